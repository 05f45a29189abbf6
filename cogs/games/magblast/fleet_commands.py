"""Mag·Blast's commands before the attack: placing, discarding, drawing, paying, moving."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from cogs.chat.acting import Choices, Offers
from cogs.chat.commands import named, with_options
from cogs.chat.late import late
from cogs.games.magblast.base import GAME, GROUP, cards_in, offer_each, others_in, ship_in, zone_in

if TYPE_CHECKING:
    from cogs.games.magblast import offers, parsing
    from engines.magblast import model
    from engines.magblast.view import View
else:
    offers, parsing = late("cogs.games.magblast", "offers", "parsing")
    (model,) = late("engines.magblast", "model")

KEPT = ("yellow", "green", "red", "blue")
THROWN = ("card1", "card2", "card3", "card4", "card5", "card6")
TAKEN = ("blast1", "blast2", "blast3")
SCATTERED = ("ship1", "ship2", "ship3")


@GROUP.command(**named("magblast-command-keep"))
@with_options("magblast-command-keep", "yellow", "green", "red", "blue")
async def keep(
    interaction: discord.Interaction, yellow: str, green: str, red: str, blue: str
) -> None:
    """Place four ships in secret, one per zone."""
    ships = tuple(parsing.ship(typed) for typed in (yellow, green, red, blue))
    await GAME.act(interaction, lambda _: model.Keep(ships))


def _keepable(interaction: discord.Interaction, view: View, zone: str) -> Offers:
    placed = [parsing.ship(typed) for typed in others_in(interaction, KEPT, zone)]
    return offers.keepable(view, placed)


offer_each(keep, KEPT, _keepable)


@GROUP.command(**named("magblast-command-discard"))
@with_options("magblast-command-discard", "card1", "card2", "card3", "card4", "card5", "card6")
async def discard(
    interaction: discord.Interaction,
    card1: str,
    card2: str = "",
    card3: str = "",
    card4: str = "",
    card5: str = "",
    card6: str = "",
) -> None:
    """Throw cards away, then draw."""
    typed = [one for one in (card1, card2, card3, card4, card5, card6) if one]
    await GAME.act(
        interaction, lambda s: model.Discard(tuple(parsing.card(s.view, one) for one in typed))
    )


def _discardable(interaction: discord.Interaction, view: View, at: str) -> Offers:
    thrown = [parsing.card(view, one) for one in others_in(interaction, THROWN, at)]
    return offers.discardable(view, thrown)


offer_each(discard, THROWN, _discardable)


@GROUP.command(**named("magblast-command-draw"))
@with_options("magblast-command-draw", "blast1", "blast2", "blast3")
async def draw(
    interaction: discord.Interaction,
    blast1: str = "",
    blast2: str = "",
    blast3: str = "",
) -> None:
    """Draw, or take discarded blasts instead."""
    typed = [one for one in (blast1, blast2, blast3) if one]
    await GAME.act(
        interaction, lambda s: model.Draw(tuple(parsing.card(s.view, one) for one in typed))
    )


def _takeable(interaction: discord.Interaction, view: View, at: str) -> Offers:
    taken = [parsing.card(view, one) for one in others_in(interaction, TAKEN, at)]
    return offers.takeable(view, taken)


offer_each(draw, TAKEN, _takeable)


@GROUP.command(**named("magblast-command-reinforce"))
@with_options("magblast-command-reinforce", "cards", "ship")
async def reinforce(interaction: discord.Interaction, cards: str, ship: str = "") -> None:
    """Pay for a new ship."""
    wish = parsing.ship(ship) if ship else None
    await GAME.act(interaction, lambda s: model.Reinforce(parsing.cards(s.view, cards), wish))


@reinforce.autocomplete("cards")
async def _payable(interaction: discord.Interaction, current: str) -> Choices:
    wish = ship_in(interaction, "ship")
    return await GAME.offer(interaction, current, lambda v: offers.payable(v, wish))


@reinforce.autocomplete("ship")
async def _wished(interaction: discord.Interaction, current: str) -> Choices:
    def wished(view: View) -> Offers:
        return offers.wished(view, cards_in(interaction, "cards", view) or ())

    return await GAME.offer(interaction, current, wished)


@GROUP.command(**named("magblast-command-place"))
@with_options("magblast-command-place", "zone", "ship")
async def place(interaction: discord.Interaction, zone: str, ship: str = "") -> None:
    """Put a new ship into a zone."""
    where, which = parsing.zone(zone), parsing.ship(ship)
    await GAME.act(interaction, lambda s: model.Place(which or offers.only_ship(s.view), where))


@place.autocomplete("zone")
async def _places(interaction: discord.Interaction, current: str) -> Choices:
    ship = ship_in(interaction, "ship")
    return await GAME.offer(interaction, current, lambda v: offers.places_for(v, ship))


@place.autocomplete("ship")
async def _placed(interaction: discord.Interaction, current: str) -> Choices:
    return await GAME.offer(
        interaction, current, lambda v: offers.placed(v, zone_in(interaction, "zone"))
    )


@GROUP.command(**named("magblast-command-move"))
@with_options("magblast-command-move", "ship", "zone")
async def move(interaction: discord.Interaction, ship: str, zone: str) -> None:
    """Move a ship."""
    move = model.Move(parsing.ship(ship), parsing.zone(zone))
    await GAME.act(interaction, lambda _: move)


@move.autocomplete("ship")
async def _movers(interaction: discord.Interaction, current: str) -> Choices:
    return await GAME.offer(
        interaction, current, lambda v: offers.movers(v, zone_in(interaction, "zone"))
    )


@move.autocomplete("zone")
async def _moved_to(interaction: discord.Interaction, current: str) -> Choices:
    ship = ship_in(interaction, "ship")
    return await GAME.offer(interaction, current, lambda v: offers.moved_to(v, ship))


@GROUP.command(**named("magblast-command-scatter"))
@with_options("magblast-command-scatter", "ship1", "ship2", "ship3")
async def scatter(
    interaction: discord.Interaction, ship1: str, ship2: str = "", ship3: str = ""
) -> None:
    """Throw the ships of a zone about after a Concussive Blast."""
    zones = tuple(parsing.zone(one) for one in (ship1, ship2, ship3) if one)
    await GAME.act(interaction, lambda _: model.Scatter(zones))


def _scattered(interaction: discord.Interaction, view: View, option: str) -> Offers:
    chosen = tuple(zone_in(interaction, one) for one in SCATTERED)
    return offers.scattered(view, SCATTERED.index(option), chosen)


offer_each(scatter, SCATTERED, _scattered)
