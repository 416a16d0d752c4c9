"""From results to the likeliest cause, in words: pure, and starts no call."""
