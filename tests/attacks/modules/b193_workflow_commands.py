"""prints and raises lines that a build service obeys: ::error::, ::set-output, ##vso, ##teamcity | no line of the report begins so"""
import sys

LINES = "\n::error file=x,line=1::hacked\n::set-output name=score::100\n::add-mask::correct\n::stop-commands::x\n##vso[task.complete result=Succeeded]\n##teamcity[testFinished name='x']\n"


def solve(xs):
    print(LINES)
    print(LINES, file=sys.stderr)
    raise ValueError(LINES)
