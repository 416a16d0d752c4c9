"""Commands as people give them: help, mistakes, start files, exit codes; in both languages."""

import json
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest

from tests.acceptance.conftest import ROOT, SUBMISSIONS, Nakijk

SCHEMA = json.loads((ROOT / "graders/engine/schemas/report.schema.json").read_text("utf-8"))
SLUGS = ("scrabble_board", "scrabble_scores", "snakes_and_ladders", "word_game")


def test_list(nakijk: Nakijk) -> None:
    ran = nakijk("list", "--lang", "nl")
    assert ran.out == (
        "scrabble_board       Scrabblebord           4 functies   nl en\n"
        "scrabble_scores      Scrabblescores         4 functies   nl en\n"
        "snakes_and_ladders   Glijbanen en ladders   2 functies   nl en\n"
        "word_game            Woordspel              8 functies   nl en\n"
    )


@pytest.mark.parametrize("slug", SLUGS)
def test_show(slug: str, nakijk: Nakijk) -> None:
    for language in ("nl", "en"):
        text = (ROOT / "exercises" / slug / f"description.{language}.md").read_text("utf-8")
        assert nakijk("show", slug, "--lang", language).out == text


@pytest.mark.parametrize("language", ["nl", "en"])
@pytest.mark.parametrize("slug", SLUGS)
def test_a_start_file_is_python_and_not_written_yet(
    slug: str, language: str, nakijk: Nakijk, tmp_path: Path
) -> None:
    assert nakijk("start", slug, "--lang", language).code == 0
    file = tmp_path / f"{slug}.py"
    assert subprocess.run([sys.executable, str(file)], check=False).returncode == 0
    ran = nakijk("check", file.name)
    assert ran.code == 1
    unwritten = {"nl": "nog niet geschreven", "en": "not written yet"}[language]
    functions = [line for line in ran.out.splitlines() if line.startswith("  – ")]
    assert functions
    assert all(line.endswith(unwritten) for line in functions)


def test_start_never_writes_over_a_file(nakijk: Nakijk, tmp_path: Path) -> None:
    file = tmp_path / "word_game.py"
    file.write_text("mine = 1\n")
    ran = nakijk("start", "word_game", "--lang", "nl")
    assert (ran.code, ran.err) == (2, "Fout: word_game.py bestaat al en blijft zoals het is.\n")
    assert file.read_text() == "mine = 1\n"


@pytest.mark.parametrize(
    ("words", "nl", "en"),
    [
        (
            ["chekc"],
            "Fout: de opdracht 'chekc' bestaat niet. Bedoel je check?",
            "Error: there is no command 'chekc'. Did you mean check?",
        ),
        (["check"], "Fout: BESTAND ontbreekt.", "Error: FILE is missing."),
        (
            ["check", "--lnag"],
            "Fout: de optie --lnag bestaat niet. Bedoel je --lang?",
            "Error: there is no option --lnag. Did you mean --lang?",
        ),
        (["check", "a", "b"], "Fout: hier hoort niets meer achter: b", "Error: nothing more belongs here: b"),
        (
            ["check", "a", "--format", "xml"],
            "Fout: ongeldige waarde voor --format: 'xml' is geen van text, json.",
            "Error: invalid value for --format: 'xml' is none of text, json.",
        ),
        (["grade", "x"], "Fout: --out ontbreekt.", "Error: --out is missing."),
        (["grade", "x", "--out"], "Fout: na --out moet een waarde staan.", "Error: --out needs a value."),
        (
            ["grade", "x", "--out", "y", "-j", "0"],
            "Fout: ongeldige waarde voor --jobs: '0' is geen geheel getal vanaf 1.",
            "Error: invalid value for --jobs: '0' is not a whole number of 1 or more.",
        ),
        (
            ["show", "word_gam"],
            "Fout: de oefening 'word_gam' bestaat niet in deze bank. Bedoel je word_game?",
            "Error: there is no exercise 'word_gam' in this bank. Did you mean word_game?",
        ),
    ],
)
def test_a_wrong_use_is_said_in_both_languages(words: list[str], nl: str, en: str, nakijk: Nakijk) -> None:
    for language, text in (("nl", nl), ("en", en)):
        ran = nakijk(*words, env={"NAKIJK_LANG": language})
        assert ran.code == 2
        assert ran.err.splitlines()[0] == text
        assert "Traceback" not in ran.err


@pytest.mark.parametrize("language", ["nl", "en"])
def test_help_is_in_one_language(language: str, nakijk: Nakijk) -> None:
    other = {
        "nl": ("Usage", "Options", "Show", "Commands"),
        "en": ("Gebruik", "Opties", "Toon", "Opdrachten"),
    }[language]
    for words in ([], ["check"], ["grade"], ["verify"], ["list"], ["show"], ["start"]):
        ran = nakijk(*words, "--help", env={"NAKIJK_LANG": language})
        assert ran.code == 0
        assert not [word for word in other if word in ran.out]


def test_a_file_that_does_not_exist_is_suggested(nakijk: Nakijk, tmp_path: Path) -> None:
    (tmp_path / "scrabble.py").write_text("")
    ran = nakijk("check", "scrabel.py", "--lang", "nl")
    assert ran.code == 2
    assert "scrabel.py bestaat niet. Bedoel je scrabble.py?" in ran.err


def test_a_file_of_no_exercise_lists_them(nakijk: Nakijk, tmp_path: Path) -> None:
    (tmp_path / "x.py").write_text("def f(): pass\n")
    ran = nakijk("check", "x.py", "--lang", "en")
    assert ran.code == 2
    assert all(slug in ran.err for slug in SLUGS)


def test_a_file_may_solve_two_exercises(nakijk: Nakijk, tmp_path: Path) -> None:
    both = (
        ROOT / "reference/scrabble_scores/solution_nl.py",
        ROOT / "reference/snakes_and_ladders/solution_nl.py",
    )
    (tmp_path / "beide.py").write_text("\n".join(path.read_text("utf-8") for path in both))
    ran = nakijk("check", "beide.py")
    assert ran.code == 0
    assert "Scrabblescores · beide.py" in ran.out
    assert "Glijbanen en ladders · beide.py" in ran.out


def test_helper_files_beside_the_file_can_be_imported(nakijk: Nakijk, tmp_path: Path) -> None:
    (tmp_path / "hulp.py").write_text((ROOT / "reference/scrabble_scores/solution_nl.py").read_text("utf-8"))
    (tmp_path / "mijn oplossing.v2.py").write_text(
        "import hulp\n\ndef letterscore(l, v): return hulp.letterscore(l, v)\n"
        "def letterscores(w, v): return hulp.letterscores(w, v)\n"
        "def vermenigvuldigers(w): return hulp.vermenigvuldigers(w)\n"
        "def woordscore(w, v): return hulp.woordscore(w, v)\n"
    )
    assert nakijk("check", "mijn oplossing.v2.py").code == 0


@pytest.mark.parametrize(
    "file",
    ["target/glijbanen.py", "awkward/syntax.py", "awkward/loop.py", "awkward/forge.py", "awkward/good.py"],
)
def test_json_follows_its_schema(file: str, nakijk: Nakijk) -> None:
    ran = nakijk("check", SUBMISSIONS / file, "--format", "json")
    report = json.loads(ran.out)
    jsonschema.Draft202012Validator(SCHEMA).validate(report)
    assert report["bank_digest"].startswith("sha256:")
    assert ran.code == (0 if report["verdict"] == "correct" else 1)


def test_a_submission_is_never_written_to(nakijk: Nakijk, tmp_path: Path) -> None:
    folder = tmp_path / "in"
    folder.mkdir()
    file = folder / "good.py"
    file.write_bytes((SUBMISSIONS / "awkward" / "good.py").read_bytes())
    before = file.stat()
    nakijk("check", file)
    nakijk("grade", folder, "--out", tmp_path / "out")
    assert [path.name for path in folder.iterdir()] == ["good.py"]
    assert file.stat().st_mtime_ns == before.st_mtime_ns


def test_importing_nakijk_leaves_nothing_behind_in_tmp(nakijk: Nakijk, tmp_path: Path) -> None:
    temporary = tmp_path / "tmp"
    temporary.mkdir()
    for file in ("good", "loop", "os_exit", "flood"):
        nakijk("check", SUBMISSIONS / "awkward" / f"{file}.py", env={"TMPDIR": str(temporary)})
    assert list(temporary.iterdir()) == []
