"""What a teacher is told of a function that does what the reference does with one step changed, and of such mutants."""

from __future__ import annotations

from graders.engine.text import Text

LEFT_OUT = "pass"
"""What stands in the place of a statement that was left out."""


def near_miss(reference: str, line: int, was: str, now: str, *, exactly: bool) -> Text:
    """A function does on all cases what a mutant does; `exactly`: the same answers, and not only the same complaints."""
    does = (
        Text(nl="doet op alle testgevallen precies hetzelfde als", en="behaves on all cases exactly like")
        if exactly
        else Text(
            nl="faalt op dezelfde testgevallen, met dezelfde klachten, als",
            en="fails the same cases, with the same complaints, as",
        )
    )
    changed = (
        Text(nl="zonder {was}", en="without {was}")
        if now == LEFT_OUT
        else Text(nl="met {now} in plaats van {was}", en="with {now} instead of {was}")
    )
    return Text(
        nl=f"{does.nl} de modeloplossing {changed.nl} op regel {line} van {{reference}}",
        en=f"{does.en} the reference solution {changed.en} in line {line} of {{reference}}",
    ).fill(was=_code(was), now=_code(now), reference=reference)


def noticed(slug: str, reference: str, noticed: int, made: int) -> Text:
    """How many of the mutants fail at least one case."""
    return Text(
        nl=f"{slug}: de testgevallen merken {noticed} van de {made} wijzigingen in één stap van {reference} op",
        en=f"{slug}: the cases notice {noticed} of {made} one-step mutants of {reference}",
    )


def stale() -> Text:
    """What is kept of the mutants is not of this reference and this bank."""
    return Text(
        nl="wat hier van de wijzigingen in één stap staat, is niet van deze modeloplossing en deze bank; vernieuw het met: "
        "nakijk verify --write",
        en="what is kept of the one-step mutants is not of this reference solution and this bank; renew it with: "
        "nakijk verify --write",
    )


def _code(text: str) -> str:
    return f"`{text}`"
