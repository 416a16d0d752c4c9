"""The words around a report, in both languages."""

import pytest

from graders.engine.messages import report as say
from graders.engine.text import Text, same


@pytest.mark.parametrize(
    ("explained", "failures", "elsewhere", "nl", "en"),
    [
        (6, 6, [], "Alle 6 fouten hebben deze oorzaak.", "All 6 failures have this cause."),
        (2, 2, [], "Beide fouten hebben deze oorzaak.", "Both failures have this cause."),
        (1, 1, [], "", ""),
        (0, 7, [], "Dit is een van de 7 fouten.", "This is one of the 7 failures."),
        (1, 7, [], "Dit is een van de 7 fouten.", "This is one of the 7 failures."),
        (8, 12, [], "8 van de 12 fouten hebben deze oorzaak.", "8 of the 12 failures have this cause."),
        (
            8,
            12,
            [("merge", 4)],
            "8 van de 12 fouten hebben deze oorzaak. De andere 4 komen door merge.",
            "8 of the 12 failures have this cause. The other 4 are caused by merge.",
        ),
        (
            8,
            12,
            [("merge", 1)],
            "8 van de 12 fouten hebben deze oorzaak. Eén komt door merge.",
            "8 of the 12 failures have this cause. One is caused by merge.",
        ),
        (0, 13, [("f", 13)], "Alle 13 fouten komen door f.", "All 13 failures are caused by f."),
        (0, 1, [("f", 1)], "Deze fout komt door f.", "This failure is caused by f."),
        (
            0,
            9,
            [("f", 4)],
            "Dit is een van de 9 fouten. 4 komen door f.",
            "This is one of the 9 failures. 4 are caused by f.",
        ),
    ],
)
def test_one_cause(explained: int, failures: int, elsewhere: list[tuple[str, int]], nl: str, en: str) -> None:
    assert say.one_cause(explained, failures, elsewhere) == Text(nl, en)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Je telt op.", "Tip: je telt op."),
        ("A blank counts.", "Tip: a blank counts."),
        ("X is 10.", "Tip: X is 10."),
        ("D10 is right.", "Tip: D10 is right."),
        ("herhaal dit.", "Tip: herhaal dit."),
    ],
)
def test_a_hint_begins_without_a_capital(text: str, shown: str) -> None:
    assert say.hint(same(text)).nl == shown


def test_when_a_file_was_saved() -> None:
    assert say.saved_today("20:14") == Text("bewaard om 20:14", "saved at 20:14")
    assert say.saved_on(3, 5, "09:00") == Text("bewaard op 3 mei om 09:00", "saved on 3 May at 09:00")
