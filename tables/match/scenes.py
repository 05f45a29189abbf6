"""Matches as they are seen: each scene is made of what one visit to the database tells."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Seat, text
from store import Due, Match, Sight, Status, Store
from store import Seat as SeatRow
from tables.errors import NoMatch
from tables.match.drafts import drafted
from tables.match.live import Live
from tables.match.position import Position
from tables.match.scene import Scene


class Scenes:
    """Makes scenes of what stands in the database and of the matches in memory."""

    def __init__(self, store: Store, live: Live) -> None:
        self._store = store
        self._live = live

    async def sight(self, match_id: int, user_id: int, message_id: int | None = None) -> Sight:
        """Return what is written down of a match for a person who comes to it.

        `message_id` is the message on which they have pressed something. Raises `NoMatch`.
        """
        return _there(await self._store.sight_by(match_id, user_id, message_id))

    async def of_person(self, sight: Sight, user_id: int) -> Scene:
        """Return what a person sees: the own seat's view, or a spectator's."""
        in_lobby = sight.match.status is Status.LOBBY
        return await self._of(sight, None if in_lobby else sight.seat_of(user_id))

    async def of_seat(self, match_id: int, seat: Seat | None) -> Scene:
        """Return what a seat (None: a spectator) sees of a match or lobby. Raises `NoMatch`."""
        return await self._of(_there(await self._store.sight_from(match_id, seat)), seat)

    async def latest(self, due: Due, seat: Seat | None) -> Scene:
        """Return what a seat sees after every move of which something is due, or later.

        A move being made is waited for. Raises `NoMatch`.
        """
        sight = _there(due.sight)
        await self._live.catch_up(sight.match.id, sight.number)
        return await self._of(sight, seat)

    async def beside(self, scene: Scene) -> Scene:
        """Return what a spectator sees where a seat sees `scene`, or what came since."""
        return await self._of(Sight(scene.match, scene.seats), None)

    async def _of(self, sight: Sight, seat: Seat | None) -> Scene:
        match = sight.match
        if match.started_at is None:
            return _bare(match, sight.seats, seat)
        try:
            scene = (await self._position(sight)).scene(seat)
        except Exception:
            if match.paused_at is None:
                raise
            return _bare(match, sight.seats, seat)
        if not scene.legal or sight.draft is None:
            return scene
        return replace(scene, drafted=drafted(match.game, sight.draft))

    async def _position(self, sight: Sight) -> Position:
        """Return a match as it stands, read again if its row says that it is played otherwise."""
        match = sight.match
        position = await self._live.position(match.id, sight.number)
        if position.match != match or _people(position.seats) != _people(sight.seats):
            await self._live.forget(match.id)
            position = await self._live.position(match.id, sight.number)
        return await self._live.recalled(position)


def _bare(match: Match, seats: tuple[SeatRow, ...], seat: Seat | None) -> Scene:
    """Return the scene of a lobby, or of a match that the program cannot look at."""
    return Scene(match, seats, seat, None, frozenset(), False, 0, None)


def _people(seats: tuple[SeatRow, ...]) -> tuple[int | None, ...]:
    """Return who sits where, by seat: with the log and the row of a match, how it is played."""
    return tuple(row.user_id for row in seats)


def _there(sight: Sight | None) -> Sight:
    if sight is None:
        raise NoMatch(text("refusal-no-such-match"))
    return sight
