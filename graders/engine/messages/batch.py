"""What we say about the results of many submissions, in Dutch and English; only sentences, no logic."""

from graders.engine.text import Text

NOT_EMPTY = Text(
    nl="de map {path} is niet leeg. Kies een andere map, of vervang de resultaten erin met --force.",
    en="the folder {path} is not empty. Choose another folder, or replace the results in it with --force.",
)
NO_THREAD = Text(
    nl="het systeem laat nakijk niets meer starten. Verhoog de limiet op het aantal processen (ulimit -u).",
    en="the system lets nakijk start nothing more. Raise the limit on the number of processes (ulimit -u).",
)
NOT_A_FOLDER = Text(
    nl="{path} is geen map: de resultaten kunnen er niet in.",
    en="{path} is not a folder: the results cannot go in it.",
)
CANNOT_OPEN = Text(
    nl="in {path} kunnen geen resultaten geschreven worden ({reason}).",
    en="no results can be written in {path} ({reason}).",
)
CANNOT_WRITE = Text(
    nl="{path} kan niet geschreven worden ({reason}). Wat al nagekeken was, staat in {kept}.",
    en="{path} cannot be written ({reason}). What was graded already is in {kept}.",
)
