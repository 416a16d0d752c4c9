"""Check a bank: its solutions, the strength of its cases, its descriptions and derived data."""
