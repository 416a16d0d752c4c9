"""Programs that deal with what is around them: typed lines, printed text, files, modules, the interpreter."""

from tests.honest.nouns import Program, fails, gives

GUESSING = "Your guess? Too low\nYour guess? That is no number\nYour guess? Too high\nYour guess? Right!\n"

TERMINAL = (
    Program(
        "guess_number",
        (
            gives("guess", 7, value=3, stdin=("5", "x", "9", "7"), printed=GUESSING),
            gives(
                "ask_name",
                stdin=("  zoë ", "17"),
                printed="Naam: Leeftijd: Dag Zoë, volgend jaar ben je 18\n",
            ),
            fails(
                "ask_number",
                stdin=("twaalf",),
                kind="ValueError",
                message="invalid literal for int() with base 10: 'twaalf'",
            ),
            fails("ask_number", kind="EOFError", message="EOF when reading a line"),
        ),
    ),
    Program(
        "read_stdin",
        (
            gives("add_lines", stdin=("1", "2", "3"), value=6),
            gives("first_and_rest", stdin=("a", "b", "c"), value=("a\n", "b\nc\n")),
            gives("all_lines", stdin=("x", "y"), value=["x", "y"]),
            gives("until_end", stdin=("p", "q"), value=["p", "q"]),
            gives("numbered", stdin=("a", "b"), value=["1:a", "2:b"]),
        ),
    ),
    Program(
        "captured",
        (
            gives("captured", 3, value="n = 3\n"),
            gives("swapped", value="n = 1\n", printed="back\n"),
            gives("dots", 3, printed="...\n"),
            gives("write", value=4, printed="one\ntwo\nthree|1|2.0|None|[3]\n"),
            gives("errors", value="wrong\n"),
            gives("encoding", value=("utf-8", "utf-8", "utf-8")),
        ),
    ),
    Program(
        "logbook",
        (
            gives("caught_warnings", value=[("DeprecationWarning", "use new_function")]),
            fails("as_error", kind="DeprecationWarning", message="use new_function"),
            gives("shown_warning", value=1),
            gives("log_to_stderr", 3, value=True, printed="to the screen\n"),
            gives(
                "log_to_text",
                value=(
                    "[logbook.own] WARNING: careful",
                    "[logbook.own] ERROR: oops",
                    "ZeroDivisionError: division by zero",
                ),
            ),
        ),
    ),
)

FILES = (
    Program(
        "read_words",
        (
            gives("number_of_words", value=4),
            gives("longest", value="banaan"),
            gives("first_letters", value="apbé"),
            gives("parts", value=(b"app", b"\xc3\xa9n\n", 24)),
            gives(
                "look_around",
                value=(True, True, 24, 24, True, ["words.txt"], ["words.txt"], True, True, False),
            ),
            fails(
                "not_there",
                kind="FileNotFoundError",
                message="[Errno 2] No such file or directory: 'nope.txt'",
            ),
            gives("try_not_there", value="", printed="no file nope.txt\n"),
            gives("copy", value=["appel", "peer", "banaan", "één"]),
        ),
        files=("words.txt",),
        writes=("copy.dat",),
    ),
    Program(
        "weather",
        (
            gives("warmest", "weather.csv", value="Goes"),
            gives("average", "weather.csv", value=19.0),
            gives("station", "station.json", value=("De Bilt", [10, 1.5])),
        ),
        files=("weather.csv", "station.json"),
    ),
    Program(
        "diary",
        (
            gives("write", ["één", "twee"], value="één\ntwee\n"),
            gives("append", "drie", value=["één", "twee", "drie"]),
            gives("shorten", value="ÉÉN\n"),
            gives("save_scores", {"a": [1, 2]}, value=({"a": [1, 2]}, 13)),
            gives("write_bytes", b"\0\xff", value=(2, b"\0\xff")),
            gives("write_lines", value=["a\n", "b\n"]),
        ),
        writes=("diary.txt", "scores.json"),
    ),
    Program(
        "paths",
        (
            gives("parts", "a/b/report.txt", value=("report.txt", "a/b", ".txt")),
            gives("join", value=("a/b/c.txt", "b", "a")),
            gives(
                "pure",
                value=(
                    *("report.tar.gz", "report.tar", [".tar", ".gz"]),
                    *("/home/me", "/home/me/report.tar.txt", "C:"),
                ),
            ),
            gives("environment", value=(None, "default", False)),
            gives("computer", value=(True, "CPython", "3", True, True, True, True, True)),
            gives("where", value=(True, True, ".txt")),
        ),
    ),
)

MODULES = (
    Program(
        "main_program",
        (
            gives("hello", "Bo", value="Hoi Bo!"),
            gives("loud", "Bo", value="HOI BO"),
            gives("biggest", value=("B2", 51)),
            gives("modules", value=("helpers", "school.rooms", 1)),
            fails("wrong_age", kind="ValueError", message="too young"),
        ),
        helpers={
            "helpers": "helpers.py",
            "school": "school/__init__.py",
            "school.rooms": "school/rooms.py",
        },
    ),
    Program(
        "palindrome",
        (
            gives("is_palindrome", "Neven", value=True),
            gives("test", value=(1, 4, True)),
        ),
    ),
    Program(
        "roman",
        (
            gives("to_int", "XIV", value=14),
            gives("ask", stdin=("XII",), value=12, printed="Roman? "),
            gives("run_tests", value=(False, 1, 0, 1, True)),
        ),
    ),
    Program(
        "look_inside",
        (
            gives(
                "signature",
                value=(
                    "(width: float, height: float = 1.0, *, unit: str = 'cm') -> float",
                    ["width", "height", "unit"],
                    2,
                ),
            ),
            gives("source_lines", value=(2, 15, True)),
            gives("members", value=(["speak"], "Return the area.")),
            gives("attributes", value=(True, None, {"name": "Rex"}, True, "Animal")),
            gives("who_called", value=("who_called", "who_called")),
            gives("dynamic", value=(3, "Dog", 1, 2, 3)),
            gives("size", value=(True, True, True, True)),
        ),
    ),
    Program(
        "measuring",
        (
            gives("seconds", value=True),
            gives("profile", value=(True, True)),
            gives("memory", value=(1000, True)),
            gives(
                "ask_help",
                printed="Help on function area in module measuring:\n\narea(width, height)\n    Area.\n\n",
            ),
        ),
    ),
    Program("time_limit", (gives("stopped", 0.02, value="SIGALRM"),)),
)

OUTSIDE: tuple[Program, ...] = (*TERMINAL, *FILES, *MODULES)
