"""How Mag·Blast is told in few lines: all shots but the latest are told together."""

from __future__ import annotations

from cogs.panels.gathering import Gathering
from cogs.panels.telling import Telling

HITS, PASSING_HITS = "magblast-event-hits", "magblast-event-hits-this-turn"
TRANSFERS = ("magblast-event-transfers", "magblast-event-transfers-this-turn")


def _hits(listed: str, other: str) -> Gathering:
    """Return how hits are told together, each in the words of a key.

    They end with a squadron's strike and a hit of the `other` kind, for those may be of the same
    ship: what is left of that is told in order.
    """
    return Gathering(
        "magblast-report-hits",
        ("player",),
        listed,
        most=6,
        needs=("ship",),
        makes=("ship", "target"),
        closed_by=frozenset(
            {
                "magblast-event-eliminated",
                "magblast-event-salvage",
                "magblast-event-strikes",
                *TRANSFERS,
                other,
            }
        ),
    )


TELLING = Telling(
    turns=frozenset({"magblast-event-turn"}),
    gathered={
        "magblast-event-flagship": Gathering(
            "magblast-report-flagships", (), "magblast-report-flagship"
        ),
        "magblast-event-counted": Gathering("magblast-report-counted", (), "magblast-report-count"),
        "magblast-event-placed": Gathering("magblast-report-placed", (), "player"),
        "magblast-event-draws": Gathering("magblast-report-draws", ("player",), summed=("count",)),
        "magblast-event-moves": Gathering(
            "magblast-report-moves",
            ("player",),
            "magblast-report-move",
            needs=("ship",),
            makes=("ship",),
        ),
        "magblast-event-fires": Gathering(
            "magblast-report-fires",
            ("player",),
            "magblast-report-shot",
            latest=True,
            most=3,
            needs=("ship", "card"),
            makes=("ship", "card"),
        ),
        "magblast-event-launches-loudly": Gathering(
            "magblast-report-launches",
            ("player",),
            "magblast-report-launch",
            latest=True,
            most=3,
            needs=("card",),
            makes=("card",),
        ),
        HITS: _hits("magblast-report-hit", PASSING_HITS),
        PASSING_HITS: _hits("magblast-report-hit-this-turn", HITS),
    },
    echoes={"magblast-event-upgraded": ("card",), "magblast-event-direct-hit": ("target",)},
    minor=frozenset(
        {
            "magblast-event-come-home",
            "magblast-event-discards",
            "magblast-event-draws",
            "magblast-event-draws-ships",
            "magblast-event-drawn",
            "magblast-event-drawn-ships",
            "magblast-event-pays",
            "magblast-event-places",
            "magblast-event-places-alone",
            "magblast-event-plays",
            "magblast-event-plays-on",
            "magblast-event-plays-on-fleet",
            "magblast-event-plays-on-own",
            "magblast-event-plays-on-own-fleet",
            "magblast-event-reshuffle",
            "magblast-event-ships-reshuffle",
            "magblast-event-throws-back",
        }
    ),
    major=frozenset(
        {"magblast-event-eliminated", "magblast-event-last-rounds", "magblast-event-quiet"}
    ),
    fatal=frozenset(
        {
            "magblast-event-catastrophe",
            "magblast-event-hits",
            "magblast-event-strikes",
            "magblast-event-transfers",
            "magblast-report-hit",
        }
    ),
)
