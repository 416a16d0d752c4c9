# copy and pprint
import copy
from pprint import pformat, pprint


class Node:
    def __init__(self, value, friends=()):
        self.value = value
        self.friends = list(friends)


def shallow(board):
    other = copy.copy(board)
    other[0][0] = "x"
    return board


def deep(board):
    other = copy.deepcopy(board)
    other[0][0] = "x"
    return board, other


def circle():
    a = Node(1)
    b = Node(2, [a])
    a.friends.append(b)
    c = copy.deepcopy(a)
    return c.friends[0].friends[0] is c, c is a, c.value


def show(n):
    pprint({"numbers": list(range(n)), "a": {"b": None}}, width=30)
    return pformat([1, "two"])
