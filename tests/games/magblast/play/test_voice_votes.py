"""When a match ends everybody votes for its best and its worst sound (rulings 52 to 57)."""

from __future__ import annotations

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.chat.ballots import answer
from tables.rows import Candidate
from tables.votes.ballots import Question
from tables.votes.sounds import LONGEST
from tests.bot.club import SOON, Club
from tests.bot.cuts import LEASE
from tests.bot.fixtures import ErrorLog
from tests.bot.player import Player
from tests.games.magblast.play import noises
from tests.games.magblast.play.noises import answers, over, polls, vote, words_of
from tests.games.shazamm.play.duels import refused, rows

pytestmark = pytest.mark.club("alice", "bob", "carol", settling=SOON)
LOUD = ("KA-BLAM!", "¡PIUM!")


def newest(club: Club) -> str:
    return club.messages[-1].text


async def test_two_polls_follow_the_last_board(club: Club) -> None:
    await over(club, *LOUD)
    best, worst = (noises.poll(club, question) for question in Question)
    assert best.question == "The best sound effect of match 1?"
    assert worst.question.startswith("The worst sound effect of match 1?")
    assert sorted(answers(club, Question.BEST)) == sorted(LOUD)
    assert answers(club, Question.BEST) == answers(club, Question.WORST)
    assert not best.allow_multiselect
    final = next(m for m in club.messages if "gives up" in m.text)
    assert final.id < polls(club)[Question.BEST].id


@pytest.mark.club("alice", "bob", "carol", server_locale="es-ES", settling=SOON)
async def test_in_a_spanish_server_all_of_it_is_in_spanish(club: Club) -> None:
    await over(club, *LOUD)
    assert noises.poll(club, Question.BEST).question.startswith("¿Cuál fue el mejor")
    await vote(club, Question.WORST, 2, club["carol"])
    await club.advance(hours=25)
    assert "Nadie ha votado por el mejor sonido" in newest(club)
    assert "**El peor sonido:**" in newest(club)
    assert "baraja y reparte en la próxima partida" in newest(club)


async def test_everyone_votes_and_the_winners_are_told(
    club: Club, alice: Player, bob: Player
) -> None:
    """Those who lost and those who only watch too."""
    await over(club, *LOUD)
    carol = club["carol"]
    await vote(club, Question.BEST, 1, alice, bob)
    await vote(club, Question.BEST, 2, carol)
    await vote(club, Question.WORST, 2, alice, bob, carol)
    calls = len(club.pings)
    await club.advance(hours=25)
    best, worst = answers(club, Question.BEST)
    assert f"**The best sound:** “{best}” – by **Alice**, with 2 votes" in newest(club)
    assert f"**The worst sound:** “{worst}” – by **Alice**, with 3 votes" in newest(club)
    assert "**Alice** shuffles and deals the next match." in newest(club)
    assert len(club.pings) == calls


async def test_nobody_votes(club: Club) -> None:
    await over(club, *LOUD)
    await club.advance(hours=25)
    assert "Nobody voted for a best sound" in newest(club)
    assert "nobody has to deal" in newest(club)
    assert "shuffles and deals the next match." not in newest(club)


async def test_a_silent_match_ends_without_a_vote(club: Club) -> None:
    await over(club)
    assert polls(club) == {}
    count = len(club.messages)
    await club.advance(hours=25)
    assert len(club.messages) == count


async def test_polls_that_closed_while_the_bot_was_down_are_read(club: Club) -> None:
    await over(club, *LOUD)
    await vote(club, Question.WORST, 1, club["carol"])
    await club.sleep(days=3)
    await club.advance(minutes=1)
    assert "**The worst sound:**" in newest(club)
    assert rows(club, "SELECT count(*) FROM deadline") == [(0,)]


async def test_a_restart_while_the_polls_are_open_changes_nothing(club: Club) -> None:
    await over(club, *LOUD)
    await club.restart(killed=True)
    await vote(club, Question.BEST, 1, club["carol"])
    await club.advance(hours=25)
    assert "**The best sound:**" in newest(club)
    assert sum("best sound" in m.text for m in club.messages) == 1


async def after_the_cut(club: Club, error_log: ErrorLog, minutes: int = 0) -> None:
    """Start the bot again some time after its power failed, and let it find out what arrived."""
    assert error_log.lines, "the power never failed"
    error_log.lines.clear()
    if minutes:
        await club.sleep(minutes=minutes)
    else:
        await club.restart(killed=True)
    await club.advance(seconds=LEASE)
    assert rows(club, "SELECT count(*) FROM outbox") == [(0,)]


@pytest.mark.parametrize("arrives", [False, True])
@pytest.mark.parametrize("minutes", [0, 5], ids=["at once", "after its nonce is forgotten"])
async def test_a_power_cut_at_a_poll_neither_loses_nor_doubles_it(
    club: Club, bob: Player, error_log: ErrorLog, minutes: int, arrives: bool
) -> None:
    await noises.begun(club, noises.guns())
    await noises.exchange(club, ("alice", "bob"), *LOUD)
    await bob.slash("resign")
    channel = f"/channels/{club.channel.id}/messages"
    club.trouble.cut_power("POST", channel, arrives=arrives, holding='"poll"')
    await bob.press("resign")
    await after_the_cut(club, error_log, minutes)
    assert len(polls(club)) == 2


async def test_a_deleted_poll_has_no_votes(club: Club) -> None:
    await over(club, *LOUD)
    await vote(club, Question.BEST, 1, club["carol"])
    club.delete(club.look_up(club.channel.id, polls(club)[Question.BEST].id))
    await club.advance(hours=25)
    assert "Nobody voted for a best sound" in newest(club)


async def test_polls_that_may_not_be_read_for_a_while_are_read_later(club: Club) -> None:
    await over(club, *LOUD)
    await vote(club, Question.BEST, 1, club["carol"])
    club.fail("GET", f"/channels/{club.channel.id}/messages/*", 403, 50001, times=None)
    await club.advance(hours=25)
    assert "sound:**" not in newest(club)
    club.heal()
    await club.advance(minutes=11)
    assert "**The best sound:**" in newest(club)


# -- A menu in place of a poll -----------------------------------------------------------------


@pytest.mark.parametrize("how", ["forbidden", "refused"])
async def test_without_the_permission_a_menu_does_the_same(
    club: Club, alice: Player, how: str
) -> None:
    if how == "forbidden":
        club.forbid("send_polls")
    else:
        noises.refuse_polls(club)
    await over(club, *LOUD)
    assert polls(club) == {}
    best, worst = (m for m in club.messages if m.control("vote"))
    assert "The best sound effect" in best.text and "The worst sound effect" in worst.text
    assert sorted(map(words_of, best.controls[0].options.values())) == sorted(LOUD)
    carol, bob = club["carol"], club["bob"]
    first = words_of(best.controls[0].options["1"])
    reply = await carol.choose("vote", "2", on=best)
    assert reply.private
    refused(await carol.choose("vote", "1", on=best), "Your vote", first)
    refused(await bob.choose("vote", "1", on=best), "Tu voto")
    await alice.choose("vote", "2", on=worst)
    await club.advance(hours=25)
    assert f"**The best sound:** “{first}” – by **Alice**, with 2 votes" in newest(club)
    assert "with one vote" in newest(club)
    assert not any(m.control("vote") for m in club.messages)
    assert sum("The vote is closed" in m.text for m in club.messages) == 2


async def test_votes_in_a_menu_survive_a_restart_and_late_ones_are_refused(
    club: Club, alice: Player
) -> None:
    club.forbid("send_polls")
    await over(club, *LOUD)
    best, worst = (m for m in club.messages if m.control("vote"))
    await alice.choose("vote", "1", on=worst)
    await club.restart(killed=True)
    await club.advance(hours=24, seconds=20)
    refused(await alice.choose("vote", "1", on=best), "closed")
    await club.advance(hours=1)
    assert "**The worst sound:**" in newest(club)
    assert "Nobody voted for a best sound" in newest(club)


@pytest.mark.parametrize("arrives", [False, True])
async def test_a_power_cut_at_a_menu_neither_loses_nor_doubles_it(
    club: Club, bob: Player, error_log: ErrorLog, arrives: bool
) -> None:
    club.forbid("send_polls")
    await noises.begun(club, noises.guns())
    await noises.exchange(club, ("alice", "bob"), *LOUD)
    await bob.slash("resign")
    channel = f"/channels/{club.channel.id}/messages"
    club.trouble.cut_power("POST", channel, arrives=arrives, holding=":vote:")
    await bob.press("resign")
    await after_the_cut(club, error_log)
    assert sum(m.control("vote") is not None for m in club.messages) == 2


async def test_a_menu_that_was_deleted_is_not_posted_again_to_be_closed(
    club: Club, alice: Player
) -> None:
    club.forbid("send_polls")
    await over(club, *LOUD)
    best, worst = (m for m in club.messages if m.control("vote"))
    await alice.choose("vote", "1", on=best)
    for menu in (best, worst):
        club.delete(menu)
    await club.advance(hours=25)
    assert "Nobody voted for a best sound" in newest(club)
    assert not any("vote is closed" in m.text for m in club.messages)


# -- Who deals -----------------------------------------------------------------------------------


async def test_who_made_the_worst_sound_deals_the_rematch(
    club: Club, alice: Player, bob: Player
) -> None:
    """The rematch has the same options; its people are called once, and the dealer is named."""
    await over(club, *LOUD)
    await vote(club, Question.WORST, 1, bob)
    calls = len(club.pings)
    await bob.press("again")
    lobby = club.messages[-1]
    assert "The vote on the last match is still open" in lobby.text
    assert [ping.user_ids for ping in club.pings[calls:]] == [(alice.id,)]
    refused(await alice.press("again"))
    await club.advance(hours=25)
    worst = answers(club, Question.WORST)[0]
    lobby = club.look_up(lobby.channel_id, lobby.id)
    assert f"Alice shuffles and deals, for the worst sound of the last match: “{worst}”" in (
        lobby.text
    )
    assert len(club.pings) == calls + 1
    await alice.press("join", on=lobby)
    await bob.press("start", on=lobby)
    assert "Alice shuffles and deals" in club.look_up(lobby.channel_id, lobby.id).text


async def test_a_lobby_opened_after_the_vote_names_the_dealer_too(club: Club, bob: Player) -> None:
    await over(club, *LOUD)
    await vote(club, Question.WORST, 2, bob)
    await club.advance(hours=25)
    await bob.slash("play", game="magblast")
    assert "Alice shuffles and deals" in club.messages[-1].text


async def test_another_game_has_no_dealer(club: Club, bob: Player) -> None:
    await over(club, *LOUD)
    await vote(club, Question.WORST, 2, bob)
    await club.advance(hours=25)
    await bob.slash("play", game="shazamm")
    assert "deals" not in club.messages[-1].text


# -- Words of other people -----------------------------------------------------------------------


async def test_sounds_with_markup_are_words_in_polls_verdict_and_lobby(
    club: Club, bob: Player
) -> None:
    """The rules take no mention and no link; everything else is shown as it was typed."""
    typed = "# **Boom** `q` ||s|| ~~t~~ _u_ " + "o" * 60
    await over(club, typed, "Pew")
    place = next(n for n, one in enumerate(answers(club, Question.WORST)) if one[:48] == typed[:48])
    await vote(club, Question.WORST, place + 1, bob)
    await club.advance(hours=25)
    await bob.slash("play", game="magblast")
    escaped = r"\# \*\*Boom\*\* \`q\` \|\|s\|\| \~\~t\~\~ \_u\_ ooo"
    verdict = next(m for m in club.messages if "worst sound:**" in m.text)
    assert escaped in verdict.text
    assert escaped in newest(club)


@pytest.mark.parametrize(
    ("damage", "destroyed", "shown"),
    [(0, 0, "Pew"), (3, 0, "Pew −3"), (12, 2, "Pew −12 💥💥"), (40, 9, "Pew −40 💥💥💥")],
)
def test_a_sound_stands_for_election_with_what_it_did(
    damage: int, destroyed: int, shown: str
) -> None:
    assert answer(candidate("Pew", damage, destroyed)) == shown
    long = answer(candidate("o" * LONGEST, damage, destroyed))
    assert len(long) == LONGEST
    assert long.endswith(shown.removeprefix("Pew"))


def candidate(words: str, damage: int, destroyed: int) -> Candidate:
    return Candidate(1, 1, None, 0, 11, "Alice", words, damage, destroyed, None, None)


async def test_what_was_shouted_where_somebody_sees_nothing_is_read_to_them_nowhere(
    club: Club, alice: Player
) -> None:
    carol, secret = club["carol"], "Dave owes me money"
    hidden = discord.Permissions(view_channel=True).value
    club.env.backend.set_overwrite(
        club.channel.id, Overwrite(carol.person.user.id, OverwriteType.MEMBER, deny=hidden)
    )
    await over(club, "Pew", secret)
    await vote(club, Question.BEST, answers(club, Question.BEST).index(secret) + 1, alice)
    await club.advance(hours=25)
    elsewhere = club.world.guild.create_text_channel("elsewhere")
    assert secret in (await alice.slash("magblast sounds", elsewhere)).text
    assert secret not in (await carol.slash("magblast sounds", elsewhere)).text
