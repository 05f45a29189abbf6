"""Several processes serve slices of the shards; where one dies another takes its slice whole."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import http
from msgspec.structs import replace

from cogs.chat.absence import has_left
from cogs.chat.transport import DiscordCourier
from store import Message
from tables.notice import BOARD
from tables.outbox.boards import BURIED
from tests.operating.watching import asked, free_port, numbers
from tests.postgres import Server
from tests.wire.calm import judged
from tests.wire.evening import SOON, Evening
from tests.wire.fake import TOKEN, FakeDiscord, fake_discord
from tests.wire.ledger import Ledger, new_ledger
from tests.wire.on_server import server_ledger
from tests.wire.places import shard_of
from tests.wire.player import Player, until
from tests.wire.process import BotProcess

SHARDS = 4
SET = "0-1,2-3/4"
ALL = {0, 1, 2, 3}
HALVES = ({0, 1}, {2, 3})


@pytest.fixture
async def fake() -> AsyncIterator[FakeDiscord]:
    """Return a Discord in which a server lies on each shard."""
    async with fake_discord(in_time=SOON) as fake:
        fake.gateway.starting.concurrency = 16
        for number in range(1, SHARDS):
            fake.world.add_server(f"club {number}")
        yield fake
        assert not fake.wrong, "\n".join(fake.wrong)


def served(fake: FakeDiscord, bot: BotProcess) -> set[int]:
    return fake.gateway.served_by(bot.who)


def said_by(bots: list[BotProcess]) -> str:
    return "\n\n".join(bot.said for bot in bots)


async def heard(fake: FakeDiscord, shards: set[int], said: Callable[[], str]) -> None:
    """See that whoever types in the servers of some shards is answered, once."""
    person = Player(fake, fake.world.add_person("Alice"))
    for guild in fake.world.servers:
        if shard_of(guild, SHARDS) in shards:
            place = fake.world.add_channel("here", guild=guild)
            assert (await person.types(place, "ladder")).acknowledged, said()


async def test_a_standby_takes_the_slice_of_a_dead_process(
    tmp_path: Path, server: Server, fake: FakeDiscord
) -> None:
    """All have the same setting; whoever has no slice says that it is well and stands by."""
    with server_ledger(server) as ledger:
        ports = [free_port() for _ in range(3)]
        told = {"BROADSIDE_SHARDS": SET, "BROADSIDE_DATABASE": ledger.path}
        bots = [BotProcess(fake, tmp_path, **told, BROADSIDE_METRICS=f"{p}") for p in ports]
        async with AsyncExitStack() as stack:
            for bot in bots:
                stack.push_async_exit(bot)
                await bot.start(ready=False)
            await bots[0].ready()
            saids = partial(said_by, bots)
            assert await until(lambda: any("standing by" in b.said for b in bots), SOON), saids()
            (idle,) = (bot for bot in bots if not served(fake, bot))
            first = next(bot for bot in bots if served(fake, bot) == HALVES[0])
            second = next(bot for bot in bots if served(fake, bot) == HALVES[1])
            status, health = await asked(ports[bots.index(idle)], "/health")
            assert (status, '"standing_by": true' in health) == (200, True)
            await heard(fake, ALL, saids)
            await first.kill()
            assert not fake.gateway.is_ready
            await heard(fake, HALVES[1], saids)  # the others' part is not away
            ledger.ends_leases()
            await idle.ready()
            assert served(fake, idle) == HALVES[0]
            await heard(fake, ALL, saids)
            found = numbers((await asked(ports[bots.index(second)], "/metrics"))[1])
            assert (found["broadside_shards"], found["broadside_shards_away"]) == (2, 0)
            assert fake.gateway.identified == 6, "whoever lives began no session anew"


async def test_who_is_asked_to_end_hands_its_slice_over_at_once(
    tmp_path: Path, fake: FakeDiscord
) -> None:
    """In one file, too: several processes can have it open."""
    ledger = await new_ledger(tmp_path / "broadside.db")
    async with AsyncExitStack() as stack:
        told = {"BROADSIDE_SHARDS": f"0-3/{SHARDS}", "BROADSIDE_DATABASE": str(ledger.path)}
        first, second = (BotProcess(fake, tmp_path, **told) for _ in range(2))
        await stack.enter_async_context(first)
        stack.push_async_exit(second)
        await second.start(ready=False)
        assert await until(lambda: "standing by" in second.said, SOON), second.said
        await fake.gateway.cut(4000, shard=2)
        await fake.gateway.ready()
        assert (fake.gateway.identified, fake.gateway.resumed) == (SHARDS, 1)
        assert await first.ask_to_end(signal.SIGTERM) == 0
        ledger.ends_leases()
        await second.ready()
        assert served(fake, second) == ALL
        await heard(fake, ALL, lambda: second.said)


async def test_of_two_processes_without_shards_one_serves_a_server_database(
    tmp_path: Path, server: Server, fake: FakeDiscord
) -> None:
    """Both would do everything, and each of them half of what the other had begun."""
    with server_ledger(server) as ledger:
        first, second = (
            BotProcess(fake, tmp_path, BROADSIDE_DATABASE=ledger.path) for _ in range(2)
        )
        async with first, AsyncExitStack() as stack:
            stack.push_async_exit(second)
            await second.start(ready=False)
            assert await until(lambda: "others serve 0/1" in second.said, SOON), second.said
            assert fake.gateway.identified == 1
            assert await first.ask_to_end(signal.SIGTERM) == 0
            ledger.ends_leases()
            await second.ready()
            await heard(fake, ALL, lambda: second.said)


@asynccontextmanager
async def beside_shards(
    folder: Path, fake: FakeDiscord, database: str
) -> AsyncIterator[BotProcess]:
    """Start a process without shards beside one that serves all of them, which goes on so."""
    told = {"BROADSIDE_DATABASE": database}
    async with BotProcess(fake, folder, **told, BROADSIDE_SHARDS=f"0-3/{SHARDS}") as one:
        alone = BotProcess(fake, folder, **told)
        async with AsyncExitStack() as stack:
            stack.push_async_exit(alone)
            await alone.start(ready=False)
            yield alone
            assert served(fake, alone) == set()
            assert served(fake, one) == ALL


async def test_without_shards_a_process_waits_for_those_that_have_some_on_a_server(
    tmp_path: Path, server: Server, fake: FakeDiscord
) -> None:
    with server_ledger(server) as ledger:
        async with beside_shards(tmp_path, fake, ledger.path) as alone:
            said = f"others still serve slices of {SHARDS} shards"
            assert await until(lambda: said in alone.said, SOON), alone.said


async def test_without_shards_a_process_refuses_a_file_of_which_others_serve_some(
    tmp_path: Path, fake: FakeDiscord
) -> None:
    ledger = await new_ledger(tmp_path / "broadside.db")
    async with beside_shards(tmp_path, fake, str(ledger.path)) as alone:
        assert await until(lambda: not alone.running, SOON), alone.said
        assert await alone.gone() == 2
        assert "other processes serve 0-3/4 of this database" in alone.said


async def test_who_has_shards_waits_for_who_has_none_on_a_file(
    tmp_path: Path, fake: FakeDiscord
) -> None:
    """Whoever has none began first, and hears of all servers."""
    ledger = await new_ledger(tmp_path / "broadside.db")
    told = {"BROADSIDE_DATABASE": str(ledger.path)}
    sharded = BotProcess(fake, tmp_path, **told, BROADSIDE_SHARDS=f"0-3/{SHARDS}")
    async with BotProcess(fake, tmp_path, **told) as alone, AsyncExitStack() as stack:
        assert await until(lambda: ledger.alive() == {(1, 0)}, SOON), alone.said
        stack.push_async_exit(sharded)
        await sharded.start(ready=False)
        said = "standing by: a process without shards serves this database"
        assert await until(lambda: said in sharded.said, SOON), sharded.said
        assert fake.gateway.identified == 1
        await heard(fake, ALL, lambda: alone.said)


@asynccontextmanager
async def two(
    folder: Path, fake: FakeDiscord, ledger: Ledger
) -> AsyncIterator[tuple[BotProcess, BotProcess]]:
    """Let two processes serve the halves; the first has all direct messages."""
    told = {"BROADSIDE_DATABASE": str(ledger.path)}
    halves = ("0-1/4", "2-3/4")
    first, second = (BotProcess(fake, folder, **told, BROADSIDE_SHARDS=half) for half in halves)
    async with AsyncExitStack() as stack:
        for bot in (first, second):
            stack.push_async_exit(bot)
            await bot.start(ready=False)
        await first.ready()
        yield first, second


async def test_a_match_of_one_process_is_played_from_direct_messages_of_another(
    tmp_path: Path, server: Server, fake: FakeDiscord
) -> None:
    """Whichever process shows something asks little of Discord for what the other knows."""
    with server_ledger(server) as ledger:
        async with two(tmp_path, fake, ledger) as (first, second):
            party = Evening(fake, first, ledger, "two halves")
            party.guild = next(g for g in fake.world.servers if shard_of(g, SHARDS) == SHARDS - 1)
            await party.begin("shazamm")
            await party.play(6)
            await judged(party)
            assert not any(" ERROR " in line for line in second.log), second.said
            asked_for = fake.api.log["GET /channels/…"]
            assert asked_for <= 2, f"its channel is asked for {asked_for} times"


async def test_a_server_of_another_process_is_no_server_without_the_bot(
    tmp_path: Path, fake: FakeDiscord
) -> None:
    """Where somebody stands in all servers is asked in direct messages, which one process has."""
    ledger = await new_ledger(tmp_path / "broadside.db")
    async with two(tmp_path, fake, ledger) as (first, _):
        person = Player(fake, fake.world.add_person("Alice"))
        there = [*fake.world.servers, 77 << 22]
        for guild in there:
            who = person.person.id
            ledger.change(f"INSERT INTO rating VALUES ({guild}, 'shazamm', {who}, 25.0, 8.0, 3)")
        told = await person.types(person.dm, "ladder", game="shazamm")
        assert await until(lambda: "club 3" in "".join(told.told), SOON), (told.told, first.said)
        said = "".join(told.told)
        assert all(server.name in said for server in fake.world.servers.values())
        assert said.count("a server without me") == 1


@asynccontextmanager
async def apart(fake: FakeDiscord) -> AsyncIterator[discord.Client]:
    """Have a client that has shards and hears of no server."""
    client = discord.Client(intents=discord.Intents.none(), shard_count=SHARDS)
    base, http.Route.BASE = http.Route.BASE, fake.api_address
    try:
        await client.http.static_login(TOKEN)
        yield client
    finally:
        http.Route.BASE = base
        await client.http.close()


async def test_who_has_left_a_server_of_another_process_has_left(fake: FakeDiscord) -> None:
    person = fake.world.add_person("Alice")
    gone, server = fake.world.new_id(), max(fake.world.servers)
    async with apart(fake) as client:
        left = [await has_left(client, server, who) for who in (person.id, gone)]
        assert left == [False, True]


@pytest.mark.parametrize("others", [0, 3, BURIED, BURIED + 1, BURIED + 9])
async def test_what_buries_a_board_on_a_server_of_another_process_is_seen(
    fake: FakeDiscord, others: int
) -> None:
    place = fake.world.add_channel("here", guild=max(fake.world.servers)).id
    before, board, *_ = [fake.world.post(place, {"content": "x"}, {}) for _ in range(2 + others)]
    shown = Message(1, BOARD, place, board.id, 0.0, b"")
    async with apart(fake) as client:
        courier: Any = DiscordCourier
        assert (await courier(client).below(shown) > BURIED) is (others > BURIED)
        nowhere = replace(shown, channel_id=fake.world.new_id(), message_id=before.id)
        assert await courier(client).below(nowhere) == 0


async def test_all_processes_together_begin_sessions_as_often_as_discord_allows(
    tmp_path: Path, server: Server, fake: FakeDiscord
) -> None:
    """Nobody is too early, though all start in the same moment and in one bucket."""
    fake.gateway.starting.concurrency, fake.gateway.starting.spacing = 1, 5.0
    with server_ledger(server) as ledger:
        told = {"BROADSIDE_SHARDS": "0-1,2/3", "BROADSIDE_DATABASE": ledger.path}
        bots = [BotProcess(fake, tmp_path, **told) for _ in range(2)]
        async with AsyncExitStack() as stack:
            for bot in bots:
                stack.push_async_exit(bot)
            await asyncio.gather(*(bot.start(ready=False) for bot in bots))
            await bots[0].ready()
            assert (fake.gateway.identified, fake.gateway.starting.too_soon) == (3, 0)


@pytest.mark.soak
async def test_who_has_lost_a_slice_lets_go_and_goes_on_once_it_has_it_again(
    tmp_path: Path, fake: FakeDiscord
) -> None:
    """With the sessions that it had, so that nothing is missed that happened meanwhile."""
    ledger = await new_ledger(tmp_path / "broadside.db")
    told = {"BROADSIDE_SHARDS": "0-3/4", "BROADSIDE_DATABASE": str(ledger.path)}
    async with BotProcess(fake, tmp_path, **told) as bot:
        ledger.change("UPDATE slice SET holder = 'another', until = until + 600")
        assert await until(lambda: not served(fake, bot), SOON), bot.said
        assert bot.running
        person = Player(fake, fake.world.add_person("Alice"))
        place = fake.world.add_channel("here")
        typed = asyncio.create_task(person.types(place, "ladder"))
        ledger.change("DELETE FROM slice")
        await fake.gateway.ready()
        assert (await typed).acknowledged, bot.said
        assert (fake.gateway.identified, fake.gateway.resumed) == (SHARDS, SHARDS)


@pytest.mark.soak
async def test_a_dead_slice_is_taken_within_a_minute(
    tmp_path: Path, server: Server, fake: FakeDiscord
) -> None:
    """By the real clock, and with Discord's own limits on when sessions begin."""
    fake.gateway.starting.concurrency, fake.gateway.starting.spacing = 1, 5.0
    with server_ledger(server) as ledger:
        told = {"BROADSIDE_SHARDS": SET, "BROADSIDE_DATABASE": ledger.path}
        bots = [BotProcess(fake, tmp_path, **told) for _ in range(3)]
        async with AsyncExitStack() as stack:
            for bot in bots:
                stack.push_async_exit(bot)
                await bot.start(ready=False)
            await bots[0].ready()
            dead = next(bot for bot in bots if served(fake, bot) == HALVES[0])
            await dead.kill()
            async with asyncio.timeout(60.0):
                await fake.gateway.ready()
            assert fake.gateway.starting.too_soon == 0
            await heard(fake, ALL, partial(said_by, bots))


@pytest.mark.soak
async def test_a_match_goes_on_while_processes_die_in_turn(
    tmp_path: Path, server: Server, fake: FakeDiscord
) -> None:
    """Whoever serves its server, or the direct messages: nothing is lost, doubled or untrue."""
    with server_ledger(server) as ledger:
        told = {"BROADSIDE_SHARDS": SET, "BROADSIDE_DATABASE": str(ledger.path)}
        bots = [BotProcess(fake, tmp_path, **told) for _ in range(3)]
        async with AsyncExitStack() as stack:
            for bot in bots:
                stack.push_async_exit(bot)
                await bot.start(ready=False)
            await bots[0].ready()
            party = Evening(fake, bots[0], ledger, "in turn")
            party.guild = next(g for g in fake.world.servers if shard_of(g, SHARDS) == SHARDS - 1)
            await party.begin("shazamm")
            for half in (*HALVES, *HALVES):
                await party.play(4)
                dead = next(bot for bot in bots if served(fake, bot) == half)
                await dead.kill()
                ledger.ends_leases()
                await next(bot for bot in bots if bot is not dead).ready()
                await dead.start(ready=False)
            await party.play(4)
            await judged(party)
