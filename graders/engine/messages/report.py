"""The words around a report: headings, labels, counts, the last line."""

from __future__ import annotations

from graders.engine.text import Text, same

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections.abc import Sequence

CALL = Text(nl="aanroep", en="call")
EXPECTED = Text(nl="verwacht", en="expected")
GOT = Text(nl="gekregen", en="got")
TYPED = Text(nl="getypt", en="typed")
CASE = Text(nl="testgeval", en="case")
LINE = Text(nl="regel {line}", en="line {line}")
IN_FUNCTION = Text(nl="in {function}", en="in {function}")
IN_FUNCTION_OF_FILE = Text(nl="in {function} ({file})", en="in {function} ({file})")
PRINTED = Text(nl="jouw print-uitvoer", en="your print output")
ALL_RIGHT = Text(nl="Alles juist. Mooi werk!", en="All correct. Well done!")
BUT_RULES = Text(
    nl="Alle testgevallen zijn juist, maar de code houdt zich niet aan een regel van de opgave, en dat kost punten.",
    en="All cases are right, but the code does not keep to a rule of the exercise, which costs points.",
)
PROTECTIONS = Text(nl="beveiliging: {text}", en="protection: {text}")
BANK = Text(nl="oefeningenbank: {digest}", en="exercise bank: {digest}")
SUBMISSION = Text(nl="inzending", en="submission")
POINTS = Text(nl="punten", en="points")
VERDICT = Text(nl="oordeel", en="verdict")
HIDDEN = Text(nl="Een verborgen testgeval is fout.", en="A hidden case is wrong.")
NOT_RUN = Text(nl="niet uitgevoerd", en="not run")
SYNTAX = Text(nl="Syntaxfout op regel {line}", en="Syntax error on line {line}")
UNGRADED = Text(
    nl="{file} kon niet nagekeken worden. Dat ligt niet aan jou: {error}",
    en="{file} could not be graded. This is not your fault: {error}",
)

_MONTHS = Text(
    nl="januari februari maart april mei juni juli augustus september oktober november december",
    en="January February March April May June July August September October November December",
)


def saved_today(clock: str) -> Text:
    """The file was last saved today, at `clock` (HH:MM)."""
    return Text(nl=f"bewaard om {clock}", en=f"saved at {clock}")


def saved_on(day: int, month: int, clock: str) -> Text:
    """The file was last saved on another day."""
    nl, en = (names.split()[month - 1] for names in _MONTHS)
    return Text(nl=f"bewaard op {day} {nl} om {clock}", en=f"saved on {day} {en} at {clock}")


def hint(text: Text) -> Text:
    """What to try, after its label and so without a capital."""
    return Text(nl=f"Tip: {_uncapital(text.nl)}", en=f"Hint: {_uncapital(text.en)}")


def _uncapital(sentence: str) -> str:
    first = sentence.partition(" ")[0]
    # "X", "D10" and "3W" are names; a sentence that begins with the article "A" is none.
    named = first != "A" and first == first.upper()
    return sentence if named else sentence[:1].lower() + sentence[1:]


def counted(correct: int, cases: int) -> Text:
    """How many cases of a function are right."""
    return Text(
        nl=f"{correct} van {cases} testgeval{'len' * (cases != 1)} juist",
        en=f"{correct} of {cases} case{'s' * (cases != 1)} right",
    )


def since_last(before: int, now: int) -> Text:
    """How many cases were right when the file was checked last."""
    return Text(nl=f"vorige keer {before}, nu {now} juist", en=f"{before} right last time, {now} now")


def requirement(number: int, text: Text) -> Text:
    """The demand of the description that a case tests, as a sentence."""
    return Text(
        nl=f"{_sentence(text.nl)} (voorwaarde {number}).",
        en=f"{_sentence(text.en)} (rule {number}).",
    )


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:].rstrip(".")


def one_cause(explained: int, failures: int, elsewhere: Sequence[tuple[str, int]]) -> Text:
    """How many of a function's failures the diagnosis explains, and how many other functions cause."""
    if len(elsewhere) == 1 and elsewhere[0][1] == failures:
        return _all_elsewhere(failures, elsewhere[0][0])
    if failures == 1:
        return same("")
    sentences = [_explained(explained, failures)]
    left = failures - explained
    for name, count in elsewhere:
        sentences.append(_elsewhere(name, count, rest=explained > 1 and count == left))
    return Text(" ".join(one.nl for one in sentences), " ".join(one.en for one in sentences))


def also(before: Text, count: int, left: int, cause: Text, call: str) -> Text:
    """The cause of `count` of the `left` failures that the diagnosis does not explain, and a call that shows it."""
    if count == left == 1:
        lead = Text("De andere", "The other")
    elif count == left:
        lead = Text(f"De andere {count}", f"The other {count}")
    else:
        lead = Text(
            "Een andere" if count == 1 else f"{count} andere", "Another" if count == 1 else f"{count} others"
        )
    nl, en = (f" Bijvoorbeeld: {call}", f" For example: {call}") if call else ("", "")
    return Text(
        f"{before.nl} {lead.nl}: {cause.nl}{nl}".strip(), f"{before.en} {lead.en}: {cause.en}{en}".strip()
    )


def _all_elsewhere(failures: int, name: str) -> Text:
    if failures == 1:
        return Text(f"Deze fout komt door {name}.", f"This failure is caused by {name}.")
    return Text(f"{_all(failures).nl} komen door {name}.", f"{_all(failures).en} are caused by {name}.")


def _all(failures: int) -> Text:
    if failures == 2:
        return Text("Beide fouten", "Both failures")
    return Text(f"Alle {failures} fouten", f"All {failures} failures")


def _explained(explained: int, failures: int) -> Text:
    if explained == failures:
        return Text(f"{_all(failures).nl} hebben deze oorzaak.", f"{_all(failures).en} have this cause.")
    if explained > 1:
        return Text(
            f"{explained} van de {failures} fouten hebben deze oorzaak.",
            f"{explained} of the {failures} failures have this cause.",
        )
    return Text(f"Dit is een van de {failures} fouten.", f"This is one of the {failures} failures.")


def _elsewhere(name: str, count: int, rest: bool) -> Text:
    """`rest`: these are all the failures that the diagnosis does not explain."""
    if count == 1:
        return Text(
            f"{'De andere' if rest else 'Eén'} komt door {name}.",
            f"{'The other' if rest else 'One'} is caused by {name}.",
        )
    return Text(
        f"{'De andere ' if rest else ''}{count} komen door {name}.",
        f"{'The other ' if rest else ''}{count} are caused by {name}.",
    )


def see_all(command: str) -> Text:
    """The command that shows every failure."""
    return Text(nl=f"Alle fouten zien: {command}", en=f"To see every failure: {command}")


def start_with(first: str) -> Text:
    """The function to begin with."""
    return Text(nl=f"Begin met {first}.", en=f"Start with {first}.")


def more_rows(count: int) -> Text:
    """Rows that the table leaves out."""
    return Text(
        nl=f"nog {count} inzendingen: zie results.csv", en=f"{count} more submissions: see results.csv"
    )
