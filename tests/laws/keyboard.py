"""Slash commands as people type them, without Discord: what a command comes to.

The commands, their reading of options and their autocompletion are the game's own. What stands
behind them here hands in a position, and stops a command where it would have submitted, kept or
shown something.
"""

from __future__ import annotations

import asyncio
import importlib
import pkgutil
from collections.abc import Coroutine
from functools import cache
from types import SimpleNamespace
from typing import Any, NoReturn, TypeVar, cast

from discord import InteractionType, app_commands
from discord.app_commands.namespace import Namespace

from cogs.chat.acting import GameCommands
from cogs.chat.services import Client
from cogs.chat.standing import Standings
from cogs.panels.panel import Act, Answer, Keep, Show, Submit
from cogs.words.names import plain_voice
from engines.core import Refusal
from tables import Scene

Command = app_commands.Command[Any, ..., Any]
Result = TypeVar("Result")
TYPES = {str: 3, int: 4, bool: 5}
"""What Discord calls the types of options."""


class Came(Exception):
    """A command has come to this answer."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(str(answer))
        self.answer = answer


@cache
def commands_of(key: str) -> dict[str, Command]:
    """Return the commands of a game by what is typed for them, the game's own word left out."""
    group: app_commands.Group = importlib.import_module(f"cogs.games.{key}").GROUP
    found = (one for one in group.walk_commands() if isinstance(one, app_commands.Command))
    return {one.qualified_name.partition(" ")[2]: cast(Command, one) for one in found}


@cache
def game_commands(key: str) -> GameCommands:
    """Return what the commands of a game do, wherever in its folder it stands."""
    package = importlib.import_module(f"cogs.games.{key}")
    inner = (found.name for found in pkgutil.iter_modules(package.__path__))
    modules = (package, *(importlib.import_module(f"{package.__name__}.{name}") for name in inner))
    every = (value for module in modules for value in vars(module).values())
    return next(value for value in every if isinstance(value, GameCommands))


class Keyboard:
    """Somebody who types commands about one scene, in English."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.offered: list[app_commands.Choice[Any]] = []
        self._client = _Client(scene)

    def types(self, command: Command, **options: Any) -> Answer:
        """Return what a command comes to with options by their names as Discord shows them.

        Raises `Refusal`.
        """
        for parameter in command.parameters:
            if parameter.display_name in options:
                _must_fit(parameter, options[parameter.display_name])
        interaction = self._interaction(command, options)
        try:
            _finished(command._invoke_with_namespace(interaction, interaction.namespace))
        except Came as came:
            return came.answer
        except app_commands.CommandInvokeError as error:
            if isinstance(error.original, Came):
                return error.original.answer
            if isinstance(error.original, Refusal):
                raise error.original from error
            raise
        raise AssertionError(f"nothing comes of {command.qualified_name} {options}")

    def suggestions(
        self, command: Command, option: str, typed: str = "", **filled: Any
    ) -> list[app_commands.Choice[Any]]:
        """Return what autocompletion offers for an option while others are filled in."""
        interaction = self._interaction(command, {**filled, option: typed})
        _finished(command._invoke_autocomplete(interaction, option, interaction.namespace))
        return self.offered

    def _interaction(self, command: Command, options: dict[str, Any]) -> Any:
        interaction: Any = SimpleNamespace(
            id=1,
            user=SimpleNamespace(id=100 + (self.scene.seat or 0)),
            guild_id=self.scene.match.guild_id,
            channel_id=self.scene.match.channel_id,
            channel=SimpleNamespace(id=self.scene.match.channel_id),
            message=None,
            client=self._client,
            response=SimpleNamespace(
                is_done=lambda: False,
                autocomplete=self._offer,
                defer=_shown,
                send_message=_shown,
            ),
            type=InteractionType.application_command,
            command=command,
            extras={},
            _state=None,
            guild=None,
        )
        data: Any = [
            {"type": TYPES[type(value)], "name": name, "value": value}
            for name, value in options.items()
        ]
        interaction.namespace = Namespace(interaction, cast(Any, {}), data)
        return interaction

    async def _offer(self, choices: list[app_commands.Choice[Any]]) -> None:
        self.offered = choices


class _Client(Client):
    """The bot as far as commands ask it for anything, with one match that stands still."""

    def __init__(self, scene: Scene) -> None:
        async def match_in(*_: Any, **__: Any) -> Any:
            return scene.match

        async def scene_for(*_: Any) -> Scene:
            return scene

        async def english(*_: Any) -> str:
            return "en"

        async def nothing(*_: Any) -> None:
            pass

        async def submit(match_id: int, by: Any, action: Any) -> NoReturn:
            raise Came(Act(action))

        async def keep(kept: Scene, orders: tuple[Any, ...]) -> NoReturn:
            raise Came(Keep(orders))

        async def submit_draft(drafted: Scene, by: Any, orders: Any, rest: Any, *_: Any) -> None:
            raise Came(Submit(orders, rest))

        async def choose_ahead(match_id: int, by: Any, actions: Any, *_: Any) -> NoReturn:
            raise Came(Keep(actions))

        tables = SimpleNamespace(
            records=SimpleNamespace(match_open_in=match_in, last_begun_in=match_in),
            scene_for=scene_for,
            play=SimpleNamespace(
                submit=submit, submit_draft=submit_draft, choose_ahead=choose_ahead
            ),
            drafts=SimpleNamespace(keep=keep),
            orders=_shown,
            allowance=SimpleNamespace(spend=lambda *_: None),
        )
        self.services = cast(
            Any,
            SimpleNamespace(
                tables=tables,
                standings=Standings(),
                pictures=SimpleNamespace(draw=_shown),
                messages=SimpleNamespace(hand=_shown),
                languages=SimpleNamespace(of=english),
                plain_say=lambda scene, locale: plain_voice(scene.seats, locale),
                defer_if_busy=nothing,
                games={},
            ),
        )


async def _shown(*_: Any, **__: Any) -> NoReturn:
    raise Came(Show())


def _must_fit(parameter: app_commands.Parameter, value: Any) -> None:
    """Assert that Discord would let somebody type this."""
    low, high = parameter.min_value, parameter.max_value
    size = len(value) if isinstance(value, str) else value
    assert low is None or low <= size, (parameter.name, value)
    assert high is None or size <= high, (parameter.name, value)
    allowed = [choice.value for choice in parameter.choices]
    assert not allowed or value in allowed, (parameter.name, value)


def _finished(work: Coroutine[Any, Any, Result]) -> Result:
    """Return what a coroutine returns once it is done."""
    return asyncio.run(work)
