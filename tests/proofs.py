"""Exported matches, checked against what was shown while they were played."""

from __future__ import annotations

import msgspec

from tables.fairness import commitment
from tables.proof.checking import hashes_of
from tables.proof.form import EARLIER, Form, Proof
from tables.verify import NOTHING, verify


def promise_of(data: bytes) -> str:
    """Return the promise that a file keeps, if it is that of its match."""
    return commitment(msgspec.json.decode(data)["secret"])


def last_of(data: bytes) -> str:
    """Return the hash of the whole log that a file tells."""
    if msgspec.json.decode(data, type=Form).format == EARLIER:
        return NOTHING
    return hashes_of(msgspec.json.decode(data, type=Proof))[-1]


def confirmed(data: bytes) -> str:
    """Return what is said of a file that holds together by itself."""
    said = verify(data, promise_of(data), last_of(data))
    assert said.startswith("confirmed: ")
    return said
