"""What `verify` says of a bank: its solutions, its cases' strength, its descriptions, its derived data."""

from collections.abc import Sequence

from graders.engine.messages import counting
from graders.engine.text import Text


def _some(ids: Sequence[str]) -> str:
    shown = ", ".join(ids[:6])
    return shown if len(ids) <= 6 else f"{shown} … ({len(ids)})"


def no_solution(language: str) -> Text:
    """A language of the bank has no reference solution."""
    return Text(
        nl=f"er is geen modeloplossing solution_{language}.py",
        en=f"there is no reference solution solution_{language}.py",
    )


def few_files(kind: str, count: int, least: int) -> Text:
    """Too few right or wrong solutions to hold the cases to."""
    count_of = {"right": counting.right_solutions, "wrong": counting.wrong_solutions}[kind]
    there = (
        Text(nl="er is {files}", en="there is {files}")
        if count == 1
        else Text("er zijn {files}", "there are {files}")
    )
    rest = Text(nl=f"; {least} is het minimum", en=f"; {least} is the minimum")
    return Text(there.nl + rest.nl, there.en + rest.en).fill(files=count_of(count))


def not_right(ids: Sequence[str], first: Text) -> Text:
    """A solution that must pass everything does not."""
    return Text(
        nl=f"deze oplossing moet alles juist hebben, maar faalt op {_some(ids)}: {{first}}",
        en=f"this solution must pass every case, but fails {_some(ids)}: {{first}}",
    ).fill(first=first)


def breaks_rule(said: Text) -> Text:
    """A solution that must be right breaks a rule of the bank on how it is written."""
    return Text(
        nl="deze oplossing moet zich aan de regels houden, maar krijgt te horen: {said}",
        en="this solution must keep to the rules, but is told: {said}",
    ).fill(said=said)


def not_loaded(why: Text) -> Text:
    """A solution does not load or parse."""
    return Text(
        nl="deze oplossing kan niet nagekeken worden: {why}", en="this solution cannot be graded: {why}"
    ).fill(why=why)


def too_weak(name: str, ids: Sequence[str]) -> Text:
    """Cases that a wrong solution should fail, and passes."""
    return Text(
        nl=f"de foute oplossing {name} zou moeten falen op {_some(ids)}, maar heeft die juist",
        en=f"the wrong solution {name} should fail {_some(ids)}, but passes them",
    )


def too_wrong(name: str, ids: Sequence[str]) -> Text:
    """Cases that a wrong solution fails, though the bank does not say so."""
    return Text(
        nl=f"de foute oplossing {name} faalt ook op {_some(ids)}; dat staat niet in fails",
        en=f"the wrong solution {name} also fails {_some(ids)}, which fails does not say",
    )


def other_functions(name: str, stated: Sequence[str], seen: Sequence[str]) -> Text:
    """The functions that a wrong solution gets wrong are not those of the bank."""
    return Text(
        nl=f"de foute oplossing {name} heeft {', '.join(seen) or 'geen functie'} fout, de bank zegt {', '.join(stated)}",
        en=f"the wrong solution {name} gets {', '.join(seen) or 'no function'} wrong, the bank says {', '.join(stated)}",
    )


def taken_for(name: str, other: str) -> Text:
    """A wrong solution gets the hint of another one."""
    return Text(
        nl=f"de foute oplossing {name} krijgt de tip van {other}: voeg een testgeval toe dat hen onderscheidt",
        en=f"the wrong solution {name} gets the hint of {other}: add a case that tells them apart",
    )


def alike(name: str, other: str) -> Text:
    """Two wrong solutions fail the same cases with the same answers."""
    return Text(
        nl=f"de foute oplossingen {name} en {other} falen op precies dezelfde testgevallen, met dezelfde antwoorden",
        en=f"the wrong solutions {name} and {other} fail exactly the same cases, with the same answers",
    )


def alike_but_for_answers(name: str, other: str) -> Text:
    """Two wrong solutions fail the same cases, with other answers: that is still alike."""
    return Text(
        nl=f"de foute oplossingen {name} en {other} falen op precies dezelfde testgevallen, al zijn hun antwoorden anders: "
        "voeg een testgeval toe waarop er maar een faalt",
        en=f"the wrong solutions {name} and {other} fail exactly the same cases, though their answers differ: add a case "
        "that only one of them fails",
    )


def stub_earns(function: str, stub: Text, percent: int) -> Text:
    """A stub earns more than a quarter of a function's points."""
    return Text(
        nl=f"{function}: een functie die {{stub}}, verdient {percent}% van de punten; hoogstens 25% is goed",
        en=f"{function}: a function that {{stub}} earns {percent}% of the points; 25% is the most",
    ).fill(stub=stub)


def returns_constant(value: str) -> Text:
    """A stub that always gives back the same value."""
    return Text(nl=f"altijd {value} teruggeeft", en=f"always returns {value}")


def returns_argument(name: str) -> Text:
    """A stub that gives back one of its arguments."""
    return Text(nl=f"haar argument {name} teruggeeft", en=f"returns its argument {name}")


def raises_always(name: str) -> Text:
    """A stub that always raises."""
    return Text(nl=f"altijd {name} opwerpt", en=f"always raises {name}")


def may_differ(case: str, reason: Text) -> Text:
    """A case on which a right solution may rightly differ."""
    return Text(
        nl=f"op testgeval {case} mag een juiste oplossing verschillen: {{reason}}",
        en=f"on case {case} a right solution may rightly differ: {{reason}}",
    ).fill(reason=reason)


# ---------------------------------------------------------------- graders


def unknown_id(table: str, key: str, advice: Text) -> Text:
    """A table of the grader speaks of a function that the exercise does not have."""
    return Text(
        nl=f"{table} noemt {{key}}, maar de oefening heeft geen functie met dat id; {{advice}}",
        en=f"{table} names {{key}}, but the exercise has no function with that id; {{advice}}",
    ).fill(key=repr(key), advice=advice)


def strategies_failed(what: str) -> Text:
    """The grader's `strategies` raised."""
    return Text(nl="strategies faalt: {what}", en="strategies fails: {what}").fill(what=what)


def strategies_no_table(kind: str) -> Text:
    """The grader's `strategies` gave back something else than a dictionary."""
    return Text(
        nl=f"strategies moet een dictionary teruggeven, van ids van functies naar strategieën, geen {kind}",
        en=f"strategies must return a dictionary, from ids of functions to strategies, not a {kind}",
    )


# ---------------------------------------------------------------- descriptions


def no_description(language: str) -> Text:
    """A language of the bank has no description."""
    return Text(
        nl=f"de opgave description.{language}.md ontbreekt", en=f"description.{language}.md is missing"
    )


def unreadable_description(reason: Text) -> Text:
    """A description cannot be read."""
    return Text(
        nl="deze opgave kan niet gelezen worden ({reason})", en="this description cannot be read ({reason})"
    ).fill(reason=reason)


def block_without_case() -> Text:
    """An example block whose info string names no case."""
    return Text(
        nl="dit voorbeeld noemt geen testgeval: zet de id's achter ```pycon of ```transcript",
        en="this example names no case: put the ids behind ```pycon or ```transcript",
    )


def unnamed_block(word: str) -> Text:
    """A fenced block with a prompt that is not a pycon or transcript block."""
    return Text(
        nl=f"een blok met >>> moet ```pycon of ```transcript heten, niet {word or 'niets'!r}",
        en=f"a block with >>> must be ```pycon or ```transcript, not {word or 'nothing'!r}",
    )


def never_closed() -> Text:
    """A fence that is not closed."""
    return Text(nl="dit blok wordt niet afgesloten met ```", en="this block is not closed with ```")


def unknown_case(case: str) -> Text:
    """An example names a case that the bank does not have."""
    return Text(nl=f"er is geen testgeval {case!r} in de bank", en=f"there is no case {case!r} in the bank")


def example_calls(named: int, made: int) -> Text:
    """The calls of a block are not as many as those of its cases."""
    return Text(
        nl=f"de genoemde testgevallen hebben samen {{calls}}, het voorbeeld {made}",
        en=f"the cases named have {{calls}} together, the example {made}",
    ).fill(calls=counting.calls(named))


def example_unreadable(reason: str) -> Text:
    """A line of an example cannot be understood."""
    return Text(
        nl=f"dit voorbeeld kan niet gelezen worden: {reason}", en=f"this example cannot be read: {reason}"
    )


def example_call_differs(case: str, expected: str) -> Text:
    """A call in an example is not the call of its case."""
    return Text(nl=f"testgeval {case} roept {expected} aan", en=f"case {case} calls {expected}")


def example_output_differs(case: str, expected: str) -> Text:
    """What an example shows is not what its case demands."""
    return Text(nl=f"testgeval {case} verwacht {expected}", en=f"case {case} expects {expected}")


def transcript_differs(case: str, line: int, expected: str) -> Text:
    """A transcript is not what the reference solution prints."""
    return Text(
        nl=f"regel {line} van dit gesprek is niet wat de modeloplossing toont in {case}: {expected!r}",
        en=f"line {line} of this conversation is not what the reference solution shows in {case}: {expected!r}",
    )


def no_example(function: str) -> Text:
    """A function without an example."""
    return Text(
        nl=f"de functie {function} heeft geen voorbeeld", en=f"the function {function} has no example"
    )


def other_examples(first: Sequence[str], second: Sequence[str]) -> Text:
    """The descriptions in two languages show other cases."""
    missing = [case for case in first if case not in second] + [case for case in second if case not in first]
    what = _some(missing)
    return Text(
        nl=f"de opgaven in beide talen tonen niet dezelfde voorbeelden: {what or 'een andere volgorde'}",
        en=f"the descriptions in both languages do not show the same examples: {what or 'another order'}",
    )


def requirement_count(listed: int, known: int) -> Text:
    """The numbered list of requirements is not as long as the bank's."""
    return Text(
        nl=f"de opgave telt {{items}}, de bank {known}", en=f"the description has {{items}}, the bank {known}"
    ).fill(items=counting.requirements(listed))


def requirement_text(number: int, text: str) -> Text:
    """A numbered requirement does not hold the bank's text."""
    return Text(
        nl=f"voorwaarde {number} bevat niet de tekst van de bank: {text!r}",
        en=f"requirement {number} does not hold the text of the bank: {text!r}",
    )


def requirement_unbroken(requirement: str) -> Text:
    """A requirement that no wrong solution breaks."""
    return Text(
        nl=f"geen enkele foute oplossing breekt de voorwaarde {requirement!r}",
        en=f"no wrong solution breaks the requirement {requirement!r}",
    )


def derived_stale() -> Text:
    """The derived data is not that of the bank."""
    return Text(
        nl="de afgeleide gegevens zijn niet die van deze bank; vernieuw ze met: nakijk verify --write",
        en="the derived data is not that of this bank; renew it with: nakijk verify --write",
    )


def answers_left_out(count: int) -> Text:
    """The derived data has no room for all that right functions answer."""
    return Text(
        nl=f"de afgeleide gegevens hebben geen plaats voor alle antwoorden van juiste functies: {count} zijn weggelaten, en "
        "zonder modeloplossing zijn sommige vervolgfouten dan niet te zien; kleinere argumenten helpen",
        en=f"the derived data has no room for all that right functions answer: {count} answers are left out, and without a "
        "reference solution some follow-through errors are then not seen; smaller arguments help",
    )


def derived_written() -> Text:
    """The derived data is renewed."""
    return Text(nl="afgeleide gegevens vernieuwd", en="derived data renewed")


def unwritable(file: str, reason: Text) -> Text:
    """The derived data cannot be written."""
    return Text(
        nl="{file} kan niet geschreven worden ({reason}).", en="{file} cannot be written ({reason})."
    ).fill(file=file, reason=reason)


def stopped(slug: str) -> Text:
    """An exercise of which the solutions were not run."""
    return Text(
        nl=f"{slug}: hier gestopt; los dit eerst op, dan worden ook de oplossingen en de opgaven nagekeken",
        en=f"{slug}: stopped here; solve this first, then the solutions and descriptions are looked at too",
    )


def counts(
    exercises: int, cases: int, references: int, right: int, wrong: int, errors: int, warnings: int
) -> Text:
    """The last line: what was looked at, and how many problems there are."""
    line = "{exercises}, {cases}, {references}, {right}, {wrong}: {errors}, {warnings}"
    return Text(line, line).fill(
        exercises=counting.exercises(exercises),
        cases=counting.cases(cases),
        references=counting.reference_solutions(references),
        right=counting.right_solutions(right),
        wrong=counting.wrong_solutions(wrong),
        errors=counting.errors(errors),
        warnings=counting.warnings(warnings),
    )


def stubs_line(slug: str, shares: Sequence[tuple[str, int]]) -> Text:
    """What the best stub of each function earns, in percent."""
    listed = ", ".join(f"{function} {percent}%" for function, percent in shares)
    return Text(
        nl=f"{slug}: wat een functie met één vast antwoord hoogstens verdient: {listed}",
        en=f"{slug}: the most that a stub earns: {listed}",
    )
