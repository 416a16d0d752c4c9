"""What is known of right functions: answers by question, from the cases of the bank and from its derived data; no effects."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from graders.engine.model import Answer, Case, Exercise, Function, Question, Tree, Turn
from graders.engine.values.canonical import canonical
from graders.engine.values.nodes import sound

Key = tuple[str, bytes, tuple[str, ...] | None]
"""Function id, arguments, lines to be typed."""

_OPAQUE = frozenset({"sub", "o", "gen", "fn", "cycle", "!"})
"""The tags of trees that stand for no value that could be made again."""


class Known(NamedTuple):
    """An answer that is known, and the cases (ids) in which a right solution is known to ask for it."""

    question: Question
    answer: Answer | None
    """None: as the bank's own case says."""
    cases: tuple[str, ...] = ()


class Table:
    """Answers by question; the first answer given to a question stays."""

    def __init__(self, known: Iterable[Known] = ()) -> None:
        self._answers: dict[Key, Answer] = {}
        self._by_case: dict[str, list[Known]] = {}
        for one in known:
            self.add(one)

    def add(self, one: Known) -> None:
        """Note an answer; of what is known already, and of what only the cases are new, the first answer stays."""
        name = key(one.question)
        if one.answer is not None:
            self._answers.setdefault(name, one.answer)
        if one.cases and name in self._answers:
            known = Known(one.question, self._answers[name])
            for case in one.cases:
                self._by_case.setdefault(case, []).append(known)

    def find(self, question: Question) -> Answer | None:
        """Return the answer to a question, None when it is not known."""
        return self._answers.get(key(question))

    def of_case(self, case: str) -> list[Known]:
        """Return the answers that a right solution asks for in a case."""
        return self._by_case.get(case, [])


def key(question: Question) -> Key:
    """Return what is the same for the same question."""
    return question.function, canonical(["t", list(question.arguments)]), question.typed


def answerable(question: Question, parameters: int) -> bool:
    """Whether the arguments are values that can be made again, and as many as the function has parameters."""
    return len(question.arguments) == parameters and all(map(plain, question.arguments))


def plain(tree: Tree) -> bool:
    """Whether a tree stands for a value that can be made again, and not for an object or for what was cut."""
    waiting = [sound(tree)]
    while waiting:
        one = waiting.pop()
        if isinstance(one, list):
            if one[0] in _OPAQUE:
                return False
            if one[0] == "d":
                waiting += [part for pair in one[1] for part in pair]  # type: ignore[union-attr]  # pairs
            elif one[0] in ("l", "t", "S", "F"):
                waiting += one[1]  # type: ignore[arg-type]  # trees
    return True


def of_bank(exercise: Exercise) -> Iterator[Known]:
    """Yield what the bank's own cases say of each function."""
    for function in exercise.functions:
        for case in function.cases:
            answer = _demanded(case)
            if answer is not None:
                yield Known(Question(function.id, case.steps[0].call.arguments), answer)


def _demanded(case: Case) -> Answer | None:
    (call, demand), *more = case.steps
    if more or case.repeat > 1 or demand.checker or call.replaces:
        return None
    if call.stdin is not None or call.seed is not None or call.consume is not None:
        return None
    turns = () if demand.prints is None else (Turn(demand.prints),)
    if demand.raises:
        raises = (demand.raises.type, demand.raises.message or "")
        return Answer(turns, None, raises, demand.arguments)
    if demand.returns:
        return Answer(turns, demand.returns.tree, None, demand.arguments)
    return None


def can_be_replaced(function: Function) -> bool:
    """Whether its answer depends on its arguments and on what is typed, and on nothing else."""
    return not any(
        step.call.seed is not None or step.call.consume is not None
        for case in function.cases
        for step in case.steps
    )


def talks(function: Function) -> bool:
    """Whether it asks for what is typed."""
    return any(step.call.stdin for case in function.cases for step in case.steps)


# ---------------------------------------------------------------- as JSON, in the derived data


def as_json(one: Known, languages: Iterable[str] | None) -> list[object]:
    """Return a known answer as JSON-ready data; `languages` None: it holds in all."""
    question, answer, cases = one
    spoken = None if languages is None else list(languages)
    return [question.function, question.arguments, question.typed, _said(answer), spoken, list(cases)]


def _said(answer: Answer | None) -> list[object] | None:
    if answer is None:
        return None
    turns = [
        [turn.said, turn.typed is not None] for turn in answer.turns if turn.said or turn.typed is not None
    ]
    return [turns, answer.value, answer.raises, answer.arguments]


def _answer(said: list[Any] | None) -> Answer | None:
    if said is None:
        return None
    turns, value, raises, changed = said
    return Answer(
        tuple(Turn(said, "" if reads else None) for said, reads in turns),
        value,
        None if raises is None else (raises[0], raises[1]),
        None if changed is None else tuple(changed),
    )


def from_json(entries: object, language: str) -> Iterator[Known]:
    """Yield the known answers of one language.

    Raises:
        ValueError, TypeError, KeyError: for what `as_json` did not make.
    """
    if not isinstance(entries, list | tuple):
        raise TypeError("no list")
    for function, arguments, typed, said, languages, cases in entries:
        if languages is None or language in languages:
            asked = Question(function, tuple(arguments), None if typed is None else tuple(typed))
            yield Known(asked, _answer(said), tuple(cases))
