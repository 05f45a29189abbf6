"""The bot starts in any weather, and says in one line what weather cannot mend."""

from __future__ import annotations

import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import discord.http
import pytest
import pytest_asyncio
import yarl
from discord.gateway import DiscordWebSocket

import bot
from operating import weather
from operating.settings import Settings
from operating.weather import WRONG_TOKEN, Pauses, Refused
from store import Slice
from tests.operating.process import running_bot
from tests.operating.stub import LINE, SESSIONS, TOKEN, Stub, Trouble, stub_of_discord

LOGIN, ABOUT, COMMANDS, GATEWAY = "/users/@me", "/oauth2", "/commands", "/gateway"
WEATHER = (
    Trouble(LOGIN, 503),
    Trouble(LOGIN, "drop"),
    Trouble(LOGIN, "page"),
    Trouble(LOGIN, 429),
    Trouble(ABOUT, 503),
    Trouble(ABOUT, "drop"),
    Trouble(COMMANDS, 503),
    Trouble(COMMANDS, "drop"),
    Trouble(GATEWAY, 503),
    Trouble(GATEWAY, "drop"),
    Trouble(GATEWAY, 1001),
    Trouble(GATEWAY, 4000),
)


@pytest_asyncio.fixture
async def stub(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stub]:
    """A Discord to which this process connects, too."""
    async with stub_of_discord() as opened:
        monkeypatch.setattr(discord.http.Route, "BASE", opened.api)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(opened.gateway))
        yield opened


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(weather, "FIRST", 0.01)
    yield


async def test_it_starts_in_any_weather_and_stays(tmp_path: Path) -> None:
    """One process meets every trouble of a start, then a gateway that hangs up, and ends well."""
    async with stub_of_discord(*WEATHER) as stub, running_bot(stub, tmp_path) as running:
        await running.says("ready bot=")
        met = [how for _, how in stub.asked if how is not None]
        assert met == [trouble.how for trouble in WEATHER]
        assert len([path for path, _ in stub.asked if path.startswith("PUT")]) == 3
        await stub.hang_up(4000)
        await running.says("resumed bot=")
        assert await running.end(signal.SIGTERM) == 0
    assert "Traceback" not in running.log
    assert running.log.count("cannot log in") >= 4  # aiohttp repeats some that were dropped
    assert running.log.count("cannot register the commands") >= 1
    assert running.log.count("no connection to Discord") >= 1
    assert stub.closed_with[-1] == 1000
    assert TOKEN not in running.log


async def test_names_that_cannot_be_looked_up_are_tried_again(tmp_path: Path) -> None:
    async with stub_of_discord() as stub:
        nowhere = "discord.http.Route.BASE = 'http://nowhere.invalid/api'"
        async with running_bot(stub, tmp_path, nowhere) as running:
            await running.says("cannot log in")
            assert await running.end(signal.SIGINT) == 0
    assert "Traceback" not in running.log


@pytest.mark.parametrize("status", [401, 403, 404])
async def test_a_refused_login_is_the_end(tmp_path: Path, stub: Stub, status: int) -> None:
    stub.lasting[LOGIN] = status
    with pytest.raises(Refused, match="refuses"):
        await bot.run(Settings(database=str(tmp_path / "a.db"), token=TOKEN))
    assert len(stub.asked) == 1


SHARD = Slice(0, 0, 1)


@pytest.mark.parametrize("where", [LOGIN, ABOUT, COMMANDS, SESSIONS])
async def test_a_token_that_discord_refuses_is_the_end_wherever_that_is_heard(
    tmp_path: Path, stub: Stub, where: str
) -> None:
    """The gateway refuses it as well, where it is asked before that: matches need no commands."""
    stub.lasting |= {where: 401, LINE: 4004}
    with pytest.raises(Refused) as refused:
        await bot.run(Settings(database=str(tmp_path / "a.db"), token=TOKEN, shards=(SHARD,)))
    assert str(refused.value) == WRONG_TOKEN
    assert [path for path, _ in stub.asked].count("gateway") == (where == COMMANDS)


@pytest.mark.parametrize("status", [400, 403, 404])
async def test_whoever_is_not_told_how_many_sessions_may_begin_says_why(
    tmp_path: Path, stub: Stub, status: int
) -> None:
    stub.lasting[SESSIONS] = status
    with pytest.raises(Refused, match=f"refuses to tell how many sessions may begin: {status}"):
        await bot.run(Settings(database=str(tmp_path / "a.db"), token=TOKEN, shards=(SHARD,)))


async def test_how_many_sessions_may_begin_is_asked_in_any_weather(
    tmp_path: Path, stub: Stub
) -> None:
    troubles = tuple(Trouble(SESSIONS, how) for how in (503, 429, 408, "drop"))
    stub.troubles.extend(troubles)
    stub.lasting[LINE] = 4004
    with pytest.raises(Refused):
        await bot.run(Settings(database=str(tmp_path / "a.db"), token=TOKEN, shards=(SHARD,)))
    met = [how for path, how in stub.asked if path.endswith(SESSIONS)]
    assert met == [*(trouble.how for trouble in troubles), None]


@pytest.mark.parametrize("code", [4004, 4010, 4011, 4012, 4013, 4014])
async def test_a_gateway_that_closes_for_good_is_the_end(
    tmp_path: Path, stub: Stub, code: int
) -> None:
    stub.lasting[GATEWAY] = code
    with pytest.raises(Refused, match="Discord") as refused:
        await bot.run(Settings(database=str(tmp_path / "a.db"), token=TOKEN))
    assert "\n" not in str(refused.value)
    assert [path for path, _ in stub.asked].count("gateway") == 1


async def test_matches_go_on_while_commands_cannot_be_registered(
    tmp_path: Path, stub: Stub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot, "REGISTERING", 0.01)
    stub.lasting[COMMANDS] = 503
    stub.lasting[GATEWAY] = 4004  # it came as far as that
    with pytest.raises(Refused):
        await bot.run(Settings(database=str(tmp_path / "a.db"), token=TOKEN))


def test_pauses_grow_to_a_minute_and_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weather, "FIRST", 1.0)
    pauses = Pauses()
    waited = [pauses.next() for _ in range(12)]
    for seconds, longest in zip(waited, (1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60, 60), strict=True):
        assert longest / 2 <= seconds <= longest
    assert len(set(waited)) == 12
    pauses.reset()
    assert pauses.next() <= 1.0
