"""The graders of the shipped exercises, and under `engine` the grader of everything."""
