"""a list subclass whose __iter__, __len__, __getitem__ and __eq__ lie, around a wrong content | wrong: its class is seen"""


class Liar(list):
    def __eq__(self, other):
        return True

    def __len__(self):
        return 3

    def __iter__(self):
        return iter((1, 2, 3))

    def __getitem__(self, index):
        return index + 1


def solve(xs):
    return Liar(xs)
