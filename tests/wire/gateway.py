"""The gateway of the fake Discord: sessions that survive their connections.

A session remembers what it sent, so that a resumed one misses nothing; while no connection
stands, events wait. `cut`, `mute`, `invalidate` and `reconnect` are what Discord does to bots.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from aiohttp import WSMsgType, web

from tests.wire.places import APPLICATION, GUILD
from tests.wire.world import World

HEARTBEAT = 41.25
"""Seconds between two heartbeats of the bot, as Discord asks for."""
WRONG_TOKEN, ABNORMAL = 4004, 1006
KEPT = 5000
"""How many events a session remembers."""


class Op(IntEnum):
    """What a frame is."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    RESUME = 6
    RECONNECT = 7
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Line:
    """One connection: frames go out compressed as one stream."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None) -> None:
        self._socket, self._transport = socket, transport
        self._zip = zlib.compressobj()
        self._frames: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write(), name="gateway writer")
        self.mute = False

    def send(self, frame: dict[str, Any]) -> None:
        """Send a frame after all others."""
        if not self.mute:
            self._frames.put_nowait(frame)

    async def close(self, code: int) -> None:
        """End the connection; with 1006 as a broken line ends."""
        if code == ABNORMAL:
            if self._transport is not None:
                self._transport.abort()
        else:
            await self._socket.close(code=code)
        self._writer.cancel()

    def end(self) -> None:
        """Send no more."""
        self._writer.cancel()

    async def _write(self) -> None:
        while True:
            words = json.dumps(await self._frames.get()).encode()
            packed = self._zip.compress(words) + self._zip.flush(zlib.Z_SYNC_FLUSH)
            try:
                await self._socket.send_bytes(packed)
            except (ConnectionError, RuntimeError):
                return


@dataclass
class Session:
    """What one bot was told since it identified, and its connection while one stands."""

    id: str
    line: Line | None
    number: int = 0
    sent: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    ready: bool = False


class Gateway:
    """Lets bots connect. `identified` and `resumed` count; `ready` waits for a session.

    Each bot that is there is told everything; what is done to the connection is done to all.
    """

    def __init__(self, world: World, token: str, address: Callable[[], str]) -> None:
        self._world, self._token, self._address = world, token, address
        self._sessions: list[Session] = []
        self._ready = asyncio.Event()
        self.identified = 0
        self.resumed = 0
        self.refuses = 0
        """How many connections are still refused."""
        self.goodbyes: list[int] = []
        """The codes with which the bot closed its connections."""
        self.unheard = 0
        """How many events nobody was there for."""
        self.wrong: list[str] = []
        world.tell = self.tell

    # -- What Discord does -------------------------------------------------------------------

    def tell(self, event: str, told: dict[str, Any]) -> None:
        """Let the bot know of something, now or when it resumes; nobody else is there."""
        hearing = [session for session in self._sessions if session.ready]
        self.unheard += not hearing
        for session in hearing:
            self._dispatch(session, event, told)

    async def cut(self, code: int) -> None:
        """End the connection with a code; the session can be resumed."""
        for session, line in self._lines():
            session.line = None
            self._ready.clear()
            await line.close(code)

    def mute(self) -> None:
        """Let the connection stand and say nothing on it any more, not even to heartbeats."""
        for _, line in self._lines():
            line.mute = True
            self._ready.clear()

    def invalidate(self, *, resumable: bool = False) -> None:
        """Tell the bot that its session is over."""
        for session, line in self._lines():
            line.send({"op": Op.INVALID_SESSION, "d": resumable})
            if not resumable:
                self._sessions.remove(session)
            self._ready.clear()

    def ask_to_reconnect(self) -> None:
        """Ask the bot to connect anew."""
        for _, line in self._lines():
            line.send({"op": Op.RECONNECT, "d": None})
            self._ready.clear()

    def forget(self) -> None:
        """Drop the session of a bot that was killed."""
        self._ready.clear()
        for _, line in self._lines():
            line.end()
        self._sessions.clear()

    async def ready(self) -> None:
        """Return once a bot is there that hears all that happens."""
        await self._ready.wait()

    @property
    def is_ready(self) -> bool:
        """Tell whether a bot is there that hears all that happens."""
        return self._ready.is_set()

    # -- What the bot does -------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection to its end."""
        if request.query.get("compress") != "zlib-stream" or request.query.get("v") != "10":
            self.wrong.append(f"a connection asks for {dict(request.query)}")
        if self.refuses:
            self.refuses -= 1
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        line = Line(socket, request.transport)
        line.send({"op": Op.HELLO, "d": {"heartbeat_interval": int(HEARTBEAT * 1000)}})
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await self._heard(line, json.loads(frame.data))
        finally:
            line.end()
            if socket.close_code not in (None, ABNORMAL):
                self.goodbyes.append(socket.close_code)
            for session in self._sessions:
                if session.line is line:
                    session.line = None
                    self._ready.clear()
        return socket

    async def _heard(self, line: Line, frame: dict[str, Any]) -> None:
        match frame["op"]:
            case Op.HEARTBEAT:
                line.send({"op": Op.HEARTBEAT_ACK, "d": None})
            case Op.IDENTIFY:
                await self._identify(line, frame["d"])
            case Op.RESUME:
                await self._resume(line, frame["d"])
            case Op.PRESENCE:
                pass
            case strange:
                self.wrong.append(f"the bot sent a frame of kind {strange}")

    async def _identify(self, line: Line, told: dict[str, Any]) -> None:
        if told["token"] != self._token:
            await line.close(WRONG_TOKEN)
            return
        self.identified += 1
        session = Session(secrets.token_hex(16), line)
        self._sessions = [*(session for session, _ in self._lines()), session]
        self._dispatch(
            session,
            "READY",
            {
                "v": 10,
                "user": self._world.me.payload(),
                "guilds": [{"id": str(GUILD), "unavailable": True}],
                "session_id": session.id,
                "resume_gateway_url": self._address(),
                "application": {"id": str(APPLICATION), "flags": 0},
            },
        )
        self._dispatch(session, "GUILD_CREATE", self._world.guild_payload())
        session.ready = True
        self._ready.set()

    async def _resume(self, line: Line, told: dict[str, Any]) -> None:
        session = next((s for s in self._sessions if s.id == told["session_id"]), None)
        if session is None:
            line.send({"op": Op.INVALID_SESSION, "d": False})
            return
        self.resumed += 1
        session.line = line
        for frame in session.sent:
            if frame["s"] > told["seq"]:
                line.send(frame)
        self._dispatch(session, "RESUMED", {})
        self._ready.set()

    def _dispatch(self, session: Session, event: str, told: dict[str, Any]) -> None:
        session.number += 1
        frame = {"op": Op.DISPATCH, "t": event, "s": session.number, "d": told}
        session.sent.append(frame)
        del session.sent[:-KEPT]
        if session.line is not None:
            session.line.send(frame)

    def _lines(self) -> list[tuple[Session, Line]]:
        """Return the sessions of which a connection stands, with that."""
        return [(session, session.line) for session in self._sessions if session.line is not None]
