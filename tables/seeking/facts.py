"""All that it hangs on whether two fit, as it stands for those who look for somebody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

import engines
from engines.core import decode
from store import Seek, Store
from tables.blocks import is_among
from tables.options import Welcome
from tables.people import People, preferences
from tables.reliability import Reliability, Tier
from tables.seeking.fitting import Seeker
from tables.seeking.waking import waking
from tables.seeking.wanted import Strength, Wanted


class Facts:
    """Finds out who looks, when they are awake, how strong and reliable they are."""

    def __init__(self, store: Store, reliability: Reliability, people: People) -> None:
        self._store = store
        self._reliability = reliability
        self._people = people

    async def of(self, seeks: Sequence[Seek], now: float) -> list[Seeker]:
        """Return those of these who could play now: not over, and not on holiday."""
        known = engines.keys()
        wishes = {s.id: _of_games(wanted_of(s), known) for s in seeks if s.until > now}
        ask = any(one.welcome is not Welcome.ANYBODY for one in wishes.values())
        about = any(one.strength is Strength.ABOUT for one in wishes.values())
        line: list[Seeker] = []
        people = [seek.user_id for seek in seeks]
        for seek in seeks:
            wanted = wishes.get(seek.id)
            wished = preferences(await self._store.people.person(seek.user_id))
            if wanted is None or not wanted.games or wished.away.until(now) is not None:
                continue
            one = Seeker(
                *(seek.id, seek.user_id, seek.guild_id, seek.since, wanted),
                waking=waking(wished.calls, now),
                tier=await self._reliability.tier(seek.user_id) if ask else Tier.NEW,
                strengths=await self._strengths(seek) if about else {},
                apart=frozenset(
                    (
                        *(other for other in people if is_among(other, wished.blocked)),
                        *decode(seek.passed, tuple[int, ...]),
                    )
                ),
                abroad=wanted.abroad and await self._people.lets_in(seek.guild_id),
            )
            line.append(one)
        return line

    async def _strengths(self, seek: Seek) -> Mapping[str, float] | None:
        """Return how strong somebody is where they look, by game; None if they hide it."""
        if await self._store.people.is_unranked(seek.user_id):
            return None
        ratings = await self._store.kept.ratings_of(seek.user_id)
        return {row.game: row.mu for row in ratings if row.guild_id == seek.guild_id}


def wanted_of(seek: Seek) -> Wanted:
    """Return what somebody looks for; what cannot be read any more is nothing."""
    try:
        return decode(seek.wanted, Wanted)
    except msgspec.ValidationError:
        return Wanted(())


def _of_games(wanted: Wanted, known: Sequence[str]) -> Wanted:
    """Return what somebody looks for, of games that there still are."""
    return replace(wanted, games=tuple(game for game in wanted.games if game in known))
