"""How a match is won (rulebook, "Como ganar en el juego"; the missions; ruling I-R28)."""

from __future__ import annotations

from engines.core import Seat
from engines.imperium.board import BLUE, RED, Board, Reason, Result, enemy_beside, enemy_of
from engines.imperium.income import gross_income, income
from engines.imperium.maps import Sector
from engines.imperium.missions import ENDURANCE, Mission, Tally
from engines.imperium.options import Length
from engines.imperium.stock import owned
from engines.imperium.systems import Terrain
from engines.imperium.units import TYPES, Kind

COUNTED_OUT = frozenset((Reason.TALLY, Reason.TALLY_DRAWN))
"""The ends that come by counting both sides."""
COLONIES = 30
"""The income that wins the Colonial Rush."""
GATES = 3
"""The gates to be held in the War of the Gates,"""
GATE_TURNS = 3
"""for so many Game Turns in a row,"""
GATES_FROM = 4
"""the first of which is this or a later one (ruling I-R64)."""
GATE_TURNS_AT_FIRST = 2
"""For so many, from the first on, by the rules before version 3."""
SUPREMACY = 10
"""The points of supremacy that defeat the enemy (ruling I-R65)."""
PARTS = 5
"""Into so many parts the Game Turns fall in which supremacy is worth more and more."""
WEAPON_PLANETS = 2
CONVOY_TROOPS = 2
CONVOY_RANGE = 1
"""How near to the gate the convoy has to get."""
BLOCKADE_POINTS = 3
BLOCKADE_FROM = 3
"""The first Game Turn in which a blockade scores,"""
BLOCKADE_LEAST = 2
"""and the fewest planets that have to be blockaded."""


def last_turn(board: Board) -> int:
    """Return the number of the last Game Turn."""
    limit = board.scenario.limit
    if board.config.length is Length.SHORT and board.config.mission not in ENDURANCE:
        return (limit + 1) // 2
    return limit


def at_income(board: Board, seat: Seat) -> Result | None:
    """Return the end that comes with a seat's phase 2, if any (Colonial Rush)."""
    if board.config.mission is Mission.COLONIAL_RUSH and income(board, seat) >= COLONIES:
        return Result(Reason.COLONIES, seat)
    return None


def at_destruction(board: Board, seat: Seat) -> Result | None:
    """Return the end that comes with a planet's destruction, if any (Ultimate Weapon)."""
    enough = board.sides[seat].planets_destroyed >= WEAPON_PLANETS
    if board.config.mission is Mission.WEAPON and enough:
        return Result(Reason.WEAPON, seat)
    return None


def at_turn_end(board: Board, seat: Seat) -> Result | None:
    """Return the end that comes with the end of a seat's Player Turn, if any."""
    if board.config.mission is Mission.CONVOY:
        return _convoy(board, seat) or _annihilation(board)
    if board.sides[seat].blockades >= BLOCKADE_POINTS:
        return Result(Reason.BLOCKADE, seat)
    return _annihilation(board)


def _annihilation(board: Board) -> Result | None:
    """A side without any unit has lost; buildings do not count (ruling I-R28)."""
    dead = [seat for seat in (RED, BLUE) if not owned(board, seat)]
    match dead:
        case []:
            return None
        case [seat]:
            return Result(Reason.ANNIHILATION, enemy_of(seat))
        case _:
            return Result(Reason.MUTUAL_ANNIHILATION, None)


def _convoy(board: Board, seat: Seat) -> Result | None:
    if all(unit.kind is not Kind.TRANSPORT for unit in board.sides[RED].units.values()):
        return Result(Reason.CONVOY_LOST, BLUE)
    arrived = seat == RED and arrived_in(board) is not None
    return Result(Reason.CONVOY_ARRIVED, RED) if arrived else None


def arrived_in(board: Board) -> Sector | None:
    """Return where a transport of the convoy has arrived with its troops, if one has."""
    near = board.map.within(convoy_goal(board), CONVOY_RANGE)
    for sector, ship in board.sides[RED].units.items():
        is_near = ship.kind is Kind.TRANSPORT and sector in near
        if is_near and ship.cargo.count(Kind.INFANTRY) >= CONVOY_TROOPS:
            return sector
    return None


def convoy_goal(board: Board) -> Sector:
    """Return where the convoy has to get: the star gate in blue's half."""
    return next(s for s in board.map.gates if board.map.systems[s].endswith("A"))


def blockaded_planets(board: Board, seat: Seat) -> int:
    """Return how many enemy planets a seat blockades."""
    enemy = enemy_of(seat)
    return sum(enemy_beside(board, enemy, planet) for planet in board.controlled(enemy))


def scores_blockade(board: Board, seat: Seat) -> bool:
    """Tell whether a seat's blockade is worth a point now (The Blockade)."""
    if board.config.mission is not Mission.BLOCKADE or board.turn < BLOCKADE_FROM:
        return False
    held = len(board.controlled(enemy_of(seat)))
    return blockaded_planets(board, seat) >= max(BLOCKADE_LEAST, (held + 1) // 2)


def counts_supremacy(board: Board) -> bool:
    """Tell whether supremacy is counted (Defeat the Enemy)."""
    return board.config.mission is Mission.DEFEAT and board.rules_version >= 3


def supremacy_from(board: Board) -> int:
    """Return the first Game Turn that is worth a point of supremacy."""
    part = last_turn(board) // PARTS
    return part + part // 2


def supremacy_now(board: Board) -> int:
    """Return how many points of supremacy this Game Turn is worth.

    Nothing at first, then 1, and one more with each further fifth of the Game Turns.
    """
    if not counts_supremacy(board) or board.turn < supremacy_from(board):
        return 0
    return 1 + (board.turn - supremacy_from(board)) // (last_turn(board) // PARTS)


def supreme(board: Board) -> Seat | None:
    """Return who has the higher income of all controlled planets, blockaded or not."""
    red, blue = gross_income(board, RED), gross_income(board, BLUE)
    return None if red == blue else RED if red > blue else BLUE


def gate_turns(board: Board) -> int:
    """Return for how many Game Turns in a row gates have to be held (War of the Gates)."""
    return GATE_TURNS if board.rules_version >= 3 else GATE_TURNS_AT_FIRST


def holds_gates(board: Board, seat: Seat) -> bool:
    """Tell whether this Game Turn counts for a seat in the War of the Gates."""
    early = board.rules_version >= 3 and board.turn < GATES_FROM
    return gates_held(board, seat) >= GATES and not early


def gates_held(board: Board, seat: Seat) -> int:
    """Return on how many star gates a seat has a unit."""
    on = [board.terrain.get(sector) for sector in board.sides[seat].units]
    return on.count(Terrain.GATE)


def at_game_turn_end(board: Board) -> Result | None:
    """Return the end that comes with the end of a Game Turn, if any."""
    if board.config.mission is Mission.GATES:
        for seat in (RED, BLUE):
            if board.sides[seat].gates_held >= gate_turns(board):
                return Result(Reason.GATES, seat)
    for seat in (RED, BLUE):
        if (board.sides[seat].supremacy or 0) >= SUPREMACY:
            return Result(Reason.SUPREMACY, seat)
    if board.turn < last_turn(board):
        return None
    if board.config.mission is Mission.CONVOY:
        return Result(Reason.CONVOY_LATE, BLUE)
    return _tallied(board)


def _tallied(board: Board) -> Result:
    red, blue = tally(board, RED), tally(board, BLUE)
    if red == blue:
        return Result(Reason.TALLY_DRAWN, None)
    return Result(Reason.TALLY, RED if red > blue else BLUE)


def tally(board: Board, seat: Seat) -> tuple[float, ...]:
    """Return what a seat is counted out by, the most important first."""
    return tuple(_counted(board, seat, by) for by in board.scenario.tally)


def _counted(board: Board, seat: Seat, by: Tally) -> float:
    match by:
        case Tally.INCOME:
            return gross_income(board, seat)
        case Tally.POINTS:
            return board.sides[seat].points
        case Tally.GATES:
            return gates_held(board, seat)
        case Tally.BLOCKADES:
            return board.sides[seat].blockades
        case Tally.STRENGTH:
            cost = sum(TYPES[kind].cost for kind in owned(board, seat))
            return 2 * gross_income(board, seat) + cost / 10
