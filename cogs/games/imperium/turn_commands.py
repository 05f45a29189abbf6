"""The commands of phases 3 to 8: each adds orders to the draft."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.chat.commands import named, with_options
from cogs.games.imperium import fights, offers
from cogs.games.imperium.base import GROUP, add_orders, completing
from cogs.games.imperium.parsing import (
    named_cargo,
    named_kind,
    named_sector,
    named_unit,
    named_units,
)
from engines.core import Refusal, text
from engines.imperium.actions import (
    MOST_TROOPS,
    Action,
    Annihilate,
    Attack,
    Bombard,
    Build,
    First,
    Invade,
    Load,
    Move,
    Repair,
    Save,
    Sow,
    Strike,
    Unload,
    Withdraw,
)
from engines.imperium.advice.loading import loads, unloads
from engines.imperium.asking import Stage
from engines.imperium.maps import Sector
from engines.imperium.state import View
from engines.imperium.units import Kind, UnitId

Count = app_commands.Range[int, 1, 6]
Stay = app_commands.Range[int, 0, MOST_TROOPS]


@completing(at=offers.repairs)
@GROUP.command(**named("imperium-command-repair"))
@with_options("imperium-command-repair", "at")
async def repair(interaction: discord.Interaction, at: str) -> None:
    """Repair a unit or a cannon."""
    await add_orders(interaction, Stage.REPAIR, lambda v: (Repair(named_sector(v, at)),))


@completing(unit=offers.savings)
@GROUP.command(**named("imperium-command-save"))
@with_options("imperium-command-save", "unit")
async def save(interaction: discord.Interaction, unit: str) -> None:
    """Supply a squadron before others."""
    await add_orders(interaction, Stage.SUPPLY, lambda v: (Save(named_unit(v, unit)),))


@completing(kind=offers.kinds, at=offers.sites)
@GROUP.command(**named("imperium-command-build"))
@with_options("imperium-command-build", "kind", "at", "count")
async def build(interaction: discord.Interaction, kind: str, at: str, count: Count = 1) -> None:
    """Build a unit, or several of a kind."""

    def orders(view: View) -> tuple[Action, ...]:
        return (Build(named_kind(kind), named_sector(view, at)),) * count

    await add_orders(interaction, Stage.CONSTRUCTION, orders)


@completing(unit=offers.layers, at=offers.fields)
@GROUP.command(**named("imperium-command-mine"))
@with_options("imperium-command-mine", "unit", "at")
async def mine(interaction: discord.Interaction, unit: str, at: str) -> None:
    """Let a minelayer sow a minefield."""

    def orders(view: View) -> tuple[Action, ...]:
        return (Sow(named_unit(view, unit), named_sector(view, at)),)

    await add_orders(interaction, Stage.CONSTRUCTION, orders)


@completing(unit=offers.movers, to=offers.destinations)
@GROUP.command(**named("imperium-command-move"))
@with_options("imperium-command-move", "unit", "to")
async def move(interaction: discord.Interaction, unit: str, to: str) -> None:
    """Move a unit."""

    def orders(view: View) -> tuple[Action, ...]:
        return (Move(named_unit(view, unit), named_sector(view, to)),)

    await add_orders(interaction, Stage.MOVEMENT, orders)


@completing(unit=offers.loaders, at=offers.load_places, cargo=offers.load_cargoes)
@GROUP.command(**named("imperium-command-load"))
@with_options("imperium-command-load", "unit", "at", "cargo")
async def load(interaction: discord.Interaction, unit: str, at: str, cargo: str = "") -> None:
    """Take troops or a squadron aboard; as much as fits if nothing is said."""

    def orders(view: View) -> tuple[Action, ...]:
        ship, sector = named_unit(view, unit), named_sector(view, at)
        if cargo:
            return (Load(ship, sector, named_cargo(cargo)),)
        found = (order for order in loads(view, ship) if order.at == sector)
        return (next(found, Load(ship, sector, (Kind.INFANTRY,))),)

    await add_orders(interaction, Stage.MOVEMENT, orders)


@completing(unit=offers.unloaders, at=offers.unload_places, cargo=offers.unload_cargoes)
@GROUP.command(**named("imperium-command-unload"))
@with_options("imperium-command-unload", "unit", "at", "cargo")
async def unload(interaction: discord.Interaction, unit: str, at: str, cargo: str = "") -> None:
    """Land troops or launch a squadron; as much as fits if nothing is said."""

    def orders(view: View) -> tuple[Action, ...]:
        ship, sector = named_unit(view, unit), named_sector(view, at)
        if cargo:
            return (Unload(ship, sector, named_cargo(cargo)),)
        found = (order for order in unloads(view, ship) if order.at == sector)
        return (next(found, Unload(ship, sector, (Kind.INFANTRY,))),)

    await add_orders(interaction, Stage.MOVEMENT, orders)


@completing(target=offers.targets("attack"), unit=offers.fighters("attack", "target"))
@GROUP.command(**named("imperium-command-attack"))
@with_options("imperium-command-attack", "target", "unit")
async def attack(interaction: discord.Interaction, target: str, unit: str = "") -> None:
    """Declare an attack on a unit or a minefield, by some units or by all that can."""

    def orders(view: View) -> tuple[Action, ...]:
        sector = named_sector(view, target)
        return tuple(Attack(one, sector) for one in _by(view, "attack", sector, unit))

    await add_orders(interaction, Stage.COMBAT, orders)


@completing(
    planet=offers.targets("invade"),
    unit=offers.fighters("invade", "planet"),
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
        sector = named_sector(view, planet)
        landed = named_cargo(cargo) if cargo else None
        ships = _by(view, "invade", sector, unit)
        return tuple(Invade(ship, sector, landed or _aboard(view, ship), stay) for ship in ships)

    await add_orders(interaction, Stage.COMBAT, orders)


@completing(planet=offers.targets("bombard"), unit=offers.fighters("bombard", "planet"))
@GROUP.command(**named("imperium-command-bombard"))
@with_options("imperium-command-bombard", "planet", "unit")
async def bombard(interaction: discord.Interaction, planet: str, unit: str) -> None:
    """Declare a planetary bombardment."""

    def orders(view: View) -> tuple[Action, ...]:
        return (Bombard(named_unit(view, unit), named_sector(view, planet)),)

    await add_orders(interaction, Stage.COMBAT, orders)


@completing(planet=offers.targets("annihilate"), unit=offers.fighters("annihilate", "planet"))
@GROUP.command(**named("imperium-command-annihilate"))
@with_options("imperium-command-annihilate", "planet", "unit")
async def annihilate(interaction: discord.Interaction, planet: str, unit: str) -> None:
    """Declare the destruction of a planet."""

    def orders(view: View) -> tuple[Action, ...]:
        return (Annihilate(named_unit(view, unit), named_sector(view, planet)),)

    await add_orders(interaction, Stage.COMBAT, orders)


@completing(target=offers.targets("strike"), unit=offers.fighters("strike", "target"))
@GROUP.command(**named("imperium-command-strike"))
@with_options("imperium-command-strike", "target", "unit")
async def strike(interaction: discord.Interaction, target: str, unit: str) -> None:
    """Declare that a neutron missile strikes."""

    def orders(view: View) -> tuple[Action, ...]:
        return (Strike(named_unit(view, unit), named_sector(view, target)),)

    await add_orders(interaction, Stage.COMBAT, orders)


@completing(target=offers.declared)
@GROUP.command(**named("imperium-command-withdraw"))
@with_options("imperium-command-withdraw", "target")
async def withdraw(interaction: discord.Interaction, target: str) -> None:
    """Take back what was declared against a sector."""
    await add_orders(interaction, Stage.COMBAT, lambda v: (Withdraw(named_sector(v, target)),))


@completing(target=offers.declared)
@GROUP.command(**named("imperium-command-first"))
@with_options("imperium-command-first", "target")
async def first(interaction: discord.Interaction, target: str) -> None:
    """Let what was declared against a sector be resolved first."""
    await add_orders(interaction, Stage.COMBAT, lambda v: (First(named_sector(v, target)),))


def _by(view: View, tag: str, target: Sector, typed: str) -> tuple[UnitId, ...]:
    """Return the units that were named, or all that can do so to the target."""
    if typed:
        return named_units(view, typed)
    found = tuple(order.unit for order in fights.able(view, f"{tag}/{target}"))
    if not found:
        raise Refusal(text("imperium-refusal-nobody", sector=target))
    return found


def _aboard(view: View, ship: UnitId) -> tuple[Kind, ...]:
    sector = view.board.where(view.seat or 0, ship)
    return view.board.sides[view.seat or 0].units[sector].cargo if sector else ()
