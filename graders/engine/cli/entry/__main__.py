"""Run the command line."""

from graders.engine.cli.main import main

main()
