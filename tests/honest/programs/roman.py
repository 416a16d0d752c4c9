# Roman numerals, with unit tests in the same file
import io
import unittest
from unittest.mock import patch

VALUES = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100}


def to_int(roman):
    total = 0
    for a, b in zip(roman, roman[1:] + " "):
        value = VALUES[a]
        total += -value if VALUES.get(b, 0) > value else value
    return total


def ask():
    return to_int(input("Roman? "))


class RomanTests(unittest.TestCase):
    def setUp(self):
        self.cases = {"IV": 4, "XII": 12, "XC": 90}

    def test_values(self):
        for roman, value in self.cases.items():
            with self.subTest(roman):
                self.assertEqual(to_int(roman), value)

    def test_wrong(self):
        with self.assertRaises(KeyError):
            to_int("ABC")

    def test_ask(self):
        with patch("builtins.input", return_value="VI"):
            self.assertEqual(ask(), 6)

    def test_that_fails(self):
        self.assertEqual(to_int("II"), 3)

    @unittest.skip("later")
    def test_later(self):
        pass


def run_tests():
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(RomanTests)
    report = io.StringIO()
    result = unittest.TextTestRunner(stream=report).run(suite)
    return (
        result.wasSuccessful(),
        len(result.failures),
        len(result.errors),
        len(result.skipped),
        "2 != 3" in report.getvalue(),
    )


if __name__ == "__main__":
    unittest.main()
