"""What has been chosen so far of a turn of the bomb or of an activation; no Discord.

A draft is short text, so that it fits into a button: "f/1/1/thrusters/-" turns right, advances
and uses the thrusters; "a/C5/-" activates the weapon on C5.
"""

from __future__ import annotations

from engines.core import IllegalAction, MalformedAction, Text, converted, text
from engines.rebelmoon.arms import check_activation, nothing_there, weapon_name
from engines.rebelmoon.flight import equipment, fly, possible, scannable
from engines.rebelmoon.model import Activate, Cell, Disc, Fly, Upgrade, View, Weapon
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
            return converted(plain | {"type": "fly"}, Fly, strict=False)
        case _:
            raise MalformedAction(text("refusal-malformed"))


def _given(part: str) -> str | None:
    return None if part == NOTHING else part


def checked(view: View, draft: str) -> str:
    """Return a draft that can be shown. Raises `Refusal` with the reason if it cannot."""
    move = read(draft)
    if isinstance(move, Fly):
        fly(view, move)
    elif move.weapon not in view.weapons:
        raise IllegalAction(nothing_there(view, parsed_cell(view, move.weapon)))
    elif move.target is not None:
        check_activation(view, move)
    return written(move)


def flight_of(view: View, draft: str) -> Fly:
    """Return the flight of a draft; without one straight on, or staying put where it cannot."""
    move = read(draft) if draft else None
    return move if isinstance(move, Fly) else Fly(0, can_advance(view, 0))


def shot_of(draft: str) -> Activate | None:
    """Return the activation of a draft, if it holds one."""
    move = read(draft) if draft else None
    return move if isinstance(move, Activate) else None


def idle(move: Fly) -> bool:
    """Tell whether a flight does nothing at all."""
    return move == Fly()


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
    """Return what a turn of the bomb would do, in words, and what keeps it from advancing."""
    return (*intended(view, fly(view, move)), *hindrance(view, move.turn))


def hindrance(view: View, turn: int) -> tuple[Text, ...]:
    """Return why the bomb cannot advance after turning so; nothing if it can."""
    try:
        fly(view, Fly(turn, True))
    except IllegalAction as refusal:
        return (refusal.text,)
    return ()


def own_weapons(view: View) -> dict[Cell, Disc]:
    """Return the weapons on the board whose kind the viewer knows."""
    return {cell: disc for cell, disc in sorted(view.weapons.items()) if disc.kind is not None}


def weapon_at(cell: Cell, disc: Disc) -> Text:
    """Return the name of a weapon whose kind the viewer knows, with its cell."""
    assert disc.kind is not None
    return text("rebelmoon-at", cell=cell, weapon=weapon_name(Weapon(disc.kind, disc.colour)))


def parsed_cell(view: View, typed: str) -> Cell:
    """Return the cell that was typed. Raises `IllegalAction` if there is none such."""
    return board_of(view).parse(typed.strip())
