"""A computer plays for people while others are there, and no ladder counts what it has won."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from engines import keys, load
from engines.core import Dice, Refusal, Seat
from store import Entry, Rating, Status
from tables import Clock as TableClock
from tables import Expired, TableOptions
from tables.lobby import Guest, Place
from tables.match.position import Position
from tables.options import DAY
from tables.tables import By
from tests.proofs import confirmed
from tests.tables.house import Clock, Hall, hall
from tests.tables.post_office import PostOffice

SERVER, MOST = 5, 3
AVERAGE = 25.0
"""What each newcomer is taken for."""
USERS = (11, 22, 33)
"""Who sits on which seat."""
STEPS, GIVES_UP = 4000, 0.01
DEEDS = [(game, expired, gone) for game in keys() for expired in Expired for gone in (False, True)]


class Seen(NamedTuple):
    """A match that has ended: its log, and where it stood whenever anything was written."""

    entries: tuple[Entry, ...]
    stands: dict[int, Position]
    ratings: dict[Seat, Rating | None]

    def before(self, entry: Entry) -> Position:
        """Return how the match stood before what was written together with an entry."""
        return self.stands[max(number for number in self.stands if number < entry.number)]


async def begun(house: Hall, game: str, expired: Expired) -> int:
    lobby, seats = house.tables.lobby, load(game).meta.seats
    table = TableOptions(clock=TableClock.DAY, expired=expired)
    host, *guests = USERS[: max(count for count in seats if count <= MOST)]
    match_id = await lobby.open(game, Guest(host, "P", 1), Place(SERVER, 7, "en"), table=table)
    for guest in guests:
        await lobby.join(match_id, Guest(guest, f"P{guest}", guest))
    await house.start(match_id, host)
    return match_id


async def comes_and_goes(house: Hall, match_id: int, chance: Random) -> None:
    """Now and then let somebody leave the seat to a computer, come back or give up."""
    play, by = house.tables.play, By(chance.choice(USERS))
    with suppress(Refusal):
        if chance.random() < GIVES_UP:
            await play.resign(match_id, by)
        elif chance.random() < 0.05:
            await play.sit_out(match_id, by, "easy")
        elif chance.random() < 0.1:
            await play.come_back(match_id, by)


async def one_step(house: Hall, match_id: int, chance: Random, *, gone: bool) -> None:
    """Let somebody move who is there, or time pass until it is over for all who are asked."""
    if not gone:
        await comes_and_goes(house, match_id, chance)
        await house.settle()
    position = await house.position(match_id)
    asked = sorted(position.asked & position.people)
    if gone or not asked or chance.random() < 0.2:
        await house.pass_time(DAY)
        return
    seat = chance.choice(asked)
    legal = position.engine.legal_actions(position.state, seat)
    action = Dice(f"sat in {match_id}", position.number).choice(list(legal))
    await house.tables.play.submit(match_id, By(position.seats[seat].user_id), action)
    await house.settle()


async def played(house: Hall, game: str, expired: Expired, *, gone: bool) -> Seen:
    """Play a match to its end in which people come and go, or all are gone from the start."""
    chance, stands = Random(f"sat in {game} {expired}"), dict[int, Position]()

    async def note(position: Position) -> None:
        stands[position.number] = position

    match_id = await begun(house, game, expired)
    await note(await house.position(match_id))
    house.tables.making.after_commit.append(note)
    for _ in range(STEPS):
        match = await house.store.match(match_id)
        if match is None or match.status is not Status.PLAYING:
            break
        await one_step(house, match_id, chance, gone=gone)
    else:
        pytest.fail("the match does not end")
    confirmed(await house.tables.export(match_id))
    found = {
        seat: await house.store.people.rating(SERVER, game, user) for seat, user in enumerate(USERS)
    }
    return Seen(await house.store.log.entries(match_id), stands, found)


def of_computers(seen: Seen) -> list[Entry]:
    """Return what computers did, each time for a person."""
    return [
        entry
        for entry in seen.entries
        if entry.kind == "action" and entry.seat not in seen.before(entry).people
    ]


@pytest.mark.parametrize(("game", "expired", "gone"), DEEDS)
async def test_no_computer_plays_for_people_of_whom_none_is_there(
    tmp_path: Path, game: str, expired: Expired, gone: bool
) -> None:
    """And nobody rises for whom one did; a single match is told by what each newcomer has."""
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock)) as house:
        seen = await played(house, game, expired, gone=gone)
    made = of_computers(seen)
    assert all(seen.before(entry).agreeing for entry in made)
    if gone and expired is not Expired.LOSS:
        assert made, "it is tried"
    helped = {entry.seat for entry in made}
    changes = {seat: one.mu - AVERAGE for seat, one in seen.ratings.items() if one is not None}
    assert not {seat for seat, change in changes.items() if change > 0} & helped
    fallen = {seat for seat, change in changes.items() if change < 0} - helped
    assert all(seen.ratings.keys() - helped - {seat} for seat in fallen), "to computers alone"
