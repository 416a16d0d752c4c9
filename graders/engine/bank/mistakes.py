"""A mistake in a bank's file: where it stands, what is wrong, what to do about it."""

from __future__ import annotations

from graders.engine import messages as say
from graders.engine.errors import NakijkError
from graders.engine.record import Record
from graders.engine.text import Text

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections.abc import Iterable


class Mistake(Record):
    """One mistake of a bank's file; `code` is stable, `line` and `column` (characters) count from 1."""

    file: str
    """As shown to people: the path of the file."""
    line: int
    column: int
    path: str
    """The JSON path, like `functions[0].cases[3].args`; `$` is the whole file."""
    code: str
    reason: Text
    """A clause without capital or full stop."""
    advice: Text
    """What to do: a clause without capital or full stop."""
    severity: str = "error"
    """`"error"` or `"warning"`."""

    @property
    def is_error(self) -> bool:
        """Whether the bank cannot be used because of it."""
        return self.severity == "error"

    @property
    def message(self) -> Text:
        """Path, reason and advice on one line, without the place and the code."""
        return say.bank.MESSAGE.fill(path=self.path, reason=self.reason, advice=self.advice)


class BankError(NakijkError):
    """A case bank cannot be used; `mistakes` holds all that is wrong with it, warnings too."""

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        self.mistakes = tuple(mistakes)
        super().__init__(_all(self.mistakes))


def _all(mistakes: tuple[Mistake, ...]) -> Text:
    # Lazy: a right bank has no mistakes to tell.
    from pathlib import Path

    slugs = tuple(dict.fromkeys(Path(mistake.file).name.partition(".")[0] for mistake in mistakes))
    lines = [
        (say.bank.BROKEN_BANK if len(slugs) == 1 else say.bank.BROKEN_BANKS).fill(names=", ".join(slugs))
    ]
    lines += [
        say.bank.MISTAKE_LINE.fill(file=m.file, line=m.line, column=m.column, code=m.code, message=m.message)
        for m in mistakes
    ]
    return Text(nl="\n".join(line.nl for line in lines), en="\n".join(line.en for line in lines))
