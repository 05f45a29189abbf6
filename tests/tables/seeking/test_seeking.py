"""Two who look for each other meet: once, called as they wish, and only if both say yes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from engines.core import decode, encode
from store import Changes, Rating, Seek, Status
from tables import TableRefusal
from tables.limits import LimitReached, Limits
from tables.lobby import Guest, Place
from tables.notice import CALL, LOBBY, found
from tables.options import DAY, HOUR, PRESETS, Clock, TableOptions, Welcome
from tables.seeking.fitting import ABOUT
from tables.seeking.pairs import STANDS as FOR_YES
from tables.seeking.seeking import EVERY, STANDS
from tables.seeking.wanted import Found, Strength
from tables.wishes import How, Quiet, local
from tests.tables.house import ALICE, BOB, MODERATOR, Hall, hall
from tests.tables.house import Clock as Seconds
from tests.tables.post_office import PostOffice
from tests.tables.seeking.looking import (
    CAROL,
    CHANNEL,
    DORA,
    NAMES,
    SERVER,
    lobby,
    looks,
    says_no,
    says_yes,
    seek_of,
    seeks,
    wishes,
)


async def met(house: Hall, one: int = ALICE, other: int = BOB) -> int:
    """Let two look for each other, and return their lobby."""
    await looks(house, one)
    await looks(house, other)
    return (await lobby(house)).id


async def test_whoever_fits_is_brought_together_and_called(house: Hall) -> None:
    await looks(house, ALICE)
    assert await house.store.matches.live() == ()
    await looks(house, BOB)
    match = await lobby(house)
    assert (match.guild_id, match.channel_id, match.host_id) == (SERVER, CHANNEL, ALICE)
    assert await seeks(house) == {ALICE: [match.id], BOB: [match.id]}
    seats = await house.store.seats(match.id)
    assert {row.user_id for row in seats} == {ALICE, BOB}
    (letter,) = house.office.on(LOBBY)
    assert letter.pings == {ALICE, BOB}
    for row in seats:
        (private,) = house.office.on(found(row.seat))
        assert private.scene.seat == row.seat and not private.silent


async def test_the_match_begins_with_the_second_yes(house: Hall) -> None:
    match_id = await met(house)
    assert not await says_yes(house, match_id, BOB)
    with pytest.raises(TableRefusal, match="refusal-sought-said"):
        await says_yes(house, match_id, BOB)
    assert (await lobby(house)).status is Status.LOBBY
    assert await says_yes(house, match_id, ALICE)
    assert (await lobby(house)).status is Status.PLAYING
    assert await seeks(house) == {}
    salts = [row.salt for row in await house.store.seats(match_id)]
    assert all("+" in salt for salt in salts)  # each yes has added to the dice
    await house.play_on(match_id, 3)
    with pytest.raises(TableRefusal, match="refusal-sought-over"):
        await says_no(house, match_id, ALICE)


async def test_nobody_else_comes_and_nothing_is_changed(house: Hall) -> None:
    match_id = await met(house)
    tables = house.tables.lobby
    carol = Guest(CAROL, NAMES[CAROL], 1)
    for deed in (
        tables.join(match_id, carol),
        tables.leave(match_id, ALICE),
        tables.set_option(match_id, ALICE, "clock", "1h"),
        tables.set_preset(match_id, ALICE, "long"),
        tables.add_computer(match_id, ALICE, "easy"),
        tables.rotate(match_id, ALICE),
        tables.start(match_id, ALICE),
        tables.agree(match_id, BOB, "x"),
        tables.cancel(match_id, ALICE),
    ):
        with pytest.raises(TableRefusal, match="refusal-sought"):
            await deed
    for deed in (house.tables.pairs.confirm(match_id, carol), says_no(house, match_id, CAROL)):
        with pytest.raises(TableRefusal, match="refusal-sought-others"):
            await deed
    assert await house.tables.records.lobbies_of(SERVER) == ()


async def test_whoever_says_no_stops_and_the_other_goes_on_without_them(house: Hall) -> None:
    match_id = await met(house)
    since = (await seek_of(house, ALICE)).since
    assert not await says_yes(house, match_id, ALICE)
    await says_no(house, match_id, BOB)
    assert await house.store.matches.live() == ()
    assert await seeks(house) == {ALICE: [None]}
    assert (await seek_of(house, ALICE)).since == since
    for seat in (0, 1):
        (letter,) = house.office.on(found(seat))
        mine = (await house.store.seats(match_id))[seat].user_id == ALICE
        key = "sought-again" if mine else "sought-ended"
        assert [event.key for event in letter.events] == [key]
    await looks(house, BOB)
    assert await house.store.matches.live() == ()
    await looks(house, CAROL)
    assert await seeks(house) == {
        ALICE: [(await lobby(house)).id],
        CAROL: [(await lobby(house)).id],
        BOB: [None],
    }


async def test_one_may_say_no_after_a_yes(house: Hall) -> None:
    match_id = await met(house)
    await says_yes(house, match_id, ALICE)
    await says_no(house, match_id, ALICE)
    assert await seeks(house) == {BOB: [None]}


@pytest.mark.parametrize("yes", [(), (ALICE,)])
async def test_whoever_says_nothing_in_time_stops(house: Hall, yes: tuple[int, ...]) -> None:
    match_id = await met(house)
    for user_id in yes:
        await says_yes(house, match_id, user_id)
    await house.pass_time(FOR_YES - 1)
    assert (await lobby(house)).id == match_id
    await house.pass_time(1)
    assert await house.store.matches.live() == ()
    assert await seeks(house) == {user_id: [None] for user_id in yes}


async def test_other_hours_bring_two_together_within_a_minute(house: Hall) -> None:
    night = Quiet(local("UTC", house.clock()).hour, (local("UTC", house.clock()).hour + 15) % 24)
    await wishes(house, BOB, quiet=night)
    await looks(house, ALICE)
    await looks(house, BOB)
    assert await house.store.matches.live() == ()
    await wishes(house, BOB, quiet=replace(night, end=(night.start + 14) % 24))
    await house.pass_time(EVERY)
    assert await seeks(house) == {user: [(await lobby(house)).id] for user in (ALICE, BOB)}


async def test_another_rating_brings_two_together(house: Hall) -> None:
    strong = Rating(SERVER, "shazamm", BOB, 25 + ABOUT + 1, 2.0, 9)
    elsewhere = Rating(SERVER + 1, "shazamm", BOB, 25.0, 2.0, 9)
    await house.store.commit(Changes().rating(strong).rating(elsewhere))
    await looks(house, ALICE, strength=Strength.ABOUT)
    await looks(house, BOB)
    assert await house.store.matches.live() == ()
    await house.store.commit(Changes().rating(replace(strong, mu=25 + ABOUT)))
    await house.pass_time(EVERY)
    assert len(await house.store.matches.live()) == 1


async def test_whoever_hides_looks_for_nobody_of_their_strength(house: Hall) -> None:
    await house.tables.people.rank(ALICE, ranked=False)
    with pytest.raises(TableRefusal, match="refusal-seek-hidden"):
        await looks(house, ALICE, strength=Strength.ABOUT)
    with pytest.raises(TableRefusal, match="refusal-seek-nothing"):
        await looks(house, ALICE, clocks=())
    await looks(house, ALICE)
    await looks(house, BOB, strength=Strength.ABOUT)
    assert await house.store.matches.live() == ()


async def test_those_who_have_blocked_each_other_never_meet(house: Hall) -> None:
    await house.tables.people.block(BOB, ALICE)
    await looks(house, ALICE)
    await looks(house, BOB)
    await house.pass_time(EVERY)
    assert await house.store.matches.live() == ()
    await house.tables.people.unblock(BOB, ALICE)
    await house.pass_time(EVERY)
    match_id = (await lobby(house)).id
    await house.tables.people.block(ALICE, BOB)
    with pytest.raises(TableRefusal, match="refusal-not-together"):
        await says_yes(house, match_id, BOB)
    with pytest.raises(TableRefusal, match="refusal-blocked-here"):
        await says_yes(house, match_id, ALICE)
    await says_no(house, match_id, ALICE)
    assert await seeks(house) == {BOB: [None]}


async def test_only_who_is_reliable_enough_is_found(house: Hall) -> None:
    await looks(house, ALICE, welcome=Welcome.RELIABLE)
    await looks(house, BOB)
    assert await house.store.matches.live() == ()
    await looks(house, CAROL, welcome=Welcome.MOSTLY)
    match = await lobby(house)
    assert {row.user_id for row in await house.store.seats(match.id)} == {BOB, CAROL}
    assert decode(match.options, TableOptions).welcome is Welcome.MOSTLY


async def test_nobody_is_found_for_whoever_is_on_holiday(house: Hall) -> None:
    await house.tables.absences.take(ALICE, 2)
    await looks(house, ALICE)
    await looks(house, BOB)
    assert await house.store.matches.live() == ()
    await house.pass_time(2 * DAY)
    assert len(await house.store.matches.live()) == 1


async def test_servers_stay_apart(house: Hall) -> None:
    await looks(house, ALICE)
    await looks(house, BOB, server=SERVER + 1, channel=CHANNEL + 1)
    assert await house.store.matches.live() == ()


async def test_whoever_has_an_answer_to_give_is_not_called_again(house: Hall) -> None:
    match_id = await met(house)
    await looks(house, ALICE, "magblast", channel=8)
    await looks(house, CAROL, "magblast", channel=9)
    assert (await lobby(house)).id == match_id
    await says_no(house, match_id, BOB)
    await house.tables.seeking.look()
    match = await lobby(house)
    assert {row.user_id for row in await house.store.seats(match.id)} == {ALICE, CAROL}
    assert match.game == "magblast"


@pytest.mark.parametrize("how", How)
async def test_each_is_called_as_they_wish(house: Hall, how: How) -> None:
    hour = (local("UTC", house.clock()).hour + 3) % 24
    await wishes(house, BOB, how=how, digest=hour)
    await met(house)
    seats = await house.store.seats((await lobby(house)).id)
    (seat,) = (row.seat for row in seats if row.user_id == BOB)
    (letter,) = house.office.on(LOBBY)
    assert (BOB in letter.pings) is (how in (How.BOTH, How.MENTION))
    in_private = how in (How.BOTH, How.DIRECT)
    assert len(house.office.on(found(seat))) == in_private
    await house.pass_time(3 * HOUR)
    assert len(house.office.on(found(seat))) == (how is not How.MENTION)
    assert house.office.on(CALL) == []


@pytest.mark.parametrize("how", How)
async def test_nobody_is_called_at_night(house: Hall, how: How) -> None:
    hour = local("UTC", house.clock()).hour
    night = Quiet(hour, (hour + 5) % 24)
    await wishes(house, BOB, how=how, quiet=night, digest=(hour + 2) % 24)
    match_id = await met(house)
    seats = await house.store.seats(match_id)
    (seat,) = (row.seat for row in seats if row.user_id == BOB)
    assert house.office.on(LOBBY)[0].pings == {ALICE}
    assert house.office.on(found(seat)) == []
    await house.pass_time(5 * HOUR)
    called = [letter.pings for letter in house.office.on(CALL)]
    assert called == ([{BOB}] if how in (How.BOTH, How.MENTION) else [])
    assert len(house.office.on(found(seat))) == (how is not How.MENTION)
    await house.pass_time(DAY)
    assert len(house.office.on(found(seat))) == (how is not How.MENTION)


async def test_a_call_that_waits_is_not_made_once_it_is_settled(house: Hall) -> None:
    hour = local("UTC", house.clock()).hour
    await wishes(house, BOB, quiet=Quiet(hour, (hour + 5) % 24))
    match_id = await met(house)
    await says_yes(house, match_id, BOB)
    await house.pass_time(5 * HOUR)
    assert house.office.on(CALL) == []
    await says_no(house, match_id, ALICE)
    await house.pass_time(DAY)
    assert house.office.on(CALL) == []


async def test_whoever_takes_no_direct_messages_is_called_below_the_lobby(house: Hall) -> None:
    house.office.shut |= {found(0), found(1)}
    await wishes(house, ALICE, how=How.DIRECT)
    await wishes(house, BOB, how=How.MENTION)
    match_id = await met(house)
    assert [letter.pings for letter in house.office.on(CALL)] == [{ALICE}]
    await says_yes(house, match_id, ALICE)
    await says_yes(house, match_id, BOB)
    assert len(house.office.on(CALL)) == 1


async def test_a_lobby_stands_where_no_match_is(house: Hall) -> None:
    await house.begin(channel=CHANNEL)
    await looks(house, CAROL)
    await looks(house, DORA)
    await house.pass_time(EVERY)
    assert await seeks(house) == {CAROL: [None], DORA: [None]}
    await looks(house, ALICE, channel=8)
    found_ = await seeks(house)
    assert found_[CAROL] == found_[ALICE] != [None] and found_[DORA] == [None]
    match = await house.store.match(found_[CAROL][0] or 0)
    assert match is not None and (match.channel_id, match.host_id) == (8, CAROL)


@pytest.mark.parametrize(("may", "opened"), [(ALICE, 7), (BOB, 8)])
async def test_where_channels_have_matches_a_thread_is_opened_for_who_may_open_one(
    house: Hall, may: int, opened: int
) -> None:
    asked: list[tuple[int, int]] = []

    async def opens(one: Seek, other: Seek, what: Found) -> int | None:
        asked.append((one.channel_id, other.channel_id))
        assert what.game == "magblast"
        return None if len(asked) == 1 else 99  # Discord is in trouble at first

    house.tables.seeking.opens_thread = opens
    for channel in (CHANNEL, 8):
        await house.begin(channel=channel, computers=("easy",))
    await looks(house, ALICE, "magblast", threads=may == ALICE)
    await looks(house, BOB, "magblast", channel=8, threads=may == BOB)
    assert await seeks(house) == {ALICE: [None], BOB: [None]}
    await house.pass_time(EVERY)
    assert asked == [(opened, 15 - opened)] * 2
    (match_id,) = {match_id for [match_id] in (await seeks(house)).values()}
    match = await house.store.match(match_id or 0)
    assert match is not None and match.channel_id == 99


async def test_a_free_channel_ends_the_wait(house: Hall) -> None:
    match_id = await house.begin(channel=CHANNEL)
    await looks(house, CAROL)
    await looks(house, DORA)
    await house.tables.lobby.cancel(match_id, MODERATOR, moderator=True)
    await house.pass_time(EVERY)
    assert {row.user_id for row in await house.store.seats((await lobby(house)).id)} == {
        CAROL,
        DORA,
    }


async def test_a_lobby_that_a_moderator_calls_off_ends_the_looking(house: Hall) -> None:
    match_id = await met(house)
    told: list[int] = []

    async def tell(seek: Seek) -> bool:
        told.append(seek.user_id)
        return True

    house.tables.seeking.tell = tell
    await house.tables.lobby.cancel(match_id, MODERATOR, moderator=True)
    await house.pass_time(EVERY)
    assert await house.store.matches.live() == ()
    assert sorted(told) == [ALICE, BOB] and await seeks(house) == {}


async def test_a_lobby_whose_channel_is_gone_ends_the_looking(house: Hall) -> None:
    match_id = await met(house)
    await house.store.commit(Changes().update_match(match_id, status=Status.CANCELLED))
    await house.pass_time(EVERY)
    assert await seeks(house) == {ALICE: [None], BOB: [None]}
    await house.pass_time(EVERY)
    assert await house.store.matches.live() == ()


async def test_looking_ends_after_a_week_and_is_told_once(house: Hall) -> None:
    told: list[int] = []
    answers = [False, True]

    async def tell(seek: Seek) -> bool:
        told.append(seek.user_id)
        return answers.pop(0)

    house.tables.seeking.tell = tell
    await looks(house, ALICE)
    await house.pass_time(STANDS - 1)
    assert told == []
    await house.pass_time(EVERY)
    assert told == [ALICE] and await seeks(house) == {ALICE: [None]}  # Discord was in trouble
    await looks(house, BOB)
    assert await house.store.matches.live() == ()
    await house.pass_time(EVERY)
    assert told == [ALICE, ALICE] and await seeks(house) == {BOB: [None]}
    await house.pass_time(EVERY)
    assert told == [ALICE, ALICE]


async def test_nobody_is_told_at_night_that_nobody_was_found(house: Hall) -> None:
    told: list[int] = []

    async def tell(seek: Seek) -> bool:
        told.append(seek.user_id)
        return True

    house.tables.seeking.tell = tell
    await looks(house, ALICE)
    hour = local("UTC", house.clock() + STANDS).hour
    await wishes(house, ALICE, quiet=Quiet(hour, (hour + 8) % 24))
    await house.pass_time(STANDS)
    assert told == []
    await house.pass_time(8 * HOUR)
    assert told == [ALICE]


async def test_whoever_goes_on_looking_does_so_for_a_day_at_least(house: Hall) -> None:
    await looks(house, ALICE)
    await house.pass_time(STANDS - HOUR)
    await looks(house, BOB)
    match_id = (await lobby(house)).id
    await house.pass_time(DAY)  # nobody is too late who waits for an answer
    await says_no(house, match_id, BOB)
    assert (await seek_of(house, ALICE)).until == house.clock() + DAY


async def test_one_stops_what_one_looks_for_oneself(house: Hall) -> None:
    await looks(house, ALICE)
    mine = await seek_of(house, ALICE)
    with pytest.raises(TableRefusal, match="refusal-seek-gone"):
        await house.tables.seeking.stop(BOB, mine.id)
    await looks(house, BOB)
    with pytest.raises(TableRefusal, match="refusal-seek-found"):
        await house.tables.seeking.stop(ALICE, mine.id)
    await says_no(house, (await lobby(house)).id, BOB)
    await house.tables.seeking.stop(ALICE, mine.id)
    assert await seeks(house) == {}


async def test_one_person_looks_for_a_few_things_at_most(house: Hall) -> None:
    games = ("imperium", "magblast", "rebelmoon", "shazamm")
    for game in games[: Limits().seeks_person]:
        await looks(house, ALICE, game)
    with pytest.raises(LimitReached):
        await looks(house, ALICE, games[-1])
    await house.pass_time(HOUR)
    await looks(house, ALICE, games[0])  # the same again only goes on for longer
    rows = await house.store.seeks.of_person(ALICE)
    assert [row.until - house.clock() for row in rows] == [STANDS, STANDS - HOUR, STANDS - HOUR]
    assert rows[0].since == rows[1].since


async def test_looking_anew_again_and_again_is_limited(house: Hall) -> None:
    with pytest.raises(LimitReached):
        for _ in range(Limits().invitations + 1):
            await looks(house, ALICE)


async def test_whoever_sits_in_too_many_matches_waits(tmp_path: Path) -> None:
    clock, limits = Seconds(), Limits(matches_person=1)
    async with hall(tmp_path / "t.db", clock, PostOffice(clock), limits=limits) as house:
        match_id = await house.begin(channel=8)
        await looks(house, ALICE)
        await looks(house, CAROL)
        await looks(house, DORA)
        assert list((await seeks(house))[ALICE]) == [None]
        assert (await seeks(house))[CAROL] == (await seeks(house))[DORA] != [None]
        await house.tables.lobby.cancel(match_id, MODERATOR, moderator=True)


async def test_it_is_told_how_many_look_and_not_who(house: Hall) -> None:
    await looks(house, ALICE, "magblast", "shazamm", hours=4)
    await looks(house, BOB, "imperium", "magblast", clocks=(Clock.WEEK,))
    await looks(house, CAROL, "imperium", server=SERVER + 1)
    others = await house.tables.seeking.others(SERVER, DORA)
    assert others == {"imperium": 1, "magblast": 2, "shazamm": 1}
    assert await house.tables.seeking.others(SERVER, ALICE) == {"imperium": 1, "magblast": 1}
    await house.pass_time(STANDS)
    assert await house.tables.seeking.others(SERVER, DORA) == {}


@pytest.mark.parametrize("game", ["imperium", "magblast", "rebelmoon", "shazamm"])
@pytest.mark.parametrize("setup", PRESETS)
async def test_every_game_begins_as_was_looked_for(house: Hall, game: str, setup: str) -> None:
    for user_id in (ALICE, BOB):
        await looks(house, user_id, game, setups=(setup,), clocks=(Clock.DAY_BANK,))
    match_id = (await lobby(house)).id
    for user_id in (ALICE, BOB):
        await says_yes(house, match_id, user_id)
    match = await lobby(house)
    assert match.status is Status.PLAYING and match.game == game
    assert decode(match.options, TableOptions).clock is Clock.DAY_BANK


async def test_who_looks_and_who_was_found_outlasts_a_restart(tmp_path: Path) -> None:
    clock = Seconds()
    path, office = tmp_path / "t.db", PostOffice(clock)
    async with hall(path, clock, office) as house:
        await looks(house, ALICE)
    async with hall(path, clock, office) as house:
        await house.tables.resume()
        await looks(house, BOB)
        match_id = (await lobby(house)).id
    async with hall(path, clock, office) as house:
        await house.tables.resume()
        await says_yes(house, match_id, ALICE)
    async with hall(path, clock, office) as house:
        await house.tables.resume()
        await house.pass_time(EVERY)
        assert await says_yes(house, match_id, BOB)
        assert (await lobby(house)).status is Status.PLAYING
    assert len(office.on(LOBBY)) == 1


async def test_of_two_processes_one_brings_them_together(tmp_path: Path) -> None:
    clock = Seconds()
    path = tmp_path / "t.db"
    async with hall(path, clock, PostOffice(clock)) as one:
        await looks(one, ALICE, channel=8)
        await one.store.commit(
            Changes().seek(
                replace(await seek_of(one, ALICE), id=0, user_id=BOB, channel_id=9, name="Bob")
            )
        )
        async with hall(path, clock, PostOffice(clock), chance=Random(2)) as other:
            await asyncio.gather(one.tables.seeking.look(), other.tables.seeking.look())
            assert await seeks(one) == {user: [(await lobby(one)).id] for user in (ALICE, BOB)}
            await other.settle()
        await one.settle()


async def test_what_cannot_be_read_any_more_hinders_nobody(house: Hall) -> None:
    await looks(house, ALICE)
    broken = replace(await seek_of(house, ALICE), wanted=b'{"games":3}')
    unknown = encode({"games": ["chess"]})
    await house.store.commit(Changes().seek(broken).seek(replace(broken, id=0, wanted=unknown)))
    await looks(house, BOB)
    await looks(house, CAROL)
    assert {row.user_id for row in await house.store.seats((await lobby(house)).id)} == {BOB, CAROL}


async def test_whoever_opens_a_lobby_by_hand_is_not_hindered(house: Hall) -> None:
    await looks(house, ALICE)
    await house.tables.lobby.open("shazamm", Guest(ALICE, "Alice"), Place(SERVER, 9, "en"))
    await house.settle()
    await looks(house, BOB)
    assert (await seeks(house))[ALICE] == (await seeks(house))[BOB] != [None]


async def test_whoever_is_forgotten_looks_for_nobody_and_is_remembered_by_none(
    house: Hall,
) -> None:
    forgetting, own = house.tables.forgetting, house.tables.own
    await looks(house, CAROL)
    assert await forgetting.knows(CAROL) and (await own.kept(CAROL)).seeks == 1
    await looks(house, ALICE)
    await says_no(house, (await lobby(house)).id, CAROL)
    assert str(CAROL).encode() not in await own.export(ALICE)  # whom she met in vain
    await looks(house, DORA)
    match_id = (await lobby(house)).id
    await looks(house, CAROL, "imperium")
    given = msgspec.json.decode(await own.export(CAROL))
    (row,) = given["looks_for"]
    assert row["wanted"]["games"] == ["imperium"] and row["name"] == NAMES[CAROL]
    for user_id in (CAROL, DORA):
        stakes = await forgetting.stakes(user_id)
        await forgetting.forget(user_id, stakes.mark)
        await house.settle()
        assert not await forgetting.knows(user_id)
    assert (await house.store.match(match_id) or await lobby(house)).status is Status.CANCELLED
    assert await seeks(house) == {ALICE: [None]}
    assert (await seek_of(house, ALICE)).passed == b"[]"
