# Statistics of a class
import statistics
from bisect import bisect, insort
from statistics import mean, median


def summary(grades):
    print(f"mean   {mean(grades):.2f}")
    print(f"median {median(grades)}")
    print(f"mode   {statistics.mode(grades)}")
    return statistics.pstdev(grades), statistics.quantiles([1, 2, 3], n=2), statistics.multimode("aabbc")


def letter(score):
    return "FDCBA"[bisect([60, 70, 80, 90], score)]


def keep_sorted(values):
    result = []
    for v in values:
        insort(result, v)
    return result


def mean_of_nothing():
    return mean([])
