"""Run nakijk from a checkout: `python cli.py check FILE`."""

from graders.engine.cli.main import main

if __name__ == "__main__":
    main()
