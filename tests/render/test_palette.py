"""Colours that can be read, and told apart without seeing colours."""

from __future__ import annotations

import itertools

import pytest

from render.kit.palette import (
    LIVERIES,
    READABLE,
    TONES,
    Tone,
    contrast,
    luminance,
    mixed,
)
from render.kit.shapes import badge


@pytest.mark.parametrize("tone", TONES.values(), ids=TONES.keys())
def test_text_stands_out_from_its_ground(tone: Tone) -> None:
    """WCAG 2.2, 1.4.3."""
    assert contrast(tone.ink, tone.ground) >= READABLE


def test_contrast_is_reckoned_as_the_standard_does() -> None:
    black, white = (0, 0, 0), (255, 255, 255)
    assert contrast(black, white) == pytest.approx(21)
    assert contrast(white, white) == pytest.approx(1)
    assert contrast((119, 119, 119), white) == pytest.approx(4.48, abs=0.01)
    assert luminance((255, 0, 0)) == pytest.approx(0.2126)


def test_colours_mix() -> None:
    assert mixed((0, 0, 0), (200, 100, 50), 0.5) == (100, 50, 25)


def test_seats_are_told_apart_by_shape_alone() -> None:
    """The marks of any two seats differ in what they cover, whatever their colours."""
    masks = [badge(seat, 40).getchannel("A").tobytes() for seat in range(len(LIVERIES))]
    for one, other in itertools.combinations(masks, 2):
        differing = sum(abs(a - b) > 128 for a, b in zip(one, other, strict=True))
        assert differing > 40
