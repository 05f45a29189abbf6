"""Taking back what revealed something: whoever did it asks, and all other people must agree.

Computers are not asked, and where no other person plays nobody is: to look at what comes and take
it back would be no game. What the others do meanwhile counts; if nothing can be taken back any
more, agreeing is refused as taking back is.
"""

from __future__ import annotations

from collections.abc import Callable

from engines.core import Player, Seat, encode, text
from store import Changes, Store
from tables.agreeing import Agreeing, Agreement, Asked, Came, Ground
from tables.errors import TableRefusal
from tables.match.consent import Consent, Question, asked_back
from tables.match.log import CONSENT
from tables.match.moves import By
from tables.match.play import Play
from tables.match.undo import Revealed, take_back, would_be_taken_back
from tables.notice import TAKE_BACK, Notice, outgoing


class _Back(Agreement):
    """That an action is taken back: the own last one, or that of the question of a `mark`."""

    kind, surface = CONSENT, TAKE_BACK
    asks, agrees = "table-undo-asked", "table-undo-agreed"
    already, stale = "refusal-undo-asking", "refusal-undo-late"

    def __init__(self, store: Store, mark: int | None) -> None:
        self._store = store
        self._mark = mark

    async def asked(self, ground: Ground, seat: Seat) -> Asked:
        """Return what a seat agrees to. Raises `TableRefusal` where nothing could come of it."""
        found = asked_back(ground.entries)
        if self._mark is None:
            ply = await self._revealing(ground, seat)
            if self.needed(ground) <= {seat}:
                raise TableRefusal(text("refusal-undo-nobody"))
            same = found is not None and (found.seat, found.ply) == (seat, ply)
            return Asked(encode(Consent(ply)), found.agreed if found and same else frozenset())
        if found is None or found.mark != self._mark:
            raise TableRefusal(text(self.stale))
        if self.needed(ground) <= {seat}:
            raise TableRefusal(text("refusal-undo-nobody"))
        if seat not in found.agreed and not await would_be_taken_back(
            self._store, ground.position, found, ground.now
        ):
            raise TableRefusal(text(self.stale))
        return Asked(encode(Consent(found.ply)), found.agreed)

    def closing(self, ground: Ground, seat: Seat) -> Notice:
        """Return that a seat agrees: whether it is taken back then is another matter."""
        return Notice((text(self.agrees, who=Player(seat)),))

    async def follow(self, changes: Changes, ground: Ground) -> None:
        """Add nothing: the undo looks into the log itself."""

    async def _revealing(self, ground: Ground, seat: Seat) -> int:
        """Return the ply of a seat's last action, which others must agree to take back.

        Raises `TableRefusal` where it needs nobody, or cannot be taken back though all agree.
        """
        try:
            await take_back(self._store, ground.position, seat, ground.now)
        except Revealed as refusal:
            return refusal.ply
        raise TableRefusal(text("refusal-undo-alone"))


class TakingBack:
    """Asks the people of a match; `after_commit` is called with each notice."""

    def __init__(
        self,
        store: Store,
        play: Play,
        agreeing: Agreeing,
        now: Callable[[], float],
        after_commit: Callable[[], None],
    ) -> None:
        self._store = store
        self._play = play
        self._agreeing = agreeing
        self._now = now
        self._after_commit = after_commit

    async def ask(self, match_id: int, by: By) -> None:
        """Ask all others whether the own last action may be taken back.

        Raises `TableRefusal` with the reason where that cannot be, or is asked already.
        """
        await self._agreeing.agree(_Back(self._store, None), match_id, by, asking=True)

    async def agree(self, match_id: int, by: By, mark: int) -> bool:
        """Agree to what the question of a mark asks; tell whether it is taken back, since all have.

        Raises `TableRefusal` where that is not asked any more, or it was oneself who asked.
        """
        back = _Back(self._store, mark)
        if await self._agreeing.agree(back, match_id, by, asking=False) is not Came.DONE:
            return False
        asked = await self.asked(match_id)
        if asked is None:
            raise TableRefusal(text(back.stale))
        try:
            by = By((await self._store.seats(match_id))[asked.seat].user_id)
            await self._play.undo(match_id, by, asked.ply)
        except TableRefusal as refusal:  # so much has happened in between
            raise TableRefusal(text(back.stale)) from refusal
        await self._store.commit(
            Changes().post(outgoing(match_id, TAKE_BACK, Notice(), self._now()))
        )
        self._after_commit()
        return True

    async def asked(self, match_id: int) -> Question | None:
        """Return what is asked of the people of a match."""
        return asked_back(await self._store.log.entries(match_id))
