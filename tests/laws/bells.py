"""A Discord with moods, and whom what it is sent rings for which turn.

Some people take no direct messages, channels are shut and opened, and at times most goes wrong.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from engines.core import Seat
from tables import Delivered, Delivery, Later, Shut
from tables.calling import Calling
from tables.notice import LOBBY, is_roll_call, reader, seat_of_offered
from tables.wishes import Calls
from tests.tables.house import Clock, Hall
from tests.tables.post_office import PRIVATE, Letter, PostOffice

Turn = tuple[int, Seat]
"""In which match, and on which seat."""
TROUBLE = 0.8
"""How much goes wrong while anything does."""


@dataclass
class Listed:
    """What a list of all that waits for somebody named: whose turn it was, and how much in all."""

    turns: frozenset[Turn]
    many: int


@dataclass
class Moods:
    """How the other side is at the moment."""

    no_direct: set[int] = field(default_factory=set[int])
    """The people who take no direct messages."""
    were_shut: set[int] = field(default_factory=set[int])
    """Those who took none at any time: the channel may call them though they take them again."""
    trouble: bool = False

    def shut_or_open(self, user: int) -> None:
        """Let somebody take no direct messages any more, or take them again."""
        self.no_direct ^= {user}
        self.were_shut |= self.no_direct


class Bells(PostOffice):
    """A Discord with moods, which writes down who was rung though they would not have been."""

    def __init__(
        self, clock: Clock, chance: Random, wishes: Mapping[int, Calls], calm: bool
    ) -> None:
        super().__init__(clock)
        self._calm = calm
        self._chance = chance
        self._wishes = wishes
        self.moods = Moods()
        self.listed: dict[int, Listed] = {}
        """What each list named, by the number of its letter."""
        self.starts: set[int] = set()
        """The letters that said that a match begins: its first turn is dealt after them."""
        self.faults: list[str] = []
        self.house: Hall | None = None
        self.acting: int | None = None
        """Who does something: what comes of it tells them nothing new."""

    async def send(self, delivery: Delivery) -> Delivered:
        listed = await self._lists(delivery) if is_roll_call(delivery.surface) else None
        if listed is not None and not listed.many:  # it would be empty
            self._may(delivery)
            return Delivered(PRIVATE, 0)
        done, letter = await super().send(delivery), self.letters[-1]
        if listed is not None:
            self.listed[done.message_id] = listed
        if delivery.scene.match.starting:
            self.starts.add(done.message_id)
        if letter.id == done.message_id:
            if self._calm or listed is None:  # a list that came late is one that had waited
                await self._note_quiet(letter)
            if not delivery.open and listed is None:
                self._note_unasked(letter)
        return done

    def covers(self, letter: Letter, turn: Turn, user: int) -> bool:
        """Tell whether a letter rings somebody for their turn."""
        if user not in rung(letter):
            return False
        listed = self.listed.get(letter.id)
        return letter.scene.match.id == turn[0] if listed is None else turn in listed.turns

    def alone(self, letter: Letter) -> bool:
        """Tell whether a letter rings for no more than one turn."""
        listed = self.listed.get(letter.id)
        return listed is None or listed.many == 1

    def _may(self, delivery: Delivery, channel_id: int = PRIVATE) -> None:
        if self.moods.trouble and self._chance.random() < TROUBLE:
            raise Later
        user = _reader(delivery)
        if user in self.moods.no_direct or (user is None and channel_id in self.closed):
            raise Shut

    @property
    def _calling(self) -> Calling:
        assert self.house is not None
        return self.house.tables.calling

    async def _lists(self, delivery: Delivery) -> Listed:
        user = _reader(delivery)
        assert user is not None
        waiting = await self._calling.awaiting(user)
        turns = frozenset((one.match.id, one.seat) for one in waiting)
        return Listed(turns, len(turns) + len(await self._calling.unanswered(user)))

    async def _note_quiet(self, letter: Letter) -> None:
        """Write down whom a letter rings in their quiet hours, though it could wait.

        Who takes no direct messages is called in the channel, where nobody's hours count.
        """
        assert self.house is not None
        match, scene = letter.scene.match, letter.scene
        for user in rung(letter) - self.moods.were_shut:
            seat, calls = scene.seat_of(user), self._wishes[user]
            if seat is None or letter.surface == LOBBY or not calls.is_quiet(self.now()):
                continue
            ends = await self.house.tables.absences.ends(match.id)
            if calls.after_quiet(self.now(), ends.get(seat)) is not None:
                self.faults.append(f"{letter.surface} of match {match.id} in {user}'s quiet hours")

    def _note_unasked(self, letter: Letter) -> None:
        """Write down whom the board or a hand rings though nothing is asked of them.

        That the channel is shut, and that a computer keeps their seat, all are told at once.
        """
        scene = letter.scene
        if letter.surface == LOBBY or scene.over or scene.match.starting:
            return
        lines = [line.key for line in letter.events]
        if "table-channel-shut" in lines:
            return
        for user in rung(letter) - self.moods.were_shut - {self.acting}:
            seat = scene.seat_of(user)
            if seat is None or scene.seats[seat].sat_in_at is not None:
                continue
            if seat not in scene.asked:
                self.faults.append(f"{letter.surface} of match {scene.match.id}, {user}: {lines}")


def rung(letter: Letter) -> frozenset[int]:
    """Return the people whom a letter rings."""
    seat = reader(letter.surface)
    if seat is None:
        return letter.pings
    user = letter.scene.seats[seat].user_id
    return frozenset() if letter.silent or user is None else frozenset({user})


def _reader(delivery: Delivery) -> int | None:
    """Return in whose direct messages something is to stand; None: in a channel."""
    if delivery.seat is not None:
        return delivery.scene.seats[delivery.seat].reaches
    offers = seat_of_offered(delivery.surface) is not None
    return min(delivery.said.ping, default=None) if offers else None
