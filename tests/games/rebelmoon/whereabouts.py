"""Where each weapon of Rebel Moon Defense is, and who can see it there."""

from __future__ import annotations

from collections.abc import Iterator

from engines.catalogues import Piece
from engines.rebelmoon.model import REBEL, WEAPONS, Phase, State, Weapon
from tests.laws.whereabouts import EVERYBODY, Seers


def lying(state: State) -> Iterator[tuple[Piece, Seers]]:
    """Yield every weapon with those who know its kind; at the end all is turned up."""
    up = {marker.weapon for marker in state.weapons.values() if marker.face_up}
    up.update(state.spent.values())
    for weapon in WEAPONS:
        open_to_all = weapon in up or state.phase is Phase.OVER
        yield (None, _key(weapon)), EVERYBODY if open_to_all else frozenset((REBEL,))


def _key(weapon: Weapon) -> str:
    return f"{weapon.kind}-{weapon.colour}"
