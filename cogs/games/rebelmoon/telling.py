"""How Rebel Moon is told in few lines: pieces that are placed one after the other."""

from __future__ import annotations

from cogs.panels.gathering import Gathering
from cogs.panels.telling import Telling

TELLING = Telling(
    gathered={
        "rebelmoon-event-asteroid": Gathering("rebelmoon-report-asteroids", ("player",), "cell"),
        "rebelmoon-event-weapon": Gathering(
            "rebelmoon-report-weapons", ("player", "colour"), "cell"
        ),
        "rebelmoon-event-secret": Gathering("rebelmoon-report-secrets", (), "rebelmoon-at"),
    },
    major=frozenset({"rebelmoon-event-last-turns", "rebelmoon-event-quiet"}),
)
