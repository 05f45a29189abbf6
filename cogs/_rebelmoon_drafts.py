"""What has been chosen so far of a turn of the bomb or of an activation; no Discord.

A draft is short text, so that it fits into a button: "f/1/1/thrusters/-" turns right, advances
and uses the thrusters; "a/C5/-" activates the weapon on C5.
"""

from __future__ import annotations

import msgspec

from engines.core import MalformedAction, Text, text
from engines.rebelmoon.flight import equipment, fly, possible, scannable
from engines.rebelmoon.model import Activate, Cell, Disc, Fly, Upgrade, View
from engines.rebelmoon.space import board_of
from engines.rebelmoon.words import intended

NOTHING = "-"
_FLIGHT, _SHOT = "f", "a"


def written(move: Fly | Activate) -> str:
    """Return a move as a draft."""
    if isinstance(move, Activate):
        return "/".join((_SHOT, move.weapon, move.target or NOTHING))
    upgrade = move.upgrade.value if move.upgrade else NOTHING
    parts = (_FLIGHT, str(move.turn), str(int(move.advance)), upgrade, move.target or NOTHING)
    return "/".join(parts)


def read(draft: str) -> Fly | Activate:
    """Return the move that a draft stands for. Raises `MalformedAction` if it is none."""
    match draft.split("/"):
        case [kind, weapon, target] if kind == _SHOT:
            return Activate(weapon, _given(target))
        case [kind, turn, advance, upgrade, target] if kind == _FLIGHT:
            plain = {
                "turn": turn,
                "advance": advance == "1",
                "upgrade": _given(upgrade),
                "target": _given(target),
            }
            try:
                return msgspec.convert(plain | {"type": "fly"}, Fly, strict=False)
            except msgspec.ValidationError as error:
                raise MalformedAction(text("refusal-malformed")) from error
        case _:
            raise MalformedAction(text("refusal-malformed"))


def _given(part: str) -> str | None:
    return None if part == NOTHING else part


def flight_of(view: View, draft: str) -> Fly:
    """Return the flight of a draft; without one straight on, or staying put where it cannot."""
    if draft.startswith(_FLIGHT):
        move = read(draft)
        if isinstance(move, Fly) and possible(view, move):
            return move
    return Fly(0, can_advance(view, 0))


def shot_of(view: View, draft: str) -> Activate | None:
    """Return the activation of a draft; None where it holds none that is still there."""
    if draft.startswith(_SHOT):
        move = read(draft)
        if isinstance(move, Activate) and move.weapon in view.weapons:
            return move
    return None


def with_movement(view: View, move: Fly, *, turn: int, advance: bool) -> Fly:
    """Return a flight with other movement; its upgrade is kept where it stays possible."""
    moved = Fly(turn, advance, move.upgrade, move.target)
    return moved if possible(view, moved) else Fly(turn, advance)


def can_advance(view: View, turn: int) -> bool:
    """Tell whether the bomb can advance after turning so."""
    return possible(view, Fly(turn, True))


def lands_on(view: View, move: Fly) -> Cell:
    """Return where the bomb would be after a flight; where it is, if that is impossible."""
    return fly(view, move).bomb.cell if possible(view, move) else view.bomb.cell


def with_upgrades(view: View, move: Fly) -> tuple[Fly, ...]:
    """Return a movement without an upgrade, and with each that is possible after it."""
    plain = Fly(move.turn, move.advance)
    here = fly(view, plain).bomb.cell
    found = [plain]
    for upgrade in equipment(view.config):
        targets = scannable(view, here) if upgrade is Upgrade.SCANNER else (None,)
        moves = (Fly(move.turn, move.advance, upgrade, target) for target in targets)
        found += [one for one in moves if possible(view, one)]
    return tuple(found)


def flight_words(view: View, move: Fly) -> tuple[Text, ...]:
    """Return what a turn of the bomb would do, in words."""
    return intended(view, fly(view, move))


def own_weapons(view: View) -> dict[Cell, Disc]:
    """Return the weapons on the board whose kind the viewer knows."""
    return {cell: disc for cell, disc in sorted(view.weapons.items()) if disc.kind is not None}


def parsed_cell(view: View, typed: str) -> Cell:
    """Return the cell that was typed. Raises `IllegalAction` if there is none such."""
    return board_of(view).parse(typed.strip())
