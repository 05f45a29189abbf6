"""What people do in a match takes few visits to the database, each of which holds up everybody."""

from __future__ import annotations

import pytest

from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, hand
from tests.visits import visits

LOG = "SELECT match_id, number, kind"
CLAIM, DONE = "UPDATE outbox SET lease_owner", "DELETE FROM outbox WHERE id"


async def test_a_form_opens_and_is_filled_in_with_few_visits(
    club: Club, alice: Player, bob: Player
) -> None:
    """Whoever presses is looked up once, and so is what a delivery shows.

    A delivery writes down what it asks and what came of it; one that calls somebody reads besides
    what has happened meanwhile, and whether it was said that they cannot be called. The outbox is
    looked at when a move is made; when a delivery ends, only if anything waits, as an old message
    does once somebody is called.
    """
    await begun(club)
    told = 0
    for player in (alice, bob):
        async with visits(club.store) as opening:
            form = await player.press("cast", on=hand(player))
        assert form.form is not None
        assert (opening.reads, opening.writes) == (1, 0), opening.statements
        async with visits(club.store) as filled:
            await player.submit(form, bet="5")
        deliveries, looks = filled.count(DONE), filled.count(CLAIM)
        called = 0 if player is alice else 1
        assert filled.count(LOG) == called
        assert filled.reads <= 1 + deliveries + 2 * called, filled.statements
        assert filled.writes - looks <= 1 + 2 * deliveries, filled.statements
        assert looks <= deliveries + called, filled.statements
        told += deliveries
    assert told > 2


@pytest.mark.parametrize("verb", ["act", "hand"])
async def test_a_panel_is_shown_after_one_visit_and_one_to_the_log(
    club: Club, alice: Player, verb: str
) -> None:
    """Whoever is waited for is told what has happened meanwhile."""
    await begun(club)
    await alice.press(verb, on=club.messages[-1])
    async with visits(club.store) as counted:
        await alice.press(verb, on=club.messages[-1])
    told = counted.count(LOG)
    assert (counted.reads - told, told <= 1, counted.writes) == (1, True, 0), counted.statements


async def test_what_somebody_wishes_is_looked_up_again_after_a_while(
    club: Club, alice: Player
) -> None:
    """Another process may have written it; this one's own changes show at once."""
    await begun(club)
    async with visits(club.store) as soon:
        await alice.press("hand", on=club.messages[-1])
    await club.advance(seconds=16)
    async with visits(club.store) as later:
        await alice.press("hand", on=club.messages[-1])
    assert (soon.count("SELECT user_id"), later.count("SELECT user_id")) == (0, 1)
