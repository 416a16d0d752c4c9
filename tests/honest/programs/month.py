# Calendar
import calendar


def is_leap(year):
    return calendar.isleap(year)


def show(year, month):
    print(calendar.month(year, month), end="")


def days(year):
    return [calendar.monthrange(year, m)[1] for m in range(1, 13)]


def name(number):
    return calendar.day_name[number], calendar.month_abbr[5]
