"""What one picture leaves is used for the next."""

from __future__ import annotations

import platform
import resource

import pytest
from PIL import Image

from render.kit.canvas import WIDTH
from render.kit.memory import keep_freed_memory

PICTURES = 20
PAGES = 4 * WIDTH * WIDTH // resource.getpagesize()
"""Pages of memory that one square layer takes, of four bytes a pixel."""


def draw() -> None:
    """Let go of five layers at once: more than glibc would keep by itself."""
    layers = [Image.new("RGB", (WIDTH, WIDTH), "white") for _ in range(5)]
    layers.clear()


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc is told what to keep")
def test_pictures_after_the_first_take_no_new_pages() -> None:
    keep_freed_memory()
    draw()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    for _ in range(PICTURES):
        draw()
    taken = resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before
    assert taken < PAGES, "twenty pictures needed more than the pages of one layer"
