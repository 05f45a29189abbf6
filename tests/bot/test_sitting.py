"""A computer that sits in, as people meet it: who is told, and how the seat is taken back."""

from __future__ import annotations

import pytest

from tests.bot.club import Club
from tests.bot.lobbies import pages, sets
from tests.bot.player import Player
from tests.games.shazamm.play.duels import cast, has_boards, last_match, lobby, refused, rows
from tests.sampled import every_other


async def begun(club: Club, expired: str, clock: str = "1h") -> int:
    alice, bob = club["alice"], club["bob"]
    await lobby(alice)
    await has_boards(club, last_match(club), "turn")
    await sets(alice, "clock", clock)
    await sets(alice, "expired", expired)
    await bob.press("join")
    await alice.press("start")
    return last_match(club)


async def test_what_an_expired_clock_does_is_chosen_among_the_options(
    club: Club, alice: Player, bob: Player
) -> None:
    await lobby(alice, bob)
    shown = "\n".join([page.text async for page in pages(alice)])
    assert "When time runs out" in shown and "until the seat is taken back" in shown
    assert "a computer sits in" not in club.messages[-1].text
    await sets(alice, "expired", "computer")
    await sets(alice, "clock", "3d-8h")
    board = club.messages[0].text
    assert "When time runs out: **a computer sits in**" in board
    assert "bank 3 days, +8 h per move" in board
    theirs = "\n".join([page.text async for page in pages(bob)])
    assert "Cuando se acaba el tiempo: **juega un ordenador**" in theirs
    assert "reserva 3 días, +8 h/jugada" in theirs


@pytest.mark.parametrize("how", every_other(["board", "hand", "command", "after a restart"], 1))
async def test_a_seat_is_taken_back_with_one_press(
    club: Club, alice: Player, bob: Player, how: str
) -> None:
    await begun(club, "computer")
    await cast(alice, 5)
    await club.advance(minutes=61)
    board = club.messages[-1]
    told = "\n".join(message.text for message in club.messages)
    assert "a computer plays for **Bob**" in told
    assert f"Waiting for {bob.mention}" not in board.text
    assert any(bob.id in ping.user_ids for ping in club.pings[1:])
    mine = bob.dms[-1]
    assert "un ordenador juega por ti" in mine.text
    refused(await bob.slash("shazamm cast", bet=5), "un ordenador juega por ti", "/volver")
    assert "Un ordenador juega por ti: ¡Shazamm!" in (await bob.slash("matches")).text
    if how == "after a restart":
        await club.restart()
    if how == "command":
        reply = await bob.slash("back")
        assert "Vuelves a jugar" in reply.text and reply.private
        assert "Un ordenador juega" not in (await bob.slash("matches")).text
        refused(await bob.slash("back"), "ningún ordenador")
    else:
        on = bob.now(mine) if how == "hand" else board
        reply = await bob.press("seat-back", on=on)
    assert "**Bob** is back and plays again" in "\n".join(m.text for m in club.messages)
    await cast(alice, 1)
    kinds = [kind for (kind,) in rows(club, "SELECT kind FROM entry WHERE seat = 1")]
    assert kinds[0] == "sit" and kinds[-1] == "back"
    assert "Te toca" in bob.dms[-1].text or "Ya has jugado" in bob.dms[-1].text
    assert not any("seat-back" in c.custom_id for m in club.messages[-1:] for c in m.controls)


async def test_nobody_else_takes_it_back(club: Club, alice: Player, bob: Player) -> None:
    await begun(club, "computer")
    await cast(alice, 5)
    await club.advance(minutes=61)
    refused(await alice.press("seat-back"), "No computer plays for you here")
    refused(await alice.slash("back"), "No computer plays for you here")


async def test_whoever_loses_by_the_clock_is_named(club: Club, alice: Player, bob: Player) -> None:
    await begun(club, "loss")
    await cast(alice, 5)
    await club.advance(minutes=61)
    told = "\n".join(message.text for message in club.messages)
    assert "**Bob** ran out of time, and loses by it" in told
    assert "**Alice** wins" in told
