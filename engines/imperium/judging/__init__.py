"""A rough chance of winning (the contract's `estimate`).

Material, planets, income, cards, what the units may soon gain or lose, the safety of the home
planets, and how near each side is to the mission's own aim; all in construction points.
"""

from __future__ import annotations

from math import exp

from engines.core import Seat
from engines.imperium.board import BLUE, RED, Board, Phase, enemy_of, undisturbed
from engines.imperium.income import income
from engines.imperium.judging.landscape import HOME_VALUE, Landscape
from engines.imperium.judging.outlook import outlook_of, worth
from engines.imperium.judging.progress import progress
from engines.imperium.judging.prospects import prospects
from engines.imperium.missions import Mission
from engines.imperium.state import State
from engines.imperium.supply import unsupplied
from engines.imperium.units import TYPES, Kind

SPREAD = 45.0
"""A lead of so many points is a chance of about three in four."""
PER_CARD = 2.0
UNSPENT = 1.3
"""Points in hand against the price of what is on the board: they can become what is needed."""
BLOCKADED = 0.75
STRANDED = 0.8
SIEGE, WAR = 15.0, 60.0
"""What it is worth to have all the troops beside the enemy's home that its conquest needs, and what
in the Total War, whose aim that is. Elsewhere whoever gathers them falls behind."""


def estimate(state: State) -> tuple[float, ...]:
    """Return the chance of winning for red and for blue."""
    result = state.board.result
    if result is not None:
        if result.winner is None:
            return (0.5, 0.5)
        return (1.0, 0.0) if result.winner == RED else (0.0, 1.0)
    red, blue = _standing(state, RED), _standing(state, BLUE)
    chance = 1 / (1 + exp(max(-60.0, min(60.0, (blue - red) / SPREAD))))
    return (chance, 1 - chance)


def _standing(state: State, seat: Seat) -> float:
    board = state.board
    outlook = outlook_of(board, seat)
    side = board.sides[seat]
    units = sum([worth(u) + outlook.promise(u, s) for s, u in side.units.items()])
    return (
        UNSPENT * (side.points + _due(board, seat))
        + PER_CARD * len(state.hidden[seat].hand)
        + units
        + _planets(board, outlook.land)
        + prospects(board, seat)
        + progress(board, seat)
        + _siege(board, outlook.land)
        - _home_in_danger(board, seat)
        - _stranded(board, seat)
    )


def _due(board: Board, seat: Seat) -> int:
    """Return the income that a side has yet to collect in this Game Turn.

    Without it whoever is first would look richer for that alone, and bid for it.
    """
    collected = board.phase is not Phase.INITIATIVE and seat in (board.first, board.active)
    return 0 if collected else income(board, seat)


def _planets(board: Board, land: Landscape) -> float:
    """Return what the planets of a side are worth, and what lies on them."""
    free = undisturbed(board, land.seat, land.held)
    return sum(
        [
            (value if sector in free else BLOCKADED * value) + garrison
            for sector, value, garrison in land.holdings
        ]
    )


def _siege(board: Board, land: Landscape) -> float:
    """Return what the troops on their way to the enemy's home are worth together.

    One ship's troops alone seldom take it; the more come at the same time, the better.
    """
    home = board.map.homes[enemy_of(land.seat)]
    force = sum(
        sum(TYPES[kind].front.attack for kind in unit.cargo) * land.nearness(unit, sector, home)
        for sector, unit in board.sides[land.seat].units.items()
        if unit.cargo
    )
    needed = 2 * land.resistance(home) + 1
    worth_all = WAR if board.config.mission is Mission.TOTAL_WAR else SIEGE
    return worth_all * min(1.0, force / needed) ** 1.5


def _stranded(board: Board, seat: Seat) -> float:
    """Return what the squadrons out of supply are worth, most of which is as good as lost."""
    units = board.sides[seat].units
    return STRANDED * sum(worth(units[sector]) for sector in unsupplied(board, seat))


def _home_in_danger(board: Board, seat: Seat) -> float:
    """Return what the landing forces near a home planet weigh against its defence."""
    home = board.map.homes[seat]
    planet = board.planets[home]
    landing, away = 0.0, board.map.distances(home)
    for sector, unit in board.sides[enemy_of(seat)].units.items():
        steps = away[sector]
        if unit.cargo and steps <= unit.stats.move + 1:
            strength = sum(TYPES[kind].front.attack for kind in unit.cargo)
            landing += strength if steps > 1 else 1.3 * strength
    if not landing:
        return 0.0
    cannon = 6 if Kind.CANNON in planet.buildings else 0
    defence = len(planet.troops) + cannon
    return HOME_VALUE * min(1.0, landing / (defence + 1)) ** 2
