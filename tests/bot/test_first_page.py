"""The first page of offline play: every game with its cover, each begun by one press."""

from __future__ import annotations

import pytest
from aiohttp import ClientSession

from cogs.panels.game import offered
from cogs.panels.options import PRESET
from cogs.words.strings import LOCALES, speaker
from engines.core import text
from offline import games
from offline.simcord_inside import answer_promptly, rest
from offline.surfaces import Surfaces
from tests.bot.club import Club
from tests.bot.player import Player
from tests.sampled import every_other


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_game_is_offered_with_its_cover(
    session: ClientSession, address: str, locale: str
) -> None:
    async with session.get(f"{address}/games/{locale}-XX") as answer:
        offer = await answer.json()
    assert offer["locale"] == locale
    assert [game["key"] for game in offer["games"]] == list(offered())
    assert offer["words"].keys() == set(games.WORDS)
    for game in offer["games"]:
        assert game["shown"] == speaker(locale)(text(f"{game['key']}-tagline"))
        async with session.get(address + game["cover"]) as cover:
            assert (await cover.read()).startswith(b"\x89PNG")


@pytest.mark.parametrize("game", every_other(offered()))
async def test_a_game_begins_for_whoever_speaks_the_language(
    club: Club, session: ClientSession, address: str, game: str
) -> None:
    async with session.post(f"{address}/games/es-MX/{game}") as answer:
        place = await answer.json()
    thread = club.world.channel.threads[-1]
    assert (place["person"], place["path"]) == ("bob", f"/as/bob/{thread.id}")
    (match,) = await club.bot.services.tables.records.matches_of(club.world.people[1].user.id)
    assert match.channel_id == thread.id
    scene = await club.bot.services.tables.scene(match.id, None)
    assert (match.game, scene.in_lobby) == (game, False)
    assert [seat.level for seat in scene.seats] == [None, "beginner"]
    seen = thread.history(viewer=club.world.people[1].member)
    assert not [one for one in seen if PRESET in str(one.components)], "the options are put away"


async def test_a_game_begins_also_where_the_bot_answers_before_it_is_done(
    club: Club, session: ClientSession, address: str
) -> None:
    """As it is for whoever plays: a press ends when it is answered, and the lobby comes later."""
    patience = club.env.settle_timeout
    answer_promptly(club.env, look_every=0.001)
    async with session.post(f"{address}/games/en/shazamm") as answer:
        assert answer.status == 200
    await rest(club.env, patience)
    club.env.settle_timeout = patience


async def test_each_press_begins_another_match(
    surfaces: Surfaces, session: ClientSession, address: str
) -> None:
    paths: list[str] = []
    for _ in range(2):
        async with session.post(f"{address}/games/en/shazamm") as answer:
            paths.append((await answer.json())["path"])
    assert len(set(paths)) == 2
    assert {path for surface in surfaces if (path := surface.path) in paths} == set(paths)


async def test_a_lesson_opens_in_the_direct_messages_of_whoever_speaks_the_language(
    club: Club, bob: Player, session: ClientSession, address: str
) -> None:
    async with session.post(f"{address}/lessons/es/shazamm") as answer:
        place = await answer.json()
    assert (place["person"], place["path"]) == ("bob", "/as/bob/dm")
    assert "Shazamm! · 1 de" in bob.dms[-1].text


@pytest.mark.parametrize("path", ["/games/en/chess", "/covers/en/chess", "/lessons/en/chess"])
async def test_there_are_no_other_games(session: ClientSession, address: str, path: str) -> None:
    ask = session.get if path.startswith("/covers") else session.post
    async with ask(address + path) as answer:
        assert answer.status == 404


async def test_no_foreign_page_begins_a_match(
    club: Club, session: ClientSession, address: str
) -> None:
    foreign = {"Origin": "http://elsewhere.example"}
    async with session.post(f"{address}/games/en/shazamm", headers=foreign) as answer:
        assert answer.status == 403
    assert club.world.channel.threads == []


async def test_what_cannot_be_begun_is_said(
    club: Club, session: ClientSession, address: str, caplog: pytest.LogCaptureFixture
) -> None:
    club.world.env.inject_error("POST", "/channels/*/threads", status=403)
    async with session.post(f"{address}/games/en/shazamm") as answer:
        assert answer.status == 503
    assert "shazamm was not begun: alice gets no thread" in caplog.text
