"""What else Imperium Galáctica says: of both sides and the map, and of a turn as it is drafted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engines.choosing import Pick, Way, follow
from engines.core import IllegalAction, Refusal, Seat
from engines.imperium import looking, plan
from engines.imperium.actions import Action
from engines.imperium.cards import CARDS
from engines.imperium.state import View
from engines.imperium.ways import STEPS, ImperiumWays
from engines.imperium.ways.typed import LinedWays, TypedWays, ahead

ORDERS = 3
"""How many orders are drafted, one after the other."""
TYPED = 4
"""One of how many kinds of orders is typed in a position: others in the next Game Turn."""


def said(view: View, seat: Seat) -> Iterator[tuple[str, Any]]:
    """Yield it, each thing with what it is about."""
    for side in (0, 1):
        yield "fleet", looking.fleet_lines(view.board, side)
    for sector, words in looking.places(view).items():
        yield "place", (sector, words)
    drafted: tuple[Action, ...] = ()
    for number in range(ORDERS if plan.in_turn(view) else 0):
        ways = LinedWays(view, seat, drafted)
        for way in ways.now()[number % max(len(ways.now()), 1) :][:1]:
            yield from _lined(ways, way, number)
            drafted = _longer(ways, way, drafted, number)
    yield from _typed(view, seat, drafted)
    yield from _moving(view, seat, drafted)
    if drafted:
        yield from _drafted(view, drafted)


def _typed(view: View, seat: Seat, drafted: tuple[Action, ...]) -> Iterator[tuple[str, Any]]:
    """Yield which orders can be typed, each for itself and behind others."""
    for number, verb in enumerate(STEPS):
        if number % TYPED != view.board.turn % TYPED:
            continue
        ways = TypedWays(view, seat, drafted, verb, CARDS[number % len(CARDS)])
        for way in ways.now():
            yield "typed", (way, ways.ask(verb, way.keys[0], {}) if way.keys else None)
    yield "in a line", _or_why_not(lambda: _ahead(view, seat, drafted, drafted[-1:]))


def _ahead(
    view: View, seat: Seat, drafted: tuple[Action, ...], done: tuple[Action, ...]
) -> list[tuple[str, ...]]:
    every = ahead(view, seat, drafted[: len(drafted) - len(done)], done)
    return [tuple(way.verb for way in ways.now()) for ways in every]


def _moving(view: View, seat: Seat, drafted: tuple[Action, ...]) -> Iterator[tuple[str, Any]]:
    """Yield which unit's turn it is to be moved, in the phase that a draft has come to."""
    ways = ImperiumWays(view, seat, drafted)
    for way in ways.now():
        path = follow(ways, way, lambda _, ask: _chosen(ask, 0))
        yield "going", ways.going(path)
    yield "moves next", [ways.moves_next(unit.id) for unit in view.board.sides[seat].units.values()]


def _lined(ways: LinedWays, way: Way, number: int) -> Iterator[tuple[str, Any]]:
    """Yield what a line asks at the steps that no panel has."""
    for key, ask in follow(ways, way, lambda _, ask: _chosen(ask, number)).asks.items():
        yield f"{way.verb}.{key} lined", ask


def _chosen(ask: Any, number: int) -> tuple[str, ...] | None:
    if not isinstance(ask, Pick) or not ask.choices:
        return None
    return (ask.values[number % len(ask.values)],) if ask.most else ()


def _longer(
    ways: LinedWays, way: Way, drafted: tuple[Action, ...], number: int
) -> tuple[Action, ...]:
    """Return a draft with what a way leads to; as it was where that is no order for a draft."""
    path = follow(ways, way, lambda _, ask: _chosen(ask, number))
    if path.open is not None:
        return drafted
    try:
        return plan.taken(ways.view, drafted, ways.orders(way.verb, path.chosen))[1]
    except Refusal:
        return drafted


def _drafted(view: View, drafted: tuple[Action, ...]) -> Iterator[tuple[str, Any]]:
    found = plan.follow(view, drafted)
    yield "plan", (found.stage, found.complete, found.supposed, found.interrupted, found.drawn)
    yield "plan lines", plan.order_lines(found)
    yield "plan told", plan.told(found, drafted[-1:])
    yield "plan left", plan.left(found)
    yield "plan removable", plan.removable(found)
    yield "plan passes over", LinedWays(view, view.seat or 0, drafted).passed_over()
    for how in ("orders", "phase", "turn"):
        yield f"plan {how}", _or_why_not(lambda how=how: plan.submitted(view, drafted, how))
    for number in (plan.LAST, 0, len(drafted)):
        yield "plan without", _or_why_not(lambda at=number: plan.dropped(view, drafted, at))


def _or_why_not(call: Any) -> Any:
    try:
        return call()
    except IllegalAction as refusal:
        return refusal.text
