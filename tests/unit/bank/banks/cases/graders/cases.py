"""Grader of `cases`: read by the tests, never run."""

raise RuntimeError

checkers = {"even_number": None, "odd_number": None}
