"""A form whose answer is refused can be opened again at once: nobody is stuck."""

from __future__ import annotations

import pytest

from cogs.chat.components import Modal
from cogs.panels.panel import Choice, Form, Line, Pick
from cogs.words.strings import speaker
from engines.core import text
from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.shazamm.play.duels import (
    ALL,
    LITTLE,
    begun,
    cast,
    cast_in_form,
    nothing_changes,
    refused,
)

LABEL = text("button-play-on")
LONG = text("ahead-hint")
TITLE, ABOUT = 45, 100
"""The most characters that Discord takes of the title of a form or field, and of what it is for."""


@pytest.mark.parametrize("bet", ["60", "plenty"])
async def test_a_refused_form_offers_to_be_filled_in_again(
    club: Club, alice: Player, bob: Player, bet: str
) -> None:
    await begun(club)
    for player, label in ((alice, "Fill it in again"), (bob, "Rellenarlo otra vez")):
        async with nothing_changes(club):
            reply = await cast_in_form(player, bet, 7)
        refused(reply)
        opened = await player.press(label, on=reply.messages[0])
        assert opened.form is not None
        assert opened.form.filled["bet"] == bet
        assert opened.form.fields["spells"].chosen == ("7",)
        answer = await player.submit(opened, bet="5", spells=["7"])
        assert answer.acknowledged
        shown = club.look_up(reply.messages[0].channel_id, reply.messages[0].id)
        assert shown.pictures, "the refusal has given way to the panel"
    assert "bets 5" in club.messages[-1].text


async def test_a_form_refused_in_direct_messages_opens_again_there(
    club: Club, alice: Player
) -> None:
    await begun(club)
    reply = await cast_in_form(alice, "0", by="cast", on=alice.dms[-1])
    again = await alice.press("Fill it in again", on=reply.messages[0])
    await alice.submit(again, bet="5", spells=[])
    assert "**Alice** is ready" in club.messages[-1].text


async def test_what_was_refused_in_direct_messages_becomes_no_second_hand(
    club: Club, alice: Player
) -> None:
    await begun(club)
    (told,) = (await cast_in_form(alice, "0", by="cast", on=alice.dms[-1])).messages
    again = await alice.press("Fill it in again", on=told)
    await alice.submit(again, bet="5", spells=[])
    told = club.look_up(told.channel_id, told.id)
    assert "You bet 5" in told.text and not told.controls and not told.pictures


@pytest.mark.parametrize("direct", [True, False])
async def test_a_form_that_is_refused_again_is_told_so_in_the_same_place(
    club: Club, alice: Player, direct: bool
) -> None:
    await begun(club)
    on, by = (alice.dms[-1], "cast") if direct else (None, "act")
    (told,) = (await cast_in_form(alice, "0", by=by, on=on)).messages
    letters = len(alice.dms)
    for wrong, why in (("99", "99"), ("plenty", "plenty")):
        again = await alice.press("Fill it in again", on=told)
        answer = await alice.submit(again, bet=wrong, spells=[])
        assert answer.acknowledged and len(alice.dms) == letters
        told = club.look_up(told.channel_id, told.id)
        assert why in told.text and told.control("form-again"), told.text


async def test_a_form_that_comes_too_late_offers_what_is_asked_now(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    opened = await alice.press("act")
    await cast(alice, 3)
    await cast(bob, 4)
    async with nothing_changes(club):
        late = await alice.submit(opened, bet="5", spells=[])
    refused(late, "That question has passed")
    again = await alice.press("cast", on=late.messages[0])
    assert again.form is not None
    assert "Turn 2" in again.form.title


async def test_a_form_filled_in_after_the_end_offers_nothing(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    opened = await bob.press("act")
    await alice.slash("resign")
    await alice.press("resign")
    async with nothing_changes(club):
        late = await bob.submit(opened, bet="5", spells=[])
    refused(late, "Esta partida ha terminado")
    assert not late.messages[0].controls


async def test_a_form_opened_before_a_restart_is_read_after_it(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    of_alice, of_bob = await alice.press("act"), await bob.press("act")
    await club.restart(killed=True)
    await alice.submit(of_alice, bet=str(ALL), spells=[])
    await bob.submit(of_bob, bet=str(LITTLE), spells=[])
    assert "bets 50" in club.messages[-1].text


async def test_a_form_shows_what_was_committed_when_it_is_changed(
    club: Club, alice: Player
) -> None:
    await begun(club)
    await cast_in_form(alice, 12, 7, 10)
    opened = await alice.press("act")
    assert opened.form is not None
    assert opened.form.filled["bet"] == "12"
    assert opened.form.fields["spells"].chosen == ("7", "10")


async def test_what_was_typed_before_a_restart_is_lost_and_said_so(
    club: Club, alice: Player
) -> None:
    await begun(club)
    reply = await cast_in_form(alice, "60")
    await club.restart()
    async with nothing_changes(club):
        panel = await alice.press("Fill it in again", on=reply.messages[0])
    assert panel.form is None
    shown = club.look_up(reply.messages[0].channel_id, reply.messages[0].id)
    assert "What you had typed there is lost" in shown.text
    opened = await alice.press("cast", on=shown)
    await alice.submit(opened, bet="5", spells=[])
    assert "**Alice** is ready" in club.messages[-1].text


async def test_a_form_opened_before_a_restart_and_refused_after_it_leads_on(
    club: Club, alice: Player
) -> None:
    await begun(club)
    opened = await alice.press("act")
    await club.restart()
    reply = await alice.submit(opened, bet="60", spells=[])
    refused(reply)
    assert (await alice.press("Your move", on=reply.messages[0])).form is not None


async def test_what_was_refused_is_forgotten_once_something_was_accepted(
    club: Club, alice: Player
) -> None:
    await begun(club)
    reply = await cast_in_form(alice, "60")
    (again,) = reply.messages[0].controls
    await alice.submit(await alice.press(again.custom_id, on=reply.messages[0]), bet="5", spells=[])
    opened = await alice.press("act", on=club.messages[-1])
    assert opened.form is not None
    assert opened.form.filled["bet"] == "5"


@pytest.mark.parametrize(("least", "most"), [(0, 1), (0, 3), (1, 1), (1, 3), (2, 3)])
def test_a_menu_of_a_form_must_be_chosen_from_where_something_must_be_chosen(
    least: int, most: int
) -> None:
    choices = tuple(Choice(str(number), LABEL) for number in range(4))
    form = Form("verb", LABEL, (Pick("menu", LABEL, choices, None, least, most),))
    (label,) = Modal(form, "id", speaker("en")).to_dict()["components"]
    menu = label["component"]
    assert (menu["required"], menu["min_values"], menu["max_values"]) == (least > 0, least, most)


async def test_a_form_says_no_more_than_discord_takes() -> None:
    """A catalogue that says more is cut short: the form would open nowhere."""
    line = Line("words", LONG, LONG, "", 10)
    shown = Modal(Form("verb", LONG, (line,)), "b:1:1:verb:", speaker("en")).to_dict()
    (field,) = shown["components"]
    assert max(len(shown["title"]), len(field["label"])) <= TITLE < len(speaker("en")(LONG))
    assert len(field["description"]) <= ABOUT
