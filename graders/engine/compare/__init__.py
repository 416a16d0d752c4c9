"""Comparison: what a case demands against what came of a call; it starts no process and prints nothing."""
