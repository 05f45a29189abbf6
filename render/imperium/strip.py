"""Below the map: both sides, and between them what the match waits for."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engines.core import Say, Seat, text
from engines.imperium.board import POINTS_LIMIT, Board
from engines.imperium.cards import Card
from engines.imperium.counting import mission_aim
from engines.imperium.income import income
from engines.imperium.missions import Tally
from engines.imperium.names import card_name
from engines.imperium.questions import stage
from engines.imperium.state import View
from render.imperium.layout import CYAN, LIVERY, STEEL, plate_outline
from render.imperium.news import Row, ending, in_effect, news
from render.imperium.words import drawn, name, side_letter, task
from render.kit.canvas import put
from render.kit.icons import Icon, icon
from render.kit.lettering import Face, fit, line, wrap, write
from render.kit.outlines import oval, regular, scaled
from render.kit.palette import GOLD, INK, IVORY, SAND, mixed
from render.kit.plot import Surface
from render.kit.shapes import Look, panel, pill
from render.kit.sketch import Sketch

STRIP = 318
"""Height of the strip in pixels."""
GAP = 12
SIDE, MIDDLE = 378, 396
"""Widths of a side's panel, and of the one between them."""
FEW, LINE = 2, 42
"""Up to so many lines of news, of this height, leave room for how the mission is won."""
_TALL = {1: 90, FEW: 72}
"""How high each of a few lines of news may be, where it takes several."""
_REMARK = 30
"""Height of a line of remarks on a side."""
GROUND = ((26, 30, 60), (13, 15, 34))


def draw_strip(image: Surface, view: View, top: int, say: Say) -> None:
    """Draw the three panels with their upper edge at `top`."""
    _side(image, view, 0, (GAP, top), say)
    _middle(image, view, (SIDE + 2 * GAP, top), say)
    _side(image, view, 1, (SIDE + MIDDLE + 3 * GAP, top), say)


def _side(image: Surface, view: View, seat: Seat, at: tuple[int, int], say: Say) -> None:
    board, livery = view.board, LIVERY[seat]
    busy = task(board, seat, say)
    ground = (mixed(livery.deep, INK, 0.25), mixed(livery.deep, INK, 0.72))
    rim, thick = (GOLD, 5) if busy else (livery.bright, 2)
    put(image, panel(SIDE, STRIP - GAP, ground, rim, line_width=thick), at)
    x, y = at
    put(image, side_sign(seat, 54, side_letter(seat, say)), (x + 14, y + 12))
    write(image, fit(name(seat, say), Face.TEXT, 38, SIDE - 96), (x + 82, y + 39), IVORY, "lm")
    _points(image, board, seat, (x, y + 76), say)
    _counts(image, view, seat, (x, y + 142), say)
    _remarks(image, view, seat, (x + 20, y + 192), 58 if busy else 104, say)
    if busy:
        put(image, pill(busy, Look(GOLD, INK), 44, SIDE - 32), (x + 16, y + STRIP - GAP - 54))


@lru_cache(maxsize=16)
def side_sign(seat: Seat, size: int, letter: str) -> Image.Image:
    """Return the sign of a side: its shape, with the letter of its colour."""
    livery, half = LIVERY[seat], size / 2
    sketch = Sketch(size, size, detail=3)
    edge = plate_outline(seat, half, half, half * 0.8, half * 0.8)
    sketch.fill(edge, mixed(livery.bright, IVORY, 0.5))
    sketch.fill(scaled(edge, 0.86, (half, half)), livery.deep)
    sprite = sketch.finished()
    words = line(letter, Face.DISPLAY, round(size * 0.5))
    write(sprite, words, (half, half), IVORY, "mm")
    return sprite


@lru_cache(maxsize=8)
def coin(size: int) -> Image.Image:
    """Return the sign of construction points."""
    sketch = Sketch(size, size, size / 100, 3)
    sketch.fill(regular(50, 50, 49, 6, 0), INK)
    sketch.fill(regular(50, 50, 44, 6, 0), (mixed(GOLD, IVORY, 0.4), (176, 124, 48)))
    sketch.stroke(regular(50, 50, 27, 6, 0), 7, mixed(GOLD, INK, 0.6), closed=True)
    return sketch.finished()


@lru_cache(maxsize=4)
def orb(size: int) -> Image.Image:
    """Return the sign of planets."""
    sketch = Sketch(size, size, size / 100, 3)
    sketch.stroke(oval(50, 50, 48, 14, -20), 8, SAND, closed=True)
    sketch.fill(oval(50, 50, 33), INK)
    sketch.fill(oval(50, 50, 29), ((150, 196, 176), (40, 84, 86)))
    return sketch.finished()


@lru_cache(maxsize=4)
def vessel(size: int) -> Image.Image:
    """Return the sign of units."""
    sketch = Sketch(size, size, size / 100, 3)
    sketch.fill([(50, 6), (66, 50), (92, 84), (50, 72), (8, 84), (34, 50)], IVORY)
    return sketch.finished()


def _points(image: Surface, board: Board, seat: Seat, at: tuple[int, int], say: Say) -> None:
    """Write the construction points in large, their limit, and the income."""
    x, y = at
    put(image, coin(56), (x + 14, y + 2))
    words = line(str(board.sides[seat].points), Face.DISPLAY, 54)
    write(image, words, (x + 80, y + 30), IVORY, "lm")
    most = line(f"/{POINTS_LIMIT}", Face.TEXT, 28)
    write(image, most, (x + 84 + words.width, y + 38), SAND, "lm")
    earned = f"+{income(board, seat)}"
    if board.sides[seat].debt:
        earned += f" −{board.sides[seat].debt}"
    label = fit(say(text("imperium-picture-income", points=earned)), Face.TEXT, 32, 160)
    write(image, label, (x + SIDE - 18, y + 32), GOLD, "rm")


def _counts(image: Surface, view: View, seat: Seat, at: tuple[int, int], say: Say) -> None:
    """Count cards in hand and pile, planets and units."""
    board = view.board
    pile = view.pile_sizes[seat if len(view.pile_sizes) > 1 else 0]
    planets, units = len(board.controlled(seat)), len(board.sides[seat].units)
    signs: list[tuple[Image.Image, str]] = [(orb(38), f"{planets}"), (vessel(40), f"{units}")]
    if board.config.chance:
        signs.insert(0, (icon(Icon.STACK, 40, SAND), f"{pile}"))
        signs.insert(0, (icon(Icon.FAN, 44, IVORY), f"{view.hand_sizes[seat]}"))
    step = (SIDE - 24) // len(signs)
    for n, (sign, count) in enumerate(signs):
        x = at[0] + 16 + n * step
        put(image, sign, (x, at[1] + 26), "lm")
        write(image, line(count, Face.TEXT, 34), (x + 45, at[1] + 26), IVORY, "lm")


def _remarks(
    image: Surface, view: View, seat: Seat, at: tuple[int, int], height: int, say: Say
) -> None:
    """Write what counts in this mission and who won the initiative, in two lines if there is room.

    Below it stands the card on top of the discard pile.
    """
    board = view.board
    parts = scores(board, seat, say)
    if board.first == seat:
        first = "initiative" if parts else "first"
        parts.insert(0, say(text(f"imperium-picture-{first}")))
    card = top_discard(board, seat)
    room = max(height - (_REMARK if card is not None else 0), _REMARK + 4)
    words = wrap(" · ".join(parts), Face.TEXT, 28, SIDE - 40, height=room, least=16)
    write(image, words, at, CYAN)
    if card is not None:
        told = say(text("imperium-picture-discard", card=say(card_name(card))))
        top = at[1] + max(words.height, _REMARK + 4) + 12
        write(image, fit(told, Face.TEXT, 26, SIDE - 40, 16), (at[0], top), SAND, "lm")


def scores(board: Board, seat: Seat, say: Say) -> list[str]:
    """Return a side's scores in the missions that have them; beside them stands how one wins."""
    side, tally = board.sides[seat], board.scenario.tally
    found: list[str] = []
    if Tally.GATES in tally:
        found.append(say(text("imperium-picture-gates", count=side.gates_held)))
    if Tally.BLOCKADES in tally:
        found.append(say(text("imperium-picture-blockades", count=side.blockades)))
    if side.supremacy:
        found.append(say(text("imperium-picture-supremacy-short", count=side.supremacy)))
    if side.planets_destroyed:
        found.append(say(text("imperium-picture-destroyed", count=side.planets_destroyed)))
    return found


def top_discard(board: Board, seat: Seat) -> Card | None:
    """Return the card on top of the pile a seat discards to; None if it is empty."""
    pile = board.discards[seat if len(board.discards) > 1 else 0]
    return pile[-1] if pile else None


def _middle(image: Surface, view: View, at: tuple[int, int], say: Say) -> None:
    """Say what is going on: bids, combats, losses, the end; else how the mission is won."""
    board = view.board
    put(image, panel(MIDDLE, STRIP - GAP, GROUND, STEEL), at)
    say = drawn(say)
    rows, effects = news(board, say), " · ".join(in_effect(board, say))
    heading = say(text("imperium-picture-aim"))
    if rows or board.result is not None:
        heading = say(text(f"imperium-picture-stage-{stage(board)}"))
    write(image, fit(heading, Face.TEXT, 32, MIDDLE - 40), (at[0] + 20, at[1] + 10), CYAN)
    height = STRIP - GAP - 72 - (40 if effects else 0)
    aim = mission_aim(board)
    top, told = at[1] + 56, ending(board, say) or say(aim)
    if rows:
        used = _rows(image, rows, (at[0] + 20, top), height)
        top, height = top + used, height - used
    if len(rows) <= FEW:
        fitted = wrap(told, Face.TEXT, 30, MIDDLE - 40, height=height, least=18)
        write(image, fitted, (at[0] + 20, top + 2), SAND if rows else IVORY)
    if effects:
        words = fit(effects, Face.TEXT, 26, MIDDLE - 40, 16)
        write(image, words, (at[0] + 20, at[1] + STRIP - GAP - 30), GOLD, "lm")


def _rows(image: Surface, rows: tuple[Row, ...], at: tuple[int, int], height: int) -> int:
    """Write news, and return how high they are: of a few each may take two lines or three."""
    step, room, top = min(height // len(rows), LINE), MIDDLE - 40, at[1]
    size, tall = min(30, step - 6), _TALL.get(len(rows), step)
    for words, end, colour in rows:
        number = line(end, Face.TEXT, size)
        left = room - 12 - number.width
        told = wrap(words, Face.TEXT, size, left, height=tall, least=14)
        high = max(step, told.height + 6 if len(rows) <= FEW else 0)
        write(image, number, (at[0] + room, top + high // 2), colour, "rm")
        write(image, told, (at[0], top + high // 2), IVORY, "lm")
        top += high
    return max(top - at[1], FEW * LINE)
