"""A syntax error is explained by its likely cause, with the messages of the Python that runs the tests."""

import pytest

from graders.engine.diagnose.syntax import explained
from graders.engine.model import SyntaxTrouble
from graders.engine.text import Text


def cause(source: str) -> Text:
    """Return the cause of the syntax error in a source, as Python itself reports it."""
    with pytest.raises(SyntaxError) as caught:
        compile(source, "f.py", "exec")
    error = caught.value
    line = error.lineno or 1
    text = source.splitlines()[line - 1] if source.splitlines() else ""
    trouble = explained(SyntaxTrouble(line, error.offset or 1, text, error.msg))
    assert trouble.cause is not None
    return trouble.cause


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("def f(x)\n    return x\n", "Er ontbreekt een dubbelepunt"),
        ("if x > 3\n    pass\n", "Er ontbreekt een dubbelepunt"),
        ("x = (1, 2\ny = 3\n", "gaat hier open en nergens dicht"),
        ("x = 1)\n", "sluit iets dat nergens open ging"),
        ("x = [1, 2)\n", "past niet bij het haakje dat open staat"),
        ("x = 'abc\n", "heeft er op het einde geen"),
        ('"""doc\nx = 1\n', "drie aanhalingstekens"),
        ("def f():\nreturn 1\n", "moet minstens één regel verder inspringen"),
        ("x = 1\n  y = 2\n", "springt verder in dan de regel erboven"),
        ("if True:\n        x = 1\n    y = 2\n", "past bij geen enkel blok"),
        ("if True:\n        x = 1\n\ty = 2\n", "Tabs en spaties"),
        ("x = 012\n", "niet met een nul beginnen"),
        ("if x = 3:\n    pass\n", "om te vergelijken schrijf je =="),
        ("x = [1 2]\n", "Ontbreekt hier een komma?"),
        ("return 3\n", "return mag alleen binnen een functie"),
        ("break\n", "break mag alleen binnen een lus"),
        ("x = “abc”\n", "U+201C hoort niet in code"),
        ("3 = x\n", "Links van = moet een variabele staan"),
        ("try:\n    pass\nx = 1\n", "Na het blok van try"),
        ("f(a=1, 2)\n", "mag niet na een argument met een naam komen"),
        ("x = 1\nelse:\n    pass\n", "Deze else hoort bij geen enkele"),
        ("class = 3\n", "class is een woord dat Python zelf gebruikt"),
        ("print 'x'\n", "Dit is Python 2"),
        ("print x\n", "In Python 3 is print een functie"),
        ("if x <> 3:\n    pass\n", "!= in plaats van <>"),
        ("try:\n    pass\nexcept ValueError, e:\n    pass\n", "except Fout as naam"),
        ("raise ValueError, 'x'\n", "Dit is Python 2"),
        ("x = `3`\n", "Dit is Python 2"),
        ("x = 3 $ 4\n", "Python zegt"),
    ],
)
def test_the_cause_is_named(source: str, words: str) -> None:
    assert words in cause(source).nl


def test_both_languages_say_it() -> None:
    assert cause("def f(x)\n    return x\n") == Text(
        nl="Er ontbreekt een dubbelepunt (:) op deze regel.", en="A colon (:) is missing on this line."
    )
    assert cause("print 'x'\n") == Text(
        nl="Dit is Python 2; nakijk leest Python 3. In Python 3 is print een functie: schrijf print(…), met haakjes.",
        en="This is Python 2; nakijk reads Python 3. In Python 3, print is a function: write print(…), with parentheses.",
    )
