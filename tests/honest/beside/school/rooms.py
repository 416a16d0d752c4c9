# Rooms with seats
from dataclasses import dataclass


@dataclass
class Room:
    name: str
    seats: int
