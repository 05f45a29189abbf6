"""/substitute as people meet it: a computer, a person or whoever presses first plays on a seat."""

from __future__ import annotations

import pytest

from tests.bot.club import Club
from tests.bot.deeds import filled_in, forged
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, cast, hand, nothing_changes, refused, rows
from tests.proofs import confirmed

THREE = pytest.mark.club("alice", "bob", "carol")
FOUR = pytest.mark.club("alice", "bob", "carol", "dora")


def told(club: Club) -> str:
    return "\n".join(message.text for message in club.messages)


def kinds(club: Club, seat: int) -> list[str]:
    return [k for (k,) in rows(club, "SELECT kind FROM entry WHERE seat = ? ORDER BY number", seat)]


def people(club: Club) -> list[int]:
    return [user for (user,) in rows(club, "SELECT user_id FROM seat ORDER BY seat")]


@pytest.mark.parametrize("how", ["command", "button"])
async def test_a_computer_plays_by_choice_and_gives_back_with_one_press(
    club: Club, alice: Player, bob: Player, how: str
) -> None:
    await begun(club)
    await cast(alice, 5)
    if how == "command":
        reply = await bob.slash("substitute", computer="hard")
        assert reply.private and "un ordenador juega por ti" in reply.text
    else:
        choice = (await bob.slash("resign")).messages[0]
        await bob.press("Que juegue otro", on=choice)
        assert "¿Quién debe jugar por ti?" in bob.now(choice).text
        await bob.press("Ordenador: difícil", on=bob.now(choice))
        assert "un ordenador juega por ti" in bob.now(choice).text
    assert "**Bob** lets a computer play (hard)" in told(club)
    assert kinds(club, 1)[:2] == ["sit", "action"]
    assert rows(club, "SELECT level FROM seat WHERE seat = 1") == [("hard",)]
    assert "un ordenador juega por ti" in bob.now(hand(bob)).text
    refused(await bob.slash("shazamm cast", bet=5), "un ordenador juega por ti", "/volver")
    refused(await bob.slash("substitute", computer="easy"), "un ordenador juega por ti")
    refused(await alice.slash("substitute", computer="easy"), "Nobody else would be left")
    await club.restart()
    await bob.press("seat-back")
    assert "**Bob** is back and plays again" in told(club)
    assert rows(club, "SELECT level, sat_in_at FROM seat WHERE seat = 1") == [(None, None)]


@THREE
async def test_a_seat_goes_to_the_person_who_was_asked(
    club: Club, alice: Player, bob: Player
) -> None:
    carol = club["carol"]
    await begun(club, clock="1d")
    await cast(bob, 7)
    mine = hand(bob)
    assert mine.pictures
    reply = await bob.slash("substitute", person=carol.person.user)
    assert reply.private and "He preguntado en el canal" in reply.text
    asked = club.messages[-1]
    assert f"**Bob** offers {carol.mention} the seat" in asked.text
    assert club.pings[-1].user_ids == (carol.id,)
    async with nothing_changes(club):
        refused(await bob.slash("substitute", person=carol.person.user), "ya se ofrece")
        refused(await bob.press("seat-take", on=asked), "Este asiento se ofrece solo a")
        refused(await alice.press("seat-take", on=asked), "offered to", "alone")
    await club.restart()
    reply = await carol.press("seat-take", on=asked)
    assert reply.private and "You play here from now on" in reply.text
    assert people(club) == [alice.id, carol.id]
    assert kinds(club, 1) == ["action", "offer", "taken"]
    assert f"From here on **Carol** plays for {bob.mention}" in told(club)
    asked = club.look_up(asked.channel_id, asked.id)
    assert "From here on" in asked.text and not asked.controls
    assert hand(carol).pictures and "From here on" not in hand(bob).text
    past = bob.now(mine)
    assert not past.pictures and not past.controls
    async with nothing_changes(club):
        refused(await bob.slash("shazamm cast", bet=5), "No estás en esta partida")
        for control in mine.controls:
            press = forged(bob.person.user, mine, control.custom_id)
            refused((await club.at_once(press))[0], "de otro sitio")
        refused(await bob.slash("hand"), "No estás en esta partida")
    await cast(carol, 9)
    await cast(alice, 5)
    assert "**Carol** bets 9" in told(club)
    await carol.press("resign", on=(await carol.slash("resign")).messages[0])
    proof = (await alice.slash("export")).messages[0].pictures[0]
    assert confirmed(proof).startswith("confirmed")


@THREE
async def test_what_is_told_of_a_seat_stays_with_who_played_it(
    club: Club, alice: Player, bob: Player
) -> None:
    carol = club["carol"]
    await begun(club)
    await cast(alice, 5)
    await cast(bob, 6)
    await bob.slash("substitute", person=carol.person.user)
    await carol.press("seat-take")
    assert f"{bob.mention} bets 6" in told(club) and "**Carol** bets" not in told(club)
    await cast(alice, 4)
    await cast(carol, 9)
    log = (await alice.slash("log")).text
    assert f"{bob.mention} bets 6" in log and "**Carol** bets 9" in log
    before, _, after = log.partition("From here on **Carol** plays for")
    assert "bets 6" in before and "bets 9" in after


@THREE
@pytest.mark.parametrize("board", ["turn", "one"])
async def test_what_is_sent_while_a_seat_is_taken_names_who_played_it(
    club: Club, alice: Player, bob: Player, board: str
) -> None:
    carol = club["carol"]
    await begun(club, clock="1d", board=board)
    await cast(alice, 5)
    await alice.slash("substitute", person=carol.person.user)
    asked, takes = next(
        (m, c) for m in club.messages for c in m.controls if c.answers_to("seat-take")
    )
    await club.at_once(
        filled_in(bob.person.member, club.channel.id, "b:1:1:cast:=", {"bet": "6"}),
        forged(carol.person.member, asked, takes.custom_id),
    )
    await club.rest()
    assert f"{alice.mention} bets 5" in told(club) and "**Carol** bets" not in told(club)


@FOUR
async def test_the_first_who_presses_takes_a_seat_that_is_free(
    club: Club, alice: Player, bob: Player
) -> None:
    carol, dora = club["carol"], club["dora"]
    await begun(club)
    choice = (await bob.slash("substitute")).messages[0]
    await bob.press("Preguntar en el canal", on=choice)
    assert "He preguntado en el canal" in bob.now(choice).text
    asked = club.messages[-1]
    assert "**Bob** looks for somebody who plays on" in asked.text
    async with nothing_changes(club):
        refused(await alice.press("seat-take", on=asked), "would know two hands")
        refused(await bob.press("seat-take", on=asked), "Este es tu propio asiento")
    take = asked.controls[0].custom_id
    presses = [forged(who.person.member, asked, take) for who in (carol, dora)]
    replies = await club.at_once(*presses)
    gone = ("This seat is offered no more", "Este asiento ya no se ofrece")
    late = [reply for reply in replies if reply.text.startswith(gone)]
    assert len(late) == 1 and people(club)[1] in (carol.id, dora.id)


async def test_an_offer_is_withdrawn_or_over_by_itself(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, clock="none")
    for _ in range(2):
        choice = (await bob.slash("substitute")).messages[0]
        await bob.press("seat-seek", on=choice)
        asked = club.messages[-1]
        choice = (await bob.slash("substitute")).messages[0]
        assert "Tu asiento se ofrece" in choice.text
        await bob.press("Conservar mi asiento", on=choice)
        asked = club.look_up(asked.channel_id, asked.id)
        assert "**Bob** keeps the seat" in asked.text and not asked.controls
    await bob.press("seat-seek", on=(await bob.slash("substitute")).messages[0])
    asked = club.messages[-1]
    await club.advance(days=7, hours=1)
    asked = club.look_up(asked.channel_id, asked.id)
    assert "Nobody has taken the seat" in asked.text and not asked.controls


async def test_an_offer_is_over_with_its_match(club: Club, alice: Player, bob: Player) -> None:
    await begun(club)
    await bob.press("seat-seek", on=(await bob.slash("substitute")).messages[0])
    asked = club.messages[-1]
    await alice.press("resign", on=(await alice.slash("resign")).messages[0])
    asked = club.look_up(asked.channel_id, asked.id)
    assert "offered no more" in asked.text and not asked.controls


@THREE
async def test_who_knows_another_hand_or_is_blocked_takes_no_seat(
    club: Club, alice: Player, bob: Player
) -> None:
    carol = club["carol"]
    await begun(club)
    await bob.slash("substitute", person=carol.person.user)
    await carol.press("seat-take")
    async with nothing_changes(club):
        refused(await alice.slash("substitute", person=bob.person.user), "would know two hands")
        refused(await alice.slash("substitute", person=carol.person.user), "would know two hands")
        refused(await alice.slash("substitute", person=alice.person.user), "your own seat")
    await carol.slash("substitute", person=bob.person.user)
    await bob.press("seat-take")
    assert people(club) == [alice.id, bob.id]
    await alice.slash("block", person=carol.person.user)
    async with nothing_changes(club):
        refused(await alice.slash("substitute", person=carol.person.user), "blocked")
    await bob.press("seat-seek", on=(await bob.slash("substitute")).messages[0])
    async with nothing_changes(club):
        refused(await carol.press("seat-take"), "You cannot take a seat here")
    await carol.slash("block", person=bob.person.user)
    await bob.press("seat-withdraw", on=(await bob.slash("substitute")).messages[0])
    async with nothing_changes(club):
        refused(await bob.slash("substitute", person=carol.person.user), "No puedes invitar a")


async def test_one_names_a_person_or_a_computer_and_no_bot(club: Club, alice: Player) -> None:
    await begun(club)
    async with nothing_changes(club):
        reply = await alice.slash("substitute", person=club["bob"].person.user, computer="easy")
        refused(reply, "not both")
        robot = club.world.guild.add_member(club.env.create_user("robot", bot=True))
        refused(await alice.slash("substitute", person=robot.user), "a person other than yourself")


@THREE
async def test_who_gives_up_a_seat_that_is_another_s_by_now_reads_who_plays(
    club: Club, alice: Player, bob: Player
) -> None:
    carol = club["carol"]
    await begun(club)
    choice = (await bob.slash("resign")).messages[0]
    await bob.slash("substitute", person=carol.person.user)
    await carol.press("seat-take", on=club.messages[-1])
    async with nothing_changes(club):
        await bob.press("resign", on=choice)
    assert "**Alice**" in bob.now(choice).text and "**Carol**" in bob.now(choice).text


@THREE
@pytest.mark.parametrize("how", ["kept", "taken"])
async def test_what_came_of_an_offer_stays_as_it_is_once_there_is_another(
    club: Club, bob: Player, how: str
) -> None:
    """Nothing of it ceases to be true, so no request changes its message any more."""
    await begun(club, clock="7d")
    if how == "kept":
        await bob.press("seat-seek", on=(await bob.slash("substitute")).messages[0])
        (asked,) = [message for message in club.messages if message.control("seat-take")]
        choice = (await bob.slash("substitute")).messages[0]
        await bob.press("Conservar mi asiento", on=choice)
    else:
        await bob.slash("substitute", person=club["carol"].person.user)
        asked = club.messages[-1]
        await club["carol"].press("seat-take", on=asked)
    came = club.look_up(asked.channel_id, asked.id).text
    owner = bob if how == "kept" else club["carol"]
    await owner.press("seat-seek", on=(await owner.slash("substitute")).messages[0])
    await club.rest()
    assert [message for message in club.messages if message.control("seat-take")]
    assert club.look_up(asked.channel_id, asked.id).text == came
