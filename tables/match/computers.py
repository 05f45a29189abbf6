"""Computer seats: they think in other processes and move through the same log as people.

An answer comes at an instant that is known before anything is thought (`instants.py`), so that it
tells nothing of the hand behind it, nor of who else thinks. Where no thought is there by then, the
seat's default is played: no match waits for a computer.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from random import Random
from typing import Any

from bots import choose
from bots.advice import Advice
from engines.core import MatchOver, NotAsked, Seat, decode, encode
from store import Store, StoreError
from tables.errors import TableRefusal
from tables.match.instants import instant
from tables.match.pauses import Pauses
from tables.match.play import Play
from tables.match.position import Position
from thinking.question import Choose, Question, attempted
from thinking.shares import Matter
from thinking.thoughts import GRACE, NoThought, Thoughts, TooLate

log = logging.getLogger(__name__)

SUBSTITUTE = "normal"
"""The level of a computer that plays on for somebody who resigned."""
LATE = 10.0
"""Seconds after its instant for which an answer is left to the process that thinks about it."""
ADVISER = "hard"
"""The level of one that advises people."""
ADVISING, LATEST = 1.5, 10.0
"""Seconds for which one that advises people thinks at least, and is waited for at most. There is
nobody whom it must not tell anything by when it answers: those it plays against are computers."""


class Computers:
    """Lets the computer seats of every match move when they are asked.

    `thoughts` tells how much is being thought. Computers that take no time think as little as
    they can, in a thread of this process. Of several processes on one server one thinks.
    """

    def __init__(
        self,
        store: Store,
        play: Play,
        pauses: Pauses,
        seconds: float,
        chance: Random,
        chooser: Choose | None = None,
        grace: float = GRACE,
    ) -> None:
        self._store = store
        self._play = play
        self._pauses = pauses
        self._seconds = seconds
        self._chance = chance
        self._chooser = chooser or choose
        self.thoughts = Thoughts(self._chooser, grace)
        self._thinking: dict[tuple[int, Seat, int], asyncio.Task[None]] = {}

    async def look_at(self, position: Position) -> None:
        """Start thinking for each computer seat that is asked and not thinking already."""
        asked_at = asyncio.get_running_loop().time()
        at = instant(position.match.id, asked_at, self._seconds)
        for seat in sorted(position.asked - position.people):
            key = (position.match.id, seat, position.question(seat))
            if key not in self._thinking:
                task = asyncio.create_task(self._move(position, seat, at), name=f"computer {key}")
                self._thinking[key] = task
                task.add_done_callback(lambda _, key=key: self._thinking.pop(key, None))

    async def close(self) -> None:
        """Stop thinking; what was being thought about is thought again after a restart."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thoughts.close()

    async def advise(self, position: Position, state: Any, seat: Seat) -> Advice:
        """Return what a computer would do in a state of a match on a seat, which must be asked.

        It is thought about for as long as a computer's answer takes at least, beside these and by
        the same turns, and comes as soon as it is there. What it is made by hangs on match and
        question alone, so who asks again reads the same. Raises `NoThought`.
        """
        match, engine = position.match, position.engine
        question = Question(
            game=match.game,
            rules=match.rules_version,
            state=encode(state),
            seat=seat,
            level=ADVISER,
            seed=f"advice {match.id} {engine.decision(state, seat)}",
            ply=0,
            advice=True,
        )
        (answer,) = await self._advised(question, _matter(position))
        return decode(answer, Advice)

    async def _advised(self, question: Question, matter: Matter) -> list[bytes]:
        """Return what a question for advice leads to, as soon as it does. Raises `NoThought`."""
        if self._seconds <= 0:
            return await self._at_once(question)
        until = asyncio.get_running_loop().time() + max(self._seconds, ADVISING)
        thought = self.thoughts.begin(question, matter, until)
        try:
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(thought.over.wait(), max(self._seconds, LATEST))
            return thought.line()
        finally:
            self.thoughts.end(thought)

    async def _move(self, position: Position, seat: Seat, at: float) -> None:
        match_id = position.match.id
        try:
            async with self._pauses.guard(match_id):
                if await self._is_ours(position, seat, at):
                    await self._answer_or_default(position, seat, at)
        except (TableRefusal, NotAsked, MatchOver):
            pass  # the clock or another process was quicker
        except Exception:  # the watchdog asks again
            log.exception("computer of match %s, ply %s, seat %s", match_id, position.ply, seat)

    async def _is_ours(self, position: Position, seat: Seat, at: float) -> bool:
        """Tell whether no other process thinks about this; then none begins to, either."""
        if not self._store.shared:
            return True
        seconds = at - asyncio.get_running_loop().time() + LATE
        question = position.question(seat)
        return await self._store.thinking.take(position.match.id, seat, question, seconds)

    async def _answer_or_default(self, position: Position, seat: Seat, at: float) -> None:
        match_id, question = position.match.id, position.question(seat)
        try:
            line = await self._line(self._question(position, seat), _matter(position), at)
            await self._play.submit_for(match_id, seat, line, question)
        except (TableRefusal, NotAsked, MatchOver, StoreError):
            raise
        except Exception as error:
            log.log(
                logging.WARNING if isinstance(error, TooLate) else logging.ERROR,
                "computer of match %s, ply %s, seat %s: its default is played",
                *(match_id, position.ply, seat),
                exc_info=None if isinstance(error, TooLate) else error,
            )
            await _sleep_until(at)
            await self._play.submit_default(match_id, seat, question)

    async def _line(self, question: Question, matter: Matter, at: float) -> list[bytes]:
        """Return, at an instant, the actions that were thought of. Raises `NoThought`."""
        if self._seconds <= 0:
            return await self._at_once(question)
        thought = self.thoughts.begin(question, matter, at)
        try:
            await _sleep_until(at)
            return thought.line()
        finally:
            self.thoughts.end(thought)

    async def _at_once(self, question: Question) -> list[bytes]:
        """Return the actions that the least of thought leads to. Raises `NoThought`."""
        line, error = await asyncio.to_thread(attempted, question, self._chooser, _none_left)
        if error:
            raise NoThought(error)
        return line

    def _question(self, position: Position, seat: Seat) -> Question:
        return Question(
            game=position.match.game,
            rules=position.match.rules_version,
            state=encode(position.state),
            seat=seat,
            level=position.seats[seat].level or SUBSTITUTE,
            seed=self._chance.randbytes(16).hex(),
            ply=position.ply,
        )


def _matter(position: Position) -> Matter:
    """Return what a thought is about; each channel of direct messages counts as a server."""
    match = position.match
    return Matter(match.guild_id or f"direct {match.channel_id}", match.id)


async def _sleep_until(at: float) -> None:
    await asyncio.sleep(max(0.0, at - asyncio.get_running_loop().time()))


def _none_left() -> float:
    return 0.0
