"""Cards: their faces, and how they lie in rows."""

from __future__ import annotations

import pytest
from PIL import Image

from render.kit.canvas import put
from render.kit.cards import (
    PARCHMENT,
    Frame,
    Words,
    cloth,
    face,
    in_rows,
    lay_card,
    ring,
)
from render.kit.palette import GOLD, INK, READABLE, contrast

FRAME = Frame(200, 300, 140)


def card(title: str = "Title", body: str = "Body") -> Image.Image:
    picture = Image.new("RGB", FRAME.picture_size, (200, 30, 30))
    return face(FRAME, picture, Words(title, body, INK))


def test_a_card_has_round_corners_and_shows_its_picture() -> None:
    image = card()
    assert image.size == FRAME[:2]
    assert image.getpixel((0, 0))[3] == 0  # type: ignore[index]
    assert image.getpixel((100, 70)) == (200, 30, 30, 255)


@pytest.mark.parametrize("body", ["W" * 200, "word " * 60])
def test_the_body_changes_nothing_outside_its_box(body: str) -> None:
    bare, full = card(body=""), card(body=body)
    assert bare.tobytes() != full.tobytes()
    for image in (bare, full):
        image.paste(INK, FRAME.text_box)
    assert bare.tobytes() == full.tobytes()


def test_a_body_can_be_read_on_parchment() -> None:
    assert min(contrast(INK, paper) for paper in PARCHMENT) >= READABLE


def test_a_card_is_laid_as_by_its_mask() -> None:
    table = cloth(FRAME.width + 40, FRAME.height + 40)
    masked, laid = table.copy(), table.copy()
    put(masked, card(), (17.4, 12.5))
    lay_card(laid, card(), (17.4, 12.5))
    assert laid.tobytes() == masked.tobytes()


def test_a_ring_leaves_the_card_free() -> None:
    border = ring(FRAME, GOLD)
    assert border.size == (FRAME.width + 14, FRAME.height + 14)
    alpha = border.getchannel("A")
    assert (alpha.getpixel((107, 157)), alpha.getpixel((107, 3))) == (0, 255)


@pytest.mark.parametrize(
    ("count", "most", "lengths"),
    [
        (0, 4, []),
        (1, 4, [1]),
        (4, 4, [4]),
        (5, 4, [3, 2]),
        (6, 3, [3, 3]),
        (9, 4, [3, 3, 3]),
        (13, 4, [4, 3, 3, 3]),
        (14, 4, [4, 3, 4, 3]),
        (15, 4, [4, 4, 4, 3]),
    ],
)
def test_cards_lie_in_even_rows(count: int, most: int, lengths: list[int]) -> None:
    rows = in_rows(range(count), most)
    assert [len(row) for row in rows] == lengths
    assert [item for row in rows for item in row] == list(range(count))


def test_a_cloth_is_dark() -> None:
    table = cloth(300, 200)
    assert table.size == (300, 200)
    assert max(high for _, high in table.getextrema()) < 130  # type: ignore[misc]
