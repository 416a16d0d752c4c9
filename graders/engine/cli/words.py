"""Click in Dutch and in English: its headings, its help option and its usage errors."""

from collections.abc import Iterator, Sequence
from typing import Any

import click

from graders.engine.cli.near import near
from graders.engine.messages import cli as say
from graders.engine.model import Language
from graders.engine.text import Text


class _Speaks(click.Command):
    """Writes usage and headings in the language of `ctx.obj`."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = self.collect_usage_pieces(ctx)
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=say.USAGE.pick(ctx.obj))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options under their heading."""
        options = [parameter for parameter in self.get_params(ctx) if isinstance(parameter, click.Option)]
        records = [option.get_help_record(ctx) for option in options]
        with formatter.section(say.OPTIONS.pick(ctx.obj)):
            formatter.write_dl([record for record in records if record])

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """Return `--help`; click's own would look for a catalogue of translations, at a tenth of a bare start."""
        return click.Option(
            ["--help"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=_show_help,
            help=say.OPT_HELP.pick(ctx.obj),
        )


def _show_help(ctx: click.Context, _param: click.Parameter, asked: bool) -> None:
    if asked and not ctx.resilient_parsing:
        click.echo(ctx.get_help(), color=ctx.color)
        ctx.exit()


class Option(click.Option):
    """An option that says in the language of `ctx.obj` that it is required."""

    def get_help_extra(self, ctx: click.Context) -> Any:
        """Return what stands behind the help."""
        extra = super().get_help_extra(ctx)
        if self.required:
            extra["required"] = say.REQUIRED.pick(ctx.obj)
        return extra


class Command(_Speaks):
    """One command, made in the language of the person who asked."""

    def __init__(
        self, name: str, language: Language, help_text: Text, run: Any, params: Sequence[click.Parameter]
    ):
        super().__init__(
            name,
            callback=run,
            params=list(params),
            help=help_text.pick(language),
            short_help=help_text.pick(language),
            options_metavar=say.OPTIONS_META.pick(language),
        )

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the words; an option that may stand without its number does not take what follows for one."""
        return super().parse_args(ctx, list(self._completed(args)))

    def _completed(self, args: Sequence[str]) -> Iterator[str]:
        usual = {
            name: option.flag_value
            for option in self.params
            if isinstance(option, click.Option) and not option.is_flag and isinstance(option.flag_value, str)
            for name in option.opts
        }
        for word, following in zip(args, [*args, ""][1:], strict=True):
            alone = word in usual and not following.lstrip("+-").isdecimal()
            yield f"{word}={usual[word]}" if alone else word


class Group(_Speaks, click.Group):
    """The commands of nakijk; each one's module is imported only when the command is asked for."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options, then the commands."""
        super().format_options(ctx, formatter)
        names = self.list_commands(ctx)
        commands = [(name, self.get_command(ctx, name)) for name in names]
        rows = [(name, command.get_short_help_str(100)) for name, command in commands if command]
        with formatter.section(say.COMMANDS.pick(ctx.obj)):
            formatter.write_dl(rows)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command, or say which words are commands."""
        if args and self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise NoSuchCommand(args[0], self.list_commands(ctx), ctx)
        return super().resolve_command(ctx, args)


class NoSuchCommand(click.UsageError):
    """A command that does not exist, with those that do."""

    def __init__(self, word: str, known: Sequence[str], ctx: click.Context) -> None:
        super().__init__(word, ctx)
        self.word = word
        self.known = known


def usage_text(error: click.UsageError) -> Text:
    """Return what is wrong with the command line, in both languages."""
    if isinstance(error, NoSuchCommand):
        return say.no_such_command(error.word, near(error.word, error.known))
    if isinstance(error, click.NoSuchOption):
        return say.no_such_option(error.option_name, error.possibilities or ())
    if isinstance(error, click.MissingParameter):
        return say.missing_parameter(_parameter(error))
    if isinstance(error, click.BadOptionUsage):
        return say.option_needs_value(error.option_name)
    if isinstance(error, click.BadParameter):
        return say.bad_value(_parameter(error), error.message)
    words = error.message.rpartition("(")[2].rstrip(")") or error.message
    return say.too_many_arguments(words)


def _parameter(error: click.BadParameter) -> str:
    parameter = error.param
    if parameter is None:
        return error.param_hint if isinstance(error.param_hint, str) else ""
    if isinstance(parameter, click.Option):
        return parameter.opts[-1]
    return parameter.make_metavar(error.ctx) if error.ctx else parameter.name or ""


class Choice(click.ParamType):  # type: ignore[type-arg]  # older click has no argument here
    """One word of several, with an error in both languages."""

    name = "choice"

    def __init__(self, choices: Sequence[str], language: Language) -> None:
        self.choices = choices
        self.language = language

    def get_metavar(self, param: click.Parameter, ctx: click.Context | None = None) -> str:  # noqa: ARG002 - click's
        """Return the choices, as shown in help."""
        return f"[{'|'.join(self.choices)}]"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the value when it is one of the choices."""
        if value not in self.choices:
            self.fail(say.not_one_of(value, self.choices).pick(self.language), param, ctx)
        return value


class Number(click.ParamType):  # type: ignore[type-arg]  # as above
    """A whole number from `least`, at most `most`, with an error in both languages."""

    name = "number"

    def __init__(self, least: int, language: Language, most: int | None = None) -> None:
        self.least = least
        self.most = most
        self.language = language

    def convert(self, value: str | int, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Return the value as a number."""
        try:
            number = int(value)
        except ValueError:
            number = self.least - 1
        if number < self.least or (self.most is not None and number > self.most):
            self.fail(say.not_a_number(str(value), self.least, self.most).pick(self.language), param, ctx)
        return number
