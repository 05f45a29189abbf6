"""As much of Discord as a start, a press and an end need: an HTTP API and a gateway on loopback.

It fails as it is told: each of its troubles meets one request, the first that fits.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import aiohttp
from aiohttp import web

TOKEN = "a-token-of-nobody"
PATIENCE = 120.0
"""Seconds that a busy machine may take for anything."""
BOT, GUILD, CHANNEL = 900, 5, 7
LINE, SESSIONS = "/gateway/line", "/gateway/bot"
"""What troubles call the gateway itself, and where it is asked how many sessions may begin."""


class Trouble(NamedTuple):
    """What befalls the first request whose path holds `where`.

    `how` is a status, "drop" for a line that breaks, "page" for the words of a proxy, or the
    code with which the gateway hangs up in place of its greeting.
    """

    where: str
    how: int | str


class Stub:
    """The stub's state. `asked` is every request and how it was answered, in order."""

    def __init__(self) -> None:
        self.port = 0
        self.troubles: deque[Trouble] = deque()
        self.lasting: dict[str, int | str] = {}
        self.asked: list[tuple[str, Any]] = []
        self.bodies: list[str] = []
        self.closed_with: list[int | None] = []
        self.ready = asyncio.Event()
        self.left = asyncio.Event()
        self.gates: dict[str, asyncio.Event] = {}
        self.arrived: asyncio.Queue[str] = asyncio.Queue()
        self._socket: web.WebSocketResponse | None = None
        self._ids = 10**18
        self._sequence = 0

    @property
    def api(self) -> str:
        """The address of the HTTP API."""
        return f"http://127.0.0.1:{self.port}/api"

    @property
    def gateway(self) -> str:
        """The address of the gateway."""
        return f"ws://127.0.0.1:{self.port}/gateway"

    async def until(self, *parts: str) -> None:
        """Return when a request has arrived whose method and path hold all of `parts`."""
        async with asyncio.timeout(PATIENCE):
            said = await self.arrived.get()
            while not all(part in said for part in parts):
                said = await self.arrived.get()

    async def tell(self, event: str, data: dict[str, Any]) -> None:
        """Let the bot hear of something."""
        assert self._socket is not None
        self._sequence += 1
        await self._socket.send_json({"op": 0, "t": event, "s": self._sequence, "d": data})

    async def press(self, user_id: int, data: dict[str, Any], kind: int = 2) -> str:
        """Let somebody do something; return the token of the interaction, which is secret."""
        self._ids += 1
        user = {"id": str(user_id), "username": "someone", "discriminator": "0", "avatar": None}
        token = f"token-of-{self._ids}"
        interaction = {
            "id": str(self._ids),
            "application_id": str(BOT),
            "type": kind,
            "data": data,
            "token": token,
            "version": 1,
            "locale": "en-US",
            "guild_locale": "en-US",
            "guild_id": str(GUILD),
            "channel_id": str(CHANNEL),
            "entitlements": [],
            "attachment_size_limit": 10_000_000,
            "guild": {"id": str(GUILD), "locale": "en-US", "features": []},
            "channel": {"id": str(CHANNEL), "type": 0, "name": "games", "permissions": "0"},
            "member": {
                "user": user,
                "roles": [],
                "joined_at": "2026-01-01T00:00:00+00:00",
                "deaf": False,
                "mute": False,
                "permissions": "0",
                "flags": 0,
            },
            "app_permissions": "563259191168064",
            "authorizing_integration_owners": {},
        }
        await self.tell("INTERACTION_CREATE", interaction)
        return token

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer a request of the HTTP API."""
        path = request.path.removeprefix("/api")
        how = self._trouble(path)
        body = await request.read()
        self.bodies.append(body.decode(errors="replace"))
        self.arrived.put_nowait(f"{request.method} {path}")
        for part, gate in self.gates.items():
            if part in path:
                await gate.wait()
        self.asked.append((f"{request.method} {path}", how))
        match how:
            case "drop":
                assert request.transport is not None
                request.transport.abort()
                return web.Response()
            case "page":
                return web.Response(text="<html>Please log in to this network</html>")
            case int():
                return _json({"message": "as the test wants it"}, status=how)
            case _:
                pass
        return self._answer(request.method, path)

    def _trouble(self, path: str) -> int | str | None:
        for part, how in self.lasting.items():
            if part in path:
                return how
        if self.troubles and self.troubles[0].where in path:
            return self.troubles.popleft().how
        return None

    def _answer(self, method: str, path: str) -> web.Response:
        self._ids += 1
        if path == "/users/@me":
            return _json(_user(BOT, "Broadside", bot=True))
        if path == "/oauth2/applications/@me":
            return _json(_application())
        if path.endswith("/commands"):
            return _json([])
        if path == SESSIONS:
            left = {"total": 9, "remaining": 9, "reset_after": 1000, "max_concurrency": 1}
            return _json({"url": self.gateway, "shards": 1, "session_start_limit": left})
        if path.startswith("/users/@me/channels"):
            return _json({"id": "70", "type": 1, "recipients": [_user(11, "alice")]})
        if path.startswith("/users/"):
            return _json(_user(int(path.split("/")[2]), "someone"))
        if method in ("POST", "PATCH") and "/messages" in path:
            return _json(_message(self._ids, int(path.split("/")[2])))
        if path.startswith("/webhooks/"):
            return _json(_message(self._ids, CHANNEL))
        if "/interactions/" in path:
            callback = {"id": path.split("/")[2], "type": 2}
            return _json({"interaction": callback, "resource": {"type": 5}})
        return _json({"message": "not known to the stub", "code": 0}, status=404)

    async def handle_gateway(self, request: web.Request) -> web.StreamResponse:
        """Be the gateway of one connection."""
        how = self._trouble(LINE)
        self.asked.append(("gateway", how))
        self.arrived.put_nowait("gateway")
        if isinstance(how, int) and how < 1000:
            return web.Response(status=how)
        if how == "drop":
            assert request.transport is not None
            request.transport.abort()
            return web.Response()
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        if isinstance(how, int):
            await socket.close(code=how)
            return socket
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 30_000}})
        self._socket = socket
        async for message in socket:
            if message.type is aiohttp.WSMsgType.TEXT:
                await self._heard(socket, json.loads(message.data))
        self.closed_with.append(socket.close_code)
        self.left.set()
        return socket

    async def hang_up(self, code: int) -> None:
        """Close the connection from the gateway's side."""
        self.ready.clear()
        assert self._socket is not None
        await self._socket.close(code=code)

    async def _heard(self, socket: web.WebSocketResponse, said: dict[str, Any]) -> None:
        if said["op"] == 1:
            await socket.send_json({"op": 11})
        elif said["op"] == 2:
            await self.tell("READY", self._greeting(said["d"].get("shard")))
            await self.tell("GUILD_CREATE", _guild())
            self.ready.set()
        elif said["op"] == 6:
            await self.tell("RESUMED", {})
            self.ready.set()

    def _greeting(self, shard: list[int] | None) -> dict[str, Any]:
        return {
            "v": 10,
            "user": _user(BOT, "Broadside", bot=True),
            "guilds": [{"id": str(GUILD), "unavailable": True}],
            "session_id": "a-session",
            "resume_gateway_url": self.gateway,
            "application": {"id": str(BOT), "flags": 0},
            **({"shard": shard} if shard else {}),
        }


def _json(said: Any, status: int = 200) -> web.Response:
    """Return an answer with the very type that Discord writes: a charset would make it text."""
    body = json.dumps(said).encode()
    return web.Response(body=body, status=status, headers={"Content-Type": "application/json"})


def _user(user_id: int, name: str, *, bot: bool = False) -> dict[str, Any]:
    known = {"username": name, "discriminator": "0", "avatar": None, "global_name": name.title()}
    return {"id": str(user_id), "bot": bot, **known}


def _application() -> dict[str, Any]:
    return {
        "id": str(BOT),
        "name": "Broadside",
        "icon": None,
        "description": "",
        "flags": 0,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "owner": _user(1, "owner"),
    }


def _guild() -> dict[str, Any]:
    channel = {"id": str(CHANNEL), "type": 0, "name": "games", "position": 0}
    return {
        "id": str(GUILD),
        "name": "Club",
        "owner_id": "1",
        "member_count": 3,
        "features": [],
        "preferred_locale": "en-US",
        "roles": [],
        "emojis": [],
        "members": [],
        "threads": [],
        "channels": [{**channel, "permission_overwrites": [], "guild_id": str(GUILD)}],
    }


def _message(message_id: int, channel_id: int) -> dict[str, Any]:
    return {
        "id": str(message_id),
        "channel_id": str(channel_id),
        "content": "",
        "type": 0,
        "author": _user(BOT, "Broadside", bot=True),
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "flags": 0,
        "components": [],
    }


@asynccontextmanager
async def stub_of_discord(*troubles: Trouble) -> AsyncIterator[Stub]:
    """Let a stub listen on a port of loopback."""
    stub = Stub()
    stub.troubles.extend(troubles)
    app = web.Application(client_max_size=2**26)
    app.router.add_get("/gateway{rest:.*}", stub.handle_gateway)
    app.router.add_route("*", "/{rest:.*}", stub.handle)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        stub.port = runner.addresses[0][1]
        yield stub
    finally:
        for gate in stub.gates.values():
            gate.set()
        await runner.cleanup()
