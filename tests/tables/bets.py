"""Bets in Shazamm!: the first is told in one line, and with the second both are revealed."""

from __future__ import annotations

from engines.shazamm.model import Cast
from tables.tables import By
from tests.tables.house import Hall

COMMITTED = "shazamm-event-committed"
REVEALED = "shazamm-event-reveal"


async def bet(house: Hall, match_id: int, user_id: int, mana: int) -> None:
    await house.tables.play.submit(match_id, By(user_id), Cast(mana))
    await house.settle()


async def later(house: Hall, seconds: float) -> None:
    """Let time pass second by second, and the outbox be looked at as its timer would."""
    for _ in range(int(seconds)):
        house.clock.seconds += 1
        house.tables.delivery.kick()
        await house.settle()


def shown(house: Hall, match_id: int) -> bool:
    """Tell whether the boards of a match tell, once each, that both have bet."""
    boards = [letter for letter in house.office.on("board") if letter.scene.match.id == match_id]
    said = [event for letter in boards for event in letter.events if event.key == REVEALED]
    return len(said) == len(set(map(repr, said))) == 2
