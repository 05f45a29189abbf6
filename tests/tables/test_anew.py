"""What a message may show that is not so is drawn anew at a start."""

from __future__ import annotations

from pathlib import Path

from engines.core import Verbatim
from store import RESTORED, Changes
from tables.anew import MOMENT
from tables.lobby import Guest, Place
from tables.notice import hand
from tests.tables.house import ALICE, Clock, Hall, hall
from tests.tables.post_office import PostOffice


def edits(office: PostOffice, house: Hall, match_id: int) -> list[int]:
    """Return how often the newest message of each hand of a match was edited."""
    newest = {
        letter.surface: letter.edits
        for letter in office.letters
        if letter.scene.match.id == match_id and letter.surface.startswith(hand(0)[:-1])
    }
    return [newest[surface] for surface in sorted(newest)]


async def test_hands_of_matches_that_moved_last_are_drawn_anew_and_no_others(
    tmp_path: Path,
) -> None:
    """An answer that arrived late may cover what a hand was asked when the bot died."""
    clock = Clock()
    office = PostOffice(clock)
    async with hall(tmp_path / "t.db", clock, office, pulse=30.0) as house:
        await house.tables.resume()
        rests, unmoved = await house.begin(), await house.begin(channel=8)
        await house.move(rests, 0)
        await house.pass_time(MOMENT + 1)
        moved = await house.begin(channel=9)
        await house.move(moved, 0)
        await house.settle()
        before = {m: edits(office, house, m) for m in (rests, unmoved, moved)}
    async with hall(tmp_path / "t.db", clock, office, pulse=30.0) as house:
        await house.tables.resume()
        await house.settle()
        after = {m: edits(office, house, m) for m in (rests, unmoved, moved)}
    assert after == before | {moved: [many + 1 for many in before[moved]]}


async def test_a_hand_that_was_pressed_before_all_goes_on_is_not_drawn_twice(
    tmp_path: Path,
) -> None:
    """People press as soon as Discord reaches the bot, which is before it goes on by itself."""
    clock = Clock()
    office = PostOffice(clock)
    async with hall(tmp_path / "t.db", clock, office, pulse=30.0) as house:
        match_id = await house.begin()
        await house.pass_time(1.0)
        await house.move(match_id, 0)
        await house.settle()
        before = edits(office, house, match_id)
        await house.tables.resume()
        await house.settle()
        assert edits(office, house, match_id) == before


async def test_after_a_backup_everything_that_people_see_is_shown_anew_once(house: Hall) -> None:
    match_id = await house.begin(computers=("easy",))
    lobby = await house.tables.lobby.open("magblast", Guest(ALICE, "Alice", 1), Place(5, 8, "en"))
    await house.settle()
    await house.store.commit(Changes().swap_setting(RESTORED, "1700000000.5", ""))
    before = len(house.office.letters)
    for _ in range(2):
        await house.tables.resume()
        await house.settle()
    shown = house.office.letters[before:]
    told = {(letter.scene.match.id, letter.surface) for letter in shown}
    assert told == {(match_id, "board"), (match_id, hand(0)), (lobby, "lobby")}
    assert len(shown) == len(told)
    for letter in shown:
        assert [event.key for event in letter.events] == ["table-restored"]
        assert letter.events[0].args["when"] == Verbatim("<t:1700000000:f>")
