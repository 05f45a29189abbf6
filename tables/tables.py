"""All tables of one process, put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from random import Random, SystemRandom
from typing import Any

import msgspec

from engines.core import Refusal, Seat, Text, text
from store import Changes, Match, Sight, Store
from tables.absences import Absences
from tables.agreeing import Agreeing
from tables.agreement import CONFIRM
from tables.anew import renew_hands, tell_restored
from tables.attendance import PULSE, Attendance
from tables.calling import Calling
from tables.calling_off import CallingOff
from tables.clocks import Clocks, Handle
from tables.deadlines import drop
from tables.drawing import Drawing
from tables.ending import Endings
from tables.fairness import commitment
from tables.gatherings import EXPIRY
from tables.importing import Importing
from tables.limits import Allowance, Limits
from tables.lobby import PATIENCE, Lobby
from tables.match.advising import Advising
from tables.match.closing import PLACE
from tables.match.computers import Computers
from tables.match.consequences import PUT_OFF, QUESTION_PUT_OFF, REMINDER, TIME_UP
from tables.match.drafts import Drafts
from tables.match.history import Histories, Moment, check_eyes
from tables.match.live import Live
from tables.match.making import Making, Receipt
from tables.match.moves import By, seat_of
from tables.match.pauses import Pauses
from tables.match.play import Play
from tables.match.position import Position
from tables.match.reports import Reports
from tables.match.rests import LAPSE, REST_OVER
from tables.match.scene import Scene
from tables.match.scenes import Scenes
from tables.match.since import heard_ever, heard_since, seen_since
from tables.notice import (
    BOARD,
    DRAW,
    FOUND,
    LOBBY,
    OFF,
    OFFERED,
    REST,
    SEAT,
    TAKE_BACK,
    Notice,
    hand,
    outgoing,
)
from tables.outbox.boards import keeps_one_board, rests_until
from tables.outbox.delivery import DeliveryOffice
from tables.outbox.transport import Transport
from tables.people import People
from tables.places import Places
from tables.playing_on import PlayingOn
from tables.privacy.forgetting import Forgetting
from tables.privacy.own import OwnRecords
from tables.privacy.retention import Retention
from tables.proof.checking import Checked, check
from tables.proof.export import export
from tables.proof.form import Proof
from tables.questions import Questions
from tables.reached import Reached
from tables.records import Records
from tables.reliability import Reliability
from tables.reminders import NUDGED, Reminders
from tables.resting import Resting
from tables.reviewing.reviews import Reviews
from tables.seeking.pairs import Pairs
from tables.seeking.seeking import Seeking
from tables.substitutes import Substitutes
from tables.taking_back import TakingBack
from tables.time_outs import TimeOuts
from tables.upkeep import Upkeep
from tables.votes.ballots import BALLOT, Ballots
from tables.votes.chatter import Chatter
from tables.without import Agree, Without
from thinking.question import Choose
from thinking.thoughts import GRACE

log = logging.getLogger(__name__)

__all__ = ["By", "Receipt", "Tables"]

WATCH = 60.0
"""Seconds between two looks at all running matches."""


class Tables:
    """The service behind every cog. `lobby` and `play` change matches; the rest reads them.

    Whoever shows matches reads `records` and `people`, and never the store itself.

    `now` gives seconds since the epoch, `bot_seconds` how long a computer takes to answer;
    `chance` is where secrets and a computer's whims come from (nobody can foresee it, unless
    a test wants to). Computers choose by `chooser`, a function of a module, unless it is None;
    `grace` is how many seconds after its instant a process that thinks is killed. `pulse` is
    how many seconds lie between two signs of life (`tables/attendance.py`), `watch` between two
    looks at all matches. `limits` are how much one person or server may ask for; a lobby in
    which nothing happens for `lobby_seconds` ends. Matches are let go `keep_days` after their end
    (None: never).
    """

    def __init__(
        self,
        store: Store,
        transport: Transport,
        now: Callable[[], float],
        bot_seconds: float,
        chance: Random | None = None,
        chooser: Choose | None = None,
        grace: float = GRACE,
        pulse: float = PULSE,
        watch: float = WATCH,
        limits: Limits | None = None,
        lobby_seconds: float = PATIENCE,
        keep_days: int | None = None,
    ) -> None:
        self._store = store
        self._now = store.clock(now)
        self._proving = asyncio.Lock()
        chance = chance or SystemRandom()
        self._read()
        self._play(limits or Limits(), chance, lobby_seconds)
        self._deliver(transport)
        self._follow(transport, chance)
        self._agree()
        self._think(bot_seconds, chance, chooser, grace)
        self._keep_time(pulse, watch)
        self._keep_records(keep_days)

    def _read(self) -> None:
        """Make what those who show matches read."""
        store = self._store
        self.records = Records(store)
        self.people = People(store, self._now)
        self.reliability = Reliability(store)
        self.live = Live(store, self._now)
        self.drafts = Drafts(store)
        self.scenes = Scenes(store, self.live)
        self._histories = Histories(store)

    def _play(self, limits: Limits, chance: Random, lobby_seconds: float) -> None:
        """Make what lets matches begin, and move."""
        store, now = self._store, self._now
        self.allowance = Allowance(limits, store, now)
        self.lobby = Lobby(
            *(store, self.live, now, chance, self.allowance, self.people, self.reliability),
            lobby_seconds,
        )
        self.lobby.after_commit.append(self._lobby_changed)
        self.making = Making(store, self.live, now)
        self.making.after_commit.append(self._moved)
        self.playing_on = PlayingOn(store, self.live, self.lobby, self.allowance, now, chance)
        self.playing_on.after_commit.append(self._lobby_changed)
        self.play = Play(store, self.making, now, self.allowance)
        self.endings = Endings(store, self.live)
        self.making.consequences.append(self.endings.follow)

    def _deliver(self, transport: Transport) -> None:
        """Make what shows matches, and calls people."""
        store, now = self._store, self._now
        self.absences = Absences(store, self.live, self.people, now, self._kick)
        self.making.consequences.append(self.absences.follow)
        self.questions = Questions(store, self.live, now, self._kick)
        self.calling = Calling(
            *(store, self.live, self.people, self.absences, self.questions, now),
        )
        self.delivery = DeliveryOffice(
            *(store, transport, self.scenes.latest, now, self._deal, self.people, self.absences),
            self.questions,
        )
        self.places = Places(
            *(store, self.live, self.allowance, self.questions, self.calling, now),
            self.delivery.kick,
        )

    def _agree(self) -> None:
        """Make what all who play agree to."""
        store, now, kick = self._store, self._now, self.delivery.kick
        agreeing = Agreeing(store, self.live, self.allowance, now, kick, self.making.arrivals)
        self.calling_off = CallingOff(agreeing)
        self.taking_back = TakingBack(store, self.play, agreeing, now, kick)
        self.drawing = Drawing(store, self.making, agreeing, now)
        self.resting = Resting(store, self.live, agreeing, self.calling, now, kick)
        agree: dict[str, Agree] = {
            OFF: lambda match_id, by, _: self.calling_off.agree(match_id, by, asking=False),
            REST: lambda match_id, by, days: self.resting.agree(match_id, by, days, asking=False),
            DRAW: self.drawing.agree,
            TAKE_BACK: self.taking_back.agree,
        }
        self.without = Without(store, self.live, self.questions, agree, now, kick)
        self.making.consequences.append(self.without.follow)
        self.making.after_commit.append(self.without.moved)

    def _think(
        self, bot_seconds: float, chance: Random, chooser: Choose | None, grace: float
    ) -> None:
        """Make what lets computers play, and what stops a match at which the program fails."""
        store, now = self._store, self._now
        self.pauses = Pauses(store, self.live, self.play, now, self.delivery.kick)
        self.computers = Computers(
            store, self.play, self.pauses, bot_seconds, chance, chooser, grace
        )
        self.advising = Advising(self.live, self.computers)

    def _follow(self, transport: Transport, chance: Random) -> None:
        """Make what follows a move besides: who polls, and lets others play on."""
        store, now, kick = self._store, self._now, self.delivery.kick
        self.ballots = Ballots(store, transport, now)
        self.chatter = Chatter(store, now, kick)
        self.substitutes = Substitutes(
            *(store, self.live, self.play, self.allowance, self.people, self.reliability),
            *(now, chance, kick),
        )
        self.pairs = Pairs(store, self.live, self.people, now, chance, kick)
        self.seeking = Seeking(
            *(store, self.people, self.reliability, self.allowance, self.pairs, now)
        )
        self.reached = Reached(store, now, kick)
        self.making.consequences += (self.ballots.follow, self.substitutes.follow)

    def _keep_time(self, pulse: float, watch: float) -> None:
        """Make what happens at its time, whoever is there."""
        store, now, kick = self._store, self._now, self.delivery.kick
        self.reminders = Reminders(store, self.live, self.calling, self.allowance, now, kick)
        self.attendance = Attendance(store, now, pulse)
        self.clocks = Clocks(store, self.live, self.attendance, now, self._handles())
        self.making.arrivals.append(self.attendance.arrive)  # before it costs anybody time
        self.upkeep = Upkeep(
            *(store, self.live, self.lobby, self.play, self.computers, self.pauses),
            *(self.attendance, now, watch),
        )

    def _handles(self) -> dict[str, Handle]:
        """Return what handles each kind of deadline."""
        time_outs = TimeOuts(self._store, self.live, self.play, self.pauses, self.absences)
        nothing = partial(drop, self._store)
        return {
            TIME_UP: self.places.unless_shut(time_outs.end),
            REMINDER: self.places.unless_shut(self.reminders.remind),
            NUDGED: nothing,
            PLACE: nothing,
            REST_OVER: self.resting.end,
            PUT_OFF: self.calling.call,
            QUESTION_PUT_OFF: self.calling.call,
            EXPIRY: self.lobby.expire,
            SEAT: self.substitutes.expire,
            OFFERED: self.substitutes.call,
            CONFIRM: self.pairs.expire,
            FOUND: self.pairs.call,
            BALLOT: self.ballots.close,
            LAPSE: self.without.look,
        }

    def _keep_records(self, keep_days: int | None) -> None:
        """Make what is told of faults and people, and what is let go."""
        store, now = self._store, self._now
        self.reports = Reports(store, now)
        self.own = OwnRecords(store)
        self.retention = Retention(store, self.live, now, keep_days)
        self.forgetting = Forgetting(
            *(store, self.live, self.play, self.lobby, self.pairs, self.people, now),
            self.delivery.kick,
        )
        self.importing = Importing(store, self.live, self.allowance, now)
        self.reviews = Reviews(store, self.live)

    def _kick(self) -> None:
        self.delivery.kick()

    async def resume(self) -> None:
        """Go on after a start: deliver what is waiting, obey orders, let asked computers think.

        Matches that are paused are tried again, and all are shown anew after a restore.
        """
        await self.lobby.unname()
        await tell_restored(self._store, self._now())
        await renew_hands(self._store, self._now(), self.attendance.began)
        await self.attendance.look()
        self.delivery.start()
        await self.upkeep.begin()

    async def close(self, grace: float = 0.0) -> None:
        """Stop thinking and delivering; what is being sent has `grace` seconds to arrive.

        The database is closed by whoever opened it.
        """
        self.reviews.close()
        closing = (self.computers.close(), self.delivery.close(grace), self.seeking.close())
        await asyncio.gather(*closing)

    def now(self) -> float:
        """Return the time by the database's clock, in seconds since the epoch."""
        return self._now()

    async def tick(self) -> float | None:
        """Handle what is due, and return when the next is (None: nothing is).

        Nothing is due while nobody can play (`Attendance.reach`). All running matches are looked
        at with the first tick in `watch` seconds, and once they are served.
        """
        while await self.attendance.look() and await self.clocks.handle_due():
            pass
        if self.upkeep.due:
            await self.upkeep.look()
            await self.forgetting.again()
        await self.seeking.look_now_and_then()
        await self.retention.look()
        self.delivery.kick()
        self.live.sweep()
        times = (await self.clocks.next_at(), self.upkeep.next_at)
        return min((at for at in times if at is not None), default=None)

    async def scene(self, match_id: int, seat: Seat | None) -> Scene:
        """Return what a seat (None: a spectator) sees of a match or lobby. Raises `NoMatch`."""
        return await self.scenes.of_seat(match_id, seat)

    async def scene_for(self, match_id: int, user_id: int) -> Scene:
        """Return what a person sees: the own seat's view, or a spectator's.

        They look at the match, so what waits there to be shown is tried again.
        """
        return await self.scene_of(await self.scenes.sight(match_id, user_id), user_id)

    async def scene_of(self, sight: Sight, user_id: int) -> Scene:
        """Return what a person sees of a match that was just read for them, as `scene_for` does."""
        self.delivery.asked(sight.match.id)
        return await self.scenes.of_person(sight, user_id)

    async def orders(self, match_id: int, user_id: int) -> Any:
        """Return a person's own standing orders as they stand now; None in a game without any.

        Raises `NoMatch`, `Paused`, and `NotSeated` for whoever has no seat.
        """
        position = await self.live.unpaused(match_id)
        return position.orders(seat_of(position, user_id))

    async def heard_since(
        self, match_id: int, seat: Seat | None, *, opening: bool = True
    ) -> tuple[Text, ...]:
        """Return what a seat (None: a spectator) heard since its last action, oldest first.

        How the match began is told with its `opening` alone. Raises `NoMatch`, also for a match
        that has not begun.
        """
        position = await self.live.position(match_id)
        return await heard_since(self._store, position, seat, opening=opening)

    async def heard_ever(self, match_id: int, seat: Seat | None) -> tuple[Text, ...]:
        """Return all that a seat (None: a spectator) heard of a match, oldest first.

        Raises `NoMatch`, also for a match that has not begun.
        """
        return await heard_ever(self._store, await self.live.position(match_id), seat)

    async def moment(self, scene: Scene, seat: Seat | None, ply: int | None) -> Moment:
        """Return how the match of a scene stood for a seat after an action (None: the last).

        Raises `Refusal` if the viewer may not see it as that seat did, or if it has not begun.
        """
        if scene.in_lobby:
            raise Refusal(text("refusal-not-begun"))
        check_eyes(scene, seat)
        position = await self.live.position(scene.match.id)
        return await self._histories.moment(position, seat, ply)

    async def latest(
        self, scene: Scene, seat: Seat | None, most: int, *, own: bool
    ) -> tuple[Moment, ...]:
        """Return how the match of a scene stood for a seat at its last steps, up to `most`.

        If only since its `own` last action: from that on. Raises what `moment` raises.
        """
        if scene.in_lobby:
            raise Refusal(text("refusal-not-begun"))
        check_eyes(scene, seat)
        position = await self.live.position(scene.match.id)
        return await self._histories.latest(position, seat, most, own=own)

    async def seen_since(self, match_id: int, seat: Seat) -> tuple[Text, ...]:
        """Return what everybody heard since a seat's last action that all know of.

        Raises `NoMatch`, also for a match that has not begun.
        """
        return await seen_since(self._store, await self.live.position(match_id), seat)

    async def show_again(self, match_id: int, user_id: int) -> float | None:
        """Post the board anew, and the hand of whoever asked, because messages got lost.

        The one board of a match that was posted a short while ago stays, unless it was deleted;
        returned is from when on it is posted anew, or None. Raises `TableRefusal` if the person
        has done so too often.
        """
        self.allowance.spend("reposts", user_id)
        scene = await self.scene_for(match_id, user_id)
        rests = await self._rests_until(scene.match)
        board = Notice(new=rests is None)
        changes = Changes().post(outgoing(match_id, BOARD, board, self._now()))
        if scene.seat is not None:
            changes.post(outgoing(match_id, hand(scene.seat), Notice(new=True), self._now()))
        await self._store.commit(changes)
        self.delivery.kick()
        return rests

    async def _rests_until(self, match: Match) -> float | None:
        """Return until when the one board of a match stays where it stands; None: it may go."""
        shown = (
            await self._store.outbox.message(match.id, BOARD) if keeps_one_board(match) else None
        )
        until = None if shown is None else rests_until(shown)
        return None if until is None or until <= self._now() else until

    async def renew_board(self, match_id: int) -> None:
        """Let the message that stands for the board show how the match stands, if it can."""
        await self._store.commit(Changes().post(outgoing(match_id, BOARD, Notice(), self._now())))
        self.delivery.kick()

    async def renew_lobby(self, match_id: int) -> None:
        """Let the message of a lobby show how it stands; where its place is gone, it is over."""
        await self._store.commit(Changes().post(outgoing(match_id, LOBBY, Notice(), self._now())))
        self.delivery.kick()

    async def renew_hand(self, match_id: int, seat: Seat) -> None:
        """Let the message that stands for a hand show what is asked now."""
        changes = Changes().post(outgoing(match_id, hand(seat), Notice(), self._now()))
        await self._store.commit(changes)
        self.delivery.kick()

    async def export(self, match_id: int) -> bytes:
        """Return a finished match as JSON that `tables.verify` checks.

        It plays the whole match again beside the event loop, so one waits for the other.
        """
        async with self._proving:
            return await export(self._store, match_id)

    async def proved(self, match_id: int, posted: str) -> Checked:
        """Check an ended match against a hash that stood with one of its boards.

        Raises `Mismatch`, and what `export` raises.
        """
        async with self._proving:
            data = await export(self._store, match_id)
            match = await self._store.match(match_id)
            assert match is not None
            proof = msgspec.json.decode(data, type=Proof)
            return await asyncio.to_thread(check, proof, commitment(match.seed), posted)

    async def _moved(self, position: Position) -> None:
        self.delivery.kick()
        await self.upkeep.moved(position)

    async def _lobby_changed(self, match_id: int, position: Position | None) -> None:
        self.delivery.kick()
        if position is not None:
            await self.upkeep.begun(position)

    async def _deal(self, match_id: int) -> None:
        await self.upkeep.deal(match_id)
