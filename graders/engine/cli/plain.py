"""Lines fit for a terminal, whatever names of files or words of a command line stand in them."""

from graders.engine.submissions.names import shown


def plain(text: str) -> str:
    r"""Return lines in which nothing steers a terminal: control and bidi characters as escapes (`\x1b`)."""
    return "\n".join(shown(line.expandtabs()) for line in text.split("\n"))


def shell_word(text: str) -> str:
    r"""Return a word to paste in a shell; one with characters that a terminal acts on as `$'…\x1b…'`, as bash reads it."""
    if shown(text) == text:
        # Lazy: a right submission has no command to show.
        from shlex import quote

        return quote(text)
    escaped = text.replace("\\", r"\\").replace("'", r"\'")
    return f"$'{shown(escaped)}'"
