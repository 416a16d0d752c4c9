"""Grader of `snakes_and_ladders`: random boards and games, and hints for mistakes that are not yet known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from graders.engine.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import TypeAlias

    from hypothesis.strategies import SearchStrategy

    from graders.engine.custom import CheckerCall, CheckerOutcome

    Board: TypeAlias = tuple[dict[int, int], dict[int, int]]
    """The chutes and the ladders."""

_MESSAGE = Text(nl="ongeldige opstelling", en="invalid configuration")

_NOTHING = Text(
    nl="je functie geeft niets terug: staat er een return, en wordt die ook bereikt?",
    en="your function returns nothing: is there a return, and is it reached?",
)
_RETURNED_MESSAGE = Text(
    nl="je geeft de boodschap terug als een gewone waarde. Hoe laat je een functie een fout opwerpen?",
    en="you return the message as an ordinary value. How do you make a function raise an error?",
)
_OTHER_MESSAGE = Text(
    nl="de fout is van de juiste soort. Kijk de boodschap nog eens na, letter voor letter.",
    en="the error is of the right kind. Look at its message once more, letter by letter.",
)
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
_NOT_A_DICTIONARY = Text(
    nl="het resultaat moet een dictionary zijn: de sleutels zijn vakjes, de waarden verplaatsingen.",
    en="the result must be a dictionary: its keys are spaces, its values moves.",
)
_MISSING_START = Text(
    nl="vakje {space} is geen sleutel van je resultaat, terwijl daar toch iets begint.",
    en="space {space} is not a key of your result, although something starts there.",
)
_EXTRA_KEY = Text(
    nl="je resultaat heeft een sleutel te veel: alleen vakjes waar iets begint, zijn een sleutel.",
    en="your result has a key too many: only spaces where something starts are keys.",
)
_OTHER_WAY = Text(
    nl="de aantallen kloppen, maar niet de tekens: waar gaat de pion vooruit en waar achteruit?",
    en="the numbers are right, but the signs are not: where does the pawn move forward, and where back?",
)
_DISTANCE = Text(
    nl="reken de waarde bij vakje {space} eens met de hand uit: van welk naar welk vakje gaat de pion?",
    en="work out the value of space {space} by hand: from which space to which does the pawn move?",
)
_NOT_A_LIST = Text(
    nl="het resultaat moet een lijst zijn, ook als de worpen in een tuple staan.",
    en="the result must be a list, even if the rolls are in a tuple.",
)
_TOO_SHORT = Text(
    nl="je lijst is korter dan de reeks worpen: bij welke worp voeg je niets toe?",
    en="your list is shorter than the sequence of rolls: for which roll do you add nothing?",
)
_TOO_LONG = Text(
    nl="je lijst is langer dan de reeks worpen: er hoort precies één vakje per worp in.",
    en="your list is longer than the sequence of rolls: it holds exactly one space per roll.",
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
        return _hint_about_error(outcome, valid=broken is None)
    if type(outcome.value) is str and outcome.value in _MESSAGE:
        return _RETURNED_MESSAGE
    return broken


def _hint_about_error(outcome: CheckerOutcome, *, valid: bool) -> Text | None:
    if outcome.exception != "AssertionError":
        return None
    if valid:
        return _VALID
    return None if outcome.message in _MESSAGE else _OTHER_MESSAGE


def hint_merge(call: CheckerCall, outcome: CheckerOutcome, expected: object) -> Text | None:
    """Say which rule is not kept, or what is wrong with the dictionary."""
    about_rules = _hint_about_rules(call, outcome)
    if about_rules or outcome.kind != "returned":
        return about_rules
    if outcome.value is None:
        return _NOTHING
    if type(outcome.value) is not dict:
        return _NOT_A_DICTIONARY
    return _hint_about_moves(outcome.value, expected) if type(expected) is dict else None


def _hint_about_moves(moves: dict[object, object], expected: dict[object, object]) -> Text | None:
    missing = [space for space in expected if space not in moves]
    if missing:
        return _MISSING_START.fill(space=missing[0])
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
    if about_rules or outcome.kind != "returned":
        return about_rules
    if outcome.value is None:
        return _NOTHING
    if type(outcome.value) is not list:
        return _NOT_A_LIST
    return _hint_about_list(outcome.value, expected) if type(expected) is list else None


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
    from graders.engine.cli.main import main_for

    main_for("snakes_and_ladders")
