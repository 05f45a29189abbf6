"""Advice for whoever plays with computers alone: what a computer would do in their place, and why.

It is thought about as a computer's own answer is, from what the seat may know. With other people
there is none, so no rating hangs on it: only matches of two people and more are rated.
"""

from __future__ import annotations

import logging
from typing import Any, NamedTuple

from msgspec.structs import replace

from bots.advice import Advice, Ground
from bots.playing import AnyEngine
from engines.core import MatchOver, NotAsked, Refusal, Seat, encode, parse_action, text
from store import Status
from tables.errors import Paused, TableRefusal
from tables.match.computers import Computers
from tables.match.live import Live
from tables.match.moves import seat_of
from tables.match.orders import answer
from tables.match.position import Position
from thinking.thoughts import NoThought

log = logging.getLogger(__name__)

MOST_BEFORE = 8
"""So many steps that leave no choice are taken for done, one after the other."""


class Compelled(NamedTuple):
    """The one thing that can be done on a view."""

    view: Any
    action: Any


class Advised(NamedTuple):
    """What was advised on a view, and whether what the seat is asked stands still.

    The view is that after what is done `before`, where there was nothing to choose.
    """

    game: str
    seat: Seat
    view: Any
    advice: Advice
    stands: bool
    before: tuple[Compelled, ...] = ()


class Advising:
    """Lets computers advise people, each of them about one thing at a time."""

    def __init__(self, live: Live, computers: Computers) -> None:
        self._live = live
        self._computers = computers
        self._advised: set[int] = set()

    async def advise(self, match_id: int, user_id: int, drafted: tuple[Any, ...] = ()) -> Advised:
        """Return what a computer would do in a person's place, after what is `drafted` already.

        Where only one thing can be done, it is what comes after that, as far as it can be told.
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
            before, state, advice = await self._chosen(position, state, seat)
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
            advice,
            encode(now.scene(seat).view) == encode(position.scene(seat).view),
            before,
        )

    async def _chosen(
        self, position: Position, state: Any, seat: Seat
    ) -> tuple[tuple[Compelled, ...], Any, Advice]:
        """Return what is done before the first choice, the state of that, and what is advised."""
        before: list[Compelled] = []
        while True:
            advice = _read(position, await self._computers.advise(position, state, seat))
            after = _led_on(position, state, seat, advice)
            if after is None or len(before) == MOST_BEFORE:
                return tuple(before), state, advice
            before.append(Compelled(position.engine.view(state, seat), advice.action))
            state = after


def _led_on(position: Position, state: Any, seat: Seat, advice: Advice) -> Any:
    """Return where the only thing that a seat can do leads, if the person is asked there; or None.

    What standing orders answer nobody is asked.
    """
    engine = position.engine
    after = engine.supposed(state, seat, advice.action) if advice.ground is Ground.ONLY else None
    if after is None or not _asks(engine, after, seat):
        return None
    answered = answer(replace(position, state=after), seat)
    return after if answered is None else None


def _asks(engine: AnyEngine, state: Any, seat: Seat) -> bool:
    return engine.outcome(state) is None and seat in engine.to_act(state)


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
    if not _asks(engine, state, seat):
        raise NotAsked(text("refusal-hint-drafted"))
    return state


def _read(position: Position, advice: Advice) -> Advice:
    """Return advice with its actions as the game has them."""
    action, other = (
        None if raw is None else parse_action(position.engine, raw)
        for raw in (advice.action, advice.other)
    )
    return Advice(action, advice.ground, other)
