# A program that prints while it loads, and has a main guard
import sys

print("welcome")
for i in range(3):
    print(i, end=" ")
print()

TABLE = {n: n * n for n in range(5)}


def square(n):
    return TABLE[n]


def main():
    print("main was called")
    return 0


def name_of_module():
    return __name__ == "__main__", __name__, len(sys.argv)


if __name__ == "__main__":
    sys.exit(main())
