"""one multiplication of giant integers that runs in C for minutes | time limit"""


def solve(xs):
    number = 7 ** (10**7)
    while True:
        number *= number
