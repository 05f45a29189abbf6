"""Thoughts: questions, thought about in other processes, each until an instant of its own.

When the many want to think there is less thought for each, and never a later answer: whoever
asks comes for the answer at the instant, and there is one or none.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable

from msgspec import Struct

from thinking.messages import Hurry, Ready, Report, Think
from thinking.process import Process
from thinking.question import Choose, Question
from thinking.shares import Matter, Turns, Waiting, share

log = logging.getLogger(__name__)

GRACE = 5.0
"""Seconds after its instant at which a process that has not answered is killed. The longest that
any was seen to need is a tenth of that."""
MARGIN, MOST_MARGIN = 0.15, 0.25
"""The part of its time, and at most so many seconds, that lie between a thought and its instant."""
LEAST = 0.02
"""Seconds that are too short to think of anything."""
ATTEMPTS = 2
"""How many processes may end over one question."""
SHUNNED = 600.0
"""Seconds in which nothing is thought about a match over which a process had to be killed."""
IDLE = 600.0
"""Seconds without anything to think about after which a process ends, which holds some 35 MB."""
PAUSE = 5.0
"""Seconds before another process is started where one could not be."""


class NoThought(Exception):
    """A thought has led to nothing; the message says why."""


class TooLate(NoThought):
    """A thought was not done in time."""


class Load(Struct, frozen=True):
    """How many thoughts are under way, wait for their turn, and led to nothing since the start;
    and how many processes there are."""

    under_way: int
    waiting: int
    failed: int
    processes: int


class Thought:
    """One question, thought about until it ends. Whoever began it ends it.

    `over` is set once it has led to something, or failed.
    """

    def __init__(
        self, number: int, question: Question, matter: Matter, begun: float, until: float
    ) -> None:
        self.number = number
        self.question = question
        self.matter = matter
        self.latest = until - min(MARGIN * (until - begun), MOST_MARGIN)
        self.result: list[bytes] | None = None
        self.error = ""
        self.attempts = 0
        self.begun = begun
        self.seconds = 0.0
        self.ended = False
        self.over = asyncio.Event()

    def finish(self, result: list[bytes] | None, error: str = "") -> None:
        """Take what it has led to: encoded actions, or what went wrong."""
        self.result, self.error = result, error
        self.over.set()

    def line(self) -> list[bytes]:
        """Return the encoded actions that it led to. Raises `NoThought`."""
        if self.error:
            raise NoThought(self.error)
        if self.result is None:
            raise TooLate("not done in time")
        return self.result

    def allowed(self, part: float) -> float:
        """Return how many seconds it may take from its beginning if it has this share of them."""
        return max(0.0, self.latest - self.begun) * part


class Thoughts:
    """Thinks in processes, which are started when they are needed, one for each core but one.

    Whichever has long had nothing to think about (`IDLE`) ends.

    `choose` is a function of a module; `grace` see `GRACE`.
    """

    def __init__(self, choose: Choose, grace: float = GRACE, most: int | None = None) -> None:
        self._choose = choose
        self._grace = grace
        self._most = most or max(1, cores() - 1)
        self._turns = Turns()
        self._count = self._failed = 0
        self._waiting: dict[int, Thought] = {}
        self._running: dict[Process, Thought] = {}
        self._living: set[Process] = set()
        self._starting: set[Process] = set()
        self._idle: dict[Process, asyncio.TimerHandle] = {}
        self._shunned: dict[int, float] = {}
        self._start_at = 0.0
        self._closed = False

    def begin(self, question: Question, matter: Matter, until: float) -> Thought:
        """Begin a thought that is to be done at an instant of the loop's clock."""
        self._count += 1
        now = asyncio.get_running_loop().time()
        thought = Thought(self._count, question, matter, now, until)
        if self._shunned.get(matter.match_id, 0.0) > now:
            thought.finish(None, "an earlier thought about this match did not end")
        else:
            self._waiting[thought.number] = thought
            self._arrange()
        return thought

    def end(self, thought: Thought) -> None:
        """Let go of a thought: what is not done is not wanted any more."""
        thought.ended = True
        self._failed += thought.result is None
        self._waiting.pop(thought.number, None)
        for process, running in self._running.items():
            if running is thought:
                process.tell(Hurry(thought.number, 0.0))
                loop = asyncio.get_running_loop()
                loop.call_later(self._grace, self._kill_if_still, process, thought)

    def load(self) -> Load:
        """Return how much is being thought at this moment."""
        under_way = sum(not thought.ended for thought in self._running.values())
        return Load(under_way, len(self._waiting), self._failed, len(self._processes()))

    def pids(self) -> frozenset[int]:
        """Return the system's numbers of the processes."""
        return frozenset(process.pid for process in self._processes() if process.pid is not None)

    async def close(self) -> None:
        """End all processes. Nothing is thought about from now on."""
        self._closed = True
        await asyncio.gather(*(process.end() for process in self._living))

    def _processes(self) -> tuple[Process, ...]:
        return (*self._starting, *self._idle, *self._running)

    def _arrange(self) -> None:
        """Give every process something to do, and everyone who thinks their share of the time."""
        if self._closed:
            return
        now = asyncio.get_running_loop().time()
        while self._idle and (ripe := self._ripe(now)):
            thought = self._waiting.pop(self._turns.next(ripe).number)
            process, ending = self._idle.popitem()
            ending.cancel()
            self._give(process, thought, now)
        while self._may_start(now):
            self._start()
        for process, thought in self._running.items():
            if not thought.ended:
                self._hurry(process, thought)

    def _ripe(self, now: float) -> list[Waiting]:
        """Return the thoughts that wait and have time left."""
        some = self._waiting.values()
        return [Waiting(one.matter, one.number) for one in some if one.latest - now > LEAST]

    def _give(self, process: Process, thought: Thought, now: float) -> None:
        self._running[process] = thought
        self._turns.had(thought.matter, self._unfinished())
        thought.begun = now
        thought.attempts += 1
        thought.seconds = thought.allowed(self._share(thought))
        process.tell(Think(thought.number, thought.question, thought.seconds))

    def _hurry(self, process: Process, thought: Thought) -> None:
        """Let a thought end earlier if more want to think now than when it began."""
        seconds = thought.allowed(self._share(thought))
        if seconds < thought.seconds:
            thought.seconds = seconds
            process.tell(Hurry(thought.number, seconds))

    def _may_start(self, now: float) -> bool:
        return (
            len(self._starting) < len(self._waiting)
            and len(self._processes()) < self._most
            and now >= self._start_at
        )

    def _start(self) -> None:
        process = Process(_name(self._choose), self._hear, self._ended)
        self._starting.add(process)
        self._living.add(process)
        process.gone.add_done_callback(lambda _: self._living.discard(process))

    def _share(self, thought: Thought) -> float:
        return share(thought.matter, self._unfinished(), self._most)

    def _unfinished(self) -> list[Matter]:
        running = (thought for thought in self._running.values() if not thought.ended)
        return [thought.matter for thought in (*self._waiting.values(), *running)]

    def _hear(self, process: Process, report: Report) -> None:
        if isinstance(report, Ready):
            self._starting.discard(process)
        else:
            thought = self._running.pop(process)
            thought.finish(report.line or None, report.error)
        loop = asyncio.get_running_loop()
        self._idle[process] = loop.call_later(IDLE, self._let_go, process)
        self._arrange()

    def _let_go(self, process: Process) -> None:
        """End a process that nothing has needed for long."""
        del self._idle[process]
        process.kill()

    def _kill_if_still(self, process: Process, thought: Thought) -> None:
        if self._running.get(process) is thought and not self._closed:
            log.error("a thought about match %s does not end", thought.matter.match_id)
            self._shun(thought.matter)
            process.kill()

    def _shun(self, matter: Matter) -> None:
        now = asyncio.get_running_loop().time()
        self._shunned = {key: until for key, until in self._shunned.items() if until > now}
        self._shunned[matter.match_id] = now + SHUNNED

    def _ended(self, process: Process) -> None:
        """Let another process think what this one did not."""
        if process not in self._processes():
            return  # it was let go
        thought = self._running.pop(process, None)
        ending = self._idle.pop(process, None)
        if ending is not None:
            ending.cancel()
        if self._closed:
            self._starting.discard(process)
            return
        if process in self._starting:
            self._starting.discard(process)
            self._start_at = asyncio.get_running_loop().time() + PAUSE
            log.error("a process that thinks cannot be started")
        else:
            log.warning("a process that thinks has ended: another takes its place")
        if thought is not None and not thought.ended:
            self._again(thought)
        self._arrange()

    def _again(self, thought: Thought) -> None:
        if thought.attempts < ATTEMPTS:
            self._waiting[thought.number] = thought
        else:
            self._shun(thought.matter)
            thought.finish(None, f"{ATTEMPTS} processes ended over it")


def _name(choose: Choose) -> str:
    return f"{choose.__module__}:{choose.__qualname__}"


def cores() -> int:
    """Return how many cores this process may use."""
    affinity: Callable[[int], set[int]] | None = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1
