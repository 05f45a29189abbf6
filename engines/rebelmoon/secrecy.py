"""Who may see what: the kind of a weapon is the Rebel's secret until it is face up.

When the match is over everything is turned up (ruling "Turned up").
"""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Dice, Seat
from engines.rebelmoon.model import (
    IMPERIAL,
    REBEL,
    WEAPONS,
    Cell,
    Colour,
    Disc,
    Kind,
    Marker,
    Phase,
    State,
    View,
    Weapon,
)


def view(state: State, seat: Seat | None) -> View:
    """Return what `seat` (None: a spectator) may know."""
    return View(
        seat=seat,
        config=state.config,
        phase=state.phase,
        to_act=state.to_act,
        bomb=state.bomb,
        path=state.path,
        asteroids=state.asteroids,
        asteroids_left=state.asteroids_left,
        weapons={cell: _disc(state, marker, seat) for cell, marker in state.weapons.items()},
        weapons_left={c: sum(w.colour is c for w in state.reserve) for c in Colour},
        reserve=state.reserve if seat == REBEL else (),
        spent=state.spent,
        lost=state.lost,
        passing=state.passing,
        turn=state.turn,
        quiet=state.quiet,
        flight=state.flight,
        shot=state.shot,
        end=state.end,
    )


def _disc(state: State, marker: Marker, seat: Seat | None) -> Disc:
    face_up = marker.face_up or state.phase is Phase.OVER
    known = face_up or seat == REBEL
    return Disc(marker.colour, marker.kind if known else None, face_up, marker.shots)


def laid_open(state: State) -> State:
    """Return a match that people gave up as it is shown: over, and with nothing hidden."""
    return replace(state, phase=Phase.OVER, to_act=None)


def hidden(state: State) -> dict[Cell, Weapon]:
    """Return the weapons on the board that are face down until the match is over."""
    return {cell: one.weapon for cell, one in sorted(state.weapons.items()) if not one.face_up}


def left_out(state: State) -> tuple[Weapon, ...]:
    """Return the weapons that are out of the match and were not seen by everyone.

    Once nothing is held any more they are those never placed, and those destroyed face down.
    """
    seen = {marker.weapon for marker in state.weapons.values()}
    known = seen.union(state.spent.values(), state.reserve)
    return tuple(weapon for weapon in WEAPONS if weapon not in known)


def resample(state: State, seat: Seat, dice: Dice) -> State:
    """Return the state with the kinds that `seat` does not know dealt anew."""
    if seat != IMPERIAL or state.phase is Phase.OVER:
        return state
    unseen = {colour: dice.shuffled(_unseen(state, colour)) for colour in Colour}
    weapons = dict(state.weapons)
    for cell, marker in state.weapons.items():
        if not marker.face_up:
            kind, *rest = unseen[marker.colour]
            unseen[marker.colour] = tuple(rest)
            weapons[cell] = Marker(Weapon(kind, marker.colour))
    placing = state.phase is Phase.PLACEMENT
    left = {Weapon(kind, colour) for colour, kinds in unseen.items() for kind in kinds}
    reserve = tuple(weapon for weapon in WEAPONS if weapon in left) if placing else ()
    return replace(state, weapons=weapons, reserve=reserve)


def _unseen(state: State, colour: Colour) -> tuple[Kind, ...]:
    """Return the kinds of one colour that nobody but the Rebel has seen."""
    face_up = {marker.weapon for marker in state.weapons.values() if marker.face_up}
    seen = face_up.union(state.spent.values())
    return tuple(w.kind for w in WEAPONS if w.colour is colour and w not in seen)
