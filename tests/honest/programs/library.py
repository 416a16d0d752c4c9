# A database in memory
import sqlite3


def connect():
    db = sqlite3.connect(":memory:")
    db.execute("CREATE TABLE book (title TEXT, year INTEGER)")
    db.executemany(
        "INSERT INTO book VALUES (?, ?)",
        [("Max Havelaar", 1860), ("De avonden", 1947), ("Turks fruit", 1969)],
    )
    db.commit()
    return db


def since(year):
    db = connect()
    rows = db.execute("SELECT title FROM book WHERE year >= ? ORDER BY title DESC", (year,)).fetchall()
    db.close()
    return rows


def average():
    with connect() as db:
        return db.execute("SELECT COUNT(*), MIN(year), upper(max(title)) FROM book").fetchone()


def by_name():
    db = connect()
    db.row_factory = sqlite3.Row
    row = db.execute("SELECT * FROM book").fetchone()
    return row["title"], row.keys()


def wrong():
    connect().execute("SELECT * FROM film")
