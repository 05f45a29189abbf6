"""What both did in a turn is told in one line, and what they did in another one in another."""

from __future__ import annotations

from cogs.games.shazamm.telling import TELLING
from cogs.panels.telling import gathered
from engines.core import Player, Text, text
from tests.bot.club import Club
from tests.bot.player import Player as Person
from tests.games.shazamm.play.duels import begun, turn


def bet(seat: int, amount: int) -> Text:
    return text("shazamm-event-reveal", player=Player(seat), bet=amount, count=0, spells=())


def test_bets_of_two_turns_are_not_told_as_one() -> None:
    turns = [[bet(0, 5), bet(1, 9)], [bet(0, 3), bet(1, 4)]]
    power = text("shazamm-event-round")
    told = gathered([*turns[0], power, *turns[1]], TELLING)
    assert [line.key for line in told] == [
        "shazamm-report-reveals",
        "shazamm-event-round",
        "shazamm-report-reveals",
    ]
    assert [line.args.get("times") for line in told] == [2, None, 2]


async def test_the_log_says_of_no_open_bet_that_it_is_secret(club: Club, alice: Person) -> None:
    """Neither while the next one is, nor to whoever looks back on what is open now."""
    await begun(club)
    await turn(club, (5,), (6,))
    read = (await alice.slash("log")).text
    assert "You bet 5." in read
    assert "Nobody sees it" not in read
