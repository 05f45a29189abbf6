"""A shot on the board: bolts from who fires to what is hit, its noise, and what it would do."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from engines.core import Say
from engines.magblast.model import Kind, ShipId
from engines.magblast.state import Link, Play
from engines.magblast.view import View
from render.kit.canvas import put
from render.kit.lettering import Face, line, write
from render.kit.outlines import Point
from render.kit.palette import IVORY, Colour
from render.kit.plot import Surface
from render.magblast.bursts import bolt, burst, crosshair, flash, reticle
from render.magblast.emblems import card_hue, emblem
from render.magblast.layout import SMALL_TILE, Box
from render.magblast.ships import WOUND
from render.magblast.words import sound_words

Places = Mapping[ShipId, Box]
_PITCH = 46
"""From one bolt to the next, in pixels."""


class Attack(NamedTuple):
    """An attack that waits, where it comes from, and where its target lies."""

    play: Play
    source: Box
    target: Box


def draw_bolts(image: Surface, view: View, places: Places) -> None:
    """Draw the bolts of attacks that wait for answers; ships are drawn over them."""
    for attack in _attacks(view, places):
        if attack.play != view.shot:
            colour = card_hue(attack.play.kind).bright
            draw_bolt_row(image, attack.source.middle, attack.target.middle, colour)


def draw_marks(image: Surface, view: View, places: Places, taken: Sequence[Box], say: Say) -> None:
    """Mark who fires and what every card that waits is played on, with the noise of attacks.

    `taken` is what a noise should not hide, the ships aside.
    """
    if view.chain is not None and view.chain.target in places:
        _chain(image, view.chain.link, places[view.chain.target])
    for play in _waiting(view):
        if play.target is not None and play.target in places:
            _aim(image, play, places[play.target])
    for attack in _attacks(view, places):
        put(image, flash(min(attack.source.height, 62)), _nose(attack.source), "mm")
        _noise(image, attack, (*places.values(), *taken), say)


def _waiting(view: View) -> tuple[Play, ...]:
    """Return the cards that wait, for answers or a sound, answers to others aside."""
    plays = (*view.stack, *((view.shot,) if view.shot is not None else ()))
    return tuple(play for play in plays if play.against is None)


def _attacks(view: View, places: Places) -> Iterator[Attack]:
    """Yield the attacks that wait: from a ship, or a squadron from the flagship that sends it."""
    for play in _waiting(view):
        source = places.get(play.ship or view.fleets[play.seat].flagship.value)
        target = places.get(play.target or "")
        if play.is_attack and source is not None and target is not None:
            yield Attack(play, source, target)


def _nose(box: Box) -> Point:
    return box.left + min(box.width * 0.56, 102), box.middle[1]


def _chain(image: Surface, link: Link, box: Box) -> None:
    """Mark what was just hit."""
    size = min(box.height, 76)
    sprite = emblem(Kind.DIRECT_HIT, size) if link is Link.DIRECT else flash(size * 3 // 4)
    put(image, sprite, (box.left + 50, box.middle[1] + 4), "mm")


def _aim(image: Surface, play: Play, box: Box) -> None:
    """Mark a target; an attack with its damage, and with a skull if that destroys it."""
    put(image, reticle(box.width + 12, box.height + 12), (box.left - 6, box.top - 6))
    size, middle = min(box.height, 58), box.middle[1]
    if not play.is_attack:
        put(image, emblem(play.kind, size), (box.left + size * 0.7, middle), "mm")
        return
    sign = emblem(Kind.CATASTROPHIC_DAMAGE, size) if play.lethal else crosshair(size)
    put(image, sign, (box.left + size * 0.5, middle), "mm")
    words = line(f"−{play.damage}", Face.TEXT, size * 7 // 10 if size > SMALL_TILE[1] else 25)
    write(image, words, (box.left + size * 0.88, middle), IVORY, "lm", outline=WOUND)


def _noise(image: Surface, attack: Attack, taken: Sequence[Box], say: Say) -> None:
    """Write the noise of an attack where it hides least; a shot that waits for it has dots."""
    sound = attack.play.sound
    if sound is None and not attack.play.is_blast:
        return
    sprite = burst("…?" if sound is None else sound_words(sound, say), 40, 380)
    put(image, sprite, _free_spot(sprite, attack, image, taken), "mm")


def draw_bolt_row(image: Surface, start: Point, end: Point, colour: Colour) -> None:
    """Draw bolts one behind the other, from where they are fired to where they strike."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    way = math.hypot(dx, dy)
    angle = round(math.degrees(math.atan2(dy, dx)) / 5) * 5 % 360
    sprite = bolt(angle, colour, 30)
    for number in range(1, int(way / _PITCH)):
        share = number * _PITCH / way
        put(image, sprite, (start[0] + dx * share, start[1] + dy * share), "mm")


def _free_spot(sprite: Image.Image, attack: Attack, image: Surface, taken: Sequence[Box]) -> Point:
    """Return the place near the way of a shot where the sprite hides least of the ships."""
    start, end = attack.source.middle, attack.target.middle
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)

    def cost(at: Point) -> tuple[float, float]:
        return _hidden(sprite.size, at, taken), math.dist(at, middle)

    spots = (
        (middle[0] + dx, middle[1] + dy)
        for dx in range(-400, 401, 100)
        for dy in range(-320, 321, 64)
    )
    inside = dict.fromkeys(_clamped(at, sprite, image) for at in spots)
    return min(inside, key=cost)


def _clamped(at: Point, sprite: Image.Image, image: Surface) -> Point:
    half, tall = sprite.width / 2, sprite.height / 2
    return (
        min(max(at[0], half), image.width - half),
        min(max(at[1], tall), image.height - tall),
    )


def _hidden(size: tuple[int, int], at: Point, taken: Sequence[Box]) -> float:
    """Return how much of the boxes is hidden by what is so large, with its middle there.

    This is asked for hundreds of places times dozens of boxes, most of which lie elsewhere.
    """
    left, top = at[0] - size[0] / 2, at[1] - size[1] / 2
    right, bottom = left + size[0], top + size[1]
    hidden = 0.0
    for x, y, width, height in taken:
        if x < right and left < x + width and y < bottom and top < y + height:
            across = min(right, x + width) - max(left, x)
            hidden += across * (min(bottom, y + height) - max(top, y))
    return hidden
