"""What belongs to a question and what does not, held against whatever the bot sends.

A control of a game belongs to the question that it answers, and does nothing once that is
answered; so does one of a lesson. All others do the same whenever they are pressed.
"""

from __future__ import annotations

from collections.abc import Container, Iterator

from cogs.panels.given import AHEAD
from cogs.panels.ids import ANY, ControlId, parse
from cogs.panels.lessons import PRESSED
from cogs.panels.panel import ACT
from offline.simcord_inside import Request
from tests.bot.limits import walk

AT_ANY_TIME = (ACT, AHEAD)
"""The verbs of games that open whatever is asked when they are pressed."""
ASKED_THEN = ("resign",)
"""The other verbs that tell whether what was asked then still is."""


def wrongly_bound(request: Request, verbs: Container[str]) -> Iterator[str]:
    """Tell which controls of a message belong to a question and should not, or should and do not.

    `verbs` are those that are answered alike in every game.
    """
    body = request.json if isinstance(request.json, dict) else {}
    for component in walk((body.get("data") or body).get("components") or ()):
        known = parse(str(component.get("custom_id", "")))
        if known is None:
            continue
        if (bound := known.question != ANY) is not _belongs(known, verbs):
            yield f"{known} {'belongs' if bound else 'does not belong'} to a question"


def _belongs(known: ControlId, verbs: Container[str]) -> bool:
    if not known.match:
        return known.verb == PRESSED
    if known.verb in AT_ANY_TIME:
        return False
    return known.verb in ASKED_THEN or known.verb not in verbs
