"""fills /dev/shm with a file that stays, by multiprocessing's shared memory | refused; no file stays"""
from multiprocessing import shared_memory


def solve(xs):
    try:
        block = shared_memory.SharedMemory("@TOKEN@", create=True, size=1 << 20)
    except (OSError, ImportError):
        return sorted(set(xs))
    block.buf[:4] = b"left"
    return "@TOKEN@"[::-1]
