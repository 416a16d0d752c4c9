"""The commands of `nakijk` and their options: finds the language, and runs the command that is asked for."""

import os
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module

import click

from graders.engine.cli import options
from graders.engine.cli.failures import RIGHT, USAGE, complain, told
from graders.engine.cli.setting import asked_language, locale_language
from graders.engine.cli.words import Group, usage_text
from graders.engine.messages import cli as say
from graders.engine.model import LANGUAGES, Language

_COMMANDS = ("list", "show", "start", "check", "grade", "verify", "doctor")


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its exit code; nothing but `SystemExit` gets past it."""
    language = asked_language(arguments, os.environ) or locale_language(os.environ)
    odd = _odd_language(arguments, os.environ)
    if odd:
        text = say.bad_value("NAKIJK_LANG", say.not_one_of(odd, LANGUAGES).pick(language))
        return complain(say.ERROR.fill(text=text).pick(language), USAGE)
    try:
        code = _group(language).main(list(arguments), prog_name="nakijk", standalone_mode=False, obj=language)
    except click.exceptions.Exit as ended:
        return ended.exit_code
    except click.UsageError as error:
        return _usage(error, language)
    except SystemExit as ended:
        # What click makes of a closed pipe (`| head`): whoever read our output is gone, and wants no more.
        return RIGHT if ended.code == 1 else USAGE
    except click.Abort:
        return told(KeyboardInterrupt(), language)
    except (Exception, KeyboardInterrupt) as error:  # noqa: BLE001 - every failure becomes an exit code
        return told(error, language)
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
    complain(say.ERROR.fill(text=usage_text(error)).pick(language), 0)
    return complain(say.TRY_HELP.fill(command=command).pick(language), USAGE)
