"""What an exported match looks like: the form of today, and that of before."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from engines.core import Outcome, Seat
from tables.fairness import Chair

FORMAT = 2
EARLIER = 1
"""The form of matches that began before their logs had a hash."""


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the log. `state` is the SHA-256 of where an action led that is in force."""

    number: int
    kind: str
    ply: int
    seat: Seat | None
    action: msgspec.Raw
    state: str | None


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """All that is needed to play a match again. It names nobody."""

    format: int
    game: str
    rules_version: int
    config: msgspec.Raw
    options: msgspec.Raw
    seats: tuple[Chair, ...]
    secret: str
    start: str
    log: tuple[Line, ...]
    outcome: Outcome | None


class Ply(Struct, frozen=True, forbid_unknown_fields=True):
    """One action of the effective line, and the SHA-256 of the state that it led to."""

    number: int
    seat: Seat
    action: msgspec.Raw
    state: str


class Export(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The earlier form. `players` are names in seat order.

    Computers have none, nor has who is forgotten. Where a salt named such a person it is
    `FORGOTTEN`, and `seed` tells what the salts can no longer make.
    """

    format: int
    game: str
    rules_version: int
    config: msgspec.Raw
    players: tuple[str, ...]
    commitment: str
    secret: str
    salts: tuple[str, ...]
    start: str
    plies: tuple[Ply, ...]
    resigned: tuple[Seat, ...]
    outcome: Outcome | None
    seed: str | None = None


class Form(Struct, frozen=True):
    """What tells of which form a file is."""

    format: int
