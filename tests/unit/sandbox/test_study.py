"""The traits of a submission's source, as the sandbox brings them."""

import ast
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine import worker
from graders.engine.model import Trait
from graders.engine.sandbox import study
from graders.engine.sandbox.frames import ProtocolError
from graders.engine.sandbox.study import MODULES, codes, read_traits
from graders.engine.sandbox.system import System
from graders.engine.sandbox.zygotes import Wish
from graders.engine.worker.facts import Budget
from graders.engine.worker.study.traits import traits
from tests.unit.sandbox.conftest import Open, call, made

SOURCE = """
kept = []
def f(x, seen=[]):
    kept.append(x)
    for one in x:
        return one
def g(x):
    return f(x)
"""
TRAITS = {
    "f": (
        Trait("mutable-default", 3, "seen"),
        Trait("keeps-global", 4, "kept"),
        Trait("open-path", 5),
        Trait("return-in-loop", 6, "for"),
    ),
    "g": (Trait("calls", 8, "f"),),
}


class TestSession:
    """`Session.study`, with real children."""

    def test_of_a_session_that_did_nothing_else(self, submission: Open, system: System) -> None:
        """It may be asked first; on every system."""
        found = submission(SOURCE, on=system).study()
        assert {name: sorted(each) for name, each in found.items()} == {
            name: sorted(each) for name, each in TRAITS.items()
        }

    def test_after_calls(self, submission: Open, system: System) -> None:
        """It disturbs nothing, and may be asked again."""
        session = submission(SOURCE, on=system)
        before = made(session, call("f", ["l", [1]]))[0].ending
        first = session.study()
        assert session.study() == first
        assert first.keys() == TRAITS.keys()
        assert made(session, call("f", ["l", [1]]))[0].ending == before

    def test_lines_are_in_order(self, submission: Open) -> None:
        """Whatever was looked for first."""
        assert [trait.line for trait in submission(SOURCE).study()["f"]] == [3, 4, 5, 6]

    def test_a_file_that_does_not_parse(self, submission: Open, system: System) -> None:
        """It has none, whether that is known before or not."""
        session = submission("def f(:\n", on=system)
        assert session.study() == {}
        assert session.load().syntax is not None
        assert session.study() == {}

    def test_no_statement_is_run(self, submission: Open, system: System) -> None:
        """What the file would do to answer in our place is not done."""
        source = """
            import os, sys
            def f(x=[]):
                return x
            os.write(1, b"x" * 100_000)
            sys.modules.clear()
            __builtins__.clear()
            os._exit(3)
        """
        assert [trait.kind for trait in submission(source, on=system).study()["f"]] == ["mutable-default"]

    def test_a_submission_whose_children_are_lost(self, submission: Open) -> None:
        """The traits come all the same."""
        session = submission("def f(x=[]):\n    while True: pass\n")
        made(session, call("f"))
        assert ("mutable-default", 1, "x") in session.study()["f"]

    def test_layers_that_are_off(self, submission: Open) -> None:
        """Where no file may be opened, the code that finds them comes along all the same."""
        from graders.engine.sandbox.system import confined

        way = confined(Wish(landlock=False))
        try:
            assert submission(SOURCE, on=way).study().keys() == TRAITS.keys()
        finally:
            way.close()

    def test_the_child_is_gone_afterwards(self, submission: Open, system: System) -> None:
        """Of many askings, nothing is left."""
        from graders.engine.sandbox import living

        session = submission(SOURCE, on=system)
        session.load()
        before = len(living._living)
        for _ in range(3):
            session.study()
        assert len(living._living) == before

    def test_what_takes_too_long(self, submission: Open, monkeypatch: pytest.MonkeyPatch) -> None:
        """It has no traits; nothing is raised."""
        monkeypatch.setattr(study, "LIMITS", study.LIMITS._replace(seconds=0.0))
        source = "def f(x=[]):\n" + "    x = x + [1, 2, 3]\n" * 20_000
        assert submission(source).study() == {}


class TestHostile:
    """Sources that are made to break it."""

    @pytest.mark.parametrize(
        "source",
        [
            "def f(x=[]): return " + "(" * 5_000 + ")" * 5_000,
            "def f(x=[]): return " + "-" * 100_000 + "1",
            "x = " + "[" * 150 + "]" * 150 + "\ndef f(x=[]): pass",
            "def f(x=[]): pass\n\0",
            "def f(x=[]): return " + "x + " * 50_000 + "x",
            "def f(x=[]): return x" + ".a" * 50_000,
            "def f(x=[]):\n" + " if x: pass\n" + " elif x: pass\n" * 5_000,
        ],
        ids=["parentheses", "signs", "lists", "null", "sum", "attributes", "elif"],
    )
    def test_deep(self, submission: Open, source: str) -> None:
        """Either it does not parse and has no traits, or it has them."""
        session = submission(source)
        found = session.study()
        if session.facts().syntax is not None:
            assert found == {}
        else:
            assert ("mutable-default", found["f"][0].line, "x") in found["f"]

    def test_ten_thousand_functions(self, submission: Open) -> None:
        """So many are told of as fit, and it takes no longer than its limit allows."""
        started = time.monotonic()
        found = submission("".join(f"def f{n}(x=[]): print(x)\n" for n in range(10_000))).study()
        assert len(found) in (0, 2_000)  # on a machine that is very slow, none
        assert time.monotonic() - started < 60

    def test_huge_lines(self, submission: Open) -> None:
        """Long names are left out, the rest is told."""
        source = f"def f({'x' * 100_000}=[], y=[]): return {'z' * 100_000}.upper, " + "1, " * 10_000 + "\n"
        assert submission(source).study() == {
            "f": (Trait("mutable-default", 1, "y"), Trait("upper", 1, "upper"))
        }

    def test_names_beyond_ascii(self, submission: Open) -> None:
        """They come as they are."""
        assert submission("def é(ü=[]): return ü\n").study() == {"é": (Trait("mutable-default", 1, "ü"),)}


class TestRead:
    """The reader, which trusts nothing."""

    def test_an_answer(self) -> None:
        """It is read as it is."""
        frame = {"kind": "studied", "traits": {"f": [["print", 3, ""], ["global", 4, "x"]], "g": []}}
        assert read_traits(frame) == {"f": (Trait("print", 3), Trait("global", 4, "x")), "g": ()}

    @pytest.mark.parametrize("kind", ["syntax", "unparsed"])
    def test_no_traits(self, kind: str) -> None:
        """A file that did not parse has none."""
        assert read_traits({"kind": kind}) == {}

    @pytest.mark.parametrize(
        "frame",
        [
            {"kind": "loaded", "traits": {}},
            {"kind": "studied"},
            {"kind": "studied", "traits": []},
            {"kind": "studied", "traits": {"f": {}}},
            {"kind": "studied", "traits": {"f": ["print"]}},
            {"kind": "studied", "traits": {"f": [["print", 3]]}},
            {"kind": "studied", "traits": {"f": [["print", 3, "", ""]]}},
            {"kind": "studied", "traits": {"f": [["print", "3", ""]]}},
            {"kind": "studied", "traits": {"f": [["print", -1, ""]]}},
            {"kind": "studied", "traits": {"f": [["print", True, ""]]}},
            {"kind": "studied", "traits": {"f": [["print", 10**10, ""]]}},
            {"kind": "studied", "traits": {"f": [["print", 3, None]]}},
            {"kind": "studied", "traits": {"f": [[3, 3, ""]]}},
            {"kind": "studied", "traits": {"f": [["", 3, ""]]}},
            {"kind": "studied", "traits": {"f": [["a b", 3, ""]]}},
            {"kind": "studied", "traits": {"f": [["a" * 101, 3, ""]]}},
        ],
    )
    def test_no_answer(self, frame: dict[str, object]) -> None:
        """Anything else is refused."""
        with pytest.raises(ProtocolError):
            read_traits(frame)

    json = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
        max_leaves=12,
    )

    @given(json, st.sampled_from(["studied", "syntax", "parsed", ""]))
    def test_anything(self, what: object, kind: str) -> None:
        """It is traits or a refusal, whatever comes."""
        try:
            found = read_traits({"kind": kind, "traits": what})
        except ProtocolError:
            return
        assert all(type(trait) is Trait for each in found.values() for trait in each)
        assert kind != "studied" or found.keys() == (what.keys() if isinstance(what, dict) else None)

    @given(
        st.dictionaries(
            st.text(max_size=5),
            st.lists(
                st.tuples(st.sampled_from(["print", "no-return"]), st.integers(0, 10**9), st.text(max_size=5))
            ),
        )
    )
    def test_what_was_told(self, told: dict[str, list[tuple[str, int, str]]]) -> None:
        """It comes back."""
        frame = {
            "kind": "studied",
            "traits": {name: [list(one) for one in each] for name, each in told.items()},
        }
        assert read_traits(frame) == {name: tuple(Trait(*one) for one in each) for name, each in told.items()}


class TestCodes:
    """The code that is sent along."""

    def test_every_module_is_sent(self) -> None:
        """In an order in which each finds what it imports."""
        folder = Path(worker.__file__ or "").parent / "study"
        assert {f"{name}.py" for name in MODULES} == {file.name for file in folder.glob("*.py")} - {
            "__init__.py"
        }
        assert [name for name, _ in codes()] == list(MODULES)

    def test_it_imports_next_to_nothing(self) -> None:
        """`_ast`, `builtins` and each other: a child has no way to anything else; the rest is for type checkers."""
        folder = Path(worker.__file__ or "").parent / "study"
        for number, name in enumerate(MODULES):
            tree = ast.parse((folder / f"{name}.py").read_text(encoding="utf-8"))
            for node in tree.body:
                if isinstance(node, ast.ImportFrom):
                    assert node.module == "_ast" if not node.level else node.module in MODULES[:number]
                elif isinstance(node, ast.Import):
                    assert [alias.name for alias in node.names] == ["builtins"]

    def test_the_child_finds_what_we_would(self, submission: Open) -> None:
        """Of a whole file of a student's."""
        file = Path(__file__).parents[2] / "diagnosis/submissions/scrabble_scores/only_the_examples.py"
        text = file.read_text(encoding="utf-8")
        here = traits(ast.parse(text), Budget())
        assert here["multipliers"]
        assert submission(text).study() == {
            name: tuple(Trait(str(kind), int(line), str(about)) for kind, line, about in each)
            for name, each in here.items()
        }
