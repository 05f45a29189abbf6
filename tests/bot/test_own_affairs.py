"""What people do for themselves shows nobody else anything: looks, drafts, forms, wishes.

A match is played twice in the real bot. In one of them Alice opens, leafs through and fills in
whatever she is offered before each move; in the other the same moves are made without all that.
Everything that reaches Bob or the channel must be the same: how many requests, in which order, with
which words, pictures and names of files, and when everybody's time is over.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from cogs.chat import messages, own, router
from cogs.panels.game import offered
from cogs.panels.given import AHEAD
from cogs.panels.nudging import NUDGE
from cogs.panels.taking_back import AGREE, ASK, OWN
from cogs.shared import table
from cogs.words.languages import Languages
from engines.core import Dice, Seat
from store import Changes, Store
from tables import Scene, Tables
from tables.match.log import ACTION
from tables.notice import BOARD, Notice, outgoing
from tables.tables import By
from tests.bot.club import Club
from tests.bot.fixtures import ErrorLog
from tests.bot.monkey.hands import Hands
from tests.bot.monkey.sight import Sight
from tests.bot.monkey.truths import Truths
from tests.bot.monkey.whims import Whims
from tests.bot.player import Player
from tests.bot.running import begin
from tests.bot.watched import calm
from tests.sampled import sampled

MOVES, POKES = 6, 5
"""How many moves are made, and how often Alice does something for herself before each."""
TRIED = 12
"""In how many matches at most a planted leak is looked for."""
NAMES = ("alice", "bob")
FOR_ALL = frozenset(
    ("again", "board-again", "cancel", "leave", "orders", "resign", "submit", "undo")
) | {OWN, ASK, AGREE, NUDGE}
"""Verbs of what others notice, or may notice later."""


def _is_for_all(verb: str) -> bool:
    """Tell whether others notice something, or may later: what is chosen ahead will be done."""
    return verb in FOR_ALL or verb.startswith(AHEAD)


class Move(NamedTuple):
    seat: Seat
    action: bytes


class Match:
    """A match of two in a club of its own, and what Bob and the channel were sent of it."""

    def __init__(self, club: Club, number: int) -> None:
        self.club, self.number = club, number
        self.alice, self.bob = (club[name] for name in NAMES)
        self.moments: list[Any] = []

    @property
    def tables(self) -> Tables:
        return self.club.bot.services.tables

    async def submit(self, move: Move) -> None:
        position = await self.tables.live.position(self.number)
        action = msgspec.json.decode(move.action, type=position.engine.meta.action)
        with self.club.as_the_bot():
            user_id = position.seats[move.seat].user_id
            await self.tables.play.submit(self.number, By(user_id), action)
        await self.club.rest()

    async def look(self) -> None:
        """Note what has reached others than Alice so far."""
        now = self.club.env.now().timestamp()
        rows = await self.club.store.deadlines.of_match(self.number)
        dues = sorted((row.kind, row.seat, row.due_at - now) for row in rows)
        self.moments.append((self._sent(), dues))

    def _sent(self) -> dict[int, list[Any]]:
        """Return what was asked of Discord in the channel and in Bob's direct messages."""
        sent: dict[int, list[Any]] = {self.club.channel.id: [], self.bob.person.dm.id: []}
        for request in self.club.requests:
            if request.method != "GET" and (place := _place(request.path)) in sent:
                files = [(calm(f.name), f.size, f.description) for f in request.uploads]
                words = json.dumps(request.json, ensure_ascii=False)
                sent[place].append((request.method, calm(request.path), calm(words), files))
        return sent

    async def made_since(self, number: int) -> list[Move]:
        """Return what people did after an entry of the log, as it was written."""
        entries = await self.club.store.log.entries(self.number)
        later = [e for e in entries if e.number > number and e.actor_id is not None]
        return [Move(e.seat or 0, e.action) for e in later if e.kind == ACTION]


def _place(path: str) -> int:
    kind, number = path.split("/")[1:3]
    return int(number) if kind == "channels" else 0


class Busy:
    """Alice, who does anything for herself that she is offered, first what she has done least."""

    def __init__(self, match: Match, seed: str, listen: Callable[[], None]) -> None:
        self._match, self._chance = match, random.Random(seed)
        self._done = Counter[str]()
        self._sight = Sight(match.club)
        truths = Truths(self._sight, listen)
        whims = Whims(self._sight, self._chance)
        self._hands = Hands(self._sight, whims, truths, self._chance)

    async def pokes(self) -> None:
        alice = self._match.alice
        if self._chance.random() < 0.3:
            await self._types(alice)
            return
        knobs = [k for k in self._sight.knobs(alice) if not _is_for_all(k.verb)]
        newest = [knob for knob in knobs if knob.message.id == knobs[-1].message.id]
        knob = min(newest, key=lambda knob: (self._done[knob.verb], self._chance.random()))
        self._done[knob.verb] += 1
        await self._hands.use(alice, knob)

    async def _types(self, alice: Player) -> None:
        path, filled = self._chance.choice(
            [
                ("hand", {}),
                ("status", {}),
                ("board", {}),
                ("language", {"language": self._chance.choice(("en", "es"))}),
            ]
        )
        await self._hands.type(alice, path, self._match.club.channel, **filled)


async def busy(
    club: Club, game: str, seed: str, listen: Callable[[], None]
) -> tuple[Match, list[list[Move]]]:
    """Return a match in which Alice was busy, and the moves that were made before each look."""
    match = Match(club, await begin(club, game))
    person, chance = Busy(match, seed, listen), Dice(f"moves of {game}", 0)
    made: list[list[Move]] = []
    for _ in range(MOVES):
        since = (await match.tables.live.position(match.number)).number
        for _ in range(POKES):
            await person.pokes()
            await match.look()
            made.append(await match.made_since(since))
            since = (await match.tables.live.position(match.number)).number
            if len(made[-1]) > 1:  # a draft of several moves, which are told at once
                return match, made[:-1]
        if not (await match.tables.live.position(match.number)).asked:
            break  # it has ended
        made.append([await _any_move(match, chance)])
        await match.submit(made[-1][0])
        await match.look()
    return match, made


async def _any_move(match: Match, chance: Dice) -> Move:
    position = await match.tables.live.position(match.number)
    seat = chance.choice(sorted(position.asked))
    action = chance.choice(list(position.engine.legal_actions(position.state, seat)))
    return Move(seat, msgspec.json.encode(action))


async def plain(club: Club, game: str, made: list[list[Move]]) -> Match:
    """Return a match in which the same moves were made and nothing else was done."""
    match = Match(club, await begin(club, game))
    for moves in made:
        for move in moves:
            await match.submit(move)
        await match.look()
    return match


async def differences(folder: Path, game: str, seed: str, listen: Callable[[], None]) -> list[str]:
    """Return what others could tell from what Alice did for herself."""
    loud, quiet = folder / f"loud {seed}", folder / f"quiet {seed}"
    loud.mkdir()
    quiet.mkdir()
    async with Club(loud, NAMES) as club:
        one, made = await busy(club, game, seed, listen)
    async with Club(quiet, NAMES) as club:
        other = await plain(club, game, made)
    pairs = list(zip(one.moments, other.moments, strict=False))
    assert len(pairs) == len(made) >= POKES
    return [
        f"after {n} deeds: {mine}\n{yours}"
        for n, (mine, yours) in enumerate(pairs)
        if mine != yours
    ]


@pytest.mark.parametrize("game", sampled(offered()[::-1]))
async def test_what_somebody_does_alone_shows_nobody_else_anything(
    tmp_path: Path, error_log: ErrorLog, game: str
) -> None:
    assert await differences(tmp_path, game, game, error_log.check) == []


# -- Leaks that are planted: each must be found --------------------------------------------------


def a_draft_is_told(patch: pytest.MonkeyPatch) -> None:
    """The board is edited, with nothing new on it, when somebody has drafted."""
    renewed = own.renew_own

    async def told(client: Any, interaction: Any, scene: Scene, *more: Any, **others: Any) -> None:
        await renewed(client, interaction, scene, *more, **others)
        if scene.drafted:
            edit = outgoing(scene.match.id, BOARD, Notice(), scene.match.created_at)
            await client.store.commit(Changes().post(edit))
            client.services.tables.delivery.kick()

    for module in (own, router):
        patch.setattr(module, "renew_own", told)


def a_look_is_told_in_names(patch: pytest.MonkeyPatch) -> None:
    """The files of pictures are numbered through, those that one person alone has seen as well."""
    pictured, drawn = messages.placed, count()

    def counted(picture: Any, what: str, *more: Any) -> Any:
        return pictured(picture, f"{what}{next(drawn)}", *more)

    patch.setattr(messages, "placed", counted)


def a_wish_is_everyones(patch: pytest.MonkeyPatch) -> None:
    """Hands are worded in the language that somebody has wished last."""
    wish, of_person = Languages.wish, Languages.of_person
    wished: dict[str, str | None] = {}

    async def noted(self: Languages, user_id: int, language: str | None) -> None:
        wished["last"] = language
        await wish(self, user_id, language)

    async def any_persons(self: Languages, user_id: int, otherwise: str) -> str:
        return wished.get("last") or await of_person(self, user_id, otherwise)

    patch.setattr(Languages, "wish", noted)
    patch.setattr(Languages, "of_person", any_persons)


def a_look_takes_time(patch: pytest.MonkeyPatch) -> None:
    """Everybody has a minute more each time somebody opens what they are asked."""
    opened = own.whisper_own

    async def delayed(client: Any, interaction: Any, scene: Scene, *more: Any) -> None:
        store: Store = client.store
        changes = Changes()
        for row in await store.deadlines.of_match(scene.match.id):
            changes.deadline(msgspec.structs.replace(row, due_at=row.due_at + 60))
        await store.commit(changes)
        await opened(client, interaction, scene, *more)

    for module in (own, router, table):
        patch.setattr(module, "whisper_own", delayed)


LEAKS = [a_draft_is_told, a_look_is_told_in_names, a_wish_is_everyones, a_look_takes_time]


@pytest.mark.parametrize("plant", sampled(LEAKS, 0), ids=lambda plant: plant.__name__)
async def test_a_leak_that_is_planted_is_found(
    tmp_path: Path,
    error_log: ErrorLog,
    monkeypatch: pytest.MonkeyPatch,
    plant: Callable[[pytest.MonkeyPatch], None],
) -> None:
    plant(monkeypatch)
    for seed in map(str, range(TRIED)):  # in one or another there is nothing that would leak
        if await differences(tmp_path, "imperium", seed, error_log.check):
            return
    pytest.fail("nothing was found")
