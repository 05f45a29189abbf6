"""The shields of the bomb (rulebook, "Escudos e impactos")."""

from __future__ import annotations

from msgspec.structs import replace

from engines.rebelmoon.model import SHIELD_STRENGTH, Bomb, Colour

ORDER = tuple(Colour)


def points_left(bomb: Bomb) -> int:
    """Return the points of all shields that are left."""
    if bomb.shield is None:
        return 0
    return bomb.strength + SHIELD_STRENGTH * (len(ORDER) - 1 - ORDER.index(bomb.shield))


def strength_of(flown: Bomb, colour: Colour) -> int:
    """Return what a shield has left: of the active one its strength, of those below it all."""
    if flown.shield is None or ORDER.index(colour) < ORDER.index(flown.shield):
        return 0
    return flown.strength if colour is flown.shield else SHIELD_STRENGTH


def pay(bomb: Bomb, points: int) -> Bomb:
    """Return the bomb after it paid; what one shield cannot pay the next one does.

    `points` must not exceed `points_left`; paying the last one leaves it unprotected.
    """
    while bomb.shield is not None and points >= bomb.strength:
        points -= bomb.strength
        bomb = _without_shield(bomb)
    return replace(bomb, strength=bomb.strength - points) if points else bomb


def absorb(bomb: Bomb, damage: int) -> Bomb:
    """Return the bomb after a hit on its shield, which takes at most one shield away."""
    if damage < bomb.strength:
        return replace(bomb, strength=bomb.strength - damage)
    return _without_shield(bomb)


def _without_shield(bomb: Bomb) -> Bomb:
    if bomb.shield is ORDER[-1] or bomb.shield is None:
        return replace(bomb, shield=None, strength=0)
    return replace(bomb, shield=ORDER[ORDER.index(bomb.shield) + 1], strength=SHIELD_STRENGTH)
