"""What has happened lately on the board: the last shot with its sound, hits, what was destroyed."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engines.core import Say, Seat, Trace
from engines.magblast.model import ShipId, Zone
from engines.magblast.traces import Left
from engines.magblast.view import View
from render.kit.canvas import put
from render.kit.outlines import Point
from render.kit.palette import Colour
from render.kit.plot import Surface
from render.magblast.battle import Places, Taken, draw_bolt_row, hides, muzzle, noise
from render.magblast.bursts import blaze, blown, flash, scorch
from render.magblast.layout import Box, Layout, fallen_box
from render.magblast.ships import waiting
from render.magblast.words import ship_words

FLOWN: Colour = (255, 196, 70)
"""The colour of bolts that have struck."""
_STEP = 9
"""How far the places lie apart, in pixels, at which a name is tried."""
MOST_LOST = 4
"""How many destroyed ships are named, the last."""


class Shot(NamedTuple):
    """The last shot: from where, at what, and what was shouted."""

    source: Box
    target: Box
    said: str


class Lost(NamedTuple):
    """A ship that was destroyed, and its zone; or a flagship, whose player is `named` already."""

    ship: ShipId
    box: Box
    named: bool


class Marks(NamedTuple):
    """What is marked on a board: the last shot, damage by ship, what was destroyed."""

    shot: Shot | None = None
    hurt: Mapping[ShipId, int] = {}
    last: ShipId | None = None
    lost: tuple[Lost, ...] = ()


NOTHING = Marks()


def marks_of(view: View, lately: Sequence[Trace], places: Places, place: Layout) -> Marks:
    """Return what is marked of what has happened lately; what cannot be shown is left out.

    A shot that waits for answers or its sound is drawn anyway: then none before it is.
    """
    hurt: dict[ShipId, int] = {}
    lost: list[Lost] = []
    last, shot = None, None
    for trace in lately:
        if trace.what == Left.SHOT:
            shot, last = trace, None
            continue
        ship, spot = trace.at
        box = _box(view, spot, place)
        if trace.what == Left.HIT and ship in places:
            hurt[ship] = hurt.get(ship, 0) + trace.count
            last = ship
        elif trace.what == Left.LOST and box is not None:
            hurt.pop(ship, None)
            lost.append(Lost(ship, box, not spot.endswith(":")))
    waits = any(play.is_attack for play in waiting(view))
    flown = None if shot is None or waits else _shot(view, shot, places, place)
    return Marks(flown, hurt, last, tuple(lost[-MOST_LOST:]))


def _shot(view: View, trace: Trace, places: Places, place: Layout) -> Shot | None:
    ship, spot, target, target_spot = trace.at
    source = places.get(ship) or _box(view, spot, place)
    struck = places.get(target) or _box(view, target_spot, place)
    return None if source is None or struck is None else Shot(source, struck, trace.said)


def _box(view: View, spot: str, place: Layout) -> Box | None:
    """Return where a ship lay that is gone: its zone, or its player among the fallen."""
    seat_name, _, zone = spot.partition(":")
    seat: Seat = int(seat_name)
    if seat in view.fallen:
        return fallen_box(place.fallen, view.fallen.index(seat), len(view.fallen))
    alive = [n for n, fleet in enumerate(view.fleets) if fleet.alive]
    if seat not in alive:
        return None
    site = place.sites[alive.index(seat)]
    return site.zone(Zone(zone)) if zone else site.core


def draw_wakes(image: Surface, marks: Marks, places: Places) -> None:
    """Draw what lies below the ships: blazes round what was hit, and the bolts of the last shot."""
    for lost in marks.lost:
        wide, high = (180, 110) if lost.named else (lost.box.width + 50, lost.box.height + 44)
        put(image, scorch(wide, high), lost.box.middle, "mm")
    for ship in marks.hurt:
        box = places[ship]
        if ship == marks.last:
            put(image, blaze(box.width + 56, box.height + 48, direct=False), box.middle, "mm")
        else:
            put(image, scorch(box.width + 40, box.height + 36), box.middle, "mm")
    if marks.shot is not None:
        shot = marks.shot
        draw_bolt_row(image, shot.source.middle, shot.target.middle, FLOWN)
        put(image, flash(74), muzzle(shot.source, shot.target), "mm")


def draw_sounds(image: Surface, marks: Marks, taken: Taken, say: Say) -> None:
    """Write what was shouted, and the names of destroyed ships, where they hide nothing."""
    covered = [*taken.shown]
    for lost in marks.lost:
        if not lost.named:
            continue
        for size in (34, 26, 20):
            sprite = blown(ship_words(lost.ship, say), size)
            at = _spot_in(lost.box, sprite.size, covered)
            if at is not None:
                put(image, sprite, at, "mm")
                covered.append(_around(at, sprite.size))
                break
    if marks.shot is not None and marks.shot.said:
        noise(
            image,
            marks.shot.source,
            marks.shot.target,
            marks.shot.said,
            taken._replace(shown=covered),
            say,
        )


def _spot_in(box: Box, size: tuple[int, int], covered: Sequence[Box]) -> Point | None:
    """Return the middle of a place in a box where what is so large covers nothing; or None."""
    (x, y), (width, height) = box.middle, size
    across, down = (box.width - width) // 2, (box.height - height) // 2
    if across < 0 or down < 0:
        return None
    spots = (
        (x + dx, y + dy)
        for dx in range(-across, across + 1, _STEP)
        for dy in range(-down, down + 1, _STEP)
    )
    nearest = sorted(spots, key=lambda at: math.dist(at, (x, y)))
    return next((at for at in nearest if not hides(size, at, covered)), None)


def _around(at: Point, size: tuple[int, int]) -> Box:
    return Box(round(at[0] - size[0] / 2), round(at[1] - size[1] / 2), *size)
