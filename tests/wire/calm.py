"""What must be true of an evening in which nothing goes wrong, or nothing that people notice."""

from __future__ import annotations

from tests.wire.evening import Evening
from tests.wire.evidence import Evidence, gather
from tests.wire.judge import verdict


async def judged(party: Evening) -> Evidence:
    """Return the evidence of an evening, in which nothing may be wrong."""
    assert await party.converges(60) is not None, party.bot.said
    evidence = await gather(party)
    assert not verdict(evidence).faults, party.bot.said
    assert not any("Traceback" in line or " ERROR " in line for line in party.bot.log)
    return evidence
