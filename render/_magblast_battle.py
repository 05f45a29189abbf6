"""A shot on the board: bolts from who fires to what is hit, its noise, and what it would do."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from PIL import Image

from engines.core import Say
from engines.magblast.model import Kind, ShipId
from engines.magblast.state import Link, Play
from engines.magblast.view import View
from render._magblast_bursts import bolt, burst, crosshair, flash, reticle
from render._magblast_emblems import card_hue, emblem
from render._magblast_layout import Box
from render._magblast_words import sound_words
from render.kit import put
from render.lettering import Face, line, write
from render.outlines import Point
from render.palette import INK, IVORY, Colour

Places = Mapping[ShipId, Box]
_PITCH = 46
"""From one bolt to the next, in pixels."""


def draw_battle(image: Image.Image, view: View, places: Places, say: Say) -> None:
    """Mark what every card that waits is played on, and draw the newest shot."""
    if view.chain is not None and view.chain.target in places:
        _chain(image, view.chain.link, places[view.chain.target])
    for play in (*view.stack, *((view.shot,) if view.shot is not None else ())):
        if play.against is None and play.target in places:
            _aim(image, play, places[play.target])
            _shoot(image, view, play, places, say)


def _chain(image: Image.Image, link: Link, box: Box) -> None:
    """Mark what was just hit."""
    size = min(box.height, box.width, 110)
    kind = Kind.DIRECT_HIT if link is Link.DIRECT else Kind.LASER_BLAST
    sprite = emblem(kind, size) if link is Link.DIRECT else flash(size * 3 // 4)
    put(image, sprite, (box.left + box.width * 0.3, box.middle[1]), "mm")


def _aim(image: Image.Image, play: Play, box: Box) -> None:
    put(image, reticle(box.width + 12, box.height + 12), (box.left - 6, box.top - 6))
    size = min(box.height, 64)
    at = (box.left + box.width * 0.32, box.middle[1])
    if play.is_attack:
        put(image, crosshair(size), at, "mm")
        words = line(f"−{play.damage}", Face.TEXT, size * 5 // 8)
        write(image, words, (at[0] + size * 0.5, at[1]), IVORY, "lm", outline=INK)
        if play.lethal:
            put(
                image,
                emblem(Kind.CATASTROPHIC_DAMAGE, size * 3 // 4),
                (at[0] - size * 0.8, at[1]),
                "mm",
            )
        return
    put(image, emblem(play.kind, size), at, "mm")


def _shoot(image: Image.Image, view: View, play: Play, places: Places, say: Say) -> None:
    """Draw the way of an attack, and its noise where it hides least."""
    if not play.is_attack or play.target is None:
        return
    source = places.get(play.ship or view.fleets[play.seat].flagship.value)
    target = places[play.target]
    if source is None:
        return
    start, end = source.middle, target.middle
    waiting = view.shot is not None and play.number == view.shot.number
    if not waiting:
        _bolts(image, start, end, card_hue(play.kind).bright)
    put(image, flash(min(source.height, 64)), start, "mm")
    words = sound_words(play.sound, say) if play.sound else "…?" if waiting else ""
    if words:
        sprite = burst(words, 40, 380)
        put(image, sprite, _free_spot(sprite, start, end, image, places.values()), "mm")


def _bolts(image: Image.Image, start: Point, end: Point, colour: Colour) -> None:
    dx, dy = end[0] - start[0], end[1] - start[1]
    way = math.hypot(dx, dy)
    angle = round(math.degrees(math.atan2(dy, dx)) / 5) * 5 % 360
    sprite = bolt(angle, colour, 30)
    for number in range(1, int(way / _PITCH)):
        share = number * _PITCH / way
        put(image, sprite, (start[0] + dx * share, start[1] + dy * share), "mm")


def _free_spot(
    sprite: Image.Image, start: Point, end: Point, image: Image.Image, taken: Iterable[Box]
) -> Point:
    """Return the place near the way of a shot where the sprite hides least of the ships."""
    boxes = tuple(taken)
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)

    def cost(at: Point) -> tuple[float, float]:
        hidden = sum(_overlap(sprite, at, box) for box in boxes)
        return hidden, math.dist(at, middle)

    spots = (
        (middle[0] + dx, middle[1] + dy)
        for dx in range(-400, 401, 80)
        for dy in range(-320, 321, 40)
    )
    inside = (_clamped(at, sprite, image) for at in spots)
    return min(inside, key=cost)


def _clamped(at: Point, sprite: Image.Image, image: Image.Image) -> Point:
    half, tall = sprite.width / 2, sprite.height / 2
    return (
        min(max(at[0], half), image.width - half),
        min(max(at[1], tall), image.height - tall),
    )


def _overlap(sprite: Image.Image, at: Point, box: Box) -> float:
    left, top = at[0] - sprite.width / 2, at[1] - sprite.height / 2
    across = min(left + sprite.width, box.left + box.width) - max(left, box.left)
    down = min(top + sprite.height, box.top + box.height) - max(top, box.top)
    return max(across, 0) * max(down, 0)
