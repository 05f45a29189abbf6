"""The lobby of two who were brought together: what is said of it, in the channel and in private."""

from __future__ import annotations

from cogs.panels.lobby import answers, clock_lines, game_name
from cogs.panels.panel import Panel
from cogs.words.names import mention
from engines.core import Player, Seat, Text, Verbatim, text
from tables import Scene
from tables.abroad import is_abroad
from tables.agreement import SOUGHT
from tables.away import moment


def asks(scene: Scene, until: float | None) -> tuple[Text, ...]:
    """Return what the lobby says of who has still to answer, and until when."""
    if not is_sought(scene):
        return ()
    who = tuple(Player(row.seat) for row in scene.seats if row.orders == SOUGHT)
    asked = text("sought-asks", who=who, many=len(who), until=_until(until))
    away = [Player(row.seat) for row in scene.seats if is_abroad(scene.match, row)]
    return (asked, *(text("sought-from-abroad", who=one) for one in away))


def panel(scene: Scene, seat: Seat) -> Panel:
    """Return what one of the two presses in private; nothing once it is settled."""
    return (answers(said=scene.seats[seat].orders != SOUGHT),) if is_sought(scene) else ()


def in_private(
    scene: Scene, seat: Seat, said: tuple[Text, ...], until: float | None, locale: str
) -> tuple[Text, ...]:
    """Return what one of the two is told by direct message, as things stand."""
    game, number = game_name(scene), scene.match.id
    title = text("table-title", game=game, number=number)
    abroad = is_abroad(scene.match, scene.seats[seat])
    channel = Verbatim(f"<#{scene.match.channel_id}>")
    where = text("sought-where-abroad") if abroad else channel
    if scene.over:
        return (title, *said[-1:])
    if not is_sought(scene):
        return (title, text("sought-begins", where=where))
    other = mention(scene.seats[1 - seat], locale, scene.seats)
    if scene.seats[seat].orders != SOUGHT:
        return (title, text("sought-waits", who=other, until=_until(until)))
    asked = text("sought-found", who=other, where=where, until=_until(until))
    return (title, asked, *clock_lines(scene))


def is_sought(scene: Scene) -> bool:
    """Tell whether a match is such a lobby, in which something is still asked."""
    sought = any(row.orders == SOUGHT for row in scene.seats)
    return scene.in_lobby and not scene.match.starting and sought


def _until(until: float | None) -> Text | Verbatim:
    return Verbatim("") if until is None else moment(until)
