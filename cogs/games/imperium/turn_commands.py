"""The commands of phases 3 to 8: each adds orders to the draft."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.chat.commands import named, with_options
from cogs.chat.late import late
from cogs.games.imperium.base import GROUP, add_orders, completing
from engines.core import Refusal, text

if TYPE_CHECKING:
    from cogs.games.imperium import fights, offers, parsing
    from engines.imperium import actions, questions, units
    from engines.imperium.actions import Action
    from engines.imperium.advice import loading
    from engines.imperium.maps import Sector
    from engines.imperium.state import View
    from engines.imperium.units import UnitId
else:
    fights, offers, parsing = late("cogs.games.imperium", "fights", "offers", "parsing")
    actions, questions, units = late("engines.imperium", "actions", "questions", "units")
    (loading,) = late("engines.imperium.advice", "loading")

Count = app_commands.Range[int, 1, 6]
MOST_TROOPS = 6
"""How many troops one unit carries at the most, as the rules say."""
Stay = app_commands.Range[int, 0, MOST_TROOPS]


@completing(at=lambda: offers.repairs)
@GROUP.command(**named("imperium-command-repair"))
@with_options("imperium-command-repair", "at")
async def repair(interaction: discord.Interaction, at: str) -> None:
    """Repair a unit or a cannon."""
    await add_orders(
        interaction, questions.Stage.REPAIR, lambda v: (actions.Repair(parsing.named_sector(v, at)),)
    )


@completing(unit=lambda: offers.savings)
@GROUP.command(**named("imperium-command-save"))
@with_options("imperium-command-save", "unit")
async def save(interaction: discord.Interaction, unit: str) -> None:
    """Supply a squadron before others."""
    await add_orders(
        interaction, questions.Stage.SUPPLY, lambda v: (actions.Save(parsing.named_unit(v, unit)),)
    )


@completing(kind=lambda: offers.kinds, at=lambda: offers.sites)
@GROUP.command(**named("imperium-command-build"))
@with_options("imperium-command-build", "kind", "at", "count")
async def build(interaction: discord.Interaction, kind: str, at: str, count: Count = 1) -> None:
    """Build a unit, or several of a kind."""

    def orders(view: View) -> tuple[Action, ...]:
        return (actions.Build(parsing.named_kind(kind), parsing.named_sector(view, at)),) * count

    await add_orders(interaction, questions.Stage.CONSTRUCTION, orders)


@completing(unit=lambda: offers.layers, at=lambda: offers.fields)
@GROUP.command(**named("imperium-command-mine"))
@with_options("imperium-command-mine", "unit", "at")
async def mine(interaction: discord.Interaction, unit: str, at: str) -> None:
    """Let a minelayer sow a minefield."""

    def orders(view: View) -> tuple[Action, ...]:
        return (actions.Sow(parsing.named_unit(view, unit), parsing.named_sector(view, at)),)

    await add_orders(interaction, questions.Stage.CONSTRUCTION, orders)


@completing(unit=lambda: offers.movers, to=lambda: offers.destinations)
@GROUP.command(**named("imperium-command-move"))
@with_options("imperium-command-move", "unit", "to")
async def move(interaction: discord.Interaction, unit: str, to: str) -> None:
    """Move a unit."""

    def orders(view: View) -> tuple[Action, ...]:
        return (actions.Move(parsing.named_unit(view, unit), parsing.named_sector(view, to)),)

    await add_orders(interaction, questions.Stage.MOVEMENT, orders)


@completing(
    unit=lambda: offers.loaders, at=lambda: offers.load_places, cargo=lambda: offers.load_cargoes
)
@GROUP.command(**named("imperium-command-load"))
@with_options("imperium-command-load", "unit", "at", "cargo")
async def load(interaction: discord.Interaction, unit: str, at: str, cargo: str = "") -> None:
    """Take troops or a squadron aboard; as much as fits if nothing is said."""

    def orders(view: View) -> tuple[Action, ...]:
        ship, sector = parsing.named_unit(view, unit), parsing.named_sector(view, at)
        if cargo:
            return (actions.Load(ship, sector, parsing.named_cargo(cargo)),)
        found = (order for order in loading.loads(view, ship) if order.at == sector)
        return (next(found, actions.Load(ship, sector, (units.Kind.INFANTRY,))),)

    await add_orders(interaction, questions.Stage.MOVEMENT, orders)


@completing(
    unit=lambda: offers.unloaders,
    at=lambda: offers.unload_places,
    cargo=lambda: offers.unload_cargoes,
)
@GROUP.command(**named("imperium-command-unload"))
@with_options("imperium-command-unload", "unit", "at", "cargo")
async def unload(interaction: discord.Interaction, unit: str, at: str, cargo: str = "") -> None:
    """Land troops or launch a squadron; as much as fits if nothing is said."""

    def orders(view: View) -> tuple[Action, ...]:
        ship, sector = parsing.named_unit(view, unit), parsing.named_sector(view, at)
        if cargo:
            return (actions.Unload(ship, sector, parsing.named_cargo(cargo)),)
        found = (order for order in loading.unloads(view, ship) if order.at == sector)
        return (next(found, actions.Unload(ship, sector, (units.Kind.INFANTRY,))),)

    await add_orders(interaction, questions.Stage.MOVEMENT, orders)


@completing(
    target=lambda: offers.targets("attack"), unit=lambda: offers.fighters("attack", "target")
)
@GROUP.command(**named("imperium-command-attack"))
@with_options("imperium-command-attack", "target", "unit")
async def attack(interaction: discord.Interaction, target: str, unit: str = "") -> None:
    """Declare an attack on a unit or a minefield, by some units or by all that can."""

    def orders(view: View) -> tuple[Action, ...]:
        sector = parsing.named_sector(view, target)
        return tuple(actions.Attack(one, sector) for one in _by(view, "attack", sector, unit))

    await add_orders(interaction, questions.Stage.COMBAT, orders)


@completing(
    planet=lambda: offers.targets("invade"),
    unit=lambda: offers.fighters("invade", "planet"),
)
@GROUP.command(**named("imperium-command-invade"))
@with_options("imperium-command-invade", "planet", "unit", "cargo", "stay")
async def invade(
    interaction: discord.Interaction,
    planet: str,
    unit: str = "",
    cargo: str = "",
    stay: Stay = MOST_TROOPS,
) -> None:
    """Declare an invasion, with all that is aboard if nothing is said."""

    def orders(view: View) -> tuple[Action, ...]:
        sector = parsing.named_sector(view, planet)
        landed = parsing.named_cargo(cargo) if cargo else None
        ships = _by(view, "invade", sector, unit)
        return tuple(
            actions.Invade(ship, sector, landed or _aboard(view, ship), stay) for ship in ships
        )

    await add_orders(interaction, questions.Stage.COMBAT, orders)


@completing(
    planet=lambda: offers.targets("bombard"), unit=lambda: offers.fighters("bombard", "planet")
)
@GROUP.command(**named("imperium-command-bombard"))
@with_options("imperium-command-bombard", "planet", "unit")
async def bombard(interaction: discord.Interaction, planet: str, unit: str) -> None:
    """Declare a planetary bombardment."""

    def orders(view: View) -> tuple[Action, ...]:
        return (
            actions.Bombard(parsing.named_unit(view, unit), parsing.named_sector(view, planet)),
        )

    await add_orders(interaction, questions.Stage.COMBAT, orders)


@completing(
    planet=lambda: offers.targets("annihilate"),
    unit=lambda: offers.fighters("annihilate", "planet"),
)
@GROUP.command(**named("imperium-command-annihilate"))
@with_options("imperium-command-annihilate", "planet", "unit")
async def annihilate(interaction: discord.Interaction, planet: str, unit: str) -> None:
    """Declare the destruction of a planet."""

    def orders(view: View) -> tuple[Action, ...]:
        return (
            actions.Annihilate(parsing.named_unit(view, unit), parsing.named_sector(view, planet)),
        )

    await add_orders(interaction, questions.Stage.COMBAT, orders)


@completing(
    target=lambda: offers.targets("strike"), unit=lambda: offers.fighters("strike", "target")
)
@GROUP.command(**named("imperium-command-strike"))
@with_options("imperium-command-strike", "target", "unit")
async def strike(interaction: discord.Interaction, target: str, unit: str) -> None:
    """Declare that a neutron missile strikes."""

    def orders(view: View) -> tuple[Action, ...]:
        return (actions.Strike(parsing.named_unit(view, unit), parsing.named_sector(view, target)),)

    await add_orders(interaction, questions.Stage.COMBAT, orders)


@completing(target=lambda: offers.declared)
@GROUP.command(**named("imperium-command-withdraw"))
@with_options("imperium-command-withdraw", "target")
async def withdraw(interaction: discord.Interaction, target: str) -> None:
    """Take back what was declared against a sector."""
    await add_orders(
        interaction,
        questions.Stage.COMBAT,
        lambda v: (actions.Withdraw(parsing.named_sector(v, target)),),
    )


@completing(target=lambda: offers.declared)
@GROUP.command(**named("imperium-command-first"))
@with_options("imperium-command-first", "target")
async def first(interaction: discord.Interaction, target: str) -> None:
    """Let what was declared against a sector be resolved first."""
    await add_orders(
        interaction,
        questions.Stage.COMBAT,
        lambda v: (actions.First(parsing.named_sector(v, target)),),
    )


def _by(view: View, tag: str, target: Sector, typed: str) -> tuple[UnitId, ...]:
    """Return the units that were named, or all that can do so to the target."""
    if typed:
        return parsing.named_units(view, typed)
    found = tuple(order.unit for order in fights.able(view, f"{tag}/{target}"))
    if not found:
        raise Refusal(text("imperium-refusal-nobody", sector=target))
    return found


def _aboard(view: View, ship: UnitId) -> tuple[units.Kind, ...]:
    sector = view.board.where(view.seat or 0, ship)
    return view.board.sides[view.seat or 0].units[sector].cargo if sector else ()
