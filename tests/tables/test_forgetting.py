"""Whoever asks for it is forgotten: nothing names them any more, and nobody else loses a match."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

import engines
from engines.core import Text, Verbatim, encode, text
from operating.examination import examine
from store import FORMER, Candidate, Changes, Draft, Person, Rating, Sound, Status, Vote
from store.inspection import Inspection
from tables import TableRefusal
from tables.fairness import dice_seed
from tables.lobby import Guest, Place
from tables.match.log import FORGET
from tables.match.seals import SHORT
from tables.notice import QUESTIONS, Attached, Notice, Standing, outgoing, read_by, reader
from tables.privacy.forgetting import StakesChanged
from tables.privacy.traces import Wiper
from tables.tables import By
from tests.proofs import confirmed
from tests.tables.handing import handed
from tests.tables.house import Clock, Hall, hall
from tests.tables.post_office import PostOffice
from tests.tables.traced import in_file, named_in

ZOE, YAN, XENIA = 730_000_000_000_000_011, 730_000_000_000_000_022, 730_000_000_000_000_033
NAMES = {ZOE: "Zoë Quark", YAN: "Yan Quill", XENIA: "Xenia Quince"}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
async def house(path: Path) -> AsyncIterator[Hall]:
    clock = Clock()
    async with hall(path, clock, PostOffice(clock)) as opened:
        yield opened


def guest(user_id: int) -> Guest:
    return Guest(user_id, NAMES[user_id], user_id // 7)


async def lobby(house: Hall, *people: int, game: str = "shazamm", computers: int = 0) -> int:
    """Open a lobby with these people, the first its host, in a channel of its own."""
    house.channels += 1
    match_id = await house.tables.lobby.open(
        game, guest(people[0]), Place(5, house.channels, "en"), computers=("easy",) * computers
    )
    for user_id in people[1:]:
        await house.tables.lobby.join(match_id, guest(user_id))
    await house.settle()
    return match_id


async def begun(house: Hall, *people: int, game: str = "shazamm", moves: int = 0) -> int:
    match_id = await lobby(house, *people, game=game)
    await house.tables.lobby.start(match_id, people[0], people[0] // 5)
    await house.settle()
    await house.play_on(match_id, moves)
    await house.settle()
    return match_id


async def forget(house: Hall, user_id: int) -> None:
    stakes = await house.tables.forgetting.stakes(user_id)
    await house.tables.forgetting.forget(user_id, stakes.mark)
    await house.settle()


def well(path: Path, match_id: int) -> list[str]:
    """Return what the doctor says of a match."""
    with closing(sqlite3.connect(path)) as connection:
        record = Inspection(connection).record(match_id)
        assert record is not None
        return [finding.said for finding in examine(record)]


@pytest.mark.parametrize("game", engines.keys())
async def test_nothing_names_whoever_is_forgotten_and_all_else_is_proved(
    house: Hall, path: Path, game: str
) -> None:
    """One match has ended long ago, one runs and one is a lobby; others of theirs stay."""
    ended = await begun(house, YAN, ZOE, game=game, moves=3)
    await house.tables.play.resign(ended, By(YAN))
    house.clock.seconds += 90_000
    before = await house.tables.export(ended)
    running = await begun(house, ZOE, YAN, game=game, moves=2)
    others = await begun(house, YAN, XENIA, game=game, moves=2)
    waiting = await lobby(house, ZOE, XENIA, game=game)
    assert named_in(path, ZOE, NAMES[ZOE])
    await forget(house, ZOE)
    assert named_in(path, ZOE, NAMES[ZOE]) == []
    presses = {*named_in(path, ZOE // 7, str(ZOE // 5))}
    assert presses == {"seat.salt"}, "beside a mark that nobody can make again"
    for row in await house.store.seats(ended):
        assert (row.pepper is None) == (row.user_id == FORMER)
    assert not await house.tables.forgetting.knows(ZOE)
    assert named_in(path, YAN, NAMES[YAN])
    assert await house.tables.export(ended) == before
    for match_id in (ended, running):
        confirmed(await house.tables.export(match_id))
    left = await house.store.roster(waiting)
    assert left is not None and left[0].host_id == XENIA and len(left[1]) == 1
    await house.tables.play.resign(others, By(XENIA))
    confirmed(await house.tables.export(others))
    for match_id in (ended, running, others):
        assert well(path, match_id) == []


async def test_of_three_the_others_play_on_and_are_rated_alone(house: Hall, path: Path) -> None:
    match_id = await begun(house, ZOE, YAN, XENIA, game="magblast", moves=20)
    await forget(house, ZOE)
    position = await house.position(match_id)
    assert [row.user_id for row in position.seats] == [FORMER, YAN, XENIA]
    assert position.match.status is Status.PLAYING
    told = next(e for e in await house.store.log.entries(match_id) if e.kind == FORGET)
    assert told.chain is not None and told.shown == told.chain[:SHORT], (
        "boards show that it was done"
    )
    pinged = len(house.office.letters)
    for _ in range(5):
        await house.settle()
        position = await house.position(match_id)
        await house.move(match_id, min(position.asked & position.people))
    await house.tables.play.resign(match_id, By(YAN))
    await house.settle()
    called = {user for letter in house.office.letters[pinged:] for user in letter.pings}
    assert called <= {YAN, XENIA}
    assert not [letter for letter in house.office.letters[pinged:] if letter.surface == "hand-0"]
    ended = await house.store.roster(match_id)
    assert ended is not None and ended[0].status is Status.ENDED
    assert [rating.user_id for rating in await house.store.people.ratings(5, "magblast", 9)] == [
        XENIA,
        YAN,
    ]
    assert named_in(path, ZOE, NAMES[ZOE]) == []
    confirmed(await house.tables.export(match_id))
    assert well(path, match_id) == []


@pytest.mark.parametrize(
    "left",
    [
        Changes().person(Person(ZOE, None, b"")),
        Changes().ranked(ZOE, ranked=False),
        Changes().rating(Rating(5, "shazamm", ZOE, 25.0, 8.0, 1)),
        Changes().vote(Vote(1, "best", ZOE, 1)),
    ],
    ids=["wishes", "ladders", "rating", "vote"],
)
async def test_whatever_stands_of_somebody_alone_is_known(house: Hall, left: Changes) -> None:
    match_id = await lobby(house, YAN)
    assert match_id == 1
    assert not await house.tables.forgetting.knows(ZOE)
    await house.store.commit(left)
    assert await house.tables.forgetting.knows(ZOE)


async def test_whoever_sits_or_is_the_host_is_known(house: Hall) -> None:
    match_id = await lobby(house, YAN, XENIA)
    for user in (YAN, XENIA):
        assert await house.tables.forgetting.knows(user)
    await house.store.commit(Changes().update_match(match_id, host_id=ZOE))
    assert await house.tables.forgetting.knows(ZOE)


async def test_whoever_is_named_by_others_or_has_handed_a_seat_on_is_known(house: Hall) -> None:
    match_id = await begun(house, YAN, XENIA)
    assert not await house.tables.forgetting.knows(ZOE)
    await house.tables.people.block(YAN, ZOE)
    assert await house.tables.forgetting.knows(ZOE)
    await handed(house, match_id, XENIA, Guest(ZOE + 1, "Zack", 1))
    assert await house.tables.forgetting.knows(XENIA)


async def test_a_seat_whose_salt_names_somebody_is_played_again_without_it(
    house: Hall, path: Path
) -> None:
    """As of earlier versions, where salts had the ids of all who had sat there."""
    match_id = await lobby(house, YAN, ZOE)
    yan, zoe = await house.store.seats(match_id)
    earlier = [msgspec.structs.replace(row, salt=f"{row.seat}:{ZOE}") for row in (yan, zoe)]
    await house.store.commit(Changes().seat(earlier[0]).seat(earlier[1]))
    await house.tables.lobby.start(match_id, YAN, 1)
    await house.settle()
    await house.tables.play.resign(match_id, By(YAN))
    house.clock.seconds += 90_000
    await house.store.commit(Changes().update_match(match_id, rules_version=99, chance=None))
    await house.tables.live.forget(match_id)
    seeded = await seed(house, match_id)
    await forget(house, ZOE)  # though nobody knows its rules any more
    assert named_in(path, ZOE, NAMES[ZOE]) == []
    assert named_in(path, YAN, NAMES[YAN])
    assert await seed(house, match_id) == seeded


async def seed(house: Hall, match_id: int) -> str:
    """Return the seed of the dice of a match."""
    found = await house.store.roster(match_id)
    assert found is not None
    return dice_seed(*found)


async def test_all_who_played_can_be_forgotten_one_after_the_other(house: Hall, path: Path) -> None:
    match_id = await begun(house, ZOE, YAN, XENIA, game="magblast", moves=20)
    for user_id in (ZOE, XENIA, YAN):
        await forget(house, user_id)
    for user_id, name in NAMES.items():
        assert named_in(path, user_id, name) == []
    confirmed(await house.tables.export(match_id))
    assert well(path, match_id) == []


async def test_what_stands_beside_matches_goes_too(house: Hall, path: Path) -> None:
    people, store = house.tables.people, house.store
    match_id = await begun(house, YAN, XENIA, game="magblast")
    ended = await begun(house, ZOE, YAN, game="magblast")
    await house.tables.play.resign(ended, By(YAN))
    await people.wish(ZOE, "es")
    await people.block(ZOE, YAN)
    await people.block(YAN, ZOE)
    await people.block(YAN, XENIA)
    await people.rank(ZOE, ranked=False)
    changes = Changes().vote(Vote(match_id, "best", ZOE, 1)).heckle(match_id, ZOE, 1.0, pause=0.0)
    before = await store.people.rating(5, "magblast", ZOE)
    changes.rating(Rating(5, "magblast", ZOE, 25.0, 8.0, 3), before)
    changes.rating(Rating(6, "shazamm", ZOE, 25.0, 8.0, 3))
    changes.candidate(Candidate(ended, 1, 5, 0, ZOE, NAMES[ZOE], "Zzzap", 3, 1, 2, 0))
    changes.candidate(Candidate(ended, 2, 5, 1, YAN, NAMES[YAN], "Pew", 1, 0, 1, 2))
    changes.sound(Sound(ended, 1, 0, 0, ZOE, "Zzzap", 3, 1))
    await store.commit(changes.draft(Draft(ended, 0, b"[]"), b""))
    await forget(house, ZOE)
    assert named_in(path, ZOE, NAMES[ZOE]) == []
    best = await house.tables.records.best_sounds(5, 9)
    assert [(one.name, one.user_id, one.words) for one in best] == [
        ("", FORMER, "Zzzap"),
        (NAMES[YAN], YAN, "Pew"),
    ]
    assert [sound.user_id for sound in await store.sounds.heard(ended)] == [None]
    assert await store.log.draft(ended, 0) is None
    await people.unblock(YAN, ZOE)  # whoever was blocked stays so, and can still be told by name
    assert await people.blocked_by(YAN) == (XENIA,)
    assert await people.person(ZOE) is None
    assert await house.tables.records.is_ranked(ZOE)


async def test_whoever_was_blocked_stays_blocked_as_nobody(house: Hall, path: Path) -> None:
    people, table = house.tables.people, house.tables.lobby
    for blocked in (ZOE, XENIA):
        await people.block(YAN, blocked)
    match_id = await table.open("magblast", Guest(YAN, "Yan", 1), Place(5, 7, "en"))
    for _ in range(2):  # and again, after the first mark stands
        await people.wish(ZOE, "es")
        await forget(house, ZOE)
        assert named_in(path, ZOE, NAMES[ZOE]) == []
        assert await people.blocked_among(YAN, (ZOE, XENIA)) == {ZOE, XENIA}
        assert await people.who_blocked(ZOE, (YAN, XENIA)) == {YAN}
        assert ZOE not in await people.blocked_by(YAN)
        with pytest.raises(TableRefusal) as refusal:
            await table.join(match_id, Guest(ZOE, NAMES[ZOE], 2))
        assert refusal.value.text.key == "refusal-not-together"
    await people.block(YAN, ZOE)
    assert await people.blocked_by(YAN) == (XENIA, ZOE)


async def test_what_is_told_to_others_names_nobody(house: Hall, path: Path) -> None:
    """Mentions become a text that is worded when it is read; other words get a gap."""
    match_id = await begun(house, YAN, ZOE, moves=4)
    await house.tables.play.resign(match_id, By(YAN))
    await house.settle()
    said = text("lobby-call", who=(Verbatim(f"<@{ZOE}>"), Verbatim(f"<@{YAN}>")), host=NAMES[ZOE])
    pictures = (Attached("b.png", f"{NAMES[ZOE]} won"),)
    told = Standing((said,), True, frozenset({ZOE, YAN}), pictures=pictures)
    board = await house.store.outbox.message(match_id, "board")
    assert board is not None
    changes = Changes().message(msgspec.structs.replace(board, payload=encode(told)))
    late = msgspec.structs.replace(
        outgoing(match_id, "verdict", told, 0.0), due_at=1e12, request=encode(told)
    )
    await house.store.commit(changes.post(late, waking=False))
    house.clock.seconds += 90_000
    await forget(house, ZOE)
    assert named_in(path, ZOE, NAMES[ZOE]) == []
    kept = await house.store.outbox.message(match_id, "board")
    assert kept is not None
    after = msgspec.json.decode(kept.payload, type=Standing)
    former = text("player-former")
    who = (former, Verbatim(f"<@{YAN}>"))
    assert after.events == (Text("lobby-call", {"who": who, "host": "…"}),)
    assert (after.ping, after.pictures) == (frozenset({YAN}), (Attached("b.png", "… won"),))


def test_a_name_like_a_word_of_ours_spoils_nothing() -> None:
    told = Notice((text("ladder-title", game=text("ladder"), who="the ladder", words="ladders"),))
    wiped = msgspec.json.decode(Wiper(7, ["ladder"]).wiped(encode(told)), type=Notice)
    assert wiped.events == (
        text("ladder-title", game=text("ladder"), who="the …", words="ladders"),
    )
    assert Wiper(7, ["ladder"]).wiped(b"closed") == b"closed"
    assert Wiper(7, ["red"]).wiped(b'{"colour":"red"}') == b'{"colour":"red"}'
    assert Wiper(7).wiped(b'{"at":17,"due":70}') == b'{"at":17,"due":70}'
    assert Wiper(7).wiped(b'{"by":7,"from":[7,8]}') == b'{"by":0,"from":[8]}'


async def test_what_was_being_sent_meanwhile_is_wiped_later(house: Hall, path: Path) -> None:
    match_id = await begun(house, YAN, ZOE)
    await forget(house, ZOE)
    board = await house.store.outbox.message(match_id, "board")
    assert board is not None
    told = Standing((text("x", who=Verbatim(f"<@{ZOE}>")),), False, frozenset())
    late = msgspec.structs.replace(board, payload=encode(told))
    await house.store.commit(Changes().message(late))
    await house.pass_time(120.0)
    assert named_in(path, ZOE, NAMES[ZOE]) == []


async def test_the_file_holds_nothing_more_once_it_is_written_anew(path: Path) -> None:
    clock = Clock()
    async with hall(path, clock, PostOffice(clock)) as house:
        await begun(house, ZOE, YAN, moves=6)
        assert in_file(path, NAMES[ZOE]) == [NAMES[ZOE]]
        await forget(house, ZOE)
        await house.tables.attendance.look()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM")
    assert in_file(path, NAMES[ZOE], str(ZOE)) == []


async def test_a_question_that_is_not_true_any_more_deletes_nothing(
    house: Hall, path: Path
) -> None:
    stakes = await house.tables.forgetting.stakes(ZOE)
    match_id = await begun(house, ZOE, YAN)
    with pytest.raises(StakesChanged):
        await house.tables.forgetting.forget(ZOE, stakes.mark)
    assert (await house.position(match_id)).match.status is Status.PLAYING
    assert named_in(path, ZOE, NAMES[ZOE])


async def test_a_match_that_stands_still_is_named_and_nothing_is_done(
    house: Hall, path: Path
) -> None:
    first = await begun(house, ZOE, YAN)
    match_id = await begun(house, ZOE, YAN)
    await house.store.commit(Changes().update_match(match_id, paused_at=house.clock()))
    await house.tables.live.forget(match_id)
    with pytest.raises(TableRefusal) as refusal:
        await forget(house, ZOE)
    assert refusal.value.text == text("refusal-privacy-paused", number=match_id)
    assert (await house.position(first)).match.status is Status.PLAYING
    await house.store.commit(Changes().update_match(match_id, paused_at=None))
    await house.tables.live.forget(match_id)
    await forget(house, ZOE)
    assert named_in(path, ZOE, NAMES[ZOE]) == []


async def test_another_process_goes_on_from_what_stands(house: Hall, path: Path) -> None:
    """Whoever writes seats that were read before would name the person again."""
    match_id = await begun(house, ZOE, YAN, XENIA, game="magblast", moves=3)
    async with hall(path, house.clock, PostOffice(house.clock)) as other:
        await house.tables.play.resign(match_id, By(ZOE))
        await house.settle()
        await other.position(match_id)
        await forget(house, ZOE)
        await other.tables.play.resign(match_id, By(XENIA))
        await other.settle()
    assert named_in(path, ZOE, NAMES[ZOE]) == []
    assert well(path, match_id) == []


async def test_whoever_comes_back_is_a_new_person(house: Hall) -> None:
    old = await begun(house, ZOE, YAN)
    await forget(house, ZOE)
    match_id = await begun(house, ZOE, YAN)
    assert [match.id for match in await house.tables.records.matches_of(ZOE)] == [match_id]
    assert (await house.tables.scene_for(old, ZOE)).seat is None
    await forget(house, ZOE)
    await forget(house, ZOE)


async def test_what_was_hidden_stays_so_in_a_match_that_others_called_off(house: Hall) -> None:
    match_id = await begun(house, ZOE, YAN, moves=4)
    await house.tables.calling_off.agree(match_id, By(YAN), asking=True)
    await house.tables.lobby.cancel(match_id, XENIA, moderator=True)
    await forget(house, ZOE)
    with pytest.raises(TableRefusal):
        await house.tables.export(match_id)


def test_what_a_seat_alone_reads_is_all_that_is_forgotten_with_it() -> None:
    surfaces = read_by(2)
    assert len({*surfaces}) == len(surfaces) == 3 + len(QUESTIONS)
    assert {reader(surface) for surface in surfaces} == {2}
