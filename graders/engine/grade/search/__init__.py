"""Search for the smallest call on which a submission differs from the reference solution; needs Hypothesis, and further runs."""
