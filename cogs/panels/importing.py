"""Matches that somebody brought along: what is said of one, and what leads into it."""

from __future__ import annotations

from cogs.panels.chronicle import news_button
from cogs.panels.panel import Button, Panel, Style
from cogs.panels.replay import replay_button
from cogs.panels.status import how_it_ended
from engines.core import Text, Verbatim, text
from tables import Scene
from tables.rows import Match

OPEN = "import-open"
"""The verb of the menu of all that somebody has brought along: its values are their numbers."""
DROP = "import-drop"
"""The verb of the button that lets one go."""


def told(scene: Scene) -> tuple[Text, ...]:
    """Return what is said of a match that was brought along."""
    match = scene.match
    head = text(
        "import-head",
        game=text(f"{match.game}-name"),
        number=match.id,
        seats=len(scene.seats),
    )
    end = how_it_ended(scene) or (text("import-no-end"),)
    return (head, *end, text("import-about", number=match.id))


def controls() -> Panel:
    """Return what leads into a match that was brought along, and lets it go."""
    drop = Button(DROP, text("button-import-drop"), Style.DANGER, anyone=True)
    return ((replay_button(), news_button(), drop),)


def line(match: Match) -> Text:
    """Return a match of a list, in words."""
    when = Verbatim(f"<t:{int(match.created_at)}:d>")
    return text("import-line", game=text(f"{match.game}-name"), number=match.id, when=when)
