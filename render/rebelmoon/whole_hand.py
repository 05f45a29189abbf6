"""What each player sees in private: the Rebel's weapons, the Imperial's ways to fly."""

from __future__ import annotations

from PIL import Image

from engines.core import Say, text
from engines.rebelmoon.model import REBEL, Phase, View
from render.kit.canvas import WIDTH, put
from render.kit.lettering import Face, fit, wrap, write
from render.kit.paint import resized
from render.kit.palette import GOLD, IVORY, SAND
from render.kit.shapes import panel
from render.rebelmoon.arsenal import draw_arsenal
from render.rebelmoon.layout import CYAN, FIELD, SPACE, STEEL, layout
from render.rebelmoon.strip import GAP, GROUND, LEFT, STRIP, draw_equipment, draw_shields
from render.rebelmoon.ways import Way, ways
from render.rebelmoon.whole_board import scene
from render.rebelmoon.words import outcome, progress

LENS = 588
"""Edge of the square that shows the bomb's surroundings, in pixels."""
REACH = 2.7
"""How far they reach from the bomb, in cells."""


def drawn_hand(view: View, say: Say) -> Image.Image:
    """Return the private picture of whoever's view it is."""
    return _rebel(view, say) if view.seat == REBEL else _imperial(view, say)


def _rebel(view: View, say: Say) -> Image.Image:
    """The board with the own weapons' kinds, the shields, and the table of weapons."""
    image = Image.new("RGB", (WIDTH, FIELD + STRIP), SPACE)
    image.paste(scene(view, secrets=True), (0, 0))
    draw_shields(image, view, (GAP, FIELD), say)
    _arsenal(image, view, FIELD, say)
    return image


def _arsenal(image: Image.Image, view: View, top: int, say: Say) -> None:
    draw_arsenal(image, view, (LEFT + 2 * GAP, top), WIDTH - LEFT - 3 * GAP, say)


def _imperial(view: View, say: Say) -> Image.Image:
    """The bomb's surroundings in large, its ways and upgrades, and what is known of weapons."""
    top = LENS + 2 * GAP
    image = Image.new("RGB", (WIDTH, top + STRIP), SPACE)
    put(image, panel(LENS + 4, LENS + 4, GROUND, STEEL), (GAP - 2, GAP - 2))
    image.paste(_surroundings(view), (GAP, GAP))
    _draw_ways(image, view, say)
    draw_shields(image, view, (GAP, top), say)
    _arsenal(image, view, top, say)
    return image


def _surroundings(view: View) -> Image.Image:
    place, board = layout(view.config.board_side), scene(view)
    edge = round(min(2 * REACH * place.apart, FIELD))
    x, y = place.middle(view.bomb.cell)
    left = min(max(round(x - edge / 2), 0), WIDTH - edge)
    top = min(max(round(y - edge / 2), 0), FIELD - edge)
    return resized(board.crop((left, top, left + edge, top + edge)), LENS, LENS)


def _draw_ways(image: Image.Image, view: View, say: Say) -> None:
    """Draw the panel at the right: the three ways ahead and the upgrades, or the end."""
    left, width = LENS + 3 * GAP, WIDTH - LENS - 4 * GAP
    put(image, panel(width, LENS, GROUND, STEEL), (left, GAP))
    write(image, fit(progress(view, say), Face.TEXT, 36, width - 40), (left + 22, GAP + 10), CYAN)
    if view.end is not None:
        words = outcome(view.end, say)
        fitted = wrap(words, Face.TEXT, 40, width - 44, height=LENS - 100, least=28)
        write(image, fitted, (left + 22, GAP + 76), IVORY)
        return
    if view.phase is Phase.PLACEMENT:
        _draw_count(image, view, (left + 22, GAP + 76), say)
    else:
        for row, way in enumerate(ways(view)):
            _draw_way(image, way, (left + 14, GAP + 62 + row * 98), say)
    draw_equipment(image, view, (left, GAP + 356), width, say)


def _draw_way(image: Image.Image, way: Way, at: tuple[int, int], say: Say) -> None:
    plate = panel(WIDTH - LENS - 4 * GAP - 28, 90, (40, 48, 92), STEEL, radius=12)
    put(image, plate, at)
    title = say(text(f"rebelmoon-turn-{way.side}"))
    write(image, fit(title, Face.TEXT, 28, 240), (at[0] + 16, at[1] + 6), SAND)
    words = fit(say(way.what), Face.TEXT, 36, plate.width - 32)
    write(image, words, (at[0] + 16, at[1] + 40), IVORY if way.free else SAND)
    if way.boosted is not None:
        words = fit(say(text("rebelmoon-picture-boost", way=way.boosted)), Face.TEXT, 28, 270)
        write(image, words, (at[0] + plate.width - 14, at[1] + 6), GOLD, "rt")


def _draw_count(image: Image.Image, view: View, at: tuple[int, int], say: Say) -> None:
    words = say(text("rebelmoon-picture-asteroids", count=view.asteroids_left))
    write(image, fit(words, Face.TEXT, 36, WIDTH - LENS - 4 * GAP - 44), at, IVORY)
