"""What the engine says of searching for differences from the reference solution."""

from __future__ import annotations

from collections.abc import Sequence

from graders.engine.messages import counting
from graders.engine.text import Text

# ---------------------------------------------------------------- what it needs

NO_HYPOTHESIS = Text(
    nl="zoeken (--search) heeft Hypothesis nodig, en dat is hier niet geïnstalleerd: pip install 'nakijk[teacher]'",
    en="searching (--search) needs Hypothesis, which is not installed here: pip install 'nakijk[teacher]'",
)


def no_reference(slug: str, place: str | None) -> Text:
    """There is no reference solution; `place` is where it was looked for, None when the bank has no such folder."""
    where = "reference/" if place is None else place
    return Text(
        nl=f"zoeken (--search) heeft de modeloplossing van {slug} nodig, en die is er niet: {where} ontbreekt in deze "
        "oefeningenbank.",
        en=f"searching (--search) needs the reference solution of {slug}, and there is none: this exercise bank lacks {where}.",
    )


# ---------------------------------------------------------------- the bank's faults


def strategies_failed(place: str, what: str) -> Text:
    """The strategies of a grader raised, when they were made or when a value was drawn."""
    return Text(
        nl=f"de strategieën (strategies) van de controlemodule {place} falen: {what}",
        en=f"the strategies of the grader {place} fail: {what}",
    )


def no_arguments(function: str, place: str, value: str) -> Text:
    """A strategy gave something that is no tuple of arguments for the function."""
    return Text(
        nl=f"de strategie van {function} in de controlemodule {place} geeft geen tuple van argumenten voor die functie: {value}",
        en=f"the strategy of {function} in the grader {place} gives no tuple of arguments for that function: {value}",
    )


def reference_fails(call: str, file: str, what: Text) -> Text:
    """The reference solution does something on a drawn call that no case demands of anybody."""
    return Text(
        nl="fout in de oefeningenbank: op {call}, wat de strategieën toelaten, faalt de modeloplossing {file} ({what}).",
        en="mistake in the exercise bank: on {call}, which the strategies allow, the reference solution {file} fails ({what}).",
    ).fill(call=call, file=file, what=what)


def references_disagree(call: str, one: str, other: str, first: Text, second: Text) -> Text:
    """The reference solutions of two languages differ on a drawn call."""
    return Text(
        nl="fout in de oefeningenbank: op {call} verschillen de modeloplossingen: {one}: {first}; {other}: {second}.",
        en="mistake in the exercise bank: on {call} the reference solutions differ: {one}: {first}; {other}: {second}.",
    ).fill(call=call, one=one, other=other, first=first, second=second)


# ---------------------------------------------------------------- why a function was not searched: clauses

ONLY_STEPS = Text(
    nl="alle testgevallen zijn reeksen van aanroepen", en="all of its cases are series of calls"
)
CHANCE = Text(nl="het resultaat hangt van het toeval af", en="its outcome depends on chance")
REPLACES = Text(nl="de testgevallen vervangen andere functies", en="its cases replace other functions")
TYPED = Text(nl="leest wat er getypt wordt", en="it reads what is typed")
CONSUMES = Text(
    nl="de testgevallen nemen niet even veel elementen", en="its cases do not take equally many items"
)
NO_STRATEGY = Text(
    nl="de controlemodule heeft hiervoor geen strategie", en="the grader has no strategy for it"
)
NOT_ALL_RUN = Text(nl="niet alle testgevallen zijn uitgevoerd", en="not all of its cases were run")
NOTHING_DRAWN = Text(
    nl="de strategie geeft geen argumenten die de opgave vastlegt",
    en="its strategy gives no arguments that the description settles",
)


def checker(name: str) -> Text:
    """A checker judges the function in a way that the reference solution's answer does not feed."""
    return Text(
        nl=f"de controlefunctie {name!r} aanvaardt meer dan één antwoord",
        en=f"the checker {name!r} takes more than one answer",
    )


# ---------------------------------------------------------------- what came of it

UNSTABLE = Text(
    nl="Deze aanroep geeft niet elke keer hetzelfde: je functie verschilt van keer tot keer.",
    en="This call does not come out the same each time: your function differs from run to run.",
)
FOUND = Text(
    nl="Gevonden door te zoeken: de kleinste aanroep waarop je functie iets anders doet dan de modeloplossing.",
    en="Found by search: the smallest call on which your function does something else than the reference solution.",
)
SO_FAR = Text(
    nl="Gevonden door te zoeken: een aanroep waarop je functie iets anders doet dan de modeloplossing. De zoektijd was om: "
    "misschien is er een kleinere.",
    en="Found by search: a call on which your function does something else than the reference solution. The time for "
    "searching was up: there may be a smaller one.",
)
ALSO = Text(nl="Gevonden door te zoeken:", en="Found by search:")


def found_though_right(names: Sequence[str], counts: bool) -> Text:
    """Every case is right, and yet a search found a difference in these functions."""
    nl, en = " en ".join(names), " and ".join(names)
    more = (
        Text(" Dat telt mee als een fout testgeval.", " That counts as a case that is wrong.")
        if counts
        else Text(" Dat verandert niets aan je punten.", " That does not change your points.")
    )
    return Text(
        nl=f"Alle testgevallen van {nl} zijn juist, maar zoeken vond een verschil met de modeloplossing.{more.nl}",
        en=f"All cases of {en} are right, but a search found a difference from the reference solution.{more.en}",
    )


def nothing_found(names: Sequence[str], tried: int, seed: int) -> Text:
    """No difference was found in these functions; `tried` is how many calls were made in all."""
    return Text(
        nl=f"Gezocht met {{calls}} (--search-seed {seed}): geen verschil met de modeloplossing gevonden in {', '.join(names)}.",
        en=f"Searched with {{calls}} (--search-seed {seed}): no difference from the reference solution found in "
        f"{', '.join(names)}.",
    ).fill(calls=counting.calls(tried))


def again(seed: int) -> Text:
    """How to search the same again, when all that was searched differs."""
    return Text(nl=f"Zelfde zoektocht: --search-seed {seed}.", en=f"The same search: --search-seed {seed}.")


def not_searched(functions: Sequence[tuple[str, Text]]) -> Text:
    """The functions that were not searched, and why."""
    nl, en = (
        ", ".join(f"{name} ({why.pick(language)})" for name, why in functions) for language in ("nl", "en")
    )
    return Text(nl=f"Niet doorzocht: {nl}.", en=f"Not searched: {en}.")


def cut_short(names: Sequence[str]) -> Text:
    """The time was up before all examples were tried."""
    return Text(
        nl=f"De zoektijd was om voor alle voorbeelden geprobeerd waren: {', '.join(names)}.",
        en=f"The time for searching was up before all examples were tried: {', '.join(names)}.",
    )


def found_in(names: Sequence[str]) -> Text:
    """After grading a folder: in which submissions a search found what their cases did not."""
    listed = ", ".join(names)
    return Text(
        nl=f"Zoeken vond een verschil dat de testgevallen niet vonden: {listed}",
        en=f"A search found a difference that the cases did not: {listed}",
    )
