"""A film has the pictures that it is made of, in their order, and keeps to its size."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from render.kit.film import EACH, LAST, WIDTHS, TooLarge, filmed, fitted

MOST = 10_000_000
FIRST, LATER = "#fedcba", "#20a0ff"


def picture(number: int, height: int = 90) -> bytes:
    """Return a picture on which a square has moved on, and late ones have a colour of their own."""
    image = Image.new("RGB", (1200, height), "#123456")
    ImageDraw.Draw(image).rectangle(
        (40 * number, 10, 40 * number + 30, 40),
        fill=FIRST if number < 10 else LATER,
    )
    file = BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def frames(film: bytes) -> list[tuple[Image.Image, int]]:
    """Return the pictures of a film, and for how many milliseconds each stands."""
    with Image.open(BytesIO(film)) as opened:
        assert isinstance(opened.info.get("loop"), int), "it begins anew"
        found: list[tuple[Image.Image, int]] = []
        for number in range(getattr(opened, "n_frames", 1)):
            opened.seek(number)
            found.append((opened.convert("RGB"), opened.info["duration"]))
        return found


def test_a_film_has_its_pictures_in_order_and_the_last_for_longer() -> None:
    pngs = [picture(number) for number in range(20)]
    found = frames(filmed(pngs, MOST))
    assert [milliseconds for _, milliseconds in found] == [EACH] * 19 + [LAST]
    for (frame, _), png in zip(found, pngs, strict=True):
        assert frame.size == (WIDTHS[0], 45)
        apart = ImageStat.Stat(ImageChops.difference(frame, fitted(png, WIDTHS[0])))
        assert all(most <= 16 for _, most in apart.extrema), "but for the palette"


def test_pictures_of_different_heights_stand_at_the_top() -> None:
    low, high = picture(1), picture(2, 120)
    found = frames(filmed([low, high], MOST))
    assert {frame.size for frame, _ in found} == {(WIDTHS[0], 60)}
    assert fitted(low, WIDTHS[0], 60).crop((0, 0, WIDTHS[0], 45)) == fitted(low, WIDTHS[0])


def test_what_stays_the_same_stands_for_as_long() -> None:
    found = frames(filmed([picture(1), picture(1), picture(2)], MOST))
    assert sum(milliseconds for _, milliseconds in found) == 2 * EACH + LAST


def test_a_film_that_would_be_too_large_is_smaller_or_is_none() -> None:
    pngs = [picture(number) for number in range(20)]
    largest = filmed(pngs, MOST)
    smaller = filmed(pngs, len(largest) - 1)
    assert len(smaller) < len(largest) and frames(smaller)[0][0].width == WIDTHS[1]
    with pytest.raises(TooLarge):
        filmed(pngs, 100)
