"""What must be true of an evening in which nothing goes wrong, or nothing that people notice."""

from __future__ import annotations

import re

from tests.wire.evening import Evening
from tests.wire.evidence import Evidence, gather
from tests.wire.judge import verdict
from tests.wire.player import until

QUIET = 600.0
"""Seconds in which nobody does anything: the bot sleeps from one sign of life to the next."""
WARNED = re.compile(r" WARNING (?!discord\.gateway: Can't keep up)")
"""discord.py takes an answer that comes sooner than it notes its heartbeat for one to the last."""


async def judged(party: Evening) -> Evidence:
    """Return the evidence of an evening, in which nothing may be wrong."""
    assert await party.converges(60) is not None, party.bot.said
    evidence = await gather(party)
    assert not verdict(evidence).faults, party.bot.said
    assert not any("Traceback" in line or " ERROR " in line for line in party.bot.log)
    return evidence


async def nothing_happens(party: Evening) -> None:
    """Assert that while nobody plays nothing is warned of, and clocks run as they ran."""
    await party.begin("shazamm")
    before = party.ledger.clocks()
    warned = await until(lambda: any(map(WARNED.search, party.bot.log)), QUIET)
    assert not warned, party.bot.said
    assert party.ledger.clocks() == before
    await judged(party)
