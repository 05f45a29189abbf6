"""What the rules say in one position: all that anybody is asked, offered, told or refused there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

import engines
from engines.choosing import Ask, Number, Path, Pick, Way, Ways, Words, follow
from engines.core import Dice, Engine, Refusal, Seat, parse_action, play
from engines.fields import tag
from engines.foresight import SOMETHING
from engines.options import choices
from tests.approved import ahead
from tests.approved.said import Said, mark
from tests.laws.cases import stated_by
from tests.laws.lawful import Built
from tests.laws.matches import spread
from tests.laws.standing import stages

WALKS = 3
"""How often each way is gone: by the first of what can be chosen, by the last, and by others."""
FOREGONE = 3
"""How many legal actions, and values of an order, are looked at for where they lead."""
BUILT = 40
"""How many actions are built by chance, most of which are wrong."""


class Done(NamedTuple):
    """What a seat did in a match of a seed, which was the entry of a number."""

    seat: Seat
    action: Any
    seed: str
    number: int

    @property
    def dice(self) -> Dice:
        return Dice(self.seed, self.number)


class Moment(NamedTuple):
    """A position of a match, what was done there, and whatever else people do in that match."""

    engine: Engine[Any, Any, Any, Any]
    config: Any
    state: Any
    seats: int
    done: Done | None
    others: tuple[Any, ...]

    def view(self, seat: Seat | None) -> Any:
        return self.engine.view(self.state, seat)


def said(moment: Moment) -> Iterator[Said]:
    """Yield all that is said in a position."""
    yield from standing(moment)
    yield from in_words(moment, None)
    if moment.done is not None:
        yield from happened(moment, moment.done)
    for seat in range(moment.seats):
        yield from _to_seat(moment, seat)


def standing(moment: Moment) -> Iterator[Said]:
    """Yield who is asked, how it ended, and what is open to all."""
    engine, state = moment.engine, moment.state
    for name in ("to_act", "may_act", "changing", "responding"):
        yield Said(name, getattr(engine, name)(state))
    yield Said("outcome", engine.outcome(state))
    yield Said("laid open", mark(engine.laid_open(state)))
    yield Said("spectator", mark(moment.view(None)))


def happened(moment: Moment, done: Done) -> Iterator[Said]:
    """Yield what follows from what a seat does, and who is told of it."""
    step = play(moment.engine, moment.state, done.seat, done.action, done.dice)
    kind = tag(type(done.action))
    yield Said(f"{kind} leads to", mark(step.state))
    yield Said(f"{kind} reveals", step.revealed)
    for event in step.events:
        yield Said("event", event)


def _to_seat(moment: Moment, seat: Seat) -> Iterator[Said]:
    engine, state, view = moment.engine, moment.state, moment.view(seat)
    key = engine.meta.key
    yield Said("view", mark(view))
    yield Said("imagined", mark(engine.imagine(view)))
    yield from in_words(moment, seat)
    yield Said("decision", engine.decision(state, seat))
    if seat in engine.to_act(state) | engine.may_act(state):
        yield from _about_actions(moment, seat)
    if seat in engine.to_act(state):
        yield Said("default", engine.default_action(state, seat))
        yield from _by_orders(engine, view, seat)
    yield from ahead.of_waiting(engine, view, seat)
    yield from _of_ways(moment, engines.ways(key, view, seat))
    extra = stated_by(key, "saying")
    if extra is not None:
        yield from (Said(*one) for one in extra.said(view, seat))


def in_words(moment: Moment, viewer: Seat | None) -> Iterator[Said]:
    """Yield what a view is in words, and how many pieces of each kind it does not show."""
    key, view = moment.engine.meta.key, moment.view(viewer)
    if engines.tells(key):
        for part in engines.account(key, view):
            yield from (Said(f"account {part.title.key}", line) for line in part.lines)
    if engines.lists(key):
        yield Said("unseen", engines.unseen(key, moment.config, view))


# -- Actions -----------------------------------------------------------------------------------


def _about_actions(moment: Moment, seat: Seat) -> Iterator[Said]:
    engine, state, view = moment.engine, moment.state, moment.view(seat)
    legal = tuple(engine.legal_actions(state, seat))
    yield Said("legal", len(legal))
    for number, action in enumerate(spread(legal, FOREGONE)):
        for language in ("en", "es"):
            yield Said("voiced", engine.voiced(state, seat, action, language))
        yield from happened(moment, Done(seat, action, "approved", number))
    yield from ahead.of_actions(engine, view, seat, spread(legal, FOREGONE))
    for action in (*moment.others, *_built(moment, seat)):
        refusal = _refusal(engine, state, seat, action)
        yield Said(f"refused {tag(type(action))}", refusal)


def _refusal(engine: Engine[Any, Any, Any, Any], state: Any, seat: Seat, action: Any) -> Any:
    try:
        engine.check(state, seat, action)
    except Refusal as refusal:
        return refusal.text
    return None


def _built(moment: Moment, seat: Seat) -> Iterator[Any]:
    """Yield actions made of ids and numbers that the seat sees; most are wrong."""
    built = Built(moment.engine, moment.state, seat, random.Random(f"approved:{seat}"))
    for _ in range(BUILT):
        try:
            yield parse_action(moment.engine, built.action())
        except Refusal:
            continue


def _by_orders(engine: Engine[Any, Any, Any, Any], view: Any, seat: Seat) -> Iterator[Said]:
    kind = engine.meta.orders
    if kind is None:
        return
    usual = engine.orders_now(view, seat, kind())
    yield Said("orders", usual)
    yield Said("ordered", engine.answer_by_orders(view, seat, usual))
    for option in choices(kind):
        for value in spread(option.values, FOREGONE):
            orders = engine.orders_now(view, seat, usual, **{option.field: value})
            answer = engine.answer_by_orders(view, seat, orders)
            yield Said(f"ordered {option.field}", (value, orders, answer))


# -- Ways --------------------------------------------------------------------------------------


def _of_ways(moment: Moment, ways: Ways[Any, Any]) -> Iterator[Said]:
    yield Said("question", ways.question())
    yield Said("hints", ways.hints(None))
    yield from ahead.of_ways(ways)
    for way in ways.now():
        yield Said(f"way {way.verb}", way)
        for key in way.keys:
            yield from _asked(f"{way.verb}.{key}", ways.ask(way.verb, key, {}))
            if names := ways.named(way.verb, key):
                yield Said(f"{way.verb}.{key} named", (len(names), mark(names)))
        for number in range(WALKS):
            yield from _walked(moment, ways, way, number)


def _walked(moment: Moment, ways: Ways[Any, Any], way: Way, number: int) -> Iterator[Said]:
    path = follow(ways, way, lambda _, ask: _chosen(ask, number))
    for key, ask in path.asks.items():
        yield from _asked(f"{way.verb}.{key}", ask)
        others = {at: values for at, values in path.chosen.items() if at != key}
        yield from _asked(f"{way.verb}.{key}", ways.ask(way.verb, key, others))
    for here in stages(ways, path):
        yield from _on_the_way(ways, way, here)
    if path.open is not None:
        yield Said(f"{way.verb} open", path.open)
        return
    yield Said(f"{way.verb} confirm", ways.confirm(way.verb, path.chosen))
    yield Said(f"{way.verb} stands", ways.stands(way.verb, path.chosen))
    yield Said(f"{way.verb} words", ways.words(path))
    yield Said(f"{way.verb} does", _does(moment, ways, path))


def _on_the_way(ways: Ways[Any, Any], way: Way, path: Path) -> Iterator[Said]:
    yield Said(f"{way.verb} hints", ways.hints(path))
    foretold = ways.foretold(path)
    if foretold is not None:
        view = None if foretold.view is None else mark(foretold.view)
        yield Said(f"{way.verb} foretold", (foretold.lines, foretold.shown, view))


def _does(moment: Moment, ways: Ways[Any, Any], path: Path) -> Any:
    """Return the actions of a way, the steps of the first, and why it is refused if it is."""
    try:
        actions = ways.orders(path.way.verb, path.chosen)
    except Refusal as refusal:
        return refusal.text
    refusal = _refusal(moment.engine, moment.state, ways.seat, actions[0])
    return actions, ways.steps(actions[0])[1], refusal


def _chosen(ask: Ask, number: int) -> tuple[str, ...] | None:
    """Return what is chosen at a step: the first, the last, or as many others as may be."""
    if isinstance(ask, Words):
        return (SOMETHING,)
    if isinstance(ask, Number):
        return (str((ask.least, ask.most, ask.usual or ask.least)[number]),)
    if not ask.choices:
        return None
    least = max(ask.least, 1)
    several = ask.values[1 : 1 + ask.most] or ask.values[: ask.most]
    return (ask.values[:least], ask.values[-least:], several)[number]


def _asked(what: str, ask: Ask) -> Iterator[Said]:
    if not isinstance(ask, Pick):
        yield Said(what, ask)
        return
    yield Said(what, (replace(ask, choices=()), len(ask.choices)))
    for choice in ask.choices:
        yield Said(f"{what} choice", choice)
