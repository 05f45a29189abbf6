"""The gateway of the fake Discord: sessions that survive their connections.

A session remembers what it sent, so that a resumed one misses nothing; while no connection
stands, events wait. `cut`, `mute`, `invalidate` and `ask_to_reconnect` are what Discord does to
bots. A session may be one shard of several, and hears then of the servers on it; direct messages
are heard on the first.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from aiohttp import WSMsgType, web

from tests.wire.places import APPLICATION, shard_of
from tests.wire.starts import Starting
from tests.wire.world import World

HEARTBEAT = 41.25
"""Seconds between two heartbeats of the bot, as Discord asks for."""
WRONG_TOKEN, WRONG_SHARD, NEEDS_SHARDS, ABNORMAL = 4004, 4010, 4011, 1006
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

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, who: str
    ) -> None:
        self._socket, self._transport = socket, transport
        self.who = who
        self._zip = zlib.compressobj()
        self._frames: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write(), name="gateway writer")
        self.mute = self.ending = False

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
    shard: int = 0
    count: int = 1
    number: int = 0
    sent: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    ready: bool = False

    def hears(self, guild: int) -> bool:
        """Tell whether it is told of a server; 0: of direct messages."""
        return self.ready and shard_of(guild, self.count) == self.shard

    @property
    def stands(self) -> bool:
        """Tell whether all that happens gets there at once."""
        line = self.line
        return self.ready and line is not None and not (line.mute or line.ending)


class Gateway:
    """Lets bots connect. `identified` and `resumed` count; `ready` waits for a session.

    Each bot that is there is told everything of its shards; what is done to the connection is done
    to all, or to those of one shard. `starting` says how often sessions may begin.
    """

    def __init__(self, world: World, token: str, address: Callable[[], str]) -> None:
        self._world, self._token, self._address = world, token, address
        self._sessions: list[Session] = []
        self._ready = asyncio.Event()
        self.starting = Starting(address)
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
        named = told.get("id" if event.startswith("GUILD_") else "guild_id", 0)
        hearing = [session for session in self._sessions if session.hears(int(named))]
        self.unheard += not hearing
        for session in hearing:
            self._dispatch(session, event, told)

    async def cut(self, code: int, shard: int | None = None) -> None:
        """End the connection with a code; the session can be resumed."""
        for session, line in self._lines(shard):
            session.line = None
            self._look()
            await line.close(code)

    def mute(self, shard: int | None = None) -> None:
        """Let the connection stand and say nothing on it any more, not even to heartbeats."""
        for _, line in self._lines(shard):
            line.mute = True
        self._look()

    def invalidate(self, *, resumable: bool = False, shard: int | None = None) -> None:
        """Tell the bot that its session is over."""
        for session, line in self._lines(shard):
            line.send({"op": Op.INVALID_SESSION, "d": resumable})
            line.ending = True
            if not resumable:
                self._sessions.remove(session)
        self._look()

    def ask_to_reconnect(self, shard: int | None = None) -> None:
        """Ask the bot to connect anew."""
        for _, line in self._lines(shard):
            line.send({"op": Op.RECONNECT, "d": None})
            line.ending = True
        self._look()

    def forget(self, who: str = "") -> None:
        """Drop the sessions of a bot that was killed; of all, unless it is said of whom."""
        for session, line in self._lines():
            if line.who.startswith(who):
                line.end()
                self._sessions.remove(session)
        if not who:
            self._sessions.clear()
        self._look()

    async def ready(self) -> None:
        """Return once bots are there that hear all that happens."""
        await self._ready.wait()

    @property
    def is_ready(self) -> bool:
        """Tell whether bots are there that hear all that happens."""
        return self._ready.is_set()

    @property
    def standing(self) -> dict[int, int]:
        """How many sessions hear at once what happens, by shard."""
        return Counter(session.shard for session in self._sessions if session.stands)

    def served_by(self, who: str) -> set[int]:
        """Return the shards of one bot: it ends its address of the gateway with `who`."""
        return {s.shard for s, line in self._lines() if s.stands and line.who == who}

    def _look(self) -> None:
        """Take note whether every shard, of as many as there are, stands."""
        shards = {(session.shard, session.count) for session in self._sessions if session.stands}
        counts = {count for _, count in shards}
        if any(all((n, count) in shards for n in range(count)) for count in counts):
            self._ready.set()
        else:
            self._ready.clear()

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
        line = Line(socket, request.transport, request.match_info.get("who", ""))
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
            self._look()
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
        shard, count = told.get("shard") or (0, 1)
        servers = [guild for guild in self._world.servers if shard_of(guild, count) == shard]
        if not 0 <= shard < count:
            await line.close(WRONG_SHARD)
            return
        if len(servers) > self.starting.most:
            await line.close(NEEDS_SHARDS)
            return
        if not self.starting.remaining:
            self.wrong.append("more sessions were begun than there may be in a day")
        if not self.starting.begins(shard):
            line.send({"op": Op.INVALID_SESSION, "d": False})
            return
        self.identified += 1
        session = Session(secrets.token_hex(16), line, shard, count)
        self._sessions = [s for s in self._sessions if s.line is not None or s.shard != shard]
        self._sessions.append(session)
        self._dispatch(
            session,
            "READY",
            {
                "v": 10,
                "user": self._world.me.payload(),
                "guilds": [{"id": str(guild), "unavailable": True} for guild in servers],
                "session_id": session.id,
                "resume_gateway_url": self._address() + line.who,
                "shard": [shard, count],
                "application": {"id": str(APPLICATION), "flags": 0},
            },
        )
        for guild in servers:
            self._dispatch(session, "GUILD_CREATE", self._world.guild_payload(guild))
        session.ready = True
        self._look()

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
        self._look()

    def _dispatch(self, session: Session, event: str, told: dict[str, Any]) -> None:
        session.number += 1
        frame = {"op": Op.DISPATCH, "t": event, "s": session.number, "d": told}
        session.sent.append(frame)
        del session.sent[:-KEPT]
        if session.line is not None:
            session.line.send(frame)

    def _lines(self, shard: int | None = None) -> list[tuple[Session, Line]]:
        """Return the sessions, all or those of a shard, of which a connection stands, with that."""
        found = [s for s in self._sessions if shard is None or s.shard == shard]
        return [(session, session.line) for session in found if session.line is not None]
