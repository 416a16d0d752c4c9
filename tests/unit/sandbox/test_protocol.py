"""Submissions that answer in our place, or spoil the wire: what they get is a named outcome, never more."""

import time

import pytest

from graders.engine.model import Crashed, Limits, NotRun, OutputExceeded, Raised, Returned, Tampered, TimedOut
from graders.engine.sandbox.run import ENDS
from graders.engine.sandbox.system import System
from tests.unit.sandbox.conftest import FORGER, QUICK, SHORT, Open, call, made, wall

OVER = "\ndef g():\n    return 1\n"

RAISED = "answer({'kind': 'raised', 'types': ['ValueError'], 'message': ''"


def _forged(submission: Open, body: str, on: System | None = None) -> object:
    session = submission(f"{FORGER}\ndef f():\n    {body}\n{OVER}", on=on)
    first, second = made(session, call("f"), call("g"))
    assert second.ending == Returned(1), "the next call has a process of its own"
    return first.ending


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("answer(b'not json')", "malformed"),
        ("answer({**RIGHT, 'id': 'other'})", "unsolicited"),
        ("answer({**RIGHT, 'arguments': {'a': [None]}})", "malformed"),
        ("answer(b'[' * 500_000)", "malformed"),
        (f"{RAISED}, 'frames': [['a', 1, 'f', []]] * 11}})", "malformed"),
        (f"{RAISED}, 'frames': [['a', 1, 'f', [['x', 1]] * 21]]}})", "malformed"),
        ("answer(b'', size=2**20 + 1)", "oversized"),
        ("os.dup2(1, 11); time.sleep(60)", "closed"),
        ("os.close(11); time.sleep(60)", "closed"),
    ],
)
def test_what_is_no_answer_is_tampered(submission: Open, body: str, reason: str) -> None:
    """Malformed, oversized, unsolicited, or a wire cut off: the process is killed at once."""
    assert _forged(submission, body) == Tampered(reason)


def test_on_the_portable_wire_too(submission: Open, system: System) -> None:
    """Both ways to read pipes refuse the same."""
    assert _forged(submission, "answer(b'', size=2**31)", system) == Tampered("oversized")
    assert _forged(submission, "answer({})", system) == Tampered("malformed")


@pytest.mark.parametrize(
    "value",
    [
        "['verdict', 'pass']",
        "['d', [1, [2], [3, 4, 5], {'x': 1}]]",
        "['d', [[['i', hex(n * ((1 << 61) - 1))], 0] for n in range(25_000)]]",
    ],
)
def test_a_forged_value_is_only_a_value(submission: Open, value: str) -> None:
    """Who knows the id can answer with a value, of whatever shape; fields for a verdict are not read."""
    answer = f"answer({{**RIGHT, 'value': {value}, 'pass': True, 'score': 100}})"
    (outcome,) = made(submission(f"{FORGER}\ndef f():\n    {answer}\n"), call("f"))
    assert isinstance(outcome.ending, Returned)


@pytest.mark.parametrize(
    "body",
    [
        "os.write(11, b'\\x10\\0'); time.sleep(60)",
        "answer(RIGHT, mark=False)",
        "os.read(10, 9999); time.sleep(60)",
    ],
)
def test_half_an_answer_is_none(submission: Open, body: str) -> None:
    """It is waited for as long as the limit says."""
    (outcome,) = made(submission(f"{FORGER}\ndef f():\n    {body}\n"), call("f", limits=SHORT))
    assert isinstance(outcome.ending, TimedOut)
    assert outcome.ending._replace(line=None) == TimedOut(wall(SHORT), waited=True)


@pytest.mark.parametrize(
    "body",
    [
        "while True: os.write(11, b'x' * 65536)",
        "while True: os.write(11, (30).to_bytes(4, 'little') + b' ' * 30)",
        "while True: os.write(11, b'\\0\\0\\0\\0')",
    ],
)
def test_a_flood_of_answers(submission: Open, body: str) -> None:
    """It is refused at the first frame that is none."""
    assert isinstance(_forged(submission, body), Tampered)


def test_a_second_answer_is_unsolicited(submission: Open) -> None:
    """It is not taken for the answer to the next call."""
    source = FORGER + "time.sleep = lambda _: None\ndef f():\n    answer(RIGHT)\n    return 2\n" + OVER
    first, second, third = made(submission(source), call("f"), call("g"), call("g"))
    assert first.ending == Returned(1)
    assert second.ending == Tampered("unsolicited")
    assert third.ending == Returned(1)


def test_forged_marks_in_the_output(submission: Open) -> None:
    """Marks of typed lines that were never typed stand for no line, and give a forger away; the text is kept."""
    source = (
        FORGER
        + """
def f():
    mark = b'\\0' + identity().encode() + b'>\\0'
    os.write(1, b'a' + mark + b'b' + mark + b'c')
"""
    )
    (outcome,) = made(submission(source), call("f", stdin=("x",)))
    assert [(turn.said, turn.typed) for turn in outcome.turns] == [("a", "x"), ("bc", None)]
    assert outcome.ending == Tampered("marks")


@pytest.mark.parametrize("times", ["while True:", "for _ in range(30_000):"])
def test_a_flood_of_forged_marks(submission: Open, system: System, times: str) -> None:
    """It is stopped as any flood is."""
    source = f"""{FORGER}
def f():
    marks = (b'\\0' + identity().encode() + b'>\\0') * 1000
    {times} os.write(1, marks)
def g():
    return 1
"""
    session = submission(source, on=system)
    started = time.monotonic()
    first, second = made(session, call("f", limits=Limits(30.0), stdin=("x",)), call("g"))
    assert (first.ending, second.ending) == (Tampered("marks"), Returned(1))
    assert len(first.stdout) <= 64 << 10
    assert time.monotonic() - started < 5.0


PROGRESS = """
def told(number):
    body = json.dumps({"id": identity(), "kind": "at", "at": number, "line": 1}).encode()
    return len(body).to_bytes(4, "little") + body
"""
WHERE = "for number in ({numbers}): os.write(11, told(number) * {times})"


@pytest.mark.parametrize(
    ("numbers", "times"), [("9,", 1), ("5, 4", 1), ("10**9,", 1), ("5,", 2), ("5,", 500_000)]
)
def test_where_a_load_is_cannot_be_told_without_end(submission: Open, numbers: str, times: int) -> None:
    """A statement that there is not, one that comes before, or the same again."""
    where = WHERE.format(numbers=numbers, times=times)
    session = submission(f"{FORGER}{PROGRESS}\n{where}\ntime.sleep(60)\n")
    before = time.thread_time()
    trouble = session.load().trouble
    assert trouble is not None
    assert trouble.ending == Tampered("out of step")
    assert time.thread_time() - before < 0.1


def test_a_call_tells_no_statement(submission: Open) -> None:
    """They have all been told."""
    flood = 'n = identity(); b = json.dumps({"id": n, "kind": "at", "at": 0, "line": 1}).encode()'
    ending = _forged(
        submission, f"{flood}\n    while True: os.write(11, (len(b).to_bytes(4, 'little') + b) * 500)"
    )
    assert ending == Tampered("out of step")


@pytest.mark.parametrize("descriptor", [1, 11])
def test_byte_by_byte(submission: Open, descriptor: int) -> None:
    """To listen to it costs next to nothing."""
    source = f"""{FORGER}
def f():
    os.write(11, (1 << 20).to_bytes(4, "little"))
    while True: os.write({descriptor}, b"x")
"""
    session = submission(source)
    session.load()
    before = time.thread_time()
    (outcome,) = made(session, call("f", limits=Limits(0.4)))
    assert isinstance(outcome.ending, OutputExceeded if descriptor == 1 else TimedOut)
    assert time.thread_time() - before < 0.15


def test_a_flood_after_the_mark_of_the_end(submission: Open) -> None:
    """Nothing is kept without end for requests to come."""
    source = f"""{FORGER}
def f():
    os.write(1, b'\\0' + identity().encode() + b'\\0')
    while True: os.write(1, b'x' * 65536)
"""
    started = time.monotonic()
    (outcome,) = made(submission(source), call("f", limits=Limits(30.0)))
    assert outcome.ending == Tampered("flood")
    assert time.monotonic() - started < 5.0


def test_printing_what_a_grader_would_say(submission: Open) -> None:
    """Printed text is data, whatever it looks like."""
    source = "def f():\n    print('PASSED', '{\"kind\": \"returned\"}', '\\0abc\\0')\n"
    (outcome,) = made(submission(source), call("f"))
    assert (outcome.ending, outcome.stdout) == (Returned(None), 'PASSED {"kind": "returned"} \0abc\0\n')


def test_while_loading(submission: Open) -> None:
    """A module that forges the answer to `load` is stopped there; what stands before it is graded."""
    session = submission("def f(): return 1\n" + FORGER + "answer({'kind': 'loaded', 'trouble': 5})\n")
    known = session.load()
    assert known.trouble is not None
    assert known.trouble.ending == Tampered("malformed")
    assert made(session, call("f"))[0].ending == Returned(1)


def test_a_forged_load_names_no_function_into_being(submission: Open) -> None:
    """A well-formed lie about what was defined is found out at the call."""
    lie = "answer({'kind': 'loaded', 'callables': ['g'], 'absent': [], 'trouble': None})\n"
    session = submission(FORGER + lie)
    assert session.load().functions == ("g",)
    (outcome,) = made(session, call("g", limits=SHORT))
    assert type(outcome.ending).__name__ in ("TimedOut", "Tampered", "Crashed")


@pytest.mark.parametrize(
    "body",
    [
        "os.closerange(0, 64)",
        "os.close(1)",
        "os.close(10)",
        "os._exit(0)",
        "os.abort()",
        "os.kill(os.getpid(), 9)",
        "os.kill(0, 15); time.sleep(60)",
    ],
)
def test_a_process_that_ends_or_cuts_itself_off(submission: Open, body: str) -> None:
    """It owes an answer, and did not give one."""
    ending = _forged(submission, body)
    refused = isinstance(ending, Raised) and "kill(0" in body and "Operation not permitted" in str(ending)
    assert refused or isinstance(ending, (Crashed, Tampered, Returned))
    assert not isinstance(ending, Returned) or "close(10)" in body


class TestHooks:
    """Hooks that would run in our own code."""

    @pytest.mark.parametrize(
        "body",
        [
            "sys.settrace(t); sys.setprofile(t)",
            "sys.addaudithook(t)",
            "sys.setswitchinterval(1e-6)",
            "import gc; gc.callbacks.append(t); gc.set_threshold(1)",
            "sys.modules.clear()",
            "sys.setrecursionlimit(10)",
            "sys.exit = sys.stdout = sys.stdin = sys.stderr = None",
            "sys._getframe = os.write = os.read = json.dumps = None",
            "import builtins; builtins.__dict__.clear()",
        ],
    )
    def test_the_answer_or_a_crash(self, submission: Open, body: str) -> None:
        """We answer all the same, or the process ends; the next process is as new."""
        source = f"import json, os, sys\ndef t(*a): raise SystemExit(0)\ndef f():\n    {body}\n    return 7\n{OVER}"
        session = submission(source)
        first = made(session, call("f"))[0]
        assert type(first.ending).__name__ in ("Returned", "Raised", "Crashed", "TimedOut")
        assert session.run_fresh([call("g")])[0].ending == Returned(1)

    def test_timers_that_keep_raising(self, submission: Open) -> None:
        """A signal handler that raises wherever it strikes: an answer, a crash or a time limit for each call."""
        source = """
            import signal
            def f():
                while True: pass
            def h(*a): raise SystemExit(0)
            signal.signal(signal.SIGALRM, h)
            for name in ('SIGTERM', 'SIGINT', 'SIGHUP', 'SIGXCPU'):
                signal.signal(getattr(signal, name), signal.SIG_IGN)
            signal.setitimer(signal.ITIMER_REAL, 0.001, 0.001)
        """
        names = {type(outcome.ending).__name__ for outcome in made(submission(source), *[call("f")] * 8)}
        assert names <= {"Raised", "Crashed", "TimedOut", "NotRun", "Tampered"}

    def test_an_output_stream_that_never_flushes(self, submission: Open) -> None:
        """It is the submission's own time."""
        source = """
            import sys
            class Out:
                def write(self, text): return 0
                def flush(self):
                    while True: pass
            def f():
                sys.stdout = Out()
        """
        assert made(submission(source), call("f"))[0].ending == TimedOut(QUICK.seconds, line=6)


def test_output_is_cut_at_the_limit(submission: Open, system: System) -> None:
    """The head is kept, the process killed, though it had answered."""
    source = "def f(n):\n    for _ in range(n):\n        print('x' * 1023)\n    return 1\n" + OVER
    session = submission(source, on=system)
    outcomes = made(session, call("f", 64), call("f", 65), call("f", 10**9), call("g"), call("f", 1))
    assert [outcome.ending for outcome in outcomes] == [
        Returned(1),
        OutputExceeded(64),
        OutputExceeded(64),
        Returned(1),
        NotRun("gave up"),
    ]
    assert [(len(outcome.stdout), outcome.output_cut) for outcome in outcomes[:3]] == [
        (65_536, False),
        (65_536, True),
        (65_536, True),
    ]


ENDED = ("{**RIGHT, 'ended': True}", "{'kind': 'missing', 'callable': True, 'ended': True}")
RAISES = "{'kind': 'raised', 'types': ['ValueError'], 'message': '', 'frames': [], 'asked_more': True, 'ended': True}"


@pytest.mark.parametrize("fields", [*ENDED, RAISES])
def test_who_claims_to_end_with_an_answer_is_given_up(submission: Open, fields: str) -> None:
    """No worker ends with such an answer; after two, the other calls of the function are not made."""
    session = submission(f"{FORGER}\ndef f():\n    answer({fields})\n{OVER}")
    outcomes = made(session, *[call("f")] * 4, call("g"))
    endings = [outcome.ending for outcome in outcomes]
    assert endings == [Tampered("ended")] * 2 + [NotRun("gave up")] * 2 + [Returned(1)]


ASKS = """
def f(n):
    while True:
        try:
            input()
        except EOFError:
            if not n:
                return 1
"""


def test_who_asks_without_end_may_do_so_for_long(submission: Open) -> None:
    """It ends its process each time, which is no fault of the next call; but there is an end to that as well."""
    session = submission(ASKS)
    few = made(session, *[call("f", 1)] * (ENDS - 1), call("f", 0))
    assert all(isinstance(outcome.ending, Raised) and outcome.asked_more for outcome in few[:-1])
    assert few[-1].ending == Returned(1)
    (last,), (after,) = session.run([[call("f", 1)], [call("f", 0)]])
    assert isinstance(last.ending, Raised)
    assert after.ending == NotRun("gave up")
