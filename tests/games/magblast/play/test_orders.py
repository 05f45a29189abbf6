"""The panel of standing orders: what stands, two taps to change it, private, in both languages."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.magblast.cards import Flagship
from engines.magblast.model import Phase
from engines.magblast.orders import Orders, Quiet, Reply
from tests.bot.club import Club
from tests.bot.player import Player
from tests.bot.player import Reply as Answered
from tests.bot.seen import Seen
from tests.games.magblast.play.ambushes import (
    ambushed,
    fires,
    kinds,
    letters,
    orders,
    with_order,
)
from tests.games.magblast.positions import side, table
from tests.games.shazamm.play.duels import nothing_changes
from tests.tables.battles import IDLE, ON_SHIP, SHOTS, ambush
from tests.tables.house import put

pytestmark = pytest.mark.club("alice", "bob", "carol")


def panel(reply: Answered) -> Seen:
    """Return the panel that somebody opened, as it stands now."""
    return reply.messages[-1]


def stands(shown: Seen, field: str) -> str:
    """Return the words of an order as the panel shows it."""
    control = shown.control(field)
    assert control is not None, f"no menu of {field}"
    (value,) = control.chosen
    return control.options[value]


async def kept(club: Club, number: int, player: Player) -> Orders:
    return await club.bot.services.tables.orders(number, player.id)


async def test_the_panel_shows_what_stands_and_two_taps_change_it(
    club: Club, alice: Player
) -> None:
    number = await ambushed(club)
    opened = await alice.slash("magblast orders")
    assert opened.private
    assert stands(panel(opened), "flagship_hit") == "Stop it if it costs me much"
    assert "at last Temporal Flux" in opened.text
    assert "even when you hold nothing that helps" in opened.text
    await alice.choose("flagship_hit", "ask", on=panel(opened))
    assert stands(panel(opened), "flagship_hit") == "Ask me"
    further = await with_order(alice, panel(opened), "save_flux")
    assert stands(further, "save_flux") == "yes"
    await alice.choose("save_flux", "false", on=further)
    assert stands(alice.now(further), "save_flux") == "no"
    again = await with_order(alice, further, "flagship_hit")
    assert stands(again, "flagship_hit") == "Ask me"
    mine = await kept(club, number, alice)
    assert (mine.flagship_hit, mine.save_flux) == (Reply.ASK, False)


async def test_the_panel_speaks_spanish(club: Club, bob: Player) -> None:
    await ambushed(club)
    opened = await bob.slash("magblast orders")
    assert "Órdenes permanentes" in opened.text
    assert "por último, Fluctuación Temporal" in opened.text
    assert "Atacan mi nave de mando" in opened.text
    assert stands(panel(opened), "flagship_hit") == "Pararla si me cuesta mucho"
    assert stands(panel(opened), "quiet") == "Seguir mis órdenes"


async def test_the_hand_has_a_button_for_it_in_direct_messages_too(club: Club, bob: Player) -> None:
    number = await ambushed(club)
    opened = await bob.press("orders", on=letters(bob)[-1])
    await bob.choose("quiet", "until-mine", on=panel(opened))
    assert stands(panel(opened), "quiet") == "Dejar pasar hasta mi turno"
    assert (await kept(club, number, bob)).quiet is Quiet.UNTIL_MINE


async def test_orders_are_nobody_elses_affair(
    club: Club, alice: Player, bob: Player, carol: Player
) -> None:
    """The channel and everyone else's messages stay as they are, whoever orders what."""
    number = await ambushed(club)
    channel, hers = club.messages, [m.text for m in letters(carol)]
    opened = await alice.slash("magblast orders")
    await alice.choose("ship_hit", "ask", on=panel(opened))
    assert club.messages == channel
    assert [m.text for m in letters(carol)] == hers
    assert await kept(club, number, bob) == Orders()


async def test_orders_survive_a_restart_and_so_does_the_panel(club: Club, alice: Player) -> None:
    number = await ambushed(club)
    opened = await alice.slash("magblast orders")
    further = await with_order(alice, panel(opened), "others")
    await alice.choose("others", "ask", on=further)
    await club.restart(killed=True)
    await alice.choose("effect", "ask", on=further)
    mine = await kept(club, number, alice)
    assert (mine.others, mine.effect) == (Reply.ASK, Reply.ASK)


async def test_who_does_not_play_has_no_orders(club: Club, alice: Player) -> None:
    await alice.slash("play", game="magblast")
    async with nothing_changes(club):
        refused = await alice.slash("magblast orders")
    assert refused.private
    assert "has not begun" in refused.text


async def test_a_match_that_is_over_takes_no_orders(club: Club, alice: Player) -> None:
    await ambushed(club)
    opened = await alice.slash("magblast orders")
    for name in ("bob", "alice"):  # with a computer in her place Alice might shoot at once
        await club[name].slash("resign")
        await club[name].press("resign")
    refused = await alice.choose("ship_hit", "ask", on=panel(opened))
    assert "over" in refused.text
    assert "over" in (await alice.slash("magblast orders")).text


@pytest.fixture
def carol(club: Club) -> Player:
    return club["carol"]


async def test_whose_card_was_spent_finds_it_with_the_hand(
    club: Club, alice: Player, bob: Player, carol: Player
) -> None:
    """In no message of its own, and nobody else's."""
    await ambushed(club, ("evasive-action",))
    written = len(letters(bob))
    for shot in SHOTS:
        await fires(alice, shot)
    await club.rest()
    assert len(letters(bob)) == written
    assert "De tu mano: Acción Evasiva" in letters(bob)[-1].text
    assert "órdenes permanentes" in letters(bob)[-1].text
    assert not [m for m in (*club.messages, *letters(carol)) if "Evasive Action, against" in m.text]


async def test_all_that_orders_spent_is_told(
    club: Club, alice: Player, bob: Player, carol: Player
) -> None:
    """What was spent last does not stand in place of what was spent before."""
    await ambushed(club, ("evasive-action", "temporal-flux"))
    await orders(bob, ship_hit="stop")
    for shot in SHOTS:
        await fires(alice, shot)
    await club.rest()
    told = letters(bob)[-1].text
    assert told.index("De tu mano: Acción Evasiva") < told.index("De tu mano: Fluctuación Temporal")
    assert not [m for m in (*club.messages, *letters(carol)) if "Evasive Action, against" in m.text]


async def test_both_thefts_are_told(club: Club, alice: Player, bob: Player) -> None:
    """Freep takes three cards twice: the victim reads which, both times."""
    hand = ("beam-blast", "mag-blast", "laser-blast", "bomber-star", "fighter-star", "direct-hit")
    number = await ambushed(club)
    freep = side(Flagship.FREEP, yellow=("cruiser-tash",))
    glorp = side(Flagship.THE_GLORP, yellow=("cruiser-freya",), hand=hand)
    state = table(freep, glorp, side(), phase=Phase.MANEUVER)
    await put(club.store, club.bot.services.tables, number, state)
    for _ in range(2):
        await alice.slash("magblast ability", ship="freep", target="the-glorp")
        await club.rest()
    assert letters(bob)[-1].text.count("te quita") == 2


async def test_nobody_is_promised_to_be_asked_whose_orders_let_pass(
    club: Club, alice: Player, bob: Player
) -> None:
    """Whoever holds a card that answers others reads what decides it, and by which command."""
    await ambushed(club, ("temporal-flux",))
    answered = await bob.slash("magblast respond", answer="flux")
    assert "/magblast órdenes" in answered.text
    await fires(alice, ON_SHIP)
    assert ("order", 1) in kinds(club)


async def test_a_card_that_answers_others_is_played_by_orders(club: Club, alice: Player) -> None:
    number = await ambushed(club)
    flux = replace(ambush(), hands=(("temporal-flux",), IDLE, IDLE))
    await put(club.store, club.bot.services.tables, number, flux)
    played = await alice.slash("magblast play", card="temporal-flux")
    assert "/magblast orders" in played.text
