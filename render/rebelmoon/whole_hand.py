"""What each player decides by in private: the board, and the Rebel's weapons or the ways to fly."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core import Say, Trace, text
from engines.rebelmoon.courses import Way, ways
from engines.rebelmoon.flight import equipment
from engines.rebelmoon.model import REBEL, Phase, Upgrade, View
from engines.rebelmoon.preview import usable
from render.kit.canvas import WIDTH, lay_plate
from render.kit.lettering import Face, fit, line, wrap, write
from render.kit.palette import GOLD, IVORY, SAND
from render.kit.plot import Plot, Surface
from render.kit.shapes import CORNER, panel
from render.rebelmoon.arsenal import draw_arsenal
from render.rebelmoon.layout import CYAN, FIELD, STEEL
from render.rebelmoon.strip import DIM, GAP, GROUND, LEFT, STRIP, draw_shields, price
from render.rebelmoon.whole_board import scene
from render.rebelmoon.words import outcome, progress, upgrade_name

_HEAD, _WAY, _UPGRADE = 48, 96, 54
"""Heights of the line that says the turn, of a way to fly and of an upgrade, in pixels."""


def drawn_hand(view: View, say: Say, lately: Sequence[Trace] = ()) -> Plot:
    """Return the private picture of whoever's view it is, with what has happened `lately`."""
    own = view.seat == REBEL
    top = FIELD + (0 if own else _height(view))
    image = scene(view, top + STRIP, secrets=own, lately=lately)
    if not own:
        _draw_outlook(image, view, say)
    draw_shields(image, view, (GAP, top), say)
    draw_arsenal(image, view, (LEFT + 2 * GAP, top), WIDTH - LEFT - 3 * GAP, say)
    return image


def _height(view: View) -> int:
    """Return how high all is that stands between the board and the strip, in pixels."""
    height = _HEAD + _WAY + GAP
    return height + (_UPGRADE + GAP if _upgrades(view) else 0)


def _upgrades(view: View) -> tuple[Upgrade, ...]:
    return () if view.end is not None else tuple(equipment(view.config))


def _draw_outlook(image: Surface, view: View, say: Say) -> None:
    """Draw below the board what the bomb can do: its ways and its upgrades; or the end."""
    words = fit(progress(view, say), Face.TEXT, 34, WIDTH - 4 * GAP)
    write(image, words, (2 * GAP, FIELD), CYAN)
    top = FIELD + _HEAD
    if view.phase in (Phase.FLIGHT, Phase.DEFENCE):
        _draw_ways(image, view, top, say)
    else:
        _draw_words(image, view, top, say)
    upgrades, possible = _upgrades(view), usable(view)
    for number, upgrade in enumerate(upgrades):
        left, width = _column(number, len(upgrades))
        place = left, top + _WAY + GAP, width
        _draw_upgrade(image, upgrade, place, view, say, bright=upgrade in possible)


def _column(number: int, count: int) -> tuple[int, int]:
    """Return where one of `count` columns begins, and how wide it is."""
    width = (WIDTH - GAP) // count - GAP
    return GAP + number * (width + GAP), width


def _draw_words(image: Surface, view: View, top: int, say: Say) -> None:
    """Write how it ended, or how many asteroids there are still to be placed."""
    left, width = _column(0, 1)
    lay_plate(image, panel(width, _WAY, GROUND, STEEL), (left, top), CORNER)
    words = say(text("rebelmoon-picture-asteroids", count=view.asteroids_left))
    if view.end is not None:
        words = outcome(view.end, say)
    fitted = wrap(words, Face.TEXT, 38, width - 48, height=_WAY - 8, least=24)
    write(image, fitted, (left + 24, top + _WAY / 2), IVORY, "lm")


def _draw_ways(image: Surface, view: View, top: int, say: Say) -> None:
    found = ways(view)
    for number, way in enumerate(found):
        left, width = _column(number, len(found))
        _draw_way(image, way, (left, top), width, say)


def _draw_way(image: Surface, way: Way, at: tuple[int, int], width: int, say: Say) -> None:
    lay_plate(image, panel(width, _WAY, (40, 48, 92), STEEL), at, CORNER)
    room = width // 2 - 24
    title = say(text(f"rebelmoon-turn-{way.side}"))
    title_room = room if way.boosted is not None else width - 32
    write(image, fit(title, Face.TEXT, 28, title_room, 18), (at[0] + 16, at[1] + 8), SAND)
    words = fit(say(way.what), Face.TEXT, 38, width - 32, 22)
    write(image, words, (at[0] + 16, at[1] + 44), IVORY if way.free else SAND)
    if way.boosted is not None:
        boost = say(text("rebelmoon-picture-boost", way=way.boosted))
        place = at[0] + width - 14, at[1] + 8
        write(image, fit(boost, Face.TEXT, 28, room, 18), place, GOLD, "rt")


def _draw_upgrade(
    image: Surface,
    upgrade: Upgrade,
    place: tuple[int, int, int],
    view: View,
    say: Say,
    *,
    bright: bool,
) -> None:
    """Draw an upgrade with its price; what is impossible now is dim."""
    left, top, width = place
    lay_plate(image, panel(width, _UPGRADE, GROUND, STEEL), (left, top), CORNER)
    cost = line(price(upgrade, view), Face.TEXT, 32)
    middle = top + _UPGRADE / 2
    write(image, cost, (left + width - 16, middle), GOLD if bright else DIM, "rm")
    words = fit(upgrade_name(upgrade, say), Face.TEXT, 32, width - cost.width - 44, 20)
    write(image, words, (left + 16, middle), IVORY if bright else DIM, "lm")
