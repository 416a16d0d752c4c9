"""Run nakijk from a checkout: `python cli.py check FILE`."""

from graders.engine.cli.console import main

if __name__ == "__main__":
    main()
