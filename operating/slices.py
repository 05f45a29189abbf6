"""`BROADSIDE_SHARDS`: which slices of the shards a process may serve, one of them at a time."""

from __future__ import annotations

import re
from collections.abc import Iterable

from store import Slice, slices_of

FORM = (
    "BROADSIDE_SHARDS must be a slice and the number of all shards, as 0-3/16, or several slices,"
    " as 0-3,4-7/16"
)
MOST = 65_536
"""More shards than that nobody has."""
_SET = re.compile(r"(?P<slices>[\d\s,-]+)/\s*(?P<shards>\d{1,5})", re.ASCII)
_ONE = re.compile(r"\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?", re.ASCII)


class WrongSlices(ValueError):
    """What can be no slices; the message is one line for whoever runs the bot."""


def slices(said: str) -> tuple[Slice, ...]:
    """Return the slices that are said, in that order; none where nothing is.

    Raises `WrongSlices`.
    """
    if not said.strip():
        return ()
    found = _SET.fullmatch(said.strip())
    if found is None:
        raise WrongSlices(FORM)
    shards = int(found["shards"])
    named = tuple(_one(part, shards) for part in found["slices"].split(","))
    if any(not (0 <= one.first <= one.last < shards <= MOST) for one in named):
        raise WrongSlices(
            f"BROADSIDE_SHARDS: of {shards} shards the first is 0, the last is {max(shards - 1, 0)}"
        )
    ids = [shard for one in named for shard in one.ids]
    if len(ids) != len(set(ids)):
        raise WrongSlices("BROADSIDE_SHARDS: a shard is in two slices")
    return named


def _one(said: str, shards: int) -> Slice:
    found = _ONE.fullmatch(said)
    if found is None:
        raise WrongSlices(FORM)
    first = int(found[1])
    return Slice(first, first if found[2] is None else int(found[2]), shards)


def gaps(named: Iterable[Slice], shards: int) -> list[str]:
    """Return what of so many shards is in no slice: `4-7`, `9`."""
    missing = set(range(shards)) - {shard for one in named for shard in one.ids}
    return [str(one).partition("/")[0] for one in slices_of(missing, shards)]
