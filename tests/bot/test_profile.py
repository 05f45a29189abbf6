"""/profile, and how reliable people are in a lobby: told in words, and hidden if they wish."""

from __future__ import annotations

from tests.bot.club import Club
from tests.bot.lobbies import sets
from tests.bot.player import Player, Reply
from tests.games.shazamm.play.duels import begun, lobby, nothing_changes, play_quickly, refused


async def play(club: Club, times: int) -> None:
    """Play some matches that Bob wins."""
    for _ in range(times):
        await begun(club)
        await play_quickly(club)


def pictured(reply: Reply) -> str:
    """Return in words what the picture of an answer shows."""
    ((words,),) = [message.alt_texts for message in reply.messages]
    return words


async def test_a_person_is_told_by_their_matches_and_ones_own_with_them(
    club: Club, alice: Player, bob: Player
) -> None:
    await play(club, 3)
    async with nothing_changes(club):
        mine = await alice.slash("profile")
        other = await alice.slash("profile", person=bob.person.user)
        suyo = await bob.slash("profile", person=alice.person.user)
    refused(mine, alice.mention, "reliable: of the last 3 matches 3 finished, 0 out of time")
    assert "With you" not in mine.text
    refused(other, bob.mention, "Shazamm!:", "after them 3 ×", "rated matches")
    refused(suyo, "de fiar", "por delante 3 ×")
    assert "Matches: 3 / 3" in pictured(mine)
    assert "With you" not in pictured(mine)
    assert "Shazamm!: 0 – 0 – 3" in pictured(other)
    assert "¡Shazamm!: 3 – 0 – 0" in pictured(suyo)


async def test_whoever_hides_is_told_of_to_themselves_alone(
    club: Club, alice: Player, bob: Player
) -> None:
    await play(club, 3)
    await bob.press("rank", on=(await bob.slash("ladder", game="shazamm")).messages[0])
    hidden = await alice.slash("profile", person=bob.person.user)
    refused(hidden, "stands on no ladder", "after them 3 ×")
    assert "finished" not in hidden.text
    assert pictured(hidden).splitlines() == [
        "Bob",
        "With you (before – level – after)",
        "Shazamm!: 0 – 0 – 3",
    ]
    refused(await bob.slash("profile"), "de fiar")


async def test_a_lobby_tells_it_and_may_ask_for_it(club: Club, alice: Player, bob: Player) -> None:
    await play(club, 2)
    await lobby(alice)
    await sets(alice, "welcome", "reliable")
    shown = club.messages[-1].text
    assert "Who may join" in shown
    assert "· reliable" not in shown
    async with nothing_changes(club):
        refused(await bob.press("join"), "cuentan menos de tres para ti")
    await alice.slash("cancel")
    await play(club, 1)
    await lobby(alice)
    await sets(alice, "welcome", "reliable")
    await bob.press("join")
    assert club.messages[-1].text.count("· reliable") == 2


async def test_bots_have_no_profile(club: Club, alice: Player) -> None:
    refused(
        await alice.slash("profile", person=club.env.create_user("robot", bot=True)),
        "Bots have no profile",
    )
