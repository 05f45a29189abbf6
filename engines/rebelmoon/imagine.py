"""A position as one player knows it: weapons whose kind is secret are blank.

The rules ask the same of this as of the real position, so that whoever only has a view can
ask them what is possible.
"""

from __future__ import annotations

from typing import cast

from engines.rebelmoon.model import REBEL, Colour, Disc, Kind, Marker, State, View, Weapon

BLANK = cast(Kind, "")
"""The kind of a weapon that the viewer does not know: none that there is."""


def imagine(view: View) -> State:
    """Return the position that a view shows, with blanks for what it hides."""
    return State(
        config=view.config,
        phase=view.phase,
        to_act=view.to_act,
        bomb=view.bomb,
        path=view.path,
        asteroids=view.asteroids,
        asteroids_left=view.asteroids_left,
        weapons={cell: _marker(disc) for cell, disc in view.weapons.items()},
        reserve=view.reserve if view.seat == REBEL else _unseen(view.weapons_left),
        spent=view.spent,
        lost=view.lost,
        passing=view.passing,
        turn=view.turn,
        quiet=view.quiet,
        flight=view.flight,
        shot=view.shot,
        end=view.end,
    )


def _marker(disc: Disc) -> Marker:
    kind = BLANK if disc.kind is None else disc.kind
    return Marker(Weapon(kind, disc.colour), disc.face_up, disc.shots)


def _unseen(left: dict[Colour, int]) -> tuple[Weapon, ...]:
    return tuple(Weapon(BLANK, colour) for colour, count in left.items() for _ in range(count))
