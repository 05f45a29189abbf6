"""The pages of the simulated Discord, at one address of this machine.

`/` shows everyone side by side; `/as/<person>/<place>` is one person's view of one place,
which is simcord's own page with a few lines of ours.
"""

from __future__ import annotations

from html import escape
from pathlib import Path

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from offline import simcord_pages
from offline.surfaces import Surface, Surfaces

STATIC = Path(__file__).parent / "static"
OURS = ("icon.svg", "landing.css", "landing.js", "surface.css", "surface.js")


async def serve(surfaces: Surfaces, port: int) -> web.AppRunner:
    """Serve all surfaces on this port of the loopback address; the caller cleans up.

    Raises `OSError` when the port is taken.
    """
    app = web.Application(middlewares=[_only_from(port)])
    pages = _Pages(surfaces)
    app.router.add_get("/", pages.landing)
    app.router.add_get("/places", pages.places)
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
    """Refuse requests under another name, as a foreign page would make by rebinding DNS."""
    hosts = {f"127.0.0.1:{port}", f"localhost:{port}"}

    @web.middleware
    async def check_host(request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.host not in hosts:
            raise web.HTTPForbidden(text="This page answers only on the loopback address.")
        return await handler(request)

    return check_host


class _Pages:
    """Answers every request; `surfaces` says what there is to see."""

    def __init__(self, surfaces: Surfaces) -> None:
        self._surfaces = surfaces

    async def landing(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(STATIC / "landing.html", headers={"Cache-Control": "no-store"})

    async def ours(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(STATIC / request.path[1:], headers={"Cache-Control": "no-store"})

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
        "newest": str(surface.pages.newest()),
    }


def _head(surface: Surface) -> str:
    title = escape(f"{surface.person.name} · {surface.title}")
    return (
        f'<title>{title}</title><link rel="icon" href="/icon.svg">'
        f'<meta name="capability" content="{escape(surface.pages.capability)}">'
        '<link rel="stylesheet" href="/surface.css"><script src="/surface.js"></script>'
    )
