"""The two settings that let the bot find Discord elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import yarl
from discord import gateway, http

from cogs.chat.addresses import WrongAddress, set_addresses
from operating.settings import settings_from
from store import Store
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


@pytest.mark.parametrize(
    "wrong",
    [
        "//bot:SECRET@127.0.0.1:8/",
        "//bot@127.0.0.1:8/",
        "//bot:SEC/RET@127.0.0.1:8/",
        "//..:8080/",
        "//a..b/",
        f"//{'a' * 64}.example/",
        "//127.0.0.1:0/",
        "//127.0.0.1:99999/",
    ],
)
def test_an_address_at_which_nobody_can_be_asked(wrong: str) -> None:
    """Or it would be tried again and again; and a password is not repeated."""
    for api, gateway_ in ((f"http:{wrong}", ""), ("", f"ws:{wrong}")):
        with pytest.raises(WrongAddress, match=r"^BROADSIDE_DISCORD_\w+ ") as error:
            set_addresses(api, gateway_)
        assert not any(part in str(error.value) for part in ("SEC", "RET", "bot", "\n"))


async def test_doctor_asks_at_no_address_that_cannot_be(tmp_path: Path) -> None:
    environment = {
        "DISCORD_TOKEN": "any",
        "BROADSIDE_SHARDS": "0/2",
        "BROADSIDE_DISCORD_API": "http://bot:SECRET@127.0.0.1:8/",
    }
    await (await Store.open(tmp_path / "broadside.db")).close()
    code, said = await run_to_its_end(tmp_path, environment, "doctor")
    assert (code, len(said.splitlines())) == (2, 1), said
    assert "BROADSIDE_DISCORD_API" in said and "SECRET" not in said


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
