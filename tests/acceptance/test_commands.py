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
        shown = nakijk("show", slug, "--lang", language).out
        assert len(shown.splitlines()) == len(text.splitlines())
        for line, written in zip(shown.splitlines(), text.splitlines(), strict=True):
            # The ids of cases behind a fence are for `verify`, not for people.
            assert line == (
                written.split()[0] if written.startswith(("```pycon", "```transcript")) else written
            )
        assert "```pycon\n" in shown


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


@pytest.mark.parametrize("slug", SLUGS)
def test_a_start_file_fits_on_the_screen(slug: str, nakijk: Nakijk, tmp_path: Path) -> None:
    nakijk("start", slug, "--lang", "nl")
    assert max(map(len, (tmp_path / f"{slug}.py").read_text("utf-8").splitlines())) <= 79


def test_start_repeats_the_bank_in_its_advice(nakijk: Nakijk) -> None:
    ran = nakijk("start", "word_game", "--bank", ROOT, "--lang", "nl")
    assert ran.out == (
        f"word_game.py staat klaar. Lees de opgave met: nakijk show word_game --bank {ROOT}\n"
        f"Kijk je oplossing na met: nakijk check word_game.py --bank {ROOT}\n"
    )


def test_a_start_file_that_cannot_be_written(nakijk: Nakijk) -> None:
    ran = nakijk("start", "word_game", "--lang", "nl", cwd=Path("/proc"))
    assert ran.code == 2
    assert ran.err.startswith("Fout: word_game.py kan niet geschreven worden (")


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
            "Fout: de oefening 'word_gam' bestaat niet. Bedoel je word_game?",
            "Error: there is no exercise 'word_gam'. Did you mean word_game?",
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


def test_help_names_its_words_in_its_language(nakijk: Nakijk) -> None:
    dutch = nakijk("grade", "--help", env={"NAKIJK_LANG": "nl"}).out
    assert "--out MAP                Map voor de resultaten.  [verplicht]" in dutch
    assert "--bank MAP " in dutch
    english = nakijk("grade", "--help", env={"NAKIJK_LANG": "en"}).out
    assert "--out FOLDER             Folder for the results.  [required]" in english
    for text in (dutch, english):
        assert "DIR" not in text
        options = text.partition("\n\n")[2].partition(":\n")[2]
        assert [line for line in options.splitlines() if line.startswith("  ") and line[2:3].isupper()] == []


def test_language_and_bank_may_stand_before_the_command(nakijk: Nakijk, tmp_path: Path) -> None:
    dutch, english = nakijk("--lang", "nl", "list"), nakijk("--lang", "en", "list")
    assert "Glijbanen en ladders" in dutch.out
    assert "Chutes and ladders" in english.out
    assert nakijk("--lang", "nl", "list", "--lang", "en").out == english.out
    gone = nakijk("--bank", "gone", "--lang", "nl", "check", SUBMISSIONS / "target" / "chutes.py")
    assert (gone.code, gone.err) == (2, "Fout: de map gone bestaat niet.\n")
    assert nakijk("--bank", "gone", "list", "--bank", ROOT).code == 0
    help_text = nakijk("--lang", "nl", "--help").out
    assert "--bank MAP" in help_text
    assert "--lang [nl|en]" in help_text


@pytest.mark.parametrize("words", [["list"], ["check", "x.py"], ["verify"]])
def test_a_language_that_we_do_not_speak(words: list[str], nakijk: Nakijk) -> None:
    ran = nakijk(*words, env={"NAKIJK_LANG": "fr"})
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "Error: invalid value for NAKIJK_LANG: 'fr' is none of nl, en.\n"
    assert nakijk(*words, "--lang", "fr").code == 2
    assert nakijk("list", "--lang", "nl", env={"NAKIJK_LANG": "fr"}).code == 0


@pytest.mark.parametrize(
    ("source", "nl", "en"),
    [
        ("", "je bestand is leeg.", "your file is empty."),
        (" \n\n\t\n", "je bestand is leeg.", "your file is empty."),
        ("# later\n\n  # nog\n", "je bestand bevat alleen commentaar.", "your file holds only comments."),
    ],
)
def test_a_file_with_nothing_in_it(source: str, nl: str, en: str, nakijk: Nakijk, tmp_path: Path) -> None:
    (tmp_path / "x.py").write_text(source)
    for language, prefix, text in (("nl", "Fout", nl), ("en", "Error", en)):
        ran = nakijk("check", "x.py", "--lang", language)
        assert (ran.code, ran.err) == (2, f"{prefix}: {text}\n")


def test_a_link_to_nowhere_is_told_alike(nakijk: Nakijk, tmp_path: Path) -> None:
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "jan.py").symlink_to("gone.py")
    ran = nakijk("check", "jan.py", "--lang", "nl", cwd=folder)
    said = "jan.py is een link naar iets dat niet bestaat."
    assert (ran.code, ran.err) == (2, f"Fout: {said}\n")
    nakijk("grade", folder, "--exercise", "word_game", "--out", "out", "--lang", "nl")
    (report,) = map(json.loads, (tmp_path / "out" / "results.jsonl").read_text("utf-8").splitlines())
    assert report["error"]["reason"] == said


def test_a_name_that_only_ends_alike_is_not_suggested(nakijk: Nakijk, tmp_path: Path) -> None:
    (tmp_path / "w11_no_spaces.py").touch()
    ran = nakijk("check", "nope.py", "--lang", "en")
    assert (ran.code, ran.err) == (2, "Error: nope.py does not exist.\n")


def test_a_file_beside_it_that_hides_a_module_of_python_is_a_remark(nakijk: Nakijk, tmp_path: Path) -> None:
    (tmp_path / "random.py").write_text("x = 1\n")
    good = (ROOT / "reference/scrabble_scores/solution_nl.py").read_text("utf-8")
    (tmp_path / "mijn.py").write_text(f"{good}\nimport random\n")
    ran = nakijk("check", "mijn.py", "--lang", "nl", env={"COLUMNS": "200"})
    assert "random.py naast je bestand verbergt de module random van Python." in ran.out


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
