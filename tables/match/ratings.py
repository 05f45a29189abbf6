"""How strong people are at a game: what a match that ended makes of it.

Only people are rated, each server by itself, and only in matches of at least two of them; whoever
resigned stands behind everyone who stayed. Ratings change in the transaction that ends the match.
"""

from __future__ import annotations

from collections.abc import Mapping

from engines.core import Outcome, Seat
from store import Changes, Rating, Store
from tables.match.position import Position


async def rate(changes: Changes, store: Store, ended: Position) -> None:
    """Add to `changes` what a match that ended makes of its people's ratings."""
    outcome = ended.outcome
    places = {} if outcome is None else _places(ended, outcome)
    guild_id, game = ended.match.guild_id, ended.match.game
    if guild_id is None or len(places) < 2:
        return
    before = {user: await store.rating(guild_id, game, user) for user in places}
    for rating in rated(guild_id, game, places, before):
        changes.rating(rating)


def rated(
    guild_id: int, game: str, places: Mapping[int, float], before: Mapping[int, Rating | None]
) -> list[Rating]:
    """Return the new ratings in a server, of people by their ids.

    `places`: the lower the better, equal for those who share one. `before`: None for whoever
    was never rated.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 - slow to load

    model = PlackettLuce()
    teams = [
        [model.rating() if old is None else model.rating(mu=old.mu, sigma=old.sigma)]
        for old in (before[user] for user in places)
    ]
    after = model.rate(teams, ranks=list(places.values()))
    return [
        Rating(guild_id, game, user, new.mu, new.sigma, 1 + _played(before[user]))
        for user, (new,) in zip(places, after, strict=True)
    ]


def _played(before: Rating | None) -> int:
    return 0 if before is None else before.played


def _places(ended: Position, outcome: Outcome) -> dict[int, float]:
    """Return the place of each person, by user id."""
    place: dict[Seat, float] = {
        seat: number for number, seats in enumerate(outcome.ranking) for seat in seats
    }
    return {
        row.reaches: place[row.seat] + (0 if row.resigned_at is None else len(place))
        for row in ended.seats
        if row.reaches is not None
    }
