"""What is said of exercise banks and their files: where they are not, and what is wrong in them."""

from __future__ import annotations

from graders.engine.record import Record
from graders.engine.text import Text


class Said(Record):
    """What is said of one kind of mistake: clauses without capital or full stop, filled in per mistake."""

    code: str
    """Stable, for programs; kinds that are repaired alike share one."""
    reason: Text
    advice: Text
    severity: str = "error"

    def fill(self, **parts: object) -> Said:
        """Return it with `{name}` fields filled in; a `Text` part is filled in per language."""
        return self._replace(reason=self.reason.fill(**parts), advice=self.advice.fill(**parts))


BANK_NO_FOLDER = Text(nl="de map {path} bestaat niet.", en="the folder {path} does not exist.")
BANK_UNREADABLE = Text(
    nl="de map {path} kan niet gelezen worden ({reason}).", en="the folder {path} cannot be read ({reason})."
)
BANK_EMPTY = Text(
    nl="{path} bevat geen enkele oefening: er is geen .json-bestand.",
    en="{path} holds no exercise at all: there is no .json file.",
)
BANK_IS_FILE = Text(
    nl="{path} is een bestand; geef de map van de oefeningenbank.",
    en="{path} is a file; give the folder of the exercise bank.",
)
BANK_NO_CASES = Text(
    nl="{path} is geen oefeningenbank: er is geen map testcases.",
    en="{path} is not an exercise bank: it has no folder testcases.",
)
BANK_ONE_UP = Text(
    nl="{path} is een map binnen een oefeningenbank; geef de bank zelf: {better}.",
    en="{path} is a folder within an exercise bank; give the bank itself: {better}.",
)
BANK_INSIDE = Text(
    nl="{path} is geen oefeningenbank: er is geen map testcases. Bedoel je {better}?",
    en="{path} is not an exercise bank: it has no folder testcases. Did you mean {better}?",
)
BANK_NOT_SHIPPED = Text(
    nl="de oefeningen die bij nakijk horen ontbreken in {path}; installeer nakijk opnieuw, of geef --bank.",
    en="the exercises that come with nakijk are missing from {path}; install nakijk again, or give --bank.",
)

DESCRIPTION_UNREADABLE = Text(
    nl="de opgave {path} kan niet gelezen worden ({reason}).",
    en="the description {path} cannot be read ({reason}).",
)
OVER_LIMIT = Text(nl="groter dan 16 MB", en="larger than 16 MB")
NO_UTF8 = Text(nl="geen UTF-8: byte 0x{byte}", en="not UTF-8: byte 0x{byte}")

BROKEN_BANK = Text(
    nl="de oefening {names} kan niet gebruikt worden: er zit een fout in de oefening zelf. Zeg dat aan wie ze maakte.",
    en="the exercise {names} cannot be used: there is a mistake in the exercise itself. Tell who made it.",
)
BROKEN_BANKS = Text(
    nl="de oefeningen {names} kunnen niet gebruikt worden: er zit een fout in elk. Zeg dat aan wie ze maakte.",
    en="the exercises {names} cannot be used: there is a mistake in each. Tell who made them.",
)
MISTAKE_LINE = Text(
    nl="{file}:{line}:{column}: {code} {message}", en="{file}:{line}:{column}: {code} {message}"
)
MESSAGE = Text(nl="{path}: {reason}; {advice}", en="{path}: {reason}; {advice}")

DID_YOU_MEAN = Text(nl='bedoel je "{name}"?', en='did you mean "{name}"?')
CHOOSE_FROM = Text(nl="kies uit: {names}", en="choose from: {names}")
NONE_TO_CHOOSE = Text(nl="er zijn er nog geen", en="there are none yet")
