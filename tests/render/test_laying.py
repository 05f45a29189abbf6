"""Pieces are laid as Pillow itself would lay them, wherever they lie."""

from __future__ import annotations

import random

import pytest
from PIL import Image, ImageChops

from render.kit.laying import lay_plate, paint, paste, shine
from render.kit.lettering import Face, line, write
from render.kit.palette import GOLD
from render.kit.plot import Plot
from render.kit.shapes import panel

SIZE = (90, 70)
PLACES = ((12, 9), (-8, 20), (60, -11), (70, 55), (-40, -30), (200, 5))
"""Within, and over each edge; one that lies outside altogether."""


def _noise(mode: str, size: tuple[int, int]) -> Image.Image:
    count = size[0] * size[1] * len(Image.new(mode, (1, 1)).getbands())
    return Image.frombytes(mode, size, random.Random(mode).randbytes(count))


@pytest.mark.parametrize("at", PLACES)
def test_a_plate_lies_as_if_all_of_it_were_laid_with_what_shines_through(at: tuple[int, int]):
    plate, corner = panel(44, 30, (200, 30, 60), GOLD, radius=9), 9
    laid, whole = _noise("RGB", SIZE), _noise("RGB", SIZE)

    lay_plate(laid.im, plate, *at, corner)

    whole.paste(plate, at, plate)
    assert laid.tobytes() == whole.tobytes()


@pytest.mark.parametrize("at", PLACES)
def test_a_light_is_screened(at: tuple[int, int]):
    light, ground = _noise("RGB", (40, 30)), _noise("RGB", SIZE)
    shown, lit = ground.copy(), Image.new("RGB", SIZE)

    shine(shown.im, light, *at)

    lit.paste(light, at)
    apart = ImageChops.difference(shown, ImageChops.screen(ground, lit))
    assert max(apart.tobytes()) <= 1  # rounded otherwise


@pytest.mark.parametrize("at", PLACES)
def test_sprites_and_masks_are_laid_as_by_pillow(at: tuple[int, int]):
    laid, whole = _noise("RGB", SIZE), _noise("RGB", SIZE)

    paste(laid.im, _noise("RGBA", (40, 30)), *at)
    paste(laid.im, _noise("RGB", (9, 8)), *at)
    paint(laid.im, _noise("L", (30, 40)), *at, GOLD)

    whole.paste(_noise("RGBA", (40, 30)), at, _noise("RGBA", (40, 30)))
    whole.paste(_noise("RGB", (9, 8)), at)
    whole.paste(GOLD, at, _noise("L", (30, 40)))
    assert laid.tobytes() == whole.tobytes()


def test_of_words_no_more_is_laid_than_can_be_seen():
    plot = Plot(Image.new("RGB", (400, 90)))
    write(plot, line("Áy 7", Face.TEXT, 40), (20, 20), GOLD)

    assert [piece.sprite.getbbox() for piece in plot.pieces] == [
        (0, 0, *piece.sprite.size) for piece in plot.pieces
    ]
