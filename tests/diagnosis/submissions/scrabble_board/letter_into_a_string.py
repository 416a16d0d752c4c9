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

ROWS = "abcdefghijklmno"


def premium(square):
    square = square.lower()
    result = ""
    for kind in ["2L", "3L", "2W", "3W"]:
        if square in PREMIUM_SQUARES[kind]:
            result = kind
    return result


def start(position):
    p = position.lower()
    assert len(p) in (2, 3), "invalid move"
    across = p[0] in ROWS
    if across:
        letter, number = p[0], p[1:]
    else:
        letter, number = p[-1], p[:-1]
    assert letter in ROWS and number.isdigit(), "invalid move"
    assert 1 <= int(number) <= 15, "invalid move"
    return ROWS.index(letter), int(number) - 1, across


def get(board, r, c):
    if r < 0 or c < 0 or r > 14 or c > 14:
        return "."
    return board[r][c]


def place(board, word, position):
    r, c, across = start(position)
    dr = 0 if across else 1
    dc = 1 if across else 0
    n = len(word)
    assert r + dr * (n - 1) <= 14, "invalid move"
    assert c + dc * (n - 1) <= 14, "invalid move"
    assert get(board, r - dr, c - dc) == ".", "invalid move"
    assert get(board, r + dr * n, c + dc * n) == ".", "invalid move"
    new = 0
    for i in range(n):
        old = board[r + dr * i][c + dc * i]
        if old == ".":
            new += 1
        else:
            assert old.upper() == word[i].upper(), "invalid move"
    assert new >= 1, "invalid move"

    result = board.copy()
    for i in range(n):
        if result[r + dr * i][c + dc * i] == ".":
            result[r + dr * i][c + dc * i] = word[i]
    return result


def through(board, r, c, dr, dc):
    while get(board, r - dr, c - dc) != ".":
        r, c = r - dr, c - dc
    squares = []
    while get(board, r, c) != ".":
        squares.append((r, c))
        r, c = r + dr, c + dc
    return squares


def words_of_move(board, after, position):
    r, c, across = start(position)
    dr = 0 if across else 1
    dc = 1 if across else 0
    main = through(after, r, c, dr, dc)
    words = [main]
    for square in main:
        if board[square[0]][square[1]] == ".":
            cross = through(after, square[0], square[1], dc, dr)
            if len(cross) > 1:
                words.append(cross)
    return words


def formed_words(board, word, position):
    after = place(board, word, position)
    return ["".join(after[r][c] for r, c in squares) for squares in words_of_move(board, after, position)]


def move_score(board, word, position, letter_values):
    after = place(board, word, position)
    words = words_of_move(board, after, position)
    score = 0
    for squares in words:
        points, factor = 0, 1
        for r, c in squares:
            value = letter_values.get(after[r][c], 0)
            if board[r][c] == ".":
                kind = premium(ROWS[r] + str(c + 1))
                if kind != "":
                    if kind[1] == "L":
                        value *= int(kind[0])
                    else:
                        factor *= int(kind[0])
            points += value
        score += points * factor
    if len([1 for r, c in words[0] if board[r][c] == "."]) == 7:
        score += 50
    return score
