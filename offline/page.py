"""The pages of the simulated Discord, at one address of this machine.

`/` offers the games and shows everyone side by side; `/as/<person>/<place>` is one person's view
of one place, which is simcord's own page with a few lines of ours.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path
from typing import TypeAlias

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from offline import simcord_pages
from offline.games import Games
from offline.opening import NotStarted
from offline.simcord_words import plain_words
from offline.surfaces import Surface, Surfaces

log = logging.getLogger(__name__)

Opening: TypeAlias = Callable[[str, str], Awaitable[Surface | None]]
"""Opens something of a game for somebody who speaks a language, and returns where."""

STATIC = Path(__file__).parent / "static"
OURS = (
    "games.js",
    "icon.svg",
    "landing.css",
    "landing.js",
    "plain.js",
    "surface.css",
    "surface.js",
)
FRESH = {"Cache-Control": "no-store"}
LANDING = {**FRESH, "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'"}


async def serve(surfaces: Surfaces, port: int) -> web.AppRunner:
    """Serve all surfaces on this port of the loopback address; the caller cleans up.

    Raises `OSError` when the port is taken.
    """
    app = web.Application(middlewares=[_only_from(port)])
    pages = _Pages(surfaces)
    app.router.add_get("/", pages.landing)
    app.router.add_get("/places", pages.places)
    app.router.add_get("/games/{language}", pages.games)
    app.router.add_get("/covers/{language}/{game}", pages.cover)
    app.router.add_post("/games/{language}/{game}", pages.begin)
    app.router.add_post("/lessons/{language}/{game}", pages.teach)
    app.router.add_get("/as/{person}/{place}", pages.surface)
    for name in OURS:
        app.router.add_get(f"/{name}", pages.ours)
    for path in simcord_pages.STATIC_PATHS:
        app.router.add_get(path, pages.simcords)
    for route in simcord_pages.API:
        method, path = route.split()
        app.router.add_route(method, path, pages.api(route))
    runner = web.AppRunner(app, access_log=None, handler_cancellation=False, shutdown_timeout=1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    return runner


def _only_from(port: int) -> Middleware:
    """Refuse requests of foreign pages: under another name, as by rebinding DNS, or from there."""
    hosts = {f"127.0.0.1:{port}", f"localhost:{port}"}

    @web.middleware
    async def check_host(request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.host not in hosts:
            raise web.HTTPForbidden(text="This page answers only on the loopback address.")
        if request.headers.get("Origin", f"http://{request.host}") != f"http://{request.host}":
            raise web.HTTPForbidden(text="This page answers no other.")
        return await handler(request)

    return check_host


class _Pages:
    """Answers every request; `surfaces` says what there is to see."""

    def __init__(self, surfaces: Surfaces) -> None:
        self._surfaces = surfaces
        self._games = Games(surfaces)

    async def landing(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(STATIC / "landing.html", headers=LANDING)

    async def ours(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(STATIC / request.path[1:], headers=FRESH)

    async def games(self, request: web.Request) -> web.StreamResponse:
        return web.json_response(self._games.offer(request.match_info["language"]), headers=FRESH)

    async def cover(self, request: web.Request) -> web.StreamResponse:
        wanted = request.match_info
        found = await self._games.cover(wanted["game"], wanted["language"])
        if found is None:
            raise web.HTTPNotFound
        return web.Response(body=found, content_type="image/png")

    async def begin(self, request: web.Request) -> web.StreamResponse:
        """Begin a match, and say where."""
        return await self._opened(self._games.begin, request)

    async def teach(self, request: web.Request) -> web.StreamResponse:
        """Open a lesson, and say where."""
        return await self._opened(self._games.teach, request)

    async def _opened(self, open_: Opening, request: web.Request) -> web.StreamResponse:
        wanted = request.match_info
        try:
            found = await open_(wanted["game"], wanted["language"])
        except (NotStarted, TimeoutError) as error:
            log.warning("%s was not begun: %s", wanted["game"], error or "too slow")
            raise web.HTTPServiceUnavailable from error
        if found is None:
            raise web.HTTPNotFound
        return web.json_response(_described(found))

    async def places(self, request: web.Request) -> web.StreamResponse:
        return web.json_response([_described(surface) for surface in self._surfaces])

    async def surface(self, request: web.Request) -> web.StreamResponse:
        found = self._surfaces.at(request.match_info["person"], request.match_info["place"])
        if found is None:
            raise web.HTTPNotFound(text="There is no such place. Start again from /.")
        return found.pages.index(_head(found))

    async def simcords(self, request: web.Request) -> web.StreamResponse:
        return await next(iter(self._surfaces)).pages.static(request)

    def api(self, route: str) -> Handler:
        async def answer(request: web.Request) -> web.StreamResponse:
            surface = self._surfaces.of(request.headers.get("X-Simcord-Capability"))
            if surface is None:
                raise web.HTTPUnauthorized()
            return await surface.pages.api(route)(request)

        return answer


def _described(surface: Surface) -> dict[str, str]:
    return {
        "person": surface.person.name,
        "locale": surface.person.locale,
        "title": surface.title,
        "path": surface.path,
        "id": str(surface.id),
        "newest": str(surface.pages.newest()),
    }


def _head(surface: Surface) -> str:
    title = escape(f"{surface.person.name} · {surface.title}")
    return (
        f'<title>{title}</title><link rel="icon" href="/icon.svg">'
        f'<meta name="capability" content="{escape(surface.pages.capability)}">'
        f'<meta name="words" content="{escape(plain_words(surface.pages.locale))}">'
        '<link rel="stylesheet" href="/surface.css">'
        '<script src="/plain.js"></script><script src="/surface.js"></script>'
    )
