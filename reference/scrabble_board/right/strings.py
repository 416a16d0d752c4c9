"""A row or a column is one text: a pattern checks the word, and a cross word stands between two dots."""

import re

ROW_LETTERS = "abcdefghijklmno"

# One eighth of the board says it all: the distances from the centre, the larger one first.
BY_DISTANCE = {
    (7, 7): "3W",
    (7, 4): "2L",
    (7, 0): "3W",
    (6, 6): "2W",
    (6, 2): "3L",
    (5, 5): "2W",
    (5, 1): "2L",
    (4, 4): "2W",
    (4, 0): "2L",
    (3, 3): "2W",
    (2, 2): "3L",
    (1, 1): "2L",
    (0, 0): "2W",
}


def premium(square: str) -> str:
    """Return the premium of a square."""
    down = abs(ROW_LETTERS.index(square[0].lower()) - 7)
    right = abs(int(square[1:]) - 8)
    return BY_DISTANCE.get((max(down, right), min(down, right)), "")


def read(position: str) -> tuple[int, int, bool]:
    """Return row and column from 0, and whether the word goes down."""
    number = "(1[0-5]|[1-9])"
    if match := re.fullmatch(f"([a-o]){number}", position, re.IGNORECASE):
        return ROW_LETTERS.index(match[1].lower()), int(match[2]) - 1, False
    if match := re.fullmatch(f"{number}([a-o])", position, re.IGNORECASE):
        return ROW_LETTERS.index(match[2].lower()), int(match[1]) - 1, True
    raise AssertionError("invalid move")


def row_of(board: list[str], row: int) -> str:
    """Return one row."""
    return board[row]


def column_of(board: list[str], column: int) -> str:
    """Return one column."""
    return "".join(line[column] for line in board)


def split(board: list[str], word: str, position: str) -> tuple[str, str, str]:
    """Return the line of the word in three parts: before it, what lies under it, and after it."""
    row, column, down = read(position)
    line, start = (column_of(board, column), row) if down else (row_of(board, row), column)
    before, under, after = line[:start], line[start : start + len(word)], line[start + len(word) :]
    fits = re.fullmatch(under.replace(".", "[a-z]"), word, re.IGNORECASE)
    if (
        not fits
        or "." not in under
        or not re.fullmatch(r"(.*\.)?", before)
        or not re.fullmatch(r"(\..*)?", after)
    ):
        raise AssertionError("invalid move")
    return before, under, after


def merge(under: str, word: str) -> str:
    """Return the tiles that lie there after the move."""
    return "".join(letter if old == "." else old for old, letter in zip(under, word, strict=True))


def place(board: list[str], word: str, position: str) -> list[str]:
    """Return the board after the move."""
    row, column, down = read(position)
    before, under, after = split(board, word, position)
    line = before + merge(under, word) + after
    if not down:
        return [line if number == row else old for number, old in enumerate(board)]
    return [old[:column] + tile + old[column + 1 :] for old, tile in zip(board, line, strict=True)]


def cross_parts(board: list[str], word: str, position: str) -> list[tuple[str, str]]:
    """Return, for each letter of the word, the tiles that touch it crosswise on either side."""
    row, column, down = read(position)
    parts = []
    for step in range(len(word)):
        line, place_in_line = (
            (row_of(board, row + step), column) if down else (column_of(board, column + step), row)
        )
        parts.append((line[:place_in_line].split(".")[-1], line[place_in_line + 1 :].split(".")[0]))
    return parts


def formed_words(board: list[str], word: str, position: str) -> list[str]:
    """Return the words that the move forms."""
    _, under, _ = split(board, word, position)
    words = [merge(under, word)]
    for old, letter, (head, tail) in zip(under, word, cross_parts(board, word, position), strict=True):
        if old == "." and head + tail:
            words.append(head + letter + tail)
    return words


def move_score(board: list[str], word: str, position: str, letter_values: dict[str, int]) -> int:
    """Return the score of the move."""
    _, under, _ = split(board, word, position)
    row, column, down = read(position)
    values = dict.fromkeys("abcdefghijklmnopqrstuvwxyz", 0) | letter_values
    main, factor, crosses = 0, 1, 0
    for step, (head, tail) in enumerate(cross_parts(board, word, position)):
        if under[step] != ".":
            main += values[under[step]]
            continue
        square = ROW_LETTERS[row + step * down] + str(column + 1 + step * (not down))
        kind = premium(square)
        letter = values[word[step]] * (int(kind[0]) if "L" in kind else 1)
        word_times = int(kind[0]) if "W" in kind else 1
        main += letter
        factor *= word_times
        if head + tail:
            crosses += (sum(values[tile] for tile in head + tail) + letter) * word_times
    return main * factor + crosses + 50 * (under.count(".") == 7)
