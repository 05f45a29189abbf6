"""What a match is remembered by once it has ended."""

from __future__ import annotations

from engines.core import Player
from engines.retelling import Sound as Heard
from store import Changes, Sound
from tables.lobby import Guest
from tables.match.log import ACTION, BACK, RESIGN, SIT, TAKEN, Chosen
from tables.match.ratings import helped_seats
from tables.match.tenures import called
from tables.options import HOUR
from tables.tables import By
from tests.tables.handing import handed
from tests.tables.house import ALICE, BOB, Hall
from tests.tables.logs import log

CAROL = 33


async def test_it_tells_how_long_it_was_and_what_sounded_best(house: Hall) -> None:
    endings, match_id = house.tables.endings, await house.begin()
    await house.play_on(match_id, 4)
    assert await endings.of(match_id) is None
    house.clock.seconds += 3 * HOUR - 1
    await house.tables.play.resign(match_id, By(BOB))
    ended = await endings.of(match_id)
    assert ended is not None
    assert (ended.moves, ended.hours, ended.sound) == (4, 2, None)
    sounds = Changes().sound(Sound(match_id, 1, 0, 0, ALICE, "Zzzap", 1, 0))
    await house.store.commit(sounds.sound(Sound(match_id, 2, 0, 1, BOB, "Pew", 3, 0)))
    ended = await endings.of(match_id)
    assert ended is not None
    assert ended.sound == Heard("Pew", 1, 3)


async def test_whoever_handed_a_seat_on_is_named_where_their_points_are_told(house: Hall) -> None:
    """The seat is somebody else's by now."""
    match_id = await house.begin()
    await house.play_on(match_id, 2)
    await handed(house, match_id, BOB, Guest(CAROL, "Carol", 3))
    await house.tables.play.resign(match_id, By(CAROL))
    await house.settle()
    (letter,) = house.office.on("ending")
    told = [event.args["who"] for event in letter.events if event.key == "ending-rating"]
    assert told == [Player(0), called(BOB)]


def test_helped_is_whoever_had_a_computer_or_another_person_play() -> None:
    """By their wish, because their time was over, or because they had given up."""
    left = log((ACTION, 0, None), (SIT, 1, None), (SIT, 2, Chosen("easy")), (RESIGN, 4, None))
    moved = log((ACTION, 0, None), (ACTION, 1, None), (ACTION, 2, None), (ACTION, 4, None))
    assert helped_seats([*left, *moved, *log((TAKEN, 3, None))]) == {1, 2, 3, 4}


def test_no_help_had_whoever_came_back_before_a_computer_moved() -> None:
    """Nor who gave up last, since nobody played on."""
    lines = log((SIT, 0, None), (BACK, 0, None), (ACTION, 0, None), (ACTION, 1, None))
    assert helped_seats([*lines, *log((RESIGN, 1, None), (SIT, 2, None))]) == frozenset()
