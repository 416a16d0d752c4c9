# Commands: argparse and shlex
import argparse
import shlex


def make_parser():
    parser = argparse.ArgumentParser(prog="todo", description="Keep a list.")
    parser.add_argument("task", nargs="+")
    parser.add_argument("-p", "--priority", type=int, default=1, choices=[1, 2, 3])
    parser.add_argument("--done", action="store_true")
    return parser


def parse(line):
    return vars(make_parser().parse_args(shlex.split(line)))


def join(words):
    return shlex.join(words)


def usage():
    return make_parser().format_usage()
