"""How Mag·Blast is told in few lines: all shots but the latest are told together."""

from __future__ import annotations

from cogs.panels.telling import Gathering, Telling

TELLING = Telling(
    turns=frozenset({"magblast-event-turn"}),
    gathered={
        "magblast-event-flagship": Gathering(
            "magblast-report-flagships", (), "magblast-report-flagship"
        ),
        "magblast-event-placed": Gathering("magblast-report-placed", (), "player"),
        "magblast-event-draws": Gathering("magblast-report-draws", ("player",), summed=("count",)),
        "magblast-event-moves": Gathering(
            "magblast-report-moves", ("player",), "magblast-report-move"
        ),
        "magblast-event-fires": Gathering(
            "magblast-report-fires", ("player",), "magblast-report-shot", latest=True, most=3
        ),
        "magblast-event-launches-loudly": Gathering(
            "magblast-report-launches", ("player",), "magblast-report-launch", latest=True, most=3
        ),
        "magblast-event-hits": Gathering(
            "magblast-report-hits", ("player",), "magblast-report-hit", most=6
        ),
    },
)
