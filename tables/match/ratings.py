"""How strong people are at a game: what a match that ended makes of it.

Only people are rated, each server by itself, and only in matches of at least two of them that were
not taken from another; whoever resigned stands behind everyone who stayed, the last to do so first,
but in a match that ended by it as its outcome says: before whoever was out of the game by then. A
seat counts for who played it at first; where a computer or somebody else did so for them, whether
they wished it or not, nobody rises by that, and nobody falls by having lost to it or shared a place
with it. Ratings change in the transaction that ends the match, and only as they were read: of two
matches of one person that end at once both count.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set

from engines.core import Outcome, Player, Seat, Single, Text, Verbatim, text
from store import Changes, Entry, Rating, Store
from tables.match.giving_up import is_given_up, left_by_giving_up
from tables.match.log import ACTION, BACK, RESIGN, SIT, TAKEN
from tables.match.position import Position
from tables.match.tenures import called, first_people

NEWCOMER, STEP = 1000, 40
"""A newcomer's points, and the points that one unit of the model is worth."""


async def rate(
    changes: Changes, store: Store, ended: Position, computer: Seat | None = None
) -> tuple[Text, ...]:
    """Add to `changes` what a match that ended makes of its people's ratings.

    `computer` is the seat for which one made the move that ended it, which no log holds yet.
    Returns what is told of it: nothing of those who do not stand on the ladders.
    """
    outcome, entries = ended.outcome, await store.log.hands(ended.match.id)
    people = {row.seat: row.reaches for row in ended.seats} | first_people(entries)
    places = {} if outcome is None or not outcome.ranking else places_of(ended, outcome, people)
    guild_id, game = ended.match.guild_id, ended.match.game
    if guild_id is None or len(places) < 2 or ended.options.is_taken:
        return ()
    before = {user: await store.people.rating(guild_id, game, user) for user in places}
    told: list[Text] = []
    seats = {user: seat for seat, user in people.items()}
    had_help = helped_seats(entries) | {computer}
    helped = {user for user in places if seats[user] in had_help}
    for user in places:
        fair = without_help(places, helped, user)
        rating = _rating_of(user, rated(guild_id, game, fair, before)) if len(fair) > 1 else None
        seat, old = seats[user], before[user]
        if rating is None or (user in helped and points(rating) >= _points(old)):
            continue
        changes.rating(rating, old)
        if not await store.people.is_unranked(rating.user_id):
            here = ended.seats[seat].reaches == rating.user_id
            who = Player(seat) if here else called(rating.user_id)
            told.append(_told(who, rating, old))
    return tuple(told)


def points(rating: Rating) -> int:
    """Return what a person is worth almost surely (mu - 3 sigma), in points."""
    return NEWCOMER + round(STEP * (rating.mu - 3 * rating.sigma))


def without_help(places: Mapping[int, float], helped: Set[int], user_id: int) -> dict[int, float]:
    """Return whose places count for a person: of others who had help only those behind them."""
    own = places[user_id]
    return {
        user: place
        for user, place in places.items()
        if user == user_id or user not in helped or place > own
    }


def _rating_of(user_id: int, ratings: Iterable[Rating]) -> Rating:
    return next(rating for rating in ratings if rating.user_id == user_id)


def helped_seats(entries: Iterable[Entry]) -> frozenset[Seat]:
    """Return the seats that somebody else took over, or for whose persons a computer moved.

    Whatever it played for: their time was over, they wished it, were gone or had given up. Whoever
    came back before it had moved had no help.
    """
    helped, left = set[Seat](), set[Seat]()
    for entry in entries:
        if entry.seat is None:
            continue
        if entry.kind in (SIT, RESIGN):
            left.add(entry.seat)
        elif entry.kind == BACK:
            left.discard(entry.seat)
        elif entry.kind == TAKEN or (entry.kind == ACTION and entry.seat in left):
            helped.add(entry.seat)
    return frozenset(helped)


def _points(old: Rating | None) -> int:
    return NEWCOMER if old is None else points(old)


def _told(who: Single, new: Rating, old: Rating | None) -> Text:
    change = points(new) - _points(old)
    return text("ending-rating", who=who, points=points(new), change=Verbatim(f"{change:+}"))


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


def places_of(
    ended: Position, outcome: Outcome, people: Mapping[Seat, int | None]
) -> dict[int, float]:
    """Return the place of each person, by user id; `people` are those who count for each seat."""
    place: dict[Seat, float] = {
        seat: number for number, seats in enumerate(outcome.ranking) for seat in seats
    }
    if not is_given_up(ended, outcome.ranking):  # who gave up last stands before the others
        gone = reversed(left_by_giving_up(ended))
        place |= {seat: len(place) + number for number, seat in enumerate(gone)}
    return {user: place[row.seat] for row in ended.seats if (user := people[row.seat])}
