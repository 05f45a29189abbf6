"""What a channel shows hangs on nobody's wishes: in every game, whatever people have chosen.

The same match is played where nobody wishes anything, and where one person does. Everybody but that
person is sent the same, word by word, edit by edit and at the same time; nobody is notified by a
board whom it would not have notified otherwise; and that person's own messages say the same.
"""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import engines
from cogs.panels.game import offered
from engines.core import Dice
from engines.options import choices
from tables.lobby import Guest, Place
from tables.tables import By
from tables.wishes import Calls, How, Quiet
from tests.sampled import every_other
from tests.tables.house import Clock, Hall, hall
from tests.tables.post_office import PostOffice

MOVES, MANY = 6, 80
PEOPLE = (11, 22)
WISHER = 0
"""The seat whose person wishes something."""
AT_NIGHT = Quiet(13, 20)
"""Hours that the clock of these tests stands in."""
WISHES = {
    "mention": Calls(How.MENTION),
    "direct": Calls(How.DIRECT),
    "digest": Calls(How.DIGEST, digest=20),
    "quiet": Calls(quiet=AT_NIGHT),
    "mention, quiet": Calls(How.MENTION, quiet=AT_NIGHT),
}


class Sent(NamedTuple):
    """All that was sent of a match: to all others, to the wisher, who was called, what sounded."""

    to_others: list[Any]
    to_wisher: list[Any]
    pings: list[frozenset[int]]
    sounds: list[bool]


async def begun(house: Hall, key: str) -> int:
    """Begin a match of two people, and return its number."""
    wisher, other = PEOPLE
    match_id = await house.tables.lobby.open(key, Guest(wisher, "P0", 1), Place(5, 7, "en"))
    await house.settle()
    await house.tables.lobby.join(match_id, Guest(other, "P1", 2))
    await house.settle()
    await house.start(match_id, wisher)
    return match_id


async def played(folder: Path, key: str, calls: Calls, moves: int) -> Sent:
    """Play a random match in which one person wishes something, and all have orders by chance."""
    folder.mkdir()
    clock, dice = Clock(), Dice("wishes", 1)
    async with hall(folder / "t.db", clock, PostOffice(clock)) as house:
        await house.tables.calling.wish(PEOPLE[WISHER], lambda _: calls)
        match_id = await begun(house, key)
        play = house.tables.play
        kind = engines.load(key).meta.orders
        for row in (await house.position(match_id)).seats:
            for field in () if kind is None else choices(kind):
                value = dice.choice(field.values)
                await play.order(match_id, By(row.user_id), field.field, str(value).lower())
                await house.settle()
        for _ in range(moves):
            position = await house.position(match_id)
            if position.outcome is not None:
                return sent(house.office)
            seat = dice.choice(sorted(position.asked))
            action = dice.choice(list(position.engine.legal_actions(position.state, seat)))
            await play.submit(match_id, By(position.seats[seat].user_id), action)
            await house.settle()
        if (await house.position(match_id)).outcome is None:
            await play.resign(match_id, By(PEOPLE[1]))
            await house.settle()
        return sent(house.office)


def sent(office: PostOffice) -> Sent:
    """Return the letters of each place in their order; what is sent at once has none.

    What is told the wisher counts once, be it in a message that stands or in one that calls.
    """
    own = f"hand-{WISHER}"
    others = sorted((x for x in office.letters if x.surface != own), key=lambda x: x.surface)
    told = [events for surface, events in office.told if surface == own and events]
    return Sent(
        [(x.surface, x.sent_at, x.edits, x.events, x.put_away, x.silent) for x in others],
        [events for events, _ in groupby(told)],
        [x.pings for x in others],
        [not x.silent for x in office.letters if x.surface == own],
    )


async def must_be_the_same(key: str, folder: Path, moves: int) -> None:
    plain = await played(folder / "plain", key, Calls(), moves)
    assert all(plain.sounds)
    assert any(PEOPLE[WISHER] in ping for ping in plain.pings)
    for number, (name, calls) in enumerate(WISHES.items()):
        wished = await played(folder / str(number), key, calls, moves)
        assert wished.to_others == plain.to_others, name
        silenced = frozenset[int]() if calls == Calls(How.MENTION) else frozenset({PEOPLE[WISHER]})
        assert wished.pings == [ping - silenced for ping in plain.pings], name
        assert wished.to_wisher == plain.to_wisher, name
        assert any(wished.sounds) or calls.how is not How.DIRECT, name


@pytest.mark.parametrize("key", every_other(offered(), 1))
async def test_the_channel_and_all_others_are_sent_the_same_whatever_one_wishes(
    key: str, tmp_path: Path
) -> None:
    await must_be_the_same(key, tmp_path, MOVES)


@pytest.mark.soak
@pytest.mark.parametrize("key", every_other(offered()))
async def test_the_same_of_longer_matches(key: str, tmp_path: Path) -> None:
    await must_be_the_same(key, tmp_path, MANY)
