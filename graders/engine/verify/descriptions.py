"""Hold the descriptions to the bank: examples, numbered requirements, and both languages alike; pure."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from graders.engine.compare.values import compare
from graders.engine.messages import verify as say
from graders.engine.model import Call, Case, Comparison, Demand, Exercise, Language, Outcome, Step
from graders.engine.text import Text
from graders.engine.values.literal import LiteralError, parse_literal
from graders.engine.values.rebuild import rebuild
from graders.engine.values.show import show, show_call
from graders.engine.verify import pycon
from graders.engine.verify.markdown import EXAMPLES, Block, blocks, plain, requirements
from graders.engine.verify.problem import Problem

Transcripts = Mapping[str, Outcome]
"""Case id → what the reference solution did in it."""


class Description(NamedTuple):
    """A description in one language, with the exercise and the reference's conversations in that language."""

    path: Path
    text: str
    exercise: Exercise
    transcripts: Transcripts


def check(descriptions: Mapping[Language, Description]) -> Iterator[Problem]:
    """Yield all that is wrong with the descriptions of an exercise."""
    shown = {language: list(_cases_shown(one)) for language, one in descriptions.items()}
    for one in descriptions.values():
        yield from _one(one)
    first, *others = descriptions
    for language in others:
        if shown[language] != shown[first]:
            path = str(descriptions[language].path)
            yield Problem(path, 1, 1, "V201", say.other_examples(shown[first], shown[language]))


def _cases_shown(one: Description) -> Iterator[str]:
    return (case for block in blocks(one.text) if block.kind in EXAMPLES for case in block.cases)


def _one(one: Description) -> Iterator[Problem]:
    cases = {case.id: case for function in one.exercise.functions for case in function.cases}
    for block in blocks(one.text):
        for line, code, text in _block(block, one, cases):
            yield Problem(str(one.path), line, 1, code, text)
    shown = {cases[case].function for case in _cases_shown(one) if case in cases}
    for function in one.exercise.functions:
        if function.id not in shown:
            yield Problem(str(one.path), 1, 1, "V202", say.no_example(function.name))
    yield from _requirements(one)


def _requirements(one: Description) -> Iterator[Problem]:
    items, known = list(requirements(one.text)), one.exercise.requirements
    numbers = [item.number for item in items]
    if numbers != list(range(1, len(known) + 1)):
        line = items[0].line if items else 1
        yield Problem(str(one.path), line, 1, "V203", say.requirement_count(len(items), len(known)))
        return
    for item, requirement in zip(items, known, strict=True):
        text = requirement.text.pick(one.exercise.language)
        if plain(text) not in plain(item.text):
            yield Problem(str(one.path), item.line, 1, "V204", say.requirement_text(item.number, text))


_Found = Iterator[tuple[int, str, Text]]
"""Line, code and text of a problem in one block."""


def _block(block: Block, one: Description, cases: Mapping[str, Case]) -> _Found:
    if not block.closed:
        yield block.line, "V211", say.never_closed()
    elif block.kind not in EXAMPLES:
        if any(line.startswith(pycon.PROMPT) for line in block.lines):
            yield block.line, "V212", say.unnamed_block(block.kind)
    elif not block.cases:
        yield block.line, "V213", say.block_without_case()
    else:
        unknown = [case for case in block.cases if case not in cases]
        for case in unknown:
            yield block.line, "V214", say.unknown_case(case)
        if not unknown:
            yield from _known_block(block, one, [cases[case] for case in block.cases])


def _known_block(block: Block, one: Description, cases: Sequence[Case]) -> _Found:
    body = block._replace(lines=block.lines[:1]) if block.kind == "transcript" else block
    try:
        made = list(pycon.calls(body, one.exercise.values))
    except pycon.UnreadableExample as error:
        yield block.line, "V215", say.example_unreadable(str(error))
        return
    steps = [(case, step) for case in cases for step in case.steps]
    if len(made) != len(steps):
        yield block.line, "V216", say.example_calls(len(steps), len(made))
        return
    for shown, (case, step) in zip(made, steps, strict=True):
        if not _same_call(shown, step.call):
            wanted = show_call(step.call.name, step.call.arguments, 400)
            yield shown.line, "V217", say.example_call_differs(case.id, wanted)
        elif block.kind == "transcript":
            yield from _transcript(block, case, one.transcripts)
        elif not _same_output(shown.output, step):
            yield shown.line, "V218", say.example_output_differs(case.id, _wanted(step.demand))


def _same_call(shown: pycon.Shown, call: Call) -> bool:
    same = len(shown.arguments) == len(call.arguments) and all(
        compare(expected, actual, Comparison()) is None
        for expected, actual in zip(call.arguments, shown.arguments, strict=True)
    )
    return shown.name == call.name and same


def _same_output(output: str, step: Step) -> bool:
    """Whether the lines under a call show what its case demands; what it leaves free may be anything."""
    demand = step.demand
    if demand.raises:
        first, *_, last = [*output.splitlines(), ""] if not output else output.splitlines()
        message = demand.raises.message
        wanted = demand.raises.type + (f": {message}" if message else "")
        return first.startswith("Traceback") and (
            last == wanted or (message is None and last.startswith(wanted))
        )
    printed = (demand.prints or "").rstrip("\n")
    if demand.prints is not None and not output.startswith(printed):
        return False
    value = output[len(printed) :].strip("\n") if demand.prints is not None else output
    return _same_value(value, demand)


def _same_value(output: str, demand: Demand) -> bool:
    if demand.returns is not None and demand.returns.tree is None:
        return output in ("", "None")
    by_checker = demand.checker is not None and "returns" in demand.checker.data
    if demand.returns is None and not by_checker:
        return True
    try:
        tree = parse_literal(output)
    except LiteralError:
        return False
    if demand.returns is not None:
        return compare(demand.returns.tree, tree, Comparison()) is None
    return bool(demand.checker and rebuild(tree) == demand.checker.data["returns"])


def _wanted(demand: Demand) -> str:
    if demand.raises:
        return demand.raises.type + (f": {demand.raises.message}" if demand.raises.message else "")
    if demand.returns is not None:
        return show(demand.returns.tree, 400)
    return repr(
        demand.prints if demand.prints is not None else demand.checker and demand.checker.data.get("returns")
    )


def _transcript(block: Block, case: Case, transcripts: Transcripts) -> _Found:
    outcome = transcripts.get(case.id)
    if outcome is None:
        return
    seen = [line.rstrip() for line in outcome.stdout.rstrip("\n").split("\n")]
    shown = [line.rstrip() for line in block.lines[1:]]
    for at in range(max(len(seen), len(shown))):
        wanted = seen[at] if at < len(seen) else ""
        if at >= len(shown) or at >= len(seen) or shown[at] != wanted:
            yield block.line + 2 + at, "V219", say.transcript_differs(case.id, at + 1, wanted)
            return
