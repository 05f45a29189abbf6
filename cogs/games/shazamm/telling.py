"""How Shazamm! is told in few lines: what both do at once."""

from __future__ import annotations

from cogs.panels.gathering import Gathering
from cogs.panels.telling import Telling

BOTH = 2
"""How many are told in one line of what both do in a turn: a round has several turns."""
TELLING = Telling(
    turns=frozenset({"shazamm-event-round"}),
    gathered={
        "shazamm-event-draws": Gathering("shazamm-report-draws", (), "shazamm-report-draw"),
        "shazamm-event-reveal": Gathering(
            "shazamm-report-reveals", (), "shazamm-report-bet", most=BOTH
        ),
        "shazamm-event-pays": Gathering("shazamm-report-pays", (), "shazamm-report-pay", most=BOTH),
    },
    overtaken={
        "shazamm-event-committed": "shazamm-event-reveal",
        "shazamm-event-committed-anew": "shazamm-event-reveal",
        "shazamm-event-own-commitment": "shazamm-event-reveal",
    },
    minor=frozenset({"shazamm-event-draws"}),
    major=frozenset({"shazamm-event-reveal"}),
)
