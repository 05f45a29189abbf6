"""The rest of a match worked out on paper, for `estimate`: no chance, no secrets, no detours.

The bomb takes a quickest way to the moon, with its thrusters as long as some points of
shield stay in reserve, and each turn the Rebel fires what does most. All shields together
are one number here, 18 at first: its sixes are the shields.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from engines.rebelmoon.arms import EMP_DICE, FULL_DAMAGE, damage, last_shot, reaches
from engines.rebelmoon.board import board
from engines.rebelmoon.flight import COSTS
from engines.rebelmoon.model import SHIELD_STRENGTH, Cell, Colour, Kind, Phase, State, Upgrade
from engines.rebelmoon.routes import Heading, chart
from engines.rebelmoon.shields import ORDER, points_left
from engines.rebelmoon.space import occupied

THRUST = COSTS[Upgrade.THRUSTERS]
USED_UP = {Kind.FRAG_MINE: 0.0, Kind.EMP: 0.2, Kind.LASER: 0.4, Kind.CONTACT_MINE: 0.4}
"""What a shot of each kind costs the Rebel, in points of damage."""
ALL = SHIELD_STRENGTH * len(ORDER)
"""The points of all shields together."""
_FRAG_MINE = Kind.FRAG_MINE
MEAN_BEST = {3: 5, 2: 4, 1: 3}
"""The mean of the best of so many dice, rounded down to what to count on."""


class Gun(NamedTuple):
    """A weapon on paper."""

    cell: Cell
    kind: Kind
    colour: Colour
    shots: int
    harm: Mapping[Cell, int]


class Position(NamedTuple):
    """All that the rest of a match hangs on, on paper; `taken` has the cells that are occupied."""

    side: int
    taken: frozenset[Cell]
    start: Heading
    points: int
    fired_upon: bool
    weapons: tuple[tuple[Cell, Kind, Colour, int], ...]


def position(state: State) -> Position:
    """Return what the rest of a match that is not over hangs on."""
    return Position(
        state.config.board_side,
        occupied(state),
        (state.bomb.cell, state.bomb.facing),
        points_left(state.bomb),
        state.phase is Phase.DEFENCE,
        tuple(
            (cell, marker.weapon.kind, marker.weapon.colour, marker.shots)
            for cell, marker in state.weapons.items()
            if marker.weapon.kind is not Kind.DESTROYER
        ),
    )


class Flown(NamedTuple):
    """The points and the turns that are left when the bomb arrives or bursts.

    No turns left means that it arrived. With a reserve of up to `spared` points it flies alike.
    """

    points: int
    turns: int
    spared: int


class Paper:
    """A position, ready to be flown to its end with different reserves."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._moon = board(position.side).moon
        self._chart = chart(position.side, position.taken)
        self._guns = [_gun(position.side, *weapon) for weapon in position.weapons]

    def flown(self, reserve: int) -> Flown:
        """Return how a flight goes that keeps some points back from the thrusters."""
        heading, points, guns = self._position.start, self._position.points, list(self._guns)
        spared, advances = ALL, not self._position.fired_upon
        while True:
            if advances:
                heading, thrust = self._chart.quickest(heading, points >= THRUST + reserve)
                points -= THRUST * thrust
                spared = min(spared, points) if thrust else spared
            if heading[0] == self._moon:
                return Flown(points, 0, spared)
            taken = self._shot(heading[0], points, guns)
            if taken and not points:
                return Flown(0, self._chart.turns[heading], spared)
            points, advances = points - taken, True

    def _shot(self, cell: Cell, points: int, guns: list[Gun]) -> int:
        """Fire what does most at a bomb on `cell`; return the points it takes, 0 for none."""
        most, taken, at = 0.0, 0, -1
        shield = _colour(points)
        strength = (points - 1) % SHIELD_STRENGTH + 1 if points else FULL_DAMAGE
        for number, (stand, kind, colour, _, harm) in enumerate(guns):
            if cell in harm and (shield is None or colour is shield or kind is _FRAG_MINE):
                hurt = min(harm[cell], strength)
                worth = hurt - USED_UP[kind]
                if worth > most and self._chart.sees(stand, cell):
                    most, taken, at = worth, hurt, number
        if at >= 0:
            self._use(guns, at)
        return taken

    def _use(self, guns: list[Gun], at: int) -> None:
        """Take a shot off a weapon."""
        cell, kind, colour, shots, _ = guns[at]
        if last_shot(kind, shots + 1):
            del guns[at]
        else:
            guns[at] = _gun(self._position.side, cell, kind, colour, shots + 1)


def _colour(points: int) -> Colour | None:
    """Return the colour of the active shield when so many points are left; None without one."""
    return ORDER[-1 - (points - 1) // SHIELD_STRENGTH] if points else None


@cache
def _gun(side: int, cell: Cell, kind: Kind, colour: Colour, shots: int) -> Gun:
    """Return a weapon with what its next shot does to a bomb on each cell within its reach.

    Of the right colour, that is, and with nothing in between.
    """
    shots = shots if kind is Kind.EMP else 0
    cells = board(side).cells
    harm = {other: _damage(side, kind, shots, cell, other) for other in cells if other != cell}
    return Gun(cell, kind, colour, shots, {other: hurt for other, hurt in harm.items() if hurt})


def _damage(side: int, kind: Kind, shots: int, cell: Cell, other: Cell) -> int:
    """Return what a shot does on average, rounded down."""
    field = board(side)
    if not reaches(field, kind, cell, other):
        return 0
    dice = (MEAN_BEST[EMP_DICE[shots]],) if kind is Kind.EMP else ()
    return min(damage(kind, field.distance(cell, other), dice), FULL_DAMAGE)
