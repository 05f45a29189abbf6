"""/ladder: how strong people are, in one's own language."""

from __future__ import annotations

import re

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
    assert first.startswith(f"1\\. <@{bob.id}>")
    assert second.startswith(f"2\\. <@{alice.id}>")
    assert "1 partida" in first
    assert not club.pings or all(ping.message_id != ladder.messages[0].id for ping in club.pings)


async def test_whoever_is_not_among_the_best_stands_below_them(club: Club, alice: Player) -> None:
    store = club.store
    crowd = (Rating(club.world.guild.id, "shazamm", 1000 + n, 30.0 + n, 2.0, 9) for n in range(20))
    changes = Changes().rating(Rating(club.world.guild.id, "shazamm", alice.id, 20.0, 4.0, 3))
    for rating in crowd:
        changes.rating(rating)
    await store.commit(changes)
    lines = (await alice.slash("ladder", game="shazamm")).text.splitlines()
    assert len(lines) == 17
    assert lines[1].startswith("1\\. <@1019>")
    assert lines[-1].startswith(f"… <@{alice.id}>")


async def test_equal_ones_share_a_place_and_the_next_stands_behind_all_of_them(
    club: Club, alice: Player
) -> None:
    """Equal is who has as many points as are shown, whatever is behind the point."""
    changes, guild = Changes(), club.world.guild.id
    for user_id, mu in ((1000, 31.0), (1001, 30.0), (1002, 30.0 - 1e-6), (1003, 29.0)):
        changes.rating(Rating(guild, "shazamm", user_id, mu, 2.0, 9))
    await club.store.commit(changes)
    lines = (await alice.slash("ladder", game="shazamm")).text.splitlines()[1:]
    assert [line.partition(" ")[0] for line in lines] == ["1\\.", "2\\.", "2\\.", "4\\."]


async def test_nobody_sees_who_hides_and_everybody_who_shows_again(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    await alice.slash("resign")
    await alice.press("resign")
    await alice.slash("ladder", game="shazamm")
    await alice.press("rank")
    hidden = alice.sees()[-1].text
    assert f"… <@{alice.id}>" in hidden
    assert "Nobody but you sees you" in hidden
    seen = await bob.slash("ladder", game="shazamm")
    assert f"<@{bob.id}>" in seen.text
    assert f"<@{alice.id}>" not in seen.text
    await alice.press("rank", on=alice.sees()[-1])
    assert "Nobody but you" not in alice.sees()[-1].text
    assert f"2\\. <@{alice.id}>" in (await bob.slash("ladder", game="shazamm")).text


async def test_a_server_knows_nothing_of_others_and_direct_messages_of_none(
    club: Club, alice: Player
) -> None:
    changes = Changes().rating(Rating(1, "shazamm", 1000, 30.0, 2.0, 9))
    await club.store.commit(changes.rating(Rating(1, "shazamm", alice.id, 30.0, 2.0, 9)))
    assert "<@" not in (await alice.slash("ladder", game="shazamm")).text
    here = Rating(club.world.guild.id, "shazamm", alice.id, 25.0, 5.0, 1)
    await club.store.commit(Changes().rating(here))
    private = await alice.slash("ladder", alice.person.dm, game="shazamm")
    assert private.text.splitlines()[1:3] == [
        "a server without me · **1,960** (9 matches)",
        "Game club · **1,400** (1 match)",
    ]
    assert "Each server has a ladder of its own" in private.text
    other = await alice.slash("ladder", alice.person.dm, game="magblast")
    assert "You have finished no match" in other.text


async def test_whoever_is_rated_in_very_many_servers_is_told_how_many_more(
    club: Club, alice: Player
) -> None:
    changes = Changes()
    for number in range(60):
        there = club.env.create_guild(
            f"A server with a name that its owner likes a lot, {number:02}"
        )
        changes.rating(Rating(there.id, "shazamm", alice.id, 25.0, 8.0, 3))
    await club.store.commit(changes)
    told = (await alice.slash("ladder", alice.person.dm, game="shazamm")).text
    assert len(told) <= 4000
    assert re.search(r"… and \d+ more\.$", told)
