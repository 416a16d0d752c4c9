# Stop a calculation that takes too long: signal
import signal


class TooLate(Exception):
    pass


def ring(number, frame):
    raise TooLate(signal.Signals(number).name)


def count_forever(seconds):
    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    n = 0
    while True:
        n += 1


def stopped(seconds):
    try:
        count_forever(seconds)
    except TooLate as error:
        return str(error)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
