"""What we say about reading submissions, in Dutch and English; only sentences, no logic."""

from graders.engine.text import Text

# ---------------------------------------------------------------- it cannot be read

MISSING = Text(nl="{path} bestaat niet.", en="{path} does not exist.")
MISSING_NEAR = Text(
    nl="{path} bestaat niet. Bedoel je {near}?",
    en="{path} does not exist. Did you mean {near}?",
)
MISSING_FOLDER = Text(
    nl="{path} bestaat niet: er is geen map {folder}.",
    en="{path} does not exist: there is no folder {folder}.",
)
BROKEN_LINK = Text(
    nl="{path} is een link naar iets dat niet bestaat.",
    en="{path} is a link to something that does not exist.",
)
IS_FOLDER = Text(
    nl="{path} is een map, geen bestand. Geef één bestand, of kijk de hele map na met nakijk grade {path}.",
    en="{path} is a folder, not a file. Give one file, or grade the whole folder with nakijk grade {path}.",
)
NOT_REGULAR = Text(nl="{path} is geen gewoon bestand.", en="{path} is not an ordinary file.")
UNREADABLE = Text(
    nl="{path} kan niet gelezen worden ({reason}).",
    en="{path} cannot be read ({reason}).",
)
TOO_BIG = Text(
    nl="{path} is groter dan {limit} kB: dat is geen oplossing van een oefening.",
    en="{path} is larger than {limit} kB: that is no solution of an exercise.",
)
NOT_TEXT = Text(
    nl="{path} is geen tekst: het bevat bytes die in geen Python-bestand kunnen staan.",
    en="{path} is not text: it holds bytes that cannot stand in a Python file.",
)
OTHER_FORMAT = Text(
    nl="{path} is geen Python-bestand maar {what}. Bewaar de code zelf als .py-bestand.",
    en="{path} is not a Python file but {what}. Save the code itself as a .py file.",
)
PDF = Text(nl="een pdf", en="a PDF")
ARCHIVE = Text(nl="een zip-bestand of een Office-document", en="a zip file or an Office document")
RTF = Text(nl="een opgemaakt document (rtf)", en="a formatted document (RTF)")
NOTEBOOK = Text(nl="een Jupyter-notebook", en="a Jupyter notebook")

# ---------------------------------------------------------------- remarks on a file that was read

OLD_ENCODING = Text(
    nl="Je bestand is bewaard als {encoding}, niet als UTF-8 (regel {line}). Zo weigert Python het: "
    "bewaar het als UTF-8.",
    en="Your file is saved as {encoding}, not as UTF-8 (line {line}). Python refuses it like that: "
    "save it as UTF-8.",
)
WIDE_ENCODING = Text(
    nl="Je bestand is bewaard als {encoding}. Zo weigert Python het: bewaar het als UTF-8.",
    en="Your file is saved as {encoding}. Python refuses it like that: save it as UTF-8.",
)
UNKNOWN_CODING = Text(
    nl="Regel {line} noemt een codering die niet bestaat voor Python-bestanden: {name}. Laat die regel weg.",
    en="Line {line} names an encoding that does not exist for Python files: {name}. Leave that line out.",
)
WRONG_CODING = Text(
    nl="Volgens regel {line} is je bestand bewaard als {name}, maar dat klopt niet. Laat die regel weg "
    "en bewaar je bestand als UTF-8.",
    en="Line {line} says that your file is saved as {name}, but it is not. Leave that line out "
    "and save your file as UTF-8.",
)
IN_HELPER = Text(nl="{file}: {remark}", en="{file}: {remark}")
TOO_MANY_HELPERS = Text(
    nl="Je bestand importeert meer dan {limit} eigen bestanden: de andere zijn niet meegenomen.",
    en="Your file imports more than {limit} files of its own: the others were left out.",
)
HELPER_LINK = Text(
    nl="{file} is een link naar een andere map en is niet meegenomen.",
    en="{file} is a link to another folder and was left out.",
)

HIDES = Text(
    nl="{file} naast je bestand verbergt de module {module} van Python. Geef {file} een andere naam.",
    en="{file} beside your file hides Python's own module {module}. Give {file} another name.",
)
HIDES_ITSELF = Text(
    nl="Je bestand heet {file} en verbergt zo de module {module} van Python. Geef het een andere naam.",
    en="Your file is called {file}, and so hides Python's own module {module}. Give it another name.",
)

# ---------------------------------------------------------------- folders

NO_SUCH_FOLDER = Text(nl="de map {path} bestaat niet.", en="the folder {path} does not exist.")
NO_SUCH_FOLDER_NEAR = Text(
    nl="de map {path} bestaat niet. Bedoel je {near}?",
    en="the folder {path} does not exist. Did you mean {near}?",
)
NOT_A_FOLDER = Text(
    nl="{path} is geen map. Eén bestand kijk je na met nakijk check {path}.",
    en="{path} is not a folder. To check one file: nakijk check {path}.",
)
NOTHING_FOUND = Text(
    nl="in {path} staan geen inzendingen: geen .py-bestanden en geen map per student.",
    en="there are no submissions in {path}: no .py files, and no folder per student.",
)
NO_PYTHON_FILE = Text(
    nl="de map van {id} bevat geen .py-bestand.",
    en="the folder of {id} holds no .py file.",
)
TOO_MANY_FILES = Text(
    nl="de map van {id} bevat meer dan {limit} .py-bestanden: laat er alleen de oplossing in staan.",
    en="the folder of {id} holds more than {limit} .py files: leave only the solution in it.",
)
LINK = Text(
    nl="{path} is een link naar een andere map: zet het bestand of de map zelf hier.",
    en="{path} is a link to another folder: put the file or folder itself here.",
)
CHOSEN = Text(
    nl="Nagekeken is {file}; deze bestanden hebben even veel functies van de oefening: {others}.",
    en="Graded is {file}; these files have as many functions of the exercise: {others}.",
)
NEIGHBOUR = Text(
    nl="{file} importeert {others}, maar dat hoort hier bij een andere inzending. Zet beide bestanden in één map per "
    "student.",
    en="{file} imports {others}, but here that belongs to another submission. Put both files in one folder per student.",
)
EQUAL_IDS = Text(
    nl="deze inzendingen hebben dezelfde naam. Hernoem er telkens één:\n{pairs}",
    en="these submissions have the same name. Rename one of each:\n{pairs}",
)
