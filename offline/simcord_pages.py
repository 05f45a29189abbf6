"""simcord's page in the browser, made fit for several people who see several places.

In its public interface the page shows one place at a time, on a port of its own, and takes
a click for whatever stands where the clicked control stood. Like `simcord_inside`, this is
where private names of simcord are used, and they are checked when this is imported.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar
from zoneinfo import available_timezones

import simcord
from aiohttp import web
from simcord.env import Env
from simcord.preview import Preview, _action_plans, _component_projection, _media, _server

from offline.simcord_changed import CHANGED
from offline.simcord_inside import Viewer, check, messages
from offline.simcord_mentions import name_channels
from offline.simcord_quick import be_quick

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

check(
    (
        (Preview, "_action"),
        (Preview, "_publish"),
        (Preview, "_advance_presentation_time"),
        (Preview, "_MAX_PAGES"),
        (Preview, "_initial_target"),
        (_action_plans, "_component_key"),
        (_component_projection, "_control_key"),
        (_media, "MediaInfo"),
        (_media.MediaWorker, "validate"),
        (_server.PreviewServer, "_static"),
        (_server.PreviewServer, "_STATIC_FILES"),
        (_server.PreviewServer, "_SECURITY_HEADERS"),
        *((_server.PreviewServer, name) for name in API.values()),
    )
)


def _bound(key: str | None, scope: str, component: Mapping[str, Any]) -> str | None:
    if key is None or "custom_id" not in component:
        return key
    digest = hashlib.sha256(str(component["custom_id"]).encode()).hexdigest()[:32]
    return f"{scope}:component:c{digest}"


def _name_controls_by_custom_id() -> None:
    when_pressed, when_shown = _action_plans._component_key, _component_projection._control_key

    def component_key(component: Mapping[str, Any], path: str, message_id: int) -> str | None:
        return _bound(when_pressed(component, path, message_id), f"message:{message_id}", component)

    def control_key(scope: str, component: Mapping[str, Any], path: str) -> str | None:
        key = when_shown(scope, component, path)
        return _bound(key, scope, component) if scope.startswith("message:") else key

    _action_plans._component_key = component_key
    _component_projection._control_key = control_key


_name_controls_by_custom_id()
be_quick()
name_channels()


_server.web = web  # the server imports it only when it opens a port of its own
STATIC_PATHS = tuple(path for path in _server.PreviewServer._STATIC_FILES if path != "/")


class _Handlers(_server.PreviewServer):
    """Answers a page's requests behind a port that belongs to somebody else."""

    _SECURITY_HEADERS: ClassVar[dict[str, str]] = {
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


class _Trusting(_media.MediaWorker):
    """Shows the bot's own pictures as they are.

    simcord decodes and encodes each picture in a process of its own, one after the other,
    and leaves out those that queue up or change meanwhile.
    """

    async def validate(
        self, key: str, blob: bytes, *, media_time: float | None = None
    ) -> _media.MediaInfo:
        if not blob.startswith(b"\x89PNG"):
            return await super().validate(key, blob, media_time=media_time)
        width, height = struct.unpack(">II", blob[16:24])
        size, kind = width * height * 4, "image/png"
        return _media.MediaInfo(
            "PNG", width, height, 1, size, blob, kind, capture=blob, poster=blob
        )


def _as_answered(result: dict[str, Any]) -> dict[str, Any]:
    """Return what became of an action, with a refusal that was told taken for an answer.

    Commands refuse by raising, and simcord takes what is raised for a failure.
    """
    told = result["acknowledgement"] in ("acknowledged", "deferred")
    if told and result["settlement"] == "failed":
        return {**result, "settlement": "settled", "uncertain": False}
    return result


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
        self._media_worker = _Trusting()
        self.place, self.viewer, self._around = place, viewer, around

    async def __aenter__(self) -> Pages:
        """Open the place, though simcord would allow one of them only."""
        self.env._preview = None
        await super().__aenter__()
        return self

    def api(self, route: str) -> Callable[[web.Request], Any]:
        """Return what answers requests of this route of `API`."""
        return getattr(self._server, API[route])

    async def static(self, request: web.Request) -> web.StreamResponse:
        """Answer a request for one of `STATIC_PATHS`."""
        answer = await self._server._static(request)
        if request.path in CHANGED:
            answer.text = answer.text.replace(*CHANGED[request.path])
        return answer

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
        return _as_answered(await super()._action(context_id, body))

    def _initial_target(self, viewer: Any, channel_id: int) -> int | None:
        """Look at no message in particular, but at the newest, whichever that is.

        simcord's pages open at the message that was the newest when the place was: for as long
        as they load, and when they are done, they scroll to it.
        """
        return None

    def show_news(self) -> None:
        """Publish the place anew to every page that shows it."""
        self._advance_presentation_time()
        for page in tuple(self._pages.values()):
            if page.id in self._pages:
                self._publish(page, reason="refresh")

    def newest(self) -> int:
        """Return the id of the newest message that this person sees here; 0 if there is none."""
        seen = messages(self.env, self.place, self.viewer)
        return seen[-1].id if seen else 0
