# string and textwrap
import string
import textwrap
from string import Template, ascii_lowercase


def caesar(text, shift):
    table = str.maketrans(ascii_lowercase, ascii_lowercase[shift:] + ascii_lowercase[:shift])
    return text.translate(table)


def letter(name, amount):
    return Template("Dear $name, you owe $$${amount}.").substitute(name=name, amount=amount)


def missing():
    return Template("$who").substitute({})


def wrap(text, width):
    for line in textwrap.wrap(text, width):
        print(line)
    return textwrap.shorten("many words in here", 12, placeholder="..")


def poem():
    text = """
        Roses are red
          violets are blue
    """
    return textwrap.dedent(text).strip(), textwrap.indent("a\nb", "> ")


def clean(text):
    return "".join(c for c in text if c not in string.punctuation), string.capwords("de kat"), string.digits
