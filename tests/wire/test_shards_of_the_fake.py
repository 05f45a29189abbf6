"""The gateway of the fake Discord has shards, as Discord's own has."""

from __future__ import annotations

import json
import zlib
from typing import Any

import aiohttp
import pytest

from tests.wire.asker import Asker, asking
from tests.wire.fake import TOKEN, FakeDiscord
from tests.wire.gateway import NEEDS_SHARDS, WRONG_SHARD, Op
from tests.wire.interactions import Deed
from tests.wire.places import shard_of


class Shard:
    """One session, opened as a bot does it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket, self._zip = socket, zlib.decompressobj()

    async def frame(self) -> dict[str, Any]:
        """Return the next frame; the code of the end, if that comes."""
        message = await self._socket.receive()
        if message.type is not aiohttp.WSMsgType.BINARY:
            return {"op": self._socket.close_code}
        return json.loads(self._zip.decompress(message.data))

    async def event(self, name: str) -> dict[str, Any]:
        """Return what the next event of a name tells."""
        while (frame := await self.frame()).get("t") != name:
            assert "t" in frame, frame
        return frame["d"]


async def begin(session: aiohttp.ClientSession, fake: FakeDiscord, *shard: int) -> Shard:
    """Begin a session, and say which shard of how many it is to be."""
    socket = await session.ws_connect(f"{fake.gateway_address}?v=10&compress=zlib-stream")
    begun = Shard(socket)
    assert (await begun.frame())["op"] == Op.HELLO
    told = {"token": TOKEN, "shard": shard} if shard else {"token": TOKEN}
    await socket.send_json({"op": Op.IDENTIFY, "d": told})
    return begun


@pytest.fixture
async def asker() -> Any:
    async with asking() as found:
        yield found


@pytest.fixture
async def session() -> Any:
    async with aiohttp.ClientSession() as found:
        yield found


async def test_a_shard_hears_of_its_servers_and_the_first_of_direct_messages(
    asker: Asker, session: aiohttp.ClientSession
) -> None:
    world = asker.fake.world
    other = world.add_server("The other club")
    assert [shard_of(guild, 2) for guild in world.servers] == [0, 1]
    shards = [await begin(session, asker.fake, n, 2) for n in (0, 1)]
    for number, (shard, guild) in enumerate(zip(shards, world.servers, strict=True)):
        told = await shard.event("READY")
        assert told["shard"] == [number, 2]
        assert [one["id"] for one in told["guilds"]] == [str(guild)]
        assert (await shard.event("GUILD_CREATE"))["id"] == str(guild)
    there = world.add_channel("there", guild=other.id)
    private = world.dm(asker.person.id)
    for place in (there, private, asker.place):
        world.do(asker.person, Deed.PRESS, place.id, {})
    heard = [await shards[0].event("INTERACTION_CREATE") for _ in range(2)]
    assert [one["channel_id"] for one in heard] == [str(private.id), str(asker.place.id)]
    assert (await shards[1].event("INTERACTION_CREATE"))["guild_id"] == str(other.id)
    assert asker.fake.gateway.is_ready


async def test_without_all_shards_not_everything_is_heard(
    asker: Asker, session: aiohttp.ClientSession
) -> None:
    shards: list[Shard] = []
    for number in (1, 0):
        assert not asker.fake.gateway.is_ready
        shards.append(await begin(session, asker.fake, number, 2))
        await shards[-1].event("READY")
    assert asker.fake.gateway.standing == {0: 1, 1: 1}
    await asker.fake.gateway.cut(4000, shard=1)
    assert not asker.fake.gateway.is_ready


async def test_sessions_begin_one_after_the_other_in_each_bucket(
    asker: Asker, session: aiohttp.ClientSession
) -> None:
    starting = asker.fake.gateway.starting
    starting.spacing, starting.concurrency = 60.0, 2
    for number in (0, 1):
        await (await begin(session, asker.fake, number, 4)).event("READY")
    early = await (await begin(session, asker.fake, 2, 4)).frame()
    assert (early["op"], early["d"]) == (Op.INVALID_SESSION, False)
    assert starting.too_soon == 1
    told = (await asker.asks("GET", "/gateway/bot")).body["session_start_limit"]
    assert (told["remaining"], told["max_concurrency"]) == (998, 2)


async def test_what_can_be_no_shard_is_closed(asker: Asker, session: aiohttp.ClientSession) -> None:
    assert (await (await begin(session, asker.fake, 2, 2)).frame())["op"] == WRONG_SHARD
    asker.fake.gateway.starting.most = 0
    assert (await (await begin(session, asker.fake)).frame())["op"] == NEEDS_SHARDS
