"""The checkers that every bank may name, without a grader of its own."""

from __future__ import annotations

from graders.engine.custom.api import Checker
from graders.engine.custom.conversation import conversation
from graders.engine.custom.distribution import distribution
from graders.engine.custom.values import mapping_without_zeros, multiset

TYPE_CHECKING = False  # `nakijk check` does not pay for importing `collections.abc`
if TYPE_CHECKING:
    from collections.abc import Mapping

CHECKERS: Mapping[str, Checker] = {
    "conversation": conversation,
    "distribution": distribution,
    "mapping_without_zeros": mapping_without_zeros,
    "multiset": multiset,
}
