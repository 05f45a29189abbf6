"""How much a picture's file differs from what was drawn."""

from __future__ import annotations

from PIL import Image, ImageChops


def mean_square(counts: list[int]) -> float:
    """Return the mean of squared changes, of which there are so many of 0, 1 … 255."""
    return sum(count * change**2 for change, count in enumerate(counts)) / sum(counts)


def must_look_alike(drawn: Image.Image, file: Image.Image) -> None:
    """Assert that hardly a pixel has another colour than was drawn, and none quite another."""
    assert file.size == drawn.size
    differences = changes(drawn, file)
    share = [sum(differences[more:]) / sum(differences) for more in (17, 33, 97)]
    assert share[0] < 0.04 and share[1] < 0.002 and share[2] == 0, f"changed too much: {share}"


def changes(drawn: Image.Image, file: Image.Image) -> list[int]:
    """Return how many pixels differ by 0, 1 … 255 in what differs most of red, green, blue."""
    red, green, blue = ImageChops.difference(drawn, file.convert("RGB")).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()
