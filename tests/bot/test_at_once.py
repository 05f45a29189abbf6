"""What is shown to whoever pressed is the answer itself, unless it takes long to make."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.chat import answer
from cogs.chat.pictures import KEPT
from cogs.chat.standing import CROWD, Standings
from cogs.panels.game import offered
from offline import simcord_time
from tables.latest import Latest
from tests.bot.club import Club
from tests.bot.lobbies import options_with
from tests.bot.player import Player
from tests.bot.running import begin
from tests.games.shazamm.play.duels import begun as duel
from tests.games.shazamm.play.duels import cast_in_form, hands, lobby

CALLBACK = "/interactions/*/*/callback"
THINKING, FOLLOWS, CHANGE, FORM = "5", "6", "7", "9"


def asked_since(club: Club, before: int) -> list[str]:
    """Return what has been asked of Discord since: first answers by their types, and the rest."""
    return [
        str(request.json["type"]) if request.path.endswith("/callback") else str(request)
        for request in club.requests[before:]
    ]


def of_tokens(asked: list[str]) -> list[str]:
    """Return the answers alone, which count among no limit of all requests."""
    return [one for one in asked if one.isdecimal() or "@original" in one]


async def battle(club: Club) -> None:
    """Let a match of Mag·Blast begin, in which ships are placed at first."""
    await club["alice"].slash("play", game="magblast")
    await club["bob"].press("join", on=club.messages[-1])
    await club["alice"].press("start", on=club.messages[-1])


async def places_a_ship(player: Player) -> None:
    """Let a player choose in the first menu of their hand."""
    hand = hands(player)[-1]
    menu = next(control for control in hand.controls if control.options)
    await player.choose(menu.custom_id, next(iter(menu.options)), on=hand)


async def test_a_bet_in_the_own_hand_is_answered_with_that_hand(club: Club, alice: Player) -> None:
    await duel(club)
    before = len(club.requests)
    await cast_in_form(alice, 5, by="cast", on=hands(alice)[-1])
    assert of_tokens(asked_since(club, before)) == [FORM, CHANGE]
    assert "You bet 5" in hands(alice)[-1].text


async def test_a_menu_is_answered_with_the_next_question(club: Club, alice: Player) -> None:
    await battle(club)
    before = len(club.requests)
    await places_a_ship(alice)
    assert asked_since(club, before) == [CHANGE]


async def test_a_lobby_is_changed_as_the_answer(club: Club, alice: Player) -> None:
    await lobby(alice)
    page = await options_with(alice, "clock")
    before = len(club.requests)
    await alice.choose("clock", "7d", on=page)
    own, *public = asked_since(club, before)
    assert own == CHANGE
    assert len(public) == 1


async def test_what_takes_longer_is_said_to_follow(
    club: Club, alice: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a picture does that has to be drawn."""
    monkeypatch.setattr(answer, "SOON", 0.0)
    simcord_time.let_run(club.env, 0.0)
    await battle(club)
    monkeypatch.setattr(club.bot.services.pictures, "_kept", Latest[bytes, Any](KEPT))
    before = len(club.requests)
    await places_a_ship(alice)
    first, second = asked_since(club, before)
    assert first == FOLLOWS
    assert "@original" in second


async def test_where_many_press_at_once_it_is_said_sooner_that_an_answer_follows(
    club: Club, alice: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answer, "SOONER", 0.0)
    simcord_time.let_run(club.env, 0.0)
    await battle(club)
    monkeypatch.setattr(club.bot.services.pictures, "_kept", Latest[bytes, Any](KEPT))
    for person in range(CROWD):
        club.bot.services.standings.is_crowded(person)
    before = len(club.requests)
    await places_a_ship(alice)
    assert asked_since(club, before)[0] == FOLLOWS


def test_one_person_who_presses_often_is_no_crowd() -> None:
    standings = Standings()
    assert not any(standings.is_crowded(person) for person in (1, 2) * CROWD)
    assert [standings.is_crowded(person) for person in range(3, 3 + CROWD)][-2:] == [True, True]


async def test_where_answers_are_slow_it_is_said_at_once_that_one_follows(
    club: Club, alice: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord waits three seconds for the first, and pictures may take longer than that.

    They do however soon they are drawn: no time passes here until the message is ready.
    """
    await battle(club)
    with club.bot.services.standings.timed():
        monkeypatch.setattr("cogs.chat.standing.TOO_LONG", -1.0)
    before = len(club.requests)
    await places_a_ship(alice)
    first, second = asked_since(club, before)
    assert first == FOLLOWS
    assert "@original" in second
    before = len(club.requests)
    await alice.press("hand", on=club.messages[-1])
    first, second = asked_since(club, before)
    assert first == THINKING
    assert "@original" in second


@pytest.mark.parametrize("game", offered())
async def test_where_answers_are_slow_what_is_announced_is_what_comes(
    club: Club, alice: Player, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """A private answer to what everybody sees; a change of what its reader alone sees."""
    await begin(club, game)
    board = club.messages[-1]
    with club.bot.services.standings.timed():
        monkeypatch.setattr("cogs.chat.standing.TOO_LONG", -1.0)
    for control in board.controls:
        now = club.look_up(board.channel_id, board.id)
        if control not in now.controls:
            continue  # another has been pressed that changed the board
        before = len(club.requests)
        reply = await alice.press(control.custom_id, on=now)
        announced = asked_since(club, before)[0]
        assert (announced == FOLLOWS) <= (not reply.messages), control
        for own in reply.messages:
            for menu in (one for one in own.controls if one.options):
                before = len(club.requests)
                changed = await alice.choose(menu.custom_id, next(iter(menu.options)), on=own)
                announced = asked_since(club, before)[0]
                assert (announced == THINKING) <= bool(changed.messages), menu


@pytest.mark.parametrize("arrives", [False, True], ids=["lost", "arrived"])
async def test_a_hand_whose_answer_is_lost_on_the_line_shows_what_was_done(
    club: Club, alice: Player, arrives: bool
) -> None:
    await duel(club)
    opened = await alice.press("cast", on=hands(alice)[-1])
    club.trouble.drop_line("POST", CALLBACK, arrives=arrives)
    await alice.submit(opened, bet="5", spells=[])
    await club.rest()
    assert "You bet 5" in hands(alice)[-1].text
    assert len(hands(alice)) == 1
