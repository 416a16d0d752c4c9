"""`python -m nakijk`, for where the folder of scripts is not on the path."""
