"""An end by agreement: a draw where the game knows one, otherwise an end without a winner.

All people who still play must agree, also those for whom a computer sits in: the end is theirs. A
draw counts on the ladder as one, any other end for nobody. Alone with computers one gives up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

import engines
from engines.core import Seat, encode, text
from store import Changes, Status, Store
from tables.agreeing import Agreeing, Agreement, Asked, Came, Ground, check_played
from tables.errors import TableRefusal
from tables.match.consequences import Advance
from tables.match.draws import Offer, Question, offered
from tables.match.log import DRAW
from tables.match.making import Making
from tables.match.moves import By, by_agreement, own_seat
from tables.notice import DRAW as DRAW_SURFACE


def draws(game: str) -> bool:
    """Tell whether people may agree on a draw in a game."""
    return engines.load(game).meta.draws


class _Draw(Agreement):
    """That a match ends: by a new offer, or by that of a `mark`."""

    kind, surface = DRAW, DRAW_SURFACE
    asks, agrees = "table-draw-asked", "table-draw-agreed"
    already, stale = "refusal-draw-agreed", "refusal-draw-stale"
    lapses = True

    def __init__(self, making: Making, mark: int | None) -> None:
        self._making = making
        self._mark = mark

    def args(self, ground: Ground) -> dict[str, Any]:
        """Return whether it is a draw."""
        return {"draw": int(draws(ground.match.game))}

    def seat(self, ground: Ground, user_id: int | None) -> Seat:
        """Return the seat of whoever agrees, whoever plays there now."""
        check_played(ground.match)
        return own_seat(ground.position, user_id)

    def needed(self, ground: Ground) -> frozenset[Seat]:
        """Return the seats of all people who have not given up."""
        return ground.position.owners

    async def asked(self, ground: Ground, seat: Seat) -> Asked:
        """Return which offer a seat agrees to. Raises `TableRefusal` if nobody else plays."""
        if ground.position.owners <= {seat}:
            raise TableRefusal(text("refusal-draw-alone"))
        found = offered(ground.entries, ground.now)
        if found is None or self._mark not in (None, found.mark):
            return Asked(encode(Offer()))
        return Asked(encode(Offer(found.number)), found.agreed)

    async def follow(self, changes: Changes, ground: Ground) -> None:
        """End the match."""
        before, last = ground.position, ground.entries[-1]
        outcome = by_agreement(len(ground.seats), draws=before.engine.meta.draws)
        ended = before.with_match(status=Status.ENDED, ended_at=ground.now, outcome=encode(outcome))
        after = replace(ended, number=last.number, chain=last.chain, shown=last.shown)
        await self._making.lead_to(changes, Advance(before, after, (), last.seat, ground.now))


class Drawing:
    """Lets the people of a match end it by agreement."""

    def __init__(
        self, store: Store, making: Making, agreeing: Agreeing, now: Callable[[], float]
    ) -> None:
        self._store = store
        self._making = making
        self._agreeing = agreeing
        self._now = now

    async def agree(self, match_id: int, by: By, mark: int | None = None) -> Came:
        """Let a person offer to end a match, or agree to the offer that stands.

        With a `mark` it is agreed only to the offer that has it. Raises what
        `Agreeing.agree` raises.
        """
        draw = _Draw(self._making, mark)
        return await self._agreeing.agree(draw, match_id, by, asking=mark is None)

    async def asked(self, match_id: int) -> Question | None:
        """Return the offer that stands in a match."""
        return offered(await self._store.log.entries(match_id), self._now())
