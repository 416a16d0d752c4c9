"""`nakijk doctor`: how well submissions are confined here, seen to be so, and what to do about what is missing."""

from __future__ import annotations

import errno
import os
import platform
import sys
from collections.abc import Iterator, Sequence

import click

from graders.engine.cli import options
from graders.engine.cli.failures import BROKEN, RIGHT
from graders.engine.cli.level import demand_level
from graders.engine.cli.plain import plain
from graders.engine.cli.setting import console_style
from graders.engine.cli.words import Command
from graders.engine.messages import doctor as say
from graders.engine.messages import elsewhere
from graders.engine.model import Language
from graders.engine.report.style import Style, wrapped
from graders.engine.report.version import version
from graders.engine.sandbox.standing import FILES, HIGHEST, KERNEL, Standing
from graders.engine.sandbox.system import for_many, system
from graders.engine.text import Text, same

_REFUSED = os.strerror(errno.EPERM)


def command(language: Language) -> click.Command:
    """Return the command, with its help in one language."""
    return Command(
        "doctor",
        language,
        say.DOCTOR,
        _run,
        [options.require_level(language, say.OPT_REQUIRE_LEVEL_HERE), options.lang(language)],
    )


@click.pass_obj
def _run(fallback: Language, *, require_level: int | None, lang: Language | None) -> int:
    for_many()
    standing = system().standing()
    for line in lines(standing, lang or fallback, console_style(sys.stdout), platform.system()):
        click.echo(line)
    demand_level(standing.level, require_level)
    return BROKEN if standing.failure else RIGHT


def lines(standing: Standing, language: Language, style: Style, system_name: str) -> Iterator[str]:
    """Yield what was found out, line by line, on a system of this name, as `platform.system` gives it."""
    machine = f"{system_name} {platform.release()} {platform.machine()}"
    yield f"nakijk {version()}, Python {platform.python_version()}, {machine}"
    yield ""
    if standing.failure:
        yield from wrapped(say.BROKEN.pick(language), style.width)
        yield from plain(standing.failure).splitlines()
        if _REFUSED in standing.failure:
            yield ""
            yield from wrapped(say.REFUSED_AROUND.pick(language), style.width)
        return
    yield say.HEADING.fill(level=standing.level, highest=HIGHEST).pick(language)
    meaning = say.PARTLY if standing.on and standing.level == 1 else say.LEVELS[standing.level]
    yield from wrapped(meaning.pick(language), style.width)
    if standing.level == HIGHEST:
        yield from wrapped(say.QUICK.pick(language), style.width)
    if not standing.on:
        yield from _without_layers(system_name, language, style)
    else:
        yield from _seen(standing, language, style)


def _seen(standing: Standing, language: Language, style: Style) -> Iterator[str]:
    """Yield which layers are on, what was refused, and what to do about what is missing."""
    yield ""
    yield from _table(
        (say.LAYER.pick(language), say.STATE.pick(language)),
        [(text.pick(language), _state(standing, layer, language)) for layer, text in say.LAYERS.items()],
    )
    yield ""
    yield from _table(
        (say.TRIED.pick(language), say.REFUSED.pick(language)),
        [
            (
                say.ATTEMPTS[name].pick(language),
                (say.YES if name in standing.refused else say.NO).pick(language),
            )
            for name in (*FILES, *KERNEL)
        ],
    )
    advice = [_advice(layer, standing.missing[layer]) for layer in say.LAYERS if layer in standing.missing]
    if advice:
        yield ""
        yield f"{say.WHAT_TO_DO.pick(language)}:"
        for text in advice:
            yield from wrapped(f"- {text.pick(language)}", style.width, 2)


def _advice(layer: str, told: str) -> Text:
    return say.ADVICE_FOR.get((layer, told)) or say.ADVICE[layer]


def _without_layers(system_name: str, language: Language, style: Style) -> Iterator[str]:
    """Yield what holds on a system that has no layers, and what does not."""
    holds = elsewhere.WHAT_HOLDS.get(system_name, elsewhere.WHAT_HOLDS_OTHERWISE)
    is_open = elsewhere.WHAT_IS_OPEN.get(system_name, elsewhere.WHAT_IS_OPEN_OTHERWISE)
    for heading, texts in ((elsewhere.HOLDS, holds), (elsewhere.OPEN, is_open)):
        yield ""
        yield f"{heading.pick(language)}:"
        for text in texts:
            yield from wrapped(f"- {text.pick(language)}", style.width, 2)
    yield ""
    yield from wrapped(elsewhere.ADVICE.pick(language), style.width)


def _state(standing: Standing, layer: str, language: Language) -> str:
    if layer in standing.missing:
        told = standing.missing[layer]
        return say.OFF.fill(why=say.REASONS.get(told, same(told))).pick(language)
    return say.ON.pick(language)


def _table(heading: tuple[str, str], rows: Sequence[tuple[str, str]]) -> Iterator[str]:
    width = max(len(left) for left, _ in (heading, *rows))
    for left, right in (heading, *rows):
        yield f"  {left.ljust(width)}   {right}"
