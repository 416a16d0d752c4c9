"""What we make of a call that did not end as an answer should: the verdict, and one sentence on why."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from graders.engine.compare.endless import loop_text
from graders.engine.compare.expected import not_run_text, seconds_text
from graders.engine.compare.glosses import gloss
from graders.engine.compare.phrases import joined, sentence, short
from graders.engine.compare.recursion import levels_text, repeating
from graders.engine.messages import judging as say
from graders.engine.model import (
    Call,
    Crashed,
    Difference,
    Feedback,
    Frame,
    Judgement,
    MemoryExceeded,
    Missing,
    NotRun,
    OutputExceeded,
    Raised,
    Tampered,
    TimedOut,
    Verdict,
)
from graders.engine.text import Text, same

NOWHERE = same("")


def judge_ending(call: Call, ending: object) -> Judgement:
    """Judge an ending that is no returned value, where no exception is demanded."""
    return _ENDINGS[type(ending)](call, ending)


def _judgement(verdict: Verdict, kind: str, text: Text, difference: Difference | None = None) -> Judgement:
    return Judgement(verdict, (Feedback(kind, text),), (), difference)


# ---------------------------------------------------------------- exceptions


def _raised(call: Call, ending: Raised) -> Judgement:
    kind, text = _on_exception(call, ending)
    return _judgement(Verdict.RUNTIME_ERROR, kind, text, None if kind == "recursion" else place(ending))


def _on_exception(call: Call, ending: Raised) -> tuple[str, Text]:
    if "RecursionError" in ending.types:
        return "recursion", _recursion(call, ending.frames)
    if "SystemExit" in ending.types:
        return "exit", say.EXITS.fill(line=on_line(ending.frames))
    if ending.types[:1] == ("TypeError",) and not ending.frames:
        message = short(ending.message or "")
        return "signature", say.SIGNATURE.fill(count=_count(len(call.arguments)), message=message)
    return "exception", _words(call, ending)


def _recursion(call: Call, frames: tuple[Frame, ...]) -> Text:
    """Name the function that repeats, the line where it does and with what: the stack may have run out in another."""
    frame = repeating(frames)
    if frame is None:
        return say.RECURSION.fill(who=say.YOUR_FUNCTION, line=NOWHERE, values=NOWHERE)
    who = say.YOUR_FUNCTION if frame.function.startswith("<") else same(short(frame.function))
    line = _where((*frames, frame), say.ON_LINE, say.IN_FILE)
    return say.RECURSION.fill(who=who, line=line, values=levels_text(call, frames, frame))


def _words(call: Call, ending: Raised) -> Text:
    """Say what was raised, where, with what message, and what that means."""
    message = say.RAISED_MESSAGE.fill(message=short(ending.message)) if ending.message else NOWHERE
    words = say.RAISED.fill(type=type_name(ending), line=on_line(ending.frames), message=message)
    more = gloss(ending, call)
    return words if more is None else joined((words, more), " ")


def type_name(ending: Raised) -> str:
    """Return the name of the class of an exception, safe and short."""
    return short(ending.types[0].removeprefix("user:")) if ending.types else "Exception"


def on_line(frames: tuple[Frame, ...]) -> Text:
    """Return " op regel 12" for the innermost frame, with its file if the frames are in several."""
    return _where(frames, say.ON_LINE, say.IN_FILE) if frames else NOWHERE


def place(ending: Raised) -> Difference | None:
    """Return "opgeworpen op regel 12", to stand beside the exception."""
    if not ending.frames:
        return None
    return Difference("exception", _where(ending.frames, say.RAISED_ON_LINE, say.RAISED_IN_FILE))


def _where(frames: tuple[Frame, ...], line: Text, line_in_file: Text) -> Text:
    innermost = frames[-1]
    several = len({frame.file for frame in frames}) > 1
    return (line_in_file if several else line).fill(line=innermost.line, file=short(innermost.file))


def _count(arguments: int) -> Text:
    return say.ONE_ARGUMENT if arguments == 1 else say.ARGUMENTS.fill(count=arguments)


# ---------------------------------------------------------------- limits


def _timed_out(call: Call, ending: TimedOut) -> Judgement:
    if ending.loop is not None:
        return _judgement(Verdict.TIME_LIMIT_EXCEEDED, "time", loop_text(call, ending.loop), None)
    known = ending.line is not None
    busy = say.BUSY.fill(line=ending.line) if known else NOWHERE
    words = say.WAITED if ending.waited else say.TOO_SLOW
    text = words.fill(seconds=seconds_text(ending.seconds), busy=busy)
    difference = Difference("time", say.BUSY_ON_LINE.fill(line=ending.line)) if known else None
    return _judgement(Verdict.TIME_LIMIT_EXCEEDED, "time", text, difference)


def _memory(_call: Call, ending: MemoryExceeded) -> Judgement:
    inner = ending.frames[-1] if ending.frames else None
    busy = say.BUSY.fill(line=inner.line) if inner and inner.file == ending.frames[0].file else NOWHERE
    name = same(short(inner.variables[0][0])) if inner and inner.variables else say.SOMETHING
    text = say.TOO_MUCH_MEMORY.fill(memory_mb=ending.memory_mb, busy=busy, name=name)
    return _judgement(Verdict.MEMORY_LIMIT_EXCEEDED, "memory", text)


def _output(_call: Call, ending: OutputExceeded) -> Judgement:
    text = say.TOO_MUCH_OUTPUT.fill(output_kb=ending.output_kb)
    return _judgement(Verdict.OUTPUT_LIMIT_EXCEEDED, "output", text)


# ---------------------------------------------------------------- no answer


_DEEP = ("SIGSEGV", "STATUS_STACK_OVERFLOW")
"""How a process ends that has no room for another call, on POSIX and on Windows."""


def _crashed(_call: Call, ending: Crashed) -> Judgement:
    if ending.exit_status is not None:
        return _judgement(Verdict.RUNTIME_ERROR, "exit", say.EXITS.fill(line=NOWHERE))
    how = short(ending.signal) if ending.signal else say.NO_SIGNAL
    words = say.CRASHED_DEEP if ending.signal in _DEEP else say.CRASHED
    return _judgement(Verdict.RUNTIME_ERROR, "crashed", words.fill(how=how))


def _missing(call: Call, ending: Missing) -> Judgement:
    kind, words = ("missing", say.MISSING) if ending.callable else ("not-callable", say.NOT_CALLABLE)
    return _judgement(Verdict.NOT_RUN, kind, words.fill(name=call.name))


def _not_run(_call: Call, ending: NotRun) -> Judgement:
    verdict = _VERDICTS.get(ending.reason, Verdict.NOT_RUN)
    return _judgement(verdict, "not-run", sentence(not_run_text(ending)))


def _tampered(_call: Call, ending: Tampered) -> Judgement:
    text = {"system call": say.FORBIDDEN, "threads": say.TOO_MANY_THREADS}.get(ending.reason, say.TAMPERED)
    return _judgement(Verdict.RUNTIME_ERROR, "tampered", text)


_VERDICTS: Mapping[str, Verdict] = {
    "infrastructure": Verdict.INTERNAL_ERROR,
    "syntax": Verdict.COMPILATION_ERROR,
}

_ENDINGS: Mapping[type, Callable[[Call, Any], Judgement]] = {
    Raised: _raised,
    TimedOut: _timed_out,
    MemoryExceeded: _memory,
    OutputExceeded: _output,
    Crashed: _crashed,
    Missing: _missing,
    NotRun: _not_run,
    Tampered: _tampered,
}
