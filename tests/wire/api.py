"""The HTTP side of the fake Discord: reads requests, lets the weather at them, answers."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any

from aiohttp import web

from tests.bot.limits import problems
from tests.wire.asked import Asked, read
from tests.wire.description.held import published
from tests.wire.rates import Rates, TooOften
from tests.wire.refused import WRONG_FORM, Refused
from tests.wire.routes import Routes
from tests.wire.weather import Trouble, Weather, When
from tests.wire.world import World

BASE = "/api/v10"
_THROUGH = {"Via": "1.1 fake"}
"""Without it discord.py takes a 429 for a ban."""


class Api:
    """Answers the bot.

    `wrong` collects what no correct bot asks; `log` counts what was asked by its kind, `counted`
    that of it which is no answer to a deed, `uploaded` the bytes of pictures.
    """

    def __init__(self, world: World, routes: Routes, weather: Weather, rates: Rates) -> None:
        self.world, self.routes, self.weather, self.rates = world, routes, weather, rates
        self.wrong: list[str] = []
        self.log: Counter[str] = Counter()
        self.uploaded = self.counted = 0
        self.under_way = 0

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer a request as Discord would in this weather."""
        self.under_way += 1
        try:
            asked = await read(request, BASE)
            self.log[asked.kind] += 1
            self.counted += not asked.is_answer
            self.uploaded += sum(up.size for up in asked.files.values())
            return await self._answer(request, asked)
        except ConnectionError:  # whoever asked was killed meanwhile
            return web.Response()
        finally:
            self.under_way -= 1

    async def _answer(self, request: web.Request, asked: Asked) -> web.StreamResponse:
        found = self.routes.find(asked)
        if found is None:
            self.wrong.append(f"{asked}: the fake Discord has no such route")
            return _refusal(Refused(501, 0, "no such route here"))
        ill_formed = published().problems(asked, found.path, found.ids)
        if ill_formed:  # nothing that reads it further could rely on its form
            self.wrong += ill_formed
            return _refusal(Refused(400, WRONG_FORM, "Invalid Form Body"))
        self.wrong += problems(asked.request)
        self.routes.note(found)
        if self.weather.springs(asked, When.BEFORE):
            return _drop(request)
        trouble = self.weather.of(asked)
        if trouble is not None and trouble.when is When.BEFORE:
            answer = await self._suffer(request, trouble)
            if answer is not None:
                return answer
        too_often = self.rates.take(asked, self.world.now())
        if too_often is not None:
            return _too_often(too_often, self.rates.headers(asked, self.world.now()))
        try:
            body: Any = self.routes.answer(found, asked)
        except Refused as error:
            return _refusal(error)
        if self.weather.springs(asked, When.AFTER):
            return _drop(request)
        if trouble is not None and trouble.when is When.AFTER:
            answer = await self._suffer(request, trouble)
            if answer is not None:
                return answer
        headers = self.rates.headers(asked, self.world.now())
        if body is None:
            return web.Response(status=204, headers=headers)
        return _json(body, 200, headers)

    async def _suffer(self, request: web.Request, trouble: Trouble) -> web.StreamResponse | None:
        """Let a trouble happen; None if the request goes on as if nothing had been."""
        if trouble.hangs:
            await asyncio.sleep(trouble.hangs)
        if trouble.drops:
            return _drop(request)
        if trouble.status == 429:
            return _too_often(TooOften(trouble.retry_after, trouble.everywhere), {})
        if trouble.status:
            return _refusal(Refused(trouble.status, trouble.code, "the weather is bad"))
        return None


def _drop(request: web.Request) -> web.StreamResponse:
    """Cut the line; what is returned reaches nobody."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response()


def _json(body: Any, status: int, headers: dict[str, str]) -> web.Response:
    """Return JSON as Discord sends it: of a type without a character set."""
    told = {**headers, "Content-Type": "application/json"}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=told)


def _refusal(error: Refused) -> web.Response:
    body = {"message": error.message, "code": error.code}
    if error.status == 429:
        body |= {"retry_after": 1.0, "global": False}
    return _json(body, error.status, _THROUGH)


def _too_often(found: TooOften, headers: dict[str, str]) -> web.Response:
    told = {"message": "You are being rate limited.", "retry_after": round(found.seconds, 3)}
    body = {**told, "global": found.everywhere}
    return _json(body, 429, {**headers, **_THROUGH})
