"""A grader that cannot be loaded, or that fails, is told by its own lines; ours are left out."""

from pathlib import Path

import pytest

from graders.engine.custom.load import Grader, GraderError, load_grader
from graders.engine.custom.run import check, hint
from graders.engine.model import Call, Case, CheckerUse, Demand, Outcome, Returned, Step, Value
from graders.engine.text import Text

CALL = Call("double", "dubbel", (3,))
DEMAND = Demand(returns=Value(6))
CASE = Case("d-3", "double", (Step(CALL, DEMAND),))
GOT = Outcome(Returned(7))


def grader_of(folder: Path, source: str) -> Grader:
    (folder / "double.py").write_text(source, encoding="utf-8")
    return load_grader(folder / "double.py")


def broken(folder: Path, source: str) -> GraderError:
    with pytest.raises(GraderError) as caught:
        grader_of(folder, source)
    return caught.value


def test_no_file_is_an_empty_grader(tmp_path: Path) -> None:
    assert load_grader(tmp_path / "none.py") == Grader()


def test_an_import_that_fails_is_told_with_its_line(tmp_path: Path) -> None:
    error = broken(tmp_path, "x = 1\n\nimport nothing_of_that_name\n")
    assert error.line == 3
    assert error.text == Text(
        "de controlemodule double.py:3 kan niet geladen worden: "
        "ModuleNotFoundError: No module named 'nothing_of_that_name'",
        "the grader double.py:3 cannot be loaded: ModuleNotFoundError: No module named 'nothing_of_that_name'",
    )
    assert "import nothing_of_that_name" in error.trace
    assert "engine" not in error.trace


def test_a_syntax_error_is_told_with_its_line(tmp_path: Path) -> None:
    error = broken(tmp_path, "x = 1\ny = (\n\n")
    assert error.line == 2
    assert error.text.en.startswith("the grader double.py:2 cannot be loaded: SyntaxError: ")
    assert "engine" not in error.trace


@pytest.mark.parametrize("source", ["hints = 3\n", "hints = {'double': 3}\n", "strategies = 3\n"])
def test_a_table_of_another_kind_is_refused(tmp_path: Path, source: str) -> None:
    assert "double.py" in broken(tmp_path, source).text.en


SOURCES = {
    "raises": ("def even(call, outcomes, data):\n    return data['x']\n", "even:2", "KeyError: 'x'"),
    "takes too few": ("\ndef even(call):\n    return None\n", "even:2", "TypeError: even() takes 1"),
    "is a builtin": ("even = len\n", "even", "TypeError: len() takes exactly one argument"),
}


@pytest.mark.parametrize("name", SOURCES)
def test_a_checker_that_fails_is_told_with_its_line(tmp_path: Path, name: str) -> None:
    source, place, what = SOURCES[name]
    grader = grader_of(tmp_path, source + "checkers = {'even': even}\n")
    with pytest.raises(GraderError) as caught:
        check(grader, CheckerUse("even", {}), CASE, CALL, [GOT])
    line = place.partition(":")[2]
    where = f" (double.py:{line})" if line else ""
    assert caught.value.text.en.startswith(f"the checker 'even' fails on case d-3{where}: {what}")
    assert caught.value.text.nl.startswith(f"de controlefunctie 'even' faalt op testgeval d-3{where}: {what}")
    assert (caught.value.line, caught.value.case) == (int(line) if line else None, "d-3")
    assert "engine" not in caught.value.trace


def test_a_checker_that_gives_back_something_else_is_refused(tmp_path: Path) -> None:
    grader = grader_of(tmp_path, "checkers = {'even': lambda call, outcomes, data: 'fout'}\n")
    with pytest.raises(GraderError) as caught:
        check(grader, CheckerUse("even", {}), CASE, CALL, [GOT])
    assert caught.value.text == Text(
        "de controlefunctie 'even' geeft op testgeval d-3 (double.py:1) iets anders terug dan een Text of None: een waarde "
        "van type str",
        "the checker 'even' returns something else than a Text or None on case d-3 (double.py:1): a value of type str",
    )


def test_data_that_a_built_in_checker_cannot_use_name_no_class_of_ours() -> None:
    with pytest.raises(GraderError) as caught:
        check(Grader(), CheckerUse("multiset", {"sort": 1}), CASE, CALL, [GOT])
    assert caught.value.text.en == (
        "the checker 'multiset' cannot use the data of case d-3: multiset does not know the key 'sort'"
    )
    assert (caught.value.trace, caught.value.case) == ("", "d-3")


def test_a_hint_must_be_a_text_or_none(tmp_path: Path) -> None:
    for source, text in (
        ("lambda *_: None", None),
        ("lambda *_: Text('kijk', 'look')", Text("kijk", "look")),
    ):
        whole = f"from graders.engine.text import Text\nhints = {{'double': {source}}}\n"
        assert hint(grader_of(tmp_path, whole), CASE, CALL, DEMAND, GOT) == text
    for source in ("lambda *_: 'kijk'", "lambda call: None"):
        grader = grader_of(tmp_path, f"hints = {{'double': {source}}}\n")
        with pytest.raises(GraderError, match=r"the hint \(hints\) of double .*d-3 \(double.py:1\)"):
            hint(grader, CASE, CALL, DEMAND, GOT)
