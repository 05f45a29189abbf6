"""Walks: people who play some matches at once, and all that comes between them and their calls."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from engines.core import Refusal
from store import Status
from tables.lobby import Guest, Place
from tables.match.position import Position
from tables.options import Board, TableOptions
from tables.options import Clock as TableClock
from tables.substitutes import mark_of
from tables.tables import By
from tables.wishes import Calls, How, Quiet
from tests.laws.bells import Bells, Turn
from tests.tables.house import Clock, hall

PEOPLE = (11, 22, 33, 44)
MATCHES, STEPS, HEALING = 3, 50, 30
"""So many matches, so many deeds, and hours that pass once all is well again."""
HOUR = 3600.0
PAUSES = (60.0, 600.0, HOUR, HOUR, 3 * HOUR, 7 * HOUR)
LONGEST_WAIT = 26 * HOUR
"""For how long a call may wait: for a digest that comes after quiet hours."""
PRESSED_AT_ONCE = 0.1
"""How often the next deed is done before what the one before asks for is delivered."""


class Since(NamedTuple):
    """Since when somebody is asked: so many letters were sent by then, by the clock, and what they
    wished."""

    known: int
    at: float
    user: int
    calls: Calls


class Walk:
    """One walk of chance, and what went wrong in it.

    In a `calm` one nothing arrives late, and nobody is called again for the same turn.
    """

    def __init__(self, bells: Bells, wishes: dict[int, Calls], chance: Random, calm: bool) -> None:
        assert bells.house is not None
        self.house, self.bells, self.chance = bells.house, bells, chance
        self._calm = calm
        self.matches: list[int] = []
        self.said: list[str] = []
        """What was done, to be told where it went wrong."""
        self._wishes = wishes
        self._pressed = 100
        self._asked: dict[Turn, tuple[int | None, int]] = {}
        self._since: dict[Turn, Since | None] = {}
        self._again = set[int]()
        """The matches in which people may be called again for the same turn."""

    async def begin(self, clock: TableClock) -> None:
        """Let people wish how they are called, and begin matches."""
        for user in PEOPLE:
            if self.chance.random() < 0.7:
                await self.wish(user)
        for number in range(MATCHES):
            one, other = (self._guest(user) for user in self.chance.sample(PEOPLE, 2))
            table = TableOptions(clock=clock, board=self.chance.choice(list(Board)))
            place, lobby = Place(5, 7 + number, "en"), self.house.tables.lobby
            match_id = await lobby.open("shazamm", one, place, table=table)
            await lobby.join(match_id, other)
            self.matches.append(match_id)
            await self._do(None, self.house.start(match_id, one.user_id), "start", match_id)

    async def go(self) -> None:
        """Do something."""
        deeds = {
            deed: often for deed, often in DEEDS.items() if deed not in ROUGH or not self._calm
        }
        await self.chance.choices(list(deeds), list(deeds.values()))[0](self)

    async def heal(self) -> None:
        """Let all be well again, but for who takes no direct messages, and time pass."""
        self.bells.closed.clear()
        self.bells.moods.trouble = False
        await self._do(None, self._reconnect(), "heal")
        for _ in range(HEALING):
            await self._do(None, self._pass(HOUR), "time")

    def never_rung(self) -> list[str]:
        """Return whose turns go on for long without a call."""
        late = self.house.clock.seconds - LONGEST_WAIT
        letters = self.bells.letters
        return [
            f"{since.user} was never called in match {turn[0]}"
            for turn, since in self._since.items()
            if since is not None and since.at <= late
            if not any(self.bells.covers(x, turn, since.user) for x in letters[since.known :])
        ]

    async def wish(self, user: int) -> None:
        """Let somebody wish how they are called."""
        hour = int(self.house.clock.seconds // HOUR) % 24
        night = Quiet(hour, (hour + self.chance.randint(2, 9)) % 24)
        quiet = self.chance.choice([None, night, Quiet((hour + 2) % 24, (hour + 8) % 24)])
        digest = (hour + self.chance.randint(1, 8)) % 24
        calls = Calls(self.chance.choice(list(How)), quiet=quiet, digest=digest)
        await self.house.settle()
        self._wishes[user] = calls
        await self._do(None, self.house.tables.calling.wish(user, lambda _: calls), "wish", user)

    def _guest(self, user: int) -> Guest:
        return Guest(user, str(user), self._press())

    def _press(self) -> int:
        self._pressed += 1
        return self._pressed

    def by(self, user: int) -> By:
        """Return that somebody presses something."""
        return By(user, self._press())

    async def position(self) -> Position:
        """Return one of the matches."""
        return await self.house.position(self.chance.choice(self.matches))

    def sitter(self, position: Position) -> By | None:
        """Return that one who sits in a match presses something; None if nobody does."""
        users = [row.user_id for row in position.seats if row.user_id]
        return self.by(self.chance.choice(users)) if users else None

    async def act(self, deed: Act) -> None:
        """Let somebody who sits somewhere do something in that match."""
        position = await self.position()
        by = self.sitter(position)
        if by is not None:
            if deed in CALLING_AGAIN:
                self._again.add(position.match.id)
            await self._do(by.user_id, deed(self, position.match.id, by), deed.__name__)

    async def move(self) -> None:
        """Let somebody who is asked move."""
        position = await self.position()
        asked = sorted(position.asked & position.people)
        if asked and position.going:
            seat = self.chance.choice(asked)
            action = self.chance.choice(list(position.engine.legal_actions(position.state, seat)))
            match_id, by = position.match.id, self.by(position.seats[seat].user_id or 0)
            moves = self.house.tables.play.submit(match_id, by, action)
            await self._do(by.user_id, moves, "move", match_id)

    async def take(self) -> None:
        """Let somebody take a seat that is offered."""
        position, substitutes = await self.position(), self.house.tables.substitutes
        match_id, user = position.match.id, self.chance.choice(PEOPLE)
        for row in position.seats:
            offer = await substitutes.offered(match_id, row.seat)
            if offer is not None:
                takes = substitutes.take(match_id, self._guest(user), row.seat, mark_of(offer))
                await self._do(user, takes, "take", match_id)
                return

    async def wait(self) -> None:
        """Let time pass."""
        await self._do(None, self._pass(self.chance.choice(PAUSES)), "wait")

    async def wish_anew(self) -> None:
        """Let somebody wish to be called otherwise."""
        await self.wish(self.chance.choice(PEOPLE))
        await self._do(None, self._pass(0.0), "tick")

    async def shut_direct(self) -> None:
        """Let somebody take no direct messages any more, or take them again."""
        self.bells.moods.shut_or_open(self.chance.choice(PEOPLE))
        self.said.append(f"no direct messages: {self.bells.moods.no_direct}")

    async def shut_channel(self) -> None:
        """Let a channel be shut, or open again."""
        match = (await self.position()).match
        self._again.add(match.id)  # hands call as long as it is shut, and boards once it is open
        self.bells.closed ^= {match.channel_id or 0}
        self.said.append(f"shut: {self.bells.closed}")

    async def meet_trouble(self) -> None:
        """Let there be trouble, or no more of it."""
        moods = self.bells.moods
        moods.trouble = not moods.trouble
        self.said.append(f"trouble: {moods.trouble}")
        if not moods.trouble:
            await self._do(None, self._reconnect(), "reconnect")

    async def _pass(self, seconds: float) -> None:
        await self.house.settle()  # what is under way was to arrive before
        self.house.clock.seconds += seconds
        await self.house.tables.tick()
        await self.house.settle()

    async def _reconnect(self) -> None:
        self.house.tables.delivery.reconnected()
        await self.house.settle()

    async def _do(self, by: int | None, deed: Awaitable[Any], *said: object) -> None:
        """Let somebody do something, and look who is asked by it. Whoever may not, does not."""
        known, self.bells.acting = len(self.bells.letters), by
        try:
            await deed
        except Refusal:
            return
        hour = (self.house.clock.seconds - Clock().seconds) / HOUR
        self.said.append(" ".join(map(str, (f"{hour:.2f}", by, *said))))
        if self._calm or self.chance.random() >= PRESSED_AT_ONCE:
            await self.house.settle()
        await self._look(by, known)

    async def _look(self, by: int | None, known: int) -> None:
        """Note who is asked anew since so many letters were known: who asks themselves knows it."""
        asked, now = await self._questions(), self.house.clock.seconds
        for turn in self._asked.keys() | asked.keys():
            if self._asked.get(turn) == asked.get(turn):
                continue
            earlier = self._since.pop(turn, None)
            if earlier is not None and turn[0] not in self._again:
                self._check_once(turn, earlier, known)
            user = None if turn not in asked else asked[turn][0]
            if user is not None and user != by:
                self._since[turn] = Since(known, now, user, self._wishes[user])
        self._asked = asked

    async def _questions(self) -> dict[Turn, tuple[int | None, int]]:
        """Return of each turn whose it is, and what tells what they are asked from all else."""
        found = dict[Turn, tuple[int | None, int]]()
        for match_id in self.matches:
            match = await self.house.store.match(match_id)
            if match is None or match.status is not Status.PLAYING:
                continue
            position = await self.house.position(match_id)
            for seat in position.asked & position.people:
                found[match_id, seat] = (position.seats[seat].user_id, position.question(seat))
        return found

    def _check_once(self, turn: Turn, since: Since, known: int) -> None:
        """Write down if somebody was rung for a turn over and over."""
        user, calls = since.user, since.calls
        if calls.how is How.DIGEST or calls != self._wishes[user]:
            return
        if user in self.bells.moods.were_shut:
            return
        surfaces = ("board", f"hand-{turn[1]}", f"roll-{turn[1]}")
        heard = [
            letter.surface
            for letter in self.bells.letters[since.known : known]
            if letter.surface in surfaces and letter.id not in self.bells.starts
            if self.bells.alone(letter)
            if self.bells.covers(letter, turn, user)
        ]
        if len(heard) > (2 if calls.how is How.BOTH else 1):
            self.bells.faults.append(f"{user} was rung by {heard} in match {turn[0]}")


Act = Callable[[Walk, int, By], Awaitable[Any]]


async def offers(walk: Walk, match_id: int, by: By) -> None:
    to = walk.chance.choice([None, *PEOPLE])
    await walk.house.tables.substitutes.offer(match_id, by, to)


async def rests(walk: Walk, match_id: int, by: By) -> None:
    await walk.house.tables.resting.agree(match_id, by, walk.chance.choice([0, 1]), asking=True)


async def draws(walk: Walk, match_id: int, by: By) -> None:
    await walk.house.tables.drawing.agree(match_id, by)


async def calls_off(walk: Walk, match_id: int, by: By) -> None:
    await walk.house.tables.calling_off.agree(match_id, by, asking=True)


async def moves_away(walk: Walk, match_id: int, by: By) -> None:
    await walk.house.tables.places.move(match_id, by, walk.chance.randint(20, 23))


async def nudges(walk: Walk, match_id: int, by: By) -> None:
    await walk.house.tables.reminders.nudge(match_id, by.user_id or 0)


async def sits_out(walk: Walk, match_id: int, by: By) -> None:
    await walk.house.tables.play.sit_out(match_id, by, "easy")


async def comes_back(walk: Walk, match_id: int, by: By) -> None:
    await walk.house.tables.play.come_back(match_id, by)


async def resigns(walk: Walk, match_id: int, by: By) -> None:
    await walk.house.tables.play.resign(match_id, by)


Deed = Callable[[Walk], Awaitable[None]]


def _acts(deed: Act) -> Deed:
    return lambda walk: walk.act(deed)


CALLING_AGAIN = (nudges, moves_away)
NUDGES, MOVES_AWAY = map(_acts, CALLING_AGAIN)
DEEDS: dict[Deed, float] = {
    Walk.move: 10,
    Walk.wait: 6,
    Walk.wish_anew: 2,
    Walk.shut_direct: 2,
    Walk.shut_channel: 2,
    Walk.meet_trouble: 2,
    Walk.take: 2,
    _acts(offers): 2,
    _acts(rests): 1,
    _acts(draws): 1,
    _acts(calls_off): 0.5,
    MOVES_AWAY: 1,
    NUDGES: 1,
    _acts(sits_out): 1,
    _acts(comes_back): 1,
    _acts(resigns): 0.1,
}
"""What may happen, and how often."""
ROUGH = {Walk.shut_channel, Walk.meet_trouble, NUDGES, MOVES_AWAY}
"""What makes calls late, or calls people again: in calm walks it does not happen."""


async def faults_of(
    number: int, clock: TableClock, path: Path, *, calm: bool
) -> tuple[list[str], list[str]]:
    """Return what goes wrong in one walk, and what was done in it."""
    chance, seconds = Random(f"walk {number}"), Clock()
    seconds.seconds += chance.randrange(24) * HOUR
    wishes = {user: Calls() for user in PEOPLE}
    bells = Bells(seconds, chance, wishes, calm)
    async with hall(path, seconds, bells) as house:
        bells.house = house
        walk = Walk(bells, wishes, chance, calm)
        await walk.begin(clock)
        for _ in range(STEPS):
            await walk.go()
        await walk.heal()
        return [*walk.never_rung(), *bells.faults], walk.said
