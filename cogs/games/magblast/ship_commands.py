"""Mag·Blast's commands of what ships do by themselves: sweeping, and a flagship's ability."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from cogs.chat.acting import Choices, Offers
from cogs.chat.commands import named, with_options
from cogs.chat.late import late
from cogs.games.magblast.base import (
    GAME,
    GROUP,
    filled,
    ship_in,
)
from tables import Scene

if TYPE_CHECKING:
    from cogs.games.magblast import offers, parsing
    from engines.magblast import model
    from engines.magblast.model import Card
    from engines.magblast.view import View
else:
    offers, parsing = late("cogs.games.magblast", "offers", "parsing")
    (model,) = late("engines.magblast", "model")


def _lying_in(interaction: discord.Interaction, view: View) -> Card | None:
    return filled(interaction, "card", lambda typed: parsing.lying(view, typed))


def _blast_in(interaction: discord.Interaction, view: View) -> Card | None:
    return filled(interaction, "card", lambda typed: parsing.blast(view, typed))


@GROUP.command(**named("magblast-command-sweep"))
@with_options("magblast-command-sweep", "ship", "fleet", "card")
async def sweep(interaction: discord.Interaction, ship: str, fleet: str, card: str) -> None:
    """Clear a Minefield or Asteroids off a fleet with a minesweeper."""

    def sweep(scene: Scene) -> model.Sweep:
        lying = parsing.lying(scene.view, card)
        return model.Sweep(parsing.ship(ship), parsing.ship(fleet), lying)

    await GAME.act(interaction, sweep)


@sweep.autocomplete("ship")
async def _sweepers(interaction: discord.Interaction, current: str) -> Choices:
    def ships(view: View) -> Offers:
        return offers.sweepers(view, ship_in(interaction, "fleet"), _lying_in(interaction, view))

    return await GAME.offer(interaction, current, ships)


@sweep.autocomplete("fleet")
async def _swept(interaction: discord.Interaction, current: str) -> Choices:
    def fleets(view: View) -> Offers:
        return offers.swept(view, ship_in(interaction, "ship"), _lying_in(interaction, view))

    return await GAME.offer(interaction, current, fleets)


@sweep.autocomplete("card")
async def _swept_off(interaction: discord.Interaction, current: str) -> Choices:
    ship, fleet = ship_in(interaction, "ship"), ship_in(interaction, "fleet")
    return await GAME.offer(interaction, current, lambda v: offers.swept_off(v, ship, fleet))


@GROUP.command(**named("magblast-command-ability"))
@with_options("magblast-command-ability", "ship", "card", "target")
async def ability(
    interaction: discord.Interaction,
    target: str = "",
    ship: str = "",
    card: str = "",
) -> None:
    """Use the flagship's ability."""

    def use(scene: Scene) -> model.Use:
        return model.Use(
            parsing.ship(ship) if ship else None,
            parsing.blast(scene.view, card) if card else None,
            parsing.ship(target) if target else None,
        )

    await GAME.act(interaction, use)


@ability.autocomplete("target")
async def _used_on(interaction: discord.Interaction, current: str) -> Choices:
    def targets(view: View) -> Offers:
        return offers.used_on(view, ship_in(interaction, "ship"), _blast_in(interaction, view))

    return await GAME.offer(interaction, current, targets)


@ability.autocomplete("ship")
async def _used_by(interaction: discord.Interaction, current: str) -> Choices:
    def ships(view: View) -> Offers:
        return offers.used_by(view, _blast_in(interaction, view), ship_in(interaction, "target"))

    return await GAME.offer(interaction, current, ships)


@ability.autocomplete("card")
async def _used_card(interaction: discord.Interaction, current: str) -> Choices:
    ship, target = ship_in(interaction, "ship"), ship_in(interaction, "target")
    return await GAME.offer(interaction, current, lambda v: offers.used_card(v, ship, target))
