"""Examples and requirements are read from a description as Markdown shows them."""

from graders.engine.verify.markdown import Block, Item, blocks, plain, requirements

TEXT = """\
# Titel

## Voorwaarden

1. Een **ladder** eindigt op een
   hoger nummer.
2. Iets anders.

## Voorbeelden

```pycon a-1 a-2
>>> f(1)
2
```

```
los
```

~~~transcript b
>>> g()
~~~
```pycon c
>>> open
"""


def test_blocks() -> None:
    assert list(blocks(TEXT)) == [
        Block("pycon", ("a-1", "a-2"), (">>> f(1)", "2"), 11),
        Block("", (), ("los",), 16),
        Block("transcript", ("b",), (">>> g()",), 20),
        Block("pycon", ("c",), (">>> open",), 23, closed=False),
    ]


def test_requirements() -> None:
    assert list(requirements(TEXT)) == [
        Item(1, "Een **ladder** eindigt op een hoger nummer.", 5),
        Item(2, "Iets anders.", 7),
    ]
    assert plain("Een **ladder**  eindigt\nop") == "een ladder eindigt op"
