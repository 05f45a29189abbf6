"""What people who must not know a secret see of a match, kept to be compared with another."""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from typing import Any

from tests.bot.club import Club
from tests.bot.seen import Seen

CHANCE = re.compile(r'[0-9a-f]{64}|[0-9a-f]{32}|[0-9a-f]{24}|\d{17,20}|"id": \d+')
"""Secrets, nonces and ids: different in every match, and told to everyone."""


class Watched(ABC):
    """A match, and what everyone but Alice has seen of it at several moments."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.alice, self.bob, self.carol = (club[n] for n in ("alice", "bob", "carol"))
        self.moments: list[dict[str, Any]] = []
        self.of_alice: list[Any] = []

    async def look(self) -> None:
        """Note what Bob, Carol and the wire know now, after they have asked for all they can."""
        for player in (self.bob, self.carol):
            for command in ("board", "status", "hand"):
                await player.slash(command)
            for verb in ("hand", "act"):
                if self.club.messages[-1].control(verb):
                    await player.press(verb, on=self.club.messages[-1])
        typed = await self.typed()
        self.moments.append(
            {
                "bob": [seen(m) for m in (*self.bob.sees(), *self.bob.dms)],
                "carol": [seen(m) for m in (*self.carol.sees(), *self.carol.dms)],
                "wire": self._wire(),
                "typed": typed,
            }
        )
        own = await self.alice.slash("hand")
        self.of_alice = [seen(m) for m in (*own.messages, *self.alice.dms)]

    @abstractmethod
    async def typed(self) -> list[Any]:
        """Return what the commands of the game offer to Bob and Carol."""

    def _wire(self) -> dict[str, list[Any]]:
        """Return all that the bot wrote to others than Alice, by where it went."""
        written: dict[str, list[Any]] = {"channel": [], "bob": [], "answers": []}
        for request in self.club.requests:
            uploads = [(upload.size, upload.description) for upload in request.uploads]
            words = calm(json.dumps(request.json, ensure_ascii=False))
            told = (request.method, calm(request.path), words, uploads)
            if request.method != "GET" and (where := self._place(request.path)):
                written[where].append(told)
        return written

    def _place(self, path: str) -> str | None:
        kind, number = path.split("/")[1:3]
        if kind == "channels":
            places = {self.club.channel.id: "channel", self.bob.person.dm.id: "bob"}
            return places.get(int(number))
        asked = re.search(r"interaction_(\d+)", path)
        asker = asked and self.club.env.backend.interactions[int(asked[1])].user_id
        return "answers" if asker in (self.bob.id, self.carol.id) else None


def tells_nothing(one: Watched, other: Watched, moments: int) -> None:
    """Check that others saw the same of two matches in which Alice's secrets differ."""
    assert one.of_alice != other.of_alice
    assert len(one.moments) == len(other.moments) == moments
    for mine, yours in zip(one.moments, other.moments, strict=True):
        for what in mine:
            assert mine[what] == yours[what], f"{what} tells"


def calm(words: str) -> str:
    """Return words without what is different in every match."""
    return CHANCE.sub("…", words)


def seen(message: Seen) -> tuple[Any, ...]:
    """Return what somebody sees of a message, without what is different in every match."""
    controls = [calm(str(control)) for control in message.controls]
    words = calm(message.text)
    return words, controls, message.pictures, message.alt_texts, message.ephemeral, message.edited
