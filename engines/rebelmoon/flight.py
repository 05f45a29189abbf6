"""The turn of the bomb (rulebook, "Moviendo la Bomba del Caos", appendix 1)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engines.core import IllegalAction, text
from engines.rebelmoon.board import turned
from engines.rebelmoon.model import Bomb, Cell, Config, Flight, Fly, Upgrade
from engines.rebelmoon.shields import pay, points_left
from engines.rebelmoon.sight import blockers, sees
from engines.rebelmoon.space import Space, board_of, occupied, piece

COSTS = {Upgrade.THRUSTERS: 3, Upgrade.SCANNER: 2}
"""In points of shield. The bomb laser costs whatever the active shield has left."""
TURNS = (0, -1, 1)


def fly(space: Space, move: Fly) -> Flight:
    """Return what `move` would do. Raises `IllegalAction` where the rules forbid it."""
    if abs(move.turn) > 1:
        raise IllegalAction(text("rebelmoon-refusal-turn-too-far", sides=abs(move.turn)))
    start = space.bomb
    bomb = replace(start, facing=turned(start.facing, move.turn))
    if move.advance:
        bomb = _advanced(space, bomb, "advance")
    cells = (bomb.cell,) if move.advance else ()
    flight = Flight(start.cell, move.turn, cells, None, 0, None, bomb)
    if move.target is not None and move.upgrade is not Upgrade.SCANNER:
        raise IllegalAction(text("rebelmoon-refusal-target-needless"))
    if move.upgrade is None:
        return flight
    return _upgraded(space, flight, move.upgrade, move.target)


def _advanced(space: Space, bomb: Bomb, by: str) -> Bomb:
    ahead = board_of(space).neighbour(bomb.cell, bomb.facing)
    facing = text(f"rebelmoon-direction-{bomb.facing}")
    if ahead is None:
        raise IllegalAction(text("rebelmoon-refusal-edge", by=by, cell=bomb.cell, facing=facing))
    if ahead in occupied(space):
        raise IllegalAction(
            text("rebelmoon-refusal-blocked", by=by, facing=facing, piece=piece(space, ahead))
        )
    return replace(bomb, cell=ahead)


def _upgraded(space: Space, flight: Flight, upgrade: Upgrade, target: Cell | None) -> Flight:
    if upgrade not in equipment(space.config):
        raise IllegalAction(text(f"rebelmoon-refusal-without-{_id(upgrade)}"))
    if flight.bomb.cell == board_of(space).moon:
        raise IllegalAction(text("rebelmoon-refusal-moon-reached"))
    match upgrade:
        case Upgrade.SCANNER:
            return _scanning(space, flight, target)
        case Upgrade.BOMB_LASER:
            return _firing(space, flight)
        case Upgrade.THRUSTERS:
            return _thrusting(space, flight)


def _id(upgrade: Upgrade) -> str:
    return upgrade.replace("_", "-")


def equipment(config: Config) -> tuple[Upgrade, ...]:
    """Return the upgrades that the bomb has in this match."""
    agreed = {
        Upgrade.THRUSTERS: True,
        Upgrade.SCANNER: config.scanner,
        Upgrade.BOMB_LASER: config.bomb_laser,
    }
    return tuple(upgrade for upgrade in Upgrade if agreed[upgrade])


def affordable(bomb: Bomb, upgrade: Upgrade) -> bool:
    """Tell whether the shields can pay for an upgrade; the laser needs one that is active."""
    return points_left(bomb) >= COSTS.get(upgrade, 1)


def _paid(flight: Flight, upgrade: Upgrade) -> Flight:
    """Return the flight with a fixed price paid (rulings "Upgrade cost")."""
    cost, left = COSTS[upgrade], points_left(flight.bomb)
    if not affordable(flight.bomb, upgrade):
        raise IllegalAction(text(f"rebelmoon-refusal-poor-{_id(upgrade)}", cost=cost, left=left))
    return replace(flight, upgrade=upgrade, paid=cost, bomb=pay(flight.bomb, cost))


def _thrusting(space: Space, flight: Flight) -> Flight:
    paid = _paid(flight, Upgrade.THRUSTERS)
    bomb = _advanced(space, paid.bomb, "thrusters")
    return replace(paid, cells=(*flight.cells, bomb.cell), bomb=bomb)


def _scanning(space: Space, flight: Flight, target: Cell | None) -> Flight:
    here, paid = flight.bomb.cell, _paid(flight, Upgrade.SCANNER)
    if target is None:
        seen = scannable(space, here)
        reason = "rebelmoon-refusal-scan-choose" if seen else "rebelmoon-refusal-scan-nothing"
        raise IllegalAction(text(reason, **({"cells": seen} if seen else {})))
    board_of(space).require(target)
    if target not in space.weapons:
        raise IllegalAction(text("rebelmoon-refusal-scan-no-weapon", cell=target))
    if space.weapons[target].face_up:
        raise IllegalAction(text("rebelmoon-refusal-scan-face-up", piece=piece(space, target)))
    if hiding := blockers(board_of(space), occupied(space), here, target):
        raise IllegalAction(
            text(
                "rebelmoon-refusal-scan-hidden",
                piece=piece(space, target),
                hiding=tuple(piece(space, cell) for cell in hiding),
            )
        )
    return replace(paid, target=target)


def scannable(space: Space, here: Cell) -> tuple[Cell, ...]:
    """Return the face-down weapons that a bomb on `here` has in sight, in order of names."""
    field, taken = board_of(space), occupied(space)
    return tuple(
        cell
        for cell, weapon in sorted(space.weapons.items())
        if not weapon.face_up and sees(field, taken, here, cell)
    )


def _firing(space: Space, flight: Flight) -> Flight:
    bomb = flight.bomb
    if not affordable(bomb, Upgrade.BOMB_LASER):
        raise IllegalAction(text("rebelmoon-refusal-poor-bomb-laser"))
    target = first_ahead(space, bomb)
    if target is None:
        facing = text(f"rebelmoon-direction-{bomb.facing}")
        raise IllegalAction(text("rebelmoon-refusal-laser-nothing", facing=facing))
    fired = replace(flight, upgrade=Upgrade.BOMB_LASER, paid=bomb.strength, target=target)
    return replace(fired, bomb=pay(bomb, bomb.strength))


def first_ahead(space: Space, bomb: Bomb) -> Cell | None:
    """Return the first asteroid or weapon straight ahead of the bomb, at any distance."""
    row, taken = board_of(space).ahead(bomb.cell, bomb.facing), occupied(space)
    return next((cell for cell in row if cell in taken), None)


def flights(space: Space) -> Iterator[Fly]:
    """Give every legal turn of the bomb, those that advance first; the last does nothing."""
    for advance in (True, False):
        for turn in sorted(TURNS, key=abs, reverse=not advance):
            yield from _with_upgrades(space, Fly(turn, advance))


def _with_upgrades(space: Space, plain: Fly) -> Iterator[Fly]:
    """Give a legal movement with each upgrade that is possible after it, then without."""
    if not possible(space, plain):
        return
    here = fly(space, plain).bomb.cell
    for upgrade in equipment(space.config):
        targets = scannable(space, here) if upgrade is Upgrade.SCANNER else (None,)
        moves = (replace(plain, upgrade=upgrade, target=target) for target in targets)
        yield from (move for move in moves if possible(space, move))
    yield plain


def possible(space: Space, move: Fly) -> bool:
    """Tell whether the rules allow this turn of the bomb."""
    try:
        fly(space, move)
    except IllegalAction:
        return False
    return True
