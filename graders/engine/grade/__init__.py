"""One submission: plan, run, judge, diagnose, and what needs further runs."""
