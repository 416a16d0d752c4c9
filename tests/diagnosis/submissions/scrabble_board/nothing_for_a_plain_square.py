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
}

def premium(square):
    for kind in PREMIUM_SQUARES:
        if square.lower() in PREMIUM_SQUARES[kind]:
            return kind


def read_position(position):
    position = position.lower()
    rows = "abcdefghijklmno"
    numbers = [str(i) for i in range(1, 16)]
    if position[:1] in rows and position[1:] in numbers and position != "":
        return rows.index(position[0]), int(position[1:]) - 1, "right"
    if position[-1:] in rows and position[:-1] in numbers and position != "":
        return rows.index(position[-1]), int(position[:-1]) - 1, "down"
    raise AssertionError("invalid move")


def squares_of(word, position):
    row, col, direction = read_position(position)
    squares = []
    for i in range(len(word)):
        if direction == "right":
            squares.append((row, col + i))
        else:
            squares.append((row + i, col))
    return squares


def tile(board, row, col):
    if 0 <= row <= 14 and 0 <= col <= 14:
        return board[row][col]
    return "."


def place(board, word, position):
    row, col, direction = read_position(position)
    squares = squares_of(word, position)
    last_row, last_col = squares[-1]
    if last_row > 14 or last_col > 14:
        raise AssertionError("invalid move")
    if direction == "right":
        before = tile(board, row, col - 1)
        after = tile(board, row, last_col + 1)
    else:
        before = tile(board, row - 1, col)
        after = tile(board, last_row + 1, col)
    if before != "." or after != ".":
        raise AssertionError("invalid move")
    new_board = [list(line) for line in board]
    new_tiles = 0
    for (r, c), letter in zip(squares, word):
        if board[r][c] == ".":
            new_board[r][c] = letter
            new_tiles += 1
        elif board[r][c].upper() != letter.upper():
            raise AssertionError("invalid move")
    if new_tiles == 0:
        raise AssertionError("invalid move")
    return ["".join(line) for line in new_board]


def cross_squares(board, row, col, direction):
    """The squares of the cross word through (row, col)."""
    if direction == "right":
        top = row
        while top > 0 and board[top - 1][col] != ".":
            top -= 1
        bottom = row
        while bottom < 14 and board[bottom + 1][col] != ".":
            bottom += 1
        return [(r, col) for r in range(top, bottom + 1)]
    left = col
    while left > 0 and board[row][left - 1] != ".":
        left -= 1
    right = col
    while right < 14 and board[row][right + 1] != ".":
        right += 1
    return [(row, c) for c in range(left, right + 1)]


def formed_words(board, word, position):
    new_board = place(board, word, position)
    direction = read_position(position)[2]
    squares = squares_of(word, position)
    words = ["".join(new_board[r][c] for r, c in squares)]
    for r, c in squares:
        if board[r][c] == ".":
            cross = cross_squares(new_board, r, c, direction)
            if len(cross) >= 2:
                words.append("".join(new_board[a][b] for a, b in cross))
    return words


def word_value(board, new_board, squares, letter_values):
    total = 0
    factor = 1
    for r, c in squares:
        letter = new_board[r][c]
        value = letter_values[letter] if letter.isupper() else 0
        if board[r][c] == ".":
            p = premium("abcdefghijklmno"[r] + str(c + 1))
            if p == "2L":
                value *= 2
            elif p == "3L":
                value *= 3
            elif p == "2W":
                factor *= 2
            elif p == "3W":
                factor *= 3
        total += value
    return total * factor


def move_score(board, word, position, letter_values):
    new_board = place(board, word, position)
    direction = read_position(position)[2]
    squares = squares_of(word, position)
    score = word_value(board, new_board, squares, letter_values)
    new_tiles = 0
    for r, c in squares:
        if board[r][c] == ".":
            new_tiles += 1
            cross = cross_squares(new_board, r, c, direction)
            if len(cross) >= 2:
                score += word_value(board, new_board, cross, letter_values)
    if new_tiles == 7:
        score += 50
    return score
