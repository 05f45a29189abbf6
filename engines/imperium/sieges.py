"""What ships do to planets without landing: bombardment, destruction, neutron missiles.

Rulebook, "Bombardeo planetario", "Destrucción de planetas", "Ataque del misil de neutrones".
"""

from __future__ import annotations

from enum import StrEnum

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.imperium.board import Board, Planet, Reason, Result, enemy_of
from engines.imperium.clashes import Choice, Combat, Loss
from engines.imperium.damage import (
    irradiate,
    settled,
    tell_destroyed,
    tell_if_lost,
    tell_planet_lost,
    wiped,
)
from engines.imperium.maps import Sector
from engines.imperium.names import kind_name
from engines.imperium.space import can_be_destroyed
from engines.imperium.systems import Size, Terrain
from engines.imperium.telling import Run
from engines.imperium.units import Ability, Kind


def can_still_bombard(board: Board, seat: Seat, combat: Combat) -> bool:
    """Tell whether a declared bombardment still finds its ship, and something to destroy.

    Nothing else is done to a planet that is bombarded, and nobody comes into its orbit meanwhile.
    """
    is_there = bool(board.planets[combat.target].tokens)
    return is_there and _has(board, seat, combat, Ability.BOMBARD)


def can_still_annihilate(board: Board, seat: Seat, combat: Combat) -> bool:
    """Tell whether a declared destruction still finds an able annihilator and its planet."""
    is_there = can_be_destroyed(board, seat, combat.target)
    return is_there and _has(board, seat, combat, Ability.DESTROY_PLANET)


def _has(board: Board, seat: Seat, combat: Combat, ability: Ability) -> bool:
    sector = board.where(seat, combat.attackers[0])
    return sector is not None and board.sides[seat].units[sector].can(ability)


def bombard(board: Board, seat: Seat, combat: Combat, run: Run) -> Board:
    """Bombard: the planet's owner picks the token that is lost (ruling I-R19)."""
    run.tell("bombarded", player=Player(seat), planet=combat.target)
    pool = board.planets[combat.target].tokens
    choice = Choice(enemy_of(seat), Loss.BOMBARDMENT, combat.target, pool, 1)
    return replace(board, choice=choice)


class Shelling(StrEnum):
    """What a bombardment does to its planet."""

    CHOICE = "choice"
    LAST = "last"
    NEUTRAL = "neutral"


def shelling(planet: Planet) -> Shelling:
    """Return what a bombardment does to a planet: whether its last token goes, and it with that."""
    if len(planet.tokens) > 1:
        return Shelling.CHOICE
    return Shelling.LAST if planet.size is Size.HOME else Shelling.NEUTRAL


def lose_token(board: Board, seat: Seat, sector: Sector, kind: Kind, run: Run) -> Board:
    """Remove one token from a planet of a seat, which may become neutral by it."""
    planet = board.planets[sector]
    run.tell("token-lost", player=Player(seat), unit=kind_name(kind), planet=sector)
    if kind in planet.buildings:
        left = planet.without(kind)
    else:
        troops = list(planet.troops)
        troops.remove(kind)
        left = replace(planet, troops=tuple(troops))
    after = settled(left)
    tell_if_lost(left, after, sector, run)
    return board.with_planet(sector, after)


def annihilate(board: Board, seat: Seat, combat: Combat, run: Run) -> Board:
    """Destroy a planet and all on it; an asteroid field takes its place (ruling I-R20)."""
    sector = combat.target
    planet = board.planets[sector]
    run.tell("annihilated", player=Player(seat), planet=sector)
    tell_planet_lost(planet, sector, run)
    if planet.owner == enemy_of(seat):  # neutral ones do not count for The Ultimate Weapon
        side = board.sides[seat]
        board = board.with_side(seat, replace(side, planets_destroyed=side.planets_destroyed + 1))
    if planet.size is Size.HOME:
        return replace(board, result=Result(Reason.HOME_DESTROYED, seat))
    return replace(
        board,
        planets={s: p for s, p in board.planets.items() if s != sector},
        terrain={**board.terrain, sector: Terrain.ASTEROIDS},
        radiation={s: m for s, m in board.radiation.items() if s != sector},
    )


def detonate(board: Board, seat: Seat, combat: Combat, run: Run) -> Board:
    """Let a missile hit: a unit is destroyed, or everything on a planet (ruling I-R23)."""
    where = board.where(seat, combat.attackers[0])
    assert where is not None
    board = board.with_unit(seat, where, None)
    sector, enemy = combat.target, enemy_of(seat)
    run.tell("missile-hit", player=Player(seat), sector=sector)
    unit = board.unit(enemy, sector)
    if unit is not None:
        tell_destroyed(unit, enemy, sector, run)
        board = board.with_unit(enemy, sector, None)
    else:
        board = _scorched(board, sector, run)
    return irradiate(board, seat, sector, run)


def _scorched(board: Board, sector: Sector, run: Run) -> Board:
    """Destroy all that lies on a planet; a home planet keeps its owner (ruling I-R24)."""
    planet = board.planets[sector]
    left = wiped(planet)
    tell_if_lost(planet, left, sector, run)
    return board.with_planet(sector, left)
