"""What ended a call, told in full: the student's own line with its values, the loop that goes on, the recursion."""

import json

import pytest

from tests.acceptance.conftest import SUBMISSIONS, Nakijk
from tests.acceptance.test_target_output import at_a_fixed_time

ERRORS = SUBMISSIONS / "errors"

DUTCH = """\
Scrabblescores · fouten.py, bewaard om 20:14

  ✗ letterscore         21 van 56 testgevallen juist
  ✗ letterscores        0 van 60 testgevallen juist
  ✗ vermenigvuldigers   3 van 60 testgevallen juist
  ✗ woordscore          0 van 65 testgevallen juist

── letterscore ─────────────────────────────────────────────────────────────────
Je functie werpt op regel 5 een ValueError op: substring not found. Wat je
zoekt, staat er niet in.

  aanroep    letterscore('s', '1332142418513113X11114484X')
  verwacht   '1'
  gekregen   ValueError met de boodschap 'substring not found'
  regel 5    return ALFABET.index(letter.lower())
             in plaats: ALFABET = 'abcdefghijklm', letter = 's'

30 van de 35 fouten hebben deze oorzaak. De andere 5: letterscore geeft '10'
terug, en de opgave vraagt 'X': het getal alleen is niet genoeg. Bijvoorbeeld:
letterscore('k', '1332142418X12113811114XXXX')

── letterscores ────────────────────────────────────────────────────────────────
Je functie blijft bezig op regel 16 (while positie < len(woord)): positie blijft
0 en woord blijft 'shrubbery'.

  aanroep    letterscores('shrubbery', '1332142418513113X11114484X')
  verwacht   '141133114'
  gekregen   geen antwoord binnen 1 s
  regel 16   while positie < len(woord):  # tot het einde
             positie = 0, woord = 'shrubbery'

Na twee testgevallen die een limiet overschreden of het programma afbraken, is
de rest (58 testgevallen) niet uitgevoerd.

── vermenigvuldigers ───────────────────────────────────────────────────────────
Je functie werpt op regel 23 een IndexError op: list index out of range. Die
index bestaat niet: de eerste is 0, de laatste len(…) - 1.

  aanroep    vermenigvuldigers('boek')
  verwacht   '1111'
  gekregen   IndexError met de boodschap 'list index out of range'
  regel 23   return ''.join(str(factoren[letters]) for letters in
             range(len(woord)))
             factoren = [1, 2, 3], letters = 3

53 van de 57 fouten hebben deze oorzaak.

── woordscore ──────────────────────────────────────────────────────────────────
woordscore blijft zichzelf aanroepen op regel 28, telkens met woord = '':
eindeloze recursie? Ga na wanneer dat stopt.

  aanroep    woordscore('f', '1332142418513113X11114484X')
  verwacht   4
  gekregen   RecursionError met de boodschap 'maximum recursion depth exceeded'
  regel 28   return woordscore(woord, verdeling)
             woord = '', verdeling = '1332142418513113X11114484X'

Alle 65 fouten hebben deze oorzaak.

Begin met letterscore. Alle fouten zien: nakijk check fouten.py -v
"""

ENGLISH = """\
Scrabble scores · mistakes.py, saved at 20:14

  ✗ letter_score    2 of 56 cases right
  ✗ letter_scores   0 of 60 cases right
  ✗ multipliers     0 of 60 cases right
  ✗ word_score      0 of 65 cases right

── letter_score ────────────────────────────────────────────────────────────────
Your function raises KeyError on line 5: 's'. That key is not in the dictionary.

  call       letter_score('s', '1332142418513113X11114484X')
  expected   '1'
  got        KeyError with the message "'s'"
  line 5     place = ALPHABET[letter]
             ALPHABET = {'a': 0, 'b': 1}, letter = 's'

All 54 failures have this cause.

── letter_scores ───────────────────────────────────────────────────────────────
Your function keeps going on line 11 (while left > 0): left keeps getting
larger.

  call       letter_scores('shrubbery', '1332142418513113X11114484X')
  expected   '141133114'
  got        no answer within 1 s
  line 11    while left > 0:

After two cases that exceeded a limit or ended the program, the other 58 were
not run.

── multipliers ─────────────────────────────────────────────────────────────────
Your function raises TypeError on line 17: unsupported operand type(s) for +=:
'int' and 'str'. You calculate with a number and a string: convert the string
with int(…).

  call       multipliers('a')
  expected   '1'
  got        TypeError with the message "unsupported operand type(s) for +=:
             'int' and 'str'"
  line 17    total += letter
             in add: total = 0, letter = 'a'

59 of the 60 failures have this cause.

── word_score ──────────────────────────────────────────────────────────────────
Your function keeps going on line 30 (while True): word is and stays
'shrubbery'.

  call       word_score('shrubbery', '1332142418513113X11114484X')
  expected   19        1 + 4 + 1 + 1 + 3 + 3 + 1 + 1 + 4 = 19
  got        no answer within 1 s
  line 30    while True:
             word = 'shrubbery', seen = [0, 1]

After two cases that exceeded a limit or ended the program, the other 63 were
not run.

Start with letter_score. To see every failure: nakijk check mistakes.py -v
"""


@pytest.mark.parametrize(("file", "words"), [("fouten.py", DUTCH), ("mistakes.py", ENGLISH)])
def test_in_full(nakijk: Nakijk, file: str, words: str) -> None:
    ran = nakijk("check", file, cwd=ERRORS)
    assert at_a_fixed_time(ran.out) == words
    assert (ran.code, ran.err) == (1, "")
    assert max(map(len, ran.out.splitlines())) <= 80


def test_as_data(nakijk: Nakijk) -> None:
    """The line, its text and the values stand in the JSON report too."""
    ran = nakijk("check", "mistakes.py", "--format", "json", "-f", "multipliers", cwd=ERRORS)
    (function,) = json.loads(ran.out)["functions"]
    where = [result["where"] for result in function["results"] if result["verdict"] == "runtime error"]
    assert {one["line"] for one in where} == {17}
    assert where[0]["source"] == "total += letter"
    assert (where[0]["function"], where[0]["file"]) == ("add", None)
    assert [one["name"] for one in where[0]["variables"]] == ["total", "letter"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("nl", "Dat is een test van jezelf: wat daar na assert staat, is niet waar."),
        ("en", "That is a test of your own: what stands after assert there is not true."),
    ],
)
def test_a_test_of_the_students_own(nakijk: Nakijk, language: str, words: str) -> None:
    """Of an assert that fails while the file is loaded, nothing is said of arguments: no function was called by us."""
    ran = nakijk("check", "eigen_proef.py", "--lang", language, cwd=ERRORS)
    assert words in " ".join(ran.out.split())
    assert "keurt te veel af" not in ran.out
    assert "rejects too much" not in ran.out
