"""Shazamm!'s commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from cogs.chat.acting import Choices, GameCommands
from cogs.chat.commands import named, with_options
from cogs.chat.late import late
from engines.core import Refusal, Say, text
from tables import Scene

if TYPE_CHECKING:
    from cogs.games.shazamm import choices, parsing
    from engines.shazamm import model
else:
    choices, parsing = late("cogs.games.shazamm", "choices", "parsing")
    (model,) = late("engines.shazamm", "model")

GAME = GameCommands("shazamm")
GROUP = app_commands.Group(**named("shazamm-command"))
_SUGGESTED_BETS = (1, 3, 5, 8, 10, 12, 15, 20, 25, 30, 40, 50)


@GROUP.command(**named("shazamm-command-cast"))
@with_options("shazamm-command-cast", "bet", "spells")
async def cast(interaction: discord.Interaction, bet: int, spells: str = "") -> None:
    """Bet mana and lay spells face down."""
    bounded = max(-999_999, min(bet, 999_999))
    await GAME.act(interaction, lambda _: model.Cast(bounded, parsing.cards(spells)))


@cast.autocomplete("bet")
async def _bets(interaction: discord.Interaction, current: Any) -> list[app_commands.Choice[int]]:
    def bets(scene: Scene, _: Say) -> list[tuple[str, int]]:
        if scene.view.phase is not model.Phase.CAST:
            return []
        mana = choices.own_mana(scene)
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
        hand = scene.view.hand if scene.view.phase is model.Phase.CAST else ()
        return parsing.longer_lists(current, hand, say)

    return await GAME.suggest(interaction, offered)


@GROUP.command(**named("shazamm-command-arrange"))
@with_options("shazamm-command-arrange", "order")
async def arrange(interaction: discord.Interaction, order: str) -> None:
    """Put the own stock in order before play."""
    await GAME.act(interaction, lambda _: model.Arrange(parsing.cards(order)))


@GROUP.command(**named("shazamm-command-clone"))
@with_options("shazamm-command-clone", "spell")
async def clone(interaction: discord.Interaction, spell: str = "") -> None:
    """Take one spell of the opponent's previous turn, or none."""

    def action(_: Scene) -> model.Clone:
        named = parsing.cards(spell)
        if len(named) > 1:
            raise Refusal(text("shazamm-refusal-one-clone"))
        return model.Clone(named[0] if named else None)

    await GAME.act(interaction, action)


@clone.autocomplete("spell")
async def _clones(interaction: discord.Interaction, current: str) -> Choices:
    def offered(scene: Scene, say: Say) -> list[tuple[str, str]]:
        if scene.view.phase is not model.Phase.CLONE:
            return []
        named = [(parsing.numbered(spell, say), str(spell)) for spell in scene.view.choices]
        return [pair for pair in named if current.casefold() in pair[0].casefold()]

    return await GAME.suggest(interaction, offered)


@GROUP.command(**named("shazamm-command-steal"))
@with_options("shazamm-command-steal", "spells")
async def steal(interaction: discord.Interaction, spells: str = "") -> None:
    """Use some of the opponent's pending spells, discard the others."""
    await GAME.act(interaction, lambda _: model.Steal(parsing.cards(spells)))


@steal.autocomplete("spells")
async def _stolen(interaction: discord.Interaction, current: str) -> Choices:
    def offered(scene: Scene, say: Say) -> list[tuple[str, str]]:
        pending = scene.view.choices if scene.view.phase is model.Phase.STEAL else ()
        return parsing.longer_lists(current, pending, say)

    return await GAME.suggest(interaction, offered)


@GROUP.command(**named("shazamm-command-recycle"))
@with_options("shazamm-command-recycle", "change")
async def recycle(interaction: discord.Interaction, change: int) -> None:
    """Change the own bet by up to five."""
    bounded = max(-999_999, min(change, 999_999))
    await GAME.act(interaction, lambda _: model.Recycle(bounded))


@recycle.autocomplete("change")
async def _changes(
    interaction: discord.Interaction, current: Any
) -> list[app_commands.Choice[int]]:
    def offered(scene: Scene, say: Say) -> list[tuple[str, int]]:
        if scene.view.phase is not model.Phase.RECYCLE:
            return []
        named = [(say(choice.label), int(choice.value)) for choice in choices.recyclings(scene)]
        return [pair for pair in named if str(current).strip() in pair[0]]

    return await GAME.suggest(interaction, offered)
