"""Nim in Discord: one command, and a menu of everything that can be taken."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.chat.acting import Choices, GameCommands
from cogs.chat.commands import named, with_options
from cogs.chat.game import GameCog, add_game
from cogs.chat.house import Client
from cogs.panels.panel import ACT, Act, Answer, Choice, Filled, Menu, Panel, Show
from engines.core import MalformedAction, Refusal, Text, text
from engines.nim import ENGINE, State, Take
from tables import Scene

GAME = GameCommands("nim")
GROUP = app_commands.Group(**named("nim-command"))


class NimCog(GameCog):
    """Matches in heaps."""

    key = "nim"

    def controls(self, scene: Scene, draft: str = "") -> Panel:
        """Return a menu of all that the viewer can take."""
        choices = tuple(Choice(typed, name) for typed, name in _takes(scene.view).items())
        return (Menu("take", text("nim-ask"), choices),)

    def answer(self, scene: Scene, verb: str, filled: Filled) -> Answer:
        """Return the move that was chosen, or show what can be chosen."""
        if verb == ACT:
            return Show()
        if verb == "take":
            return Act(_read("".join(filled.pick())))
        raise Refusal(text("refusal-unknown-control"))


@GROUP.command(**named("nim-command-take"))
@with_options("nim-command-take", "matches")
async def take(interaction: discord.Interaction, matches: str) -> None:
    """Take matches from a heap."""
    await GAME.act(interaction, lambda _: _read(matches))


@take.autocomplete("matches")
async def _matches(interaction: discord.Interaction, current: str) -> Choices:
    return await GAME.offer(interaction, current, lambda state: {**_takes(state)})


def _takes(state: State) -> dict[str, Text]:
    """Return all that can be taken now: what is typed for it, and what it is called."""
    takes = (take for seat in ENGINE.to_act(state) for take in ENGINE.legal_actions(state, seat))
    return {
        f"{take.heap + 1}-{take.count}": text("nim-take", heap=take.heap + 1, count=take.count)
        for take in takes
    }


def _read(code: str) -> Take:
    heap, dash, count = code.strip().partition("-")
    if not (dash and heap.isdecimal() and count.isdecimal() and len(code) < 9):
        raise MalformedAction(text("nim-refusal-typed"))
    return Take(int(heap) - 1, int(count))


async def setup(client: Client) -> None:
    """Add the game."""
    await add_game(client, NimCog(), GROUP)
