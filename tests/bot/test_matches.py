"""/next goes through the matches that wait for somebody, and /matches lists all of theirs."""

from __future__ import annotations

import re

import pytest

from cogs.chat import mine
from tests.bot.club import Club
from tests.bot.notifying import wishes
from tests.bot.player import Player
from tests.bot.questions import VERBS, asks, opens_bets, with_button
from tests.bot.seen import Seen
from tests.games.shazamm.play.duels import (
    another,
    begun,
    cast,
    cast_in_form,
    lobby,
    nothing_changes,
    refused,
)


def named(shown: Seen) -> str:
    """Return the match that a message is about, in either language."""
    found = re.search(r"(match|partida) (\d+)", shown.text)
    assert found is not None, shown.text
    return found[2]


async def skipped(player: Player, here: Seen) -> Seen:
    """Press *Skip*, and return what stands in place of what stood there."""
    await player.press("skip", on=here)
    return player.now(here)


@pytest.fixture
async def three(club: Club, alice: Player, bob: Player) -> None:
    """Three duels of Alice and Bob that wait for both, begun an hour after each other."""
    await begun(club)
    for _ in range(2):
        await club.advance(hours=1)
        await another(club, alice, bob)


@pytest.mark.usefixtures("three")
async def test_in_direct_messages_the_most_urgent_opens_and_the_others_by_skipping(
    club: Club, alice: Player, bob: Player
) -> None:
    """After the last comes the first again; the panel can be played, and skipped once more."""
    here = (await alice.slash("next", alice.person.dm)).messages[0]
    seen = [named(here)]
    assert "1 of 3 matches that wait for you. · your time runs out <t:" in here.text
    assert here.pictures
    async with nothing_changes(club):
        for _ in range(3):
            here = await skipped(alice, here)
            seen.append(named(here))
    assert seen == ["1", "2", "3", "1"]
    here = await skipped(alice, here)
    assert named(here) == "2"
    await cast_in_form(alice, 5, by="cast", on=here)
    assert "is ready" in club.messages_in(club.threads[0])[-1].text
    here = alice.now(here)
    assert "2 other matches wait for you" in here.text
    assert here.control("Next match")
    after = await skipped(alice, here)
    assert named(after) == "1", "what was left waits no more: it begins with the most urgent"
    assert "1 of 2 matches" in after.text
    assert "1 de 3 partidas que te esperan" in (await bob.slash("next", bob.person.dm)).text


@pytest.mark.usefixtures("three")
async def test_from_another_channel_it_says_what_is_asked_and_leads_there(
    club: Club, alice: Player
) -> None:
    """A match can be played where it stands: in that channel its panel opens."""
    here = (await alice.slash("next")).messages[0]
    assert here.ephemeral
    assert here.pictures
    there = await skipped(alice, here)
    assert there.ephemeral
    assert named(there) == "2"
    assert not there.pictures
    assert f"/{club.threads[0].id}" in str(there.links)
    in_thread = (await alice.slash("next", club.threads[0])).messages[0]
    assert named(in_thread) == "1"


@pytest.mark.usefixtures("three")
async def test_a_panel_that_was_opened_by_itself_leads_to_no_other_match(
    club: Club, alice: Player
) -> None:
    (panel,) = (await alice.slash("hand", club.threads[0])).messages
    assert panel.control("skip") is None
    await cast_in_form(alice, 5, by="cast", on=panel)
    now = alice.now(panel)
    assert now.text != panel.text
    assert now.control("skip") is None


async def test_whoever_is_not_waited_for_is_told_so(club: Club, alice: Player, bob: Player) -> None:
    refused(await alice.slash("next"), "No match waits for you", "/matches")
    await begun(club)
    assert "No other match waits for you" in (await alice.slash("next")).text
    assert alice.finds("skip") is None
    shown = (await bob.slash("next", bob.person.dm)).messages[0]
    await cast(bob, 5)
    refused(await bob.slash("next"), "Ninguna partida te espera")
    assert "No te espera ninguna otra" in shown.text


@pytest.mark.usefixtures("three")
async def test_matches_are_listed_with_links_the_most_urgent_first(
    club: Club, alice: Player, bob: Player
) -> None:
    await cast(alice, 5)
    lines = (await alice.slash("matches")).text.splitlines()
    assert [named_in(line) for line in lines] == ["2", "3", "1"]
    assert all("https://discord.com/channels/" in line for line in lines)
    assert ["your time runs out <t:" in line for line in lines] == [True, True, False]
    listed = (await bob.slash("matches", bob.person.dm)).text
    assert listed.count("Te toca") == 3


@pytest.mark.usefixtures("three")
async def test_of_more_matches_than_are_listed_those_that_wait_are(
    club: Club, alice: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though others, in which nothing is asked of somebody, began before: those are counted."""
    monkeypatch.setattr(mine, "MOST_MATCHES", 2)
    await cast(alice, 5)
    for command in ("status", "matches"):
        *lines, last = (await alice.slash(command, alice.person.dm)).text.splitlines()
        assert [named_in(line) for line in lines] == ["2", "3"]
        assert last == "… and 1 more."


@pytest.mark.usefixtures("three")
async def test_matches_whose_lines_have_no_room_are_counted(
    alice: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With those that are not looked at at all."""
    monkeypatch.setattr(mine, "MOST_MATCHES", 2)
    monkeypatch.setattr(mine, "ROOM", 250)
    line, last = (await alice.slash("matches", alice.person.dm)).text.splitlines()
    assert named_in(line)
    assert last == "… and 2 more."


@pytest.mark.usefixtures("three")
async def test_every_running_match_stands_on_a_page(
    alice: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever has room on one: matches by their number, or lines."""
    for most, room, count in ((2, 2600, 2), (1, 2600, 3), (20, 400, 2), (20, 1, 3)):
        monkeypatch.setattr(mine, "MOST_MATCHES", most)
        monkeypatch.setattr(mine, "ROOM", room)
        shown = (await alice.slash("matches", alice.person.dm)).messages[0]
        listed = [shown.text]
        for number in range(2, count + 1):
            await alice.press(f"Page {number}", on=shown)
            shown = alice.now(shown)
            listed.append(shown.text)
        assert shown.control(f"Page {count + 1}") is None
        named_on = [named_in(line) for page in listed for line in page.splitlines()]
        assert sorted(filter(None, named_on)) == ["1", "2", "3"]
        for number in range(count - 1, 0, -1):
            await alice.press(f"Page {number}", on=shown)
            shown = alice.now(shown)
            assert shown.text == listed[number - 1]


@pytest.mark.parametrize("kind", VERBS)
async def test_what_a_roll_call_names_is_listed_and_comes_next(
    club: Club, alice: Player, bob: Player, kind: str
) -> None:
    """Also what is asked of somebody for whom no match waits."""
    await wishes(bob, how="digest")
    await begun(club, clock="3d")
    await opens_bets(alice, bob)
    if kind != "undo":  # which a move of his would end
        await cast(bob, 4)
    await asks(kind, alice)
    await club.advance(hours=25)
    (asked,) = re.findall(r"\[a lo que se pregunta\]\(([^)]*)\)", bob.dms[-1].text)
    for command in ("matches", "status"):
        assert asked in (await bob.slash(command, bob.person.dm)).text, command
    if kind != "undo":
        assert asked in (await bob.slash("next", bob.person.dm)).text
    await bob.press(VERBS[kind], on=with_button(club.messages, kind)[-1])
    assert asked not in (await bob.slash("matches")).text


def named_in(line: str) -> str:
    """Return the match that a line names."""
    found = re.search(r"match (\d+)", line)
    return found[1] if found else ""


@pytest.mark.club("alice", "bob", "carol")
async def test_open_lobbies_are_listed_for_whoever_can_see_them(
    club: Club, alice: Player, bob: Player
) -> None:
    """A lobby of a channel that is closed to somebody is not told to them."""
    await lobby(alice)
    carol = club["carol"]
    told = (await carol.slash("matches")).text
    assert "Open lobby" in told
    assert "one seat taken" in told
    assert "You are in no running match" in told
    assert "Open lobby" not in (await carol.slash("matches", carol.person.dm)).text
    elsewhere = club.world.guild.create_text_channel("elsewhere")
    assert "Open lobby" in (await carol.slash("matches", elsewhere)).text
    club.hide_from(carol)
    assert "Open lobby" not in (await carol.slash("matches", elsewhere)).text
    assert "Mesa abierta" in (await bob.slash("matches")).text


@pytest.mark.club("alice", "bob", "carol")
async def test_a_lobby_that_nobody_can_join_is_not_called_open(
    club: Club, alice: Player, bob: Player
) -> None:
    """Whether it is full, or of two who were found for each other."""
    carol = club["carol"]
    await lobby(alice, bob)
    assert "Full lobby" in (await carol.slash("matches")).text
    assert "all its seats are taken" in (await carol.slash("status")).text
    assert "Mesa completa" in (await bob.slash("matches")).text
    assert "con todos los asientos ocupados" in (await bob.slash("status")).text
    await alice.slash("cancel")
    await alice.slash("seek", game="shazamm")
    await bob.slash("seek", game="shazamm")
    assert "Nobody else can join" in (await carol.slash("status")).text
    assert "lobby" not in (await carol.slash("matches")).text.replace("opens a lobby", "")


@pytest.mark.club("alice", "bob", "carol")
async def test_a_lobby_in_a_private_thread_is_listed_for_who_is_in_it(
    club: Club, alice: Player, bob: Player
) -> None:
    """And for whoever manages threads."""
    thread, carol = club.private_thread(alice, bob), club["carol"]
    await alice.slash("play", thread, game="shazamm")
    assert str(thread.id) in (await bob.slash("matches")).text
    assert "Open lobby" not in (await carol.slash("matches")).text
    club.fail("GET", f"/channels/{thread.id}/thread-members/*", 503)
    assert "Mesa abierta" not in (await bob.slash("matches")).text
    club.promote(carol, manage_threads=True)
    assert "Open lobby" in (await carol.slash("matches")).text
