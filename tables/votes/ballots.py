"""When a match ends, everybody votes for its best and its worst sound.

Two polls are posted through the outbox, a deadline reads them once they are closed, and the
verdict is told. The tables know no Discord: a poll that cannot be posted is a menu, whose
votes are kept here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import NamedTuple

import msgspec

from engines.core import Text, decode, encode, text
from store import (
    Candidate,
    Changes,
    Deadline,
    DeadlineTaken,
    Match,
    MatchChanged,
    Seat,
    Status,
    Store,
    Vote,
)
from tables.deadlines import drop, postpone
from tables.errors import TableRefusal
from tables.match.consequences import Advance
from tables.match.tenures import called
from tables.notice import ENDING, LOBBY, Notice, outgoing
from tables.options import DAY, HOUR
from tables.outbox.transport import Gone, Later, Shut, Transport
from tables.votes.sounds import heard, keep_sounds, maker, nominated

BALLOT = "ballot"
"""The deadline at which the votes of a match are read."""
VERDICT = "verdict"
"""The surface on which the winners are told."""
VOTING = DAY
"""Seconds that a poll is open, from when it is posted; a whole number of hours."""
GRACE = 60.0
"""Seconds that Discord has to close a poll."""
SETTLING = HOUR
"""Seconds after which votes count though Discord still calls them preliminary."""
PATIENCE = DAY
"""Seconds after the first trouble after which a poll that cannot be read has no votes."""
UNPOSTED = 7 * DAY
"""Seconds after a match's end until a poll that could not be posted is given up."""
RETRY = 600.0


class Question(StrEnum):
    """What people are asked about the sounds of a match."""

    BEST = "best"
    WORST = "worst"

    @property
    def surface(self) -> str:
        """The surface of this question's poll."""
        return f"{BALLOT}-{self.value}"


def question_of(surface: str) -> Question | None:
    """Return the question that a surface asks; None for all others."""
    return next((question for question in Question if question.surface == surface), None)


def winner(candidates: Sequence[Candidate], question: Question) -> Candidate | None:
    """Return the candidate with the most votes; None if there was no vote.

    Candidates stand in the order of what they did. Of equals the best is the one that did
    more, the worst the one that did less.
    """
    votes = [_votes(candidate, question) for candidate in candidates]
    if not any(votes):
        return None
    leaders = [c for c, n in zip(candidates, votes, strict=True) if n == max(votes)]
    return leaders[0] if question is Question.BEST else leaders[-1]


def _votes(candidate: Candidate, question: Question) -> int:
    return (candidate.best if question is Question.BEST else candidate.worst) or 0


class Count(NamedTuple):
    """The votes of a question by place, and whether they were cast in a menu."""

    votes: dict[int, int]
    in_menu: bool = False


class NotYet(Exception):
    """The votes cannot be read before `until`, in seconds since the epoch."""

    def __init__(self, until: float) -> None:
        super().__init__(until)
        self.until = until


class Trouble(NotYet):
    """They cannot be read, which may pass."""


class Ballots:
    """Opens the vote when a match ends, takes the votes of menus, and counts."""

    def __init__(self, store: Store, transport: Transport, now: Callable[[], float]) -> None:
        self._store = store
        self._transport = transport
        self._now = now

    async def follow(self, changes: Changes, advance: Advance) -> None:
        """Add to `changes` the sounds of an advance, and the vote if the match ends with it.

        A vote is held if there are two sounds that people made, or more, and several people
        played: whoever was alone with computers would vote on nobody else's.
        """
        keep_sounds(changes, advance)
        if not advance.ended:
            return
        match, seats = advance.after.match, advance.after.seats
        shouts = nominated((*await self._store.sounds.heard(match.id), *heard(advance)))
        if len(shouts) < 2 or sum(row.user_id is not None for row in seats) < 2:
            return
        for place, shout in enumerate(shouts, 1):
            row, user_id = seats[shout.seat], shout.user_id
            assert user_id is not None
            name = row.name if row.user_id == user_id else ""  # of whoever took the seat over
            head = (match.id, place, match.guild_id, shout.seat, user_id, name)
            tail = (shout.brief, shout.damage, shout.destroyed, None, None)
            changes.candidate(Candidate(*head, *tail))
        for question in Question:
            post = outgoing(match.id, question.surface, Notice(new=True), advance.now)
            changes.post(msgspec.structs.replace(post, behind=ENDING))
        changes.deadline(Deadline(match.id, BALLOT, -1, advance.now + VOTING + GRACE, b""))

    async def vote(self, match_id: int, user_id: int, question: str, place: str) -> Candidate:
        """Take a person's vote in a menu, in place of an earlier one; return what it was for.

        Raises `TableRefusal` once the vote is closed, and for what does not stand for election.
        """
        candidates = await self._store.sounds.candidates(match_id)
        surface = next((q.surface for q in Question if q == question), "")
        menu = await self._store.outbox.message(match_id, surface)
        if not candidates or menu is None or any(c.best is not None for c in candidates):
            raise TableRefusal(text("refusal-vote-closed"))
        if self._now() >= menu.posted_at + VOTING:
            raise TableRefusal(text("refusal-vote-closed"))
        chosen = next((c for c in candidates if str(c.place) == place), None)
        if chosen is None:
            raise TableRefusal(text("refusal-no-such-sound"))
        await self._store.commit(Changes().vote(Vote(match_id, question, user_id, chosen.place)))
        return chosen

    async def close(self, deadline: Deadline) -> None:
        """Count the votes and tell the verdict, or try again when they can be read.

        The deadline says since when there is trouble: while the bot is down nobody tries.
        """
        since = decode(deadline.payload, float) if deadline.payload else None
        match = await self._store.match(deadline.match_id)
        candidates = await self._store.sounds.candidates(deadline.match_id)
        assert match is not None
        try:
            read = {question: await self._read(match, question, since) for question in Question}
        except NotYet as early:
            begins = isinstance(early, Trouble) and since is None
            noted = encode(self._now()) if begins else None
            await postpone(self._store, deadline, early.until, noted)
            return
        changes = Changes().taken(deadline)
        await self._tell_verdict(changes, match, candidates, read)
        try:
            await self._store.commit(changes)
        except (DeadlineTaken, MatchChanged):  # another process has counted
            await drop(self._store, deadline)

    async def _read(self, match: Match, question: Question, since: float | None) -> Count:
        """Return the votes of a question; none where they cannot be read. Raises `NotYet`.

        `since` is when there was trouble first; the first of all gives up nothing.
        """
        message, now = await self._store.outbox.message(match.id, question.surface), self._now()
        if message is None:
            if since is None or now < (match.ended_at or 0.0) + UNPOSTED:
                raise Trouble(now + RETRY)
            return Count({})
        closed_at = message.posted_at + VOTING + GRACE
        if now < closed_at:
            raise NotYet(closed_at)
        try:
            poll = await self._transport.read_poll(message)
        except Gone:
            return Count({})
        except (Later, Shut) as trouble:
            if since is None or now < since + PATIENCE:
                raise Trouble(now + RETRY) from trouble
            return Count({})
        if poll is None:
            return Count(await self._votes_in_menu(match.id, question), in_menu=True)
        if not poll.final and now < closed_at + SETTLING:
            raise NotYet(now + RETRY)
        return Count(dict(enumerate(poll.votes, 1)))

    async def _votes_in_menu(self, match_id: int, question: Question) -> dict[int, int]:
        places = [vote.place for vote in await self._store.sounds.votes(match_id, question)]
        return {place: places.count(place) for place in places}

    async def _tell_verdict(
        self,
        changes: Changes,
        match: Match,
        candidates: Sequence[Candidate],
        read: dict[Question, Count],
    ) -> None:
        """Add to `changes` that votes are counted, and what they came to."""
        now = self._now()
        best, worst = read[Question.BEST].votes, read[Question.WORST].votes
        counted = [
            msgspec.structs.replace(c, best=best.get(c.place, 0), worst=worst.get(c.place, 0))
            for c in candidates
        ]
        for row in counted:
            changes.count(match.id, row.place, best=row.best or 0, worst=row.worst or 0)
        for question in Question:
            changes.drop_posts(match.id, question.surface)
            if read[question].in_menu:
                changes.post(outgoing(match.id, question.surface, Notice(), now))
        told = Notice(verdict(counted, await self._store.seats(match.id)), new=True)
        changes.post(outgoing(match.id, VERDICT, told, now))
        following = await self._store.matches.in_channel(match.channel_id)
        if following is not None and following.status is Status.LOBBY:
            changes.post(outgoing(following.id, LOBBY, Notice(), now))

    async def lobby_notes(self, match: Match) -> tuple[Text, ...]:
        """Return what a lobby says of who deals: the worst sound of the match before it here."""
        earlier = await self._store.matches.earlier_in(match.channel_id, match.id)
        if earlier is None or earlier.game != match.game:
            return ()
        candidates = await self._store.sounds.candidates(earlier.id)
        if not candidates:
            return ()
        if any(candidate.worst is None for candidate in candidates):
            return (text("sounds-dealer-open"),)
        dealer = winner(candidates, Question.WORST)
        return () if dealer is None else (_deals("sounds-dealer", dealer),)


def _deals(key: str, dealer: Candidate) -> Text:
    return text(key, name=dealer.name or called(dealer.user_id), words=dealer.words)


def verdict(candidates: Sequence[Candidate], seats: Sequence[Seat]) -> tuple[Text, ...]:
    """Return what is told of counted votes: both winners, and who deals the next match."""
    lines = [_line(candidates, seats, question) for question in Question]
    dealer = winner(candidates, Question.WORST)
    if dealer is not None:
        lines.append(text("sounds-deals", who=maker(dealer.seat, dealer.user_id, seats)))
    return tuple(lines)


def _line(candidates: Sequence[Candidate], seats: Sequence[Seat], question: Question) -> Text:
    won = winner(candidates, question)
    if won is None:
        return text(f"sounds-verdict-{question}-nobody")
    return text(
        f"sounds-verdict-{question}",
        words=won.words,
        who=maker(won.seat, won.user_id, seats),
        votes=_votes(won, question),
    )
