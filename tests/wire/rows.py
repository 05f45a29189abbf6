"""What became of an evening, in numbers."""

from __future__ import annotations

from tests.tally import Tally
from tests.wire.evening import Evening
from tests.wire.evidence import Evidence
from tests.wire.judge import Verdict, apologies


def row(
    party: Evening, table: str, name: str, evidence: Evidence, found: Verdict, seconds: float | None
) -> Tally:
    """Return the row of an evening, all of which was shown after so many seconds.

    `others` are lines out of order, messages made twice, hands that do not offer what is asked,
    and faults of the database.
    """
    others = (found.out_of_order, found.nonces_twice, found.helpless, found.unsound)
    counts = {
        "kills": len(party.kills),
        "presses": party.presses,
        "unanswered": sum(deed.answer is None for deed in evidence.deeds),
        "moves": len(evidence.entries),
        "lost": len(found.lost),
        "doubled": len(found.doubled),
        "lines": sum(map(len, evidence.committed.values())),
        "lines lost": len(found.lines_lost),
        "lines doubled": len(found.lines_doubled),
        "apologies": apologies(evidence),
        "untruths": len(found.untruths),
        "others": sum(map(len, others)),
        "errors": sum(" ERROR " in line for line in party.bot.log),
    }
    return Tally(table, name, counts, {"seconds": seconds})
