"""What fills memory, the kernel's tables or the report."""

from __future__ import annotations

from tests.attacks.attack import Attack, Group, Harm
from tests.attacks.outcomes import ERRS, FAILS, FULL, REFUSED

ATTACKS = (
    Attack("a51_recursion_segv", "the C stack overflowed by recursion", Group.MEMORY, ERRS),
    Attack("a53_memory_bomb", "byte arrays until memory ends", Group.MEMORY, FULL),
    Attack("a57_stdout_flood", "a flood of bytes to standard output", Group.MEMORY, FAILS),
    Attack("a59_print_then_answer", "10 MB printed before a right answer", Group.MEMORY, FAILS, answers=True),
    Attack("b85_anonymous_map", "anonymous maps touched page by page", Group.MEMORY, FULL),
    Attack("b86_swallows_memory_error", "MemoryError caught again and again", Group.MEMORY, FULL),
    Attack("b87_memory_file", "pages of a memfd", Group.MEMORY, ERRS, harms=frozenset({Harm.BOAST})),
    Attack(
        "b88_shared_memory_folder",
        "multiprocessing's shared memory",
        Group.MEMORY,
        REFUSED,
        answers=True,
        harms=frozenset({Harm.BOAST, Harm.FILE}),
    ),
    Attack(
        "b89_pipe_buffers",
        "buffers of thousands of pipes",
        Group.MEMORY,
        ERRS,
        harms=frozenset({Harm.BOAST}),
    ),
    Attack(
        "b90_descriptor_flood", "the table of descriptors", Group.MEMORY, ERRS, harms=frozenset({Harm.BOAST})
    ),
    Attack(
        "b91_thread_flood", "threads with large stacks", Group.MEMORY, ERRS, harms=frozenset({Harm.BOAST})
    ),
    Attack("b92_huge_message", "a message of 100 MB and a class name of 1 MB", Group.MEMORY, FAILS),
    Attack(
        "b93_socket_buffers",
        "buffers and descriptors in flight in sockets",
        Group.MEMORY,
        ERRS,
        harms=frozenset({Harm.BOAST}),
    ),
    Attack(
        "b94_wide_local_variables", "gigabytes of shared structure in local variables", Group.MEMORY, FAILS
    ),
)
