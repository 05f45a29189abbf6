"""The pictures in the documentation can be drawn anew, one of each game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.render.pictures import opened
from tests.render.samples import DOCS, SAMPLES, drawn


@pytest.mark.parametrize("game", sorted(SAMPLES))
def test_the_sample_of_a_game_is_shown_and_can_be_drawn(game: str) -> None:
    picture = drawn(game, SAMPLES[game])
    assert opened(picture).width > 0
    assert f"]({DOCS.as_posix()}/{game}.png)" in Path("README.md").read_text("utf-8")
    assert (DOCS / f"{game}.png").is_file()
