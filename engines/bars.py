"""Figures that stand beside each other on a picture, said already in their reader's language."""

from __future__ import annotations

from typing import NamedTuple


class Bar(NamedTuple):
    """What a bar is of, how long its parts are of a `full` length, and the figure beside it.

    There are up to three parts: good, level and bad ones.
    """

    label: str
    parts: tuple[int, ...]
    full: int
    figure: str


class Bars(NamedTuple):
    """Bars of one kind: their title, what their figures mean, and they."""

    title: str
    meaning: str
    bars: tuple[Bar, ...]
