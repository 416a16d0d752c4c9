"""The likely cause of a syntax error, in words that a beginner understands."""

from graders.engine.text import Text

PYTHON_2 = Text(
    nl="Dit is Python 2; nakijk leest Python 3. {detail}",
    en="This is Python 2; nakijk reads Python 3. {detail}",
)
PRINT = Text(
    nl="In Python 3 is print een functie: schrijf print(…), met haakjes.",
    en="In Python 3, print is a function: write print(…), with parentheses.",
)
EXCEPT_COMMA = Text(
    nl='In Python 3 schrijf je "except Fout as naam:".', en='In Python 3 you write "except Error as name:".'
)
RAISE_COMMA = Text(
    nl="In Python 3 schrijf je \"raise Fout('boodschap')\".",
    en="In Python 3 you write \"raise Error('message')\".",
)
NOT_EQUAL = Text(
    nl="In Python 3 schrijf je != in plaats van <>.", en="In Python 3 you write != instead of <>."
)
BACKTICKS = Text(
    nl="In Python 3 schrijf je repr(…) of str(…) in plaats van `…`.",
    en="In Python 3 you write repr(…) or str(…) instead of `…`.",
)
EXEC = Text(
    nl="In Python 3 is exec een functie, met haakjes.",
    en="In Python 3, exec is a function, with parentheses.",
)
OCTAL = Text(
    nl="Een geheel getal mag niet met een nul beginnen.", en="A whole number may not start with a zero."
)

COLON = Text(nl="Er ontbreekt een dubbelepunt (:) op deze regel.", en="A colon (:) is missing on this line.")
NEVER_CLOSED = Text(
    nl="Het haakje {what} gaat hier open en nergens dicht.",
    en="The bracket {what} opens here and is never closed.",
)
UNMATCHED = Text(
    nl="Het haakje {what} sluit iets dat nergens open ging.",
    en="The bracket {what} closes something that was never opened.",
)
MISMATCHED = Text(
    nl="Het haakje {what} past niet bij het haakje dat open staat.",
    en="The bracket {what} does not match the one that is open.",
)
STRING = Text(
    nl="Deze tekst begint met een aanhalingsteken en heeft er op het einde geen.",
    en="This text starts with a quote and has none at its end.",
)
TRIPLE_STRING = Text(
    nl="Deze tekst (of docstring) tussen drie aanhalingstekens wordt nergens afgesloten.",
    en="This text (or docstring) in triple quotes is never closed.",
)
BLOCK = Text(
    nl="Na de regel die op een dubbelepunt eindigt, moet minstens één regel verder inspringen.",
    en="After the line that ends in a colon, at least one line must be indented further.",
)
UNEXPECTED_INDENT = Text(
    nl="Deze regel springt verder in dan de regel erboven, zonder reden.",
    en="This line is indented further than the one above it, for no reason.",
)
UNINDENT = Text(
    nl="Deze regel springt minder in dan de regel erboven, maar past bij geen enkel blok.",
    en="This line is indented less than the one above it, but fits no block.",
)
TABS = Text(
    nl="Tabs en spaties staan door elkaar aan het begin van de regels. Gebruik overal vier spaties.",
    en="Tabs and spaces are mixed at the start of the lines. Use four spaces everywhere.",
)
EQUALS = Text(
    nl="Met = geef je een variabele een waarde; om te vergelijken schrijf je ==.",
    en="With = you give a variable a value; to compare, write ==.",
)
ASSIGN_OR_COMPARE = Text(
    nl="Links van = moet een variabele staan; om te vergelijken schrijf je ==.",
    en="A variable must stand to the left of =; to compare, write ==.",
)
COMMA = Text(nl="Ontbreekt hier een komma?", en="Is a comma missing here?")
OUTSIDE = Text(
    nl="{what} mag alleen binnen een functie staan. Springt deze regel genoeg in?",
    en="{what} may stand only inside a function. Is this line indented enough?",
)
OUTSIDE_LOOP = Text(
    nl="{what} mag alleen binnen een lus staan. Springt deze regel genoeg in?",
    en="{what} may stand only inside a loop. Is this line indented enough?",
)
CHARACTER = Text(
    nl="Het teken {what} hoort niet in code. Kwam het mee bij het kopiëren? Typ het opnieuw.",
    en="The character {what} does not belong in code. Was it copied along? Type it again.",
)
ASSIGN = Text(nl="Links van = moet een variabele staan.", en="A variable must stand to the left of =.")
KEYWORD = Text(
    nl="{what} is een woord dat Python zelf gebruikt; kies een andere naam.",
    en="{what} is a word of Python itself; choose another name.",
)
ELSE = Text(
    nl="Deze {what} hoort bij geen enkele if, for, while of try: kijk naar het inspringen en de regel erboven.",
    en="This {what} belongs to no if, for, while or try: look at the indentation and the line above.",
)
TRY = Text(
    nl="Na het blok van try moet een except of finally komen.",
    en="After the block of try an except or finally must come.",
)
POSITIONAL = Text(
    nl="Een gewoon argument mag niet na een argument met een naam komen.",
    en="A plain argument may not come after one with a name.",
)
NULL = Text(
    nl="Het bestand bevat nultekens: is het wel een Pythonbestand?",
    en="The file holds null characters: is it a Python file at all?",
)
NESTED = Text(nl="Dit is te diep genest voor Python.", en="This is nested too deeply for Python.")
PLAIN = Text(nl="Python zegt: {message}", en="Python says: {message}")
