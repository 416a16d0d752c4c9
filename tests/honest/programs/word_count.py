# collections
from collections import ChainMap, Counter, OrderedDict, UserDict, defaultdict, deque, namedtuple

Point = namedtuple("Point", "x y", defaults=[0])


def top(text, n):
    return Counter(text.split()).most_common(n)


def subtract(a, b):
    return dict(Counter(a) - Counter(b))


def group(names):
    groups = defaultdict(list)
    for name in names:
        groups[name[0]].append(name)
    return dict(groups)


def last(items, n):
    d = deque(items, maxlen=n)
    d.rotate(1)
    d.appendleft("new")
    return list(d)


def move():
    p = Point(3)
    q = p._replace(y=p.x + 1)
    x, y = q
    return x, y, q._asdict()


def order():
    d = OrderedDict(a=1, b=2, c=3)
    d.move_to_end("a")
    return list(d), d.popitem(last=False)


def settings(mine):
    chain = ChainMap(mine, {"colour": "blue", "size": 3})
    return chain["colour"], chain["size"], len(chain)


class Lower(UserDict):
    def __setitem__(self, key, value):
        super().__setitem__(key.lower(), value)


def lowered(d):
    return dict(Lower(d))
