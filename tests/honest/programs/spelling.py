# Comparing texts
import difflib


def suggest(word):
    return difflib.get_close_matches(word, ["appel", "peer", "banaan"], n=1)


def ratio(a, b):
    return difflib.SequenceMatcher(None, a, b).ratio()


def changes(old, new):
    return list(difflib.ndiff(old, new))


def unified(old, new):
    for line in difflib.unified_diff(old, new, "old", "new", lineterm=""):
        print(line)
