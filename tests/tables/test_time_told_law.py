"""What is told of time is so: as much of it is left, by `Absences.ends`, as a reminder says."""

from __future__ import annotations

from random import Random

import pytest

from engines.core import Player, Seat, Text, Verbatim
from tables import Clock as TableClock
from tables.notice import seat_of_hand
from tables.options import HOUR
from tests.sampled import sampled
from tests.tables.counted import Told, began, house, one_step
from tests.tables.house import Hall
from tests.tables.post_office import Letter

__all__ = ["house"]

STEPS = 40
SLACK = 1.0
MOST_LEFT = {"table-reminder": 0.2, "table-half": 0.5}
"""The part of its time that may be left to whoever is told so."""
OF_ENDS = {*MOST_LEFT, "table-reminder-anew", "table-away-moved", "table-away-other"}
"""What is told of the end of somebody's time, on messages that stand while that moves."""


class Heard:
    """Reads what is told of time, as it is told."""

    def __init__(self, told: Told) -> None:
        self.told = told
        self.read: set[tuple[int, str]] = set()
        self.keys: list[str] = []

    async def look(self) -> None:
        """See that everything is so that was told since the last look, and goes on being so."""
        events = [event for letter in self.told.house.office.letters for event in letter.events]
        for event in events:
            assert event.key not in OF_ENDS or not verbatim(event), "a moment that may move"
        house, match_id = self.told.house, self.told.match_id
        position = await house.position(match_id)
        ends = await house.tables.absences.ends(match_id)
        for seat, key in self.since():
            seconds = position.seconds(seat)
            assert seconds is not None
            rest = ends[seat] - house.clock()
            assert rest <= seconds * MOST_LEFT[key] + SLACK, (key, seat, rest / HOUR)
            self.keys.append(key)

    def since(self) -> list[tuple[int, str]]:
        """Return to whom was told what since the last look."""
        found: list[tuple[int, str]] = []
        for letter in self.told.house.office.letters:
            for event in letter.events:
                if event.key in MOST_LEFT and (letter.id, event.key) not in self.read:
                    self.read.add((letter.id, event.key))
                    found.append((whom(letter, event), event.key))
        return found


def verbatim(event: Text) -> bool:
    """Tell whether an event says anything as it stands, as moments are written."""
    return any(isinstance(arg, Verbatim) for arg in event.args.values())


def whom(letter: Letter, event: Text) -> Seat:
    """Return the seat whose time an event of a letter is about."""
    seat = seat_of_hand(letter.surface)
    who = event.args.get("who")
    if seat is None:
        assert isinstance(who, Player)
        return who.seat
    return seat


@pytest.mark.parametrize("clock", [TableClock.HALF_DAY, TableClock.DAY_BANK, TableClock.HOUR])
@pytest.mark.parametrize("seed", sampled(range(60), 4))
async def test_whoever_is_told_of_their_time_has_no_more_of_it(
    house: Hall, clock: TableClock, seed: int
) -> None:
    """Downtime, rests, pauses, shut channels, holidays and hours, in any order and all at once."""
    chance = Random(f"{seed} {clock}")
    told = await began(house, clock)
    heard = Heard(told)
    for _ in range(STEPS):
        match = await house.store.match(told.match_id)
        if match is None or match.outcome is not None:
            break
        for step in (lambda: one_step(told, chance), *[lambda: told.up(1)] * chance.randint(0, 9)):
            await step()
            if not told.match.paused:
                await heard.look()
