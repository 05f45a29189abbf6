"""Every game has a cover: a small wide picture on which its name and tagline stand whole."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, reduce
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest
from msgspec import Struct
from PIL import Image, ImageChops

from cogs.panels.game import offered
from cogs.words.strings import LOCALES, speaker
from engines.core import text
from render.kit import covers
from render.kit.canvas import Picture
from render.kit.covers import COVER
from render.kit.lettering import Fitted, write
from render.kit.outlines import Point
from render.kit.palette import IVORY
from tests.laws.cases import cases
from tests.laws.pictures import drawer, must_be_sent
from tests.render.pictures import Seen, canvas_of, opened, seen_of
from tests.sampled import every_other

MOST_BYTES = 120_000
ON_A_PHONE = 400 / COVER[0]
READABLE = 11
"""The least size of letters on a phone that is 400 pixels wide."""

every_other_game = pytest.mark.parametrize("key", every_other(offered()))


class Written(NamedTuple):
    """Lines and where they were written, as `render.kit.lettering.write` is told."""

    text: Fitted
    at: Point
    anchor: str

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom; what hangs below a line counts as well."""
        assert self.anchor == "lt"
        left, top = self.at
        return left, top, left + self.text.width, top + self.text.height


def ways_to_set_up(key: str) -> Iterator[Struct]:
    """Yield the usual options, then those with each value of one of them."""
    yield from dict.fromkeys(case.config for case in cases() if case.key == key)


def covered(key: str, config: Struct, locale: str) -> Picture:
    return drawer(key, "cover")(config, speaker(locale))


def written_on(key: str, config: Struct, locale: str) -> tuple[list[Written], Image.Image]:
    """Return the lines that were written on a cover itself, and the canvas."""
    lines = list[Written]()

    def watched(image: Any, text: Fitted, at: Point, colour: Any, anchor: str = "lt", **how: Any):
        if image.size == COVER:
            lines.append(Written(text, at, anchor))
        write(image, text, at, colour, anchor, **how)

    with patch.object(covers, "write", watched):
        canvas = canvas_of(lambda: covered(key, config, locale))
    return lines, canvas


@every_other_game
def test_a_cover_is_small_and_says_what_stands_on_it(key: str) -> None:
    for number, config in enumerate(ways_to_set_up(key)):
        for locale in (LOCALES[number % len(LOCALES)],) if number else LOCALES:
            picture = covered(key, config, locale)
            must_be_sent(picture)
            assert opened(picture).size == COVER
            assert len(picture.png) <= MOST_BYTES
            say = speaker(locale)
            for part in ("name", "tagline", "cover"):
                assert say(text(f"{key}-{part}")) in picture.alt


@every_other_game
@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_of_a_cover_stand_whole_within_it(key: str, locale: str) -> None:
    for config in one_of_each_look(key):
        lines, _ = written_on(key, config, locale)
        said = " ".join(line for one in dict.fromkeys(lines) for line in one.text.lines)
        say = speaker(locale)
        assert said == f"{say(text(f'{key}-name'))} {say(text(f'{key}-tagline'))}"
        for one in lines:
            left, top, right, bottom = one.box
            assert 0 < left < right < COVER[0] and 0 < top < bottom < COVER[1], one
            assert one.text.size * ON_A_PHONE >= READABLE


@every_other_game
@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_covers_the_tagline(key: str, locale: str) -> None:
    """Where its letters are full they have their own colour."""
    for config in one_of_each_look(key):
        lines, canvas = written_on(key, config, locale)
        letters = Image.new("RGB", COVER)
        write(letters, lines[-1].text, lines[-1].at, IVORY)
        full = _ivory(letters)
        assert full.getbbox()
        assert not ImageChops.subtract(full, _ivory(canvas)).getbbox()


def _ivory(image: Image.Image) -> Image.Image:
    """Return a mask of the pixels that have the colour of letters."""
    bands = ImageChops.difference(image, Image.new("RGB", image.size, IVORY)).split()
    most = reduce(ImageChops.lighter, bands)
    return most.point([255] + [0] * 255)  # pyright: ignore[reportUnknownMemberType]


@cache
def one_of_each_look(key: str) -> list[Struct]:
    """Return ways to set a game up whose covers differ."""
    looks: dict[Seen, Struct] = {}
    for config in ways_to_set_up(key):
        looks.setdefault(seen_of(covered(key, config, LOCALES[0])), config)
    return list(looks.values())
