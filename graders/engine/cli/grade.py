"""`nakijk grade FOLDER --out DIR`: many submissions, marks and feedback for each."""

from __future__ import annotations

import gc
import os
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from graders.engine.bank.mutants import Mutants, read_mutants
from graders.engine.bank.places import Bank, find_bank, slugs
from graders.engine.batch.run import Progress, default_jobs, grade_all
from graders.engine.batch.store import Store, open_store
from graders.engine.batch.table import Row
from graders.engine.cli import options
from graders.engine.cli.drawing import progress_bar, table
from graders.engine.cli.find import all_together, known, language_for, readable
from graders.engine.cli.level import demand_level
from graders.engine.cli.material import material
from graders.engine.cli.plain import plain
from graders.engine.cli.setting import bank_directory
from graders.engine.cli.words import Command, Number
from graders.engine.errors import NakijkError, UsageProblem
from graders.engine.grade.detect import FunctionNames, exercises_in, language_of
from graders.engine.grade.material import Material
from graders.engine.grade.near import with_near_misses
from graders.engine.grade.one import grade, ungraded
from graders.engine.grade.setup import setup_of
from graders.engine.messages import cli as say
from graders.engine.messages import search as say_search
from graders.engine.model import Feedback, Language, Submission
from graders.engine.report.json import as_data
from graders.engine.sandbox.session import level_for, open_session
from graders.engine.sandbox.system import for_many, system
from graders.engine.submissions.choose import read_found
from graders.engine.submissions.errors import SubmissionError
from graders.engine.submissions.files import read_file
from graders.engine.submissions.folder import Found, find
from graders.engine.submissions.scan import defined_names
from graders.engine.text import Text

if TYPE_CHECKING:
    from graders.engine.grade.search.run import Searcher
    from graders.engine.grade.search.way import Way


class Class(NamedTuple):
    """What is the same for all submissions of one run: the exercise, in each of its languages."""

    bank: Bank
    slug: str
    titles: Mapping[str, Text]
    exercises: Mapping[str, FunctionNames]
    """The function names of every exercise that can be read, the one that is graded too."""
    materials: Mapping[Language, Material]
    exercise_lang: Language | None
    asked: Language
    least: int | None = None
    """The least level of protection to grade with."""
    searchers: Mapping[Language, Searcher] = {}
    """What searches the submissions, per language; empty when nobody asked for it."""
    mutants: Mutants | None = None
    """What the reference does with one step changed; None where that is not kept."""


def command(language: Language) -> click.Command:
    """Return the command, with its help in one language."""
    folder = say.FOLDER.pick(language)
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
            options.option("--out", language=language, text=say.OPT_OUT, required=True, metavar=folder),
            options.option("--force", language=language, text=say.OPT_FORCE, is_flag=True),
            options.exercise(language),
            options.exercise_lang(language),
            options.require_level(language),
            *options.search(language),
            jobs,
            options.bank(language),
            options.lang(language),
        ],
    )


@click.pass_obj
def _run(
    fallback: Language, *, folder: str, out: str, force: bool, exercise: str | None,
    exercise_lang: Language | None, require_level: int | None, search: int | None,
    search_seed: int | None, search_seconds: int | None, jobs: int | None, bank: str | None, lang: Language | None,
) -> int:  # fmt: skip
    gc.enable()  # `main` turned it off, for commands that end at once
    for_many()
    if require_level is not None:
        demand_level(system().level, require_level)
    language = lang or fallback
    way = options.way(search, search_seed, search_seconds)
    place = find_bank(bank_directory(bank, os.environ))
    found = find(Path(folder), ignored=Path(out))
    slug = exercise or _exercise(place, found, folder)
    pupils = _class(place, slug, exercise_lang, language)._replace(least=require_level)
    pupils = pupils._replace(searchers=_searchers(pupils, way))
    title = pupils.titles[slug]
    rows: Sequence[Row] = ()
    with open_store(Path(out), force) as store:
        try:
            _grade(pupils, found, jobs or default_jobs(), store)
        except KeyboardInterrupt:
            store.close()
            click.echo(say.stopped(len(store.rows), plain(out)).pick(language), err=True)
            return 130
        rows = store.rows
    click.echo(f"{say.grading(title, len(rows)).pick(language)}\n")
    table(rows, [it.name for it in _first(pupils).exercise.functions], language)
    return _told(rows, out, language)


def _grade(pupils: Class, found: Sequence[Found], jobs: int, store: Store) -> None:
    title = pupils.titles[pupils.slug].pick(pupils.asked)
    with _progress(title, len(found)) as progress:
        grade_all(
            found,
            lambda one: _one(pupils, one),
            jobs,
            store,
            progress,
            failed=lambda one, reason: _failed(pupils, one, reason),
            waiting=lambda: _waiting(pupils.asked),
        )


def _waiting(language: Language) -> None:
    below = "\n" if sys.stderr.isatty() else ""  # the terminal wrote ^C behind the bar
    click.echo(below + say.WAITING.pick(language), err=True)


def _told(rows: Sequence[Row], out: str, language: Language) -> int:
    right = sum(row.verdict == "correct" and row.points == row.max_points for row in rows)
    click.echo(say.graded(len(rows), right, plain(out)).pick(language))
    found = [f"{row.id} ({', '.join(row.found)})" for row in rows if row.found]
    if found:
        click.echo(plain(say_search.found_in(found).pick(language)))
    failures = sum(row.error is not None or row.verdict == "internal error" for row in rows)
    if failures:
        click.echo(say.failed_some(failures).pick(language), err=True)
    return 3 if failures else 0


def _progress(title: str, total: int) -> AbstractContextManager[Callable[[Progress], None]]:
    if sys.stderr.isatty():
        return progress_bar(title, total)
    return nullcontext(lambda _: None)


def _class(bank: Bank, slug: str, exercise_lang: Language | None, asked: Language) -> Class:
    """Return what all submissions share.

    Raises:
        NakijkError: when the exercise, or its grader, cannot be used: then no submission can be graded with it.
    """
    names = known(bank, slug)
    languages = (exercise_lang,) if exercise_lang else tuple(names.functions)
    materials = {language: material(bank, slug, language, with_digest=True) for language in languages}
    next(iter(materials.values())).grader()
    all_names = {**readable(bank, slugs(bank))[0], slug: names}
    titles = {each: one.title for each, one in all_names.items()}
    exercises = {each: one.functions for each, one in all_names.items()}
    mutants = read_mutants(bank, slug)
    return Class(bank, slug, titles, exercises, materials, exercise_lang, asked, mutants=mutants)


def _first(pupils: Class) -> Material:
    return pupils.materials.get(pupils.asked) or next(iter(pupils.materials.values()))


def _exercise(bank: Bank, found: Sequence[Found], folder: str) -> str:
    """Return the exercise that most submissions solve.

    Raises:
        UsageProblem: when none solves any, or two exercises have as many.
        BankError: when none solves any, and some exercise could not be read: it may have been that one.
    """
    names, broken = readable(bank, slugs(bank))
    exercises = {slug: one.functions for slug, one in names.items()}
    votes = Counter(one.slug for each in found for one in exercises_in(_defined(each), exercises)[:1])
    ranked = votes.most_common(2)
    if not ranked and broken:
        raise all_together(broken)
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
    """Grade one submission; one that cannot be graded gets a report that says so, with the same maximum."""
    try:
        return _graded(pupils, found)
    except NakijkError as error:
        # What happened comes last: that is what the table shows of it.
        return _failed(pupils, found, f"{error.trace}\n{error.text.pick(pupils.asked)}".strip())


def _graded(pupils: Class, found: Found) -> Mapping[str, object]:
    names = pupils.exercises[pupils.slug]
    submission = read_found(found, {name for each in names.values() for name in each})
    defined = tuple(defined_names(submission.source))
    submission = submission._replace(remarks=(*_looks_like_another(pupils, defined), *submission.remarks))
    ready = pupils.materials[language_for(names, defined, pupils.exercise_lang, pupils.asked)]
    setup = setup_of(pupils.bank, ready.exercise)
    name = Path(submission.path).name
    if pupils.least is not None:
        demand_level(level_for(setup), pupils.least)
    with open_session(submission.source, name, submission.helpers, setup) as session:
        report = with_near_misses(grade(ready, submission, session), pupils.mutants)
    searcher = pupils.searchers.get(ready.exercise.language)
    return as_data(searcher.search(report) if searcher else report, for_student=False)


def _searchers(pupils: Class, way: Way | None) -> Mapping[Language, Searcher]:
    """Return what searches the submissions, in each language; nothing when nobody asked for a search.

    Raises:
        UsageProblem: when Hypothesis or a reference solution is not there.
    """
    if way is None:
        return {}
    from graders.engine.grade.search.run import searcher  # lazy: it imports Hypothesis

    return {language: searcher(pupils.bank, ready, way) for language, ready in pupils.materials.items()}


def _looks_like_another(pupils: Class, defined: Sequence[str]) -> tuple[Feedback, ...]:
    """Return a remark when a submission has more functions of another exercise than of the one graded."""
    counts = {slug: language_of(names, defined)[1] for slug, names in pupils.exercises.items()}
    most = max(counts, key=counts.__getitem__)
    if counts[most] <= counts[pupils.slug]:
        return ()
    return (Feedback("other-exercise", say.other_exercise(pupils.titles[most])),)


def _failed(pupils: Class, found: Found, reason: str) -> Mapping[str, object]:
    nothing = Submission(found.id, found.place, b"")
    return as_data(ungraded(_first(pupils), nothing, reason), for_student=False)
