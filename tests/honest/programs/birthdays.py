# Dates
from datetime import UTC, date, datetime, time, timedelta


def days_between(a, b):
    return (date.fromisoformat(b) - date.fromisoformat(a)).days


def weekday(text):
    return datetime.strptime(text, "%d-%m-%Y").strftime("%A %d %B %Y")


def later(hours):
    moment = datetime(2024, 2, 28, 20, 0) + timedelta(hours=hours)
    return moment.isoformat(sep=" ")


def epoch(seconds):
    return datetime.fromtimestamp(seconds, UTC).isoformat(), datetime.fromtimestamp(0).hour


def wrong_date():
    return date(2023, 2, 29)


def now_is_later():
    a = datetime.now()
    b = datetime.now()
    today = date.today()
    return b >= a, today.year >= 2024, time(9, 5).strftime("%H:%M"), datetime.now(UTC).tzname()
