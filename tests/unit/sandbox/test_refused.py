"""Where something around us refuses a system call, as the seccomp profile of a container does: what is found out, and why."""

from __future__ import annotations

import errno
import json
import subprocess
import sys

import pytest

from graders.engine.worker.layers import NOT_HERE, REFUSED, SWITCHED_OFF
from graders.engine.worker.linux import machine
from graders.engine.worker.system_calls import numbers
from tests.unit.worker.confined import ABI

if sys.platform != "linux":
    pytest.skip("only Linux has such profiles", allow_module_level=True)

AROUND = """
import errno, json, sys
from graders.engine.sandbox.system import confined
from graders.engine.sandbox.zygotes import Wish
from graders.engine.worker import linux, seccomp

number, first, error = map(int, sys.argv[1:])
refuse, allow = seccomp._ins(seccomp._RETURN, 0x50000 | error), seccomp._ins(seccomp._RETURN, seccomp.ALLOW)
code = [seccomp._ins(0x20, 0), seccomp._ins(0x15, number, no=3 if first >= 0 else 1)]
if first >= 0:
    code += [seccomp._ins(0x20, 16), seccomp._ins(0x15, first, no=1)]
linux.no_new_privileges()
seccomp.install(b"".join(one.to_bytes(8, "little") for one in [*code, refuse, allow]))
system = confined(Wish(namespaces=True))
standing = system.standing()
system.close()
print(json.dumps([standing.level, dict(standing.missing), standing.failure]))
"""

PRCTL, SET_SECCOMP, NO_NEW_PRIVILEGES = "prctl", 22, 38

CREATE, ADD_RULE, RESTRICT = "landlock_create_ruleset", "landlock_add_rule", "landlock_restrict_self"

BY_NAME = {CREATE: 444, ADD_RULE: 445, RESTRICT: 446}


def _found(name: str, first: int, error: int) -> tuple[int, dict[str, str], str]:
    """Return level, what is missing and why, and the failure, where this call with this first argument gives an error."""
    number = BY_NAME.get(name) or numbers(machine())[name]
    command = [sys.executable, "-c", AROUND, str(number), str(first), str(error)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    level, missing, failure = json.loads(done.stdout)
    return level, missing, failure


@pytest.mark.skipif(not ABI, reason="there is no Landlock here")
@pytest.mark.parametrize(
    ("name", "error", "reason"),
    [
        (CREATE, errno.EPERM, REFUSED),
        (CREATE, errno.ENOSYS, NOT_HERE),
        (CREATE, errno.EOPNOTSUPP, SWITCHED_OFF),
        (ADD_RULE, errno.EPERM, REFUSED),
    ],
)
def test_landlock(name: str, error: int, reason: str) -> None:
    """Refused is not absent, and absent is not switched off; without it there is a level less."""
    level, missing, failure = _found(name, -1, error)
    assert (level, missing.get("landlock"), failure) == (2, reason, "")


@pytest.mark.parametrize(("error", "reason"), [(errno.EPERM, REFUSED), (errno.EINVAL, NOT_HERE)])
def test_seccomp(error: int, reason: str) -> None:
    level, missing, failure = _found(PRCTL, SET_SECCOMP, error)
    assert (level, missing.get("seccomp"), failure) == (1, reason, "")


@pytest.mark.parametrize(("error", "reason"), [(errno.EPERM, REFUSED), (errno.EINVAL, NOT_HERE)])
def test_namespaces(error: int, reason: str) -> None:
    level, missing, failure = _found("unshare", -1, error)
    assert (level, missing.get("namespaces"), failure) == (3 if ABI else 2, reason, "")


@pytest.mark.parametrize(
    ("name", "first", "call"),
    [
        pytest.param(
            RESTRICT, -1, "system call 446", marks=pytest.mark.skipif(not ABI, reason="no Landlock")
        ),
        (PRCTL, NO_NEW_PRIVILEGES, "prctl"),
        ("pidfd_open", -1, "Errno 1"),
    ],
)
def test_what_no_worker_can_do_without(name: str, first: int, call: str) -> None:
    """Nothing can be graded then, and which call it was is told."""
    _, _, failure = _found(name, first, errno.EPERM)
    assert call in failure
    assert "Operation not permitted" in failure
