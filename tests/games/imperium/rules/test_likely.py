"""Orders that are likely meant: each can be drafted, and several at once."""

from __future__ import annotations

from engines.imperium import ENGINE
from engines.imperium.actions import Build, Move
from engines.imperium.board import RED, Phase
from engines.imperium.likely import likely, with_likely
from engines.imperium.plan import follow
from engines.imperium.state import View
from engines.imperium.units import Kind
from tests.games.imperium.positions import position, unit


def rich() -> View:
    """A turn with points to spend, ships to move, and an enemy beside one of them."""
    state = position(
        Phase.CARDS,
        points=(12, 12),
        red={"J4": unit(Kind.CORVETTE), "G4": unit(Kind.CRUISER)},
        blue={"G5": unit(Kind.FRIGATE)},
    )
    return ENGINE.view(state, RED)


def test_each_of_them_can_be_drafted_alone() -> None:
    found = likely(rich(), ())
    assert {type(one.action).__name__ for one in found} >= {"Build", "Move", "Attack"}
    for one in found:
        assert not follow(rich(), with_likely(rich(), (), [one.action])).refused, one


def test_orders_of_all_phases_are_put_into_theirs() -> None:
    """Whatever way they were chosen: what is built is built before anything moves."""
    orders = [one.action for one in likely(rich(), ())]
    move = next(one for one in orders if isinstance(one, Move))
    built = next(one for one in orders if isinstance(one, Build))
    drafted = with_likely(rich(), (), [move, built])
    assert drafted.index(built) < drafted.index(move)
    assert not follow(rich(), drafted).refused


def test_what_does_not_go_together_is_kept_and_refused() -> None:
    moves = [one.action for one in likely(rich(), ()) if isinstance(one.action, Move)]
    one = next(move for move in moves if [m.unit for m in moves].count(move.unit) > 1)
    both = [move for move in moves if move.unit == one.unit][:2]
    plan = follow(rich(), with_likely(rich(), (), both))
    assert [order.action for order in plan.refused] == both[1:]


def test_what_is_built_can_be_built_once_more() -> None:
    again = [one for one in likely(rich(), ()) if one.again]
    assert again
    twice = with_likely(rich(), (), [again[0].action, again[0].action])
    assert twice.count(again[0].action) == 2
