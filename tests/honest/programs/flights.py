# Flight times: time zones
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

AMSTERDAM = ZoneInfo("Europe/Amsterdam")
NEW_YORK = ZoneInfo("America/New_York")


def arrival(text, hours):
    start = datetime.fromisoformat(text).replace(tzinfo=AMSTERDAM)
    end = start.astimezone(ZoneInfo("UTC")) + timedelta(hours=hours)
    return end.astimezone(NEW_YORK).isoformat()


def offset(month):
    return datetime(2024, month, 1, tzinfo=AMSTERDAM).tzname()


def unknown():
    try:
        ZoneInfo("Europe/Atlantis")
    except ZoneInfoNotFoundError:
        return "no such zone"
    return "it exists"
