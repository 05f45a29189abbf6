"""In every game: what somebody is told in private stands in their hand until they act on it.

That what a card of theirs was spent on, say, is not overwritten by the next such news. Where there
is no room for all of it, the hand says so and has the button that tells everything.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from cogs.chat.heads import Head, Heads
from cogs.panels.game import offered
from cogs.panels.report import MORE, reported
from cogs.panels.since import head, is_whisper, ordered
from cogs.panels.spoken import saying_to
from cogs.panels.telling import PLAIN
from cogs.words.strings import speaker
from engines.core import Dice, Player, Seat, Text, text
from store import Changes
from tables import Delivered, Delivery
from tables.notice import Notice, hand, outgoing, seat_of_hand
from tables.tables import By
from tests.tables.house import Clock, Hall, hall
from tests.tables.post_office import PostOffice
from tests.unfolded import telling_of

MOVES, LONG = 40, 400
NAMES = ("Marisol", "Xochitl")


class Readers(PostOffice):
    """A post office that notes what each hand tells, its head too."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self.heads: Heads | None = None
        self.read: dict[Seat, tuple[Head, tuple[Text, ...]]] = {}

    async def send(self, delivery: Delivery) -> Delivered:
        await self._reads(delivery)
        return await super().send(delivery)

    async def edit(self, delivery: Delivery) -> Delivered:
        await self._reads(delivery)
        return await super().edit(delivery)

    async def _reads(self, delivery: Delivery) -> None:
        seat = seat_of_hand(delivery.surface)
        if seat is not None and self.heads is not None:
            first, told, rest = await self.heads.of_hand(
                delivery, telling_of(delivery.scene.match.game)
            )
            self.read[seat] = (*told,), (*first, *rest)


def unread(office: Readers, seat: Seat, game: str, whispers: list[Text]) -> list[str]:
    """Return what was whispered to a seat that its hand neither tells nor has a button for."""
    say = saying_to(seat, speaker("en", NAMES.__getitem__))
    above, events = office.read.get(seat, ((), ()))
    telling = telling_of(game)
    news, cut = reported(telling.happenings(events), telling, say)
    if cut or any(line.key == MORE for line in above):
        return []
    shown = "\n".join((*map(say, above), *news))
    return [words for line in telling.lasting(whispers) if (words := say(line)) not in shown]


async def whispered(house: Hall, match_id: int, seat: Seat, number: int) -> Text:
    """Let a seat be told something alone, as where a card was taken from it, and return that."""
    line = text("table-title", game="whispered", number=number, to=Player(seat))
    post = outgoing(match_id, hand(seat), Notice((line,), whispered=(line,)), house.clock())
    await house.store.commit(Changes().post(post))
    house.tables.delivery.kick()
    await house.settle()
    return line


async def stays(house: Hall, office: Readers, game: str, moves: int) -> None:
    """Play a match at random, in which everybody is told something alone after each move."""
    match_id = await house.begin(game=game)
    dice, told = Dice("whispers", 1), defaultdict[Seat, list[Text]](list)
    for number in range(moves):
        position = await house.position(match_id)
        if position.outcome is not None:
            break
        seat = min(position.asked)
        action = dice.choice(list(position.engine.legal_actions(position.state, seat)))
        await house.tables.play.submit(match_id, By(position.seats[seat].user_id), action)
        await house.settle()
        told[seat].clear()
        for row in position.seats:
            heard = await house.tables.heard_since(match_id, row.seat, opening=False)
            whispers = [*filter(is_whisper, heard), *told[row.seat]]
            assert unread(office, row.seat, game, whispers) == [], (row.seat, action)
            if row.seat != seat:
                told[row.seat].append(await whispered(house, match_id, row.seat, number))


@pytest.mark.parametrize("game", offered())
async def test_what_is_whispered_is_read_until_one_acts(tmp_path: Path, game: str) -> None:
    clock = Clock()
    office = Readers(clock)
    async with hall(tmp_path / "t.db", clock, office) as house:
        office.heads = Heads(house.tables)
        await stays(house, office, game, MOVES)


@pytest.mark.soak
@pytest.mark.parametrize("game", offered())
async def test_what_is_whispered_is_read_until_one_acts_long(tmp_path: Path, game: str) -> None:
    clock = Clock()
    office = Readers(clock)
    async with hall(tmp_path / "t.db", clock, office) as house:
        office.heads = Heads(house.tables)
        await stays(house, office, game, LONG)


def whisper(number: int) -> Text:
    return text("whispered", number=number, to=Player(0))


def test_whispers_are_told_before_all_that_everybody_heard() -> None:
    """Whatever that was, and whomever it names."""
    public = [text("hit", player=Player(0), number=number) for number in range(20)]
    telling = PLAIN._replace(major=frozenset({"hit"}))
    told = head([whisper(1), *public[:10], whisper(2), *public[10:]], 0, telling)
    assert whisper(1) in told and whisper(2) in told
    assert told[-1].key == MORE


def test_whispers_for_which_there_is_no_room_are_counted_beside_the_button() -> None:
    told = head([whisper(number) for number in range(30)], 0, PLAIN)
    assert told[-1].key == MORE and told[-2] == whisper(29)


def test_of_what_was_heard_twice_and_stands_below_once_one_is_told_above() -> None:
    twice = ordered([whisper(1), whisper(1)], [whisper(1)], own=False)
    assert (twice.heard, twice.rest) == ([whisper(1)], [whisper(1)])
