"""Above the map: the mission, the Game Turn, and how far the turn's phases have gone."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engines.core import Say, text
from engines.imperium.board import Board, Phase, Result
from engines.imperium.names import phase_name
from render.imperium.layout import LIVERY, STEEL, VOID
from render.imperium.words import name, progress, title
from render.kit.canvas import WIDTH, put
from render.kit.icons import Icon, icon
from render.kit.lettering import Face, fit, write
from render.kit.outlines import Points
from render.kit.palette import GOLD, INK, IVORY, SAND, Colour, mixed
from render.kit.plot import Surface
from render.kit.shapes import panel
from render.kit.sketch import Sketch

TOP = 128
"""Height of the part above the map, in pixels."""
_LIT = 392
_STEP = (WIDTH - 32 - _LIT) // 7


def draw_top(image: Surface, board: Board, say: Say) -> None:
    """Draw mission and turn, and below them the eight phases, or who has won."""
    turn = fit(progress(board, say), Face.TEXT, 40, 420)
    write(image, turn, (WIDTH - 22, 36), GOLD, "rm", outline=INK)
    room = WIDTH - 60 - turn.width
    mission = fit(title(board, say), Face.DISPLAY, 46, room)
    write(image, mission, (22, 36), IVORY, "lm", outline=INK)
    if board.result is not None:
        _banner(image, board.result, say)
    else:
        _track(image, board, say)


def _banner(image: Surface, result: Result, say: Say) -> None:
    """Say who has won, in place of the phases."""
    ground = mixed(GOLD, INK, 0.62) if result.winner is None else LIVERY[result.winner].deep
    put(
        image,
        panel(WIDTH - 24, 54, (mixed(ground, IVORY, 0.14), ground), GOLD, line_width=4),
        (12, 68),
    )
    words = say(text("imperium-picture-draw"))
    if result.winner is not None:
        words = say(text("imperium-picture-wins", player=name(result.winner, say)))
    fitted = fit(words, Face.TEXT, 38, WIDTH - 240, 20)
    write(image, fitted, (WIDTH / 2, 95), IVORY, "mm", outline=INK)
    for side in (-1, 1):
        at = (WIDTH / 2 + side * (fitted.width / 2 + 46), 94)
        put(image, icon(Icon.CROWN, 42, GOLD), at, "mm")


def _track(image: Surface, board: Board, say: Say) -> None:
    lit = mixed(GOLD, INK, 0.6) if board.phase is Phase.INITIATIVE else LIVERY[board.active].deep
    x = 12
    for phase in list(Phase)[:8]:
        state = phase.number - board.phase.number
        wide = _LIT if state == 0 else _STEP
        colour = lit if state == 0 else mixed(VOID, STEEL, 0.1 if state < 0 else 0.34)
        put(image, _step(wide, colour, lit=state == 0), (x, 70))
        label = say(phase_name(phase)) if state == 0 else str(phase.number)
        words = fit(label, Face.TEXT, 34, wide - 44, 20)
        ink = IVORY if state == 0 else mixed(SAND, INK, 0.45 if state < 0 else 0.1)
        write(image, words, (x + wide / 2 + 4, 95), ink, "mm")
        x += wide


@lru_cache(maxsize=16)
def _step(room: int, colour: Colour, *, lit: bool) -> Image.Image:
    wide, high = room + 8, 50
    sketch = Sketch(wide, high, detail=3)
    sketch.fill(_arrow(1, wide - 2, 1, high - 2), GOLD if lit else mixed(colour, STEEL, 0.5))
    inset = 4 if lit else 3
    edge = _arrow(1 + inset, wide - 2 - inset, inset, high - 1 - inset)
    sketch.fill(edge, (mixed(colour, IVORY, 0.12), mixed(colour, INK, 0.2)))
    return sketch.finished()


def _arrow(left: float, right: float, top: float, bottom: float) -> Points:
    middle, point = (top + bottom) / 2, 14
    return [
        (left, top),
        (right - point, top),
        (right, middle),
        (right - point, bottom),
        (left, bottom),
        (left + point, middle),
    ]
