"""How Imperium is told in few lines: orders of one kind are told together."""

from __future__ import annotations

from cogs.panels.gathering import Gathering
from cogs.panels.telling import Telling

_OWN = ("player",)
TELLING = Telling(
    turns=frozenset({"imperium-event-game-turn", "imperium-event-player-turn"}),
    gathered={
        "imperium-event-bid": Gathering(
            "imperium-report-bids",
            (),
            "imperium-report-bid",
            closed_by=frozenset({"imperium-event-raised"}),
        ),
        "imperium-event-bought": Gathering(
            "imperium-report-bought", _OWN, summed=("count", "price")
        ),
        "imperium-event-built": Gathering(
            "imperium-report-built",
            _OWN,
            "imperium-report-unit",
            ("price",),
            needs=("sector",),
            makes=("sector",),
            things=True,
        ),
        "imperium-event-moved": Gathering(
            "imperium-report-moved",
            _OWN,
            "imperium-report-move",
            needs=("unit", "start"),
            makes=("unit", "sector"),
        ),
        "imperium-event-loaded": Gathering(
            "imperium-report-loaded",
            _OWN,
            "imperium-report-load",
            joined="cargo",
            counted="count",
            needs=("unit", "sector"),
            makes=("unit", "sector"),
        ),
        "imperium-event-unloaded": Gathering(
            "imperium-report-unloaded",
            _OWN,
            "imperium-report-unload",
            joined="cargo",
            counted="count",
            needs=("unit",),
            makes=("sector",),
        ),
        "imperium-event-occupied": Gathering(
            "imperium-report-occupied", _OWN, "planet", needs=("planet",), makes=("planet",)
        ),
        "imperium-event-attack-declared": Gathering(
            "imperium-report-attacks-declared",
            _OWN,
            "imperium-report-attack-declared",
            joined="unit",
            needs=("unit",),
            makes=("sector",),
        ),
        "imperium-event-invasion-declared": Gathering(
            "imperium-report-invasion-declared",
            ("player", "planet"),
            "cargo",
            counted="count",
            needs=("planet",),
            makes=("planet",),
        ),
        "imperium-event-attacked": Gathering(
            "imperium-report-attacked",
            _OWN,
            "imperium-report-attack",
            needs=("unit", "sector"),
            makes=("unit",),
        ),
        "imperium-event-attack-resolved": Gathering(
            "imperium-report-attacks-resolved",
            ("player", "enemy"),
            "imperium-report-attack",
            needs=("unit", "sector"),
            makes=("unit",),
        ),
        "imperium-event-destroyed": Gathering(
            "imperium-report-destroyed",
            _OWN,
            "imperium-report-unit",
            needs=("unit", "sector"),
            makes=("unit",),
        ),
        "imperium-event-damaged": Gathering(
            "imperium-report-damaged",
            _OWN,
            "imperium-report-unit",
            needs=("unit",),
            makes=("unit",),
        ),
        "imperium-event-cloud-moved": Gathering(
            "imperium-report-clouds", (), "imperium-report-cloud", makes=("sector",)
        ),
    },
    minor=frozenset(
        {
            "imperium-event-bid",
            "imperium-event-bought",
            "imperium-event-loaded",
            "imperium-event-passed",
            "imperium-event-put-first",
            "imperium-event-raised",
            "imperium-event-unloaded",
            "imperium-event-withdrawn",
        }
    ),
    major=frozenset(
        {
            "imperium-event-annihilated",
            "imperium-event-blockade-point",
            "imperium-event-gates-held",
            "imperium-event-supremacy",
        }
    ),
)
