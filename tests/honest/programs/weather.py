# csv and json files, beside the program
import csv
import json


def read(name):
    with open(name, newline="", encoding="utf-8") as f:
        return list(csv.DictReader(f))


def warmest(name):
    row = max(read(name), key=lambda row: float(row["temp"]))
    return row["city"]


def average(name):
    rows = read(name)
    return sum(float(row["temp"]) for row in rows) / len(rows)


def station(name):
    with open(name, encoding="utf-8") as f:
        data = json.load(f)
    return data["name"], [s["height"] for s in data["sensors"]]
