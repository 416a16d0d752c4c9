"""All honest programs, with what must come of each call: known by hand, not by running them."""

from tests.honest.language import LANGUAGE
from tests.honest.library import LIBRARY
from tests.honest.nouns import Program
from tests.honest.outside import OUTSIDE
from tests.honest.texts import TEXTS

CATALOGUE: tuple[Program, ...] = (*LANGUAGE, *LIBRARY, *TEXTS, *OUTSIDE)
