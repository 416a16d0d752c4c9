"""Run the command line."""

from graders.engine.cli.console import main

main()
