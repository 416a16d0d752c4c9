"""Grader of `scrabble_board`: moves to try it on, and what to say of a wrong board, list of words or score.

The moves are built from the rules of the description, never with a reference solution: every valid one lays
one to seven tiles and touches a tile or covers h8; every invalid one breaks a rule on purpose.
"""

from __future__ import annotations

from graders.engine.record import Record
from graders.engine.text import Text

TYPE_CHECKING = False  # checking a right file does not pay for importing `typing`
if TYPE_CHECKING:
    from typing import TypeGuard

    from hypothesis.strategies import SearchStrategy

    from graders.engine.custom import CheckerCall, CheckerOutcome

EMPTY = "."
SIZE = 15
ROWS = "abcdefghijklmno"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
CENTRE = (7, 7)
BESIDE = ((0, 1), (1, 0), (0, -1), (-1, 0))
RACK = 7
BONUS = 50
NOT_POSITIONS = ("", "p1", "1p", "a0", "0a", "a16", "16a", "o99", "dd", "8", "h", "88", "a1b", "z8")

Board = list[str]
Square = tuple[int, int]


class Line(Record):
    """Where a word can be laid: the first square and the step to the next."""

    start: Square
    down: bool

    def square(self, number: int) -> Square:
        """Return the square that lies `number` steps further."""
        row, column = self.start
        return (row + number, column) if self.down else (row, column + number)

    def position(self) -> str:
        """Return the position as the exercise writes it."""
        row, column = self.start
        return f"{column + 1}{ROWS[row]}" if self.down else f"{ROWS[row]}{column + 1}"


# ---------------------------------------------------------------- boards and moves


def on_board(square: Square) -> bool:
    """Return whether a square lies on the board."""
    return 0 <= square[0] < SIZE and 0 <= square[1] < SIZE


def tile(board: Board, square: Square) -> str:
    """Return what lies on a square; nothing lies beside the board."""
    return board[square[0]][square[1]] if on_board(square) else EMPTY


def laid(board: Board, line: Line, word: str) -> Board:
    """Return the board with the letters of a word on the empty squares of a line."""
    rows = [list(row) for row in board]
    for number, letter in enumerate(word):
        row, column = line.square(number)
        if rows[row][column] == EMPTY:
            rows[row][column] = letter
    return ["".join(row) for row in rows]


def anchors(board: Board) -> list[Square]:
    """Return the empty squares beside a tile, or the centre of an empty board."""
    squares = [(row, column) for row in range(SIZE) for column in range(SIZE)]
    found = [
        (row, column)
        for row, column in squares
        if tile(board, (row, column)) == EMPTY
        and any(tile(board, (row + down, column + right)) != EMPTY for down, right in BESIDE)
    ]
    return found or [CENTRE]


def line_through(board: Board, anchor: Square, down: bool, before: int, after: int) -> tuple[Line, int]:
    """Return a line through an anchor and its length, grown until no tile touches its start or end.

    It has `before` squares before the anchor and `after` behind it where the board allows, and at most seven
    empty squares.
    """
    axis = 0 if down else 1
    first = last = anchor[axis]

    def square(place: int) -> Square:
        return (place, anchor[1]) if down else (anchor[0], place)

    def grown() -> tuple[int, int]:
        low, high = first, last
        while tile(board, square(low - 1)) != EMPTY:
            low -= 1
        while tile(board, square(high + 1)) != EMPTY:
            high += 1
        return low, high

    first, last = grown()
    for wanted, step in ((before, -1), (after, 1)):
        for _ in range(wanted):
            edge = (first if step < 0 else last) + step
            empty = sum(tile(board, square(place)) == EMPTY for place in range(first, last + 1))
            if not 0 <= edge < SIZE or empty == RACK:
                break
            first, last = (edge, last) if step < 0 else (first, edge)
            first, last = grown()
    return Line(square(first), down), last - first + 1


def spelled(board: Board, line: Line, letters: str) -> str:
    """Return the word on a line: the tiles that lie there, and `letters` on its empty squares."""
    return "".join(
        letter if (old := tile(board, line.square(number))) == EMPTY else old
        for number, letter in enumerate(letters)
    )


class Play(Record):
    """What chance decides of a move: which anchor, which direction, how far, and fifteen letters."""

    anchor: int
    down: bool
    before: int
    after: int
    letters: str


def played(board: Board, play: Play) -> tuple[Line, str]:
    """Return a valid move: its line, and its word of at least two letters."""
    found = anchors(board)
    anchor = found[play.anchor % len(found)]
    line, length = line_through(board, anchor, play.down, play.before, play.after)
    if length == 1:
        line, length = line_through(board, anchor, not play.down, play.before, play.after or 1)
    if length == 1:
        line, length = line_through(board, anchor, not play.down, 1, 0)
    return line, spelled(board, line, play.letters[:length])


def without_end(board: Board, line: Line, word: str) -> tuple[str, str] | None:
    """Return the move without its last letter, if a tile lies there already."""
    if len(word) > 2 and tile(board, line.square(len(word) - 1)) != EMPTY:
        return word[:-1], line.position()
    return None


def without_start(board: Board, line: Line, word: str) -> tuple[str, str] | None:
    """Return the move without its first letter, if a tile lies there already."""
    if len(word) > 2 and tile(board, line.square(0)) != EMPTY:
        return word[1:], Line(line.square(1), line.down).position()
    return None


def over_the_edge(board: Board, line: Line, word: str) -> tuple[str, str] | None:
    """Return the move with letters up to the edge of the board, and one more."""
    room = SIZE - (line.start[0] if line.down else line.start[1])
    return spelled(board, line, word + "A" * (room + 1 - len(word))), line.position()


def contradicted(board: Board, line: Line, word: str) -> tuple[str, str] | None:
    """Return the move with another letter than the one that lies there already."""
    for number, letter in enumerate(word):
        if tile(board, line.square(number)) != EMPTY:
            other = "A" if letter.upper() != "A" else "B"
            return word[:number] + other + word[number + 1 :], line.position()
    return None


BREAKS = {
    "end": without_end,
    "start": without_start,
    "edge": over_the_edge,
    "contradiction": contradicted,
}


def move(plays: list[Play], capitals: bool, breaks: str, upper: bool) -> tuple[object, ...]:
    """Return a board, a word and a position: the last of the plays, after the others were laid.

    `breaks` is a rule to break (where that can be done), `"again"` to lay what lies there already, a text that is
    no position, or `"nothing"`.
    """
    board = [EMPTY * SIZE] * SIZE
    for play in plays[:-1]:
        board = laid(board, *played(board, play))
    line, word = played(board, plays[-1])
    if capitals:  # a blank on the board may be written as a capital or as a small letter
        letters = enumerate(word)
        word = "".join(old if tile(board, line.square(n)) == EMPTY else old.upper() for n, old in letters)
    position = line.position()
    if breaks in BREAKS:
        word, position = BREAKS[breaks](board, line, word) or (word, position)
    elif breaks == "again":
        board = laid(board, line, word)
    elif breaks != "nothing":
        position = breaks
    return board, word, position.upper() if upper else position


def strategies() -> dict[str, SearchStrategy[tuple[object, ...]]]:
    """Return, per function id, a strategy for its argument tuples (Hypothesis is imported here only)."""
    from hypothesis import strategies as st

    letter = st.sampled_from(LETTERS + LETTERS + LETTERS.lower())
    plays = st.builds(
        Play,
        anchor=st.integers(0, SIZE * SIZE),
        down=st.booleans(),
        before=st.integers(0, RACK - 1),
        after=st.integers(0, RACK - 1),
        letters=st.text(letter, min_size=SIZE, max_size=SIZE),
    )
    nothing = st.just("nothing")
    breaks = st.one_of(nothing, nothing, st.sampled_from([*BREAKS, "again"]), st.sampled_from(NOT_POSITIONS))
    moves = st.builds(
        move, st.lists(plays, min_size=1, max_size=6), st.booleans(), breaks=breaks, upper=st.booleans()
    )
    squares = st.builds(
        lambda row, column: f"{row}{column}", st.sampled_from(ROWS + ROWS.upper()), st.integers(1, SIZE)
    )
    values = st.fixed_dictionaries({letter: st.integers(1, 10) for letter in LETTERS})
    return {
        "premium": st.tuples(squares),
        "place": moves,
        "formed_words": moves,
        "move_score": st.builds(lambda arguments, points: (*arguments, points), moves, values),
    }


# ---------------------------------------------------------------- hints


def is_board(value: object) -> bool:
    """Return whether a value is a list of 15 texts of 15 characters."""
    return is_texts(value) and len(value) == SIZE and all(len(row) == SIZE for row in value)


def is_texts(value: object) -> TypeGuard[list[str]]:
    """Return whether a value is a list of texts."""
    return type(value) is list and all(type(row) is str for row in value)


def square_name(number: int) -> str:
    """Return the name of a square counted along the rows, from 0."""
    return f"{ROWS[number // SIZE]}{number % SIZE + 1}"


def hint_premium(_call: CheckerCall, outcome: CheckerOutcome, expected: object) -> Text | None:
    """Say that the number comes first, or that no premium is an empty text."""
    value = outcome.value
    if outcome.kind != "returned" or type(expected) is not str:
        return None
    if type(value) is str and expected and value == expected[::-1]:
        return Text(
            nl="Schrijf eerst het cijfer en dan de letter van de premie.",
            en="Write the digit of the premium first, and then its letter.",
        )
    if value is None and not expected:
        return Text(
            nl="Een vakje zonder premie geeft een lege tekst ('').",
            en="A square without a premium gives an empty string ('').",
        )
    return None


def hint_place(_call: CheckerCall, outcome: CheckerOutcome, expected: object) -> Text | None:
    """Say how large a board is, or name the squares on which it is not as it should be."""
    value = outcome.value
    if not is_texts(value) or not is_texts(expected) or not is_board(expected):
        return None
    if not is_board(value):
        return Text(
            nl="Ook het nieuwe bord telt 15 rijen van 15 tekens.",
            en="The new board has 15 rows of 15 characters too.",
        )
    pairs = zip("".join(value), "".join(expected), strict=True)
    wrong = [square_name(number) for number, (got, wanted) in enumerate(pairs) if got != wanted]
    if not wrong:
        return None
    shown = ", ".join(wrong[:3]) + (" …" if len(wrong) > 3 else "")
    return Text(nl=f"Kijk na wat er op {shown} ligt.", en=f"Check what lies on {shown}.")


def hint_formed_words(call: CheckerCall, outcome: CheckerOutcome, expected: object) -> Text | None:
    """Say in which order the words come, or that a single letter is no word."""
    value = outcome.value
    if not is_texts(value) or not is_texts(expected):
        return None
    if sorted(value) == sorted(expected):
        return Text(
            nl="Staat het hoofdwoord vooraan, en volgen de dwarswoorden van het begin tot het einde van dat woord?",
            en="Does the main word come first, and do the cross words follow from its start to its end?",
        )
    if any(len(word) == 1 for word in value):
        return Text(
            nl="Een steen zonder buren in de dwarsrichting vormt geen dwarswoord.",
            en="A tile without neighbours in the other direction forms no cross word.",
        )
    if len(value) < len(expected) and at_the_edge(call.args[2]):
        return Text(
            nl="Deze zet raakt de laatste rij of kolom (rij o, kolom 15): zoekt je functie ook daar naar buren?",
            en="This move touches the last row or column (row o, column 15): does your function look for neighbours "
            "there too?",
        )
    return None


def at_the_edge(position: object) -> bool:
    """Return whether a word at this position lies in one of the last two rows or columns: along the edge, or next to it."""
    if type(position) is not str or len(position) < 2:
        return False
    down = position[0].isdigit()
    row, column = (position[-1], position[:-1]) if down else (position[0], position[1:])
    return column in ("14", "15") if down else row.lower() in ROWS[-2:]


def hint_move_score(_call: CheckerCall, outcome: CheckerOutcome, expected: object) -> Text | None:
    """Say that exactly the bonus is missing or too much."""
    value = outcome.value
    if outcome.kind != "returned" or type(expected) is not int or type(value) is not int:
        return None
    if expected - value == BONUS:
        return Text(
            nl="Je komt precies 50 punten tekort: hoeveel nieuwe stenen legt deze zet?",
            en="You are exactly 50 points short: how many new tiles does this move lay?",
        )
    if value - expected == BONUS:
        return Text(
            nl="Je geeft precies 50 punten te veel: hoeveel nieuwe stenen legt deze zet?",
            en="You give exactly 50 points too many: how many new tiles does this move lay?",
        )
    return None


# ---------------------------------------------------------------- what the description leaves open


def open_square(square: object) -> Text | None:
    """Say that a square does not exist."""
    names = {f"{row}{column}" for row in ROWS for column in range(1, SIZE + 1)}
    if isinstance(square, str) and square.lower() in names:
        return None
    return Text(nl="dit vakje bestaat niet", en="this square does not exist")


def open_word(word: str) -> Text | None:
    """Say that a word is too short, or has other characters than letters."""
    if len(word) < 2:
        return Text(nl="een woord van minder dan twee letters", en="a word of less than two letters")
    if set(word.upper()) - set(LETTERS):
        return Text(
            nl="een woord met andere tekens dan letters", en="a word with other characters than letters"
        )
    return None


def open_position(position: str) -> Text | None:
    """Say that a position has other characters than letters and digits, or a zero in front."""
    number = position.lower().strip(ROWS)
    if position and not (position.isascii() and position.isalnum()):
        return Text(nl="een positie met spaties of leestekens", en="a position with spaces or punctuation")
    if number.startswith("0") and len(number) > 1:
        return Text(nl="een kolom met een nul vooraan", en="a column with a leading zero")
    return None


def line_at(position: str) -> Line | None:
    """Return the line that a position tells, or None if it is none."""
    for row in range(SIZE):
        for column in range(SIZE):
            for line in (Line((row, column), down=False), Line((row, column), down=True)):
                if line.position() == position.lower():
                    return line
    return None


def is_valid(board: Board, line: Line, word: str) -> bool:
    """Return whether a word may be laid on a line."""
    squares = [line.square(number) for number in range(len(word))]
    under = [tile(board, square) for square in squares]
    return (
        on_board(squares[-1])
        and EMPTY in under
        and tile(board, line.square(-1)) == tile(board, line.square(len(word))) == EMPTY
        and all(old in (EMPTY, new.upper(), new.lower()) for old, new in zip(under, word, strict=True))
    )


def connects(board: Board, line: Line, word: str) -> bool:
    """Return whether a move covers a tile or the centre, or lies beside a tile."""
    squares = [line.square(number) for number in range(len(word))]
    near = [(row + down, column + right) for row, column in squares for down, right in BESIDE]
    return CENTRE in squares or any(tile(board, square) != EMPTY for square in squares + near)


def open_move(board: Board, word: str, position: str) -> Text | None:
    """Say what the description leaves open in a move, which right solutions may take in different ways."""
    if not is_board(board):
        return Text(
            nl="een bord dat geen 15 teksten van 15 tekens is",
            en="a board not of 15 strings of 15 characters",
        )
    reason = open_word(word) or open_position(position)
    line = line_at(position)
    if reason or line is None:
        return reason
    under = [tile(board, line.square(number)) for number in range(len(word))]
    if any(old.isupper() and new.islower() for old, new in zip(under, word, strict=True)):
        return Text(nl="een kleine letter op een gewone steen", en="a small letter on an ordinary tile")
    if not is_valid(board, line, word):
        return None
    if under.count(EMPTY) > RACK:
        return Text(nl="meer dan zeven nieuwe stenen", en="more than seven new tiles")
    if not connects(board, line, word):
        return Text(
            nl="een zet die geen steen raakt en h8 niet bedekt",
            en="a move that touches no tile and does not cover h8",
        )
    return None


def open_score(board: Board, word: str, position: str, letter_values: dict[str, int]) -> Text | None:
    """Say what the description leaves open in a move, or that a letter has no value."""
    reason = open_move(board, word, position)
    line = line_at(position)
    if reason or line is None or not is_valid(board, line, word):
        return reason
    after = laid(board, line, word)
    letters = set(word)
    for square in (line.square(number) for number in range(len(word))):
        if tile(board, square) == EMPTY:
            crossing, length = line_through(after, square, not line.down, 0, 0)
            letters |= {tile(after, crossing.square(step)) for step in range(length)}
    if {letter.upper() for letter in letters} - set(letter_values):
        return Text(nl="een letter zonder waarde", en="a letter without a value")
    return None


allowed = {
    "premium": open_square,
    "place": open_move,
    "formed_words": open_move,
    "move_score": open_score,
}
hints = {
    "premium": hint_premium,
    "place": hint_place,
    "formed_words": hint_formed_words,
    "move_score": hint_move_score,
}


if __name__ == "__main__":
    from graders.engine.cli.console import main_for

    main_for("scrabble_board")
