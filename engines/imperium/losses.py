"""Who is lost: the choices that combats leave to a player (rulings I-R03, I-R14, I-R19)."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.imperium.actions import Remove
from engines.imperium.board import BLUE, RED, Board, Unit, enemy_of
from engines.imperium.clashes import Battle, Choice, Loss
from engines.imperium.damage import less
from engines.imperium.invasion import conclude, landed
from engines.imperium.maps import Sector
from engines.imperium.names import kind_names, unit_name
from engines.imperium.sieges import lose_token
from engines.imperium.telling import Run, refuse
from engines.imperium.units import SQUADRONS, TROOPS, TYPES, Kind


def check_remove(board: Board, seat: Seat, action: Remove) -> None:
    """Refuse what is not among the tokens to choose from, or not as many as are lost."""
    choice = board.choice
    assert choice is not None
    counted = all(action.kinds.count(k) <= choice.pool.count(k) for k in action.kinds)
    if len(action.kinds) != choice.count or not counted:
        refuse("remove-others", count=choice.count, pool=kind_names(choice.pool))


def remove(board: Board, seat: Seat, action: Remove, run: Run) -> Board:
    """Carry out a choice."""
    choice = board.choice
    assert choice is not None
    return resolved(replace(board, choice=None), choice, tuple(sorted(action.kinds)), run)


def resolved(board: Board, choice: Choice, kinds: tuple[Kind, ...], run: Run) -> Board:
    """Return the board once it is known which tokens are lost."""
    match choice.loss:
        case Loss.CARGO:
            return _drop_cargo(board, choice.seat, choice.at, kinds, run)
        case Loss.BOMBARDMENT:
            return lose_token(board, choice.seat, choice.at, kinds[0], run)
        case Loss.DEFENDERS:
            assert board.battle is not None
            return replace(board, battle=replace(board.battle, fallen_defenders=kinds))
        case Loss.ATTACKERS:
            assert board.battle is not None
            return replace(board, battle=replace(board.battle, fallen_attackers=kinds))


def only_answer(choice: Choice) -> tuple[Kind, ...] | None:
    """Return the losses if there is nothing to choose: none, all, or all of one kind."""
    if choice.count == 0 or choice.count >= len(choice.pool) or len(set(choice.pool)) == 1:
        return choice.pool[: choice.count]
    return None


def overloaded(board: Board) -> Choice | None:
    """Return the first choice that a damaged ship's lost capacity asks for, if any."""
    for seat in (RED, BLUE):
        for sector, unit in board.sides[seat].units.items():
            if unit.damaged and unit.cargo:
                for kinds, capacity in _holds(unit):
                    if len(kinds) > capacity:
                        excess = len(kinds) - capacity
                        return Choice(seat, Loss.CARGO, sector, kinds, excess)
    return None


def _holds(unit: Unit) -> tuple[tuple[tuple[Kind, ...], int], ...]:
    squadrons = tuple(kind for kind in unit.cargo if kind in SQUADRONS)
    troops = tuple(kind for kind in unit.cargo if kind in TROOPS)
    return (squadrons, unit.stats.squadrons), (troops, unit.stats.troops)


def _drop_cargo(
    board: Board, seat: Seat, sector: Sector, kinds: tuple[Kind, ...], run: Run
) -> Board:
    unit = board.sides[seat].units[sector]
    run.tell("cargo-lost", player=Player(seat), unit=unit_name(unit), cargo=kind_names(kinds))
    return board.with_unit(seat, sector, replace(unit, cargo=less(unit.cargo, kinds)))


def battle_on(board: Board, battle: Battle, run: Run) -> Board:
    """Take an invasion one step further: the defenders' losses, the attackers', its end.

    Each side picks what the other loses.
    """
    seat, sector = battle.attacker, battle.planet
    if battle.fallen_defenders is None:
        pool = board.planets[sector].troops
        fall = Choice(seat, Loss.DEFENDERS, sector, pool, battle.defenders_fall)
        return replace(board, choice=fall)
    if battle.fallen_attackers is None:
        pool = landed(battle.landings)
        fall = Choice(enemy_of(seat), Loss.ATTACKERS, sector, pool, battle.attackers_fall)
        return replace(board, choice=fall)
    return conclude(board, battle, run)


def by_price(pool: tuple[Kind, ...], count: int, dearest: bool) -> tuple[Kind, ...]:
    """Return `count` tokens of a pool, the cheapest or the dearest."""
    ranked = sorted(pool, key=lambda kind: (TYPES[kind].cost, kind), reverse=dearest)
    return tuple(sorted(ranked[:count]))
