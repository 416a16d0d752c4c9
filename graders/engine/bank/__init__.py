"""Exercise banks: the only room that reads their files."""
