"""Positions on which the rules of Imperium Galáctica are explained, on its first mission's map."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Dice, Seat
from engines.examples import Example
from engines.imperium.board import BLUE, RED, Phase, Planet, Side, Unit
from engines.imperium.knowledge import view
from engines.imperium.maps import Sector
from engines.imperium.options import Config
from engines.imperium.setup import prepared
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from engines.versions import FIRST


def _position(
    phase: Phase,
    units: tuple[dict[Sector, Kind], dict[Sector, Kind]],
    held: dict[Sector, Seat],
) -> State:
    """Return a position in red's turn: whose units lie where, and who holds which planets."""
    state = prepared(Config(), Dice("examples", 0), FIRST)
    board = state.board
    sides = tuple(Side(12, _numbered(own)) for own in units)
    planets = {
        sector: Planet(Size.MEDIUM, owner, (Kind.INFANTRY,)) for sector, owner in held.items()
    }
    return state.with_board(
        replace(
            board,
            sides=sides,
            planets={**board.planets, **planets},
            active=RED,
            first=RED,
            phase=phase,
            turn=4,
        )
    )


def _numbered(kinds: dict[Sector, Kind]) -> dict[Sector, Unit]:
    """Give units the numbers of their tokens."""
    found: dict[Sector, Unit] = {}
    for sector, kind in kinds.items():
        number = 1 + sum(unit.kind is kind for unit in found.values())
        found[sector] = Unit(f"{kind}-{number}", kind)
    return found


_SUPPLIED = _position(
    Phase.SUPPLY,
    (
        {"G4": Kind.FRIGATE, "F4": Kind.INTERCEPTOR, "C4": Kind.BOMBER},
        {"G5": Kind.CORVETTE, "D5": Kind.CRUISER},
    ),
    {"H4": RED, "H6": RED, "E5": BLUE},
)
_ENGAGED = _position(
    Phase.MOVEMENT,
    (
        {"I4": Kind.CORVETTE, "G4": Kind.FRIGATE},
        {"F4": Kind.DESTROYER, "E4": Kind.INTERCEPTOR},
    ),
    {"H4": RED, "E3": BLUE},
)
EXAMPLES = {
    6: Example(view(_SUPPLIED, None), "supply", (RED,)),
    8: Example(view(_ENGAGED, RED), "reach", ("corvette-1",)),
}
