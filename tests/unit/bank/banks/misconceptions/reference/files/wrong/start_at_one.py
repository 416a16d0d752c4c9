"""A wrong solution of which only the name is read."""
