"""Programs that use the parts of the standard library that calculate: numbers, time, collections, threads."""

from tests.honest.nouns import Program, fails, gives

NUMBERS = (
    Program(
        "dice",
        (
            gives("throws", 5, value=[82, 15, 4, 95, 36]),
            gives("one_float", value=0.6394267984578837),
            gives("same_luck", 7, value=True),
            gives("shuffled", [1, 2, 3], value=(True, 3)),
            gives("in_range", 100, value=(True, "a", 5)),
            gives("many_ways", value=(True, ["x", "x", "x"], 2.0, 5)),
        ),
    ),
    Program(
        "quadratic",
        (
            gives("solve", 1, -3, 2, value=[1.0, 2.0]),
            fails("solve", 1, 0, 1, kind="ValueError", message="no real solutions"),
            gives("solve_complex", 1, 2, 5, value=-1 + 2j),
            gives("functions", value=(3_628_800, 10, 6, 12, 4, -2, 2, 5.0, 24)),
            gives("close", value=(True, True, True, 3.14)),
            fails("wrong", kind="ValueError", message=None),
        ),
    ),
    Program(
        "grades",
        (
            gives(
                "summary",
                [2, 4, 4, 4, 5, 5, 7, 9],
                value=(2.0, [2.0], ["a", "b"]),
                printed="mean   5.00\nmedian 4.5\nmode   4\n",
            ),
            gives("letter", 85, value="B"),
            gives("letter", 60, value="D"),
            gives("keep_sorted", [3, 1, 2], value=[1, 2, 3]),
            fails("mean_of_nothing", kind="StatisticsError", message="mean requires at least one data point"),
        ),
    ),
    Program(
        "fractions_sum",
        (
            gives("harmonic", 4, value=(25, 12)),
            gives("egyptian", 4, 13, value=[4, 18, 468]),
            gives("show", "0.75", printed="3/4 0.75\n"),
            fails("zero", kind="ZeroDivisionError", message="Fraction(1, 0)"),
        ),
    ),
    Program(
        "invoice",
        (
            gives("total", ["10.00", "5.50"], value="18.76"),
            gives("exact", value=(True, False)),
            gives("third", 5, value=("0.33333", 5)),
            gives("errors", value=["no number", "zero"]),
        ),
    ),
    Program(
        "big_numbers",
        (
            gives("power", 10, 5000, value=10**5000),
            gives("plus_one", 10**5000 - 1, value=10**5000),
            gives("digit_sum", 10**5000 - 1, value=45_000),
            gives("last_digits", 2, 10, value=1024),
            gives("bits", 255, value=(8, 8, -4, 2, (3, 2), 255, 3)),
        ),
    ),
    Program(
        "matrix",
        (
            gives("multiply", [[1, 2], [3, 4]], [[0, 1], [1, 0]], value=[[2, 1], [4, 3]]),
            gives("statistics", [1, 5, 3], value=(3.0, 5.0, 1)),
            gives("solve", [[2, 0], [0, 4]], [2, 8], value=[1.0, 2.0]),
            gives("masks", [1, 2, 3, 4], value=([3, 4], 20, [1, 0, 1, 0])),
            gives("grid", value=([[0, 3], [1, 4], [2, 5]], [[0, 0], [0, 0]], [0.0, 0.5, 1.0])),
            gives("lucky", value=True),
            gives("show", printed="[[1 2]\n [3 4]]\n"),
            fails(
                "wrong",
                kind="ValueError",
                message="operands could not be broadcast together with shapes (2,) (3,) ",
            ),
        ),
        packages=("numpy",),
    ),
)

FEBRUARY = """\
   February 2024
Mo Tu We Th Fr Sa Su
          1  2  3  4
 5  6  7  8  9 10 11
12 13 14 15 16 17 18
19 20 21 22 23 24 25
26 27 28 29
"""

TIME = (
    Program(
        "birthdays",
        (
            gives("days_between", "2024-02-28", "2024-03-01", value=2),
            gives("weekday", "05-12-2023", value="Tuesday 05 December 2023"),
            gives("later", 5, value="2024-02-29 01:00:00"),
            gives("epoch", 86_400, value=("1970-01-02T00:00:00+00:00", 0)),
            fails("wrong_date", kind="ValueError", message=None),
            gives("now_is_later", value=(True, True, "09:05", "UTC")),
        ),
    ),
    Program(
        "flights",
        (
            gives("arrival", "2024-07-01T10:00", 8, value="2024-07-01T12:00:00-04:00"),
            gives("offset", 1, value="CET"),
            gives("offset", 7, value="CEST"),
            gives("unknown", value="no such zone"),
        ),
        needs=("zoneinfo",),
    ),
    Program(
        "month",
        (
            gives("is_leap", 1900, value=False),
            gives("is_leap", 2000, value=True),
            gives("show", 2024, 2, printed=FEBRUARY),
            gives("days", 2023, value=[31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]),
            gives("name", 0, value=("Monday", "May")),
        ),
    ),
    Program(
        "stopwatch",
        (
            gives("sleeping", value=True),
            gives("clocks", value=True),
            gives("formatted", value=("1970-01-01 00:00", 1, "UTC")),
        ),
    ),
    Program(
        "cafe",
        (
            gives(
                "open_cafe",
                [("tea", 0.02), ("coffee", 0)],
                value=(["TEA", "COFFEE"], ["start tea", "start coffee", "done coffee", "done tea"]),
            ),
            gives("add_up", 4, value=6),
            gives("impatient", value="too slow"),
            gives("squares", [1, 2, 3], value=[1, 4, 9]),
            fails("failing", kind="ValueError", message="out of coffee"),
        ),
    ),
    Program(
        "ticket_office",
        (
            gives("sell_all", 4, 500, value=2000),
            gives("producer_consumer", [1, 2, 3], value=[10, 20, 30]),
            gives("wait_for_event", value=(True, "MainThread")),
            gives("sleeping_together", 10, value=True),
            gives("names", value=([1], False, "helper", False)),
        ),
        threads=True,
    ),
    Program(
        "downloads",
        (
            gives("fetch_all", [1, 2, 3], value=[100, 200, 300]),
            gives("fetch_any_order", [2, 1], value=[100, 200]),
            gives("fetch_wrong", [1, -1], value=[None, "no page -1"]),
            gives("with_asyncio", 2, value=200),
        ),
        threads=True,
    ),
)

COLLECTIONS = (
    Program(
        "word_count",
        (
            gives("top", "a b a c b a", 2, value=[("a", 3), ("b", 2)]),
            gives("subtract", {"a": 3, "b": 1}, {"a": 1, "b": 1}, value={"a": 2}),
            gives("group", ["Ali", "Bo", "Anna"], value={"A": ["Ali", "Anna"], "B": ["Bo"]}),
            gives("last", [1, 2, 3, 4], 3, value=["new", 4, 2]),
            gives("move", value=(3, 4, {"x": 3, "y": 4})),
            gives("order", value=(["b", "c", "a"], ("b", 2))),
            gives("settings", {"colour": "red"}, value=("red", 3, 2)),
            gives("lowered", {"A": 1, "b": 2}, value={"a": 1, "b": 2}),
        ),
    ),
    Program(
        "outfits",
        (
            gives("outfits", ["red", "blue"], ["jeans"], value=["red jeans", "blue jeans"]),
            gives(
                "pairs",
                ["a", "b", "c"],
                value=([("a", "b"), ("a", "c"), ("b", "c")], [("a", "b"), ("b", "c")]),
            ),
            gives("squeeze", "aab", value=[("a", 2), ("b", 1)]),
            gives("colours", 4, value=["red", "white", "blue", "red"]),
            gives("totals", [3, 1, 4], value=([3, 4, 8], [3, 3, 4])),
            gives("small", [1, 2], value=[1, 2, 5, 6, 7, 8, 9]),
            gives("longest", value=([("a", "x"), ("b", "y"), ("-", "z")], 24)),
        ),
    ),
    Program(
        "pipeline",
        (
            gives("product", [2, 3, 4], value=24),
            gives("by_second", [("a", 1), ("b", 3)], value=[("b", 3), ("a", 1)]),
            gives("powers", 4, value=[0, 1, 4, 9]),
            gives("largest_number", [3, 30, 34, 5, 9], value="9534330"),
            gives("cards", value=([2, 5, 9], True, False)),
            gives("kinds", [1, [1, 2], "x"], value=["int 1", "list of 2", "something"]),
        ),
    ),
    Program(
        "shortest_path",
        (
            gives("shortest", "A", "D", value=(6, ["A", "B", "C", "D"])),
            gives("shortest", "D", "A", value=None),
            gives("smallest", [5, 1, 4], 2, value=([1, 4], [5, 4], [1, 2, 3, 4])),
        ),
    ),
    Program(
        "copies",
        (
            gives("shallow", [[1], [2]], value=[["x"], [2]], after=([["x"], [2]],)),
            gives("deep", [[1], [2]], value=([[1], [2]], [["x"], [2]])),
            gives("circle", value=(True, False, 1)),
            gives(
                "show",
                3,
                value="[1, 'two']",
                printed="{'a': {'b': None},\n 'numbers': [0, 1, 2]}\n",
            ),
        ),
    ),
)

LIBRARY: tuple[Program, ...] = (*NUMBERS, *TIME, *COLLECTIONS)
