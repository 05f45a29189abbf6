"""Matches that differ in what one seat did in secret, and all that everybody else sees of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from cogs.panels.agreeing import agree_button
from engines.core import Dice, Engine, Refusal, Seat, Step, Text, decode, encode, play
from engines.options import choices
from store import Changes, Deadline, Entry, Match, Snapshot, Status
from store import Seat as SeatRow
from tables.match.consequences import TIME_UP
from tables.match.draws import Offer
from tables.match.log import DEAL, DRAW
from tables.match.position import Position
from tables.match.scene import Scene
from tables.match.seals import Said, spoken
from tables.notice import DRAW as DRAW_SURFACE
from tables.notice import OFF, REST, TAKE_BACK, Notice
from tables.options import TableOptions
from tables.tables import By
from tests.laws.cases import Case
from tests.laws.matches import Ply, random_match, spread
from tests.laws.played import read
from tests.tables.house import MODERATOR, Hall

FIRST = 1001
"""The id of the person on the first seat."""
LEFT = 1800.0
"""Seconds that are left for whoever is asked when a moment begins."""
WAITED = 60.0
"""Seconds that pass before each thing that is done."""
AGREEMENTS = (OFF, DRAW_SURFACE, REST, TAKE_BACK)
"""What people can agree to together, by the surfaces on which it is asked."""
RESTED = 3
"""For how many days people wish that clocks rest."""
TRIED = 40
"""How many standing orders are tried until some are found that leave a question to the person."""


class Moment(NamedTuple):
    """A seat's move, and what a seat can do after it that nobody else notices, if anything."""

    case: Case
    ply: Ply
    seat: Seat | None = None
    secret: Any = None

    def __str__(self) -> str:
        return f"{self.case.name}, {self.ply.action}, then {self.secret}"

    @property
    def others(self) -> list[Seat]:
        """Everybody but the seat with the secret, first whoever moves."""
        seats = dict.fromkeys((self.ply.seat, *range(self.case.seats)))
        return [seat for seat in seats if seat != self.seat]

    @property
    def kind(self) -> tuple[object, ...]:
        """What sort of moment it is; of each sort a few are looked at."""
        engine, after = self.case.engine, self.ply.step.state
        again = self.ply.seat in engine.to_act(after), self.ply.seat == self.seat
        asked = bool(engine.responding(after)), bool(engine.responding(self.ply.before))
        return type(self.ply.action), type(self.secret), *again, self.ply.step.revealed, *asked


def moments(case: Case, plies: int) -> Iterator[Moment]:
    """Yield moments of a random match, with and without something secret."""
    for ply in spread(random_match(case, 0).plies, plies):
        if case.engine.outcome(ply.step.state) is None:
            yield Moment(case, ply)
            yield from _with_secrets(case, ply)


def recorded_moments(path: Path) -> Iterator[Moment]:
    """Yield what was done in secret in a recorded match after a move."""
    record = read(path)
    config = msgspec.convert(record.config, type=record.engine.meta.config)
    case = Case(record.game, config, record.seats, path.stem)
    state = record.engine.start(config, record.seats, Dice(record.seed, 0)).state
    last: Ply | None = None
    for number, (seat, action) in enumerate(record.actions(), start=1):
        step = play(case.engine, state, seat, action, Dice(record.seed, number))
        if last is not None and is_secret(case, state, seat, step):
            yield Moment(case, last, seat, action)
        last, state = Ply(number, state, seat, action, step), step.state


def _with_secrets(case: Case, ply: Ply) -> Iterator[Moment]:
    engine, state = case.engine, ply.step.state
    for seat in sorted(engine.to_act(state) | engine.may_act(state)):
        kinds: set[type[Any]] = set()
        for action in engine.legal_actions(state, seat):
            if type(action) not in kinds:
                kinds.add(type(action))
                step = play(engine, state, seat, action, Dice("secret", 0))
                if is_secret(case, state, seat, step):
                    yield Moment(case, ply, seat, action)


def is_secret(case: Case, state: Any, seat: Seat, step: Step[Any]) -> bool:
    """Tell whether what a seat did is its own affair: then nothing may tell anybody else of it.

    Nobody else is told of it, and it is an answer, or nothing that the seat was waited for, or
    leaves all that lies in the open as it was.
    """
    engine = case.engine
    others = [viewer for viewer in (None, *range(case.seats)) if viewer != seat]
    if any(event.heard_by(viewer) for event in step.events for viewer in others):
        return False
    aside = seat in engine.responding(state) or seat not in engine.to_act(state)
    return aside or engine.view(state, None) == engine.view(step.state, None)


class World:
    """A match that stands at a moment, with a person on every seat whom no orders answer for."""

    def __init__(self, house: Hall, moment: Moment, match_id: int) -> None:
        self._house, self._moment, self._match_id = house, moment, match_id
        self._from = len(house.office.letters)

    async def move(self) -> None:
        """Let the moment's move be made."""
        await self.act(self._moment.ply.seat, self._moment.ply.action)

    async def keep_secret(self) -> None:
        """Let the seat with the secret do what nobody else notices."""
        assert self._moment.seat is not None
        await self.act(self._moment.seat, self._moment.secret)

    async def act(self, seat: Seat, action: Any) -> None:
        """Let a person act."""
        play = self._house.tables.play
        await play.submit(self._match_id, By(FIRST + seat), action)
        await self._house.settle()

    async def offer(self, seat: Seat) -> None:
        """Let a person offer to end the match, so that it shows whether the offer stands."""
        match = await self._house.store.match(self._match_id)
        assert match is not None
        entries = await self._house.store.log.entries(self._match_id)
        said = Said(DRAW, encode(Offer()), seat, By(FIRST + seat))
        changes = Changes()
        for entry in spoken(match, entries, self._house.clock(), said):
            changes.append(entry)
        await self._house.store.commit(changes)
        await self._house.tables.live.forget(self._match_id)

    async def agree(self, what: str, seat: Seat, *, asking: bool = False) -> object:
        """Let a person ask all others for something, or agree to it; return what comes of it."""
        tables, match_id, by = self._house.tables, self._match_id, By(FIRST + seat)
        try:
            if what == OFF:
                came: object = await tables.calling_off.agree(match_id, by, asking=asking)
            elif what == REST:
                came = await tables.resting.agree(match_id, by, RESTED, asking=asking)
            elif what == DRAW_SURFACE:
                offer = await tables.drawing.asked(match_id)
                mark = None if asking else offer.mark if offer else 0
                came = await tables.drawing.agree(match_id, by, mark)
            elif asking:
                came = await tables.taking_back.ask(match_id, by)
            else:
                asked = await tables.taking_back.asked(match_id)
                came = await tables.taking_back.agree(match_id, by, asked.mark if asked else 0)
        except Refusal as refused:
            came = refused.text
        await self._house.settle()
        return came

    async def call_off(self) -> None:
        """Let a moderator call the match off who does not sit in it."""
        await self._house.tables.lobby.cancel(self._match_id, MODERATOR, moderator=True)
        await self._house.settle()

    async def goes_on(self) -> bool:
        """Tell whether the match is still played."""
        match = await self._house.store.match(self._match_id)
        return match is not None and match.status is Status.PLAYING

    async def buttons(self) -> list[object]:
        """Return the buttons of all that people can agree to; None where nothing is asked."""
        tables = self._house.tables
        scene, found = await tables.scene(self._match_id, None), list[object]()
        rows = await self._house.store.outbox.messages(self._match_id)
        for surface in AGREEMENTS:
            said = [decode(r.payload, Notice).events for r in rows if r.surface == surface]
            asked = await tables.questions.standing(scene.match, surface, *said)
            found.append(asked and (asked.agreed, agree_button(surface, asked)))
        return found

    async def undo(self, seat: Seat) -> tuple[Any, ...]:
        """Let a person take back, and return all that the person is told."""
        try:
            receipt = await self._house.tables.play.undo(self._match_id, By(FIRST + seat))
        except Refusal as refused:
            return (refused.text,)
        await self._house.settle()
        return receipt.told, receipt.done, _plain(receipt.scene)

    def wait(self) -> None:
        """Let some time pass."""
        self._house.clock.seconds += WAITED

    async def dues(self) -> dict[tuple[str, Seat], float]:
        """Return in how many seconds everybody's clocks and reminders are due."""
        now = self._house.clock()
        rows = await self._house.store.deadlines.of_match(self._match_id)
        return {(row.kind, row.seat): round(row.due_at - now, 3) for row in rows}

    async def seen_but_by(self, seat: Seat) -> dict[str, Any]:
        """Return all that anybody but a seat has been shown, and when their time is over."""
        house = self._house
        position = await house.position(self._match_id)
        letters = [
            (x.surface, x.events, x.pings, x.edits, x.put_away, _plain(x.scene))
            for x in house.office.letters[self._from :]
            if x.surface != f"hand-{seat}"
        ]
        dues = await self.dues()
        windows = [dues[TIME_UP, s] for s in position.responding if (TIME_UP, s) in dues]
        viewers = [viewer for viewer in (None, *range(len(position.seats))) if viewer != seat]
        return {
            "letters": sorted(letters, key=itemgetter(0)),  # of two surfaces any may be the first
            "scenes": [_plain(position.scene(viewer)) for viewer in viewers],
            "deadlines": {key: due for key, due in dues.items() if key[1] != seat},
            "until when answers are waited for": max(windows, default=None),
            "the offer": await self._offered(),
            "their own deeds": [await self._deeds(viewer) for viewer in viewers],
            "refusals": [self._refusal(position, other) for other in viewers if other is not None],
        }

    def told_but_to(self, seat: Seat) -> list[tuple[str, str]]:
        """Return what is said to anybody but a seat, in however many letters."""
        letters = self._house.office.letters[self._from :]
        others = (letter for letter in letters if letter.surface != f"hand-{seat}")
        return sorted(
            {(letter.surface, str(event)) for letter in others for event in letter.events}
        )

    async def _offered(self) -> tuple[object, ...] | None:
        """Return who agrees to the offer that stands, since when it does, and its button."""
        tables = self._house.tables
        offered = await tables.drawing.asked(self._match_id)
        scene = await tables.scene(self._match_id, None)
        asked = await tables.questions.standing(scene.match, DRAW_SURFACE)
        button = None if asked is None else agree_button(DRAW_SURFACE, asked)
        return offered and (offered.agreed, self._house.clock() - offered.at, button)

    async def _deeds(self, viewer: Seat | None) -> list[tuple[object, ...]]:
        """Return what a seat's file tells of its own deeds, but for when they were done."""
        if viewer is None:
            return []
        told = msgspec.json.decode(await self._house.tables.own.export(FIRST + viewer))
        (part,) = (one for one in told["matches"] if one["match"] == self._match_id)
        return [
            (deed["number"], deed["kind"], deed["ply"], deed["action"]) for deed in part["deeds"]
        ]

    def _refusal(self, position: Position, seat: Seat) -> object:
        """Return why a seat may not do what was done at this moment; None if it may."""
        found: list[Text | None] = []
        for action in (self._moment.ply.action, self._moment.secret):
            try:
                play(position.engine, position.state, seat, action, Dice("refused", 0))
            except Refusal as refused:
                found.append(refused.text)
            else:
                found.append(None)
        return found


def _plain(scene: Scene) -> Scene:
    """Return a scene without what tells one match from another, also without any hash of it."""
    match = replace(scene.match, id=0, channel_id=0, ended_at=None)
    seats = tuple(replace(s, match_id=0) for s in scene.seats)
    return replace(scene, match=match, seats=seats, shown=None)


async def world(house: Hall, moment: Moment) -> World | None:
    """Return a match that stands at a moment; None where orders always answer there."""
    orders = [_leaving_it_to_the_person(moment, seat) for seat in range(moment.case.seats)]
    if None in orders:
        return None
    now, case = house.clock(), moment.case
    house.channels += 1
    match = Match(
        id=0,
        game=case.key,
        rules_version=case.engine.rules,
        status=Status.PLAYING,
        guild_id=5,
        channel_id=house.channels,
        host_id=FIRST,
        locale="en",
        config=encode(case.config),
        options=encode(TableOptions()),
        seed="a secret",
        created_at=0.0,
        started_at=0.0,
        ended_at=None,
        outcome=None,
    )
    seats = [
        SeatRow(0, seat, FIRST + seat, f"P{seat}", None, str(seat), None, said or b"")
        for seat, said in enumerate(orders)
    ]
    asked = sorted(case.engine.to_act(moment.ply.before))

    def stands(match_id: int) -> Changes:
        changes = Changes().snapshot(Snapshot(match_id, 0, encode(moment.ply.before)))
        changes.append(
            Entry(match_id, 1, DEAL, None, b"", None, None, 0, now, chain="0", shown="0")
        )
        for seat in asked:
            changes.deadline(Deadline(match_id, TIME_UP, seat, now + LEFT, b""))
        return changes

    return World(house, moment, await house.store.create_match(match, seats, stands))


def _leaving_it_to_the_person(moment: Moment, seat: Seat) -> bytes | None:
    """Return standing orders that answer nothing at a moment; None if none are found."""
    engine = moment.case.engine
    kind = engine.meta.orders
    if kind is None:
        return b""
    chance = random.Random(0)
    for _ in range(TRIED):
        orders = kind(**{field.field: chance.choice(field.values) for field in choices(kind)})
        states = (moment.ply.before, moment.ply.step.state)
        if all(_silent(engine, state, seat, orders) for state in states):
            return encode(orders)
    return None


def _silent(engine: Engine[Any, Any, Any, Any], state: Any, seat: Seat, orders: Any) -> bool:
    if seat not in engine.to_act(state):
        return True
    return engine.answer_by_orders(engine.view(state, seat), seat, orders) is None
