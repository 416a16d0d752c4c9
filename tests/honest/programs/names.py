# Unicode and locale
import locale
import unicodedata


def without_accents(text):
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


def describe(character):
    return unicodedata.name(character), unicodedata.category(character), ord(character), ascii(character)


def show():
    print("Zoë vindt €5 te duur 🐍")
    été = "zomer"
    return été, "straße".upper(), "İ".lower() == "i̇", "Ĳ".casefold(), len("🐍")


def in_locale(n):
    locale.setlocale(locale.LC_ALL, "C")
    return (
        locale.format_string("%d", n, grouping=True),
        locale.localeconv()["decimal_point"],
        locale.strcoll("a", "b") < 0,
    )


def unknown_locale():
    try:
        locale.setlocale(locale.LC_ALL, "xx_XX.UTF-8")
    except locale.Error:
        return "no such locale"


def encode(text):
    return (
        text.encode("latin-1"),
        text.encode("utf-16-le"),
        text.encode("ascii", "replace"),
        "caf\u00e9" == text,
    )


def wrong_encode():
    return "€".encode("ascii")
