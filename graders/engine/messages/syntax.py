"""The likely cause of a syntax error, in words that a beginner understands."""

from graders.engine.text import Text, same

# ---------------------------------------------------------------- Python 2

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

# ---------------------------------------------------------------- words

MEANT = Text(nl="Bedoel je {word}?", en="Did you mean {word}?")
SMALL = Text(
    nl="Schrijf {word} met kleine letters: voor Python is {what} iets anders.",
    en="Write {word} in lower case: to Python, {what} is something else.",
)
INSTEAD = Text(nl="Schrijf {word} in plaats van {what}.", en="Write {word} instead of {what}.")
ELSE_IF = Text(nl="Schrijf elif, niet {what}.", en="Write elif, not {what}.")
ELSE_CONDITION = Text(
    nl="Na else komt geen voorwaarde: gebruik elif.", en="After else comes no condition: use elif."
)
LEAVE_OUT = Text(
    nl="Laat {what} weg: daar hoort alleen een dubbelepunt (:).",
    en="Leave out {what}: only a colon (:) belongs there.",
)
TYPE_WORD = Text(
    nl="Laat {what} weg: in Python zet je geen soort voor een variabele, dus {name} = …",
    en="Leave out {what}: Python has no type in front of a variable, so {name} = …",
)
KEYWORD = Text(
    nl="{what} is een woord dat Python zelf gebruikt; kies een andere naam.",
    en="{what} is a word that Python itself uses; choose another name.",
)
PROSE = Text(
    nl="Deze regel lijkt gewone tekst, geen code. Zet er een # voor, of laat de regel weg.",
    en="This line looks like plain text, not code. Put a # in front of it, or leave it out.",
)
SHELL = Text(
    nl="Laat >>> en ... weg: die horen bij het venster van Python, niet in een bestand.",
    en="Leave out >>> and ...: they belong to the Python prompt, not in a file.",
)
FENCE = Text(nl="Laat {what} weg: dat is geen Python.", en="Leave out {what}: that is not Python.")
COMMENT = Text(
    nl="Commentaar begint in Python met #, niet met {what}.",
    en="In Python, a comment starts with #, not with {what}.",
)

# ---------------------------------------------------------------- operators and conditions

NONE_SUCH = Text(nl="Python kent geen {what}: schrijf {word}.", en="Python has no {what}: write {word}.")
NOT = Text(nl="Schrijf not in plaats van !.", en="Write not instead of !.")
NOT_IN = Text(nl="Schrijf not in, niet in not.", en="Write not in, not in not.")
TERNARY = Text(
    nl="Schrijf waarde if voorwaarde else andere, niet voorwaarde ? waarde : andere.",
    en="Write value if condition else other, not condition ? value : other.",
)
HALF_CONDITION = Text(
    nl="Na {what} hoort een volledige voorwaarde: herhaal ook wat links van {operator} staat.",
    en="After {what} comes a whole condition: repeat what stands to the left of {operator} too.",
)
NO_CONDITION = Text(
    nl="Tussen {what} en de dubbelepunt ontbreekt een voorwaarde.",
    en="There is no condition between {what} and the colon.",
)
EQUALS = Text(
    nl="Met = geef je een variabele een waarde; om te vergelijken schrijf je ==.",
    en="With = you give a variable a value; to compare, write ==.",
)
ASSIGN_OR_COMPARE = Text(
    nl="Links van = moet een variabele staan; om te vergelijken schrijf je ==.",
    en="A variable must stand to the left of =; to compare, write ==.",
)
ASSIGN = Text(nl="Links van = moet een variabele staan.", en="A variable must stand to the left of =.")
IF_ELSE = Text(
    nl="Bij een if op één regel hoort ook een else: waarde if voorwaarde else andere.",
    en="An if within a line needs an else too: value if condition else other.",
)
ASSERT = Text(
    nl="Na assert komt een voorwaarde, dan een komma, dan de boodschap.",
    en="After assert comes a condition, then a comma, then the message.",
)

# ---------------------------------------------------------------- loops and functions

FOR_IN = Text(nl="Een for-lus schrijf je als for … in …:", en="Write a for loop as for … in …:")
FOR_RANGE = Text(
    nl="Een for-lus schrijf je als for i in range(…):", en="Write a for loop as for i in range(…):"
)
DEF_PARENTHESES = Text(
    nl="Na de naam van een functie komen haakjes, ook zonder parameters: def {name}(…):",
    en="After the name of a function come parentheses, even without parameters: def {name}(…):",
)
DEF_NAME = Text(
    nl="Een naam bevat geen {what}: schrijf bijvoorbeeld {name}.",
    en="A name has no {what} in it: write for example {name}.",
)
A_SPACE, A_HYPHEN = Text(nl="spatie", en="space"), Text(nl="koppelteken", en="hyphen")
NO_NAME = Text(
    nl="Na def ontbreekt de naam van de functie.", en="The name of the function is missing after def."
)
PARAMETER = Text(
    nl="Tussen de haakjes van een functie komen namen van parameters, geen waarden.",
    en="Between the parentheses of a function come names of parameters, not values.",
)
DEFAULTS = Text(
    nl="Een parameter zonder standaardwaarde mag niet na een met een standaardwaarde komen.",
    en="A parameter without a default value may not come after one with a default value.",
)
POSITIONAL = Text(
    nl="Een gewoon argument mag niet na een argument met een naam komen.",
    en="A plain argument may not come after one with a name.",
)
DIGIT = Text(
    nl="Een naam mag niet met een cijfer beginnen, en vermenigvuldigen schrijf je met *.",
    en="A name may not start with a digit, and multiplication is written with *.",
)
OUTSIDE = Text(
    nl="{what} mag alleen binnen een functie staan. Springt deze regel genoeg in?",
    en="{what} may stand only inside a function. Is this line indented enough?",
)
OUTSIDE_LOOP = Text(
    nl="{what} mag alleen binnen een lus staan. Springt deze regel genoeg in?",
    en="{what} may stand only inside a loop. Is this line indented enough?",
)
ELSE = Text(
    nl="Deze {what} hoort nergens bij: kijk naar het inspringen en naar de regel erboven.",
    en="This {what} belongs to nothing: look at the indentation and at the line above.",
)
TRY = Text(
    nl="Na het blok van try moet een except of finally komen.",
    en="After the block of try there must be an except or finally.",
)

# ---------------------------------------------------------------- missing or too many characters

COLON = Text(nl="Er ontbreekt een dubbelepunt (:) op deze regel.", en="A colon (:) is missing on this line.")
COLON_INSTEAD = Text(
    nl="Hier hoort een dubbelepunt (:) in plaats van {what}.",
    en="A colon (:) belongs here instead of {what}.",
)
BRACES = Text(
    nl="Python gebruikt geen accolades: zet een dubbelepunt (:) en laat de regels eronder inspringen.",
    en="Python uses no braces: write a colon (:) and indent the lines below it.",
)
NEVER_CLOSED = Text(
    nl="Het haakje {what} gaat hier open en nergens dicht.",
    en="The bracket {what} opens here and is never closed.",
)
UNMATCHED = Text(
    nl="Het haakje {what} sluit iets dat nergens openging.",
    en="The bracket {what} closes something that was never opened.",
)
MISMATCHED = Text(
    nl="Het haakje {what} past niet bij het haakje dat openstaat.",
    en="The bracket {what} does not match the one that is open.",
)
COMMA = Text(nl="Ontbreekt hier een komma?", en="Is a comma missing here?")
BETWEEN = Text(
    nl="Tussen {before} en {after} ontbreekt iets: een komma, een bewerking, een nieuwe regel, of een # voor commentaar?",
    en="Something is missing between {before} and {after}: a comma, an operator, a new line, or a # for a comment?",
)
UNFINISHED = Text(
    nl="Deze regel is niet af: na {what} ontbreekt nog iets.",
    en="This line is not finished: something is missing after {what}.",
)
CALL = Text(nl="Na {name} horen haakjes: {name}(…).", en="After {name} come parentheses: {name}(…).")
DICTIONARY = Text(
    nl="In een dictionary staat tussen sleutel en waarde een dubbelepunt (:).",
    en="In a dictionary, a colon (:) stands between key and value.",
)
CONTINUATION = Text(
    nl="Na een \\ mag niets meer op de regel staan. Hoort die \\ daar wel?",
    en="Nothing may follow a \\ on its line. Should that \\ be there at all?",
)
OCTAL = Text(
    nl="Een geheel getal mag niet met een nul beginnen.", en="A whole number may not start with a zero."
)

# ---------------------------------------------------------------- texts

STRING = Text(
    nl="Deze tekst begint met een aanhalingsteken, maar eindigt er niet met een.",
    en="This string starts with a quote, but does not end with one.",
)
TRIPLE_STRING = Text(
    nl="Deze tekst (of docstring) tussen drie aanhalingstekens wordt nergens afgesloten.",
    en="This string (or docstring) in triple quotes is never closed.",
)
INNER_QUOTE = Text(
    nl="Staat er een aanhalingsteken in de tekst zelf? Zet dan het andere soort (' of \") rond de tekst.",
    en="Is there a quote in the string itself? Then put the other kind (' or \") around the string.",
)
CURLY = Text(
    nl="Het teken {what} is een gekruld aanhalingsteken: gebruik een recht (' of \").",
    en="The character {what} is a curly quote: use a straight one (' or \").",
)
# Braces stand double here: these texts are filled in like all others.

FIELD = Text(
    nl="In deze f-string gaat een accolade {{ open die nergens dichtgaat.",
    en="In this f-string, a brace {{ is opened and never closed.",
)
FIELD_CLOSED = Text(
    nl="In deze f-string staat een }} te veel; een gewone accolade schrijf je als }}}}.",
    en="This f-string has a }} too many; write an ordinary brace as }}}}.",
)
FIELD_EMPTY = Text(
    nl="Tussen {{ en }} in een f-string moet iets staan.",
    en="There must be something between {{ and }} in an f-string.",
)
FIELD_QUOTES = Text(
    nl="Binnen {{ }} gebruik je andere aanhalingstekens dan rond de f-string.",
    en="Within {{ }}, use other quotes than those around the f-string.",
)
ESCAPE = Text(
    nl="In een tekst begint \\ een speciaal teken: schrijf \\\\ voor een gewone \\.",
    en="In a string, \\ starts a special character: write \\\\ for an ordinary \\.",
)

# ---------------------------------------------------------------- characters

CHARACTER = Text(
    nl="Het teken {what} hoort niet in code. Kwam het mee bij het kopiëren? Typ het opnieuw.",
    en="The character {what} does not belong in code. Was it copied along? Type it again.",
)
SPACE = Text(
    nl="Hier staat {what} in plaats van een gewone spatie. Kwam die mee bij het kopiëren? Typ de spatie opnieuw.",
    en="There is {what} here instead of an ordinary space. Was it copied along? Type the space again.",
)
FIXED_SPACE = Text(nl="een vaste spatie ({code})", en="a non-breaking space ({code})")
SPECIAL_SPACE = Text(nl="een bijzondere spatie ({code})", en="a special space ({code})")
INVISIBLE = Text(
    nl="Hier staat een onzichtbaar teken ({code}). Kwam het mee bij het kopiëren? Typ de regel opnieuw.",
    en="There is an invisible character here ({code}). Was it copied along? Type the line again.",
)
NAMED_CHARACTER = same("{char} ({code})")
NULL = Text(
    nl="Het bestand bevat nultekens: is het wel een Pythonbestand?",
    en="The file contains null characters: is it a Python file at all?",
)

# ---------------------------------------------------------------- indentation

BLOCK = Text(
    nl="Na de regel die op een dubbelepunt eindigt, moet minstens één regel verder inspringen.",
    en="After the line that ends with a colon, at least one line must be indented further.",
)
BLOCK_UNDER = Text(
    nl="Onder de {what} op regel {line} hoort minstens één regel die verder inspringt.",
    en="Under the {what} on line {line}, at least one line must be indented further.",
)
UNEXPECTED_INDENT = Text(
    nl="Deze regel springt zonder reden verder in dan de code erboven.",
    en="This line is indented further than the code above it, for no reason.",
)
UNINDENT = Text(
    nl="Deze regel springt minder in dan de regel erboven, maar past bij geen enkel blok.",
    en="This line is indented less than the one above it, but does not line up with any block.",
)
TABS = Text(
    nl="Tabs en spaties staan door elkaar aan het begin van de regels. Gebruik overal vier spaties.",
    en="Tabs and spaces are mixed at the start of the lines. Use four spaces everywhere.",
)
STRAY = Text(
    nl="Het teken {what} heeft hier geen betekenis in Python: laat het weg.",
    en="The character {what} has no meaning here in Python: leave it out.",
)
DOTS = Text(
    nl="Er staan twee punten na elkaar: laat er een weg.", en="There are two dots in a row: leave one out."
)
COLON_TOO_MANY = Text(
    nl="Hier hoort geen dubbelepunt (:): die staat op het einde van een regel die met def, if, else, for of while begint.",
    en="No colon (:) belongs here: it ends a line that begins with def, if, else, for or while.",
)
FIELD_CONVERSION = Text(
    nl="Binnen {{ }} van een f-string hoort hier geen !: laat het weg.",
    en="Inside {{ }} of an f-string there should be no ! here: leave it out.",
)
TWICE = Text(
    nl="De parameter {what} staat er twee keer: geef elke parameter een eigen naam.",
    en="The parameter {what} is there twice: give each parameter a name of its own.",
)
DECLARE_FIRST = Text(
    nl="Zet {what} {name} bovenaan in de functie, voor {name} gebruikt wordt.",
    en="Put {what} {name} at the top of the function, before {name} is used.",
)
NONLOCAL = Text(
    nl="nonlocal {name} kan alleen in een functie binnen een andere functie die {name} een waarde geeft.",
    en="nonlocal {name} only works in a function inside another function that gives {name} a value.",
)
NESTED = Text(nl="Dit is te diep genest voor Python.", en="This is nested too deeply for Python.")

PLAIN = Text(nl="Python zegt: {message}", en="Python says: {message}")
