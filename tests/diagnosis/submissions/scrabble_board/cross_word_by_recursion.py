PREMIUM_SQUARES = {
    "2L": ["a4", "a12", "c7", "c9", "d1", "d8", "d15", "g3", "g7", "g9", "g13", "h4", "h12", "i3", "i7", "i9", "i13",
           "l1", "l8", "l15", "m7", "m9", "o4", "o12"],
    "3L": ["b6", "b10", "f2", "f6", "f10", "f14", "j2", "j6", "j10", "j14", "n6", "n10"],
    "2W": ["b2", "b14", "c3", "c13", "d4", "d12", "e5", "e11", "h8", "k5", "k11", "l4", "l12", "m3", "m13", "n2", "n14"],
    "3W": ["a1", "a8", "a15", "h1", "h15", "o1", "o8", "o15"],
}

ROWS = "abcdefghijklmno"

def premium(square):
    for kind in PREMIUM_SQUARES:
        if square.lower() in PREMIUM_SQUARES[kind]:
            return kind
    return ""

def parse(position):
    position = position.lower()
    assert len(position) in (2, 3), "invalid move"
    if position[0] in ROWS:
        r, k, dr, dk = position[0], position[1:], 0, 1
    else:
        r, k, dr, dk = position[-1], position[:-1], 1, 0
    assert r in ROWS and k.isdigit(), "invalid move"
    assert 1 <= int(k) <= 15, "invalid move"
    return ROWS.index(r), int(k) - 1, dr, dk

def tile(board, r, k):
    if r < 0 or r > 14 or k < 0 or k > 14:
        return "."
    return board[r][k]

def place(board, word, position):
    r, k, dr, dk = parse(position)
    n = len(word)
    assert r + dr * (n - 1) <= 14 and k + dk * (n - 1) <= 14, "invalid move"
    assert tile(board, r - dr, k - dk) == ".", "invalid move"
    assert tile(board, r + dr * n, k + dk * n) == ".", "invalid move"
    new = []
    for row in board:
        new.append(list(row))
    nieuwe_letters = 0
    for letter in word:
        if new[r][k] == ".":
            new[r][k] = letter
            nieuwe_letters += 1
        else:
            assert new[r][k].upper() == letter.upper(), "invalid move"
        r += dr
        k += dk
    assert nieuwe_letters > 0, "invalid move"
    result = []
    for row in new:
        result.append("".join(row))
    return result

def cross_word(board, r, c, dr, dc):
    # all squares of the word through (r, c)
    before = []
    after = []
    if tile(board, r - dr, c - dc) != ".":
        before = cross_word(board, r - dr, c - dc, dr, dc)
    if tile(board, r + dr, c + dc) != ".":
        after = cross_word(board, r + dr, c + dc, dr, dc)
    return before + [(r, c)] + after

def formed_words(board, word, position):
    new = place(board, word, position)
    r, k, dr, dk = parse(position)
    main = ""
    words = []
    for i in range(len(word)):
        main += new[r][k]
        if board[r][k] == ".":
            vakken = cross_word(new, r, k, dk, dr)
            if len(vakken) > 1:
                words.append("".join([new[a][b] for a, b in vakken]))
        r += dr
        k += dk
    return [main] + words

def value_of(vakken, board, new, letter_values):
    som = 0
    factor = 1
    for r, k in vakken:
        w = letter_values[new[r][k]] if new[r][k].isupper() else 0
        if board[r][k] == ".":
            p = premium(ROWS[r] + str(k + 1))
            if p == "2L":
                w *= 2
            elif p == "3L":
                w *= 3
            elif p == "2W":
                factor *= 2
            elif p == "3W":
                factor *= 3
        som += w
    return som * factor

def move_score(board, word, position, letter_values):
    new = place(board, word, position)
    r, k, dr, dk = parse(position)
    total = value_of(cross_word(new, r, k, dr, dk), board, new, letter_values)
    laid = 0
    for i in range(len(word)):
        if board[r][k] == ".":
            laid += 1
            vakken = cross_word(new, r, k, dk, dr)
            if len(vakken) > 1:
                total += value_of(vakken, board, new, letter_values)
        r += dr
        k += dk
    if laid == 7:
        total += 50
    return total
