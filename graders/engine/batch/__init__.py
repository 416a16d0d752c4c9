"""Many submissions at once, with a store of their reports; the only room that writes results."""
