"""Commands for the ways to act, made from a table of their options: the same for every game."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from cogs.chat.acting import GameCommands, as_typed, filled_option
from cogs.chat.commands import named, with_options
from cogs.panels import typed
from cogs.panels.vocabulary import vocabulary
from engines.choosing import Ask, Chosen, Pick, Ways, Words, follow
from engines.core import Refusal, Say, Text
from tables import Scene


def way_command(
    game: GameCommands,
    group: app_commands.Group,
    verb: str,
    called: str = "",
    **options: inspect.Parameter,
) -> None:
    """Add to a group the command that goes a way: an option for each of its steps.

    `options` are made by `needed` and `may`, in the order in which Discord shows them. It is
    `called` in the catalogues as its verb, if not otherwise.
    """
    key = f"{game.key}-command-{called or verb}"
    game.called[verb] = Text(key)

    async def run(interaction: discord.Interaction, **given: Any) -> None:
        typed_in = _as_typed(given)
        await game.take(
            interaction,
            lambda scene: orders_of(game.ways(scene, verb, typed_in), verb, typed_in),
        )

    _declare(run, options)
    command = group.command(**named(key))(with_options(key, *options)(run))
    shown = {parameter.name: parameter.display_name for parameter in command.parameters}
    for option, parameter in options.items():
        if parameter.annotation not in (int, int | None, str, str | None):
            continue  # Discord offers yes and no by itself, and nobody knows what will be said
        kind = int if parameter.annotation in (int, int | None) else str
        complete = _completion(game, verb, option, kind, shown)
        command.autocomplete(option)(complete)


def needed(kind: Any = str) -> inspect.Parameter:
    """Return an option that must be given."""
    return inspect.Parameter("_", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=kind)


def may(kind: Any = str, usual: Any = None) -> inspect.Parameter:
    """Return an option that may be left out.

    Then it is as if `usual` were typed; without, what is usual is taken, or the only choice.
    """
    return inspect.Parameter(
        "_", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=kind | None, default=usual
    )


def _declare(run: Callable[..., Awaitable[None]], options: dict[str, inspect.Parameter]) -> None:
    """Let discord.py read these options from a function that takes whatever it is given."""
    first = inspect.Parameter(
        "interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction
    )
    own = [parameter.replace(name=name) for name, parameter in options.items()]
    vars(run)["__signature__"] = inspect.Signature([first, *own])


def _as_typed(given: dict[str, Any]) -> dict[str, str]:
    """Return options as they were typed; what was left out is not among them."""
    return {
        key: as_typed(value) for key, value in given.items() if value is not None and str(value)
    }


def orders_of(ways: Ways[Any, Any], verb: str, given: dict[str, str]) -> tuple[Any, ...]:
    """Return the actions that a typed command means, legal or not. Raises `Refusal`."""
    way = next((way for way in ways.now() if way.verb == verb), None)
    if way is None:  # the rules say why not
        return ways.orders(verb, _read_anyway(ways, verb, given))
    path = follow(ways, way, lambda key, ask: _read(ways, verb, key, ask, given))
    missing = None if path.open is None else path.asks[path.open]
    if missing is not None and not (isinstance(missing, Pick) and not missing.choices):
        raise Refusal(typed.missing(missing))
    needless = {key: words for key, words in given.items() if key not in path.chosen}
    return ways.orders(verb, {**path.chosen, **_read_anyway(ways, verb, needless)})


def _read_anyway(ways: Ways[Any, Any], verb: str, given: dict[str, str]) -> Chosen:
    """Return what was typed at steps that are not asked: the rules say best why not."""
    return {
        key: typed.read_anyway(vocabulary(ways, verb, key), words)
        for key, words in given.items()
        if words.strip()
    }


def _read(
    ways: Ways[Any, Any], verb: str, key: str, ask: Ask, given: dict[str, str]
) -> tuple[str, ...] | None:
    if given.get(key, "") if isinstance(ask, Words) else given.get(key, "").strip():
        return typed.read(ask, vocabulary(ways, verb, key), given[key])
    return typed.unsaid(ask)


def _completion(
    game: GameCommands, verb: str, option: str, kind: Any, shown: dict[str, str]
) -> Callable[[discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[Any]]]]:
    """Return what suggests values for an option, given what the others hold.

    `shown` is what each option is called in Discord.
    """

    async def complete(
        interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[Any]]:
        others = {key: filled_option(interaction, shown[key]) for key in shown if key != option}

        def found(scene: Scene, say: Say) -> list[tuple[str, Any]]:
            ways = game.ways(scene, verb, others)
            offered = suggestions(ways, verb, option, others, str(current), say)
            return [(label, kind(value)) for label, value in offered]

        return await game.suggest(interaction, found)

    return complete


def suggestions(
    ways: Ways[Any, Any], verb: str, option: str, others: dict[str, str], current: str, say: Say
) -> list[tuple[str, str]]:
    """Return labels and values for an option being typed. Raises `Refusal` for what others hold.

    There are none for a way that cannot be gone, nor for a step that it does not have now.
    """
    steps = {key for way in ways.now() if way.verb == verb for key in way.keys}
    if option not in steps:
        return []
    chosen: dict[str, tuple[str, ...]] = {}
    for key, words in others.items():
        if words.strip() and key in steps:
            ask = ways.ask(verb, key, chosen)
            chosen[key] = typed.read(ask, vocabulary(ways, verb, key), words)
    ask = ways.ask(verb, option, chosen)
    return typed.suggested(ask, current, say, vocabulary(ways, verb, option))
