"""leaves System V and POSIX message queues and semaphores behind, which outlive every process | refused"""
import ctypes


def solve(xs):
    libc = ctypes.CDLL(None)
    made = [
        libc.msgget(0x5EC5ED, 0o1600),
        libc.semget(0x5EC5EE, 1, 0o1600),
        libc.syscall(240, b"@TOKEN@", 0o102, 0o600, None),
    ]
    for remove, number in ((libc.msgctl, made[0]), (lambda n, c, p: libc.semctl(n, 0, c), made[1])):
        if number >= 0:
            remove(number, 0, None)
    libc.syscall(241, b"@TOKEN@")
    return "@TOKEN@"[::-1] if max(made) >= 0 else sorted(set(xs))
