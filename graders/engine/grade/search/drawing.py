"""Everything that is asked of Hypothesis: that it is there, that it leaves no files behind, that it draws and shrinks."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from graders.engine.bank.validated import cache_folder
from graders.engine.custom.load import Grader
from graders.engine.custom.trouble import trouble_in
from graders.engine.errors import NakijkError, UsageProblem
from graders.engine.grade.search.faults import Enough, StrategyFault
from graders.engine.messages import search as say

if TYPE_CHECKING:
    from hypothesis import settings

Differs = Callable[[object], bool | None]
"""Tells whether a drawn value is one that is looked for; None: it does not count as an example."""


def ready() -> None:
    """Import Hypothesis, which is done for no other reason, and have it keep its files with ours.

    Raises:
        UsageProblem: when it is not installed.
    """
    # Else it makes a folder where the student works; in a place that cannot be, it does without.
    place = Path(cache_folder() or os.devnull, "hypothesis")
    os.environ.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", str(place))
    try:
        import hypothesis  # noqa: F401
    except ImportError as error:
        raise UsageProblem(say.NO_HYPOTHESIS) from error
    _without_our_constants()


def _without_our_constants() -> None:
    """Keep Hypothesis from drawing constants that it finds in local modules: those of a checkout of ours would be some.

    The same seed would then give other examples where nakijk is installed, and as more of it is imported.
    """
    from hypothesis.internal.conjecture import providers

    if hasattr(providers, "_get_local_constants"):  # from 6.131 on
        none = providers._local_constants
        providers._get_local_constants = lambda: none


def strategies(grader: Grader) -> Mapping[str, Any]:
    """Return what a grader's `strategies` gives, nothing when it has none.

    Raises:
        StrategyFault: when it fails, or gives no table.
    """
    if grader.strategies is None:
        return {}
    try:
        made = grader.strategies()
        return {str(function): made[function] for function in made}
    except Exception as error:
        raise _failed(grader, error) from error


def explore(grader: Grader, strategy: Any, differs: Differs, *, seed: int, examples: int) -> bool:
    """Draw examples until one differs, then smaller ones; return whether it came to an end by itself.

    Then the last value that `differs` was asked about, and that did, is the smallest.

    Raises:
        NakijkError: what `differs` raised; else a StrategyFault, when the strategy fails.
    """
    from hypothesis import find, reject
    from hypothesis.errors import NoSuchExample, Unsatisfiable

    def condition(value: object) -> bool:
        try:
            found = differs(value)
        except NakijkError as error:
            raise Enough(error) from error
        return reject() if found is None else found

    try:
        find(strategy, condition, settings=_settings(examples), random=Random(seed))  # noqa: S311
    except Enough as end:
        if end.problem is not None:
            raise end.problem from end
        return False
    except (NoSuchExample, Unsatisfiable):
        return True
    except Exception as error:
        raise _failed(grader, error) from error
    return True


def _settings(examples: int) -> settings:
    from hypothesis import HealthCheck, Phase, Verbosity, settings

    return settings(
        max_examples=examples,
        database=None,  # it would replay what another submission failed
        deadline=None,
        derandomize=False,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
        report_multiple_bugs=False,
        verbosity=Verbosity.quiet,
    )


def _failed(grader: Grader, error: Exception) -> StrategyFault:
    vars(error).pop(
        "__notes__", None
    )  # Hypothesis adds what it was doing, which would be taken for what went wrong
    trouble = trouble_in(grader.file, error, grader.strategies)
    file = Path(grader.file).name if grader.file else "strategies"
    place = f"{file}:{trouble.line}" if trouble.line else file
    return StrategyFault(say.strategies_failed(place, trouble.what), trouble.trace)
