"""/ladder: how strong people are, in one's own language."""

from __future__ import annotations

from store import Changes, Rating
from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun


async def test_the_ladder_shows_whoever_finished_a_match_against_a_person(
    club: Club, alice: Player, bob: Player
) -> None:
    empty = await alice.slash("ladder", game="shazamm")
    assert empty.private
    assert "finish a match against another person" in empty.text
    await begun(club)
    await alice.slash("resign")
    await alice.press("resign")
    ladder = await bob.slash("ladder")
    assert ladder.private
    first, second = ladder.text.splitlines()[1:]
    assert first.startswith(f"1. <@{bob.id}>")
    assert second.startswith(f"2. <@{alice.id}>")
    assert "1 partida" in first
    assert not club.pings or all(ping.message_id != ladder.messages[0].id for ping in club.pings)


async def test_whoever_is_not_among_the_best_stands_below_them(club: Club, alice: Player) -> None:
    store = club.bot.house.tables.store
    crowd = (Rating("shazamm", 1000 + n, 30.0 + n, 2.0, 9) for n in range(20))
    changes = Changes().rating(Rating("shazamm", alice.id, 20.0, 4.0, 3))
    for rating in crowd:
        changes.rating(rating)
    await store.commit(changes)
    lines = (await alice.slash("ladder", game="shazamm")).text.splitlines()
    assert len(lines) == 17
    assert lines[1].startswith("1. <@1019>")
    assert lines[-1].startswith(f"… <@{alice.id}>")
