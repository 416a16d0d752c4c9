# Sorting, in place and not; sets and comprehensions


def bubble_sort(items):
    n = len(items)
    for i in range(n):
        for j in range(n - i - 1):
            if items[j] > items[j + 1]:
                items[j], items[j + 1] = items[j + 1], items[j]


def merge_sort(items):
    if len(items) < 2:
        return items
    middle = len(items) // 2
    left, right = merge_sort(items[:middle]), merge_sort(items[middle:])
    result = []
    while left and right:
        result.append(left.pop(0) if left[0] <= right[0] else right.pop(0))
    return result + left + right


def by_length(words):
    return sorted(words, key=lambda w: (-len(w), w))


def remove_doubles(items):
    items[:] = list(dict.fromkeys(items))
    return items


def sets(a, b):
    a, b = set(a), set(b)
    return a & b, a | b, a - b, a ^ b, a <= a | b, frozenset("ab")


def comprehensions(n):
    return (
        [x * y for x in range(n) for y in range(x)],
        {x % 3 for x in range(n)},
        {str(x): x for x in range(n) if x % 2},
        sum(x for x in range(n)),
    )


def sort_mixed():
    return sorted([1, "a"])


def two_results(items):
    smallest, *rest = sorted(items)
    return smallest, rest


def slices(items):
    return items[::-1], items[1:-1], items[-2:], items * 2, [*items, 0]


def change_dict(d):
    d["new"] = d.pop("old")
    d |= {"more": True}
