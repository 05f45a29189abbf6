"""What somebody may want to see covered by a weapon, before anybody uses it."""

from __future__ import annotations

from engines.core import Text, text
from engines.rebelmoon.arms import weapon_name
from engines.rebelmoon.model import REBEL, Cell, Kind, Phase, View, Weapon
from engines.rebelmoon.placement import open_cells
from engines.rebelmoon.space import board_of


def parsed_cell(view: View, typed: str) -> Cell:
    """Return the cell that was typed. Raises `IllegalAction` if there is none such."""
    return board_of(view).parse(typed.strip())


def known_weapons(view: View) -> dict[Cell, Text]:
    """Return the weapons on the board whose kind the viewer knows, by cell."""
    return {
        cell: text("rebelmoon-at", cell=cell, weapon=weapon_name(Weapon(disc.kind, disc.colour)))
        for cell, disc in sorted(view.weapons.items())
        if disc.kind is not None
    }


def looked_at(view: View, kind: Kind | None) -> dict[Cell, str | Text]:
    """Return cells worth a look: of known weapons, or where a weapon of a kind may lie."""
    if kind is None:
        return {**known_weapons(view)}
    if view.seat == REBEL:
        placing = view.to_act == REBEL and view.phase is Phase.PLACEMENT
        places = {cell: cell for cell in open_cells(view, REBEL)} if placing else {}
        return {**(places or known_weapons(view))}
    return {
        cell: text(f"rebelmoon-piece-{disc.colour}", cell=cell)
        for cell, disc in sorted(view.weapons.items())
    }
