"""Grader of `snakes_and_ladders`: random boards and games, and hints for mistakes that are not yet known."""

from __future__ import annotations

from graders.engine.text import Text

TYPE_CHECKING = False  # checking a right file does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import TypeAlias

    from hypothesis.strategies import SearchStrategy

    from graders.engine.custom import CheckerCall, CheckerOutcome

    Board: TypeAlias = tuple[dict[int, int], dict[int, int]]
    """The chutes and the ladders."""

_MESSAGE = Text(nl="ongeldige opstelling", en="invalid configuration")

_VALID = Text(
    nl="welke regel in je code keurt deze opstelling af, en is dat een van de voorwaarden 1 tot en met 3?",
    en="which line of your code refuses this configuration, and is that one of the rules 1 to 3?",
)
_START_ONCE = Text(
    nl="op vakje {space} begint zowel een glijbaan als een ladder: waar kijk je dat na?",
    en="both a chute and a ladder start on space {space}: where do you check that?",
)
_CHUTE_UP = Text(
    nl="de glijbaan op vakje {space} gaat niet omlaag: waar kijk je dat na?",
    en="the chute on space {space} does not go down: where do you check that?",
)
_LADDER_DOWN = Text(
    nl="de ladder op vakje {space} gaat niet omhoog: waar kijk je dat na?",
    en="the ladder on space {space} does not go up: where do you check that?",
)
_EXTRA_KEY = Text(
    nl="alleen een vakje waar een glijbaan of een ladder begint, is een sleutel.",
    en="only a space where a chute or a ladder starts is a key.",
)
_OTHER_WAY = Text(
    nl="waar gaat de pion vooruit, en waar achteruit?",
    en="where does the pawn move forward, and where back?",
)
_DISTANCE = Text(
    nl="reken de waarde bij vakje {space} eens met de hand uit: van welk naar welk vakje gaat de pion?",
    en="work out the value of space {space} by hand: from which space to which does the pawn move?",
)
_TOO_SHORT = Text(
    nl="bij elke worp hoort een vakje in de lijst: bij welke worp voeg je er geen toe?",
    en="every roll has its space in the list: for which roll do you add none?",
)
_TOO_LONG = Text(
    nl="bij elke worp hoort precies één vakje in de lijst, en niets ervoor of ertussen.",
    en="every roll has exactly one space in the list, with nothing before or in between.",
)
_PAST_100 = Text(
    nl="er staat een vakje voorbij 100 in je lijst, en dat bestaat niet.",
    en="your list has a space past 100, which does not exist.",
)
_WRONG_SPACE = Text(
    nl="speel deze worpen eens met een pion op papier: bij worp nummer {number} gaat het voor het eerst mis.",
    en="play these rolls with a pawn on paper: roll number {number} is the first one that goes wrong.",
)

_OTHER_SQUARE = Text(
    nl="alleen vakjes van 1 tot en met 100 staan op het bord, en op vakje 100 begint niets",
    en="the board has the spaces 1 to 100 only, and nothing starts on space 100",
)
_OTHER_ROLL = Text(
    nl="een worp is een geheel getal van 1 tot en met 6",
    en="a roll is an integer from 1 to 6",
)
_CYCLE = Text(
    nl="op deze geldige opstelling kan een pion eindeloos blijven rondgaan",
    en="on this valid configuration a pawn could go round for ever",
)


def strategies() -> dict[str, SearchStrategy[tuple[object, ...]]]:
    """Return, per function id, a strategy for its argument tuples (Hypothesis is imported here only)."""
    from hypothesis import strategies as st

    starts = st.integers(1, 99) | st.integers(1, 12)
    valid = st.lists(st.tuples(starts, st.integers(1, 100)), max_size=20).map(_valid_board)
    rules = st.sampled_from(("both", "chute", "ladder"))
    invalid = st.builds(_break, valid, rules, starts, st.integers(1, 99))
    boards = valid | invalid
    rolls = st.lists(st.integers(1, 6), max_size=40)
    return {
        "merge": boards.map(lambda board: (*board,)),
        "spaces": st.tuples(rolls | rolls.map(tuple), boards).map(lambda game: (game[0], *game[1])),
    }


def _valid_board(pairs: Iterable[tuple[int, int]]) -> Board:
    """Put what the rules allow on a board, and nothing on which a pawn would go round for ever."""
    board: dict[int, int] = {}
    for start, end in pairs:
        if start not in board and _last_space(board, end) != start:
            board[start] = end
    chutes = {start: end for start, end in board.items() if end < start}
    ladders = {start: end for start, end in board.items() if end > start}
    return chutes, ladders


def _last_space(board: dict[int, int], space: int) -> int:
    """Return where a pawn on this space ends up, on a board without a cycle."""
    while space in board:
        space = board[space]
    return space


def _break(board: Board, rule: str, one: int, other: int) -> Board:
    """Return the board with one rule broken on one of two spaces, which may be the same."""
    chutes, ladders = dict(board[0]), dict(board[1])
    low, high = sorted((one, other))
    if rule == "both":
        middle = max(2, low)
        chutes[middle], ladders[middle] = middle - 1, 100
    elif rule == "chute":
        ladders.pop(low, None)
        chutes[low] = high
    else:
        chutes.pop(high, None)
        ladders[high] = low
    return chutes, ladders


def _broken_rule(chutes: dict[int, int], ladders: dict[int, int]) -> Text | None:
    """Say which rule a board breaks; None if it is valid."""
    for space, end in chutes.items():
        if space in ladders:
            return _START_ONCE.fill(space=space)
        if end >= space:
            return _CHUTE_UP.fill(space=space)
    for space, end in ladders.items():
        if end <= space:
            return _LADDER_DOWN.fill(space=space)
    return None


def _hint_about_rules(call: CheckerCall, outcome: CheckerOutcome) -> Text | None:
    """Say what is wrong with accepting or refusing this board, if that is the mistake."""
    chutes, ladders = call.args[-2:]
    if not isinstance(chutes, dict) or not isinstance(ladders, dict):
        return None
    broken = _broken_rule(chutes, ladders)
    if outcome.kind == "raised":
        return _VALID if broken is None and outcome.exception == "AssertionError" else None
    return None if _notices(outcome) else broken


def _notices(outcome: CheckerOutcome) -> bool:
    """Return whether a board is noticed to be invalid, though nothing is raised: text or an error came back."""
    returned = getattr(outcome.value, "type_name", outcome.value)
    return type(returned) is str or any(message in outcome.stdout for message in _MESSAGE)


def hint_merge(call: CheckerCall, outcome: CheckerOutcome, expected: object) -> Text | None:
    """Say which rule is not kept, or what is wrong with the dictionary."""
    about_rules = _hint_about_rules(call, outcome)
    if about_rules or type(outcome.value) is not dict or type(expected) is not dict:
        return about_rules
    return _hint_about_moves(outcome.value, expected)


def _hint_about_moves(moves: dict[object, object], expected: dict[object, object]) -> Text | None:
    if any(space not in moves for space in expected):
        return None
    if len(moves) > len(expected):
        return _EXTRA_KEY
    if any(type(moves[space]) is not int for space in expected):
        return None
    differing = [space for space in expected if moves[space] != expected[space]]
    if not differing:
        return None
    opposite = all(type(move) is int and moves[space] in (move, -move) for space, move in expected.items())
    return _OTHER_WAY if opposite else _DISTANCE.fill(space=differing[0])


def hint_spaces(call: CheckerCall, outcome: CheckerOutcome, expected: object) -> Text | None:
    """Say which rule is not kept, or what is wrong with the list."""
    about_rules = _hint_about_rules(call, outcome)
    if about_rules or type(outcome.value) is not list or type(expected) is not list:
        return about_rules
    return _hint_about_list(outcome.value, expected)


def _hint_about_list(visited: list[object], expected: list[object]) -> Text | None:
    if any(type(space) is int and space > 100 for space in visited):
        return _PAST_100
    if len(visited) != len(expected):
        return _TOO_SHORT if len(visited) < len(expected) else _TOO_LONG
    for number, (space, right) in enumerate(zip(visited, expected, strict=True), 1):
        if type(space) is int and space != right:
            return _WRONG_SPACE.fill(number=number)
    return None


def open_board(chutes: dict[int, int], ladders: dict[int, int]) -> Text | None:
    """Say what the description leaves open about a board; None: nothing."""
    both = (*chutes.items(), *ladders.items())
    if not all(type(start) is type(end) is int and 1 <= start < 100 >= end >= 1 for start, end in both):
        return _OTHER_SQUARE
    return None if _broken_rule(chutes, ladders) or not _has_cycle(chutes | ladders) else _CYCLE


def open_game(rolls: Sequence[int], chutes: dict[int, int], ladders: dict[int, int]) -> Text | None:
    """Say what the description leaves open about a game; None: nothing."""
    if not all(type(roll) is int and 1 <= roll <= 6 for roll in rolls):
        return _OTHER_ROLL
    return open_board(chutes, ladders)


def _has_cycle(board: dict[int, int]) -> bool:
    def goes_round(space: int) -> bool:
        for _ in board:
            space = board.get(space, 0)
        return space in board

    return any(goes_round(start) for start in board)


hints = {"merge": hint_merge, "spaces": hint_spaces}
allowed = {"merge": open_board, "spaces": open_game}


if __name__ == "__main__":
    from graders.engine.cli.console import main_for

    main_for("snakes_and_ladders")
