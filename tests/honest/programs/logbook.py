# warnings and logging
import io
import logging
import sys
import warnings

logger = logging.getLogger("logbook")


def old_function():
    warnings.warn("use new_function", DeprecationWarning, stacklevel=2)
    return 1


def caught_warnings():
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        old_function()
    return [(w.category.__name__, str(w.message)) for w in caught]


def as_error():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        old_function()


def shown_warning():
    return old_function()


def log_to_stderr(n):
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(message)s")
    logger.info("n is %d", n)
    logger.debug("not shown")
    print("to the screen")
    print("also an error", file=sys.stderr)
    sys.stderr.write("and one more\n")
    return logger.isEnabledFor(logging.INFO)


def log_to_text():
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logging.Formatter("[%(name)s] %(levelname)s: %(message)s"))
    own = logging.getLogger("logbook.own")
    own.propagate = False
    own.addHandler(handler)
    own.warning("careful")
    try:
        1 / 0
    except ZeroDivisionError:
        own.exception("oops")
    lines = stream.getvalue().splitlines()
    return lines[0], lines[1], lines[-1]
