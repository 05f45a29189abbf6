"""/catchup: what happened since the own last move, in private, in both languages."""

from __future__ import annotations

import pytest

from cogs.panels.since import MOST, missed, names, public_head
from cogs.panels.telling import PLAIN
from engines.core import Either, Player, text
from engines.magblast import ENGINE
from tests.bot.club import Club
from tests.bot.player import Player as Person
from tests.games.magblast.play.battles import Battle
from tests.games.magblast.play.battles import begun as battle_begun
from tests.games.magblast.play.hasty import hasty
from tests.games.shazamm.play.duels import begun, cast, lobby, nothing_changes, refused

MOVES = 60
"""Within so many one has been shot at."""


@pytest.mark.parametrize("place", ["channel", "dm"])
async def test_it_is_told_in_private_what_happened_since_the_own_move(
    club: Club, alice: Person, bob: Person, place: str
) -> None:
    await begun(club)
    await cast(alice, 9)
    await cast(bob, 5)
    async with nothing_changes(club):
        mine = await alice.slash("catchup", alice.person.dm if place == "dm" else club.channel)
        yours = await bob.slash("catchup", bob.person.dm if place == "dm" else club.channel)
    refused(mine, "You bet 9", "About you")
    refused(yours, "Desde tu última jugada no ha pasado nada")


async def test_ones_own_cards_are_about_oneself(club: Club, alice: Person) -> None:
    """No line of it names Alice: "you draw" is told to her alone."""
    await begun(club)
    told = (await alice.slash("catchup")).text
    assert told.index("About you") < told.index("You draw:") < told.index("Besides")


async def test_a_lobby_has_nothing_to_tell(club: Club, alice: Person) -> None:
    await lobby(alice)
    refused(await alice.slash("catchup"), "not begun")


def test_the_newest_lines_are_kept_and_the_others_counted() -> None:
    heard = [text("line", number=number) for number in range(MOST + 3)]
    shown = missed(heard, 0)
    assert shown[0] == text("catchup-before", count=3)
    assert shown[2:] == tuple(heard[3:])


def test_equal_lines_side_by_side_are_told_once() -> None:
    one, other = text("one"), text("other")
    assert missed([one, one, other, one], None) == (
        text("catchup-all"),
        text("report-times", line=one, times=2),
        other,
        one,
    )


def test_whoever_is_called_in_the_channel_is_told_what_came_before_what_stands_there() -> None:
    """What happened to others alone is not told again, nor what stands below it."""
    early, late = text("hit", who=Player(0)), text("sunk", who=Player(0))
    theirs = text("hit", who=Player(1))
    assert public_head([early, theirs, late], 0, PLAIN, [late]) == (
        text("since-theirs", player=Player(0)),
        early,
    )
    assert public_head([theirs, late], 0, PLAIN, [late]) == ()
    assert public_head([early, late], 0, PLAIN, [early, late]) == ()


async def test_the_board_that_calls_one_alone_tells_what_happened_to_them(club: Club) -> None:
    """Below it stands what the move that called them did; what came before is said above."""
    battle = Battle(club, await battle_begun(club))
    for _ in range(MOVES):
        state = await battle.state()
        seat = min(ENGINE.to_act(state))
        await battle.types(seat, hasty(state, seat))
        lines = club.messages[-1].text.splitlines()
        if (at := next((n for n, line in enumerate(lines) if "last moved:" in line), None)) is None:
            continue
        (called,) = ENGINE.to_act(await battle.state())
        name = ("**Alice**", "**Bob**")[called]
        assert lines[at] == f"Since {name} last moved:"
        assert name in lines[at + 1]
        return
    raise AssertionError("nobody was called whom anything had happened to")


def test_what_names_somebody_stands_first() -> None:
    theirs, mine = text("hit", who=Player(1)), text("hit", who=Player(0))
    assert missed([theirs, mine], 0) == (
        text("catchup-yours"),
        mine,
        text("catchup-others"),
        theirs,
    )
    assert missed([theirs, mine], None)[1:] == (theirs, mine)


def test_a_name_is_found_however_deep_it_stands() -> None:
    deep = text("a", who=(Player(1), text("b", either=Either((Player(0), "c")))))
    assert names(deep, 0)
    assert not names(deep, 2)
