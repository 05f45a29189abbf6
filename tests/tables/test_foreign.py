"""Of a file that somebody brings along each bound is where it is said to be."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tables.match import log
from tables.proof.foreign import Unfit, brought
from tests.tables.forgeries import Told
from tests.tables.house import Hall
from tests.tables.taken_up import over

FITS = ""
KINDS = sorted(kind for name, kind in vars(log).items() if name.isupper() and isinstance(kind, str))
"""Every kind of entry that a log may have."""


def wrong(data: bytes) -> str:
    """Return what is wrong with a file, in one word."""
    try:
        brought(data)
    except Unfit as unfit:
        return unfit.what
    return FITS


@pytest.fixture
async def told(house: Hall) -> Told:
    """A match that ended, as its file tells it."""
    return msgspec.json.decode(await house.tables.export(await over(house)))


def changed(told: Told, change: Callable[[Told], object]) -> str:
    """Return what is wrong with a file once something is changed in it."""
    change(told)
    return wrong(msgspec.json.encode(told))


@pytest.mark.parametrize(("length", "large"), [(4_000_000, False), (4_000_001, True)])
def test_a_file_has_four_million_bytes_at_most(length: int, large: bool) -> None:
    assert (wrong(b" " * length) == "large") is large


@pytest.mark.parametrize(("entries", "long"), [(10_000, False), (10_001, True)])
def test_a_log_has_ten_thousand_entries_at_most(told: Told, entries: int, long: bool) -> None:
    def stretch(told: Told) -> None:
        told["log"] = [told["log"][0]] * entries

    assert (changed(told, stretch) == "long") is long


@pytest.mark.parametrize(("length", "long"), [(20_000, False), (20_001, True)])
def test_an_action_has_twenty_thousand_bytes_at_most(told: Told, length: int, long: bool) -> None:
    def stretch(told: Told) -> None:
        action = msgspec.json.encode(told["log"][1]["action"])
        padded = b"{" + b" " * (length - len(action)) + action[1:]
        told["log"][1]["action"] = msgspec.Raw(padded)

    assert (changed(told, stretch) == "long") is long


@pytest.mark.parametrize(
    ("kind", "form"),
    [("undo", True), ("taken", True), ("sit", False), ("resign", False), ("rests", True)],
)
def test_only_what_may_be_empty_is(told: Told, kind: str, form: bool) -> None:
    """Whatever else comes of such an entry: it is not its form that is wrong."""

    def add(told: Told) -> None:
        line = {**told["log"][-1], "kind": kind, "seat": 0, "action": None, "state": None}
        told["log"].append({**line, "number": len(told["log"]) + 1})

    assert (changed(told, add) == "form") is form


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_entry_is_known(told: Told, kind: str) -> None:
    """Whatever is wrong with one at this place: it is not of a later version of the program."""

    def add(told: Told) -> None:
        line = {**told["log"][-1], "kind": kind, "seat": 0, "action": None, "state": None}
        told["log"].append({**line, "number": len(told["log"]) + 1})

    assert changed(told, add) != "version"


def test_what_says_nothing_of_its_kind_is_refused(told: Told) -> None:
    def add(told: Told) -> None:
        line = {**told["log"][-1], "kind": "resign", "seat": 0, "action": {}, "state": None}
        told["log"].append({**line, "number": len(told["log"]) + 1})

    assert changed(told, add) == "log"


@pytest.mark.parametrize(
    ("match", "ply", "fits"),
    [(1, 0, True), (0, 0, False), (1, -1, False), (1, 10_000, False), (1, 9_999, True)],
)
def test_where_a_match_was_taken_from_lies_within_bounds(
    told: Told, match: int, ply: int, fits: bool
) -> None:
    def take(told: Told) -> None:
        told["options"]["origin"] = {"match": match, "ply": ply, "chance": []}

    assert (changed(told, take) == "options") is not fits
