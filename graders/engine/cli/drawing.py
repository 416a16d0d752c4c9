"""What is drawn on a terminal with rich: the progress bar, and the table at the end."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import click
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table

from graders.engine.batch.run import Progress
from graders.engine.batch.table import FunctionRow, Row, table_of
from graders.engine.cli.setting import console_style
from graders.engine.messages import report as say
from graders.engine.messages.verdicts import VERDICTS
from graders.engine.model import Language
from graders.engine.report.style import visible

_MOST_ROWS = 100
"""Longer tables are read in results.csv."""

_PIPE_WIDTH = 200


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Callable[[Progress], None]]:
    """Show a bar on standard error while the context lasts; yields what to call after each submission."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(escape(title), total=total)
        yield lambda progress: bar.update(task, completed=progress.done)


def table(rows: Sequence[Row], functions: Sequence[str], language: Language) -> None:
    """Print the rows sorted by id: one column a function, then the points and the verdict."""
    style = console_style(sys.stdout)
    width = style.width if sys.stdout.isatty() else _PIPE_WIDTH
    console = Console(width=width, highlight=False, no_color=not style.colour, safe_box=True)
    drawn = Table(box=None, pad_edge=False, header_style="bold" if style.colour else "")
    drawn.add_column(say.SUBMISSION.pick(language), overflow="fold")
    for function in functions:
        drawn.add_column(escape(function), justify="right", overflow="fold")
    drawn.add_column(say.POINTS.pick(language), justify="right")
    drawn.add_column(say.VERDICT.pick(language))
    ordered = table_of(rows).rows
    for row in ordered[:_MOST_ROWS]:
        drawn.add_row(
            escape(visible(row.id)),
            *_cells(row, len(functions)),
            _points(row.points, row.max_points),
            _verdict(row, language),
        )
    with console.capture() as captured:
        console.print(drawn)
    click.echo("\n".join(line.rstrip() for line in captured.get().splitlines()), color=style.colour)
    if len(ordered) > _MOST_ROWS:
        click.echo(f"… {say.more_rows(len(ordered) - _MOST_ROWS).pick(language)}")
    click.echo()


def _cells(row: Row, count: int) -> list[str]:
    cells = [_cell(function) for function in row.functions]
    return (cells + [""] * count)[:count]


def _cell(function: FunctionRow) -> str:
    return _points(function.points, function.max_points)


def _points(points: float | None, most: float | None) -> str:
    return "–" if points is None or most is None else f"{_number(points)}/{_number(most)}"


def _number(points: float) -> str:
    return f"{points:.2f}".rstrip("0").rstrip(".")


def _verdict(row: Row, language: Language) -> str:
    word = VERDICTS[row.verdict].pick(language) if row.verdict in VERDICTS else row.verdict
    colour = {"correct": "green", "internal error": "magenta"}.get(row.verdict, "red")
    return f"[{colour}]{escape(word)}[/]"
