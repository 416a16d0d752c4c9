"""Files of a bank that cannot be read, or are saved in another way than as plain UTF-8."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graders.engine.bank.check import check
from graders.engine.bank.decode import decode
from graders.engine.bank.load import load
from graders.engine.bank.mistakes import BankError
from graders.engine.bank.names import names
from graders.engine.bank.places import Bank
from graders.engine.bank.source import MAX_BYTES

if TYPE_CHECKING:
    from tests.unit.bank.conftest import BankOf, MakeBank


def _said(bank: Bank, slug: str = "adding") -> list[tuple[int, int, str, str, str]]:
    return [(one.line, one.column, one.code, one.message.nl, one.message.en) for one in check(bank, slug)]


def test_a_missing_bank_is_told_with_the_nearest(make_bank: MakeBank, adding: dict[str, Any]) -> None:
    bank = make_bank(adding)
    assert _said(bank, "ading") == [
        (
            1,
            1,
            "B001",
            '$: dit bestand bestaat niet; bedoel je "adding"?',
            '$: this file does not exist; did you mean "adding"?',
        )
    ]
    for function in (lambda: load(bank, "ading", "nl"), lambda: names(bank, "ading")):
        with pytest.raises(BankError, match="B001"):
            function()


def test_a_folder_is_no_bank(make_bank: MakeBank, adding: dict[str, Any]) -> None:
    bank = make_bank(adding)
    Path(bank.cases_file("folder")).mkdir()
    ((line, column, code, nl, en),) = _said(bank, "folder")
    assert (line, column, code) == (1, 1, "B002")
    assert nl.startswith("$: dit bestand kan niet gelezen worden (het is een map); ")
    assert en.endswith(" (it is a folder); see whether it is an ordinary file that you may read")


def test_a_huge_file_is_refused_before_it_is_read(make_bank: MakeBank, adding: dict[str, Any]) -> None:
    bank = make_bank(adding)
    with Path(bank.cases_file("adding")).open("r+b") as file:
        file.truncate(MAX_BYTES + 1)  # sparse: it takes no space
    assert _said(bank) == [
        (
            1,
            1,
            "B003",
            "$: dit bestand is groter dan 16 MB; geef grote waarden één keer een naam onder values, of korter als $py",
            "$: this file is larger than 16 MB; name large values once under values, or write them shorter as $py",
        )
    ]


def test_a_bom_is_a_remark(make_bank: MakeBank, adding: dict[str, Any]) -> None:
    bank = make_bank(json.dumps(adding).encode("utf-8-sig"))
    assert _said(bank) == [
        (
            1,
            1,
            "B005",
            '$: dit bestand begint met een onzichtbaar teken (een BOM); bewaar het als "UTF-8 zonder BOM"',
            '$: this file starts with an invisible mark (a BOM); save it as "UTF-8 without BOM"',
        )
    ]
    assert load(bank, "adding", "nl").title.nl == "Optellen"
    assert names(bank, "adding").title.nl == "Optellen"


def test_latin_1_is_told_with_the_place(make_bank: MakeBank, adding: dict[str, Any]) -> None:
    text = json.dumps(adding, indent=1).replace("Optellen", "één optellen")
    ((line, column, code, nl, en),) = _said(make_bank(text.encode("latin-1")))
    assert (line, column, code) == (5, 10, "B004")
    assert nl == "$: hier staat geen geldige UTF-8 (byte 0xE9); bewaar het bestand als UTF-8"
    assert en == "$: this is not valid UTF-8 (byte 0xE9); save the file as UTF-8"


def test_utf_16_is_told_along_with_what_else_is_wrong(make_bank: MakeBank, bank_of: BankOf) -> None:
    bank = make_bank(json.dumps(bank_of({"args": [1, 2]})).encode("utf-16"))
    assert [code for _line, _column, code, _nl, _en in _said(bank)] == ["B004", "B402"]


def test_an_error_lists_all_mistakes_in_both_languages(make_bank: MakeBank, bank_of: BankOf) -> None:
    bank = make_bank(json.dumps(bank_of({"args": [1, 2]}, {"args": [1], "returns": 1}), indent=1))
    with pytest.raises(BankError) as caught:
        load(bank, "adding", "nl")
    file = bank.cases_file("adding")
    assert caught.value.exit_code == 3
    assert [mistake.is_error for mistake in caught.value.mistakes] == [True, False]
    assert caught.value.text.nl == (
        "de oefening adding kan niet gebruikt worden: er zit een fout in de oefening zelf. Zeg dat aan wie ze maakte.\n"
        f"{file}:23:5: B402 functions[0].cases[0]: dit testgeval vraagt niets; zeg wat eruit moet komen: "
        'returns, raises, prints, arguments, checker … ("returns": null vraagt None)\n'
        f"{file}:32:14: B406 functions[0].cases[1].args: add neemt 2 argumenten, hier staan er maar 1; "
        "dat kan alleen als de laatste een standaardwaarde hebben"
    )


@given(st.binary(max_size=60))
def test_any_bytes_become_text(content: bytes) -> None:
    text, troubles = decode(content)
    try:
        assert text == content.decode("utf-8-sig")
    except UnicodeDecodeError:
        assert troubles


@given(st.binary(max_size=60), st.integers(0, 60))
def test_a_bad_byte_is_told_where_it_stands(content: bytes, at: int) -> None:
    start = content.decode(errors="ignore")[:at].lstrip("\ufeff")
    _text, troubles = decode(start.encode() + b"\xff" + content)
    assert [trouble.offset for trouble in troubles] == (
        [len(start)] if start or content[:1] != b"\xfe" else [0]
    )
