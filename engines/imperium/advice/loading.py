"""What a ship can take aboard or put out, and where."""

from __future__ import annotations

from collections.abc import Iterator

from engines.imperium.actions import Load, Unload
from engines.imperium.cargo import check_load, check_unload, room
from engines.imperium.checking import allowed
from engines.imperium.state import View
from engines.imperium.units import SQUADRONS, TROOPS, Kind, UnitId


def loads(view: View, unit: UnitId) -> tuple[Load, ...]:
    """Return what the viewer's ship can take aboard from beside it, in every amount."""
    board, seat = view.board, view.seat
    sector = None if seat is None else board.where(seat, unit)
    if seat is None or sector is None:
        return ()
    _, most = room(board.sides[seat].units[sector])
    tried: list[Load] = []
    for at in board.map.neighbours[sector]:
        squadron = board.unit(seat, at)
        if squadron is not None and squadron.kind in SQUADRONS:
            tried.append(Load(unit, at, (squadron.kind,)))
        elif board.owner(at) == seat:
            tried += (Load(unit, at, cargo) for cargo in amounts(board.planets[at].troops, most))
    return tuple(action for action in tried if allowed(check_load, board, seat, action))


def unloads(view: View, unit: UnitId) -> tuple[Unload, ...]:
    """Return what the viewer's ship can land or launch beside it, in every amount."""
    board, seat = view.board, view.seat
    sector = None if seat is None else board.where(seat, unit)
    if seat is None or sector is None:
        return ()
    cargo = board.sides[seat].units[sector].cargo
    tried: list[Unload] = []
    for at in board.map.neighbours[sector]:
        if at in board.planets:
            tried += (Unload(unit, at, part) for part in amounts(cargo, len(cargo)))
        else:
            tried += (Unload(unit, at, (kind,)) for kind in sorted({*cargo} - TROOPS))
    return tuple(action for action in tried if allowed(check_unload, board, seat, action))


def amounts(kinds: tuple[Kind, ...], most: int) -> Iterator[tuple[Kind, ...]]:
    """Return every choice of at most `most` tokens, the greatest number first."""
    found: set[tuple[Kind, ...]] = {()}
    for kind in kinds:
        found |= {tuple(sorted((*part, kind))) for part in found}
    fitting = (part for part in found if 0 < len(part) <= most)
    return iter(sorted(fitting, key=lambda part: (-len(part), part)))
