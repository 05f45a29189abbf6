"""The two settings that let the bot find Discord elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import yarl
from discord import gateway, http

from cogs.chat.addresses import WrongAddress, set_addresses
from operating.settings import settings_from
from tests.wire.process import run_to_its_end


@pytest.fixture(autouse=True)
def addresses() -> Iterator[None]:
    """Set discord.py's addresses back afterwards."""
    base, socket = http.Route.BASE, gateway.DiscordWebSocket.DEFAULT_GATEWAY
    yield
    http.Route.BASE, gateway.DiscordWebSocket.DEFAULT_GATEWAY = base, socket


def test_requests_and_sessions_go_where_the_settings_say() -> None:
    settings = settings_from(
        {
            "BROADSIDE_DISCORD_API": " http://127.0.0.1:8/api/v10/ ",
            "BROADSIDE_DISCORD_GATEWAY": "ws://127.0.0.1:8/gateway",
        }
    )
    set_addresses(settings.discord_api, settings.discord_gateway)
    assert http.Route("GET", "/users/@me").url == "http://127.0.0.1:8/api/v10/users/@me"
    assert yarl.URL("ws://127.0.0.1:8/gateway") == gateway.DiscordWebSocket.DEFAULT_GATEWAY


def test_without_settings_it_is_discord() -> None:
    settings = settings_from({})
    set_addresses(settings.discord_api, settings.discord_gateway)
    assert http.Route.BASE == "https://discord.com/api/v10"
    assert yarl.URL("wss://gateway.discord.gg/") == gateway.DiscordWebSocket.DEFAULT_GATEWAY


@pytest.mark.parametrize("wrong", ["localhost", "ftp://127.0.0.1/", "http:///api", "http://[1"])
def test_an_address_that_cannot_be(wrong: str) -> None:
    with pytest.raises(WrongAddress, match="BROADSIDE_DISCORD_API"):
        set_addresses(wrong, "")
    with pytest.raises(WrongAddress, match="BROADSIDE_DISCORD_GATEWAY"):
        set_addresses("", wrong)


def test_another_discord_py_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(http.Route, "BASE")
    with pytest.raises(WrongAddress, match=r"discord\.http\.Route\.BASE"):
        set_addresses("http://127.0.0.1:8", "")
    monkeypatch.setattr(gateway.DiscordWebSocket, "DEFAULT_GATEWAY", "wss://a.text/")
    with pytest.raises(WrongAddress, match="DEFAULT_GATEWAY"):
        set_addresses("", "ws://127.0.0.1:8")


async def test_whoever_runs_the_bot_reads_one_line(tmp_path: Path) -> None:
    environment = {"DISCORD_TOKEN": "any", "BROADSIDE_DISCORD_API": "nowhere"}
    code, said = await run_to_its_end(tmp_path, environment)
    assert (code, len(said.splitlines())) == (2, 1), said
    assert "BROADSIDE_DISCORD_API" in said
