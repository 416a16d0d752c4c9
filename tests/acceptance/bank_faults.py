"""One change each that makes a small bank unsound, with the place and the words in which `verify` tells it."""

from collections.abc import Callable

from tests.acceptance.small_bank import EN, NL, Made


def change_expected(bank: Made) -> None:
    bank.function["cases"][1]["returns"] = 5


def drop_reference(bank: Made) -> None:
    del bank.files["reference/double/solution_nl.py"]


def break_right(bank: Made) -> None:
    bank.files["reference/double/right/sum.py"] = "def double(number):\n    return number + 3\n"


def drop_wrong_file(bank: Made) -> None:
    del bank.files["reference/double/wrong/square.py"]


def weaken_case(bank: Made) -> None:
    bank.data["misconceptions"][1]["fails"].append("d-2")


def forget_case(bank: Made) -> None:
    bank.data["misconceptions"][1]["fails"].remove("d-8")


def match_nothing(bank: Made) -> None:
    bank.data["misconceptions"][1]["fails"].append("e-*")


def two_alike(bank: Made) -> None:
    bank.files["reference/double/wrong/wrong_for_5.py"] = bank.files["reference/double/wrong/wrong_for_3.py"]


def unbroken_requirement(bank: Made) -> None:
    bank.data["requirements"]["big"] = {"nl": "ook grote getallen", "en": "big numbers too"}
    bank.function["cases"].append({"id": "d-big", "requirement": "big", "args": [1000], "returns": 2000})
    bank.data["misconceptions"] = [
        one for one in bank.data["misconceptions"] if one["name"].startswith("wrong_for")
    ]
    for name in ("returns_two", "square", "unchanged"):
        del bank.files[f"reference/double/wrong/{name}.py"]


def other_example(bank: Made) -> None:
    bank.files["exercises/double/description.nl.md"] = NL.replace("dubbel(5)", "dubbel(6)")


def other_output(bank: Made) -> None:
    bank.files["exercises/double/description.nl.md"] = NL.replace("\n10\n", "\n11\n")


def unknown_example(bank: Made) -> None:
    bank.files["exercises/double/description.nl.md"] = NL.replace("d-2 d-5", "d-2 d-9")


def unnamed_example(bank: Made) -> None:
    bank.files["exercises/double/description.nl.md"] = NL.replace("pycon d-2 d-5", "pycon")


def plain_block(bank: Made) -> None:
    bank.files["exercises/double/description.nl.md"] = NL.replace("pycon d-2 d-5", "python")


def other_languages(bank: Made) -> None:
    text = EN.replace("pycon d-2 d-5", "pycon d-5").replace(">>> double(2)\n4\n", "")
    bank.files["exercises/double/description.en.md"] = text


def renumbered(bank: Made) -> None:
    bank.files["exercises/double/description.nl.md"] = NL.replace("1. Elk", "2. Elk")


def reworded(bank: Made) -> None:
    bank.files["exercises/double/description.nl.md"] = NL.replace("Elk getal wordt verdubbeld", "Reken goed")


def no_description(bank: Made) -> None:
    del bank.files["exercises/double/description.en.md"]


def unreadable_description(bank: Made) -> None:
    bank.binary["exercises/double/description.en.md"] = EN.encode().replace(b"Every", b"\xc9very")


def unreadable_solution(bank: Made) -> None:
    bank.binary["reference/double/right/sum.py"] = b"\0\0"


def helped_solution(bank: Made) -> None:
    bank.files["reference/double/right/sum.py"] = "from shift import dubbel\n\ndouble = dubbel\n"


def broken_grader(bank: Made) -> None:
    bank.files["graders/double.py"] = "x = 1\n\nimport nothing_of_that_name\n"


def grader_without_syntax(bank: Made) -> None:
    bank.files["graders/double.py"] = "x = 1\ny = )\n"


def with_checker(bank: Made, body: str) -> None:
    bank.files["graders/double.py"] = (
        f"def even(call, outcomes, data):\n    {body}\n\n\ncheckers = {{'even': even}}\n"
    )
    bank.function["cases"][1]["checker"] = "even"


def failing_checker(bank: Made) -> None:
    with_checker(bank, "return data['x']")


def checker_of_a_number(bank: Made) -> None:
    with_checker(bank, "return 3")


def data_for_no_checker(bank: Made) -> None:
    bank.function["cases"][1]["checker"] = {"name": "multiset", "sorted": True}
    bank.function["cases"][1]["returns"] = [4]


def unused_returns(bank: Made) -> None:
    bank.function["cases"][1]["checker"] = {"name": "distribution", "type": "int"}


def allowed_unknown(bank: Made) -> None:
    bank.files["graders/double.py"] = "allowed = {\n    'duoble': lambda n: None,\n}\n"


def hints_unknown(bank: Made) -> None:
    bank.files["graders/double.py"] = "hints = {'dubbel': lambda *_: None}\n"


def strategies_unknown(bank: Made) -> None:
    bank.files["graders/double.py"] = "def strategies():\n    return {\n        'duoble': None,\n    }\n"


def strategies_failing(bank: Made) -> None:
    bank.files["graders/double.py"] = "def strategies():\n    x = 1\n    return {}['double']\n"


def strategies_listed(bank: Made) -> None:
    bank.files["graders/double.py"] = "\ndef strategies():\n    return []\n"


def allowed_of_a_text(bank: Made) -> None:
    bank.files["graders/double.py"] = "allowed = {'double': lambda n: 'te groot' if n > 5 else None}\n"


def allowed_failing(bank: Made) -> None:
    bank.files["graders/double.py"] = (
        "def rule(n):\n    return 1 / 0 if n == 2 else None\n\n\nallowed = {'double': rule}\n"
    )


def alike_but_for_answers(bank: Made) -> None:
    bank.files["reference/double/wrong/wrong_for_5.py"] = (
        "def double(number):\n    return 9 if number == 3 else 2 * number\n"
    )


def not_allowed(bank: Made) -> None:
    bank.files["graders/double.py"] = (
        "from graders.engine.text import Text\n"
        "allowed = {'double': lambda n: Text('te groot', 'too big') if n > 5 else None}\n"
    )


def reference_breaks_a_rule(bank: Made) -> None:
    bank.function["forbids"] = [{"name": "sum", "points": 1}]
    bank.files["reference/double/solution_nl.py"] = "\n\ndef dubbel(getal):\n    return sum([getal, getal])\n"


def right_solution_lacks_what_is_asked(bank: Made) -> None:
    bank.function["requires"] = [{"statement": "return"}, "recursion"]


def file_breaks_a_rule(bank: Made) -> None:
    bank.data["forbids"] = [{"import": "math"}]
    bank.files["reference/double/right/sum.py"] = (
        "import math\ndef double(number):\n    return number + number\n"
    )


FAULTS: list[tuple[Callable[[Made], None], str, str]] = [
    (change_expected, r"solution_nl.py:1:1: V104 ", r"fails d-2"),
    (drop_reference, r"double.json:\d+:\d+: V101 ", r"solution_nl.py"),
    (break_right, r"sum.py:1:1: V104 ", r"must pass every case"),
    (drop_wrong_file, r"double.json:\d+:\d+: B506 ", r"square.py does not exist"),
    (weaken_case, r"double.json:\d+:\d+: V114 ", r"should fail d-2, but passes"),
    (forget_case, r"double.json:\d+:\d+: V115 ", r"also fails d-8"),
    (match_nothing, r"double.json:\d+:\d+: B\d+ ", r"e-\*"),
    (two_alike, r"wrong_for_5.py:1:1: V117 ", r"exactly the same cases, with the same answers"),
    (
        alike_but_for_answers,
        r"wrong_for_5.py:1:1: V117 ",
        r"the same cases, though their answers differ: add a case",
    ),
    (unbroken_requirement, r"double.json:\d+:\d+: V121 ", r"no wrong solution breaks the requirement 'big'"),
    (other_example, r"description.nl.md:12:1: V217 ", r"case d-5 calls dubbel\(5\)"),
    (other_output, r"description.nl.md:12:1: V218 ", r"case d-5 expects 10"),
    (unknown_example, r"description.nl.md:9:1: V214 ", r"no case 'd-9'"),
    (unnamed_example, r"description.nl.md:9:1: V213 ", r"names no case"),
    (plain_block, r"description.nl.md:9:1: V212 ", r"not 'python'"),
    (other_languages, r"description.en.md:1:1: V201 ", r"d-2"),
    (renumbered, r"description.nl.md:5:1: V203 ", r""),
    (reworded, r"description.nl.md:5:1: V204 ", r"elk getal wordt verdubbeld"),
    (no_description, r"description.en.md:1:1: V200 ", r"is missing"),
    (unreadable_description, r"description.en.md:1:1: V205 ", r"cannot be read \(not UTF-8: byte 0xC9\)"),
    (unreadable_solution, r"right/sum.py:1:1: V105 ", r"is not text"),
    (helped_solution, r"right/sum.py:1:1: V104 ", r"must pass every case"),
    (reference_breaks_a_rule, r"solution_nl.py:4:1: V106 ", r"does not allow sum in dubbel"),
    (right_solution_lacks_what_is_asked, r"right/sum.py:1:1: V106 ", r"asks you to use recursion"),
    (file_breaks_a_rule, r"right/sum.py:1:1: V106 ", r"does not allow the module math"),
    (broken_grader, r"double.py:3:1: V151 ", r"double.py:3 cannot be loaded: .*nothing_of_that_name"),
    (grader_without_syntax, r"double.py:2:1: V151 ", r"SyntaxError"),
    (
        failing_checker,
        r"double.py:2:1: V151 ",
        r"the checker 'even' fails on case d-2 \(double.py:2\): KeyError: 'x'",
    ),
    (
        checker_of_a_number,
        r"double.py:1:1: V151 ",
        r"something else than a Text or None on case d-2 .*: a value of type int",
    ),
    (data_for_no_checker, r"double.json:\d\d+:\d+: V151 ", r"cannot use the data of case d-2: .*'sorted'"),
    (
        unused_returns,
        r"double.json:\d+:\d+: B422 ",
        r"'?\"distribution\" does not look at \"returns\".*\"one_of\"",
    ),
    (allowed_unknown, r"double.py:2:1: V152 ", r"allowed names 'duoble', .*; did you mean \"double\"\?"),
    (hints_unknown, r"double.py:1:1: V152 ", r"hints names 'dubbel'"),
    (strategies_unknown, r"double.py:3:1: V152 ", r"strategies names 'duoble', .*\"double\"\?"),
    (strategies_failing, r"double.py:3:1: V153 ", r"strategies fails: KeyError: 'double'"),
    (strategies_listed, r"double.py:2:1: V153 ", r"must return a dictionary, .*, not a list"),
    (
        allowed_of_a_text,
        r"double.json:\d+:\d+: V142 ",
        r"rule \(allowed\) of double returns something else .*: a value of type str",
    ),
    (allowed_failing, r"double.json:\d+:\d+: V142 ", r"case d-2 \(double.py:2\): ZeroDivisionError"),
    (not_allowed, r"double.json:\d+:\d+: V141 ", r"case d-8 .* too big"),
]
