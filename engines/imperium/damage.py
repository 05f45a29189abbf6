"""Harm: damage, destruction, planets losing what lies on them.

Rulebook, "Combates entre unidades estelares", "Unidades dañadas"; rulings I-R01, I-R03.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from msgspec.structs import replace

from engines.core import Player, Seat, Text, text
from engines.imperium.board import Board, Planet, Radiation, Unit
from engines.imperium.maps import Sector
from engines.imperium.names import kind_names, unit_name
from engines.imperium.stock import counted_lost
from engines.imperium.systems import Size
from engines.imperium.telling import Run
from engines.imperium.units import TYPES, Kind


class Verdict(StrEnum):
    """What an attack does to a unit."""

    UNHARMED = "unharmed"
    DAMAGED = "damaged"
    DESTROYED = "destroyed"


def verdict(unit: Unit, attack: int, defence: int | None = None) -> Verdict:
    """Return what a strength does to a unit; `defence` is given where cards change it.

    At least the defence damages, at least twice the defence destroys; what is damaged or has
    no damaged side is destroyed by its defence alone.
    """
    needed = unit.stats.defence if defence is None else defence
    if attack < needed:
        return Verdict.UNHARMED
    brittle = unit.damaged or TYPES[unit.kind].back is None
    return Verdict.DESTROYED if brittle or attack >= 2 * needed else Verdict.DAMAGED


def strike(board: Board, seat: Seat, sector: Sector, result: Verdict, run: Run) -> Board:
    """Tell that the unit of `seat` in a sector suffers a verdict, and let it."""
    unit = board.sides[seat].units[sector]
    match result:
        case Verdict.UNHARMED:
            pass
        case Verdict.DAMAGED:
            run.tell("damaged", player=Player(seat), unit=unit_name(unit), sector=sector)
        case Verdict.DESTROYED:
            tell_destroyed(unit, seat, sector, run)
    return suffered(board, seat, sector, result, run)


def suffered(board: Board, seat: Seat, sector: Sector, result: Verdict, run: Run) -> Board:
    """Return the board after the unit of `seat` in a sector suffered a verdict that was told.

    It turns to its damaged side, or leaves with its cargo; a missile goes off where it was hit.
    """
    unit = board.sides[seat].units[sector]
    match result:
        case Verdict.UNHARMED:
            return board
        case Verdict.DAMAGED:
            return board.with_unit(seat, sector, replace(unit, damaged=True))
        case Verdict.DESTROYED:
            board = board.with_unit(seat, sector, None)
            return irradiate(board, seat, sector, run) if unit.kind is Kind.MISSILE else board


def swallow(board: Board, seat: Seat, sector: Sector, run: Run) -> Board:
    """Let a black hole take a unit and its cargo out of the game ("Agujeros negros")."""
    unit = board.sides[seat].units[sector]
    run.tell("swallowed", player=Player(seat), unit=laden_name(unit), sector=sector)
    board = board.with_unit(seat, sector, None)
    side = board.sides[seat]
    lost = counted_lost(side.lost, (unit.kind, *unit.cargo))
    return board.with_side(seat, replace(side, lost=lost))


def irradiate(board: Board, seat: Seat, sector: Sector, run: Run) -> Board:
    """Lay the radioactivity marker of a missile of `seat`; it lies through the next turn."""
    run.tell("radioactive", sector=sector, turn=board.turn + 1)
    marker = Radiation(board.turn + 1, seat)
    return replace(board, radiation={**board.radiation, sector: marker})


def wiped(planet: Planet) -> Planet:
    """Return a planet with everything on it gone; a home planet keeps its owner."""
    return settled(replace(planet, troops=(), buildings=frozenset(), cannon_damaged=False))


def settled(planet: Planet) -> Planet:
    """Return a planet that nobody holds as neutral, without buildings (ruling I-R12)."""
    if planet.troops or planet.size is Size.HOME or planet.owner is None:
        return planet
    return Planet(planet.size)


def tell_if_lost(before: Planet, after: Planet, sector: Sector, run: Run) -> None:
    """Tell what its owner loses on a planet, and that it has become neutral, if it has."""
    tell_garrison_lost(before, less(before.tokens, after.tokens), sector, run)
    if before.owner is not None and after.owner is None:
        run.tell("neutral", player=Player(before.owner), planet=sector)


def tell_garrison_lost(planet: Planet, gone: tuple[Kind, ...], sector: Sector, run: Run) -> None:
    """Tell which tokens its owner loses on a planet, if any."""
    if planet.owner is not None and gone:
        run.tell(
            "garrison-lost",
            player=Player(planet.owner),
            units=kind_names(gone),
            planet=sector,
        )


def tell_planet_lost(planet: Planet, sector: Sector, run: Run) -> None:
    """Tell whose a planet was that is no more, if anyone's, and what is lost with it."""
    if planet.owner is not None:
        run.tell(
            "planet-lost",
            player=Player(planet.owner),
            planet=sector,
            units=kind_names(planet.tokens),
            count=len(planet.tokens),
        )


def less(kinds: tuple[Kind, ...], gone: Iterable[Kind]) -> tuple[Kind, ...]:
    """Return some tokens without others, each taken away once."""
    left = list(kinds)
    for kind in gone:
        left.remove(kind)
    return tuple(left)


def tell_destroyed(unit: Unit, seat: Seat, sector: Sector, run: Run) -> None:
    """Tell that a unit is destroyed, and with what aboard."""
    run.tell("destroyed", player=Player(seat), unit=laden_name(unit), sector=sector)


def laden_name(unit: Unit) -> Text:
    """Return the name of a unit, with what is aboard if anything is."""
    name = unit_name(unit)
    if not unit.cargo:
        return name
    return text("imperium-unit-with-cargo", unit=name, cargo=kind_names(unit.cargo))
