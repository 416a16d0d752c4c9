"""What is said to the supervisor."""

from __future__ import annotations

from tests.attacks.attack import Attack, Group, Harm
from tests.attacks.outcomes import BESIDE, ERRS, FAILS, SLOW, WRONG

ATTACKS = (
    Attack("a11_stdout_verdict", "verdicts printed as text", Group.FRAMES, WRONG),
    Attack("a13_fd_informed_forge", "a reply with a stolen id and a verdict", Group.FRAMES, ERRS),
    Attack("a41_hash_collision_frame", "a frame with keys that collide", Group.FRAMES, ERRS),
    Attack("a43_wrong_shape_frame", "a frame with a tree of the wrong shape", Group.FRAMES, ERRS),
    Attack("a45_partial_frame", "half a header and silence", Group.FRAMES, SLOW),
    Attack("a83_close_all_fds", "descriptors closed and rewired onto stdout", Group.FRAMES, ERRS),
    Attack("b49_huge_length", "a header that claims 2 GB", Group.FRAMES, ERRS),
    Attack("b50_doubled_frames", "every write done twice", Group.FRAMES, FAILS),
    Attack("b51_later_answers", "answers to requests not yet made", Group.FRAMES, ERRS),
    Attack(
        "b52_steals_requests",
        "requests read away from the worker",
        Group.FRAMES,
        WRONG,
        harms=frozenset({Harm.SECRET}),
    ),
    Attack("b53_non_blocking", "O_NONBLOCK on shared descriptors", Group.FRAMES, BESIDE, answers=True),
    Attack("b54_small_pipes", "pipes shrunk to a page", Group.FRAMES, BESIDE, answers=True),
    Attack("b55_marks_in_text", "separators and ids in printed text", Group.FRAMES, WRONG),
    Attack(
        "b56_locks_descriptors", "file locks on inherited descriptors", Group.FRAMES, BESIDE, answers=True
    ),
    Attack("b57_deep_frame", "a frame a million brackets deep", Group.FRAMES, ERRS),
    Attack("b58_hostile_numbers", "a frame with NaN, infinities and giant integers", Group.FRAMES, ERRS),
    Attack("b59_not_utf8", "bytes that are no UTF-8", Group.FRAMES, ERRS),
    Attack("b60_threads_at_once", "writing from many threads at once", Group.FRAMES, FAILS),
    Attack("b61_answers_next_case", "a thread that answers during the next call", Group.FRAMES, FAILS),
    Attack("b62_empty_frames", "a flood of empty frames", Group.FRAMES, FAILS),
    Attack("b63_drip", "an answer drop by drop", Group.FRAMES, FAILS),
    Attack("b64_fault_dump", "faulthandler writing into the pipes", Group.FRAMES, ERRS),
    Attack("b65_swaps_ends", "reading and writing ends exchanged for one pipe", Group.FRAMES, ERRS),
    Attack("b66_claims_about_itself", "claimed time, output and arguments", Group.FRAMES, SLOW),
    Attack("b67_gifted_pages", "a frame changed after it was sent", Group.FRAMES, FAILS),
    Attack("c02_endless_progress", "the worker's own progress told without end", Group.FRAMES, FAILS),
    Attack("c03_packets_of_one_byte", "a pipe of packets (O_DIRECT), a byte in each", Group.FRAMES, FAILS),
    Attack("b205_forged_large_value", "a forged value larger than any that is told", Group.FRAMES, ERRS),
    Attack(
        "b206_raises_with_much", "exceptions with thousands of numbers in their variables", Group.FRAMES, ERRS
    ),
    Attack("b207_ends_with_each_answer", "an end claimed with each answer", Group.FRAMES, ERRS),
)
