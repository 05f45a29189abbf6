"""The rest of a match worked out on paper, for `estimate`: no chance, no secrets, no detours.

The bomb takes a quickest way to the moon, with its thrusters as long as some points of
shield stay in reserve, and each turn the Rebel fires what does most. All shields together
are one number here, 18 at first: its sixes are the shields.
"""

from __future__ import annotations

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
MEAN_BEST = {3: 5, 2: 4, 1: 3}
"""The mean of the best of so many dice, rounded down to what to count on."""


class Gun(NamedTuple):
    """A weapon on paper."""

    cell: Cell
    kind: Kind
    colour: Colour
    shots: int


class Paper:
    """A position, ready to be flown to its end with different reserves."""

    def __init__(self, state: State) -> None:
        self._side = state.config.board_side
        self._moon = board(self._side).moon
        self._chart = chart(self._side, occupied(state))
        self._fired_upon = state.phase is Phase.DEFENCE
        self._start: Heading = (state.bomb.cell, state.bomb.facing)
        self._points = points_left(state.bomb)
        self._guns = [
            Gun(cell, marker.kind, marker.colour, marker.shots)
            for cell, marker in state.weapons.items()
            if marker.kind is not Kind.DESTROYER
        ]

    def flown(self, reserve: int) -> tuple[int, int]:
        """Return the points and the turns that are left when the bomb arrives or bursts.

        No turns left means that it arrived.
        """
        heading, points, guns = self._start, self._points, list(self._guns)
        if not self._fired_upon:
            heading, points = self._advanced(heading, points, reserve)
        while heading[0] != self._moon:
            taken = self._shot(heading[0], points, guns)
            if taken and not points:
                return 0, self._chart.turns[heading]
            heading, points = self._advanced(heading, points - taken, reserve)
        return points, 0

    def _advanced(self, heading: Heading, points: int, reserve: int) -> tuple[Heading, int]:
        reached, thrust = self._chart.quickest(heading, points >= THRUST + reserve)
        return reached, points - THRUST if thrust else points

    def _shot(self, cell: Cell, points: int, guns: list[Gun]) -> int:
        """Fire what does most at a bomb on `cell`; return the points it takes, 0 for none."""
        most, at = 0.0, -1
        for number, gun in enumerate(guns):
            worth = self._worth(gun, cell, points)
            if worth > most:
                most, at = worth, number
        if at < 0:
            return 0
        taken = self._taking(guns[at], cell, points)
        _use(guns, at)
        return taken

    def _worth(self, gun: Gun, cell: Cell, points: int) -> float:
        taken = self._taking(gun, cell, points)
        return taken - USED_UP[gun.kind] if taken else 0.0

    def _taking(self, gun: Gun, cell: Cell, points: int) -> int:
        """Return the points that a shot takes; any number destroys an unprotected bomb."""
        if points and gun.kind is not Kind.FRAG_MINE and gun.colour is not _colour(points):
            return 0
        hurt = _damage(self._side, gun.kind, gun.shots, gun.cell, cell)
        if not hurt or not self._chart.sees(gun.cell, cell):
            return 0
        return min(hurt, (points - 1) % SHIELD_STRENGTH + 1) if points else hurt


def _colour(points: int) -> Colour:
    """Return the colour of the active shield when so many points are left, at least 1."""
    return ORDER[-1 - (points - 1) // SHIELD_STRENGTH]


@cache
def _damage(side: int, kind: Kind, shots: int, cell: Cell, other: Cell) -> int:
    """Return what a shot of the right colour does with nothing in between."""
    field = board(side)
    if not reaches(field, kind, cell, other):
        return 0
    dice = (MEAN_BEST[EMP_DICE[shots]],) if kind is Kind.EMP else ()
    return min(damage(kind, field.distance(cell, other), dice), FULL_DAMAGE)


def _use(guns: list[Gun], at: int) -> None:
    """Take a shot off a weapon."""
    gun = guns[at]
    if last_shot(gun.kind, gun.shots + 1):
        del guns[at]
    else:
        guns[at] = gun._replace(shots=gun.shots + 1)
