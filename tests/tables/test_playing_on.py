"""A match that is over is played on from any of its moments, and stays as it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import engines
from cogs.panels.spoken import saying_to
from cogs.words.strings import LOCALES, speaker
from engines.core import Say, decode, encode
from operating.examination import examine
from store import Changes
from tables.errors import TableRefusal
from tables.fairness import Deal
from tables.limits import LimitReached, Limits
from tables.lobby import Guest, Place
from tables.match.history import eyes
from tables.match.log import DEAL, PAST, effective
from tables.match.seals import SHORT
from tables.options import Origin
from tables.tables import By
from tables.verify import Mismatch, verify
from tests.proofs import confirmed, last_of, promise_of
from tests.sampled import every_other
from tests.tables.forgeries import Told, again
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PostOffice
from tests.tables.taken_up import MOVES, is_decided, over, plies, record, take_up


async def written(house: Hall, match_id: int) -> tuple[object, ...]:
    """Return all that is kept of a match, but for what stands in Discord."""
    store = house.store
    match, seats = await store.roster(match_id) or (None, ())
    return match, seats, await store.log.entries(match_id), await store.standing(match_id)


@pytest.mark.parametrize("game", every_other(engines.keys(), 1))
async def test_it_goes_on_from_any_moment_and_the_old_match_is_never_touched(
    house: Hall, game: str
) -> None:
    old = await over(house, game)
    before = await written(house, old)
    found = await plies(house, old)
    for number, ply in enumerate(dict.fromkeys((0, found[len(found) // 2], found[-1]))):
        there = await house.tables.playing_on.moment(old, ply)
        place = Place(5, 100 + number, "en")
        new = await take_up(house, old, ply, there.seats[0], place)
        first = (await house.store.log.entries(new))[: 1 + len(there.line)]
        assert [entry.kind for entry in first] == [DEAL, *[PAST] * len(there.line)]
        assert [entry.ply for entry in first] == [0, *(entry.ply for entry in there.line)]
        await house.settle()
        await played_by_alice(house, new)
        assert not [*examine(await record(house, new))]
        await given_up(house, new)
        said = confirmed(await house.tables.export(new))
        assert f"It was taken from match {old} after step {ply}" in said
    assert await written(house, old) == before


async def given_up(house: Hall, match_id: int) -> None:
    if (await house.position(match_id)).outcome is None:
        await house.tables.play.resign(match_id, By(ALICE))


async def played_by_alice(house: Hall, match_id: int, moves: int = 6) -> None:
    for _ in range(moves):
        position = await house.position(match_id)
        seat = next(row.seat for row in position.seats if row.user_id == ALICE)
        if position.outcome is not None or seat not in position.asked:
            return
        await house.move(match_id, seat)
        await house.settle()


@pytest.mark.parametrize("game", every_other(engines.keys()))
async def test_it_stands_as_it_truly_did_and_what_is_rolled_from_then_on_is_new(
    house: Hall, game: str
) -> None:
    old = await over(house, game)
    was = await house.position(old)
    for ply in (await plies(house, old))[::5]:
        taken = await house.tables.playing_on.moment(old, ply)
        new = await take_up(house, old, ply, taken.seats[-1], Place(5, 200 + ply, "es"))
        now = await house.position(new)
        moved = await house.store.log.entries(new, 1 + len(taken.line))  # computers are quick
        assert moved or encode(now.state) == encode(taken.state)
        assert now.match.rules_version == was.match.rules_version
        for rolled in range(ply + 1):
            assert now.dice(rolled).random() == was.dice(rolled).random()
        assert now.dice(ply + 1).random() != was.dice(ply + 1).random()
        await house.settle()


async def test_its_log_begins_with_a_deal_that_no_message_told_and_shows_where_it_stands(
    house: Hall,
) -> None:
    old = await over(house)
    taken = await house.tables.playing_on.moment(old, 5)
    new = await take_up(house, old, 5)
    entries = (await house.store.log.entries(new))[: 1 + len(taken.line)]
    deal = decode(entries[0].action, Deal)
    assert (deal.message, deal.sent) == (None, 0)
    assert entries[-1].shown == (entries[-1].chain or "")[:SHORT]
    assert {entry.shown for entry in entries[:-1]} == {None}


async def test_of_two_that_are_taken_up_alike_each_has_its_own_chance(house: Hall) -> None:
    old = await over(house)
    one = await house.position(await take_up(house, old, 3))
    other = await house.position(await take_up(house, old, 3, place=Place(5, 71, "en")))
    assert one.match.seed != other.match.seed
    assert one.dice(4).random() != other.dice(4).random()


async def test_what_was_taken_up_can_be_taken_up_again_before_and_after_its_own_beginning(
    house: Hall,
) -> None:
    old = await over(house, "magblast")
    middle = (await plies(house, old))[MOVES // 2]
    second = await take_up(house, old, middle)
    await house.settle()
    await played_by_alice(house, second, 4)
    await house.tables.play.resign(second, By(ALICE))
    later = (await plies(house, second))[-1]
    assert later > middle
    was = await house.position(second)
    for ply, stretches in ((middle - 1, 1), (middle, 1), (later, 2)):
        third = await take_up(house, second, ply)
        now = await house.position(third)
        origin = now.options.origin
        assert isinstance(origin, Origin)
        assert (origin.match, origin.ply, len(origin.chance)) == (second, ply, stretches)
        assert all(now.dice(n).random() == was.dice(n).random() for n in range(ply + 1))
        await house.settle()
        assert not [*examine(await record(house, third))]
        await house.tables.play.resign(third, By(ALICE))
        assert confirmed(await house.tables.export(third))


async def test_only_what_is_over_is_played_on_and_not_from_its_end(house: Hall) -> None:
    running = await house.begin()
    await refused(house, running, 0, "refusal-play-on-running")
    await house.tables.lobby.cancel(running, 99, moderator=True)
    await refused(house, running, 0, "refusal-play-on-running")
    decided = await house.begin(game="rebelmoon", channel=8)
    await house.play_on(decided, 500)
    assert await is_decided(house, decided)
    await refused(house, decided, (await house.position(decided)).ply, "refusal-play-on-over")
    await refused(house, decided, 10**9, "refusal-play-on-over")
    for seat in (-1, 2, 9):
        with pytest.raises(TableRefusal) as told:
            await take_up(house, decided, 1, seat)
        assert told.value.text.key == "refusal-play-on-seat"


async def refused(house: Hall, match_id: int, ply: int, key: str) -> None:
    with pytest.raises(TableRefusal) as told:
        await take_up(house, match_id, ply)
    assert told.value.text.key == key


async def test_nobody_takes_the_seat_of_who_is_out(house: Hall) -> None:
    """In a match of several who is destroyed has no part any more."""
    lobby = house.tables.lobby
    old = await lobby.open("magblast", Guest(ALICE, "Alice", 1), Place(5, 7, "en"))
    for number, name in ((BOB, "Bob"), (33, "Carol")):
        await lobby.join(old, Guest(number, name, number))
    await house.start(old)
    await house.play_on(old, 5_000)
    line = effective(await house.store.log.entries(old))
    seats = {len((await house.tables.playing_on.moment(old, e.ply)).seats) for e in line[:-1:7]}
    assert seats == {2, 3}


async def test_a_channel_holds_one_and_limits_are_kept(tmp_path: Path) -> None:
    clock = Clock()
    limits = Limits(computers_person=1)
    async with hall(tmp_path / "few.db", clock, PostOffice(clock), limits=limits) as house:
        old = await over(house)
        new = await take_up(house, old, 2)
        with pytest.raises(LimitReached):
            await take_up(house, old, 2, place=Place(5, 71, "en"))
        await house.tables.play.resign(new, By(ALICE))
        assert await take_up(house, old, 2, place=Place(5, 71, "en"))
    async with hall(tmp_path / "one.db", clock, PostOffice(clock)) as house:
        old = await over(house)
        await take_up(house, old, 2)
        await refused(house, old, 2, "refusal-play-on-taken")


async def test_what_was_played_before_is_not_taken_back(house: Hall) -> None:
    old = await over(house, "rebelmoon", 9)
    for ply in (await plies(house, old))[-3:]:
        taken = await house.tables.playing_on.moment(old, ply)
        seat = taken.line[-1].seat or 0
        new = await take_up(house, old, ply, seat, Place(5, 300 + ply, "en"))
        with pytest.raises(TableRefusal) as told:
            await house.tables.play.undo(new, By(ALICE))
        assert told.value.text.key == "refusal-undo-past"
        await house.settle()


async def test_it_counts_for_nobody(house: Hall) -> None:
    old = await over(house)
    tables = house.tables

    async def counted() -> tuple[object, ...]:
        return (
            await tables.reliability.attended(ALICE),
            await tables.records.all_ratings_of(ALICE),
            await tables.records.meetings(ALICE, BOB, 9),
        )

    before = await counted()
    new = await take_up(house, old, 4)
    await house.settle()
    await tables.play.resign(new, By(ALICE))
    assert await counted() == before
    rated = await tables.records.all_ratings_of(ALICE)
    await seated_together(house, old)
    assert await tables.records.all_ratings_of(ALICE) == rated


async def seated_together(house: Hall, old: int) -> None:
    """End one in which two people sit, which nothing that people can press leads to."""
    new = await take_up(house, old, 4, place=Place(5, 71, "en"))
    await house.settle()
    row = (await house.store.seats(new))[1]
    both = msgspec.structs.replace(row, user_id=44, name="Dan", level=None)
    await house.store.commit(Changes().seat(both))
    await house.tables.live.forget(new)
    await house.tables.play.resign(new, By(44))


async def test_what_led_there_is_no_news_and_is_told_when_it_is_asked_for(house: Hall) -> None:
    old = await over(house, "rebelmoon", 9)
    ply = (await plies(house, old))[-1]
    new = await take_up(house, old, ply)
    await house.settle()
    ever = await house.tables.heard_ever(new, None)
    before = await house.tables.heard_ever(old, None)
    since = await house.tables.heard_since(new, None)
    before = before[: len(ever) - len(since) - 1]
    assert len(before) > 4
    taken = ever[len(before)]
    assert [line.key for line in ever[: len(before)]] == [line.key for line in before]
    assert ever[len(before) :] == (taken, *since)
    assert taken in [event for letter in house.office.on("board") for event in letter.events]
    assert house.told("table-taken") == 1


@pytest.mark.parametrize("game", every_other(engines.keys(), 1))
async def test_what_led_there_is_told_as_nobodys_own_deed(house: Hall, game: str) -> None:
    """Whoever sits there now has done and heard nothing of it; what they do themselves is theirs.

    Also where it was taken up a second time, and nobody has done anything since.
    """
    old = await over(house, game)
    first = await take_up(house, old, (await plies(house, old))[-1])
    await house.settle()
    await given_up(house, first)
    ply = (await plies(house, first))[-1]
    for new in (first, await take_up(house, first, ply, place=Place(5, 71, "en"))):
        for seat in (None, *(row.seat for row in await house.store.seats(new))):
            ever = await house.tables.heard_ever(new, seat)
            at = [line.key for line in ever].index("table-taken")
            assert ever[at].args["number"] != new
            assert at > 0
            for line in ever[:at]:
                for told in LOCALES:
                    said = speaker(told, _named_wrongly)(line)
                    assert "§" not in said and (seat is None or said == _to(seat, told)(line))
        taken = (await house.position(new)).options.taken
        for seat in eyes(scene := await house.tables.scene_for(new, ALICE)):
            steps = (await house.tables.moment(scene, seat, None)).steps
            past = [line for step in steps if step.ply <= taken for line in step.told]
            assert not [line for line in past if "§" in speaker("en", _named_wrongly)(line)]


def _named_wrongly(seat: int) -> str:
    return f"§{seat}"


def _to(seat: int, locale: str) -> Say:
    return saying_to(seat, speaker(locale, _named_wrongly))


async def test_after_a_restart_it_goes_on(tmp_path: Path) -> None:
    clock = Clock()
    office = PostOffice(clock)
    async with hall(tmp_path / "on.db", clock, office) as house:
        old = await over(house)
        new = await take_up(house, old, 5)
    async with hall(tmp_path / "on.db", clock, office) as house:
        await house.tables.resume()
        await house.settle()
        await played_by_alice(house, new)
        assert (await house.position(new)).ply > 5
        assert not [*examine(await record(house, new))]
        assert [row.name for row in await house.store.seats(new)] == ["Alice", ""]


FORGED: dict[str, Callable[[Told], object]] = {
    "another seed of before": lambda told: told["options"]["origin"]["chance"][0].update(
        seed="0" * 64
    ),
    "taken after another step": lambda told: told["options"]["origin"].update(ply=2),
    "taken from another match": lambda told: told["options"]["origin"].update(match=9),
    "not taken": lambda told: told["options"].pop("origin"),
    "a step of before left out": lambda told: told["log"].pop(2),
    "a step of before as one's own": lambda told: told["log"][1].update(kind="action"),
    "an own step as one of before": lambda told: told["log"][-2].update(kind="past"),
}


@pytest.mark.parametrize("what", FORGED)
async def test_nothing_of_where_it_was_taken_from_is_forged(house: Hall, what: str) -> None:
    data = await taken_and_over(house)
    told = msgspec.json.decode(data)
    FORGED[what](told)
    with pytest.raises(Mismatch):
        verify(msgspec.json.encode(told), promise_of(data), last_of(data))


def _takes_back_what_was_taken_over(told: Told) -> None:
    last = told["log"][-1]
    undo = {"kind": "undo", "seat": 0, "action": {"ply": 5, "dropped": [6, 7]}, "state": None}
    told["log"][-1:] = [{**undo, "number": last["number"], "ply": last["ply"]}]


CONTRADICTIONS: dict[str, Callable[[Told], object]] = {
    "a step of before as one's own": FORGED["a step of before as one's own"],
    "an own step as one of before": FORGED["an own step as one of before"],
    "a step of before taken back": _takes_back_what_was_taken_over,
}


@pytest.mark.parametrize("what", CONTRADICTIONS)
async def test_a_file_that_contradicts_itself_is_refused_whoever_made_it(
    house: Hall, what: str
) -> None:
    told = msgspec.json.decode(await taken_and_over(house))
    CONTRADICTIONS[what](told)
    made = again(told)
    with pytest.raises(Mismatch, match="tak"):
        confirmed(msgspec.json.encode(told) if made is None else made)


async def taken_and_over(house: Hall) -> bytes:
    """Return the file of a match that was taken after five steps, and went on for some."""
    new = await take_up(house, await over(house), 5)
    await house.settle()
    await played_by_alice(house, new, 2)
    await house.tables.play.resign(new, By(ALICE))
    return await house.tables.export(new)
