"""The canvas: putting things on it, lighting it, finishing it."""

from __future__ import annotations

import io
import random
import struct
import zlib

import pytest
from PIL import Image

from render.kit.canvas import ALT_LIMIT, clipped, finished, put, shine
from render.kit.chosen import as_palette
from render.kit.paint import glow
from render.kit.png import ROWS, assembled, bands

RED = (255, 0, 0)


def plain(width: int = 20, height: int = 10) -> Image.Image:
    return Image.new("RGB", (width, height))


def pixel(image: Image.Image, x: int, y: int) -> tuple[int, ...]:
    value = image.getpixel((x, y))
    assert isinstance(value, tuple)
    return value


def sprite(size: int = 4) -> Image.Image:
    return Image.new("RGBA", (size, size), (*RED, 255))


def test_what_is_packed_in_bands_is_unpacked_as_one() -> None:
    """By zlib, which checks the sum of all rows; Pillow does not."""
    noise = Image.frombytes(
        "P", (40, 3 * ROWS + 7), random.Random(1).randbytes(40 * (3 * ROWS + 7))
    )
    packed = bands(noise)
    assert [band.sheet.height for band in packed] == [ROWS, ROWS, ROWS, 7]
    file = assembled(noise.size, as_palette(bytes(768)), packed)
    start = file.index(b"IDAT")
    (length,) = struct.unpack(">I", file[start - 4 : start])
    rows = zlib.decompress(file[start + 4 : start + 4 + length])
    assert rows == b"".join(
        b"\0" + noise.crop((0, y, 40, y + 1)).tobytes() for y in range(noise.height)
    )


def test_a_finished_picture_is_a_png_with_its_words() -> None:
    picture = finished(plain(), "what is on it")
    read = Image.open(io.BytesIO(picture.png))
    read.load()
    assert (read.format, read.size, picture.alt) == ("PNG", (20, 10), "what is on it")


def test_an_alt_text_too_long_for_discord_loses_its_end() -> None:
    assert len(finished(plain(), "word " * 400).alt) <= ALT_LIMIT


@pytest.mark.parametrize(
    ("words", "limit", "left"),
    [
        ("short", 5, "short"),
        ("one two three", 9, "one two…"),
        ("one, two", 5, "one…"),
        ("wwwwwwww", 4, "www…"),
    ],
)
def test_words_are_cut_at_a_space(words: str, limit: int, left: str) -> None:
    assert clipped(words, limit) == left


@pytest.mark.parametrize(
    ("anchor", "corner"), [("lt", (8, 5)), ("mm", (6, 3)), ("rb", (4, 1)), ("rt", (4, 5))]
)
def test_a_sprite_is_put_by_its_anchor(anchor: str, corner: tuple[int, int]) -> None:
    canvas = plain()
    put(canvas, sprite(), (8, 5), anchor)
    assert canvas.getbbox() == (*corner, corner[0] + 4, corner[1] + 4)


@pytest.mark.parametrize("at", [(-2, -2), (18, 8), (-100, 3), (500, 500)])
def test_what_lies_outside_of_the_canvas_is_cut_off(at: tuple[int, int]) -> None:
    canvas = plain()
    put(canvas, sprite(), at)
    shine(canvas, glow(8, 8, RED), at)
    assert canvas.size == (20, 10)


def test_light_only_brightens_and_leaves_the_far_alone() -> None:
    canvas = Image.new("RGB", (60, 60), (40, 40, 40))
    shine(canvas, glow(30, 30, RED), (30, 30))
    assert pixel(canvas, 30, 30)[0] > 180
    assert pixel(canvas, 30, 30)[1:] == pixel(canvas, 2, 2)[1:] == (40, 40)
    assert pixel(canvas, 2, 2) == (40, 40, 40)


def test_a_glow_is_black_at_its_rim() -> None:
    light, canvas = glow(400, 300, RED), Image.new("RGB", (400, 300))
    assert light.lit.width < light.width
    shine(canvas, light, (200, 150))
    rim = ((0, 0), (399, 0), (0, 299), (200, 0), (0, 150))
    assert max(pixel(canvas, x, y)[0] for x, y in rim) <= 1
    assert pixel(canvas, 200, 150)[0] > 240
