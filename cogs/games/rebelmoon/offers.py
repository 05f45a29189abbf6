"""What autocomplete offers in Rebel Moon Defense: only what is legal, from a view alone.

An offer is a value and what it is called. What other options of the command hold so far is
handed in; where they leave nothing that is legal, nothing is offered.
"""

from __future__ import annotations

from collections.abc import Iterable

from cogs.chat.acting import Offers
from cogs.games.rebelmoon import drafts
from cogs.games.rebelmoon.parsing import SIDES, UPGRADES, side_name, weapon_id
from engines.core import text
from engines.rebelmoon.arms import destroyable, weapon_name
from engines.rebelmoon.flight import equipment, possible, scannable
from engines.rebelmoon.model import (
    REBEL,
    Cell,
    Fly,
    Kind,
    Phase,
    Upgrade,
    View,
)
from engines.rebelmoon.placement import open_cells


def asked(view: View, phase: Phase) -> bool:
    """Tell whether the viewer is asked for what this phase wants."""
    return view.seat is not None and view.seat == view.to_act and view.phase is phase


def places(view: View) -> Offers:
    """Return the cells where the viewer may place a piece."""
    if view.seat is None or not asked(view, Phase.PLACEMENT):
        return {}
    return _cells(open_cells(view, view.seat))


def reserve(view: View) -> Offers:
    """Return the weapons that the viewer may place."""
    held = view.reserve if asked(view, Phase.PLACEMENT) else ()
    return {weapon_id(weapon): weapon_name(weapon) for weapon in held}


def turns(view: View, advance: bool, upgrade: Upgrade | None, target: Cell | None) -> Offers:
    """Return the turns that make a legal flight with the rest of it."""
    return {
        side: side_name(side)
        for side, turn in SIDES.items()
        if any(_flyable(view, one) for one in _aimed(view, Fly(turn, advance, upgrade, target)))
    }


def upgrades(view: View, turn: int, advance: bool) -> Offers:
    """Return the upgrades that are agreed, affordable and possible after a movement."""
    return {
        upgrade.value: UPGRADES[upgrade]
        for upgrade in equipment(view.config)
        if any(_flyable(view, one) for one in _aimed(view, Fly(turn, advance, upgrade)))
    }


def scans(view: View, turn: int, advance: bool) -> Offers:
    """Return the weapons that the scanner may turn up after a movement."""
    moves = _aimed(view, Fly(turn, advance, Upgrade.SCANNER))
    return _cells(move.target for move in moves if move.target and _flyable(view, move))


def _aimed(view: View, move: Fly) -> tuple[Fly, ...]:
    """Return the flight, and one for each target where the scanner still lacks one."""
    if move.upgrade is not Upgrade.SCANNER or move.target is not None:
        return (move,)
    here = drafts.lands_on(view, Fly(move.turn, move.advance))
    targets = scannable(view, here)
    return tuple(Fly(move.turn, move.advance, move.upgrade, target) for target in targets)


def _flyable(view: View, move: Fly) -> bool:
    return asked(view, Phase.FLIGHT) and possible(view, move)


def activations(view: View) -> Offers:
    """Return the weapons that the viewer may activate."""
    return known_weapons(view) if asked(view, Phase.DEFENCE) else {}


def known_weapons(view: View) -> Offers:
    """Return the Rebel's weapons on the board by cell; for others those that are face up."""
    return {cell: drafts.weapon_at(cell, disc) for cell, disc in drafts.own_weapons(view).items()}


def asteroids(view: View, typed: str) -> Offers:
    """Return the asteroids that the weapon on a cell may destroy."""
    cell = typed.strip().upper()
    disc = view.weapons.get(cell)
    if disc is None or disc.kind is not Kind.DESTROYER or not asked(view, Phase.DEFENCE):
        return {}
    return _cells(destroyable(view, cell))


def looked_at(view: View, kind: Kind | None) -> Offers:
    """Return cells worth a look: of known weapons, or where a weapon of a kind may lie."""
    if kind is None:
        return known_weapons(view)
    if view.seat == REBEL:
        return places(view) or known_weapons(view)
    return {
        cell: text(f"rebelmoon-piece-{disc.colour}", cell=cell)
        for cell, disc in sorted(view.weapons.items())
    }


def _cells(cells: Iterable[Cell]) -> Offers:
    return {cell: cell for cell in cells}
