"""The traits of a submission's source: loaded into a child only when they are asked for, in the order of `sandbox/study.py`.

A child has no way to our files by then, so the supervisor sends their compiled code along. They import nothing but `_ast` and
each other.
"""
