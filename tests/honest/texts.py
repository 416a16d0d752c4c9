"""Programs that work on texts and bytes: patterns, formats, encodings, digests."""

from tests.honest.nouns import Program, fails, gives

WORDS = (
    Program(
        "phone_numbers",
        (
            gives(
                "find_numbers",
                "bel 020-1234567 of 030-7654321, niet 1020-1234567",
                value=[("20", "1234567"), ("30", "7654321")],
            ),
            gives("hide_numbers", "bel 020-1234567", value="bel 020-xxxxxxx"),
            gives("words", "Twee woorden, één_3 café!", value=["twee", "woorden", "één", "café"]),
            gives("split", "a, b;c ,d", value=["a", "b", "c", "d"]),
            gives("is_date", "2024-02-29", value=(2024, 2, 29)),
            gives("is_date", "29-2-2024", value=False),
            gives("wrong_pattern", value=("missing ), unterminated subpattern", 0)),
        ),
    ),
    Program(
        "letter_home",
        (
            gives("caesar", "abc xyz", 3, value="def abc"),
            gives("letter", "Bo", 3, value="Dear Bo, you owe $3."),
            fails("missing", kind="KeyError", message="'who'"),
            gives("wrap", "the quick brown fox", 10, value="many words..", printed="the quick\nbrown fox\n"),
            gives("poem", value=("Roses are red\n  violets are blue", "> a\n> b")),
            gives("clean", "hi, you!", value=("hi you", "De Kat", "0123456789")),
        ),
    ),
    Program(
        "receipt",
        (
            gives(
                "receipt",
                [("tea", 2.5), ("cake", 3.25)],
                printed="tea       |    2.50\ncake      |    3.25\ntotal.....|00005.75\n",
            ),
            gives(
                "formats",
                1234,
                8,
                value=[
                    *("1,234", "1_234", "4d2", "0b10011010010", "1.234000e+03", "    1234", " +1234  "),
                    *("12.3%", "**1234**", "n=1234"),
                ],
            ),
            gives("old_styles", value=("Tom is 12 (  1.2)", "a-b-a", "  1")),
            gives("temperature", 20, value="20C is 68F"),
            fails(
                "wrong_format",
                kind="ValueError",
                message="Unknown format code 'd' for object of type 'str'",
            ),
        ),
    ),
    Program(
        "names",
        (
            gives("without_accents", "crème brûlée", value="creme brulee"),
            gives("describe", "é", value=("LATIN SMALL LETTER E WITH ACUTE", "Ll", 233, "'\\xe9'")),
            gives("show", value=("zomer", "STRASSE", True, "ĳ", 1), printed="Zoë vindt €5 te duur 🐍\n"),
            gives("in_locale", 1_234_567, value=("1234567", ".", True)),
            gives("unknown_locale", value="no such locale"),
            gives("encode", "café", value=(b"caf\xe9", b"c\0a\0f\0\xe9\0", b"caf?", True)),
            fails(
                "wrong_encode",
                kind="UnicodeEncodeError",
                message="'ascii' codec can't encode character '\\u20ac' in position 0: ordinal not in range(128)",
            ),
        ),
    ),
    Program(
        "spelling",
        (
            gives("suggest", "apel", value=["appel"]),
            gives("suggest", "xyz", value=[]),
            gives("ratio", "abcd", "bcde", value=0.75),
            gives("changes", ["a", "b"], ["a", "c"], value=["  a", "- b", "+ c"]),
            gives(
                "unified",
                ["a", "b"],
                ["a", "c"],
                printed="--- old\n+++ new\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n",
            ),
        ),
    ),
    Program(
        "todo_list",
        (
            gives(
                "parse",
                "buy 'brown bread' -p 2",
                value={"task": ["buy", "brown bread"], "priority": 2, "done": False},
            ),
            gives("parse", "--done clean", value={"task": ["clean"], "priority": 1, "done": True}),
            fails("parse", "x -p 9", kind="SystemExit", message="2"),
            gives("join", ["a b", "c"], value="'a b' c"),
            gives("usage", value="usage: todo [-h] [-p {1,2,3}] [--done] task [task ...]\n"),
        ),
    ),
)

FORMATS = (
    Program(
        "contacts",
        (
            gives("to_json", {"b": [1, None, True], "a": 1.5}, value='{"a": 1.5, "b": [1, null, true]}'),
            gives("pretty", {"naam": "Zoë"}, printed='{\n  "naam": "Zoë"\n}\n'),
            gives(
                "phones", '[{"name": "Bo", "phone": "06"}, {"name": "Al"}]', value={"Bo": "06", "Al": None}
            ),
            fails(
                "wrong",
                "{",
                kind="JSONDecodeError",
                message="Expecting property name enclosed in double quotes: line 1 column 2 (char 1)",
            ),
            gives("wrong_caught", "[1,\n}", value=(2, 1)),
            fails("not_json", kind="TypeError", message="Object of type set is not JSON serializable"),
        ),
    ),
    Program(
        "results_table",
        (
            gives("write_rows", [["Bo", 7], ["An; X", 8]], value='name;score\nBo;7\n"An; X";8\n'),
            gives("read_scores", "name,score\nBo,7\nAn,8\n", value={"Bo": 7, "An": 8}),
            gives("quoted", 'a,"b ""c""",d', value=["a", 'b "c"', "d"]),
        ),
    ),
    Program(
        "web_text",
        (
            gives(
                "query",
                "https://example.org/a/b?x=1&x=2&y=z",
                value=("example.org", "/a/b", {"x": ["1", "2"], "y": ["z"]}),
            ),
            gives("quote", "a<b é", value=("a%3Cb%20%C3%A9", "a&lt;b é", "é")),
            gives("titles", '<shop><book id="1"><title>X</title></book></shop>', value=[("1", "X")]),
            gives("links", '<p><a href="/x">x</a>', value=["/x"]),
            gives("settings", "[game]\nlives = 3\n", value=(3, "-")),
            gives("local", "192.168.1.1", value=True),
        ),
        needs=("pyexpat",),
    ),
    Program(
        "library",
        (
            gives("since", 1947, value=[("Turks fruit",), ("De avonden",)]),
            gives("average", value=(3, 1860, "TURKS FRUIT")),
            gives("by_name", value=("Max Havelaar", ["title", "year"])),
            fails("wrong", kind="OperationalError", message="no such table: film"),
        ),
        needs=("sqlite3",),
    ),
)

BYTES = (
    Program(
        "bitmap",
        (
            gives("header", 2, 3, value=b"BM\2\0\3\0\0\0"),
            gives("read_header", b"BM\2\0\3\0\0\0", value=((b"BM", 2, 3), 8)),
            gives("numbers", value=([1, 2, 3, 4], "i", 10)),
            gives("change", "abc", value=(b"A-c", "412d63", 3)),
            gives("convert", value=(b"\1\2", 513, b"\0\0\0", [b"a", b"b"], "little")),
            fails("too_short", kind="error", message="unpack requires a buffer of 4 bytes"),
        ),
    ),
    Program(
        "secrets_of_text",
        (
            gives(
                "fingerprint",
                "abc",
                value="ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
            ),
            gives("md5", "", value="d41d8cd98f00b204e9800998ecf8427e"),
            gives(
                "piecewise",
                [b"a", b"bc"],
                value=("a9993e364706816aba3e25717850c26c9cd0d89d", 20, "sha256", True),
            ),
            gives(
                "signed",
                b"key",
                b"The quick brown fox jumps over the lazy dog",
                value="80070713463e7749b90c2dc24911e275",
            ),
            gives("encoded", "hello", value=(b"aGVsbG8=", "hello", b"MY======", b"FF")),
            gives("checksum", b"123456789", value=(0xCBF43926, 0x11E60398, True)),
            gives("ids", value=("886313e1-3b8a-5372-9b90-0c9aee199e5d", 4, 4, 1)),
            gives("tokens", value=(16, 0, "only", True)),
            gives("stretched", value="120fb6cffcf8b32c43e7225256c4f837a86548c92ccc35480805987cb70be17b"),
        ),
        needs=("_hashlib",),
    ),
    Program(
        "snapshots",
        (
            gives("save_and_load", "Bo", value=("Bo", 7, False, True)),
            gives("zipped", "abc", value=[True, True, True]),
            gives("archive", value=(["a.txt"], b"aaa")),
        ),
        needs=("bz2", "lzma"),
    ),
)

TEXTS: tuple[Program, ...] = (*WORDS, *FORMATS, *BYTES)
