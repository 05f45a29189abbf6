"""Advice for whoever plays with computers alone: what a computer would do in their place, and why.

It is thought about as a computer's own answer is, from what the seat may know. With other people
there is none, so no rating hangs on it: only matches of two people and more are rated.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

import engines
from bots.advice import Advice, Ground
from bots.playing import AnyEngine
from engines.choosing import is_forced
from engines.core import Dice, MatchOver, NotAsked, Refusal, Seat, encode, parse_action, text
from store import Status
from tables.errors import Paused, TableRefusal
from tables.latest import Latest
from tables.match.computers import Computers
from tables.match.live import Live
from tables.match.moves import seat_of
from tables.match.orders import answer
from tables.match.position import Position
from thinking.thoughts import NoThought

log = logging.getLogger(__name__)

MOST_BEFORE = 8
"""So many steps that leave no choice are taken for done, one after the other."""
WORLDS = 8
"""In so many worlds it is looked for one in which a draft comes about as foreseen."""


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


KEPT = 64
"""How many hints are remembered, for whoever asks again."""


class _Thought(NamedTuple):
    """What was advised: what is done before, the view on which it is done, and the advice."""

    before: tuple[Compelled, ...]
    view: Any
    advice: Advice


class Advising:
    """Lets computers advise people, each of them about one thing at a time.

    Whoever asks again on the same view reads the same: what is thought of within a time hangs on
    how much else there is to do.
    """

    def __init__(self, live: Live, computers: Computers) -> None:
        self._live = live
        self._computers = computers
        self._advised: set[int] = set()
        self._kept = Latest[tuple[int, Seat, bytes, bytes], _Thought](KEPT)

    async def advise(self, match_id: int, user_id: int, drafted: tuple[Any, ...] = ()) -> Advised:
        """Return what a computer would do in a person's place, after what is `drafted` already.

        Where only one thing can be done, it is what comes after that, as far as it can be told.
        Raises `NoMatch`, `NotSeated`, `MatchOver`, `Paused`, `NotAsked`, and `TableRefusal` where
        other people play, while this person is being advised, or if nothing was thought of in time.
        """
        position = await self._live.position(match_id)
        seat = _adviser_of(position, user_id)
        dice = Dice("advice", match_id)
        state = after_drafted(position.engine, position.state, seat, drafted, dice)
        view, orders = position.engine.view(state, seat), position.seats[seat].orders
        asked = (match_id, seat, encode(view), orders)
        if asked not in self._kept:
            self._kept[asked] = await self._thought(position, state, seat, user_id)
        before, view, advice = self._kept[asked]
        now = await self._live.position(match_id)
        stands = encode(now.scene(seat).view) == encode(position.scene(seat).view)
        return Advised(position.match.game, seat, view, advice, stands, before)

    async def _thought(self, position: Position, state: Any, seat: Seat, user_id: int) -> _Thought:
        """Return what a computer thinks of for a person. Raises `TableRefusal`."""
        if user_id in self._advised:
            raise TableRefusal(text("refusal-hint-thinking"))
        self._advised.add(user_id)
        try:
            return await self._chosen(position, state, seat)
        except NoThought as error:
            match_id, ply = position.match.id, position.ply
            log.warning("no advice in match %s, ply %s: %s", match_id, ply, error)
            raise TableRefusal(text("refusal-hint-late")) from error
        finally:
            self._advised.discard(user_id)

    async def _chosen(self, position: Position, state: Any, seat: Seat) -> _Thought:
        """Return what is done before the first choice, and what is advised there."""
        before: list[Compelled] = []
        while True:
            view = position.engine.view(state, seat)
            found = _read(position, await self._computers.advise(position, state, seat))
            advice = _if_only(position, view, seat, found)
            after = _led_on(position, state, seat, advice)
            if after is None or len(before) == MOST_BEFORE:
                return _Thought(tuple(before), view, advice)
            before.append(Compelled(view, advice.action))
            state = after


def _if_only(position: Position, view: Any, seat: Seat, advice: Advice) -> Advice:
    """Return advice that says so where what is sensible is also all that is offered."""
    if advice.ground is not Ground.SOLE:
        return advice
    forced = is_forced(engines.ways(position.match.game, view, seat))
    return replace(advice, ground=Ground.ONLY) if forced else advice


def _led_on(position: Position, state: Any, seat: Seat, advice: Advice) -> Any:
    """Return where the only thing that a seat can do leads, if the person is asked there; or None.

    What standing orders answer nobody is asked.
    """
    engine = position.engine
    if advice.ground is not Ground.ONLY:
        return None
    _, *foreseen = _foreseen(engine, state, seat, (advice.action,))
    after, done = _followed(engine, state, seat, (advice.action,), foreseen)
    if not done or not _asks(engine, after, seat):
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


def after_drafted(
    engine: AnyEngine, state: Any, seat: Seat, drafted: Sequence[Any], dice: Dice
) -> Any:
    """Return a state after what a seat has drafted, as far as that can be told.

    It is of a world that the seat cannot tell from the real one: what others have chosen in secret
    shows only once it comes about, and would tell in the real one what a draft may not. Of a few
    worlds it is the first in which all comes about as the seat foresees it. Raises `NotAsked` where
    by that nothing is left to be asked.
    """
    _, *foreseen = known = [*_foreseen(engine, state, seat, drafted)]
    if not _asks(engine, known[-1], seat):
        raise NotAsked(text("refusal-hint-drafted"))
    best, most = state, -1
    for _ in range(WORLDS):
        world = engine.resample(state, seat, dice)
        after, done = _followed(engine, world, seat, drafted, foreseen)
        if done > most:
            best, most = after, done
        if done == len(foreseen):
            break
    return best


def _foreseen(engine: AnyEngine, state: Any, seat: Seat, drafted: Sequence[Any]) -> Iterator[Any]:
    """Give how a seat knows a state, and where each thing that is drafted leads as it knows it."""
    known = engine.imagine(engine.view(state, seat))
    yield known
    for action in drafted:
        try:
            known = engine.supposed(known, seat, action)
        except Refusal:
            return
        if known is None:
            return
        yield known


def _followed(
    engine: AnyEngine, world: Any, seat: Seat, drafted: Sequence[Any], foreseen: Sequence[Any]
) -> tuple[Any, int]:
    """Return where a draft leads in a world, and how much of it came about as foreseen."""
    for done, (action, known) in enumerate(zip(drafted, foreseen, strict=False)):
        after = engine.supposed(world, seat, action)
        if after is None or encode(engine.view(after, seat)) != encode(engine.view(known, seat)):
            return world, done
        world = after
    return world, len(foreseen)


def _read(position: Position, advice: Advice) -> Advice:
    """Return advice with its actions as the game has them."""
    action, other = (
        None if raw is None else parse_action(position.engine, raw)
        for raw in (advice.action, advice.other)
    )
    return Advice(action, advice.ground, other)
