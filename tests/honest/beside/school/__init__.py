# The school and its rooms
from .rooms import Room


def capacity(rooms: list[Room]):
    return sum(room.seats for room in rooms)
