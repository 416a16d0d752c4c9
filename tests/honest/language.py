"""Programs that use the language itself: functions, classes, generators, exceptions."""

from tests.honest.nouns import Program, fails, gives

FUNCTIONS = (
    Program(
        "hanoi",
        (
            gives("hanoi", 2, "A", "C", "B", value=[("A", "B"), ("A", "C"), ("B", "C")]),
            gives("show_moves", 1, printed="1 : A -> C\n"),
            gives("permutations", "abc", value=["abc", "acb", "bac", "bca", "cab", "cba"]),
        ),
    ),
    Program(
        "deep_recursion",
        (
            gives("add_up", 900, value=405_450),
            gives("add_up_deep", 3000, value=4_501_500),
            gives("caught", value="too deep"),
            fails("forever", 0, kind="RecursionError", message=None),
            gives("even", 901, value=False),
        ),
    ),
    Program(
        "primes",
        (
            gives("first_primes", 5, value=[2, 3, 5, 7, 11]),
            gives("flat", [1, [2, [3, []]], 4], value=[1, 2, 3, 4]),
            gives("running_average", [2, 4, 6], value=[2.0, 3.0, 4.0]),
            gives("closing", value=(1, [1, 9]), printed="closed\n"),
        ),
    ),
    Program(
        "counters",
        (
            gives("two_counters", value=(1, 2, 15, 3)),
            gives("adders", [1, 2], value=[11, 12]),
            gives("late_binding", value=[2, 2, 2]),
            gives("count_calls", value=1),
            gives("count_calls", value=2),
        ),
    ),
    Program(
        "fibonacci",
        (
            gives("fib", 80, value=23_416_728_348_467_685),
            gives("fac", 20, value=2_432_902_008_176_640_000),
            gives("double", 4, value=8, printed="start double\nend double\n"),
            gives("square", 3, value=[9, 9, 9]),
            gives("names", value=("double", "Twice x.", 16)),
            gives("cache_info", value=(31, 28)),
            gives("area_twice", 2, value=24, printed="calculating\n"),
        ),
    ),
    Program(
        "tags",
        (
            gives("bold", "hi", printed="<p><b>hi</b></p>\n"),
            gives("swallow", value="still here", printed="<x></x>"),
            gives("lines_with_error", value=["begin", "in", "end"]),
            gives("stack", ["a", "b"], value=3, printed="<a><b>!</b></a>"),
            gives("close_it", printed="inside\ndoor closed\n"),
        ),
    ),
    Program(
        "arguments",
        (
            gives("calls", value=((1, 2, (3, 4), 0, {"x": 1}), (1, 2, (), 3, {}), (5, 2, (), 6, {}))),
            gives("keyword_only", value=6),
            fails(
                "too_few",
                kind="TypeError",
                message="order() missing 1 required positional argument: 'a'",
            ),
            gives("grows", 1, value=1),
            gives("grows", 2, value=2),
            gives(
                "builtins_used",
                [3, -5, 0],
                value=(
                    *(-2, -5, -5, [3, 0, -5], [3, 5, 0], [3, -5], [(3, "a"), (-5, "b"), (0, "c")]),
                    *([(1, 3), (2, -5), (3, 0)], [0, -5, 3], False, True),
                ),
            ),
            gives(
                "conversions", value=(12, 1.5, "1.0", False, ["a", "b"], (1,), {"a": 1}, "A", "0xff", 2, 3.0)
            ),
            gives(
                "texts",
                "aap noot",
                value=(
                    *(["aap", "noot"], "AAP NOOT", "oop noot", -1, "*aap noot", ("aap", " ", "noot")),
                    *("a-a-p- -n-o-o-t", "toon paa", True, False, "aap noot"),
                ),
            ),
            gives(
                "echo",
                VALUES := {"a": (1, -0.0, None, True), 2: [b"x", 1j, {1, 2}, 1e300, ...]},
                value=VALUES,
            ),
        ),
    ),
    Program(
        "sorting",
        (
            gives("bubble_sort", [3, 1, 2], after=([1, 2, 3],)),
            gives("merge_sort", [3, 1, 2], value=[1, 2, 3]),
            gives("by_length", ["a", "ccc", "bb", "aaa"], value=["aaa", "ccc", "bb", "a"]),
            gives("remove_doubles", [1, 2, 1], value=[1, 2], after=([1, 2],)),
            gives("sets", [1, 2], [2, 3], value=({2}, {1, 2, 3}, {1}, {1, 3}, True, frozenset("ab"))),
            gives("comprehensions", 3, value=([0, 0, 2], {0, 1, 2}, {"1": 1}, 3)),
            fails(
                "sort_mixed",
                kind="TypeError",
                message="'<' not supported between instances of 'str' and 'int'",
            ),
            gives("two_results", [3, 1, 2], value=(1, [2, 3])),
            gives("slices", [1, 2, 3], value=([3, 2, 1], [2], [2, 3], [1, 2, 3, 1, 2, 3], [1, 2, 3, 0])),
            gives("change_dict", {"old": 1}, after=({"new": 1, "more": True},)),
        ),
    ),
    Program(
        "sieve",
        (
            gives("sieve", 100_000, value=9592),
            gives("long_list", 100_000, value=(100_000, 99_999, 4_999_950_000)),
            gives("long_text", 1000, value=(2000, "789")),
            gives("megabytes", 32, value=(32, 7)),
        ),
    ),
    Program(
        "chunks",
        (
            gives("chunks", "abcde", 2, value=["ab", "cd", "e"]),
            gives("numbers", ["a1", "b", "c22"], value=[1, 22]),
            gives("first_big", [1, 20, 30], value=20),
            gives("first_big", [1], value=None),
        ),
    ),
    Program(
        "text_adventure",
        (
            gives("execute", "go north", value="you go north"),
            gives("execute", "take lamp key", value="you take lamp and key"),
            gives("execute", "take", value="what?"),
            gives("execute", "", value="say something"),
            gives("execute", "exit", value="bye"),
            gives("shape", {"kind": "circle", "r": 2}, value=12),
            gives("shape", (2, 3), value=6),
            gives("shape", "abc", value=3),
            gives("shape", 5, value=None),
            gives("move", "north", 3, value=(0, 3)),
            gives("move", "east", 2, value=(2, 0)),
            gives("move", "up", 1, value=(0, 0)),
        ),
    ),
)

CLASSES = (
    Program(
        "bank_account",
        (
            gives(
                "run",
                [["in", 5], ["out", 12]],
                value=[("in", 5), ("out", 12)],
                printed="Sanne: 3 euro\n",
            ),
            fails("run", [["out", 12]], kind="InsufficientFunds", message="2 euro short"),
            fails("run", [["in", 0]], kind="ValueError", message="amount must be positive"),
            gives("read_account", "Bo;7", value=("Bo", 7, True)),
        ),
    ),
    Program(
        "inventory",
        (
            gives("stock_value", [["pen", 1.5, 2], ["book", 10.0, 1]], value=13.0),
            gives("as_dict", "pen", 2.0, value={"name": "pen", "price": 2.0, "count": 0, "tags": ["new"]}),
            gives("show", "pen", printed="Item(name='pen', price=1.5, count=2, tags=[])\nTrue\n"),
            gives("newest", [[1, 2], [1, 10], [0, 99]], value=(1, 11)),
            fails("change_frozen", kind="FrozenInstanceError", message="cannot assign to field 'major'"),
        ),
    ),
    Program(
        "shapes",
        (
            gives(
                "describe_all", [(2, 3), 2], value=10, printed="square with area 4\nrectangle with area 6\n"
            ),
            gives("make_abstract", value="not allowed"),
            gives("relations", value=(True, True, False)),
            gives("duck", value=(["swim", "walk", "fly"], ["Duck", "Swims", "Walks", "object"])),
        ),
    ),
    Program(
        "traffic_light",
        (
            gives("walk", "RED", 2, value="YELLOW", printed="RED stop\nGREEN go\n"),
            gives("from_value", "go", value="GREEN"),
            fails("from_value", "run", kind="ValueError", message="'run' is not a valid Light"),
            gives("levels", value=(["MIDDLE", "HIGH"], 4)),
            gives("rights", value=(False, True, 5)),
            gives("suits", value=["hearts", "spades"]),
        ),
    ),
    Program(
        "vectors",
        (
            gives("calculate", value=([4, 2], True, False, 2, 1), printed="Vector(4, 2)\n"),
            gives("box", 2, value=(8, 3)),
            fails("box", 0, kind="ValueError", message="side must be positive"),
            gives("countdown", 3, value=([3, 2, 1], 3)),
            gives("registered", value=(["Plugin", "Game"], ["Game"])),
            gives("forgotten", value=(True, True)),
            fails("no_attribute", kind="AttributeError", message=None),
        ),
    ),
    Program(
        "typed_stack",
        (
            gives("reverse", [1, 2, 3], value=[3, 2, 1]),
            gives("greet_city", value="hello Delft"),
            gives("film", "x", value={"title": "x", "year": 1999}),
            gives("twice", "ab", value="abab"),
            gives("apply", value=0),
            gives("hints", value={"name": "str", "people": "int"}),
            fails("pop_empty", kind="IndexError", message="pop from empty list"),
        ),
    ),
)

ERRORS = (
    Program(
        "thermostat",
        (
            gives("read", "20", value=20, printed="read 20\n"),
            fails("read", "warm", kind="HeatingError", message="no temperature: warm", printed="read warm\n"),
            gives("cause", "3", value=("TooCold", "3 degrees is too cold", "NoneType"), printed="read 3\n"),
            gives(
                "cause", "x", value=("HeatingError", "no temperature: x", "ValueError"), printed="read x\n"
            ),
            gives("group", value=["a", "b"]),
            gives("note", value=(("k",), ["in the drawer"])),
            fails("checked", 0, kind="AssertionError", message="n must be positive"),
            fails("index", [1], 3, kind="IndexError", message="list index out of range"),
            gives("order", printed="try 0\nfinally 0\nfinally 1\ntry 2\nfinally 2\ndone\n"),
        ),
    ),
    Program(
        "tracebacks",
        (
            gives(
                "last_line",
                value=(
                    "Traceback (most recent call last):",
                    "ZeroDivisionError: division by zero",
                    True,
                ),
            ),
            gives("lines", value=[("lines", 20, "divide(1)"), ("divide", 7, "return a / 0")]),
            gives("info", value=("ZeroDivisionError", "division by zero", True)),
        ),
    ),
    Program(
        "stop",
        (
            fails("stop", 3, kind="SystemExit", message="3", printed="bye\n"),
            fails("leave", kind="SystemExit", message="None"),
            fails("interrupt", kind="KeyboardInterrupt", message=""),
            gives("not_stopped", value=1),
            gives("at_exit", value=True),
            gives("still_here", value="yes"),
        ),
    ),
    Program(
        "program_with_main",
        (
            gives("square", 3, value=9),
            fails("square", 9, kind="KeyError", message="9"),
            gives("name_of_module", value=(False, "program_with_main", 1)),
        ),
        loading="welcome\n0 1 2 \n",
    ),
)

LANGUAGE: tuple[Program, ...] = (*FUNCTIONS, *CLASSES, *ERRORS)
