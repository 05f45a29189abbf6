"""While people play, a word or a picture that fails takes nothing else with it."""

from __future__ import annotations

import importlib
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from random import Random
from typing import Any

import pytest
from msgspec import Struct, structs

import render.imperium
import render.shazamm
from cogs.chat.pictures import KEPT
from cogs.panels.game import offered
from cogs.panels.status import own_status
from cogs.words.leniency import lenient
from cogs.words.strings import speaker
from engines.core import Text, text
from tables.latest import Latest
from tables.tables import By
from tests.bot.club import Club
from tests.bot.cuts import after_the_cut
from tests.bot.fixtures import ErrorLog
from tests.bot.player import Player
from tests.bot.running import Running, begin
from tests.bot.seen import Seen
from tests.games.imperium.play.campaigns import Campaign
from tests.games.shazamm.play.duels import cast
from tests.laws.missing import without
from tests.sampled import every_other, sampled

PICTURES = {
    game: [p for p in ("board", "hand") if hasattr(importlib.import_module(f"render.{game}"), p)]
    for game in offered()
}
DRAWN = [(game, kind) for kind in ("board", "hand") for game in PICTURES if kind in PICTURES[game]]
"""What is drawn of each game; one may have no hands."""
OFTEN = 2
"""Moves of a match in which something is missing."""
DM_BUTTONS = {"rules", "legend", "orders", "words"}
"""The verbs that stand below every hand, also of whoever cannot act."""


@pytest.fixture
async def match(club: Club, game: str) -> int:
    """A running match of which no picture is known yet."""
    number = await begin(club, game)
    club.bot.services.pictures._kept = Latest(KEPT)
    return number


def broken(*args: Any) -> None:
    """Stand for a renderer with a fault."""
    raise ZeroDivisionError


def keys(said: Any) -> Iterator[str]:
    """Return the keys of all texts within anything that is made of structs and tuples."""
    if isinstance(said, Text):
        yield said.key
        yield from (key for arg in said.args.values() for key in keys(arg))
    elif isinstance(said, Struct):
        yield from (key for part in structs.astuple(said) for key in keys(part))
    elif isinstance(said, tuple):
        yield from (key for part in said for key in keys(part))


async def mover(club: Club, match: int) -> Player:
    """Return a player who is asked."""
    scene = await club.bot.services.tables.scene(match, None)
    return club[scene.seats[min(scene.asked)].name.lower()]


async def opening_words(club: Club, match: int) -> list[str]:
    """Return the keys of what the panel and the board of whoever is asked say in words."""
    scene = await club.bot.services.tables.scene_for(match, (await mover(club, match)).id)
    game = club.bot.services.games[scene.match.game]
    said = (game.controls(scene), game.asks(scene) or own_status(scene), game.hints(scene, ""))
    everywhere = ("table-title", "table-waiting", "button-act", "button-hand")
    return sorted({*keys(said), *everywhere, f"{scene.match.game}-name"})


async def moves(club: Club, match: int) -> Player:
    """Let whoever is asked open the own panel and make a move, and return who it was."""
    player = await mover(club, match)
    opened = await player.press("act", on=board(club))
    assert opened.form or controls(opened.messages[0])
    tables = club.bot.services.tables
    position = await tables.live.position(match)
    seat = min(position.asked)
    action = next(iter(position.engine.legal_actions(position.state, seat)))
    with club.as_the_bot():
        await tables.play.submit(match, By(player.id), action)
    await Running[Any](club, match).told()
    return player


async def shown_again(club: Club, match: int) -> None:
    """Let the board and all hands be sent anew."""
    for player in club.players.values():
        with club.as_the_bot():
            await club.bot.services.tables.show_again(match, player.id)
    await Running[Any](club, match).told()


async def who_sees(club: Club, match: int, picture: str) -> tuple[Player, frozenset[str]]:
    """Return who is asked, and what is shown to them; of a hand, somebody to whom it is shown."""
    house = club.bot.services
    for _ in club.players:
        asked = await mover(club, match)
        scene = await house.tables.scene_for(match, asked.id)
        with club.as_the_bot():
            own = await house.pictures.own(scene, deciding=True)
        if picture == "board" or picture in own:
            return asked, own
        await moves(club, match)
    raise AssertionError(f"nobody is shown a {picture}")


def board(club: Club) -> Seen:
    return [m for m in club.messages if m.control("act") or m.control("again")][-1]


def controls(message: Seen) -> list[str]:
    """Return the verbs of what can be pressed, other than what stands below every hand."""
    verbs = [control.custom_id.split(":")[3] for control in message.controls]
    return [verb for verb in verbs if verb not in DM_BUTTONS]


async def assert_can_go_on(club: Club, match: int) -> None:
    """Check that the board has its controls, and everyone who is asked a hand with controls."""
    assert set(controls(board(club))) >= {"act", "hand"}
    scene = await club.bot.services.tables.scene(match, None)
    for seat in scene.asked:
        assert controls(club[scene.seats[seat].name.lower()].dms[-1])


@pytest.mark.parametrize("game", every_other(offered()))
@pytest.mark.parametrize("many", sampled([None, 1]), ids=["all", "one"])
async def test_words_that_are_missing_take_nothing_with_them(
    club: Club, error_log: ErrorLog, match: int, game: str, many: int | None
) -> None:
    """One of the words of the opening, drawn at random, or all of them, in every language."""
    words = await opening_words(club, match)
    missing = Random(f"{game} lacks").sample(words, many or len(words))
    with lenient(club.bot.ply_of), without(missing):
        await shown_again(club, match)
        for _ in range(OFTEN):
            await assert_can_go_on(club, match)
            await moves(club, match)
    assert len(error_log.lines) == len(set(error_log.lines))
    logged = error_log.expect(rf"text (en|es): ({'|'.join(missing)}) failed")
    assert re.search(rf"\(match {match}, ply \d+\)", logged)
    error_log.lines[:] = [line for line in error_log.lines if "MissingText" not in line]


@pytest.mark.parametrize(("game", "picture"), sampled(DRAWN, len(PICTURES)))
async def test_a_picture_that_cannot_be_drawn_is_told_in_words(
    club: Club,
    error_log: ErrorLog,
    match: int,
    game: str,
    picture: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    alice, house = club["alice"], club.bot.services
    monkeypatch.setattr(importlib.import_module(f"render.{game}"), picture, broken)
    with pytest.raises(ZeroDivisionError), club.as_the_bot():
        await house.pictures.draw(picture, await house.tables.scene_for(match, alice.id), "en")
    with lenient(club.bot.ply_of):
        await shown_again(club, match)
        for _ in range(OFTEN):
            await assert_can_go_on(club, match)
            await moves(club, match)
        asked, own = await who_sees(club, match, picture)
        shown, told = asked.dms[-1], speaker(asked.locale[:2])(text(f"{picture}-undrawn"))
        assert len(shown.pictures) == len(own - {picture})
        assert bool(board(club).pictures) is (picture != "board")
        assert told in (await asked.slash(picture)).text
        if picture in own:
            assert len(shown.text.split(f"{told}\n")[1]) > 30, "the picture's alt text"
        monkeypatch.undo()
        assert told not in (await asked.slash(picture)).text
    error_log.expect(rf"picture {game}.{picture} failed \(match {match}, ply \d+\)")


@pytest.mark.parametrize("game", ["imperium"])
async def test_a_look_and_a_preview_that_cannot_be_drawn_are_told_in_words(
    club: Club, error_log: ErrorLog, match: int, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    campaign = Campaign(club, match)
    alice = club["alice"]
    monkeypatch.setattr(render.imperium, "area", broken)
    monkeypatch.setattr(render.imperium, "draft", broken)
    with lenient(club.bot.ply_of):
        await campaign.give_initiative(alice)
        looked = await campaign.does(alice, "map")
        assert "This picture could not be drawn" in looked.text
        await campaign.does(alice, "build", kind="infantry", at="J3")
        panel = (await alice.press("act", on=board(club))).messages[0]
    assert "The picture of the board could not be drawn" in panel.text
    assert "Build Infantry in J3" in panel.text
    assert len(panel.pictures) == 1
    assert "submit" in controls(panel)
    error_log.expect("picture imperium.area failed")
    error_log.expect("picture imperium.draft failed")


@pytest.mark.parametrize("arrives", [False, True], ids=["lost", "arrived"])
@pytest.mark.parametrize("game", ["shazamm"])
async def test_a_board_in_words_is_found_again_after_a_power_cut(
    club: Club,
    error_log: ErrorLog,
    match: int,
    game: str,
    arrives: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It has no file whose name would tell which message it is."""
    monkeypatch.setattr(render.shazamm, "board", broken)
    with lenient(club.bot.ply_of):
        await cast(club["alice"], 50)
        club.trouble.cut_power("POST", f"/channels/{club.channel.id}/messages", arrives=arrives)
        await cast(club["bob"], 1)
        await after_the_cut(club, error_log)
    told = [m for m in club.messages if "**Alice** bets 50" in m.text]
    assert ["could not be drawn" in message.text for message in told] == [True]
    error_log.lines.clear()


@pytest.mark.parametrize("game", ["shazamm"])
async def test_what_was_kept_and_nobody_can_word_any_more_is_left_out(
    club: Club, error_log: ErrorLog, match: int, game: str
) -> None:
    """As after an upgrade: on messages that stand, when they are changed and when put away."""
    await cast(club["alice"], 50)
    before, kept = board(club), "replace(payload, 'shazamm-event-', 'shazamm-event-once-')"
    with closing(sqlite3.connect(club.settings.database)) as database, database:
        database.execute(f"UPDATE message SET payload = CAST({kept} AS BLOB)")
    with lenient(club.bot.ply_of):
        with club.as_the_bot():
            await club.bot.services.tables.renew_board(match)
        await Running[Any](club, match).told()
        assert "can no longer put into words" in board(club).text
        await shown_again(club, match)
        assert before.id != board(club).id
        everywhere = (*club.messages, *(m for one in club.players.values() for m in one.dms))
        assert [m.text for m in everywhere if "event once" in m.text] == []
        await moves(club, match)
    logged = [line for line in error_log.lines if "event-once" in line]
    assert len(logged) == len(set(logged)) > 0
    assert all("is left out" in line and "\n" not in line for line in logged)
    error_log.lines[:] = [line for line in error_log.lines if line not in logged]
