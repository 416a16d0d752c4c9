"""`nakijk grade FOLDER --out DIR`: many submissions, marks and feedback for each."""

import gc
import os
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import NamedTuple

import click

from graders.engine.bank.places import Bank, find_bank
from graders.engine.batch.run import Progress, default_jobs, grade_all
from graders.engine.batch.store import open_store
from graders.engine.batch.table import Row
from graders.engine.cli import options
from graders.engine.cli.drawing import progress_bar, table
from graders.engine.cli.find import all_names, known, language_for
from graders.engine.cli.material import material
from graders.engine.cli.setting import bank_directory
from graders.engine.cli.words import Command, Number
from graders.engine.errors import UsageProblem
from graders.engine.grade.detect import FunctionNames, exercises_in
from graders.engine.grade.one import Material, grade, ungraded
from graders.engine.grade.setup import setup_of
from graders.engine.messages import cli as say
from graders.engine.model import Language, Submission
from graders.engine.report.json import as_data
from graders.engine.sandbox.session import open_session
from graders.engine.submissions.choose import read_found
from graders.engine.submissions.errors import SubmissionError
from graders.engine.submissions.files import read_file
from graders.engine.submissions.folder import Found, find
from graders.engine.submissions.scan import defined_names


class Class(NamedTuple):
    """What is the same for all submissions of one run: the exercise, in each of its languages."""

    bank: Bank
    names: FunctionNames
    materials: Mapping[Language, Material]
    exercise_lang: Language | None
    asked: Language


def command(language: Language) -> click.Command:
    """Return the command, with its help in one language."""
    jobs = options.option(
        "-j",
        "--jobs",
        language=language,
        text=say.OPT_JOBS,
        type=Number(1, language),
        metavar=say.NUMBER.pick(language),
    )
    return Command(
        "grade",
        language,
        say.GRADE,
        _run,
        [
            options.argument("folder", say.FOLDER, language),
            options.option("--out", language=language, text=say.OPT_OUT, required=True, metavar="DIR"),
            options.option("--force", language=language, text=say.OPT_FORCE, is_flag=True),
            options.exercise(language),
            options.exercise_lang(language),
            jobs,
            options.bank(language),
            options.lang(language),
        ],
    )


@click.pass_obj
def _run(
    fallback: Language, *, folder: str, out: str, force: bool, exercise: str | None,
    exercise_lang: Language | None, jobs: int | None, bank: str | None, lang: Language | None,
) -> int:  # fmt: skip
    gc.enable()  # `main` turned it off, for commands that end at once
    language = lang or fallback
    place = find_bank(bank_directory(bank, os.environ))
    found = find(Path(folder), ignored=Path(out))
    slug = exercise or _exercise(place, found, folder)
    pupils = _class(place, slug, exercise_lang, language)
    rows: Sequence[Row] = ()
    with open_store(Path(out), force) as store:
        try:
            title = known(place, slug).title.pick(language)
            with _progress(title, len(found)) as progress:
                grade_all(
                    found,
                    lambda one: _one(pupils, one),
                    jobs or default_jobs(),
                    store,
                    progress,
                    failed=lambda one, reason: _failed(pupils, one, reason),
                )
        except KeyboardInterrupt:
            store.close()
            stopped = say.STOPPED.fill(count=len(store.rows), directory=out)
            click.echo(stopped.pick(language), err=True)
            return 130
        rows = store.rows
    table(rows, [it.name for it in _first(pupils).exercise.functions], language)
    return _told(rows, out, language)


def _told(rows: Sequence[Row], out: str, language: Language) -> int:
    right = sum(row.verdict == "correct" for row in rows)
    click.echo(say.graded(len(rows), right, out).pick(language))
    failures = sum(row.error is not None or row.verdict == "internal error" for row in rows)
    if failures:
        click.echo(say.FAILED_SOME.fill(count=failures).pick(language), err=True)
    return 3 if failures else 0


def _progress(title: str, total: int) -> AbstractContextManager[Callable[[Progress], None]]:
    if sys.stderr.isatty():
        return progress_bar(title, total)
    return nullcontext(lambda _: None)


def _class(bank: Bank, slug: str, exercise_lang: Language | None, asked: Language) -> Class:
    names = known(bank, slug).functions
    languages = (exercise_lang,) if exercise_lang else tuple(names)
    materials = {language: material(bank, slug, language, with_digest=True) for language in languages}
    return Class(bank, names, materials, exercise_lang, asked)


def _first(pupils: Class) -> Material:
    return pupils.materials.get(pupils.asked) or next(iter(pupils.materials.values()))


def _exercise(bank: Bank, found: Sequence[Found], folder: str) -> str:
    """Return the exercise that most submissions solve.

    Raises:
        UsageProblem: when none solves any, or two exercises have as many.
    """
    exercises = all_names(bank)
    votes = Counter(one.slug for each in found for one in exercises_in(_defined(each), exercises)[:1])
    ranked = votes.most_common(2)
    if not ranked:
        raise UsageProblem(say.no_exercise_in_folder(folder, exercises))
    if len(ranked) == 2 and ranked[0][1] == ranked[1][1]:
        raise UsageProblem(say.which_exercise(folder, sorted(votes)))
    return ranked[0][0]


def _defined(found: Found) -> set[str]:
    names: set[str] = set()
    for path in found.candidates:
        try:
            names.update(defined_names(read_file(path).decoded.source))
        except SubmissionError:
            continue  # said in its own report; here it just has no vote
    return names


def _one(pupils: Class, found: Found) -> Mapping[str, object]:
    """Grade one submission; one that cannot be read gets a report that says so, with the same maximum."""
    every = {name for names in pupils.names.values() for name in names}
    try:
        submission = read_found(found, every)
    except SubmissionError as error:
        return _failed(pupils, found, error.text.pick(pupils.asked))
    defined = defined_names(submission.source)
    language = language_for(pupils.names, tuple(defined), pupils.exercise_lang, pupils.asked)
    ready = pupils.materials[language]
    with open_session(submission.source, Path(submission.path).name, submission.helpers) as session:
        session.prepare(setup_of(pupils.bank, ready.exercise))
        return as_data(grade(ready, submission, session), for_student=False)


def _failed(pupils: Class, found: Found, reason: str) -> Mapping[str, object]:
    nothing = Submission(found.id, found.place, b"")
    return as_data(ungraded(_first(pupils), nothing, reason), for_student=False)
