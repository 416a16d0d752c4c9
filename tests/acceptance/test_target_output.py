"""The two reports of the target, in full: one cause, one case, one count per function."""

import re

from tests.acceptance.conftest import SUBMISSIONS, Nakijk

DUTCH = """\
Glijbanen en ladders · glijbanen.py, bewaard om 20:14

  ✗ samenvoegen   44 van 50 testgevallen juist
  ✗ vakjes        40 van 52 testgevallen juist

── samenvoegen ─────────────────────────────────────────────────────────────────
Een ladder eindigt op een hoger nummer (voorwaarde 3).
Tip: vergelijk je ergens met <= of >= waar < of > hoort te staan?

  aanroep    samenvoegen({}, {44: 44})
  verwacht   AssertionError met de boodschap 'ongeldige opstelling'
  gekregen   {44: 0}

Alle 6 fouten hebben deze oorzaak.

── vakjes ──────────────────────────────────────────────────────────────────────
Een pion kan in één beurt meerdere ladders en glijbanen volgen (voorwaarde 10).
Tip: herhaal de verplaatsing zolang er iets begint op het vakje van de pion.

  aanroep    vakjes([3], {10: 5}, {3: 10})
  verwacht   [5]       worp 3: vakje 3, ladder naar 10, glijbaan naar 5
  gekregen   [10]      verschil op index 0: 10 in plaats van 5

8 van de 12 fouten hebben deze oorzaak. De andere 4 komen door samenvoegen.

Begin met samenvoegen. Alle fouten zien: nakijk check glijbanen.py -v
"""

ENGLISH = """\
Chutes and ladders · chutes.py, saved at 20:14

  ✗ merge    44 of 50 cases right
  ✗ spaces   40 of 52 cases right

── merge ───────────────────────────────────────────────────────────────────────
A ladder ends on a higher number (rule 3).
Hint: do you compare with <= or >= somewhere, where < or > is needed?

  call       merge({}, {44: 44})
  expected   AssertionError with the message 'invalid configuration'
  got        {44: 0}

All 6 failures have this cause.

── spaces ──────────────────────────────────────────────────────────────────────
A pawn may follow several ladders and chutes in one turn (rule 10).
Hint: repeat the move as long as something starts on the pawn's space.

  call       spaces([3], {10: 5}, {3: 10})
  expected   [5]       roll 3: space 3, ladder to 10, chute to 5
  got        [10]      differs at index 0: 10 instead of 5

8 of the 12 failures have this cause. The other 4 are caused by merge.

Start with merge. To see every failure: nakijk check chutes.py -v
"""


def at_a_fixed_time(text: str) -> str:
    """Return the report as if the file had been saved today at 20:14."""
    text = re.sub(r"bewaard (op \d+ \w+ )?om \d\d:\d\d", "bewaard om 20:14", text)
    return re.sub(r"saved (on \d+ \w+ )?at \d\d:\d\d", "saved at 20:14", text)


def test_in_dutch(nakijk: Nakijk) -> None:
    ran = nakijk("check", "glijbanen.py", cwd=SUBMISSIONS / "target")
    assert at_a_fixed_time(ran.out) == DUTCH
    assert (ran.code, ran.err) == (1, "")


def test_in_english(nakijk: Nakijk) -> None:
    ran = nakijk("check", "chutes.py", cwd=SUBMISSIONS / "target")
    assert at_a_fixed_time(ran.out) == ENGLISH
    assert (ran.code, ran.err) == (1, "")


def test_a_dutch_file_read_in_english_keeps_its_names_and_messages(nakijk: Nakijk) -> None:
    ran = nakijk("check", "glijbanen.py", "--lang", "en", cwd=SUBMISSIONS / "target")
    assert "Chutes and ladders · glijbanen.py, saved " in ran.out
    assert "  expected   AssertionError with the message 'ongeldige opstelling'\n" in ran.out
    assert "Start with samenvoegen. To see every failure: nakijk check glijbanen.py -v" in ran.out


def test_right_files_are_praised_and_exit_with_0(nakijk: Nakijk) -> None:
    for file, praise in (
        ("glijbanen_goed.py", "Alles juist. Mooi werk!"),
        ("chutes_good.py", "All correct. Well done!"),
    ):
        ran = nakijk("check", file, cwd=SUBMISSIONS / "target")
        assert ran.code == 0
        assert ran.out.endswith(f"\n{praise}\n")


def test_one_function_alone(nakijk: Nakijk) -> None:
    ran = nakijk("check", "glijbanen.py", "-f", "vakjes", cwd=SUBMISSIONS / "target")
    assert "samenvoegen   " not in ran.out
    assert "✗ vakjes   40 van 52 testgevallen juist" in ran.out


def test_verbose_shows_every_failure_the_protection_and_the_bank(nakijk: Nakijk) -> None:
    ran = nakijk("check", "glijbanen.py", "-v", cwd=SUBMISSIONS / "target")
    assert ran.out.count("\n  aanroep    ") == 6 + 12
    assert re.search(r"^beveiliging: niveau \d, een apart proces met \S", ran.out, re.MULTILINE)
    assert re.search(r"^oefeningenbank: sha256:[0-9a-f]{64}$", ran.out, re.MULTILINE)


def test_a_console_that_cannot_encode_our_symbols(nakijk: Nakijk) -> None:
    ran = nakijk("check", "chutes.py", cwd=SUBMISSIONS / "target", env={"PYTHONIOENCODING": "ascii"})
    assert "  x merge    44 of 50 cases right\n" in ran.out
    assert "-- merge -------" in ran.out
    assert ran.out.isascii()


def test_the_width_of_the_terminal(nakijk: Nakijk) -> None:
    ran = nakijk("check", "chutes.py", cwd=SUBMISSIONS / "target", env={"COLUMNS": "50"})
    assert max(map(len, ran.out.splitlines()[:-1])) <= 50


def test_the_last_time_is_remembered(nakijk: Nakijk) -> None:
    from pathlib import Path
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as folder:
        file = Path(folder) / "chutes.py"
        file.write_bytes((SUBMISSIONS / "target" / "chutes.py").read_bytes())
        assert "last time" not in nakijk("check", file).out
        file.write_bytes((SUBMISSIONS / "target" / "chutes_good.py").read_bytes())
        assert (
            "  ✓ merge    50 of 50 cases right   (44 right last time, 50 now)\n" in nakijk("check", file).out
        )
        assert "last time" not in nakijk("check", file).out
