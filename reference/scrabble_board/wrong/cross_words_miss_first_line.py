"""Follows a cross word to row b or column 2 only: what lies in row a or column 1 is left out."""

ROWS = list("abcdefghijklmno")
COLUMNS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"]
DOUBLE_LETTER = "a4 a12 c7 c9 d1 d8 d15 g3 g7 g9 g13 h4 h12 i3 i7 i9 i13 l1 l8 l15 m7 m9 o4 o12".split()
TRIPLE_LETTER = "b6 b10 f2 f6 f10 f14 j2 j6 j10 j14 n6 n10".split()
DOUBLE_WORD = "b2 b14 c3 c13 d4 d12 e5 e11 h8 k5 k11 l4 l12 m3 m13 n2 n14".split()
TRIPLE_WORD = "a1 a8 a15 h1 h15 o1 o8 o15".split()


def premium(square):
    """Return the premium of a square."""
    square = square.lower()
    if square in DOUBLE_LETTER:
        return "2L"
    if square in TRIPLE_LETTER:
        return "3L"
    if square in DOUBLE_WORD:
        return "2W"
    if square in TRIPLE_WORD:
        return "3W"
    return ""


def mirror(board):
    """Exchange rows and columns."""
    return ["".join(board[row][column] for row in range(15)) for column in range(15)]


def read(board, position):
    """Return the board with the word along a row, that row, the first column, and whether it was mirrored."""
    position = position.lower()
    for row in range(15):
        for column in range(15):
            if position == ROWS[row] + COLUMNS[column]:
                return board, row, column, False
            if position == COLUMNS[column] + ROWS[row]:
                return mirror(board), column, row, True
    raise AssertionError("invalid move")


def check(line, word, start):
    """Raise an AssertionError if the word cannot be laid in this row."""
    end = start + len(word)
    if end > 15:
        raise AssertionError("invalid move")
    if start > 0 and line[start - 1] != ".":
        raise AssertionError("invalid move")
    if end < 15 and line[end] != ".":
        raise AssertionError("invalid move")
    if "." not in line[start:end]:
        raise AssertionError("invalid move")
    for letter, tile in zip(word, line[start:end]):
        if tile != "." and tile.upper() != letter.upper():
            raise AssertionError("invalid move")


def place(board, word, position):
    """Return the board after the move."""
    rows, row, start, mirrored = read(board, position)
    line = rows[row]
    check(line, word, start)
    middle = ""
    for letter, tile in zip(word, line[start:]):
        middle += letter if tile == "." else tile
    result = list(rows)
    result[row] = line[:start] + middle + line[start + len(word) :]
    return mirror(result) if mirrored else result


def cross(rows, row, column):
    """Return the first and the last row of the cross word through a square."""
    first = last = row
    while first > 1 and rows[first - 1][column] != ".":
        first -= 1
    while last < 14 and rows[last + 1][column] != ".":
        last += 1
    return first, last


def formed_words(board, word, position):
    """Return the words that the move forms."""
    rows, row, start, mirrored = read(board, position)
    result = place(board, word, position)
    result = mirror(result) if mirrored else result
    words = [result[row][start : start + len(word)]]
    for column in range(start, start + len(word)):
        if rows[row][column] == ".":
            first, last = cross(result, row, column)
            if last > first:
                words.append("".join(result[r][column] for r in range(first, last + 1)))
    return words


def letter(tile, letter_values):
    """Return what a tile is worth."""
    return letter_values[tile] if tile in letter_values else 0


def move_score(board, word, position, letter_values):
    """Return the score of the move."""
    rows, row, start, mirrored = read(board, position)
    result = place(board, word, position)
    result = mirror(result) if mirrored else result
    main, main_factor, others, new = 0, 1, 0, 0
    for column in range(start, start + len(word)):
        value = letter(result[row][column], letter_values)
        if rows[row][column] != ".":
            main += value
            continue
        new += 1
        kind = premium(ROWS[row] + COLUMNS[column])
        if kind.endswith("L"):
            value *= int(kind[0])
        factor = int(kind[0]) if kind.endswith("W") else 1
        main += value
        main_factor *= factor
        first, last = cross(result, row, column)
        if last > first:
            old = sum(letter(result[r][column], letter_values) for r in range(first, last + 1) if r != row)
            others += (old + value) * factor
    return main * main_factor + others + (50 if new == 7 else 0)
