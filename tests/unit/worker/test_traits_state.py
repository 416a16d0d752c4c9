"""What a function keeps and covers, and the order of sets: each trait where it is, and where it only looks like it."""

import pytest

from tests.unit.worker.traits_of import in_f, of


class TestState:
    """What is kept from call to call."""

    def test_mutable_default(self) -> None:
        """Every parameter whose default is a list, a dictionary or a set, in functions inside it too."""
        source = """
        def f(a, b=[], c=None, *, d={}, e=set(), g=[x for x in 'a'], h=(), i=dict(a=1)):
            def inner(j=list()):
                return j
            return inner()
        """
        found = of("mutable-default", source)
        assert sorted(name for _, name in found) == ["b", "d", "e", "g", "i", "j"]
        assert (2, "j") in found

    def test_global(self) -> None:
        """Each name of the statement."""
        assert of("global", in_f("global a, b\na = 1")) == [(2, "a"), (2, "b")]

    @pytest.mark.parametrize(
        "body",
        [
            "kept.append(xs)",
            "kept[xs] = 1",
            "kept[xs] += 1",
            "del kept[xs]",
            "kept[xs].append(1)",
            "kept[0][1] = 2",
            "global kept\nkept += [xs]",
            "return kept.pop()",
            "kept.sort()",
            "a, kept[0] = 1, 2",
            "def g():\n    kept.append(1)\ng()",
        ],
    )
    def test_keeps_global(self, body: str) -> None:
        """It changes a list of the module in place."""
        assert [name for _, name in of("keeps-global", "kept = []\n" + in_f(body))] == ["kept"]

    @pytest.mark.parametrize(
        "source",
        [
            "kept = []\n" + in_f("kept = []\nkept.append(xs)"),
            "kept = []\n" + in_f("return kept[0]"),
            "kept = []\n" + in_f("return kept.index(xs)"),
            "kept = ()\n" + in_f("kept.append(1)"),
            "kept = []\n" + in_f("kept.append(1)", "kept"),
            "kept = []\n" + in_f("for kept in xs:\n    kept.append(1)"),
            in_f("xs.append(1)"),
        ],
    )
    def test_keeps_nothing(self, source: str) -> None:
        """It has a list of its own by that name, only looks, or there is no list."""
        assert of("keeps-global", source) == []

    def test_function_attribute(self) -> None:
        """An attribute of itself, of another function, of one inside it; not of an object."""
        source = """
        def f(xs):
            def g(): pass
            f.count = 1
            h.count += 1
            g.count: int = 1
            xs.count = 1
            f.count = 2
        def h(): pass
        """
        assert of("function-attribute", source) == [(3, "f"), (4, "h"), (5, "g")]

    @pytest.mark.parametrize(
        ("body", "name"),
        [
            ("a = 1\nreturn a + b", "a"),
            ("print('x')\na = 1", "a"),
            ("c = 2\na, c = 1, 2", "a"),
            ("for a in range(3):\n    print(a)", "a"),
            ("a: int = 1", "a"),
            ("with open('x') as a:\n    pass", "a"),
            ("a = c = 1", "a"),
        ],
    )
    def test_parameter_overwritten(self, body: str, name: str) -> None:
        """In every case, before it is read."""
        assert [about for _, about in of("parameter-overwritten", in_f(body, "a, b"))] == [name]

    @pytest.mark.parametrize(
        "body",
        [
            "a = a + 1",
            "a = list(a)",
            "if b:\n    a = 1",
            "print(a)\na = 1",
            "for a in a:\n    pass",
            "a += 1",
            "c[a] = 1",
            "def g():\n    a = 1\n    return a",
            "a: int",
        ],
    )
    def test_parameter_not_overwritten(self, body: str) -> None:
        """It is read before, or at the same time, or keeps its value in some cases."""
        assert of("parameter-overwritten", in_f(body, "a, b")) == []

    @pytest.mark.parametrize(
        ("source", "name"),
        [
            (in_f("list = []\nreturn list(xs)"), "list"),
            (in_f("return sum(xs)", "xs, sum"), "sum"),
            (in_f("for len in xs:\n    print(len(xs))"), "len"),
            (in_f("h = h(xs)\nreturn h") + "def h(x):\n    return x\n", "h"),
            (in_f("def g(max):\n    return max(xs)\nreturn g(1)"), "max"),
        ],
    )
    def test_shadows(self, source: str, name: str) -> None:
        """A name that hides what is called by it."""
        assert [about for _, about in of("shadows", source)] == [name]

    @pytest.mark.parametrize(
        "source",
        [
            in_f("list = []\nreturn list"),
            in_f("return sum(xs)"),
            in_f("key = 1\nreturn key(xs)"),
            in_f("return [max for max in xs], max(xs)"),
            in_f("h = 1\nreturn h") + "def h(x):\n    return x\n",
        ],
    )
    def test_shadows_nothing(self, source: str) -> None:
        """It is not called, or has a scope of its own, or hides nothing."""
        assert of("shadows", source) == []


class TestSets:
    """Where the order of a set comes out."""

    @pytest.mark.parametrize(
        "body",
        [
            "return list(set(xs))",
            "return ''.join({x for x in xs})",
            "for x in {1, 2}:\n    print(x)",
            "return [x for x in set(xs)]",
            "s = set(xs)\nreturn tuple(s)",
            "s = set()\nfor x in xs:\n    s.add(x)\nreturn list(s)",
            "s = set(xs)\ns = list(s)\nreturn s",
            "return str(frozenset(xs))",
            "return list(set(xs) - {1})",
            "return list(set(xs).union(xs))",
            "return f'{set(xs)}'",
            "return [*set(xs)]",
            "s = set(xs)\nreturn s.pop()",
            "return ' '.join(x for x in set(xs))",
            "if (s := set(xs)):\n    return list(s)",
            "s: set = set(xs)\nreturn list(s)",
            "return list(map(str, set(xs)))",
        ],
    )
    def test_set_order(self, body: str) -> None:
        """It is gone through, joined, or made into what has an order."""
        assert len(of("set-order", in_f(body))) == 1

    @pytest.mark.parametrize(
        "body",
        [
            "return sorted(set(xs))",
            "return len(set(xs))",
            "return set(xs)",
            "return sorted(list(set(xs)))",
            "return sorted(x for x in set(xs))",
            "return sum([x for x in set(xs)])",
            "return {x for x in set(xs)}",
            "s = set(xs)\ns = sorted(s)\nreturn list(s)",
            "s = list(xs)\nreturn list(s)",
            "return x in {1, 2}",
            "return list({1: 2})",
            "return list(set_of(xs))",
        ],
    )
    def test_no_order(self, body: str) -> None:
        """It is sorted or counted, or is no set (any more)."""
        assert of("set-order", in_f(body)) == []
