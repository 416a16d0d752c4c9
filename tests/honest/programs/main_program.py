# The main file, which uses a module and a package beside it
import helpers
import school.rooms
from helpers import GREETING, greet
from school import capacity
from school.rooms import Room


def hello(name):
    return greet(name)


def loud(name):
    return helpers.shout(GREETING + " " + name)


def biggest():
    rooms = [Room("A1", 20), Room("B2", 31)]
    return max(rooms, key=lambda r: r.seats).name, capacity(rooms)


def modules():
    return helpers.__name__, school.rooms.__name__, helpers.counter()


def wrong_age():
    helpers.check_age(-1)
