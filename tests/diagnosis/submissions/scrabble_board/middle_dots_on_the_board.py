PREMIUM_SQUARES = {
    "2L": ["a4", "a12", "c7", "c9", "d1", "d8", "d15", "g3", "g7", "g9", "g13", "h4", "h12", "i3", "i7", "i9", "i13",
           "l1", "l8", "l15", "m7", "m9", "o4", "o12"],
    "3L": ["b6", "b10", "f2", "f6", "f10", "f14", "j2", "j6", "j10", "j14", "n6", "n10"],
    "2W": ["b2", "b14", "c3", "c13", "d4", "d12", "e5", "e11", "h8", "k5", "k11", "l4", "l12", "m3", "m13", "n2", "n14"],
    "3W": ["a1", "a8", "a15", "h1", "h15", "o1", "o8", "o15"],
}

ROWS = "abcdefghijklmno"

def premium(square):
    square = square.lower()
    if square in PREMIUM_SQUARES["2L"]:
        return "2L"
    elif square in PREMIUM_SQUARES["3L"]:
        return "3L"
    elif square in PREMIUM_SQUARES["2W"]:
        return "2W"
    elif square in PREMIUM_SQUARES["3W"]:
        return "3W"
    else:
        return ""

def turned(board):
    gedraaid = []
    for k in range(15):
        line = ""
        for r in range(15):
            line += board[r][k]
        gedraaid.append(line)
    return gedraaid

def read_position(position):
    p = position.lower()
    for r in range(15):
        for k in range(15):
            if p == ROWS[r] + str(k + 1):
                return r, k, False
            if p == str(k + 1) + ROWS[r]:
                return r, k, True
    raise AssertionError("invalid move")

def place(board, word, position):
    r, c, down = read_position(position)
    new = turned(board) if down else board[:]
    if down:
        r, c = c, r
    line = new[r]
    end = c + len(word)
    assert end <= 15, "invalid move"
    assert "." in line[c:end], "invalid move"
    assert c == 0 or line[c - 1] == ".", "invalid move"
    assert end == 15 or line[end] == ".", "invalid move"
    piece = ""
    for i in range(len(word)):
        if line[c + i] == ".":
            piece += word[i]
        else:
            assert line[c + i].upper() == word[i].upper(), "invalid move"
            piece += line[c + i]
    new[r] = line[:c] + piece + line[end:]
    if down:
        new = turned(new)
    # looks nicer when printed
    return [row.replace(".", "·") for row in new]

def formed_words(board, word, position):
    new = place(board, word, position)
    old = board
    r, k, down = read_position(position)
    if down:
        r, k, old, new = k, r, turned(board), turned(new)
    words = [new[r][k:k + len(word)]]
    kolommen = turned(new)
    for j in range(k, k + len(word)):
        if old[r][j] == ".":
            begin = r
            while begin > 0 and kolommen[j][begin - 1] != ".":
                begin -= 1
            end = r + 1
            while end < 15 and kolommen[j][end] != ".":
                end += 1
            if end - begin > 1:
                words.append(kolommen[j][begin:end])
    return words

def move_score(board, word, position, letter_values):
    new = place(board, word, position)
    old = board
    r, k, down = read_position(position)
    if down:
        r, k, old, new = k, r, turned(board), turned(new)
    main, factor, cross, laid = 0, 1, 0, 0
    for j in range(k, k + len(word)):
        points = letter_values.get(new[r][j], 0)
        if old[r][j] == ".":
            laid += 1
            p = premium(ROWS[r] + str(j + 1))
            f = 1
            if p == "2L":
                points = 2 * points
            elif p == "3L":
                points = 3 * points
            elif p == "2W":
                f = 2
            elif p == "3W":
                f = 3
            factor = factor * f
            som, lengte = points, 1
            i = r - 1
            while i >= 0 and old[i][j] != ".":
                som += letter_values.get(old[i][j], 0)
                lengte += 1
                i -= 1
            i = r + 1
            while i <= 14 and old[i][j] != ".":
                som += letter_values.get(old[i][j], 0)
                lengte += 1
                i += 1
            if lengte > 1:
                cross += som * f
        main += points
    score = main * factor + cross
    return score + 50 if laid == 7 else score
