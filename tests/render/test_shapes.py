"""Outlines, sketches and the furniture of pictures."""

from __future__ import annotations

import math

import pytest
from PIL import Image, ImageChops

from render.kit import outlines
from render.kit.hexes import centre, name_sprite, outline
from render.kit.icons import Icon, icon
from render.kit.paint import cloud, gradient, mapped
from render.kit.palette import GOLD, INK, IVORY, mixed
from render.kit.shapes import (
    PIPS,
    Look,
    badge,
    chip,
    counter,
    die,
    gauge,
    panel,
    pill,
    rounded,
)
from render.kit.sketch import Sketch

RED, BLUE = (255, 0, 0), (0, 0, 255)


def pixel(image: Image.Image, x: int, y: int) -> tuple[int, ...]:
    value = image.getpixel((x, y))
    assert isinstance(value, tuple)
    return value


def alpha(image: Image.Image, x: int, y: int) -> int:
    value = image.getchannel("A").getpixel((x, y))
    assert isinstance(value, int)
    return value


def test_a_sketch_is_smooth_and_keeps_its_colours() -> None:
    sketch = Sketch(40, 40)
    sketch.fill(outlines.oval(20, 20, 15), RED)
    image = sketch.finished()
    assert image.getpixel((20, 20)) == (255, 0, 0, 255)
    assert alpha(image, 1, 1) == 0
    edge = {alpha(image, x, 8) for x in range(40)}
    assert edge - {0, 255}, "the edge is not smooth"


def test_translucent_paint_does_not_darken_its_colour() -> None:
    sketch = Sketch(20, 20)
    sketch.soft(outlines.box(6, 6, 14, 14), (255, 150, 50), 2, 0.5)
    assert pixel(sketch.finished(), 10, 10)[:3] == pytest.approx((255, 150, 50), abs=4)


def test_paint_stays_within_an_outline() -> None:
    sketch = Sketch(40, 40)
    half = outlines.box(0, 0, 20, 40)
    sketch.fill(outlines.box(0, 0, 40, 40), (RED, BLUE), within=half)
    sketch.stroke([(0, 20), (40, 20)], 6, RED, 0.9, within=half)
    image = sketch.finished()
    assert (alpha(image, 10, 20) > 0, alpha(image, 30, 20)) == (True, 0)


def test_two_colours_run_from_top_to_bottom() -> None:
    image = gradient(5, 50, ((0, RED), (1, BLUE)))
    assert pixel(image, 0, 0) == pytest.approx(RED, abs=5)
    assert pixel(image, 2, 25) == pytest.approx((128, 0, 128), abs=6)
    assert pixel(image, 4, 49) == pytest.approx(BLUE, abs=5)


def test_noise_is_the_same_for_the_same_seed() -> None:
    one, twin, other = (cloud(60, 40, 5, 4, seed) for seed in ("a", "a", "b"))
    assert one.tobytes() == twin.tobytes() != other.tobytes()


def test_grey_is_mapped_to_colours() -> None:
    grey = Image.new("L", (1, 2))
    grey.putpixel((0, 1), 255)
    coloured = mapped(grey, ((0, RED), (1, BLUE)))
    assert (coloured.getpixel((0, 0)), coloured.getpixel((0, 1))) == (RED, BLUE)


def test_corners_are_round() -> None:
    mask = rounded(60, 40, 12)
    corners = ((0, 0), (59, 0), (0, 39), (59, 39))
    assert [mask.getpixel(corner) for corner in corners] == [0] * 4
    assert mask.getpixel((30, 20)) == 255
    assert mask.tobytes() == mask.transpose(Image.Transpose.ROTATE_180).tobytes()


@pytest.mark.parametrize("size", [(80, 50), (60, 12), (12, 60), (12, 12), (44, 20)])
@pytest.mark.parametrize(("radius", "thickness"), [(18, 2), (4, 2), (2, 5), (10, 3), (0, 1)])
def test_a_rim_goes_all_round_a_panel_and_no_further(
    size: tuple[int, int], radius: int, thickness: int
) -> None:
    """It is painted in parts: together they are the whole of it, in front of what is inside."""
    inside = (size[0] - 2 * thickness, size[1] - 2 * thickness)
    kept = Image.new("L", size)
    kept.paste(rounded(*inside, radius - thickness), (thickness, thickness))
    whole = gradient(*size, ((0, GOLD), (1, mixed(GOLD, INK, 0.5))))
    whole.paste(RED, (0, 0, *size), kept)
    plate = panel(*size, RED, GOLD, radius=radius, line_width=thickness)
    opaque = plate.getchannel("A").point(lambda alpha: 255 * (alpha == 255))
    apart = ImageChops.difference(plate.convert("RGB"), whole)
    apart.paste((0, 0, 0), (0, 0, *size), ImageChops.invert(opaque))
    assert ImageChops.subtract(apart, Image.new("RGB", size, (1, 1, 1))).getbbox() is None


def test_a_panel_keeps_its_rim_where_it_is_translucent() -> None:
    plate = panel(80, 50, INK, GOLD, opacity=0.5, line_width=3)
    assert alpha(plate, 40, 25) == pytest.approx(128, abs=2)
    assert alpha(plate, 40, 1) == 255


def test_a_gauge_is_as_full_as_its_value() -> None:
    """The share of the bar that is red grows with the value, and stays within the bar."""

    def share(value: int) -> float:
        bar = gauge(200, 30, value, 50, RED).convert("RGB")
        row = [pixel(bar, x, 10) for x in range(10, 190)]
        return sum(red > 120 and green < 60 for red, green, _ in row) / len(row)

    assert share(0) == 0
    assert share(25) == pytest.approx(0.5, abs=0.06)
    assert share(50) == pytest.approx(1, abs=0.06)
    assert share(90) == share(50)


def test_a_pill_is_no_wider_than_its_room() -> None:
    look = Look(GOLD, INK, Icon.CHECK)
    assert pill("silenciada", look, 40, 300).width < 300
    assert pill("W" * 40, look, 40, 300).width <= 300


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_shows_its_value_in_pips(value: int) -> None:
    assert len(PIPS[value]) == value
    face = die(value, 100)
    assert all(pixel(face, x, y)[:3] == INK for x, y in PIPS[value])


def test_counters_show_their_damage() -> None:
    looks = {counter(0, 80, "12", damage).tobytes() for damage in range(8)}
    assert len(looks) == 8


def test_chips_and_badges_are_told_apart() -> None:
    assert len({chip(n, 40, IVORY, INK).tobytes() for n in range(20)}) == 20
    assert badge(0, 40, "A").tobytes() != badge(0, 40, "B").tobytes()
    assert badge(0, 40).tobytes() != badge(8, 40, "A").tobytes()


def test_every_icon_is_drawn_inside_its_box() -> None:
    drawn = {name: icon(name, 48, IVORY) for name in Icon}
    assert len({image.tobytes() for image in drawn.values()}) == len(Icon)
    for image in drawn.values():
        assert image.size == (48, 48)
        ink = sum(value > 128 for value in image.getchannel("A").tobytes())
        assert 0.06 < ink / 48**2 < 0.85


def test_neighbouring_hexes_share_an_edge() -> None:
    """Axial coordinates: the six neighbours lie one flat-to-flat width away."""
    size = 20.0
    for q, r in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)):
        assert math.hypot(*centre(q, r, size)) == pytest.approx(size * math.sqrt(3))


def test_a_hex_points_up() -> None:
    corners = outline(0, 0, 10)
    assert len(corners) == 6
    assert corners[0] == pytest.approx((0, -10))


def test_the_name_of_a_hex_stands_in_its_middle_and_is_not_cut() -> None:
    for name in ("A1", "K11"):
        sprite = name_sprite(name, 40, GOLD)
        left, top, right, bottom = sprite.getbbox() or (0, 0, 0, 0)
        assert 0 < left < right < sprite.width
        assert 0 < top < bottom < sprite.height
        assert left + right == pytest.approx(sprite.width, abs=4)


def test_an_outline_sets_a_name_off() -> None:
    assert name_sprite("A1", 40, GOLD) != name_sprite("A1", 40, GOLD, outlined=False)


def test_outlines_turn_mirror_and_scale() -> None:
    right = [(1.0, 0.0)]
    assert outlines.turned(right, 90)[0] == pytest.approx((0, 1))
    assert outlines.mirrored(right, 3)[0] == (5, 0)
    assert outlines.scaled(right, 0.5)[0] == (0.5, 0)
    assert outlines.moved(right, 2, 3)[0] == (3, 3)


def test_a_smooth_line_goes_through_its_knots() -> None:
    knots = [(0.0, 0.0), (10.0, 5.0), (20.0, 0.0)]
    assert [k for k in knots if k not in outlines.smooth(knots, closed=False)] == []
