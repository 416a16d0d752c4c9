"""Sentences for people: every one stands once, in Dutch and in English side by side."""

from __future__ import annotations

from graders.engine.record import Record


class Text(Record):
    """One sentence in both languages; only a renderer picks one of them."""

    nl: str
    en: str

    def pick(self, language: str) -> str:
        """Return the sentence in `language` ("nl" or "en").

        Raises:
            KeyError: for any other language.
        """
        return {"nl": self.nl, "en": self.en}[language]

    def fill(self, **parts: object) -> Text:
        """Return the pair with `{name}` fields filled in; a `Text` part is filled in per language."""

        def one(language: str) -> str:
            chosen = {
                name: part.pick(language) if isinstance(part, Text) else part for name, part in parts.items()
            }
            return self.pick(language).format(**chosen)

        return Text(one("nl"), one("en"))


def same(text: str) -> Text:
    """Return `text` as a pair: for names, code and values, which are not translated."""
    return Text(text, text)
