# Saving objects: pickle, gzip, zip and more, all in memory
import bz2
import gzip
import io
import lzma
import pickle
import zipfile


class Player:
    def __init__(self, name):
        self.name = name
        self.points = 0


def save_and_load(name):
    player = Player(name)
    player.points = 7
    copy = pickle.loads(pickle.dumps(player))
    return copy.name, copy.points, copy is player, type(copy) is Player


def zipped(text):
    data = text.encode()
    return [m.decompress(m.compress(data)) == data for m in (gzip, bz2, lzma)]


def archive():
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as z:
        z.writestr("a.txt", "aaa")
    with zipfile.ZipFile(buffer) as z:
        return z.namelist(), z.read("a.txt")
