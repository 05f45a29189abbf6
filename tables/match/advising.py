"""Advice for whoever plays with computers alone: what a computer would do in their place, and why.

It is thought about as a computer's own answer is, from what the seat may know. With other people
there is none, so no rating hangs on it: only matches of two people and more are rated.
"""

from __future__ import annotations

import logging
from typing import Any, NamedTuple

from bots.advice import Advice
from engines.core import MatchOver, NotAsked, Refusal, Seat, encode, parse_action, text
from store import Status
from tables.errors import Paused, TableRefusal
from tables.match.computers import Computers
from tables.match.live import Live
from tables.match.moves import seat_of
from tables.match.position import Position
from thinking.thoughts import NoThought

log = logging.getLogger(__name__)


class Advised(NamedTuple):
    """What was advised on a view, and whether that is what the seat is asked still."""

    game: str
    seat: Seat
    view: Any
    advice: Advice
    stands: bool


class Advising:
    """Lets computers advise people, each of them about one thing at a time."""

    def __init__(self, live: Live, computers: Computers) -> None:
        self._live = live
        self._computers = computers
        self._advised: set[int] = set()

    async def advise(self, match_id: int, user_id: int, drafted: tuple[Any, ...] = ()) -> Advised:
        """Return what a computer would do in a person's place, after what is `drafted` already.

        Raises `NoMatch`, `NotSeated`, `MatchOver`, `Paused`, `NotAsked`, and `TableRefusal` where
        other people play, while this person is being advised, or if nothing was thought of in time.
        """
        position = await self._live.position(match_id)
        seat = _adviser_of(position, user_id)
        state = _after(position, seat, drafted)
        if user_id in self._advised:
            raise TableRefusal(text("refusal-hint-thinking"))
        self._advised.add(user_id)
        try:
            advice = await self._computers.advise(position, state, seat)
        except NoThought as error:
            log.warning("no advice in match %s, ply %s: %s", match_id, position.ply, error)
            raise TableRefusal(text("refusal-hint-late")) from error
        finally:
            self._advised.discard(user_id)
        now = await self._live.position(match_id)
        view = position.engine.view(state, seat)
        return Advised(
            position.match.game,
            seat,
            view,
            _read(position, advice),
            encode(now.scene(seat).view) == encode(position.scene(seat).view),
        )


def _adviser_of(position: Position, user_id: int) -> Seat:
    """Return whose place it is. Raises what `Advising.advise` raises."""
    seat = seat_of(position, user_id)
    if position.match.status is not Status.PLAYING:
        raise MatchOver(text("refusal-match-over"))
    if position.match.paused:
        raise Paused(text("refusal-paused"))
    if any(row.user_id is not None for row in position.seats if row.seat != seat):
        raise TableRefusal(text("refusal-hint-people"))
    if seat not in position.asked:
        raise NotAsked(text("refusal-not-asked"))
    return seat


def _after(position: Position, seat: Seat, drafted: tuple[Any, ...]) -> Any:
    """Return the state after what a seat has drafted, as far as that can be told.

    Raises `NotAsked` where nothing is left to be asked.
    """
    engine, state = position.engine, position.state
    for action in drafted:
        try:
            after = engine.supposed(state, seat, action)
        except Refusal:
            after = None
        if after is None:
            break
        state = after
    if engine.outcome(state) is not None or seat not in engine.to_act(state):
        raise NotAsked(text("refusal-hint-drafted"))
    return state


def _read(position: Position, advice: Advice) -> Advice:
    """Return advice with its actions as the game has them."""
    action, other = (
        None if raw is None else parse_action(position.engine, raw)
        for raw in (advice.action, advice.other)
    )
    return Advice(action, advice.ground, other)
