"""How people wish to be called, and what called them."""

from __future__ import annotations

from engines.shazamm.model import Cast
from tables.notice import is_roll_call
from tables.outbox.loudness import Wished
from tables.tables import By
from tables.wishes import Calls, How, Quiet
from tests.tables.house import ALICE, BOB, Hall
from tests.tables.post_office import Letter

HOUR, DAY = 3600.0, 86400.0
NOW = 13 + 46 / 60
"""The hour of the day, by the clocks of UTC, at which the clock of these tests stands at first."""
QUIET, TILL = Quiet(13, 20), (20 - NOW) * HOUR + 60
"""Quiet hours that it is, and seconds after which they are over, and a minute more."""
DIGEST = Calls(How.DIGEST, digest=20)


def wishes_of(house: Hall) -> Wished:
    """Return what finds out how loud a message is."""
    return Wished(house.store, house.tables.people, house.tables.absences)


async def wish(house: Hall, calls: Calls, user: int = ALICE) -> None:
    await house.tables.calling.wish(user, lambda _: calls)


def rolls(house: Hall) -> list[Letter]:
    """Return the lists of what waits that were sent, oldest first."""
    return [letter for letter in house.office.letters if is_roll_call(letter.surface)]


def pinged(house: Hall) -> list[set[int]]:
    """Return who was called by each board that called anybody."""
    return [set(letter.pings) for letter in house.office.on("board") if letter.pings]


def sounds(house: Hall, seat: int = 0) -> list[bool]:
    """Return of each hand that was sent whether it made a sound."""
    return [not letter.silent for letter in house.office.on(f"hand-{seat}")]


async def turns(house: Hall, match_id: int) -> None:
    """Let both play a turn of Shazamm!, Bob last, so that Alice is called for the next."""
    for user in (ALICE, BOB):
        await house.tables.play.submit(match_id, By(user), Cast(1))
        await house.settle()


async def waiting(house: Hall, user: int = ALICE) -> list[int]:
    return [one.match.id for one in await house.tables.calling.awaiting(user)]
