"""What Discord tells two processes is done once, and neither says that it was not."""

from __future__ import annotations

import pytest

from cogs.panels.game import offered
from tests.bot.club import Club
from tests.bot.deeds import COMMAND, Deed, forged
from tests.bot.offered import check_answered, everything, opened
from tests.bot.quicker import told_too
from tests.bot.running import begin
from tests.games.shazamm.play.duels import rows
from tests.wire.judge import denied

SEATS = "SELECT nullif(name, '') FROM seat WHERE match_id = 1 ORDER BY seat"
MADE = "SELECT count(*) FROM entry WHERE interaction_id IS NOT NULL"


@pytest.mark.club("alice", "bob", "carol", "dora")
@pytest.mark.parametrize("game", offered())
async def test_nobody_reads_that_what_was_done_was_not(club: Club, game: str) -> None:
    """Each of two processes that are told of a press or a command comes second in its turn."""
    await begin(club, game, clock="1h")
    shown, made = [*club.messages, *club["alice"].dms, *await opened(club)], rows(club, MADE)
    first = made
    with told_too(club):
        async for what, reply in everything(club, game, shown):
            check_answered(what, reply)
            before, made = made, rows(club, MADE)
            assert made == before or not denied(reply.text), (what, reply.text)
    assert made != first


@pytest.mark.club("alice", "bob", "carol", "dora")
async def test_a_lobby_is_changed_once(club: Club) -> None:
    """It has no log; nor does the second say of anything that it was not done."""
    alice, bob, carol = (club[name] for name in ("alice", "bob", "carol"))
    opened = await alice.slash("play", game="magblast", computers=1)
    shown = next(message for message in club.messages if message.control("join"))
    assert opened.private
    for player, control, sits in (
        (bob, "join:", ["Alice", None, "Bob"]),
        (carol, "join:", ["Alice", None, "Bob", "Carol"]),
        (alice, "rotate:", ["Carol", "Alice", None, "Bob"]),
        (alice, "computer:easy", ["Carol", "Alice", None, "Bob", None]),
        (alice, "no-computer:", ["Carol", "Alice", None, "Bob"]),
        (carol, "leave:", ["Alice", None, "Bob"]),
        (alice, "start:", ["Alice", None, "Bob"]),
    ):
        reply = await club.by_two(forged(player.person.member, shown, f"b:1:-1:{control}"))
        assert not denied(reply.text), (control, reply.text)
        assert [name for (name,) in rows(club, SEATS)] == sits, control


async def test_a_lobby_is_opened_once(club: Club) -> None:
    """Also in a thread, of which each may open one: there nothing else stands in the way."""
    chosen = {"game": "shazamm", "where": "thread"}
    options = [{"name": name, "type": 3, "value": value} for name, value in chosen.items()]
    command = {"id": "0", "name": "play", "type": 1, "options": options}
    await club.by_two(Deed(club["alice"].person.member, COMMAND, club.channel.id, command))
    assert rows(club, "SELECT count(*) FROM match") == [(1,)]
