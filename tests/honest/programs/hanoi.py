# Towers of Hanoi, with recursion


def hanoi(n, start, end, spare):
    """Return the list of moves to bring n disks from start to end."""
    if n == 0:
        return []
    first = hanoi(n - 1, start, spare, end)
    last = hanoi(n - 1, spare, end, start)
    return first + [(start, end)] + last


def show_moves(n):
    for number, (a, b) in enumerate(hanoi(n, "A", "C", "B"), start=1):
        print(number, ":", a, "->", b)


def permutations(text):
    if len(text) <= 1:
        return [text]
    result = []
    for i in range(len(text)):
        rest = text[:i] + text[i + 1 :]
        for p in permutations(rest):
            result.append(text[i] + p)
    return result
