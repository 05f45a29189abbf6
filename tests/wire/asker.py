"""Somebody who asks the fake Discord as the bot does, without a bot."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import aiohttp

from tests.wire.fake import TOKEN, FakeDiscord, fake_discord
from tests.wire.interactions import Deed, Interaction

NOBODY = {"parse": []}


class Answered(NamedTuple):
    """What came back."""

    status: int
    body: Any
    headers: Any


class Asker:
    """Asks as the bot does."""

    def __init__(self, fake: FakeDiscord, session: aiohttp.ClientSession) -> None:
        self.fake, self._session = fake, session
        self.place = fake.world.add_channel("here")
        self.person = fake.world.add_person("Alice", "es-ES")

    async def asks(self, method: str, path: str, body: Any = None, *files: str) -> Answered:
        """Ask something, with files of these names."""
        form: Any = json.dumps(body) if body is not None else None
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body))
            for number, name in enumerate(files):
                form.add_field(f"files[{number}]", b"\r\n--\x89PNG\r\n", filename=name)
        headers = {"Authorization": f"Bot {TOKEN}"}
        asked = self._session.request(
            method, self.fake.api_address + path, data=form, headers=headers
        )
        async with asked as answer:
            return Answered(
                answer.status, json.loads(await answer.text() or "null"), answer.headers
            )

    async def posts(self, words: str = "hello", **more: Any) -> Answered:
        """Post a message of plain words."""
        body = {"content": words, "allowed_mentions": NOBODY, **more}
        return await self.asks("POST", f"/channels/{self.place.id}/messages", body)

    async def answers(self, made: Interaction, kind: int, **data: Any) -> Answered:
        """Answer a deed."""
        body = {"type": kind, "data": {"allowed_mentions": NOBODY, **data}}
        return await self.asks("POST", f"/interactions/{made.id}/{made.token}/callback", body)

    def does(self, deed: Deed = Deed.PRESS, **data: Any) -> Interaction:
        """Let the person do something."""
        return self.fake.world.do(self.person, deed, self.place.id, data)


@asynccontextmanager
async def asking(*, limits: bool = False) -> AsyncIterator[Asker]:
    """Let somebody ask a fake Discord."""
    async with fake_discord(limits=limits) as fake, aiohttp.ClientSession() as session:
        yield Asker(fake, session)
