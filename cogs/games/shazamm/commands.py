"""Shazamm!'s commands."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.chat.acting import Choices, GameCommands
from cogs.chat.commands import named, with_options
from cogs.games.shazamm.choices import own_mana, recyclings
from cogs.games.shazamm.parsing import cards, longer_lists, numbered
from engines.core import Refusal, Say, text
from engines.shazamm.model import Arrange, Cast, Clone, Phase, Recycle, Steal
from tables import Scene

GAME = GameCommands("shazamm")
GROUP = app_commands.Group(**named("shazamm-command"))
_SUGGESTED_BETS = (1, 3, 5, 8, 10, 12, 15, 20, 25, 30, 40, 50)


@GROUP.command(**named("shazamm-command-cast"))
@with_options("shazamm-command-cast", "bet", "spells")
async def cast(interaction: discord.Interaction, bet: int, spells: str = "") -> None:
    """Bet mana and lay spells face down."""
    bounded = max(-999_999, min(bet, 999_999))
    await GAME.act(interaction, lambda _: Cast(bounded, cards(spells)))


@cast.autocomplete("bet")
async def _bets(interaction: discord.Interaction, current: Any) -> list[app_commands.Choice[int]]:
    def bets(scene: Scene, _: Say) -> list[tuple[str, int]]:
        if scene.view.phase is not Phase.CAST:
            return []
        mana = own_mana(scene)
        typed = str(current).strip()
        if typed.isdecimal():
            fitting = [int(typed)] if 1 <= int(typed) <= mana else []
        else:
            fitting = sorted({b for b in _SUGGESTED_BETS if b < mana} | {mana})
        return [(f"{bet} / {mana}", bet) for bet in fitting]

    return await GAME.suggest(interaction, bets)


@cast.autocomplete("spells")
async def _spells(interaction: discord.Interaction, current: str) -> Choices:
    def offered(scene: Scene, say: Say) -> list[tuple[str, str]]:
        hand = scene.view.hand if scene.view.phase is Phase.CAST else ()
        return longer_lists(current, hand, say)

    return await GAME.suggest(interaction, offered)


@GROUP.command(**named("shazamm-command-arrange"))
@with_options("shazamm-command-arrange", "order")
async def arrange(interaction: discord.Interaction, order: str) -> None:
    """Put the own stock in order before play."""
    await GAME.act(interaction, lambda _: Arrange(cards(order)))


@GROUP.command(**named("shazamm-command-clone"))
@with_options("shazamm-command-clone", "spell")
async def clone(interaction: discord.Interaction, spell: str = "") -> None:
    """Take one spell of the opponent's previous turn, or none."""

    def action(_: Scene) -> Clone:
        named = cards(spell)
        if len(named) > 1:
            raise Refusal(text("shazamm-refusal-one-clone"))
        return Clone(named[0] if named else None)

    await GAME.act(interaction, action)


@clone.autocomplete("spell")
async def _clones(interaction: discord.Interaction, current: str) -> Choices:
    def offered(scene: Scene, say: Say) -> list[tuple[str, str]]:
        if scene.view.phase is not Phase.CLONE:
            return []
        named = [(numbered(spell, say), str(spell)) for spell in scene.view.choices]
        return [pair for pair in named if current.casefold() in pair[0].casefold()]

    return await GAME.suggest(interaction, offered)


@GROUP.command(**named("shazamm-command-steal"))
@with_options("shazamm-command-steal", "spells")
async def steal(interaction: discord.Interaction, spells: str = "") -> None:
    """Use some of the opponent's pending spells, discard the others."""
    await GAME.act(interaction, lambda _: Steal(cards(spells)))


@steal.autocomplete("spells")
async def _stolen(interaction: discord.Interaction, current: str) -> Choices:
    def offered(scene: Scene, say: Say) -> list[tuple[str, str]]:
        pending = scene.view.choices if scene.view.phase is Phase.STEAL else ()
        return longer_lists(current, pending, say)

    return await GAME.suggest(interaction, offered)


@GROUP.command(**named("shazamm-command-recycle"))
@with_options("shazamm-command-recycle", "change")
async def recycle(interaction: discord.Interaction, change: int) -> None:
    """Change the own bet by up to five."""
    bounded = max(-999_999, min(change, 999_999))
    await GAME.act(interaction, lambda _: Recycle(bounded))


@recycle.autocomplete("change")
async def _changes(
    interaction: discord.Interaction, current: Any
) -> list[app_commands.Choice[int]]:
    def offered(scene: Scene, say: Say) -> list[tuple[str, int]]:
        if scene.view.phase is not Phase.RECYCLE:
            return []
        named = [(say(choice.label), int(choice.value)) for choice in recyclings(scene)]
        return [pair for pair in named if str(current).strip() in pair[0]]

    return await GAME.suggest(interaction, offered)
