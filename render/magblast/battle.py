"""A shot on the board: bolts from who fires to what is hit, its noise, and what it would do."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from engines.core import Say
from engines.magblast.model import ShipId
from engines.magblast.state import Link, Play
from engines.magblast.view import View
from render.kit.canvas import put
from render.kit.outlines import Point
from render.kit.palette import Colour
from render.kit.plot import Surface
from render.magblast.bursts import blaze, bolt, burst, flash, reticle
from render.magblast.emblems import card_hue
from render.magblast.layout import Box
from render.magblast.ships import waiting
from render.magblast.words import sound_words

Places = Mapping[ShipId, Box]
_NOISES = ((44, 380), (40, 240), (34, 180), (28, 140), (24, 110))
"""How high noises are and how wide at most: the first that there is room for."""
_PITCH = 46
"""From one bolt to the next, in pixels."""


class Attack(NamedTuple):
    """An attack that waits, where it comes from, and where its target lies."""

    play: Play
    source: Box
    target: Box


class Taken(NamedTuple):
    """What is `shown` on a board and must not be hidden, and where whole fleets lie."""

    shown: Sequence[Box]
    fleets: Sequence[Box]

    def without(self, *points: Point) -> list[Box]:
        """Return the fleets in which none of some points lies."""
        return [box for box in self.fleets if not any(hides((0, 0), at, [box]) for at in points)]


def draw_bolts(image: Surface, view: View, places: Places) -> None:
    """Draw what lies below the ships: the bolts of attacks that wait, guns that fire, what is hit.

    So nothing of it covers a name or a number.
    """
    if view.chain is not None and view.chain.target in places:
        box = places[view.chain.target]
        direct = view.chain.link is Link.DIRECT
        put(image, blaze(box.width + 56, box.height + 48, direct=direct), box.middle, "mm")
    for attack in _attacks(view, places):
        if attack.play != view.shot:
            colour = card_hue(attack.play.kind).bright
            draw_bolt_row(image, attack.source.middle, attack.target.middle, colour)
        put(image, flash(74), muzzle(attack.source, attack.target), "mm")


def draw_marks(image: Surface, view: View, places: Places, taken: Taken, say: Say) -> None:
    """Mark what every card that waits is played on, with the noise of attacks."""
    for play in waiting(view):
        if play.target is not None and play.target in places:
            box = places[play.target]
            put(image, reticle(box.width + 12, box.height + 12), (box.left - 6, box.top - 6))
    for attack in _attacks(view, places):
        sound = attack.play.sound
        if sound is not None or attack.play.is_blast:
            noise(image, attack.source, attack.target, sound, taken, say)


def _attacks(view: View, places: Places) -> Iterator[Attack]:
    """Yield the attacks that wait: from a ship, or a squadron from the flagship that sends it."""
    for play in waiting(view):
        source = places.get(play.ship or view.fleets[play.seat].flagship.value)
        target = places.get(play.target or "")
        if play.is_attack and source is not None and target is not None:
            yield Attack(play, source, target)


def muzzle(source: Box, target: Box) -> Point:
    """Return where a shot leaves the box of who fires."""
    (x, y), (to_x, to_y) = source.middle, target.middle
    dx, dy = to_x - x, to_y - y
    across = source.width / 2 / abs(dx) if dx else math.inf
    down = source.height / 2 / abs(dy) if dy else math.inf
    share = min(across, down, 1)
    return x + dx * share, y + dy * share


def noise(
    image: Surface, source: Box, target: Box, sound: str | None, taken: Taken, say: Say
) -> None:
    """Write the noise of an attack where it hides nothing; a shot that waits for it has dots.

    It lies in no fleet but that of the shooter or the target.
    """
    covered = (*taken.shown, *taken.without(source.middle, target.middle))
    (x, y), (to_x, to_y) = source.middle, target.middle
    words = "…?" if sound is None else sound_words(sound, say)
    for size, room in _NOISES:
        sprite = burst(words, size, room)
        for near in (((x + to_x) / 2, (y + to_y) / 2), source.middle, target.middle):
            at = _free_spot(sprite, near, image, covered)
            if at is not None:
                put(image, sprite, at, "mm")
                return


def draw_bolt_row(image: Surface, start: Point, end: Point, colour: Colour) -> None:
    """Draw bolts one behind the other, from where they are fired to where they strike."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    way = math.hypot(dx, dy)
    angle = round(math.degrees(math.atan2(dy, dx)) / 5) * 5 % 360
    sprite = bolt(angle, colour, 30)
    for number in range(1, int(way / _PITCH)):
        share = number * _PITCH / way
        put(image, sprite, (start[0] + dx * share, start[1] + dy * share), "mm")


def _free_spot(
    sprite: Image.Image, middle: Point, image: Surface, taken: Sequence[Box]
) -> Point | None:
    """Return the place nearest to a point where a sprite hides nothing; or None."""
    spots = (
        (middle[0] + dx, middle[1] + dy)
        for dx in range(-600, 601, 40)
        for dy in range(-400, 401, 40)
    )
    inside = dict.fromkeys(_clamped(at, sprite, image) for at in spots)
    nearest = sorted(inside, key=lambda at: math.dist(at, middle))
    return next((at for at in nearest if not hides(sprite.size, at, taken)), None)


def _clamped(at: Point, sprite: Image.Image, image: Surface) -> Point:
    half, tall = sprite.width / 2, sprite.height / 2
    return (
        min(max(at[0], half), image.width - half),
        min(max(at[1], tall), image.height - tall),
    )


def hides(size: tuple[int, int], at: Point, taken: Sequence[Box]) -> bool:
    """Tell whether what is so large, with its middle there, covers any of some boxes."""
    left, top = at[0] - size[0] / 2, at[1] - size[1] / 2
    right, bottom = left + size[0], top + size[1]
    return any(
        x < right and left < x + width and y < bottom and top < y + height
        for x, y, width, height in taken
    )
