"""What an evening can bring, each with a name."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from tables import Board
from tests.wire import mischief
from tests.wire.evening import Evening
from tests.wire.mischief import Mischief
from tests.wire.weather import (
    Storm,
    Trouble,
    When,
    callbacks,
    sends,
)

AFTER = When.AFTER


@dataclass(frozen=True)
class Hardship:
    """What goes wrong for so many `seconds`, until all is well again.

    `within` is how many seconds later all must be shown. `quiet`: it is nothing that the log
    has to call an error.
    """

    name: str
    storms: tuple[Storm, ...] = ()
    mischief: tuple[Mischief, ...] = ()
    repeats: float = 0.0
    limits: bool = False
    seconds: float = 20.0
    within: float = 20.0
    quiet: bool = False
    where: str = "here"
    board: Board = Board.TURN


def storm(name: str, trouble: Trouble, share: float = 0.2) -> Hardship:
    """Return the hardship of one storm over all requests."""
    return Hardship(name, (Storm(trouble, share),))


ALL_AT_ONCE = (
    Storm(Trouble(429, retry_after=1.0), 0.05),
    Storm(Trouble(500), 0.04),
    Storm(Trouble(503), 0.04),
    Storm(Trouble(500, when=AFTER), 0.04),
    Storm(Trouble(503, when=AFTER), 0.04),
    Storm(Trouble(drops=True), 0.04),
    Storm(Trouble(drops=True, when=AFTER), 0.04),
    Storm(Trouble(hangs=5.0), 0.03),
    Storm(Trouble(404, 10062), 0.03, callbacks),
)
HARDSHIPS = (
    Hardship("none"),
    Hardship("Discord's limits", limits=True),
    storm("429 per route, 1 s", Trouble(429, retry_after=1.0)),
    storm("429 global, 1.5 s", Trouble(429, retry_after=1.5, everywhere=True), 0.05),
    storm("500", Trouble(500)),
    storm("502", Trouble(502)),
    storm("503", Trouble(503)),
    storm("500 though applied", Trouble(500, when=AFTER)),
    storm("503 though applied", Trouble(503, when=AFTER)),
    storm("5 s slow, before applying", Trouble(hangs=5.0)),
    storm("5 s slow, after applying", Trouble(hangs=5.0, when=AFTER)),
    storm("line dropped before applying", Trouble(drops=True)),
    storm("line dropped after applying", Trouble(drops=True, when=AFTER)),
    Hardship("callback 10062", (Storm(Trouble(404, 10062), 0.3, callbacks),), quiet=True),
    Hardship("every deed twice, 60 %", repeats=0.6, quiet=True),
    Hardship("50013 in the channels, 10 s", mischief=(mischief.closed_channels(10.0),)),
    Hardship("50007 for one person", mischief=(mischief.closed_dms,)),
    Hardship(
        "threads archived every second", mischief=(mischief.archived_threads(1.0),), where="thread"
    ),
    Hardship(
        "chronicles archived every second",
        (Storm(Trouble(500, when=AFTER), 0.2),),
        (mischief.archived_threads(1.0),),
        board=Board.THREAD,
    ),
    Hardship("a message deleted every second", mischief=(mischief.deletions(1.0),)),
    Hardship("gateway cut every 2 s, five ways", mischief=(mischief.cuts(2.0),)),
    Hardship("INVALID_SESSION every 6 s", mischief=(mischief.invalid_sessions(6.0),)),
    Hardship("the database locked for 7 s", mischief=(mischief.locked_databases(3.0, 7.0),)),
    Hardship("a mute gateway", mischief=(mischief.mute,), seconds=75.0),
    Hardship("all at once", ALL_AT_ONCE, (mischief.cuts(5.0),), repeats=0.1, seconds=30.0),
    Hardship("an outage of 45 s", (Storm(Trouble(503), 1.0),), seconds=45.0),
    Hardship("one send hangs 110 s", (Storm(Trouble(hangs=110.0), 1.0, sends, 1),), within=120.0),
    Hardship(
        "one 429 of 100 s", (Storm(Trouble(429, retry_after=100.0), 1.0, sends, 1),), within=110.0
    ),
    Hardship("asked to end", mischief=(mischief.terminations(5.0),), seconds=30.0),
)


async def endure(party: Evening, hardship: Hardship) -> None:
    """Let people play through a hardship, and let all be well again."""
    weather = party.fake.weather
    weather.storms, weather.repeats = list(hardship.storms), hardship.repeats
    tasks = [asyncio.ensure_future(done(party)) for done in hardship.mischief]
    try:
        await party.play_while(asyncio.sleep(hardship.seconds))
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        weather.calm()
    for error in ended:
        if isinstance(error, Exception):
            raise error
    if not party.bot.running:  # it was asked to end in the last moment
        await party.bot.kill()
        await party.bot.start()
