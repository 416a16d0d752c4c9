"""Tell which failures of a function are caused by another function that it builds on; pure."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from graders.engine.diagnose.failing import STATE, failing
from graders.engine.diagnose.fingerprints import Fingerprints, Fit, fits
from graders.engine.model import Exercise, FunctionReport, Raised, Result, Verdict

Blamed = tuple[tuple[str, tuple[str, ...]], ...]
"""Function id → the failing cases of another function that it causes."""


class Followed(NamedTuple):
    """What was found out of one function by trying its failing cases again, with right functions in the place of others."""

    caused: Blamed = ()
    """The cases that become right, under the function (id) that is to blame."""
    tried: frozenset[str] = frozenset()
    """The cases of which is known whether they become right."""
    because: tuple[str, ...] = ()
    """When all of them do: all the functions (ids) that are to blame."""


class Findings(NamedTuple):
    """What is known of all functions of a submission together, by function id."""

    fits: Mapping[str, tuple[Fit, ...]]
    """The misconceptions that fit."""
    builds_on: Mapping[str, tuple[str, ...]]
    """The functions that its code mentions."""
    names: Mapping[str, str]
    """Name → function id."""
    wrong: frozenset[str]
    """The functions that fail a case."""
    stateful: frozenset[str]
    """The functions that keep something between calls."""
    followed: Mapping[str, Followed]
    """What trying again found out: that goes first."""

    def culprit(self, function: str, misconception: str) -> str | None:
        """Return the function at the root of a misconception: the deepest one built on that has it too."""
        for used in self.builds_on.get(function, ()):
            if any(fit.misconception.name == misconception for fit in self.fits.get(used, ())):
                return self.culprit(used, misconception) or used
        return None

    def keeper(self, function: str) -> str | None:
        """Return the function that keeps something between calls, the deepest one built on."""
        for used in self.builds_on.get(function, ()):
            if used in self.stateful:
                return self.keeper(used) or used
        return None

    def own_fits(self, function: str) -> list[Fit]:
        """Return the misconceptions that fit a function and none that it builds on."""
        tried = function in self.followed  # then what others cause is known, and is no longer there
        return [
            fit
            for fit in self.fits[function]
            if tried or self.culprit(function, fit.misconception.name) is None
        ]


def findings_of(
    exercise: Exercise,
    fingerprints: Fingerprints,
    reports: Sequence[FunctionReport],
    followed: Mapping[str, Followed] = {},
) -> Findings:
    """Return what is known of all functions together."""
    return Findings(
        fits=_fits(exercise, fingerprints, reports),
        builds_on={one.function.id: _acyclic(one, reports) for one in reports},
        names={one.function.name: one.function.id for one in reports},
        wrong=frozenset(one.function.id for one in reports if failing(one)),
        stateful=frozenset(one.function.id for one in reports if _keeps_state(one)),
        followed=followed,
    )


def blamed(report: FunctionReport, wrong: Sequence[Result], findings: Findings) -> Blamed:
    """Return each failing case that another function causes, under the first function that does."""
    function = report.function.id
    proven, tried, _ = findings.followed.get(function, Followed())
    caused = {culprit: list(cases) for culprit, cases in proven}
    wrong = [result for result in wrong if result.case.id not in tried]
    keeper = findings.keeper(function) if function in findings.stateful else None
    if keeper is not None:
        caused.setdefault(keeper, []).extend(result.case.id for result in wrong)
    for result in wrong:
        culprit = _raiser(result, function, findings)
        if culprit is not None:
            caused.setdefault(culprit, []).append(result.case.id)
    for fit in findings.fits[function]:
        culprit = findings.culprit(function, fit.misconception.name)
        if culprit is not None:
            caused.setdefault(culprit, []).extend(case for case in fit.cases if case not in tried)
    return _once(caused)


def _once(caused: Mapping[str, Sequence[str]]) -> Blamed:
    told: set[str] = set()
    blame = []
    for culprit, cases in caused.items():
        left = tuple(case for case in dict.fromkeys(cases) if case not in told)
        told.update(left)
        if left:
            blame.append((culprit, left))
    return tuple(blame)


def _raiser(result: Result, function: str, findings: Findings) -> str | None:
    """Return the other function of the exercise in which an exception was raised, if it is wrong itself."""
    ending = result.outcomes[result.shown].ending if result.shown < len(result.outcomes) else None
    if not isinstance(ending, Raised) or result.verdict is not Verdict.RUNTIME_ERROR or not ending.frames:
        return None
    raiser = findings.names.get(ending.frames[-1].function)
    return raiser if raiser != function and raiser in findings.wrong else None


def _fits(
    exercise: Exercise, fingerprints: Fingerprints, reports: Sequence[FunctionReport]
) -> Mapping[str, tuple[Fit, ...]]:
    """Return, per function id, the misconceptions that fit it; they must fit all functions that they get wrong."""
    found = {
        one.function.id: fits(exercise.misconceptions, fingerprints, one.results, one.function.id)
        for one in reports
    }
    whole = {one.function.id for one in reports if _ran(one)}
    names = {function: {fit.misconception.name for fit in fitting} for function, fitting in found.items()}

    wrong = {one.function.id: len(failing(one)) for one in reports}

    def everywhere(fit: Fit) -> bool:
        name = fit.misconception.name
        return all(name in names[function] for function in fingerprints.get(name, {}) if function in whole)

    def exact(fit: Fit, here: str) -> bool:
        """Whether all that fails here fails as it does: another mistake elsewhere cannot change that."""
        return len(fit.cases) == len(fingerprints[fit.misconception.name][here]) == wrong[here]

    return {
        function: (
            *filter(everywhere, fitting),
            *(fit for fit in fitting if not everywhere(fit) and exact(fit, function)),
        )
        for function, fitting in found.items()
    }


def _ran(report: FunctionReport) -> bool:
    """Whether a function is written, and all its cases were run: only then a missing failure tells something."""
    return not report.unwritten and all(one.verdict is not Verdict.NOT_RUN for one in report.results)


def _keeps_state(report: FunctionReport) -> bool:
    return any(one.kind == STATE for result in report.results for one in result.judgement.feedback)


def _acyclic(report: FunctionReport, reports: Sequence[FunctionReport]) -> tuple[str, ...]:
    """Return what a function builds on, without those that build on it in turn: blame must not go round."""
    others = {one.function.id: one.builds_on for one in reports}

    def reaches(start: str) -> bool:
        reached, waiting = {start}, [start]
        for here in (
            waiting
        ):  # each function once: there are very many ways through functions that all use each other
            found = [used for used in others.get(here, ()) if used not in reached]
            reached.update(found)
            waiting += found
        return report.function.id in reached

    return tuple(used for used in report.builds_on if not reaches(used))
