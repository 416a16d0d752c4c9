"""How the worker is looked into and changed from within."""

from __future__ import annotations

from tests.attacks.attack import Attack, Group, Harm
from tests.attacks.outcomes import ERRS, FAILS, REFUSED, SLOW, WRONG

ATTACKS = (
    Attack("a09_patched_builtins", "builtins replaced at import", Group.INTROSPECTION, WRONG),
    Attack(
        "a21_gc_scan",
        "all live objects searched for telling words",
        Group.INTROSPECTION,
        FAILS,
        harms=frozenset({Harm.SECRET}),
    ),
    Attack("a23_sys_modules_tamper", "loaded modules exchanged for empty ones", Group.INTROSPECTION, WRONG),
    Attack("a25_trace_hooks", "trace, profile and audit hooks that raise", Group.INTROSPECTION, ERRS),
    Attack("a27_evil_stdout", "a sys.stdout that never finishes", Group.INTROSPECTION, SLOW),
    Attack("b01_frame_names", "names in the callers' frames", Group.INTROSPECTION, WRONG),
    Attack("b02_gc_referrers", "referrers of the argument", Group.INTROSPECTION, FAILS),
    Attack(
        "b03_other_threads",
        "frames of other threads",
        Group.INTROSPECTION,
        WRONG,
        harms=frozenset({Harm.SECRET}),
    ),
    Attack("b04_code_swap", "code of live functions exchanged", Group.INTROSPECTION, WRONG),
    Attack("b05_caller_locals", "locals of the callers overwritten", Group.INTROSPECTION, WRONG),
    Attack("b06_monitoring", "sys.monitoring callbacks", Group.INTROSPECTION, ERRS),
    Attack("b07_import_hook", "a finder on sys.meta_path", Group.INTROSPECTION, WRONG),
    Attack("b08_codec_errors", "codec error handlers replaced", Group.INTROSPECTION, ERRS),
    Attack("b09_atexit_answer", "an answer by an atexit handler", Group.INTROSPECTION, ERRS),
    Attack(
        "b10_finaliser_at_shutdown", "a finaliser during the interpreter's end", Group.INTROSPECTION, ERRS
    ),
    Attack("b11_exception_hooks", "exception hooks that claim success", Group.INTROSPECTION, ERRS),
    Attack(
        "b12_closures_and_defaults",
        "closure cells and default values read",
        Group.INTROSPECTION,
        FAILS,
        harms=frozenset({Harm.SECRET}),
    ),
    Attack(
        "b13_import_the_grader",
        "the grader and its references imported",
        Group.INTROSPECTION,
        FAILS,
        harms=frozenset({Harm.SECRET}),
    ),
    Attack(
        "b14_weakref_after_return", "a weak reference's callback after the return", Group.INTROSPECTION, ERRS
    ),
    Attack(
        "b15_builtin_import", "the import, class and compile builtins replaced", Group.INTROSPECTION, WRONG
    ),
    Attack("b16_jump_in_caller", "the line number of the caller set", Group.INTROSPECTION, FAILS),
    Attack("b17_cursed_types", "dictionaries of built-in types written", Group.INTROSPECTION, ERRS),
    Attack("b18_small_integers", "cached small integers overwritten", Group.INTROSPECTION, ERRS),
    Attack("b20_library_functions", "functions in library modules exchanged", Group.INTROSPECTION, WRONG),
    Attack(
        "b21_subinterpreter",
        "a second interpreter in the process",
        Group.INTROSPECTION,
        REFUSED,
        answers=True,
        harms=frozenset({Harm.FOLDER}),
    ),
    Attack("b22_gc_callbacks", "callbacks of the garbage collector", Group.INTROSPECTION, FAILS),
    Attack("b23_async_exception", "exceptions set from another thread", Group.INTROSPECTION, FAILS),
    Attack("b24_pending_call", "a pending call of the interpreter", Group.INTROSPECTION, ERRS),
    Attack("b25_at_fork", "functions registered for a fork", Group.INTROSPECTION, WRONG),
    Attack("b27_own_memory_file", "own memory written through /proc/self/mem", Group.INTROSPECTION, ERRS),
    Attack("b44_lying_callable", "solve as an object that looks at its caller", Group.INTROSPECTION, WRONG),
    Attack("b45_module_getattr", "solve only through the module's __getattr__", Group.INTROSPECTION, FAILS),
)
