"""One-step mutants of a reference solution: made from its source (pure), and run on the cases of its exercise."""
