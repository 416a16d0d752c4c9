"""The system call filter: what a submission's process may ask of the kernel, decided by number and arguments (seccomp(2)).

A program for the kernel's BPF machine (linux/filter.h, linux/seccomp.h): first the architecture, then a binary search over
the numbers, then what the call's arguments must be. What is not named here gets EPERM; calls newer than our table, and
those that a C library replaces when they are missing, get ENOSYS; what no solution ever does kills the process with SIGSYS.

The filter sees arguments as 64 bits, the kernel uses of an `int` only the low half: so those are compared in the low half.
Pointers are compared in both.
"""

from .linux import address, prctl
from .system_calls import numbers

TYPE_CHECKING = False  # the child does not pay for importing `typing`
if TYPE_CHECKING:
    from collections.abc import Iterable

    Code = list[int]
    """Instructions, each as the number that its eight bytes make; with `_OWN` in it where the process id goes."""

ALLOW = 0x7FFF_0000
KILL = 0x8000_0000
_ERRNO = 0x0005_0000
EPERM, EACCES, EINVAL, ENOTTY, ENOSYS = (_ERRNO | number for number in (1, 13, 22, 25, 38))
"""What a filter can answer (`SECCOMP_RET_*`); the error numbers are the same on both machines (asm-generic/errno.h)."""

AUDIT = {"x86_64": 0xC000_003E, "aarch64": 0xC000_00B7}
"""How the kernel tells the machine whose calls are made (linux/audit.h); 32-bit calls have another one."""
_X32 = 0x4000_0000

_LOAD, _EQUAL, _AT_LEAST, _ANY_BIT, _AND, _JUMP, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x54, 0x05, 0x06
_NUMBER, _ARCHITECTURE, _ARGUMENTS = 0, 4, 16  # offsets in `struct seccomp_data`
_FARTHEST = 255  # of a conditional jump
_ALL = 0xFFFF_FFFF
_OWN = 1 << 64
_SET_SECCOMP, _MODE_FILTER = 22, 2  # of prctl: the call of that name has another number on each machine

_ALLOWED = """
read write readv writev pread64 pwrite64 preadv pwritev preadv2 pwritev2 lseek close dup dup2 dup3 pipe pipe2
stat lstat fstat newfstatat statx access faccessat getcwd getdents64 umask
mmap munmap mprotect mremap madvise brk msync membarrier
futex futex_waitv set_robust_list rseq set_tid_address sched_yield sched_getaffinity arch_prctl
rt_sigaction rt_sigprocmask rt_sigreturn rt_sigpending rt_sigtimedwait rt_sigsuspend sigaltstack restart_syscall pause
alarm setitimer getitimer timer_settime timer_gettime timer_delete timer_getoverrun
timerfd_create timerfd_settime timerfd_gettime
nanosleep gettimeofday time times
getpid gettid getppid getuid geteuid getgid getegid getresuid getresgid getgroups getpgrp getpgid getsid
getrandom uname sysinfo getrusage getrlimit getcpu
poll ppoll select pselect6 epoll_create epoll_create1 epoll_ctl epoll_wait epoll_pwait epoll_pwait2 eventfd eventfd2
recvfrom getsockname getpeername getsockopt shutdown
wait4 waitid exit exit_group
"""
_ALLOWED_TO_WRITERS = "ftruncate fsync fdatasync"
"""Not `truncate`, which takes a path: Landlock says nothing of it before its third version (Linux 6.2)."""
_CLOCKS = "clock_gettime clock_getres clock_nanosleep timer_create"
"""A clock below 0 is that of a process, any process; or that of a device (include/linux/posix-timers.h)."""
_NEGATIVE = 0x8000_0000
_LINKS = "readlink readlinkat chdir fchdir"
"""Only for who may open files, which Landlock decides: /proc has links that tell what other processes have open, and where."""
_KILLED = """
ptrace process_vm_readv process_vm_writev process_madvise process_mrelease pidfd_getfd pidfd_send_signal kcmp
mount umount2 pivot_root chroot move_mount open_tree open_tree_attr fsopen fsconfig fsmount fspick mount_setattr
setns unshare bpf perf_event_open userfaultfd io_uring_setup io_uring_enter io_uring_register keyctl add_key request_key
create_module init_module finit_module delete_module kexec_load kexec_file_load reboot swapon swapoff acct
open_by_handle_at name_to_handle_at iopl ioperm modify_ldt
shmget shmat shmctl shmdt semget semop semctl semtimedop msgget msgsnd msgrcv msgctl
mq_open mq_unlink mq_timedsend mq_timedreceive mq_notify mq_getsetattr
"""
_MISSING = "clone3 openat2 faccessat2 close_range fchmodat2"
"""Their arguments lie in memory, or they do what an older call does that can be looked into."""

_AF_UNIX = 1
_PRCTLS = (15, 16, 0x53564D41)
"""PR_SET_NAME, PR_GET_NAME, PR_SET_VMA (the only kind of which is a name) (linux/prctl.h)."""
_IOCTLS = (0x5401, 0x5413, 0x541B, 0x5421, 0x5450, 0x5451)
"""TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO, FIONCLEX, FIOCLEX (asm-generic/ioctls.h)."""
_F_SETFL = 4
_FCNTLS = (0, 1, 2, 3, 1030, 1032)
"""F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_DUPFD_CLOEXEC, F_GETPIPE_SZ (linux/fcntl.h).

Not F_SETOWN, F_SETSIG: with O_ASYNC they signal others; not locks, leases, F_NOTIFY, F_SETPIPE_SZ: they outlast or outgrow us.
"""
_O_ASYNC = 0o20000
_PACKETS = 0o40000 | 0o200000
"""O_DIRECT on x86-64 and on aarch64 (on the other, each is O_DIRECTORY, which cannot be set): a pipe then keeps each byte that
is written by itself apart, and each has to be read by itself."""
_TMPFILE = 0o20000000
_WRITING = 0o1 | 0o2 | 0o100 | 0o1000
"""O_WRONLY, O_RDWR, O_CREAT, O_TRUNC (asm-generic/fcntl.h; these are the same on both machines)."""
_THREAD = 0x003D_0F00
"""VM, FS, FILES, SIGHAND, THREAD, SYSVSEM, SETTLS, PARENT_SETTID and CHILD_CLEARTID: a thread, as C libraries make one."""
_CLONE_DETACHED = 0x0040_0000  # musl sets it too; it does nothing since Linux 2.6.2


class Program:
    """A filter that lacks only the id of the process that it is for. Made before a fork, filled in after it."""

    __slots__ = ("_holes", "_template")

    def __init__(self, code: "Code") -> None:
        self._template = b"".join([(instruction % _OWN).to_bytes(8, "little") for instruction in code])
        self._holes = tuple([8 * place + 4 for place, instruction in enumerate(code) if instruction >= _OWN])

    def of(self, pid: int) -> bytes:
        """Return the filter for the process whose own id is `pid`."""
        filled = bytearray(self._template)
        own = pid.to_bytes(4, "little")
        for hole in self._holes:
            filled[hole : hole + 4] = own
        return bytes(filled)


def program(machine: str, *, threads: bool, writes: bool, opens: bool) -> Program:
    """Return the filter of a worker on `machine` ("x86_64" or "aarch64").

    `threads`: may start threads. `writes`: may open files for writing, wherever Landlock lets it: without Landlock, everywhere.
    `opens`: may open files at all, and read links; without, whatever `writes` says, none.

    Raises:
        KeyError: the machine is another one.
    """
    number = numbers(machine)
    kinds = [(_ALLOWED, ALLOW), (_LINKS, ALLOW if opens else EACCES), (_KILLED, KILL), (_MISSING, ENOSYS)]
    kinds += [(_ALLOWED_TO_WRITERS, ALLOW)] * writes
    rules = {
        name: code for names, answer in kinds for code in [[_ins(_RETURN, answer)]] for name in names.split()
    }
    rules |= _checked()
    if threads:
        rules["clone"] = _clone()
    rules["open"], rules["openat"] = (_open(flags, writes, opens) for flags in (1, 2))
    by_number = {number[name]: code for name, code in rules.items() if name in number}
    starts = _starts(by_number, max(number.values()) + 1, machine == "x86_64")
    known = [_ins(_LOAD, _ARCHITECTURE), _ins(_EQUAL, AUDIT[machine], yes=1), _ins(_RETURN, KILL)]
    return Program([*known, _ins(_LOAD, _NUMBER), *_search(starts)])


def install(filter: bytes) -> None:  # noqa: A002 (the field's word)
    """Confine this process, and all that it starts, to a filter; for ever. Needs `no_new_privileges` first.

    Raises:
        OSError: the kernel has no such filters, forbids it, or takes this one for wrong.
    """
    structure = (len(filter) // 8).to_bytes(8, "little") + address(filter).to_bytes(8, "little")
    prctl(_SET_SECCOMP, _MODE_FILTER, structure)


def _checked() -> "dict[str, Code]":
    own = _one_of(0, (_OWN,))  # a pid_t; 0 and below are groups and everyone
    clock = [_low(0), _ins(_AT_LEAST, _NEGATIVE, no=1), _ins(_RETURN, EINVAL), _ins(_RETURN, ALLOW)]  # an int
    return {
        **dict.fromkeys(_CLOCKS.split(), clock),
        "kill": own,
        "tkill": own,
        "tgkill": own,  # the first argument is the process; a thread of another one is then not found
        "rt_sigqueueinfo": own,
        "rt_tgsigqueueinfo": own,
        "prctl": _one_of(0, _PRCTLS),  # int
        "prlimit64": [*_null(2), *_one_of(0, (0, _OWN))],  # the new limit, a pointer; a pid_t
        "ioctl": _one_of(
            1, _IOCTLS, otherwise=ENOTTY
        ),  # unsigned int; whoever asks is told that this is no terminal
        "fcntl": _fcntl(),
        "socketpair": _one_of(0, (_AF_UNIX,)),  # int; asyncio wakes itself through one
        "sendto": [*_null(4), _ins(_RETURN, ALLOW)],  # a pointer; without an address this is send()
    }


def _fcntl() -> "Code":
    set_flags = [
        _low(2),  # the kernel looks at bits that are all in the low half (fs/fcntl.c, SETFL_MASK)
        _ins(_ANY_BIT, _O_ASYNC | _PACKETS, no=1),
        _ins(_RETURN, EPERM),
        _ins(_RETURN, ALLOW),
    ]
    return [_low(1), _ins(_EQUAL, _F_SETFL, no=len(set_flags)), *set_flags, *_one_of(1, _FCNTLS)]


def _clone() -> "Code":
    # An unsigned long, of which this call uses the low half (kernel/fork.c); we want the high half empty all the same.
    return [
        _high(0),
        _ins(_EQUAL, 0, no=3),
        _low(0),
        _ins(_AND, _ALL ^ _CLONE_DETACHED),
        _ins(_EQUAL, _THREAD, yes=1),
        _ins(_RETURN, EPERM),
        _ins(_RETURN, ALLOW),
    ]


def _open(flags: int, writes: bool, opens: bool) -> "Code":
    if not opens:
        return [_ins(_RETURN, EACCES)]
    refused = _TMPFILE | _O_ASYNC | (0 if writes else _WRITING)
    return [_low(flags), _ins(_ANY_BIT, refused, no=1), _ins(_RETURN, EACCES), _ins(_RETURN, ALLOW)]  # an int


def _one_of(argument: int, values: "Iterable[int]", otherwise: int = EPERM) -> "Code":
    """Return what allows the call when the low half of an argument is one of `values`."""
    values = tuple(values)
    compare = [_ins(_EQUAL, value, yes=len(values) - place) for place, value in enumerate(values)]
    return [_low(argument), *compare, _ins(_RETURN, otherwise), _ins(_RETURN, ALLOW)]


def _null(argument: int) -> "Code":
    """Return what refuses the call unless an argument, a pointer, is NULL; otherwise goes on."""
    refuse = _ins(_RETURN, EPERM)
    is_zero = _ins(_EQUAL, 0, yes=1)
    return [_low(argument), is_zero, refuse, _high(argument), is_zero, refuse]


def _low(argument: int) -> int:
    return _ins(_LOAD, _ARGUMENTS + 8 * argument)  # both machines are little-endian


def _high(argument: int) -> int:
    return _ins(_LOAD, _ARGUMENTS + 8 * argument + 4)


def _ins(code: int, value: int, yes: int = 0, no: int = 0) -> int:
    """Return a `struct sock_filter`; `yes` and `no` are how many instructions to skip after a comparison."""
    return code | yes << 16 | no << 24 | (value % _OWN) << 32 | value & _OWN


def _starts(rules: "dict[int, Code]", end: int, x32: bool) -> "list[tuple[int, Code]]":
    """Return what holds for every number: where in the order of numbers another rule begins, and that rule."""
    refuse = [_ins(_RETURN, EPERM)]
    found: list[tuple[int, Code]] = []
    last: Code = []
    for number in range(end):
        code = rules.get(number, refuse)
        if code is not last:
            found.append((number, code))
            last = code
    found.append((end, [_ins(_RETURN, ENOSYS)]))  # what the C library then does without
    if x32:
        found.append((_X32, [_ins(_RETURN, KILL)]))
    return found


def _search(starts: "list[tuple[int, Code]]") -> "Code":
    """Return a binary search, each rule standing where the search for it ends."""
    if len(starts) == 1:
        return starts[0][1]
    middle = len(starts) // 2
    below = _search(starts[:middle])
    compare = [_ins(_AT_LEAST, starts[middle][0], yes=len(below))]
    if len(below) > _FARTHEST:
        compare = [_ins(_AT_LEAST, starts[middle][0], no=1), _ins(_JUMP, len(below))]
    return compare + below + _search(starts[middle:])
