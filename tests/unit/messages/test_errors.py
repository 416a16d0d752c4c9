"""What stands behind "Fout:" starts with a small letter and ends as a sentence; the system's reasons are translated."""

import errno
import os
from types import ModuleType

import pytest

from graders.engine.messages import bank, bank_cases, batch, cli, custom, submissions, verify
from graders.engine.messages.system import why
from graders.engine.text import Text, same

ERRORS = {
    **{f"bank.{name}": text for name, text in vars(bank).items() if name.startswith(("BANK_", "DESCRIPTION_"))},
    **{f"batch.{name}": text for name, text in vars(batch).items() if isinstance(text, Text)},
    **{
        f"submissions.{name}": getattr(submissions, name)
        for name in (
            "MISSING", "MISSING_NEAR", "MISSING_FOLDER", "BROKEN_LINK", "IS_FOLDER", "NOT_REGULAR", "UNREADABLE",
            "TOO_BIG", "NOT_TEXT", "OTHER_FORMAT", "NO_SUCH_FOLDER", "NO_SUCH_FOLDER_NEAR", "NOT_A_FOLDER",
            "NOTHING_FOUND", "NO_PYTHON_FILE", "TOO_MANY_FILES", "LINK",
        )
    },
    "no command": cli.no_such_command("chekc", ["check"]),
    "no option": cli.no_such_option("--bnak", []),
    "missing": cli.missing_parameter("bestand"),
    "needs": cli.option_needs_value("--out"),
    "value": cli.bad_value("--lang", cli.not_one_of("fr", ["nl", "en"]).nl),
    "number": cli.not_a_number("x", 1),
    "exercise": cli.unknown_exercise("x", [], ["a", "b"]),
    "near exercise": cli.unknown_exercise("x", ["a"], ["a", "b"]),
    "function": cli.unknown_function("x", ["a", "b"]),
    "near function": cli.unknown_function("x", ["a", "b"], ["a"]),
    "which": cli.which_exercise("x.py", ["a", "b"]),
    "none": cli.no_exercise("x.py", ["a", "b"]),
    "none there": cli.no_exercise_in_folder("x", ["a", "b"]),
    "empty": cli.EMPTY_FILE,
    "comments": cli.ONLY_COMMENTS,
    "language": cli.no_such_language("en", "x"),
    "description": cli.no_description("x", "en"),
    "exists": cli.exists_already("x.py"),
    "write": cli.cannot_write("x.py", same("vol")),
    "table": custom.not_a_table("x.py", "hints"),
    "callable": custom.not_callable("x.py", "hints"),
    "checker": custom.checker_missing("even"),
}  # fmt: skip


@pytest.mark.parametrize("name", ERRORS)
def test_an_error_is_a_sentence_without_capital(name: str) -> None:
    for sentence in ERRORS[name]:
        assert sentence[0] in "{'-" or sentence[0].islower()
        assert sentence[-1] in ".?"


def test_a_listing_follows_a_colon() -> None:
    assert all(text.splitlines()[0].endswith(":") and text[0].islower() for text in submissions.EQUAL_IDS)


@pytest.mark.parametrize(
    "module", [bank, bank_cases, batch, cli, custom, submissions, verify], ids=lambda one: one.__name__
)
def test_no_text_gives_both_numbers_of_a_noun(module: ModuleType) -> None:
    with open(module.__file__ or "", encoding="utf-8") as file:  # noqa: PTH123 - the module says where it stands
        assert "(en)" not in (source := file.read())
        assert "(s)" not in source


@pytest.mark.parametrize(
    "number", [errno.ENOENT, errno.EACCES, errno.EISDIR, errno.ENOTDIR, errno.ENOSPC, errno.EROFS]
)
def test_the_reasons_of_the_system_that_people_meet_are_translated(number: int) -> None:
    text = why(OSError(number, os.strerror(number), "x.py"))
    assert text.nl != text.en
    assert os.strerror(number) not in text


def test_other_reasons_are_as_the_system_says_them() -> None:
    assert why(OSError(errno.EPIPE, "Broken pipe")) == same("Broken pipe")
    assert why(ValueError("embedded null byte")) == same("embedded null byte")
