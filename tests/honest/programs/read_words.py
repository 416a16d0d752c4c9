# A file with words, beside the program
import glob
import os
import shutil
from pathlib import Path

HERE = Path(__file__).resolve().parent
WORDS = (HERE / "words.txt").read_text(encoding="utf-8").split()


def number_of_words():
    return len(WORDS)


def longest():
    with open("words.txt") as f:
        return max((line.strip() for line in f), key=len)


def first_letters():
    letters = ""
    f = open("words.txt", "r", encoding="utf-8")
    while line := f.readline():
        letters += line[0]
    f.close()
    return letters


def parts():
    with open("words.txt", "rb") as f:
        start = f.read(3)
        f.seek(-4, os.SEEK_END)
        return start, f.read(), f.tell()


def look_around():
    path = Path("words.txt")
    return (
        path.exists(),
        path.is_file(),
        path.stat().st_size,
        os.path.getsize("words.txt"),
        os.path.isdir("."),
        glob.glob("*.txt"),
        [p.name for p in Path().glob("w*.txt")],
        "words.txt" in os.listdir(),
        os.access("words.txt", os.R_OK),
        os.path.exists("nope.txt"),
    )


def not_there():
    return open("nope.txt")


def try_not_there():
    try:
        with open("nope.txt") as f:
            return f.read()
    except FileNotFoundError as e:
        print("no file", e.filename)
        return ""


def copy():
    shutil.copyfile("words.txt", "copy.dat")
    return [line.strip() for line in open("copy.dat", encoding="utf-8")]
