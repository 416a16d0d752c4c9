"""Texts that would steer who or what reads the report."""

from __future__ import annotations

from tests.attacks.attack import Attack, Group, Harm
from tests.attacks.outcomes import ERRS, FAILS, WRONG

ATTACKS = (
    Attack(
        "b186_ansi_in_message",
        "escape sequences in a message",
        Group.REPORT,
        ERRS,
        never_in_text=r"[\x00-\x08\x0b-\x1f\x7f]",
    ),
    Attack(
        "b187_osc_in_value",
        "links and clipboard by OSC sequences in a value",
        Group.REPORT,
        WRONG,
        never_in_text=r"[\x00-\x08\x0b-\x1f\x7f]",
    ),
    Attack(
        "b188_bidi_in_text",
        "bidirectional controls in printed text",
        Group.REPORT,
        WRONG,
        never_in_text=r"[\u200f\u061c\u202a-\u202e\u2066-\u2069]",
    ),
    Attack(
        "b189_zero_width",
        "zero width characters",
        Group.REPORT,
        WRONG | ERRS,
        never_in_text=r"[\u200b\u200d\u2060\ufeff\U000e0041\U000e007f]",
    ),
    Attack(
        "b190_class_name",
        "markup in a class name",
        Group.REPORT,
        ERRS,
        never_in_text=r"[\x00-\x08\x0b-\x1f\x7f]",
    ),
    Attack("b191_markdown", "Markdown in printed text and values", Group.REPORT, WRONG),
    Attack(
        "b192_csv_formula",
        "spreadsheet formulas",
        Group.REPORT,
        ERRS,
        never_in_table=r'(^|[,;\t])"?[=+@\t\r]',
    ),
    Attack(
        "b193_workflow_commands",
        "commands to build services",
        Group.REPORT,
        ERRS,
        never_in_text=r"^(::|##)",
        never_in_table=r'^"?(::|##)',
    ),
    Attack(
        "b194_control_characters",
        "all control characters in a value",
        Group.REPORT,
        WRONG,
        never_in_text=r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufff9\ufffb]",
    ),
    Attack(
        "b195_false_report",
        "a whole false report printed",
        Group.REPORT,
        WRONG,
        never_in_text=r"^solve: correct$|^10/10$",
    ),
    Attack("b196_long_line", "a line of a megabyte with combining characters", Group.REPORT, FAILS),
    Attack(
        "b197_foreign_file_name",
        "code that names a foreign file",
        Group.REPORT,
        ERRS,
        harms=frozenset({Harm.SECRET}),
        never_in_text=r"[\x00-\x08\x0b-\x1f\x7f]",
    ),
    Attack(
        "b198_syntax_error_at_run_time",
        "errors that name a foreign file",
        Group.REPORT,
        ERRS,
        harms=frozenset({Harm.SECRET}),
        never_in_text=r"[\x00-\x08\x0b-\x1f\x7f]",
    ),
    Attack(
        "b199_hostile_variables",
        "local variables in a hostile mapping",
        Group.REPORT,
        ERRS,
        never_in_text=r"[\x00-\x08\x0b-\x1f\x7f]",
    ),
    Attack(
        "b200_false_source_lines",
        "false source lines in linecache",
        Group.REPORT,
        ERRS,
        harms=frozenset({Harm.SECRET}),
        never_in_text=r"[\x00-\x08\x0b-\x1f\x7f]",
    ),
    Attack("b201_own_repr", "a repr that is the expected list", Group.REPORT, WRONG),
    Attack(
        "b202_remark_in_source",
        "escapes and overrides in the source",
        Group.REPORT,
        ERRS,
        never_in_text=r"[\x00-\x08\x0b-\x1f\x7f\u202e\u2066\u2069]",
    ),
)
