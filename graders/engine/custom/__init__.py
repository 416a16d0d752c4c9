"""Graders: what a bank's own code may do, the checkers that are built in, and how both are run."""

from graders.engine.custom.api import Checker, CheckerCall, CheckerOutcome, Hint, Opaque, Turn

__all__ = ["Checker", "CheckerCall", "CheckerOutcome", "Hint", "Opaque", "Turn"]
