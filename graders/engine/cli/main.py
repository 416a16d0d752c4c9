"""The command `nakijk`: finds the language, runs the command, and turns every failure into an exit code."""

import gc
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import NoReturn

import click

from graders.engine.cli import options
from graders.engine.cli.setting import asked_language, be_lenient, locale_language
from graders.engine.cli.words import Group, usage_text
from graders.engine.errors import NakijkError
from graders.engine.messages import cli as say
from graders.engine.model import LANGUAGES, Language

RIGHT, WRONG, USAGE, BROKEN, INTERRUPTED = 0, 1, 2, 3, 130
"""The exit codes: all right; something is wrong in a submission or a bank; a wrong use; ours or the bank's; Ctrl-C."""

_COMMANDS = ("list", "show", "start", "check", "grade", "verify")


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line, and exit with its code.

    A check is over before there is anything to collect, and taking the interpreter down in order takes as long as
    grading a small file: without either it starts and ends in nearly a bare start less.
    """
    gc.disable()
    code = run(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except BrokenPipeError:
            continue  # whoever read it is gone
        except OSError:
            code = code or BROKEN
    os._exit(code)


def main_for(slug: str) -> NoReturn:
    """Check a file on one exercise, as `python -m graders.<slug> FILE` does."""
    main(["check", "--exercise", slug, *sys.argv[1:]])


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its exit code; nothing but `SystemExit` gets past it."""
    for stream in (sys.stdout, sys.stderr):
        be_lenient(stream)
    language = asked_language(arguments, os.environ) or locale_language(os.environ)
    odd = _odd_language(arguments, os.environ)
    if odd:
        text = say.bad_value("NAKIJK_LANG", say.not_one_of(odd, LANGUAGES).pick(language))
        return _say(say.ERROR.fill(text=text).pick(language), USAGE)
    try:
        code = _group(language).main(list(arguments), prog_name="nakijk", standalone_mode=False, obj=language)
    except click.exceptions.Exit as ended:
        return ended.exit_code
    except click.UsageError as error:
        return _usage(error, language)
    except (KeyboardInterrupt, click.Abort):
        return _say(say.INTERRUPTED.pick(language), INTERRUPTED)
    except NakijkError as error:
        _say(say.ERROR.fill(text=error.text).pick(language), 0)
        return _say(error.trace, error.exit_code) if error.trace else error.exit_code
    except BrokenPipeError:
        # Whoever read our output (`| head`) is gone: nothing is left to say, and nobody to say it to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return RIGHT
    except Exception:  # noqa: BLE001 - the last resort: our own failure, with a trace to paste
        return _ours(language)
    return code if isinstance(code, int) else RIGHT


def _odd_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str | None:
    """Return a language of `NAKIJK_LANG` that we do not speak, unless nothing depends on it."""
    asked = environment.get("NAKIJK_LANG", "")
    overruled = any(word.partition("=")[0] in ("--lang", "--help", "--version") for word in arguments)
    return asked if asked and asked not in LANGUAGES and not overruled else None


def _group(language: Language) -> Group:
    group = _Lazy("nakijk", help=say.NAKIJK.pick(language))
    group.options_metavar = say.OPTIONS_META.pick(language)
    group.subcommand_metavar = say.COMMAND_META.pick(language)
    group.params = [options.bank(language), options.lang(language), _version(language)]
    group.callback = _hand_down
    group.no_args_is_help = True
    return group


@click.pass_context
def _hand_down(ctx: click.Context, *, bank: str | None, lang: Language | None) -> None:
    """Give what stands before the command to the command, which may still say otherwise."""
    given = {name: value for name, value in (("bank", bank), ("lang", lang)) if value is not None}
    ctx.default_map = dict.fromkeys(_COMMANDS, given)


class _Lazy(Group):
    """Imports a command's module only when that command is asked for: start-up time is what a student feels."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        make: Callable[[Language], click.Command] = import_module(f"graders.engine.cli.{cmd_name}").command
        return make(ctx.obj)


def _version(language: Language) -> click.Option:
    def show(ctx: click.Context, _param: click.Parameter, asked: bool) -> None:
        if asked:
            # Lazy: reading the version of the installed package takes longer than a check.
            from graders.engine.report.version import version

            click.echo(f"nakijk {version()}")
            ctx.exit()

    return click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show,
        help=say.OPT_VERSION.pick(language),
    )


def _usage(error: click.UsageError, language: Language) -> int:
    if error.ctx is not None and isinstance(error, click.exceptions.NoArgsIsHelpError):
        click.echo(error.ctx.get_help())
        return USAGE
    command = error.ctx.command_path if error.ctx else "nakijk"
    _say(say.ERROR.fill(text=usage_text(error)).pick(language), 0)
    return _say(say.TRY_HELP.fill(command=command).pick(language), USAGE)


def _ours(language: Language) -> int:
    # Lazy: needed only when we have failed.
    import traceback

    _say(say.OURS.pick(language), 0)
    return _say(traceback.format_exc(), BROKEN)


def _say(text: str, code: int) -> int:
    click.echo(text, err=True)
    return code
