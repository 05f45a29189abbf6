"""The figures of Shazamm!: the two wizards and the wall of fire.

Seat 0 is the red wizard, with a tall bent hat and a sun on the staff; seat 1 is the green
one, hooded and horned, with a crescent. They are told apart in black and white too.
"""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.icons import Icon, icon
from render.kit.outlines import (
    Point,
    Points,
    arc,
    box,
    curve,
    oval,
    scaled,
    smooth,
    star,
)
from render.kit.paint import gradient, noise, resized, toned
from render.kit.palette import (
    DUSK,
    GOLD,
    INK,
    IVORY,
    Colour,
    mixed,
)
from render.kit.sketch import Sketch

WIDTH, HEIGHT = 168, 214
"""Size of a wizard in pixels; the feet stand at the bottom, in the middle."""

FIRE_WIDTH, FIRE_HEIGHT = 186, 300
"""Size of the wall of fire in pixels; it stands at the bottom, in the middle."""

_SKIN: Colour = (226, 176, 140)
_CLEAR: Colour = (255, 255, 255)
_WOOD: Colour = (120, 78, 44)


@cache
def wizard(seat: int) -> Image.Image:
    """Return the wizard of a seat, facing the other."""
    sketch = Sketch(WIDTH, HEIGHT)
    if seat == 0:
        _red(sketch)
        return _outlined(sketch.finished())
    _green(sketch)
    return _outlined(sketch.finished().transpose(Image.Transpose.FLIP_LEFT_RIGHT))


@cache
def fallen(seat: int) -> Image.Image:
    """Return the wizard of a seat toppled backwards and half sunk, fading out below."""
    turn = 62 if seat == 0 else -62
    body = wizard(seat).rotate(turn, Image.Resampling.BICUBIC, expand=True)
    body = body.crop((0, 0, body.width, body.height - 50))
    above = gradient(body.width, body.height, ((0, _CLEAR), (0.66, _CLEAR), (1, INK))).convert("L")
    body.putalpha(ImageChops.multiply(body.getchannel("A"), toned(above, lambda v: v * 1.1 - 14)))
    return body


@cache
def thought() -> Image.Image:
    """Return a bubble with three dots: this seat has something to choose."""
    sketch = Sketch(92, 74, detail=3)
    for shift, paint in ((3.0, INK), (0.0, IVORY)):
        sketch.fill(box(6 - shift, 6 - shift, 86 + shift, 50 + shift, 26), paint)
        sketch.fill(oval(40, 60, 6 + shift), paint)
    for x in (26, 46, 66):
        sketch.fill(oval(x, 28, 6.5), DUSK)
    return sketch.finished()


@cache
def laurels() -> Image.Image:
    """Return the crown that floats over the winner."""
    return _outlined(icon(Icon.CROWN, 56, GOLD))


def _outlined(figure: Image.Image) -> Image.Image:
    """Put a dark edge round a figure, so that it stands out before fire."""
    edge = figure.getchannel("A").filter(ImageFilter.BoxBlur(2))
    dark = Image.new("RGBA", figure.size, (*INK, 255))
    dark.putalpha(toned(edge, lambda value: value * 3.2))
    return Image.alpha_composite(dark, figure)


def _red(sketch: Sketch) -> None:
    robe, dark, light = (190, 36, 34), (92, 14, 28), (242, 104, 70)
    _cape(sketch, (120, 18, 36), (56, 8, 24))
    _staff(sketch, (142, 56), (134, 212))
    body = smooth(
        [(64, 94), (84, 84), (104, 94), (112, 140), (128, 210), (84, 213), (38, 210), (56, 140)]
    )
    sketch.fill(body, (robe, dark))
    sketch.fill(
        smooth([(66, 96), (80, 90), (74, 150), (60, 212), (40, 210), (58, 140)]), light, 0.35, body
    )
    for hem in ([(84, 120), (80, 170), (76, 214)], [(100, 120), (106, 170), (112, 214)]):
        sketch.stroke(smooth(hem, False), 2.4, dark, 0.8, within=body)
    sketch.stroke([(36, 206), (84, 209), (130, 206)], 6, GOLD, within=body)
    sketch.stroke([(58, 134), (84, 139), (112, 134)], 6, GOLD, within=body)
    _arm(sketch, robe, dark, light)
    sketch.fill(oval(86, 76, 15, 16), (_SKIN, (196, 130, 100)))
    beard = smooth([(72, 76), (86, 84), (102, 76), (104, 98), (92, 138), (86, 146), (76, 116)])
    sketch.fill(beard, ((255, 252, 244), (206, 198, 206)))
    sketch.fill(oval(99, 77, 5, 3.6), _SKIN)
    sketch.fill(oval(93, 70, 1.9), INK)
    sketch.stroke([(87, 66), (96, 64)], 2.6, (245, 240, 236))
    _hat(sketch, robe, dark, light)


def _hat(sketch: Sketch, robe: Colour, dark: Colour, light: Colour) -> None:
    brim = smooth(
        [(44, 66), (66, 58), (88, 54), (112, 52), (128, 58), (110, 66), (84, 70), (60, 72)]
    )
    cone = [*curve((60, 62), (66, 32), (54, 15)), *curve((54, 15), (46, 9), (30, 16))]
    cone += [*curve((30, 16), (52, -4), (76, 13)), *curve((76, 13), (98, 30), (110, 56))]
    sketch.fill(brim, (mixed(robe, light, 0.3), dark))
    sketch.fill(cone, (light, robe))
    sketch.fill([(54, 4), (60, 30), (60, 64), (78, 64), (72, 30)], dark, 0.45, cone)
    sketch.stroke([(58, 58), (84, 58), (112, 50)], 7, GOLD, within=cone)
    sketch.fill(star(86, 34, 10, 4.2, 5), (255, 226, 130))


def _green(sketch: Sketch) -> None:
    robe, dark, light = (30, 120, 70), (8, 48, 38), (110, 206, 120)
    _cape(sketch, (18, 74, 52), (6, 30, 28))
    _staff(sketch, (142, 60), (136, 212))
    body = smooth(
        [(58, 92), (84, 78), (112, 92), (118, 150), (122, 211), (84, 213), (44, 211), (50, 150)]
    )
    sketch.fill(body, (robe, dark))
    sketch.fill(
        smooth([(60, 96), (76, 88), (68, 150), (58, 212), (44, 211), (52, 150)]), light, 0.3, body
    )
    for hem in ([(76, 120), (72, 214)], [(92, 120), (92, 214)], [(106, 120), (110, 214)]):
        sketch.stroke(hem, 2.2, dark, 0.8, within=body)
    sketch.stroke(
        smooth([(42, 200), (62, 206), (84, 200), (106, 206), (124, 200)], False),
        5,
        light,
        0.9,
        within=body,
    )
    _arm(sketch, robe, dark, light)
    _horns(sketch)
    mantle = smooth(
        [(44, 98), (60, 84), (84, 92), (108, 84), (124, 100), (104, 116), (84, 124), (62, 116)]
    )
    sketch.fill(mantle, ((60, 152, 84), (20, 84, 56)))
    for x in (56, 70, 84, 98, 112):
        sketch.fill(
            smooth([(x - 8, 104), (x, 98), (x + 8, 104), (x, 124)]), ((84, 174, 96), (28, 96, 60))
        )
    hood = smooth(
        [(84, 26), (104, 36), (116, 62), (108, 92), (84, 100), (60, 92), (54, 62), (64, 36)]
    )
    sketch.fill(hood, (light, robe))
    sketch.fill(
        smooth([(84, 26), (70, 36), (58, 62), (62, 92), (54, 64), (62, 36)]), dark, 0.5, hood
    )
    sketch.fill(
        smooth([(90, 44), (106, 54), (108, 76), (94, 94), (78, 84), (74, 62)]),
        ((10, 22, 20), (20, 40, 30)),
    )
    for x in (88, 101):
        sketch.soft(oval(x, 66, 6, 4), (190, 255, 140), 2.4)
        sketch.fill(oval(x, 66, 3.6, 2.4), (250, 255, 220))
    sketch.fill(
        smooth([(76, 124), (84, 118), (92, 124), (84, 140)]), ((230, 255, 190), (110, 210, 90))
    )


def _horns(sketch: Sketch) -> None:
    bone: Colour = (232, 218, 180)
    for side in (-1, 1):
        main = smooth([(84 + side * 22, 44), (84 + side * 34, 26), (84 + side * 34, 7)], False)
        sketch.stroke(main, 6, (120, 96, 66))
        sketch.stroke(main, 4, bone)
        for start, end in (((33, 30), (48, 18)), ((35, 19), (25, 9))):
            branch = [(84 + side * start[0], start[1]), (84 + side * end[0], end[1])]
            sketch.stroke(branch, 3.6, bone)


def _cape(sketch: Sketch, top: Colour, bottom: Colour) -> None:
    cape = smooth([(66, 92), (100, 90), (96, 150), (70, 212), (14, 208), (26, 170), (50, 130)])
    sketch.fill(cape, (top, bottom))


def _arm(sketch: Sketch, robe: Colour, dark: Colour, light: Colour) -> None:
    sleeve = smooth(
        [(90, 96), (104, 98), (132, 104), (136, 118), (124, 140), (104, 126), (92, 120)]
    )
    sketch.fill(sleeve, (mixed(robe, light, 0.35), dark))
    sketch.fill(oval(130, 120, 6, 12, 24), dark)
    sketch.fill(oval(138, 113, 7, 7), _SKIN)


def _staff(sketch: Sketch, top: Point, foot: Point) -> None:
    sketch.stroke([top, foot], 7, mixed(_WOOD, INK, 0.5))
    sketch.stroke([top, foot], 4.4, _WOOD)


@cache
def staff_light(seat: int) -> Image.Image:
    """Return what glows on the staff of a seat: a sun (0) or a crescent (1), 56 pixels square."""
    sketch = Sketch(56, 56, detail=3)
    if seat == 0:
        sketch.fill(star(28, 28, 26, 14, 12), ((255, 236, 150), (255, 140, 40)))
        sketch.fill(oval(28, 28, 13), ((255, 255, 236), (255, 206, 90)))
    else:
        moon = [*arc(28, 28, 23, 15, 277), *arc(38, 21, 18, 222, 70)]
        sketch.fill(moon, ((240, 255, 214), (120, 226, 120)))
        sketch.fill(star(41, 19, 9, 3.4, 4), (255, 255, 240))
    return sketch.finished()


@cache
def fire() -> Image.Image:
    """Return the wall of fire."""
    size = (FIRE_WIDTH // 2, FIRE_HEIGHT // 2)
    heat = Image.new("L", size, 0)
    for scale, value, blur in ((1.0, 92, 3.5), (0.82, 150, 3), (0.6, 210, 3), (0.36, 255, 3.5)):
        layer = Image.new("L", size, 0)
        ImageDraw.Draw(layer).polygon(scaled(_tongues(scale), 0.5), fill=value)
        heat = ImageChops.lighter(heat, layer.filter(ImageFilter.GaussianBlur(blur)))
    lick = noise(*size, 11, 12, "lick")
    heat = ImageChops.multiply(heat, toned(lick, lambda value: 150 + value * 0.55))
    return _burning(resized(heat, FIRE_WIDTH, FIRE_HEIGHT))


def _tongues(scale: float) -> Points:
    """Return the outline of the fire's tongues, drawn towards its foot by `scale`."""
    base, foot = FIRE_WIDTH / 2, FIRE_HEIGHT - 14
    knots = [(-58, 4), (-70, 50), (-54, 96), (-62, 150), (-36, 128), (-34, 196), (-14, 176)]
    knots += [
        (-4, 300),
        (12, 210),
        (26, 232),
        (30, 160),
        (58, 190),
        (50, 108),
        (72, 56),
        (58, 4),
        (0, -10),
    ]
    wide = 0.4 + 0.6 * scale
    return smooth([(base + x * wide, foot - y * scale * 0.9) for x, y in knots])


def _burning(heat: Image.Image) -> Image.Image:
    """Return the colours of fire: clear, deep red, orange, yellow, nearly white."""
    red = toned(heat, lambda v: 120 + v * 2.2)
    green = toned(heat, lambda v: (v - 50) * 1.35)
    blue = toned(heat, lambda v: (v - 150) * 1.9)
    alpha = toned(heat, lambda v: (v - 16) * 4.2)
    return Image.merge("RGBA", (red, green, blue, alpha))
