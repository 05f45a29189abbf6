"""All tables of one process, put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from random import Random, SystemRandom
from typing import Any

import msgspec

import engines
from engines.core import Seat, text
from store import Changes, Match, Status, Store
from tables import orders
from tables.ballots import Ballots
from tables.chatter import Chatter
from tables.clocks import Clocks
from tables.computers import Computers
from tables.courier import Courier
from tables.delivery import DeliveryOffice
from tables.drafts import Drafts
from tables.errors import NoMatch
from tables.export import export
from tables.live import Live
from tables.lobby import Lobby
from tables.moves import By, seat_of
from tables.notice import BOARD, Notice, hand, outgoing
from tables.play import Play, Receipt
from tables.position import Position
from tables.scene import Scene

log = logging.getLogger(__name__)

__all__ = ["By", "Receipt", "Tables"]


class Tables:
    """The service behind every cog. `lobby` and `play` change matches; the rest reads them.

    `now` gives seconds since the epoch, `bot_seconds` how long a computer takes to answer;
    `chance` is where secrets and a computer's whims come from (nobody can foresee it, unless
    a test wants to).
    """

    def __init__(
        self,
        store: Store,
        courier: Courier,
        now: Callable[[], float],
        bot_seconds: float,
        chance: Random | None = None,
    ) -> None:
        chance = chance or SystemRandom()
        self.store = store
        self._now = now
        self.live = Live(store, now)
        self.drafts = Drafts(store)
        self.play = Play(store, self.live, now)
        self.lobby = Lobby(store, self.live, now, chance)
        self.ballots = Ballots(store, courier, now)
        self.clocks = Clocks(store, self.live, self.play, self.lobby, self.ballots, now)
        self.computers = Computers(self.play, bot_seconds, chance)
        self.delivery = DeliveryOffice(store, courier, self.latest_scene, now)
        self.chatter = Chatter(store, now, self.delivery.kick)
        self.play.consequences.append(self.ballots.follow)
        self.play.after_commit.append(self._moved)
        self.lobby.after_commit.append(self._lobby_changed)

    async def resume(self) -> None:
        """Go on after a start: deliver what is waiting, obey orders, let asked computers think."""
        self.delivery.kick()
        for match_id in await self.store.playing():
            try:
                await self._resume(match_id)
            except Exception:
                log.exception("match %s cannot go on", match_id)  # the others can

    async def _resume(self, match_id: int) -> None:
        match, seats = await self.store.match(match_id), await self.store.seats(match_id)
        ordered = match is not None and engines.load(match.game).meta.orders is not None
        if ordered or any(row.user_id is None or row.resigned_at is not None for row in seats):
            await self._go_on(await self.live.position(match_id))

    async def _go_on(self, position: Position) -> None:
        """Let orders answer what they can, and computers what they are asked."""
        if not await self.play.obey(position.match.id):
            await self.computers.look_at(position)

    async def close(self) -> None:
        """Stop thinking and delivering. The database is closed by whoever opened it."""
        await asyncio.gather(self.computers.close(), self.delivery.close())

    async def tick(self) -> float | None:
        """Handle what is due, and return when the next deadline is (None: none is set)."""
        while await self.clocks.handle_due():
            pass
        self.delivery.kick()
        self.live.sweep()
        return await self.clocks.next_at()

    async def match_in(self, channel_id: int, *, ended_too: bool = False) -> Match:
        """Return the lobby or match of a channel. Raises `NoMatch`."""
        match = await self.store.match_in(channel_id)
        if match is None and ended_too:
            match = await self.store.last_match_in(channel_id)
        if match is None:
            raise NoMatch(text("refusal-no-match-here"))
        return match

    async def scene(self, match_id: int, seat: Seat | None) -> Scene:
        """Return what a seat (None: a spectator) sees of a match or lobby. Raises `NoMatch`."""
        match = await self.store.match(match_id)
        if match is None:
            raise NoMatch(text("refusal-no-such-match"))
        if match.started_at is None:
            seats = await self.store.seats(match_id)
            nobody = frozenset[Seat]()
            return Scene(match, seats, seat, None, nobody, False, 0, None)
        scene = (await self._position(match)).scene(seat)
        if seat is None or not scene.legal:
            return scene
        return msgspec.structs.replace(scene, drafted=await self.drafts.of(match, seat))

    async def latest_scene(self, match_id: int, seat: Seat | None) -> Scene:
        """Return the scene with every move that is in the log; a move being made is waited for."""
        await self.live.catch_up(match_id)
        return await self.scene(match_id, seat)

    async def scene_for(self, match_id: int, user_id: int) -> Scene:
        """Return what a person sees: the own seat's view, or a spectator's."""
        public = await self.scene(match_id, None)
        seat = public.seat_of(user_id)
        return public if seat is None or public.in_lobby else await self.scene(match_id, seat)

    async def orders(self, match_id: int, user_id: int) -> Any:
        """Return a person's own standing orders as they stand now; None in a game without any.

        Raises `NoMatch`, and `NotSeated` for whoever has no seat.
        """
        position = await self.live.position(match_id)
        return orders.standing(position, seat_of(position, user_id))

    async def show_again(self, match_id: int, user_id: int) -> None:
        """Post the board anew, and the hand of whoever asked, because messages got lost."""
        scene = await self.scene_for(match_id, user_id)
        changes = Changes().post(outgoing(match_id, BOARD, Notice(new=True), self._now()))
        if scene.seat is not None:
            changes.post(outgoing(match_id, hand(scene.seat), Notice(new=True), self._now()))
        await self.store.commit(changes)
        self.delivery.kick()

    async def export(self, match_id: int) -> bytes:
        """Return a finished match as JSON that `tables.verify` checks."""
        return await export(self.store, match_id)

    async def _position(self, match: Match) -> Position:
        position = await self.live.position(match.id)
        if position.match.status is match.status:
            return position
        self.live.forget(match.id)
        return await self.live.position(match.id)

    async def _moved(self, position: Position) -> None:
        self.delivery.kick()
        if position.match.status is Status.PLAYING:
            await self.computers.look_at(position)

    async def _lobby_changed(self, match_id: int, position: Position | None) -> None:
        self.delivery.kick()
        if position is not None:
            await self._go_on(position)
