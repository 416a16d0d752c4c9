"""Reference solution of Scrabble board.

A move down the column is a move along the row on the board mirrored in its diagonal (rows become columns), so
everything below only knows moves along the row. The premiums are the same on both sides of that diagonal.
"""

EMPTY = "."
ROWS = "abcdefghijklmno"
SIZE = len(ROWS)
INVALID = "invalid move"

PREMIUM_SQUARES = {
    "2L": [
        "a4", "a12", "c7", "c9", "d1", "d8", "d15", "g3", "g7", "g9", "g13", "h4", "h12", "i3", "i7", "i9",
        "i13", "l1", "l8", "l15", "m7", "m9", "o4", "o12",
    ],
    "3L": ["b6", "b10", "f2", "f6", "f10", "f14", "j2", "j6", "j10", "j14", "n6", "n10"],
    "2W": [
        "b2", "b14", "c3", "c13", "d4", "d12", "e5", "e11", "h8", "k5", "k11", "l4", "l12", "m3", "m13", "n2",
        "n14",
    ],
    "3W": ["a1", "a8", "a15", "h1", "h15", "o1", "o8", "o15"],
}  # fmt: skip


def premium(square: str) -> str:
    """Return the premium of a square ('' if it has none)."""
    for kind, squares in PREMIUM_SQUARES.items():
        if square.lower() in squares:
            return kind
    return ""


def mirrored(board: list[str]) -> list[str]:
    """Return the board with rows and columns exchanged."""
    return ["".join(column) for column in zip(*board, strict=True)]


def parse(position: str) -> tuple[int, int, bool]:
    """Return the row and the column of a position (from 0), and whether the word runs down.

    Raises:
        AssertionError: if it is no position.
    """
    for row, letter in enumerate(ROWS):
        for column in range(SIZE):
            if position.lower() == f"{letter}{column + 1}":
                return row, column, False
            if position.lower() == f"{column + 1}{letter}":
                return row, column, True
    raise AssertionError(INVALID)


def turned(board: list[str], position: str) -> tuple[list[str], int, int]:
    """Return the board, row and column as they look when the word runs along the row."""
    row, column, down = parse(position)
    return (mirrored(board), column, row) if down else (board, row, column)


def new_columns(line: str, word: str, start: int) -> list[int]:
    """Return the columns where laying the word at a start in a row lays a new tile.

    Raises:
        AssertionError: if the move is invalid.
    """
    end = start + len(word)
    assert end <= SIZE, INVALID
    assert line[:start].endswith(EMPTY) or start == 0, INVALID
    assert line[end:].startswith(EMPTY) or end == SIZE, INVALID
    columns = [column for column in range(start, end) if line[column] == EMPTY]
    assert columns, INVALID
    for old, letter in zip(line[start:end], word, strict=True):
        assert old == EMPTY or old.upper() == letter.upper(), INVALID
    return columns


def place(board: list[str], word: str, position: str) -> list[str]:
    """Return the new board after the word has been laid at the position."""
    rows, row, start = turned(board, position)
    line = list(rows[row])
    for column in new_columns(rows[row], word, start):
        line[column] = word[column - start]
    laid = [*rows[:row], "".join(line), *rows[row + 1 :]]
    return mirrored(laid) if parse(position)[2] else laid


def word_rows(rows: list[str], row: int, column: int) -> range:
    """Return the rows of the word that runs down through a square."""
    top, bottom = row, row
    while top > 0 and rows[top - 1][column] != EMPTY:
        top -= 1
    while bottom < SIZE - 1 and rows[bottom + 1][column] != EMPTY:
        bottom += 1
    return range(top, bottom + 1)


def formed_words(board: list[str], word: str, position: str) -> list[str]:
    """Return the main word and the cross words that the move forms."""
    before, row, start = turned(board, position)
    after, _, _ = turned(place(board, word, position), position)
    words = [after[row][start : start + len(word)]]
    for column in new_columns(before[row], word, start):
        across = word_rows(after, row, column)
        if len(across) > 1:
            words.append("".join(after[line][column] for line in across))
    return words


def move_score(board: list[str], word: str, position: str, letter_values: dict[str, int]) -> int:
    """Return the score of the move."""
    before, row, start = turned(board, position)
    new = new_columns(before[row], word, start)
    values = [letter_values.get(tile, 0) for tile in turned(place(board, word, position), position)[0][row]]
    word_factors = dict.fromkeys(new, 1)
    for column in new:
        kind = premium(f"{ROWS[row]}{column + 1}")
        if kind.endswith("L"):
            values[column] *= int(kind[0])
        elif kind.endswith("W"):
            word_factors[column] = int(kind[0])

    score = sum(values[start : start + len(word)])
    for factor in word_factors.values():
        score *= factor
    for column in new:
        across = word_rows(before, row, column)
        if len(across) > 1:
            old = sum(letter_values.get(before[line][column], 0) for line in across)
            score += (old + values[column]) * word_factors[column]
    return score + (50 if len(new) == 7 else 0)
