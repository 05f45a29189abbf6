"""The buttons that make a film: what comes of a press, and what nobody may have."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from render.kit.film import WIDTHS
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.player import Player, Reply, page
from tests.games.shazamm.play.duels import begun, cast, nothing_changes, refused

THREE = pytest.mark.club("alice", "bob", "carol")


async def test_a_press_makes_it_and_shows_it_to_nobody_else(club: Club, alice: Player) -> None:
    await begun(club)
    await cast(alice, 9)
    await cast(club["bob"], 5)
    seen = page(await alice.slash("replay"))
    async with nothing_changes(club):
        reply = await alice.press("Film of the last steps", on=seen)
    assert reply.private
    (message,) = reply.messages
    assert "steps 0 to 2 · as **Alice** saw it" in message.text
    assert message.alt_texts[0].startswith("Film of Shazamm!, match 1, as Alice saw it: 3 pictures")
    with Image.open(BytesIO(message.pictures[0])) as film:
        assert film.format == "GIF" and film.width == WIDTHS[0]
    assert page(await alice.slash("replay")).pictures == seen.pictures


@THREE
async def test_nobody_has_a_film_of_what_only_another_saw(club: Club, alice: Player) -> None:
    number = await begun(club)
    await cast(alice, 9)
    seen = page(await alice.slash("replay"))
    assert seen.control("Film since my last turn") is not None
    onlooker = page(await club["carol"].slash("replay"))
    assert [c.label for c in onlooker.controls if "Film" in c.label] == ["Film of the last steps"]
    for name, extra in (("carol", "0.end"), ("alice", "1.own"), ("bob", "0.end")):
        reply = await press_forged(club, club[name], number, extra)
        refused(reply, "no con los ojos" if name == "bob" else "not through another player’s eyes")
    for extra in ("", "0", "0.all", "x.own.end", "99999.end"):
        refused(await press_forged(club, alice, number, extra), "I do not know this button")


async def press_forged(club: Club, player: Player, number: int, extra: str) -> Reply:
    custom_id = f"b:{number}:-1:film:{extra}"
    (reply,) = await club.at_once(forged(player.person.member, club.messages[-1], custom_id))
    return reply


async def test_before_anything_has_happened_none_is_offered(club: Club, alice: Player) -> None:
    number = await begun(club)
    assert page(await alice.slash("replay")).control("film") is None
    refused(await press_forged(club, alice, number, "0.end"), "there is no film")
    refused(await press_forged(club, club["bob"], number, "x.end"), "no hay película")
