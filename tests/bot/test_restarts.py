"""A match survives the end of the bot after every move: nothing is doubled, nothing is lost."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from cogs.words import strings
from tests.bot.club import Club
from tests.bot.lobbies import sets
from tests.bot.seen import Seen
from tests.bot.story import check_story
from tests.games.shazamm.play.duels import QUICK, begun, cast, everything, has_boards, rows


async def play_restarting(club: Club, how: str) -> None:
    """Play a short match and end the bot after each step: not at all, orderly, or killed."""

    async def restart() -> None:
        if how != "never":
            await club.restart(killed=how == "killed")

    alice, bob = club["alice"], club["bob"]
    await alice.slash("play", game="shazamm")
    await has_boards(club, 1, "turn")
    await restart()
    await sets(alice, "deal", "full")
    await restart()
    await bob.press("join")
    await restart()
    await alice.press("start")
    await restart()
    for first, second in QUICK:
        await cast(alice, first)
        await restart()
        await cast(bob, second)
        await restart()


def told(club: Club) -> list[Any]:
    """Return what everyone was told and who was called, without what chance made of it."""
    alice, bob = club["alice"], club["bob"]
    texts = [[_calm(m) for m in seen] for seen in (club.messages, alice.dms, bob.dms)]
    return [*texts, [ping.user_ids for ping in club.pings]]


def _calm(message: Seen) -> str:
    return re.sub(r"\b([0-9a-f]{32}){1,2}\b", "…", message.text)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def without_restarts(tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    async with Club(tmp_path_factory.mktemp("calm"), ("alice", "bob")) as club:
        await play_restarting(club, "never")
        return told(club)


@pytest.mark.parametrize("how", ["orderly", "killed"])
async def test_a_match_with_a_restart_after_every_step_is_told_like_one_without(
    club: Club, without_restarts: list[Any], how: str
) -> None:
    await play_restarting(club, how)
    for what, wanted in zip(told(club), without_restarts, strict=True):
        assert what == wanted
    assert rows(club, "SELECT count(*) FROM outbox") == [(0,)]
    await check_story(club)
    assert len(club.messages[1:]) == len(QUICK) + 2  # and what the match is remembered by
    assert "wins!" in club.messages[-2].text


async def test_a_restart_alone_says_nothing_and_changes_nothing(club: Club) -> None:
    await begun(club)
    before, sent = everything(club), len(posts(club))
    for killed in (False, True):
        await club.restart(killed=killed)
    assert everything(club) == before
    assert len(posts(club)) == sent


def posts(club: Club) -> list[Any]:
    writing = {"POST", "PATCH", "DELETE"}
    return [r for r in club.requests if r.method in writing and "/messages" in r.path]


@pytest.mark.club(new=True)
async def test_commands_are_registered_when_they_or_their_words_have_changed(
    club: Club, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    def registered() -> int:
        return sum(request.path.endswith("/commands") for request in club.requests)

    assert registered() == 1
    await club.restart()
    assert registered() == 1
    shutil.copytree(strings.FOLDER, tmp_path / "locales")
    (tmp_path / "locales" / "es" / "new.ftl").write_text("new = nuevo\n", encoding="utf-8")
    monkeypatch.setattr(strings, "FOLDERS", [tmp_path / "locales", *strings.FOLDERS[1:]])
    strings.digest.cache_clear()  # as a new process reads them anew
    request.addfinalizer(strings.digest.cache_clear)
    await club.restart()
    assert registered() == 2
