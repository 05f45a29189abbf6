"""Taking back what revealed something: whoever did it asks, and all other people must agree.

Computers are not asked, and where no other person plays nobody is: to look at what comes and take
it back would be no game. What the others do meanwhile counts; if nothing can be taken back any
more, agreeing is refused as taking back is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engines.core import Player, Seat, Verbatim, encode, text
from store import Changes, EntryTaken, InteractionRepeated, MatchChanged, Status, Store
from tables.errors import Paused, TableRefusal
from tables.limits import Allowance
from tables.match.consent import Consent, Question, asked_back
from tables.match.live import Live
from tables.match.log import CONSENT
from tables.match.moves import By, seat_of
from tables.match.play import Play
from tables.match.position import Position
from tables.match.seals import spoken
from tables.match.undo import Revealed, take_back
from tables.notice import TAKE_BACK, Notice, outgoing


class TakingBack:
    """Asks the people of a match; `after_commit` is called with each notice."""

    def __init__(
        self,
        store: Store,
        live: Live,
        play: Play,
        now: Callable[[], float],
        after_commit: Callable[[], None],
        allowance: Allowance,
    ) -> None:
        self._store = store
        self._live = live
        self._play = play
        self._now = now
        self._after_commit = after_commit
        self._allowance = allowance

    async def ask(self, match_id: int, by: By) -> None:
        """Ask all others whether the own last action may be taken back.

        Raises `TableRefusal` with the reason where that cannot be, or is asked already.
        """
        async with self._live.hold(match_id) as table:
            position = _played(table.position)
            seat, asked = seat_of(position, by.user_id), await self.asked(match_id)
            ply = await self._revealing(position, seat)
            others = position.people - {seat}
            if not others:
                raise TableRefusal(text("refusal-undo-nobody"))
            if asked is not None and (asked.seat, asked.ply) == (seat, ply):
                raise TableRefusal(text("refusal-undo-asking", who=_named(others - asked.agreed)))
            assert by.user_id is not None
            self._allowance.spend("invitations", by.user_id, len(others))
            users = sorted(position.users(others))
            mentions = tuple(Verbatim(f"<@{user}>") for user in users)
            said = text("table-undo-asked", who=Player(seat), left=mentions)
            notice = Notice((said,), new=True, ping=frozenset(users))
            await self._say(position, seat, ply, by, notice)
            table.position = None
        self._after_commit()

    async def agree(self, match_id: int, by: By, number: int) -> bool:
        """Agree to what the entry of a number asked; tell whether it is taken back, since all have.

        Raises `TableRefusal` where that is not asked any more, or it was oneself who asked.
        """
        async with self._live.hold(match_id) as table:
            position = _played(table.position)
            seat, asked = seat_of(position, by.user_id), await self.asked(match_id)
            if asked is None or asked.number != number:
                raise TableRefusal(text("refusal-undo-late"))
            left = position.people - {asked.seat, seat} - asked.agreed
            if seat in asked.agreed and left:
                raise TableRefusal(text("refusal-undo-asking", who=_named(left)))
            if seat not in asked.agreed:
                if not await self._stands(position, asked):
                    raise TableRefusal(text("refusal-undo-late"))
                said = text("table-undo-agreed", who=Player(seat))
                await self._say(position, seat, asked.ply, by, Notice((said,)))
                table.position = None
        self._after_commit()
        if left:
            return False
        try:
            await self._play.undo(match_id, By(position.seats[asked.seat].user_id))
        except TableRefusal as refusal:  # so much has happened in between
            raise TableRefusal(text("refusal-undo-late")) from refusal
        await self._store.commit(
            Changes().post(outgoing(match_id, TAKE_BACK, Notice(), self._now()))
        )
        self._after_commit()
        return True

    async def asked(self, match_id: int) -> Question | None:
        """Return what is asked of the people of a match."""
        return asked_back(await self._store.entries(match_id))

    async def _revealing(self, position: Position, seat: Seat) -> int:
        """Return the ply of a seat's last action, which others must agree to take back.

        Raises `TableRefusal` where it needs nobody, or cannot be taken back though all agree.
        """
        try:
            await take_back(self._store, position, seat, self._now())
        except Revealed as refusal:
            return refusal.ply
        raise TableRefusal(text("refusal-undo-alone"))

    async def _stands(self, position: Position, asked: Question) -> bool:
        """Tell whether what was asked could be taken back now if all agreed."""
        try:
            return await self._revealing(position, asked.seat) == asked.ply
        except TableRefusal:
            return False

    async def _say(self, position: Position, seat: Seat, ply: int, by: By, notice: Notice) -> None:
        match, now = position.match, self._now()
        entries = await self._store.entries(match.id)
        changes = Changes().expect(match.id, status=Status.PLAYING)
        changes.append(spoken(match, entries, CONSENT, seat, by, now, encode(Consent(ply))))
        changes.post(outgoing(match.id, TAKE_BACK, notice, now))
        try:
            await self._store.commit(changes)
        except InteractionRepeated:
            return
        except (EntryTaken, MatchChanged) as error:
            raise TableRefusal(text("refusal-crowded")) from error


def _played(position: Position | None) -> Position:
    """Return a match that is played. Raises `TableRefusal` if it is not."""
    if position is None:
        raise TableRefusal(text("refusal-not-begun"))
    if position.match.paused:
        raise Paused(text("refusal-paused"))
    if position.match.status is not Status.PLAYING:
        raise TableRefusal(text("refusal-match-over"))
    return position


def _named(seats: Iterable[Seat]) -> tuple[Player, ...]:
    return tuple(Player(seat) for seat in sorted(seats))
