"""The system call filter, run in a machine of our own: every number, and arguments of every kind."""

import itertools

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from graders.engine.worker import seccomp
from graders.engine.worker.seccomp import program
from graders.engine.worker.system_calls import numbers
from tests.unit.worker import bpf

ALLOW, KILL = 0x7FFF0000, 0x80000000
EPERM, EACCES, EINVAL, ENOTTY, ENOSYS = 0x50001, 0x5000D, 0x50016, 0x50019, 0x50026
ARCHITECTURES = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
X32 = 0x40000000
OWN = 4242

# Written down apart from the filter, in another order: by name.
ALLOWED = """
access alarm arch_prctl brk chdir close dup dup2 dup3 epoll_create epoll_create1
epoll_ctl epoll_pwait epoll_pwait2 epoll_wait eventfd eventfd2 exit exit_group faccessat fchdir fstat futex futex_waitv getcpu
getcwd getdents64 getegid geteuid getgid getgroups getitimer getpeername getpgid getpgrp getpid getppid getrandom getresgid
getresuid getrlimit getrusage getsid getsockname getsockopt gettid gettimeofday getuid lseek lstat madvise membarrier mmap
mprotect mremap msync munmap nanosleep newfstatat pause pipe pipe2 poll ppoll pread64 preadv preadv2 pselect6 pwrite64 pwritev
pwritev2 read readlink readlinkat readv recvfrom restart_syscall rseq rt_sigaction rt_sigpending rt_sigprocmask rt_sigreturn
rt_sigsuspend rt_sigtimedwait sched_getaffinity sched_yield select set_robust_list set_tid_address setitimer shutdown sigaltstack
stat statx sysinfo time timer_delete timer_getoverrun timer_gettime timer_settime timerfd_create timerfd_gettime
timerfd_settime times umask uname wait4 waitid write writev
"""
NOT_ON_AARCH64 = """
access alarm arch_prctl dup2 epoll_create epoll_wait eventfd getpgrp lstat open pause pipe poll readlink select stat time
"""
KILLED = """
acct add_key bpf chroot delete_module finit_module fsconfig fsmount fsopen fspick init_module io_uring_enter io_uring_register
io_uring_setup kcmp kexec_file_load kexec_load keyctl mount mount_setattr move_mount mq_getsetattr mq_notify mq_open
mq_timedreceive mq_timedsend mq_unlink msgctl msgget msgrcv msgsnd name_to_handle_at open_by_handle_at open_tree open_tree_attr
perf_event_open pidfd_getfd pidfd_send_signal pivot_root process_madvise process_mrelease process_vm_readv process_vm_writev
ptrace reboot request_key semctl semget semop semtimedop setns shmat shmctl shmdt shmget swapoff swapon umount2 unshare
userfaultfd
"""
KILLED_ON_X86_64 = ["create_module", "ioperm", "iopl", "modify_ldt"]
MISSING = ["clone3", "close_range", "faccessat2", "fchmodat2", "openat2"]
CHECKED = """
clock_getres clock_gettime clock_nanosleep fcntl ioctl kill openat prctl prlimit64 rt_sigqueueinfo rt_tgsigqueueinfo sendto
socketpair tgkill timer_create tkill
"""
LINKS = ["chdir", "fchdir", "readlink", "readlinkat"]
WRITING = ["fdatasync", "fsync", "ftruncate"]
SETTINGS = [*itertools.product((False, True), repeat=3)]

machines = pytest.mark.parametrize("machine", ARCHITECTURES)


class Filter:
    """A filter that can be asked."""

    def __init__(self, machine: str, threads: bool, writes: bool, opens: bool, own: int = OWN) -> None:
        made = program(machine, threads=threads, writes=writes, opens=opens)
        self._code = bpf.parse(made.of(own))
        self._machine = machine
        self.number = numbers(machine)

    def by_number(self, number: int, *arguments: int, arch: int | None = None) -> int:
        """Return the answer to the call of a number."""
        if arch is None:
            arch = ARCHITECTURES[self._machine]
        return bpf.run(self._code, number, arguments, arch)[0]

    def steps(self, name: str) -> int:
        """Return how many instructions the answer to a call takes."""
        return bpf.run(self._code, self.number[name], (), ARCHITECTURES[self._machine])[1]

    def __call__(self, name: str, *arguments: int) -> int:
        """Return the answer to the call of a name."""
        return self.by_number(self.number[name], *arguments)


FILTERS = {
    (machine, *setting): Filter(machine, *setting) for machine in ARCHITECTURES for setting in SETTINGS
}
PLAIN = {machine: FILTERS[machine, False, False, True] for machine in ARCHITECTURES}


def expected(machine: str, writes: bool, opens: bool = True) -> dict[str, int]:
    """Return the answer to each call whose arguments do not matter, and which is not simply forbidden."""
    allowed, killed = {*ALLOWED.split()}, {*KILLED.split()}
    if writes:
        allowed |= {*WRITING}
    if machine == "x86_64":
        killed |= {*KILLED_ON_X86_64}
    else:
        allowed -= {*NOT_ON_AARCH64.split()}
    links = {*LINKS} & allowed
    answers = ((allowed, ALLOW), (killed, KILL), (MISSING, ENOSYS), (links, ALLOW if opens else EACCES))
    return {name: answer for names, answer in answers for name in names}


@machines
@pytest.mark.parametrize(("threads", "writes", "opens"), SETTINGS)
def test_every_number(machine: str, threads: bool, writes: bool, opens: bool) -> None:
    ask = FILTERS[machine, threads, writes, opens]
    number = ask.number
    names = expected(machine, writes, opens)
    answers = {number[name]: answer for name, answer in names.items()}
    assert len(answers) == len(names)
    checked = {number[name] for name in [*CHECKED.split(), *(["open"] if machine == "x86_64" else [])]}
    if threads:
        checked.add(number["clone"])
    assert not checked & {*answers}
    newest = number["listns"]
    for which in {*range(601)} - checked:
        wanted = answers.get(which, EPERM if which <= newest else ENOSYS)
        for value in (0, OWN, 0xFFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF):
            assert ask.by_number(which, *[value] * 6) == wanted, which


@machines
def test_what_is_beyond_the_newest_call(machine: str) -> None:
    """Calls of x32 kill; on the other machine there are none, and their numbers are just unknown."""
    beyond = KILL if machine == "x86_64" else ENOSYS
    ask = PLAIN[machine]
    for number in (X32, X32 + 1, X32 + 59, X32 + 512, X32 + 547, 0x7FFF_FFFF, 0x8000_0000, -1):
        assert ask.by_number(number, OWN) == beyond
    assert ask.by_number(X32 - 1) == ENOSYS


@machines
@given(
    arch=st.one_of(st.sampled_from([0x40000003, 0x40000028, 0]), st.integers(0, 0xFFFF_FFFF)),
    number=st.integers(0, 600),
)
def test_another_architecture(machine: str, arch: int, number: int) -> None:
    """The 32-bit calls of both machines have the first two of these."""
    if arch != ARCHITECTURES[machine]:
        assert PLAIN[machine].by_number(number, OWN, arch=arch) == KILL


@machines
def test_the_way_is_short(machine: str) -> None:
    """A search in some 150 ranges takes 8 comparisons; the architecture and the number are loaded, and the answer given."""
    for setting in SETTINGS:
        ask = FILTERS[machine, *setting]
        assert max(ask.steps(name) for name in expected(machine, writes=False)) <= 14


def _near(*values: int) -> st.SearchStrategy[int]:
    """Return numbers of 64 bits: of all sizes, and those given, with something else in either half too."""
    known = st.sampled_from([value % (1 << 64) for value in values])
    halves = st.sampled_from([0, 1, 0x8000_0000, 0xFFFF_FFFF])
    return st.one_of(
        known,
        st.builds(lambda value, high: value & 0xFFFF_FFFF | high << 32, known, halves),
        st.builds(lambda value, bit: value ^ 1 << bit, known, st.integers(0, 63)),
        st.integers(0, (1 << 64) - 1),
    )


def _int(value: int) -> int:
    """Return what the kernel sees of an `int` argument, as it is without a sign."""
    return value % (1 << 32)


@machines
@pytest.mark.parametrize("call", ["kill", "tkill", "tgkill", "rt_sigqueueinfo", "rt_tgsigqueueinfo"])
@given(pid=_near(OWN, 0, -1, -OWN, 1), other=_near(OWN, 9))
@example(pid=OWN, other=9)
@example(pid=OWN | 1 << 32, other=9)
def test_signals_go_to_oneself(machine: str, call: str, pid: int, other: int) -> None:
    assert PLAIN[machine](call, pid, other) == (ALLOW if _int(pid) == OWN else EPERM)


@machines
@pytest.mark.parametrize("call", ["clock_getres", "clock_gettime", "clock_nanosleep", "timer_create"])
@given(clock=_near(0, 1, 2, 3, 7, 11, -1, -3, ~OWN << 3 | 2, ~1 << 3 | 6))
@example(clock=~1 << 3 | 2)
def test_clocks_of_the_machine_and_of_oneself(machine: str, call: str, clock: int) -> None:
    """What is below 0 is the clock of a process with a number, whoever's."""
    assert PLAIN[machine](call, clock) == (ALLOW if _int(clock) < 1 << 31 else EINVAL)


@machines
@given(own=st.integers(1, (1 << 22) - 1), pid=st.integers(1, (1 << 22) - 1))
def test_each_process_has_its_own_filter(machine: str, own: int, pid: int) -> None:
    made = program(machine, threads=False, writes=False, opens=True)
    for _ in range(2):
        code = bpf.parse(made.of(own))
        for target in (own, pid):
            answer = bpf.run(code, numbers(machine)["kill"], (target, 9), ARCHITECTURES[machine])[0]
            assert answer == (ALLOW if target == own else EPERM)


THREAD = 0x3D0F00


@machines
@given(flags=_near(THREAD, THREAD | 0x400000, 17, 0x01200011, 0x4111, THREAD | 0x20000), rest=_near(0))
@example(flags=THREAD, rest=0)
@example(flags=THREAD | 1 << 32, rest=0)
def test_threads_and_nothing_else(machine: str, flags: int, rest: int) -> None:
    """Not fork (SIGCHLD, with or without ids), nor vfork, nor a namespace."""
    for setting in SETTINGS:
        wanted = ALLOW if setting[0] and flags in {THREAD, THREAD | 0x400000} else EPERM
        assert FILTERS[machine, *setting]("clone", flags, rest, rest) == wanted


@machines
@given(option=_near(15, 16, 0x53564D41, 1, 4, 22, 38))
def test_prctl_names(machine: str, option: int) -> None:
    wanted = ALLOW if _int(option) in {15, 16, 0x53564D41} else EPERM
    assert PLAIN[machine]("prctl", option, 9) == wanted


@machines
@given(pid=_near(OWN, 0, 1), new=_near(0, 1 << 32, 0x7FFF_0000_0000), old=_near(0))
@example(pid=0, new=1 << 32, old=0)
@example(pid=OWN, new=0, old=1)
def test_limits_can_be_read(machine: str, pid: int, new: int, old: int) -> None:
    wanted = ALLOW if new == 0 and _int(pid) in {0, OWN} else EPERM
    assert PLAIN[machine]("prlimit64", pid, 0, new, old) == wanted


@machines
@given(
    command=_near(0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 15, 38, 1024, 1026, 1030, 1031, 1032),
    flags=_near(0, 0o4000, 0o20000, 0o40000, 0o200000),
)
@example(command=4, flags=0o20000)
@example(command=4, flags=0o44000)
@example(command=4, flags=0o204000)
@example(command=4, flags=0o4000)
@example(command=1 << 32 | 8, flags=0)
def test_fcntl(machine: str, command: int, flags: int) -> None:
    """No owner, no signals (O_ASYNC), no packets (O_DIRECT), no locks, no leases, no larger pipe."""
    what = _int(command)
    ok = what in {0, 1, 2, 3, 1030, 1032} or (what == 4 and not flags & (0o20000 | 0o40000 | 0o200000))
    assert PLAIN[machine]("fcntl", 3, command, flags) == (ALLOW if ok else EPERM)


@machines
@given(request=_near(0x5401, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451, 0x5412, 0x5452, 0x8901))
def test_ioctl(machine: str, request: int) -> None:
    """No typing into a terminal (TIOCSTI), no signals (FIOASYNC, FIOSETOWN)."""
    ok = _int(request) in {0x5401, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451}
    assert PLAIN[machine]("ioctl", 0, request) == (ALLOW if ok else ENOTTY)


@machines
@given(family=_near(1, 2, 10, 16, 40), kind=_near(1, 2))
def test_socketpair(machine: str, family: int, kind: int) -> None:
    assert PLAIN[machine]("socketpair", family, kind) == (ALLOW if _int(family) == 1 else EPERM)


@machines
@given(to=_near(0, 1 << 32, 1), other=_near(0))
@example(to=0, other=1)
@example(to=1 << 32, other=0)
def test_sendto_without_an_address(machine: str, to: int, other: int) -> None:
    assert PLAIN[machine]("sendto", other, other, other, other, to, other) == (ALLOW if to == 0 else EPERM)


@machines
@given(
    flags=_near(0, 0o1, 0o2, 0o3, 0o100, 0o1000, 0o2000, 0o2000000, 0o20000000, 0o20200000, 0o20000, 0o1101)
)
@example(flags=0o2000000)
@example(flags=0o1101)
@example(flags=0o20200002)
def test_open(machine: str, flags: int) -> None:
    """To write only if the setting says so, without a name (O_TMPFILE) or signals (O_ASYNC) never; none when nothing opens."""
    for threads, writes, opens in SETTINGS:
        ask = FILTERS[machine, threads, writes, opens]
        writing = _int(flags) & (0o1 | 0o2 | 0o100 | 0o1000)
        never = _int(flags) & (0o20000000 | 0o20000)
        wanted = ALLOW if opens and not never and (writes or not writing) else EACCES
        assert ask("openat", 0, 0, flags, 0o644) == wanted
        if machine == "x86_64":
            assert ask("open", 0, flags, 0o644, 0) == wanted


@given(count=st.integers(1, 600), length=st.integers(1, 3))
@example(count=2, length=255)
@example(count=2, length=256)
def test_a_search_finds_every_rule(count: int, length: int) -> None:
    """However far away it stands: a conditional jump reaches 255 instructions only."""
    answers = [[(place << 32) + bpf.RETURN] * length for place in range(count)]
    code = [bpf.LOAD, *seccomp._search([(3 * place, answer) for place, answer in enumerate(answers)])]
    parsed = bpf.parse(b"".join(instruction.to_bytes(8, "little") for instruction in code))
    for number in range(3 * count):
        assert bpf.run(parsed, number)[0] == number // 3


def test_another_machine() -> None:
    with pytest.raises(KeyError):
        program("riscv64", threads=False, writes=False, opens=True)
