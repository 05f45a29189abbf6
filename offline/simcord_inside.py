"""Every private name of simcord that Broadside touches, checked when this is imported.

simcord runs the real bot against an in-memory Discord. Its public interface shows one
place at a time, to one browser tab, in English, on a clock that stands at New Year; what
lifts that is here and nowhere else. The version is pinned, so a change inside simcord is
noticed here and not in the middle of a match.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary
from zoneinfo import available_timezones

import simcord
from aiohttp import web
from simcord import interactions
from simcord.backend.access import can_access_channel, can_access_message
from simcord.env import Env
from simcord.preview import Preview, _action_plans, _component_projection, _server

VERSION = "3.2.1"
Locales = dict[int, str]
Viewer = simcord.MemberActor | simcord.UserHandle
Action = Callable[[], Awaitable[dict[str, Any]]]
Around = Callable[["Pages", Action], Awaitable[dict[str, Any]]]

INDEX = Path(_server.__file__).with_name("static") / "index.html"
API = {
    "POST /api/pages": "_pages",
    "DELETE /api/pages/{context_id}": "_delete_page",
    "GET /api/state": "_state",
    "GET /api/commands": "_commands",
    "GET /api/action-result": "_action_result",
    "POST /api/action": "_action",
    "GET /api/assets/{asset_id}": "_asset",
}
"""The requests that simcord's page makes, and the private method that answers each."""

_PRIVATE: tuple[tuple[object, str], ...] = (
    (Env, "_settle_internal"),
    (interactions, "base_payload"),
    (Preview, "_action"),
    (Preview, "_publish"),
    (Preview, "_advance_presentation_time"),
    (Preview, "_MAX_PAGES"),
    (_action_plans, "_component_key"),
    (_component_projection, "_control_key"),
    (_server.PreviewServer, "_static"),
    (_server.PreviewServer, "_STATIC_FILES"),
    (_server.PreviewServer, "_SECURITY_HEADERS"),
    *((_server.PreviewServer, name) for name in API.values()),
)


def check() -> None:
    """Raise `ImportError`, naming what is wrong, unless simcord is the one we know inside."""
    found = version("simcord")
    missing = [
        f"{getattr(owner, '__name__', owner)}.{name}"
        for owner, name in _PRIVATE
        if not hasattr(owner, name)
    ]
    if found != VERSION or missing:
        raise ImportError(
            f"Broadside's simulated Discord stands on the inside of simcord {VERSION}; "
            f"found {found}, lacking {', '.join(missing) or 'nothing'}. "
            "Install requirements/play.txt."
        )


check()


# -- Languages: simcord says en-US for everyone -------------------------------------------

_locales: WeakKeyDictionary[Any, Locales] = WeakKeyDictionary()


def speak(env: Env, user_id: int, locale: str) -> None:
    """Let everything this user does carry `locale`, a Discord locale such as `es-ES`."""
    _locales.setdefault(env.backend, {})[user_id] = locale


def _with_locales(original: Callable[..., Any]) -> Callable[..., Any]:
    def base_payload(backend: Any, **details: Any) -> Any:
        record, payload = original(backend, **details)
        spoken = _locales.get(backend, {})
        payload["locale"] = spoken.get(details["user_id"], payload["locale"])
        if details["guild_id"] is not None:
            payload["guild_locale"] = backend.get_guild(details["guild_id"]).preferred_locale
        return record, payload

    return base_payload


interactions.base_payload = _with_locales(interactions.base_payload)


# -- Waiting: simcord looks every 50 ms whether the bot is done, and waits until it is -------

Env._settle_internal.__kwdefaults__["idle"] = 0.002


def answer_promptly(env: Env, look_every: float = 0.25, give_up: float = 3.0) -> None:
    """Let a person's action end once it was answered, though the bot goes on working.

    Without this an action ends when the bot rests, and fails when it does not rest for five
    seconds: right for tests, wrong for people who play against a thinking computer. An
    action that nobody answers ends after `give_up` seconds, as on Discord.
    """
    until_at_rest = env._settle_internal
    env.settle_timeout = look_every

    async def settle(*, _deadline: float | None = None, **details: Any) -> None:
        if _deadline is not None:
            await until_at_rest(_deadline=_deadline, **details)
            return
        for _ in range(round(give_up / look_every)):
            with suppress(TimeoutError):
                await until_at_rest(**{**details, "timeout": look_every})
                return
            if not _someone_waits(env):
                return

    env._settle_internal = settle


async def shut_down(env: Env, patience: float = 10.0) -> None:
    """End the simulated Discord, giving the bot's threads and processes time to finish."""
    env.settle_timeout = patience
    await env.shutdown()


def _someone_waits(env: Env) -> bool:
    latest = next(reversed(env.backend.interactions.values()), None)
    return latest is not None and not latest.responded


# -- Time: simcord's clock starts at New Year 2026 ---------------------------------------------


def stand_on_the_real_clock(env: Env) -> None:
    """Let the simulated clock show the real time from now on.

    What was made before keeps its id: a world made in the same order has the same users and
    channels on every start, while new messages never take the id of an earlier run's.
    """
    env.backend.clock._epoch = datetime.now(UTC)


async def catch_up(env: Env) -> None:
    """Move the simulated clock to the real time, and everything that falls due on the way."""
    behind = (datetime.now(UTC) - env.now()).total_seconds()
    if behind > 0:
        with suppress(TimeoutError):  # the bot is thinking; the next call goes on from here
            await env.advance_time(behind)


def may_see(env: Env, place: simcord.ChannelHandle, viewer: Viewer) -> bool:
    """Tell whether this person may read this place."""
    return can_access_channel(env, place.id, viewer, history=True)


def happenings(env: Env) -> int:
    """Return a number that grows whenever anything happens in the simulated Discord."""
    return len(env.backend.transcript)


# -- Controls: simcord names a button by its id or its place in the message ---------------


def _bound(key: str | None, scope: str, component: Mapping[str, Any]) -> str | None:
    if key is None or "custom_id" not in component:
        return key
    digest = hashlib.sha256(str(component["custom_id"]).encode()).hexdigest()[:32]
    return f"{scope}:component:c{digest}"


def _name_controls_by_custom_id() -> None:
    when_pressed, when_shown = _action_plans._component_key, _component_projection._control_key

    def component_key(component: Mapping[str, Any], path: str, message_id: int) -> str | None:
        return _bound(
            when_pressed(component, path, message_id), f"message:{message_id}", component
        )

    def control_key(scope: str, component: Mapping[str, Any], path: str) -> str | None:
        key = when_shown(scope, component, path)
        return _bound(key, scope, component) if scope.startswith("message:") else key

    _action_plans._component_key = component_key
    _component_projection._control_key = control_key


_name_controls_by_custom_id()


# -- Pages: simcord shows one place at a time, on a port of its own -------------------------

_server.web = web  # the server imports it only when it opens a port of its own
STATIC_PATHS = tuple(path for path in _server.PreviewServer._STATIC_FILES if path != "/")


class _Handlers(_server.PreviewServer):
    """Answers a page's requests behind a port that belongs to somebody else."""

    _SECURITY_HEADERS = {
        **_server.PreviewServer._SECURITY_HEADERS,
        "X-Frame-Options": "SAMEORIGIN",
        "Content-Security-Policy": _server.PreviewServer._SECURITY_HEADERS[
            "Content-Security-Policy"
        ].replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    }

    async def start(self) -> None:
        self.port = self._requested_port

    async def close(self) -> None:
        self.port = None


def _zone() -> str:
    """Return the name of this machine's time zone where it can be found, else UTC."""
    parts = Path("/etc/localtime").resolve().parts
    name = "/".join(parts[parts.index("zoneinfo") + 1 :]) if "zoneinfo" in parts else "UTC"
    return name if name in available_timezones() else "UTC"


class Pages(Preview):
    """The pages of one place as one person sees it: part of `env`, without a port.

    `around` gets every action that a page asks for, and calls it when it may happen.
    """

    _MAX_PAGES = 64

    def __init__(
        self,
        env: Env,
        place: simcord.ChannelHandle,
        viewer: Viewer,
        *,
        locale: str,
        port: int,
        around: Around,
    ) -> None:
        super().__init__(
            env,
            place,
            (viewer,),
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale=locale,
            timezone=_zone(),
            presentation_time=None,
            assets=None,
            port=port,
        )
        self._server = _Handlers(self, port)
        self.place, self.viewer, self._around = place, viewer, around

    async def __aenter__(self) -> Pages:
        self.env._preview = None
        await super().__aenter__()
        return self

    def api(self, route: str) -> Callable[[web.Request], Any]:
        """Return what answers requests of this route of `API`."""
        return getattr(self._server, API[route])

    async def static(self, request: web.Request) -> web.StreamResponse:
        """Answer a request for one of `STATIC_PATHS`."""
        return await self._server._static(request)

    def index(self, head: str) -> web.Response:
        """Return simcord's page with `head` put at the end of its head."""
        page = INDEX.read_text(encoding="utf-8").replace("</head>", f"{head}</head>", 1)
        return web.Response(
            text=page, content_type="text/html", headers=self._server._SECURITY_HEADERS
        )

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        return await self._around(self, lambda: self._do(context_id, body))

    async def _do(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Do what a page asks for, whichever publication of the place it was looking at.

        The control is found by its custom_id in the message as it is now; where it is gone,
        the answer is a rejection.
        """
        self.env._preview = self
        page = self._pages.get(context_id or "")
        if page is not None:
            body = {**body, "published_revision": page.revision}
        return await super()._action(context_id, body)

    def show_news(self) -> None:
        """Publish the place anew to every page that shows it."""
        self._advance_presentation_time()
        for page in tuple(self._pages.values()):
            if page.id in self._pages:
                self._publish(page, reason="refresh")

    def newest(self) -> int:
        """Return the id of the newest message that this person sees here; 0 if there is none."""
        messages = self.env.backend.messages.get(self.place.id, {})
        seen = (
            number
            for number, message in sorted(messages.items(), reverse=True)
            if can_access_message(self.env, self.place.id, message, self.viewer, history=True)
        )
        return next(seen, 0)
