"""The command with which whole turns are typed in one line: the same for every game."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.chat.acting import Choices, GameCommands, may_do
from cogs.chat.commands import named, with_options
from cogs.panels import completing, foreseen, shorthand
from engines.core import NotAsked, Say, text
from tables import Scene

LINE = app_commands.Range[str, 1, shorthand.LONGEST_LINE]


def line_command(game: GameCommands) -> app_commands.Command[Any, ..., None]:
    """Return the command that does what is typed in a line, for a game's own group of commands."""

    @app_commands.command(**named("command-do"))
    @with_options("command-do", "line")
    async def do(interaction: discord.Interaction, line: LINE) -> None:
        """Do what a line says, or choose it ahead while others play; or nothing of it."""
        scene = await game.own_scene(interaction)
        act = game.take if may_do(scene) else game.leave
        await act(interaction, lambda scene: actions_of(game, scene, line))

    @do.autocomplete("line")
    async def completed(interaction: discord.Interaction, current: str) -> Choices:
        def offered(scene: Scene, say: Say) -> list[tuple[str, str]]:
            if not _may_type(scene):
                return []
            return completing.completions(
                current, lambda done: game.ahead(scene, done), game.called, say
            )

        return await game.suggest(interaction, offered, anytime=True)

    return do


def actions_of(game: GameCommands, scene: Scene, line: str) -> tuple[Any, ...]:
    """Return the actions that a line means. Raises `Refusal`."""
    if not _may_type(scene):
        raise NotAsked(text("refusal-waiting-for", who=scene.who(scene.asked)))
    clauses = shorthand.read(line, lambda done: game.ahead(scene, done), game.called)
    return tuple(action for actions in clauses for action in actions)


def _may_type(scene: Scene) -> bool:
    """Tell whether there is anything to do, or to choose ahead for who waits."""
    return may_do(scene) or (foreseen.may_wait(scene) and foreseen.may_begin(scene))
