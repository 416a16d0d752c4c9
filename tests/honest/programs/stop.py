# Ending a program
import atexit
import sys


def stop(code):
    print("bye")
    sys.exit(code)


def leave():
    quit()


def interrupt():
    raise KeyboardInterrupt


def not_stopped():
    try:
        exit(1)
    except SystemExit as error:
        return error.code


def at_exit():
    return atexit.register(len, "x") is len


def still_here():
    return "yes"
