"""How something went for several seats, as it stands on a picture, in its reader's language."""

from __future__ import annotations

from typing import NamedTuple

from engines.core import Seat


class Curve(NamedTuple):
    """What went so for a seat, which is called by a label: a value in [0, 1] at each moment."""

    label: str
    seat: Seat
    values: tuple[float, ...]


class Mark(NamedTuple):
    """A place on a seat's curve that has a number: at which moment, and at which value."""

    number: int
    seat: Seat
    moment: float
    value: float


class Chart(NamedTuple):
    """Curves beside each other. `moments` rise; `first` and `last` say what the ends are."""

    head: str
    moments: tuple[int, ...]
    curves: tuple[Curve, ...]
    marks: tuple[Mark, ...]
    first: str
    last: str
