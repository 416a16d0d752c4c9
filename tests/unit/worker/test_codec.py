"""Values to trees and back, for the values of students and of those who cheat."""

import collections
import enum
import json
import math
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.worker.codec import DEPTH, decode, encode
from graders.engine.worker.protocol import dumps

ATOMS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters(exclude_categories=()))
    | st.binary()
    | st.complex_numbers()
)
KEYS = st.none() | st.booleans() | st.integers() | st.text() | st.tuples(st.integers(), st.text())


def _containers(inner: st.SearchStrategy[object]) -> st.SearchStrategy[object]:
    return (
        st.lists(inner)
        | st.lists(inner).map(tuple)
        | st.dictionaries(KEYS, inner)
        | st.sets(KEYS)
        | st.frozensets(KEYS)
        | st.binary().map(bytearray)
        | st.builds(range, st.integers(-5, 5), st.integers(-5, 5), st.integers(1, 5))
    )


VALUES = st.recursive(ATOMS, _containers, max_leaves=20)


def _exact(value: object) -> object:
    """A picture of a value in which types count, nan equals nan and 0.0 differs from -0.0."""
    if isinstance(value, dict):
        return ("dict", [(_exact(key), _exact(item)) for key, item in value.items()])
    if isinstance(value, (list, tuple)):
        return (type(value).__name__, [_exact(item) for item in value])
    if isinstance(value, (set, frozenset)):
        return (type(value).__name__, sorted((_exact(item) for item in value), key=repr))
    return (type(value).__name__, repr(value))


class TestLaws:
    """What holds for every value."""

    @given(VALUES)
    def test_a_value_survives_the_wire_with_its_types(self, value: object) -> None:
        """Encoding, writing, reading by `json` and decoding gives the same value."""
        assert _exact(decode(json.loads(dumps(encode(value))))) == _exact(value)

    @given(VALUES)
    def test_a_tree_is_what_json_itself_would_write(self, value: object) -> None:
        """Our writer is `json.dumps` with these settings, and never writes NaN."""
        tree = encode(value)
        assert dumps(tree) == json.dumps(tree, separators=(",", ":"), allow_nan=False)

    @given(st.sets(KEYS))
    def test_equal_sets_have_equal_trees(self, value: set[object]) -> None:
        """The order in which a set was made does not matter."""
        backwards = list(value)[::-1]
        assert encode(value) == encode(set(backwards))


Point = collections.namedtuple("Point", ["x", "y"])

TREES: list[tuple[object, object]] = [
    (2**53 - 1, 2**53 - 1),
    (2**53, ["i", "0x20000000000000"]),
    (-(2**53), ["i", "-0x20000000000000"]),
    (math.inf, ["f", "inf"]),
    (-math.inf, ["f", "-inf"]),
    (math.nan, ["f", "nan"]),
    ("\ud800", ["s", "eda080"]),
    ("\ud83d\ude00", ["s", "eda0bdedb880"]),
    ("é", "é"),
    ({10, 9}, ["S", [10, 9]]),
    (frozenset("ba"), ["F", ["a", "b"]]),
    ({"b": 1, "a": 2}, ["d", [["b", 1], ["a", 2]]]),
    (bytearray(b"\x00"), ["B", "00"]),
    (2j, ["c", 0.0, 2.0]),
    (range(3), ["r", 0, 3, 1]),
    (..., ["..."]),
    (collections.Counter("aab"), ["sub", "Counter", ["d", [["a", 2], ["b", 1]]]]),
    (Point(1, 2), ["sub", "Point", ["t", [1, 2]]]),
    (enum.IntEnum("Colour", "RED").RED, ["sub", "Colour", 1]),  # type: ignore[attr-defined]
    (ValueError("x"), ["o", "ValueError", ["d", []]]),
    (math, ["o", "module", None]),
    (print, ["fn", "print"]),
    ([].append, ["fn", "append"]),
    (_exact, ["fn", "_exact"]),
    (KeyError, ["fn", "KeyError"]),
    (map(str, "a"), ["gen", "map"]),
    (iter([1]), ["gen", "list_iterator"]),
    ({}.keys(), ["o", "dict_keys", None]),
]


@pytest.mark.parametrize(("value", "tree"), TREES)
def test_the_tree_of(value: object, tree: object) -> None:
    """Each kind of value has the tree that the format says."""
    assert encode(value) == tree


def test_minus_zero_keeps_its_sign() -> None:
    """-0.0 and 0.0 are equal in Python, and apart on the wire."""
    assert dumps(encode([-0.0, 0.0])) == '["l",[-0.0,0.0]]'


def test_a_generator_is_named_after_its_function() -> None:
    """A generator is not consumed, only named."""
    assert encode(letter for letter in "ab") == [
        "gen",
        "test_a_generator_is_named_after_its_function.<locals>.<genexpr>",
    ]


class TestHolding:
    """Values that hold themselves, or too much."""

    def test_a_list_in_itself(self) -> None:
        """A cycle says how many levels up it goes."""
        value: list[object] = [1]
        value.append([value])
        assert encode(value) == ["l", [1, ["l", [["cycle", 2]]]]]

    def test_a_subclass_of_list_in_itself(self) -> None:
        """Its base value counts as a level of its own."""

        class Stack(list[object]):
            pass

        value = Stack()
        value.append(value)
        assert encode(value) == ["sub", "Stack", ["l", [["cycle", 2]]]]

    def test_an_object_in_itself(self) -> None:
        """An object's attributes count as a level of their own."""

        class Node:
            pass

        value = Node()
        value.next = value  # type: ignore[attr-defined]
        assert encode(value) == ["o", "Node", ["d", [["next", ["cycle", 2]]]]]

    def test_the_same_list_twice_is_no_cycle(self) -> None:
        """Shared parts are written in full each time."""
        part = [1]
        assert encode([part, part]) == ["l", [["l", [1]], ["l", [1]]]]

    def test_depth(self) -> None:
        """As deep as allowed is written, one level more is not."""
        value: list[object] = []
        for _ in range(DEPTH - 1):
            value = [value]
        assert encode(value) != ["!", "depth"]
        assert encode([value]) == ["!", "depth"]

    @pytest.mark.parametrize(
        ("value", "word"),
        [
            ([0] * 100_000, "items"),
            ("x" * 200_001, "size"),
            (b"x" * 100_001, "size"),
            ([1 << 10_000_000], "size"),
        ],
    )
    def test_too_much(self, value: object, word: str) -> None:
        """A value over a budget says which one, as a whole."""
        assert encode(value) == ["!", word]

    def test_shared_lists_that_would_unfold_for_ever(self) -> None:
        """2**60 leaves stop at the budget of items."""
        value: list[object] = [0]
        for _ in range(60):
            value = [value, value]
        assert encode(value) == ["!", "items"]

    def test_five_thousand_digits(self) -> None:
        """A big int passes exactly; its decimal digits are never asked for."""
        number = 10**5_000 + 7
        assert decode(encode(number)) == number


class _Trap(BaseException):
    """Raised when code of a value runs."""


def _spring(*_: object, **__: object) -> object:
    raise _Trap


class TestHostileValues:
    """Encoding runs none of the value's own code."""

    def test_every_special_method(self) -> None:
        """An object whose every method raises is an object with a name."""
        names = "eq ne hash repr str iter len bool getattribute getattr getitem contains reduce sizeof dir"
        body: dict[str, object] = {f"__{name}__": _spring for name in names.split()}
        body |= {"__class__": property(_spring), "__dict__": property(_spring)}
        assert encode(type("Trap", (), body)()) == ["o", "Trap", None]

    @pytest.mark.parametrize(
        ("base", "value", "tree"),
        [
            (int, 7, 7),
            (float, 0.5, 0.5),
            (str, "a", "a"),
            (bytes, b"a", ["b", "61"]),
            (bytearray, b"a", ["B", "61"]),
            (list, [1], ["l", [1]]),
            (tuple, [1], ["t", [1]]),
            (set, [1], ["S", [1]]),
            (frozenset, [1], ["F", [1]]),
            (dict, {1: 2}, ["d", [[1, 2]]]),
            (complex, 1j, ["c", 0.0, 1.0]),
        ],
    )
    def test_subclasses_of_builtins(self, base: Callable[..., object], value: object, tree: object) -> None:
        """A subclass that lies about everything still shows its base value, and that it is a subclass."""
        names = (
            "eq ne hash repr str iter len bool getattribute getitem index int float complex copy keys items"
        )
        body: dict[str, object] = {f"__{name}__": _spring for name in names.split()}
        body |= dict.fromkeys(("copy", "items", "keys", "values", "hex", "encode"), _spring)
        liar = type("Liar", (base,), body)  # type: ignore[arg-type]
        assert encode(liar(value)) == ["sub", "Liar", tree]

    def test_a_metaclass(self) -> None:
        """Neither the class of a class nor its `mro` or `__eq__` is asked."""

        class Meta(type):
            __eq__ = _spring  # type: ignore[assignment]
            __hash__ = _spring  # type: ignore[assignment]
            __name__ = property(_spring)
            __instancecheck__ = _spring  # type: ignore[assignment]
            __getattribute__ = _spring

            def mro(cls) -> list[type]:
                return [cls, object]

        cls = Meta("Odd", (), {})
        odd: object = object.__new__(cls)  # type: ignore[arg-type]
        assert encode(odd) == ["o", "Odd", ["d", []]]
        assert encode(cls) == ["fn", "Odd"]

    def test_keys_that_lie(self) -> None:
        """A dict is read as it lies there: no key is hashed or compared again."""

        class Key(str):
            __slots__ = ()
            armed = False

            def __hash__(self) -> int:
                if Key.armed:
                    raise _Trap
                return 1

            def __eq__(self, other: object) -> bool:
                if Key.armed:
                    raise _Trap
                return self is other

        value = {Key("a"): 1, Key("b"): 2}
        Key.armed = True
        assert encode(value) == ["d", [[["sub", "Key", "a"], 1], [["sub", "Key", "b"], 2]]]
