"""A whole match as people play it, and what that took."""

from __future__ import annotations

import re
import tempfile
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import engines
from benchmarks.play.looking import Press
from benchmarks.play.mind import TURN
from benchmarks.play.person import OneByOne, Person
from benchmarks.play.typist import Typist
from offline.simcord_inside import Request
from tests.bot.club import Club
from tests.bot.limits import Kind, walk
from tests.bot.running import begin

NAMES = ("alice", "bob")
OPTIONS: Mapping[str, Mapping[str, str]] = {"imperium": {"length": "short"}}
"""In what a match differs from the standard one."""
MOST = 4000
"""After how many looks a match is none that ends."""
_MESSAGES = re.compile(r"/channels/(\d+)/messages(/\d+)?")


class Took(NamedTuple):
    """What a match took people, and what the bot sent them.

    `turns` has for each turn how often a person had to be waited for, and who else must act
    before the match goes on; `path` is what a person pressed in a usual one of them. An edit in
    answer to a press is none of `edits`.
    """

    game: str
    presses: int
    ticks: int
    turns: Counter[Any]
    path: tuple[Press, ...]
    posts: int
    private: int
    edits: int
    pings: int
    words: int
    uploaded: int
    astray: int

    @property
    def played(self) -> int:
        """How many turns were played, what comes before the first aside."""
        return max(1, len([turn for turn in self.turns if turn != 0]))

    @property
    def waits(self) -> int:
        """How often a person had to be waited for, before the first turn too."""
        return sum(self.turns.values())


MENUS, SINGLY, TYPED = "menus", "one by one", "typed"
"""How people play: by what stands there, choosing each move where it is made, or by lines."""
PEOPLE: Mapping[str, type[Person]] = {SINGLY: OneByOne, TYPED: Typist}
"""Who plays so, where it is not just a person."""


async def played(game: str, seed: str, how: str, turns: int = 0) -> Took:
    """Return what a match of two people took; up to so many turns, if that is not 0."""
    with tempfile.TemporaryDirectory() as folder:
        async with Club(Path(folder), NAMES) as club:
            number = await begin(club, game, NAMES, None, **OPTIONS.get(game, {}))
            kind = PEOPLE.get(how, Person)
            people = [kind(club, club[name], number) for name in NAMES]
            return await _Match(club, game, number, people).plays(seed, turns)


class _Match:
    """A match that goes on, and what was counted so far."""

    def __init__(self, club: Club, game: str, number: int, people: list[Person]) -> None:
        self._club, self._game, self._number, self._people = club, game, number, people
        self._engine = engines.load(game)
        self._turns = Counter[Any]()
        self._paths: dict[tuple[Any, int], list[Press]] = {}

    async def plays(self, seed: str, turns: int) -> Took:
        """Play on to the end, or for so many turns."""
        sent, called, last = len(self._club.requests), len(self._club.pings), -1
        for look in range(MOST):
            state = (await self._club.bot.services.tables.live.position(self._number)).state
            asked = sorted(self._engine.to_act(state))
            turn = TURN[self._game](state)
            if not asked or (turns and self._are_over(turn, turns)):
                break
            seat = last if last in asked else asked[0]
            self._turns[turn] += seat != last
            last = seat
            await self._one(seat, turn, state, f"{seed}:{look}")
        return self._took(self._club.requests[sent:], len(self._club.pings) - called)

    def _are_over(self, turn: Any, turns: int) -> bool:
        return turn not in self._turns and sum(one != 0 for one in self._turns) >= turns

    async def _one(self, seat: int, turn: Any, state: Any, luck: str) -> None:
        """Let one person act; what is pressed is kept, as in which turn."""
        person = self._people[seat]
        before = len(person.path)
        await person.acts(state, luck)
        await self._club.rest()
        for other in self._people:
            now = (await self._club.bot.services.tables.live.position(self._number)).state
            await other.waits(now, f"{luck} ahead")
        self._paths.setdefault((turn, seat), []).extend(person.path[before:])

    def _usual(self) -> tuple[Press, ...]:
        """Return what was pressed in the turn with as many presses as half of them have at most.

        What comes before the first turn is none, nor is a turn in which nothing was pressed.
        """
        turns = [tuple(path) for (turn, _), path in self._paths.items() if turn != 0 and path]
        ranked = sorted(turns, key=lambda path: sum(press.hits for press in path))
        return ranked[len(ranked) // 2] if ranked else ()

    def _took(self, requests: list[Request], pings: int) -> Took:
        pressed = [press for person in self._people for press in person.path]
        new = [r for r in requests if r.method == "POST" and _MESSAGES.fullmatch(r.path)]
        edits = [r for r in requests if r.method == "PATCH" and _MESSAGES.fullmatch(r.path)]
        public = f"/channels/{self._club.channel.id}/messages"
        posts = sum(request.path == public for request in new)
        return Took(
            game=self._game,
            presses=sum(press.hits for press in pressed),
            ticks=sum(max(len(press.values) - 1, 0) for press in pressed),
            turns=self._turns,
            path=self._usual(),
            posts=posts,
            private=len(new) - posts,
            edits=len(edits),
            pings=pings,
            words=sum(map(_words, new)),
            uploaded=sum(upload.size for request in requests for upload in request.uploads),
            astray=sum(len(person.astray) for person in self._people),
        )


def _words(request: Request) -> int:
    """Return how many words a new message has."""
    texts = [
        c["content"] for c in walk(request.json.get("components") or ()) if c["type"] == Kind.TEXT
    ]
    return sum(len(text.split()) for text in (request.json.get("content") or "", *texts))
