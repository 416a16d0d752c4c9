"""Words that look like another: what a person may have meant."""

from collections.abc import Sequence


def near(word: str, known: Sequence[str]) -> list[str]:
    """Return the known words that look like this one."""
    # Lazy: only a mistake needs it.
    from difflib import get_close_matches

    return get_close_matches(word, known, n=1, cutoff=0.7)
