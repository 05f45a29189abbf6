"""Lines of a hand follow the log, whichever of its posts one message delivers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, combinations
from pathlib import Path

import pytest

from cogs.chat.heads import Heads
from cogs.panels.since import Ordered, ordered
from engines.core import Player, Text, text
from store import Changes
from tables import Delivered, Delivery
from tables.notice import Notice, hand, outgoing, seat_of_hand
from tables.tables import By
from tests.tables.house import Clock, Hall, hall
from tests.tables.post_office import PostOffice
from tests.unfolded import telling_of

OWN = tuple(text("own", number=number) for number in range(2))
HEARD = tuple(text("heard", number=number) for number in (1, 2, 1, 3))
"""What was heard since: a line of it was said twice."""
WORDS = text("table-nudged", player=Player(0))


def some_of(lines: Sequence[Text]) -> list[tuple[Text, ...]]:
    return [some for count in range(len(lines) + 1) for some in combinations(lines, count)]


def shown(one: Ordered) -> tuple[Text, ...]:
    """Return the lines of a hand from top to bottom but for the words of the table."""
    return tuple(line for line in (*one.first, *one.heard, *one.rest) if line != WORDS)


@pytest.mark.parametrize("own", [(), OWN])
@pytest.mark.parametrize("told", some_of(HEARD))
def test_lines_of_a_hand_follow_the_log(own: tuple[Text, ...], told: tuple[Text, ...]) -> None:
    """Each stands there once, and so do words of the table, wherever they were said."""
    lines = (*own, *told)
    for at in range(len(own), len(lines) + 1):
        said = (*lines[:at], WORDS, *lines[at:])
        for one in (ordered(HEARD, lines, own=bool(own)), ordered(HEARD, said, own=bool(own))):
            assert shown(one) == (*own, *HEARD)
        assert WORDS in (*one.first, *one.rest)


class Readers(PostOffice):
    """A post office that notes what each hand tells from top to bottom."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self.heads: Heads | None = None
        self.read: list[Text] = []

    async def send(self, delivery: Delivery) -> Delivered:
        await self._reads(delivery)
        return await super().send(delivery)

    async def edit(self, delivery: Delivery) -> Delivered:
        await self._reads(delivery)
        return await super().edit(delivery)

    async def _reads(self, delivery: Delivery) -> None:
        if seat_of_hand(delivery.surface) == 0 and self.heads is not None:
            telling = telling_of(delivery.scene.match.game)
            self.read = [*chain(*await self.heads.of_hand(delivery, telling))]


async def posts(house: Hall, match_id: int, *notices: Notice) -> None:
    """Let posts for the first seat's hand come at once, which one message delivers."""
    changes = Changes()
    for notice in notices:
        changes.post(outgoing(match_id, hand(0), notice, house.clock()))
    await house.store.commit(changes)
    house.tables.delivery.kick()
    await house.settle()


async def test_an_own_move_that_is_told_with_the_next_call_stands_above_what_followed_it(
    tmp_path: Path,
) -> None:
    """And still does once the message is looked through again."""
    clock = Clock()
    office = Readers(clock)
    async with hall(tmp_path / "t.db", clock, office) as house:
        office.heads = Heads(house.tables)
        match_id = await house.begin()
        for _ in range(2):
            position = await house.position(match_id)
            seat = min(position.asked)
            action = next(iter(position.engine.legal_actions(position.state, seat)))
            await house.tables.play.submit(match_id, By(position.seats[seat].user_id), action)
            await house.settle()
        await posts(house, match_id, Notice(OWN, own=True), Notice(new=True))
        assert office.read[: len(OWN) + 1] == [*OWN, text("since-yours")]
        before = office.read
        await posts(house, match_id, Notice())
        assert office.read == before
