# Writing a file and reading it back
import json
import os
from pathlib import Path


def write(lines):
    with open("diary.txt", "w", encoding="utf-8") as f:
        for line in lines:
            f.write(line + "\n")
    with open("diary.txt", encoding="utf-8") as f:
        return f.read()


def append(line):
    with open("diary.txt", "a", encoding="utf-8") as f:
        print(line, file=f)
    return Path("diary.txt").read_text(encoding="utf-8").splitlines()


def shorten():
    with open("diary.txt", "r+", encoding="utf-8") as f:
        first = f.readline()
        f.seek(0)
        f.truncate()
        f.write(first.upper())
    return Path("diary.txt").read_text(encoding="utf-8")


def save_scores(scores):
    with open("scores.json", "w") as f:
        json.dump(scores, f)
    with open("scores.json") as f:
        return json.load(f), os.path.getsize("scores.json")


def write_bytes(data):
    path = Path("diary.txt")
    n = path.write_bytes(data)
    with path.open("rb") as f:
        return n, f.read()


def write_lines():
    with open("diary.txt", "w+") as f:
        f.writelines(["a\n", "b\n"])
        f.flush()
        os.fsync(f.fileno())
        f.seek(0)
        return list(f)
