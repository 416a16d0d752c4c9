"""The nouns of the engine: frozen data without behaviour, which every room above may use.

They are `NamedTuple`s rather than frozen dataclasses because a class of the latter costs about ten times as
much to define, and `nakijk check` must start within a few bare interpreter starts (`benchmarks/start.py`).
"""

from __future__ import annotations

from graders.engine.record import Record
from graders.engine.text import Text

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import ClassVar, TypeAlias

Tree: TypeAlias = "bool | int | float | str | list[Tree] | None"
"""A Python value as a tagged tree, the closed format of `worker/codec.py`."""

Language: TypeAlias = str
"""`"nl"` or `"en"`."""

LANGUAGES: tuple[Language, ...] = ("nl", "en")


# ---------------------------------------------------------------- what a bank says


class Limits(Record):
    """What one case may use: CPU seconds, memory in MB (2**20 bytes), output in kB (2**10 bytes)."""

    seconds: float = 1.0
    memory_mb: int = 256
    output_kb: int = 64


class Comparison(Record):
    """How exactly a value must be equal; the defaults are the exact rules of bank-format."""

    numbers: str = "exact"
    """`"exact"`, or `"by value"`: int, float and complex are the same kind of value."""
    sequences: str = "exact"
    """`"exact"`, or `"any"`: a list equals a tuple."""
    order: str = "exact"
    """`"exact"`, or `"any"`: lists are compared as multisets."""
    text: str = "exact"
    """`"exact"`, `"ignore case"` or `"ignore whitespace"`."""
    relative: float = 1e-9
    absolute: float = 1e-12


class Value(Record):
    """One value, so that "the value None" and "no value" stay apart."""

    tree: Tree


class Raises(Record):
    """The exception a case demands; `message` None means that any text is right."""

    type: str
    message: str | None = None
    subclass: bool = False
    other_messages: tuple[str, ...] = ()
    """What the message is in the other languages of the exercise."""


class CheckerUse(Record):
    """A checker by name, with the data that the bank gives it (ordinary Python values)."""

    name: str
    data: Mapping[str, object]


class Demand(Record):
    """What must come of one call; every field that is None or False demands nothing."""

    returns: Value | None = None
    raises: Raises | None = None
    prints: str | None = None
    """The whole standard output, but for one trailing newline."""
    reads_all: bool = False
    arguments: tuple[Tree, ...] | None = None
    keeps_arguments: bool = False
    new: bool = False
    checker: CheckerUse | None = None
    comparison: Comparison = Comparison()


class Replacement(Record):
    """A function of the submission that is replaced during a call; each of its calls takes the next value."""

    function: str
    """The function's id."""
    name: str
    """Its name in the submission."""
    in_turn: tuple[Tree, ...]


class Answer(Record):
    """What a right function does when it is called: what it says and reads, and then a value or an exception."""

    turns: tuple[Turn, ...] = ()
    """What it prints; after all but the last a line is typed, of which only that it is read counts."""
    value: Tree = None
    raises: tuple[str, str] | None = None
    """The name of a class and the message; then there is no value."""
    arguments: tuple[Tree, ...] | None = None
    """What becomes of its arguments, None when they stay as they are."""


class Question(Record):
    """A call of a function (by id) whose answer is wanted."""

    function: str
    arguments: tuple[Tree, ...]
    typed: tuple[str, ...] | None = None
    """The lines that are still to be typed; None where they make no difference."""


class Stub(Record):
    """A function of the submission that answers from a table during a call; a call that is not there is a question."""

    function: str
    """The function's id."""
    name: str
    """Its name in the submission."""
    parameters: tuple[str, ...]
    talks: bool
    """Whether it reads what is typed, so that this decides the answer too."""
    table: tuple[tuple[Question, Answer], ...] = ()


class Call(Record):
    """One call as it is sent to the worker: nothing of what is expected is in it."""

    function: str
    """The function's id."""
    name: str
    """The function's name in the language of the submission."""
    arguments: tuple[Tree, ...] = ()
    stdin: tuple[str, ...] | None = None
    seed: int | None = None
    consume: int | None = None
    replaces: tuple[Replacement, ...] = ()
    threads: bool = False
    limits: Limits = Limits()
    most: int | None = None
    """How many bytes of JSON a right answer takes at most; None where nobody can tell. It is not sent to the worker."""
    stubs: tuple[Stub, ...] = ()


class Step(Record):
    """One call of a case, and what must come of it."""

    call: Call
    demand: Demand


class Case(Record):
    """One case: a single step, or several made one after the other in one process."""

    id: str
    function: str
    steps: tuple[Step, ...]
    repeat: int = 1
    """How often the (single) step is made, with seeds seed, seed + 1 …; its checker gets all outcomes."""
    why: Text | None = None
    requirement: str | None = None
    weight: int = 1
    hidden: bool = False
    fresh: bool = False
    """Whether the case wants a process of its own."""


class Requirement(Record):
    """A numbered demand of the description (numbers from 1, in the order of the bank)."""

    id: str
    number: int
    text: Text


class Use(Record):
    """A function (by id) that another builds on."""

    function: str
    required: bool = False
    points: str | None = None
    """A decimal number as text: the points that breaking a required use costs; None makes it a remark."""


class Rule(Record):
    """What a function (or the whole file) may not have in its code, or must have."""

    forbids: bool
    kind: str
    """`"name"`, `"import"`, `"statement"`, `"recursion"` or `"max_lines"`."""
    words: tuple[str, ...] = ()
    """The names, modules or statements: none of them is allowed, or one of them is asked for."""
    most: int = 0
    """How many lines of code there may be."""
    points: str | None = None
    """A decimal number as text: the points that breaking it costs; None makes it a remark."""
    text: Text | None = None
    """Why, in the words of the bank."""


class Function(Record):
    """One function of an exercise, named in the exercise's language."""

    id: str
    name: str
    parameters: tuple[str, ...]
    summary: Text
    cases: tuple[Case, ...]
    points: str = "1"
    """A decimal number as text, so that it stays exact."""
    scoring: str = "by requirement"
    """`"by requirement"`, `"proportional"` or `"all or nothing"`."""
    follow_through: str = "0"
    """A decimal number as text, 0 to 1."""
    uses: tuple[Use, ...] = ()
    other_names: tuple[str, ...] = ()
    """Its names in the other languages of the exercise."""
    rules: tuple[Rule, ...] = ()
    search: str = "reported"
    """What a difference that is found by search does: it is only `"reported"`, or it `"counts"` as one more case."""


class Misconception(Record):
    """A known wrong solution: the functions (ids) it gets wrong, the cases it fails (patterns), a hint."""

    name: str
    functions: tuple[str, ...]
    fails: tuple[str, ...]
    hint: Text


class Exercise(Record):
    """One exercise, with the names, messages and values of one language; its texts stay pairs."""

    slug: str
    title: Text
    language: Language
    languages: tuple[Language, ...]
    functions: tuple[Function, ...]
    requirements: tuple[Requirement, ...] = ()
    misconceptions: tuple[Misconception, ...] = ()
    packages: tuple[str, ...] = ()
    files: tuple[str, ...] = ()
    """Names of read-only data files beside the description."""
    writes: tuple[str, ...] = ()
    constants: tuple[tuple[str, str], ...] = ()
    """Given constants of the start file: (name, Python literal text)."""
    values: Mapping[str, Tree] = {}
    """The named values of the bank, as descriptions may show them."""
    constant_comments: Mapping[str, Text] = {}
    """What the bank says of some of the constants, by name."""
    rules: tuple[Rule, ...] = ()
    """Those for the whole file."""


# ---------------------------------------------------------------- what happened: facts


class Frame(Record):
    """One frame of the submission in a traceback: file, line (from 1), function name, local variables."""

    file: str
    line: int
    function: str
    variables: tuple[tuple[str, Tree], ...] = ()


class Returned(Record):
    """The call gave back a value."""

    value: Tree
    same_as: int | None = None
    """The index of the argument that the result is (the very same object), if it is one."""


class Raised(Record):
    """The call raised: the class names from the class up, `user:` before those that are not the builtins."""

    types: tuple[str, ...]
    message: str | None = None
    """`str(exception)` as the built-in classes make it; None when it could not be told."""
    frames: tuple[Frame, ...] = ()
    """At most ten, the innermost last."""


class Loop(Record):
    """A loop that a call did not leave: where it begins, and what becomes of the variables that decide whether it ends."""

    line: int
    source: str
    """The text of that line, which is the student's."""
    function: str
    still: tuple[tuple[str, Tree], ...] = ()
    """Those that stay what they are, and what that is."""
    changes: tuple[tuple[str, str], ...] = ()
    """Those that change, and how: `"up"`, `"down"`, `"longer"`, `"shorter"` or `"other"`."""


class TimedOut(Record):
    """The call went past its limit; `waited`: in wall time, with hardly any CPU used (asleep, waiting)."""

    seconds: float
    waited: bool = False
    line: int | None = None
    loop: Loop | None = None


class MemoryExceeded(Record):
    """The call asked for more memory than the limit allows."""

    memory_mb: int
    frames: tuple[Frame, ...] = ()
    """The innermost place of the submission, if it is known; its variable is the one with the greatest `len`, and that."""


class OutputExceeded(Record):
    """The call printed more than the limit allows; what is kept of it is the head."""

    output_kb: int


class Crashed(Record):
    """The process ended during the call; `exit_status` when it ended itself, `signal` when it was killed."""

    exit_status: int | None = None
    signal: str | None = None
    """The name of a signal, or that of a status of Windows."""


class Tampered(Record):
    """What came out was not an answer in the protocol; or the process was stopped for what no solution does."""

    reason: str
    """A stable word; for the latter "system call" or "threads"."""


class Missing(Record):
    """The submission has no function of this name after loading (or it is not callable)."""

    callable: bool = True
    """False when the name exists but cannot be called."""


class NotRun(Record):
    """The call was not made, and why: the key of a sentence in `messages/verdicts.py`."""

    reason: str
    """`"gave up"` (two cases exceeded a limit), `"budget"` (total time), `"load"` (defined after the trouble),
    `"syntax"`, `"step"` (an earlier step ended the process), `"infrastructure"` (our own failure), `"question"` (a stub had
    no answer)."""
    line: int | None = None


Ending: TypeAlias = (
    Returned | Raised | TimedOut | MemoryExceeded | OutputExceeded | Crashed | Tampered | Missing | NotRun
)


class Turn(Record):
    """What was printed before a typed line (the prompt included), and that line; the last turn of a call has `typed` None."""

    said: str
    typed: str | None = None


class Called(Record):
    """A call that a rule looks for, made by the submission: of what, and in which file, line and function."""

    name: str
    file: str
    """"" for the submission itself, else the file beside it."""
    line: int
    caller: str
    """The name of the function with those around it, as Python gives it (`f.<locals>.g`)."""


class Outcome(Record):
    """A fact: how a call ended, what it printed and read, and what became of its arguments."""

    ending: Ending
    turns: tuple[Turn, ...] = (Turn(""),)
    arguments: tuple[Tree, ...] | None = None
    """Its arguments after the call; None when they are as they were."""
    asked_more: bool = False
    """Whether it asked for input when there was none (left)."""
    unread: int = 0
    """How many typed lines it left unread."""
    replaced: Mapping[str, int] = {}
    """Per replaced function (id), how often it was called."""
    seconds: float = 0.0
    """CPU seconds where the system tells, else wall seconds."""
    output_cut: bool = False
    called: tuple[Called, ...] = ()
    """What rules look for and was called for the first time; only for a bank with rules."""
    question: Question | None = None
    """What a stub was asked that is not in its table; the call ended there."""

    @property
    def stdout(self) -> str:
        """The whole transcript: all that was printed, the typed lines standing where they were typed."""
        if len(self.turns) == 1:
            return self.turns[0].said
        parts = [turn.said if turn.typed is None else f"{turn.said}{turn.typed}\n" for turn in self.turns]
        return "".join(parts)


class SyntaxTrouble(Record):
    """A file that does not parse: line and column from 1, the line's text, Python's own words for it."""

    line: int
    column: int
    source: str
    message: str
    end_column: int | None = None
    cause: Text | None = None
    """The likely cause, in words."""


class LoadTrouble(Record):
    """What ended the loading of the module in the statement at `line`, and the rest was not run."""

    line: int
    ending: Raised | TimedOut | MemoryExceeded | OutputExceeded | Crashed | Tampered
    asked: bool = False
    """Whether it was `input()` that asked for a line."""


class Scope(Record):
    """A part of a submission's source that has a name, or the rest of a file; the first line of each thing found in it."""

    name: str
    """With the names around it (`Box.size`); "" for the rest of a file."""
    file: str
    """"" for the submission itself, else the file beside it."""
    inside: int
    """The number of the scope that it stands in, or -1."""
    line: int
    lines: int
    """Lines of code of a function (or of a whole file), without docstrings, comments and empty lines; 0 for other parts."""
    found: tuple[tuple[str, str, int], ...] = ()
    """Kind of rule, word, line."""
    mentions: tuple[tuple[int, int], ...] = ()
    """The number of another scope (or of this one), line."""


class Loaded(Record):
    """What is known of a submission after loading it."""

    names: Mapping[str, int]
    """Every name that the file defines at top level by def, class, assignment or import, and its line."""
    functions: tuple[str, ...] = ()
    """The names that can be called after loading."""
    nested: Mapping[str, int] = {}
    """Functions defined inside a class or another function, and the line."""
    later: Mapping[str, int] = {}
    """Names defined only by statements after the trouble, and the line."""
    bodies: Mapping[str, str] = {}
    """Per top-level function whose body does nothing yet, what stands there (`pass`, `...`, `docstring`)."""
    calls: Mapping[str, tuple[str, ...]] = {}
    """Per top-level function, the names it mentions (for `uses`)."""
    syntax: SyntaxTrouble | None = None
    trouble: LoadTrouble | None = None
    printed: str = ""
    failure: str | None = None
    """Our own failure to load it at all, as a trace to paste; a submission is then not graded."""
    warnings: tuple[tuple[int, str], ...] = ()
    """What Python warns of when it compiles the file: line, and its own (English) words."""
    scopes: tuple[Scope, ...] = ()
    """What rules look for, part by part; only for a bank with rules."""


class Trait(Record):
    """A fact of a function's source that may name the cause of a mistake."""

    kind: str
    """A stable word; `docs/traits.md` lists them."""
    line: int
    name: str = ""
    """What it is about: a parameter, a function, a class …"""


# ---------------------------------------------------------------- what we make of it


class Verdict:
    """Our judgement of an outcome; the value is its word in reports, the order is that of `SEVERITY`.

    (Not an `Enum`: to import that takes four tenths of a bare start of the interpreter.)
    """

    __slots__ = ("value",)

    CORRECT: ClassVar[Verdict]
    WRONG: ClassVar[Verdict]
    NOT_RUN: ClassVar[Verdict]
    OUTPUT_LIMIT_EXCEEDED: ClassVar[Verdict]
    RUNTIME_ERROR: ClassVar[Verdict]
    MEMORY_LIMIT_EXCEEDED: ClassVar[Verdict]
    TIME_LIMIT_EXCEEDED: ClassVar[Verdict]
    COMPILATION_ERROR: ClassVar[Verdict]
    INTERNAL_ERROR: ClassVar[Verdict]

    def __init__(self, value: str) -> None:
        self.value = value

    def __repr__(self) -> str:
        return f"<{self.value}>"


SEVERITY: Mapping[Verdict, int] = {
    Verdict(name.replace("_", " ").lower()): rank for rank, name in enumerate(Verdict.__annotations__)
}
for _verdict in SEVERITY:
    setattr(Verdict, _verdict.value.replace(" ", "_").upper(), _verdict)


class Difference(Record):
    """The first place where a value is not what was expected."""

    kind: str
    """`"value"`, `"type"`, `"length"`, `"missing"`, `"extra"`, `"text"` …"""
    text: Text
    """One clause without capital or full stop: "verschil op index 0: 10 in plaats van 5"."""
    adds: bool = True
    """Whether it says more than the two values side by side do."""
    place: tuple[Tree, ...] = ()
    """The way to it, per level an index or a key: what stands there stays in sight when a value is cut."""
    returned: Text | None = None
    """The same as a clause on the function ("je functie geeft een lijst terug in plaats van …"), if it needs its own."""


class Feedback(Record):
    """One thing we say of a case or a function; `kind` is a stable word for programs."""

    kind: str
    text: Text


class Judgement(Record):
    """Verdict and feedback on one call or case; nothing wrong gives no feedback but remarks."""

    verdict: Verdict
    feedback: tuple[Feedback, ...] = ()
    remarks: tuple[Feedback, ...] = ()
    difference: Difference | None = None


class Result(Record):
    """One case, judged."""

    case: Case
    outcomes: tuple[Outcome, ...]
    judgement: Judgement
    shown: int = 0
    """The index of the step (and outcome) that the report shows: the first wrong one."""

    @property
    def verdict(self) -> Verdict:
        """The verdict of the case."""
        return self.judgement.verdict


class Diagnosis(Record):
    """The likeliest cause of a function's failures, in words, and the ids of the cases it explains."""

    kind: str
    text: Text
    cases: tuple[str, ...] = ()
    hint: Text | None = None
    """What to try."""


class Broken(Record):
    """A rule of the bank that the code breaks."""

    kind: str
    """`"forbids"`, `"requires"` or `"uses"`, and the kind of rule after it (`"forbids name"`)."""
    text: Text
    line: int | None = None
    file: str = ""
    """"" for the submission itself, else the file beside it."""
    points: str | None = None
    """A decimal number as text: what it costs; None for a remark."""


class Search(Record):
    """How was searched for differences from the reference solution: the same again gives the same examples."""

    seed: int
    examples: int
    """How many examples were to be tried per function."""


class Searched(Record):
    """What came of searching one function."""

    tried: int = 0
    """How many different calls were made, those of the shrinking included."""
    found: Result | None = None
    """The smallest call that differs, judged like a case; its id is no id of a bank."""
    hint: Text | None = None
    """The grader's hint on that call."""
    ended: str = "done"
    """`"done"`, `"time"` (the time was up) or `"left out"`."""
    left_out: Text | None = None
    """Why it was not searched, as a clause; None when it was, or when its own report says enough."""


class FunctionReport(Record):
    """All that is said of one function."""

    function: Function
    verdict: Verdict
    results: tuple[Result, ...]
    diagnosis: Diagnosis | None = None
    also: tuple[Diagnosis, ...] = ()
    """The cause of what the diagnosis does not explain, if one was found."""
    remarks: tuple[Feedback, ...] = ()
    reason: Feedback | None = None
    """Why it did not run, when it did not."""
    elsewhere: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Failing cases that another function (id) causes, with the ids of the cases."""
    builds_on: tuple[str, ...] = ()
    """The other functions of the exercise (ids) that its code mentions; the bank's `uses` when that is unknown."""
    unwritten: bool = False
    """Whether its body does nothing yet, as in a start file."""
    broken: tuple[Broken, ...] = ()
    searched: Searched | None = None
    """None when nobody asked for a search."""
    follow_through: tuple[str, ...] = ()
    """The functions (ids) apart from which it is right: with right ones in their place, all its cases are."""
    near_miss: Text | None = None
    """For teachers: the change of one step in the reference solution that does just the same, as a clause."""

    @property
    def verdicts(self) -> list[Verdict]:
        """The verdict of each case."""
        return [result.judgement.verdict for result in self.results]

    @property
    def correct(self) -> int:
        """How many cases are right."""
        return self.verdicts.count(Verdict.CORRECT)

    @property
    def found(self) -> Result | None:
        """The smallest call on which a search found a difference."""
        return self.searched.found if self.searched else None


class Submission(Record):
    """A student's file as read, with the modules beside it that it may import."""

    id: str
    path: str
    """As shown to people."""
    source: bytes
    """UTF-8 with `\\n` line ends, whatever the file was."""
    helpers: Mapping[str, bytes] = {}
    """Module name → source (as `source`)."""
    remarks: tuple[Feedback, ...] = ()
    saved: float | None = None
    """When the file was last written, in seconds since the epoch."""
    digest: str = ""
    """`sha256:…` of the file's own bytes."""


class Report(Record):
    """One submission, graded: all that any renderer needs."""

    exercise: Exercise
    submission: Submission
    functions: tuple[FunctionReport, ...]
    remarks: tuple[Feedback, ...] = ()
    level: int = 0
    protections: Text = Text("", "")
    bank_digest: str = ""
    syntax: SyntaxTrouble | None = None
    error: str | None = None
    """Why it could not be graded (our failure, or the bank's), else None."""
    broken: tuple[Broken, ...] = ()
    """The rules for the whole file that it breaks."""
    search: Search | None = None
    """How was searched, if that was asked for."""
