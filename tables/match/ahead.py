"""Actions chosen ahead: what a person has left to be done as soon as it is time for it.

They belong to one seat, are kept with it, and only its owner hears of them. Each is submitted
like any other move, in the transaction of the move that made it due, unless the ground has
changed: then all that is left is dropped, and the owner is told why.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import takewhile
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

import engines
from engines.choosing import Given
from engines.core import Engine, Event, Refusal, Seat, Text, encode, parse_action, text
from engines.foresight import (
    Forecast,
    Here,
    Intended,
    asked_at_once,
    course,
    foreseen,
    here_of,
    looks_the_same,
    told,
)
from tables.errors import StaleDecision, TableRefusal
from tables.match.log import ACTION, AHEAD, FORESEEN, PLANNED
from tables.match.moves import Move, step
from tables.match.planned import Planned, PlannedReply, kept
from tables.match.position import Position

MOST = 20
"""How many actions are chosen ahead for a seat."""


def planned(game: str, seat: Seat, forecasts: Sequence[Forecast]) -> tuple[Planned, ...]:
    """Return what is kept of actions that were chosen ahead for a seat."""
    return tuple(
        Planned(
            msgspec.Raw(encode(one.action)),
            one.told.words,
            _mark(one.told),
            _mark(engines.ways(game, one.start.view, seat).ground()) if one.start.alone else None,
            _reply(one.given),
            one.start.later,
        )
        for one in forecasts
    )


def _reply(given: Given | None) -> PlannedReply | None:
    if given is None:
        return None
    return PlannedReply(given.seat, msgspec.Raw(encode(given.action)), given.words)


def left(engine: Engine[Any, Any, Any, Any], plan: Sequence[Planned]) -> tuple[Any, ...]:
    """Return the actions that are chosen ahead, `Intended` where they hang on what others do.

    Raises `MalformedAction`.
    """
    return tuple(_meant(engine, one) for one in plan)


def _meant(engine: Engine[Any, Any, Any, Any], one: Planned) -> Any:
    action, reply = _read(engine, one), one.given
    if reply is None:
        return action
    return Intended(action, Given(reply.seat, _read(engine, reply), reply.words))


def _read(engine: Engine[Any, Any, Any, Any], one: Planned | PlannedReply) -> Any:
    return parse_action(engine, msgspec.json.decode(one.action))


def _mark(shown: Any) -> str:
    return hashlib.sha256(encode(shown)).hexdigest()[:16]


def with_plan(position: Position, seat: Seat, plan: Sequence[Planned]) -> Position:
    """Return the position with this chosen ahead for a seat."""
    row = replace(position.seats[seat], ahead=encode(tuple(plan)) if plan else None)
    return replace(position, seats=(*position.seats[:seat], row, *position.seats[seat + 1 :]))


def changed(position: Position, seat: Seat, plan: Sequence[Planned]) -> Move:
    """Return the move that lets this be chosen ahead for a seat, in place of all before."""
    after = with_plan(position, seat, plan)
    return Move(seat, AHEAD, after=replace(after, number=position.number + 1))


def chosen(position: Position, seat: Seat, actions: Sequence[object]) -> Move:
    """Return the move of a person who waits and chooses these actions ahead, in place of others.

    Each may be `Intended`, given what another does first. Raises `TableRefusal` where more is
    chosen than can be foreseen, and what the rules raise.
    """
    engine, game = position.engine, position.match.game
    if seat in position.asked:
        raise StaleDecision(text("refusal-stale"))
    if len(actions) > MOST:
        raise TableRefusal(text("refusal-ahead-most", most=MOST))
    meant = tuple(_parsed(engine, one) for one in actions)
    led = course(game, _here(position, seat), seat, meant)
    if len(led.forecasts) < len(meant):
        raise TableRefusal(led.refused or text("refusal-ahead-unforeseeable"))
    before, new = kept(position.seats[seat]), planned(game, seat, led.forecasts)
    same = takewhile(lambda pair: _alike(*pair), zip(before, new, strict=False))
    stands = tuple(one for one, _ in same)  # with what its owner was told of it
    return changed(position, seat, (*stands, *new[len(stands) :]))


def _here(position: Position, seat: Seat) -> Here:
    view = position.engine.view(position.state, seat)
    return here_of(position.match.game, view, asked=False)


def _parsed(engine: Engine[Any, Any, Any, Any], one: object) -> Intended:
    if isinstance(one, Intended):
        return replace(one, action=parse_action(engine, one.action))
    return Intended(parse_action(engine, one))


def _alike(one: Planned, other: Planned) -> bool:
    return (one.action, one.given) == (other.action, other.given)


class Carried(NamedTuple):
    """Moves that are made at once, what is chosen ahead behind them, and what is left over."""

    moves: tuple[Move, ...]
    ahead: tuple[Planned, ...]
    left: tuple[Any, ...]


def carried_out(position: Position, seat: Seat, orders: Sequence[object]) -> Carried:
    """Return what comes of several orders of a seat that is asked.

    They are done one after the other. Where others have to answer one, those behind it are
    chosen ahead, as far as can be foreseen; what the seat itself is asked about its action, as
    the others are, is answered at once. Where one is refused, or did not lead where its owner
    could foresee, they are left over. Raises what `step` raises for the first of them.
    """
    engine, moves = position.engine, list[Move]()
    actions = tuple(parse_action(engine, order) for order in orders)
    for number, action in enumerate(actions):
        try:
            made = step(position, seat, action, ACTION)
        except Refusal:
            if moves:
                break
            raise
        moves.append(made)
        behind, before, position = actions[number + 1 :], position, _after(made)
        if not behind:
            break
        seen = engine.view(before.state, seat)
        if seat in position.asked & position.responding:
            asked = asked_at_once(engine, seen, seat, action)
            if asked is not None and looks_the_same(asked, engine.view(position.state, seat)):
                continue
            break
        expected = foreseen(engine, seen, seat, action)
        if expected is None:
            break
        if seat not in position.asked or seat in position.responding:
            after = Here(engine.supposed(engine.imagine(seen), seat, action), acted=True)
            led = course(position.match.game, after, seat, behind[:MOST])
            ahead = planned(position.match.game, seat, led.forecasts)
            return Carried(tuple(moves), ahead, behind[len(ahead) :])
        if not looks_the_same(expected.view, engine.view(position.state, seat)):
            break
    return Carried(tuple(moves), (), actions[len(moves) :])


def _after(made: Move) -> Position:
    assert made.after is not None
    return made.after


def due(position: Position) -> Move | None:
    """Return the next move that somebody chose ahead and is due, or that drops it; or None.

    It is due when the seat is asked for a move of its own. Answers to others' moves are not
    chosen ahead: for them there are standing orders.
    """
    for seat in sorted((position.asked & position.people) - position.responding):
        plan = kept(position.seats[seat])
        if plan:
            return _next(position, seat, plan)
    return None


def _next(position: Position, seat: Seat, plan: tuple[Planned, ...]) -> Move:
    made = _made(position, seat, plan[0])
    if isinstance(made, Move):
        return replace(made, after=with_plan(_after(made), seat, plan[1:]))
    lost = _lost(position, seat, plan, made)
    dropped = text("ahead-dropped", why=made, what=tuple(one.words for one in lost))
    without = changed(position, seat, plan[len(lost) :])
    return replace(without, events=(Event(dropped, frozenset({seat})),))


def _made(position: Position, seat: Seat, one: Planned) -> Move | Text:
    """Return the move that was chosen ahead, or why it is not to be made."""
    action = msgspec.json.decode(one.action)
    try:
        why = _changed_ground(position, seat, one, action)
        if why is not None:
            return why
        told_to_all = one.later and not _stands_apart(position, seat, one)
        return step(position, seat, action, FORESEEN if told_to_all else PLANNED)
    except Refusal as refusal:  # also of what a later version reads no more: it is the owner's
        return refusal.text


def _lost(
    position: Position, seat: Seat, plan: tuple[Planned, ...], why: Text
) -> tuple[Planned, ...]:
    """Return what is dropped where the first of a plan cannot be done.

    That is all of it, or, where it stands apart from what is behind it, only what cannot be done
    for the same reason: nobody reads a reason twice.
    """
    first, *behind = plan
    if not _stands_apart(position, seat, first):
        return plan
    same = takewhile(
        lambda one: _stands_apart(position, seat, one) and _made(position, seat, one) == why, behind
    )
    return (first, *same)


def _stands_apart(position: Position, seat: Seat, one: Planned) -> bool:
    """Tell whether what was chosen behind an action is still to be done where that cannot be."""
    action = msgspec.json.decode(one.action)
    view = position.engine.view(position.state, seat)
    return action.get("type") in engines.ways(position.match.game, view, seat).apart


def _changed_ground(position: Position, seat: Seat, first: Planned, action: Any) -> Text | None:
    """Return in which way what an action was chosen for is not there any more; None if it is."""
    view = position.engine.view(position.state, seat)
    ways = engines.ways(position.match.game, view, seat)
    if first.before is not None and first.before != _mark(ways.ground()):
        if first.given is None:
            return text("ahead-unforeseen")
        return text("ahead-unexpected", given=first.given.words)
    now = told(ways, parse_action(position.engine, action))
    if now is not None and _mark(now) != first.promise:
        return text("ahead-otherwise")
    return None  # where it cannot be done any more, the rules say why
