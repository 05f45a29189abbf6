"""Versions of a game's rules: a match goes on by the rules that it began with.

An engine of several versions stamps each state with the version that it was begun under, and
asks the stamp in the few places where the versions differ. States of the first version bear no
stamp: they encode to the same bytes as before there was a second.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, UnsetType

FIRST = 1

Stamp: TypeAlias = int | UnsetType
"""The version that a state (and each view of it) was begun under; unset for the first."""


class UnknownRules(LookupError):
    """A version of a game's rules that this program does not play."""


def stamp(version: int) -> Stamp:
    """Return what marks a state as begun under a version, 1 or higher."""
    return UNSET if version == FIRST else version


def version(stamped: Stamp) -> int:
    """Return the version that a stamp stands for."""
    return FIRST if isinstance(stamped, UnsetType) else stamped
