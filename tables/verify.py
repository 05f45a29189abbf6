"""Check an exported match: `python -m tables.verify PROMISE LAST match.json`.

PROMISE is the SHA-256 that the lobby's message shows, LAST the hash on the last message of the
match. Both were posted before the file was made. It confirms that the secret is the one that was
promised, that nothing in the file was changed, added or left out, and plays the whole match again
with it: every shuffle, every roll, every step, and the outcome.

A file of the earlier form has no hash of its log; `-` stands for LAST then, and what such a file
cannot prove is said.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import msgspec

from engines.core import IllegalConfig, Refusal
from tables.fairness import SHORT
from tables.options import Origin
from tables.proof.checking import Checked, check
from tables.proof.earlier import FORGOT, UNPROVED, check_earlier
from tables.proof.errors import Mismatch
from tables.proof.form import EARLIER, FORMAT, Export, Form, Proof

__all__ = ["Mismatch", "main", "verify"]

USAGE = "usage: python -m tables.verify PROMISE LAST match.json"
NOTHING = "-"
"""Stands for the last hash of a match that has none."""


def verify(data: bytes, promise: str, last: str) -> str:
    """Return one line that says what was confirmed. Raises `Mismatch` with what was not.

    `promise` is from the lobby's message, `last` from the last message of the match (`-`: the
    match began before there was one).
    """
    try:
        return _verified(data, promise, last)
    except (Refusal, IllegalConfig, msgspec.DecodeError) as error:
        raise Mismatch(f"this is no exported match: {error}") from error


def _verified(data: bytes, promise: str, last: str) -> str:
    form = msgspec.json.decode(data, type=Form).format
    if form == EARLIER:
        if last != NOTHING:
            raise Mismatch(f"the match has a last hash, and the file none. {UNPROVED}")
        told = msgspec.json.decode(data, type=Export)
        steps = check_earlier(told, promise)
        unproved = UNPROVED if told.seed is None else f"{UNPROVED} {FORGOT}"
        return f"confirmed: the promised secret, every shuffle and all {steps} steps. {unproved}"
    if form != FORMAT:
        raise Mismatch("this file is of another version of the program")
    return _told(check(msgspec.json.decode(data, type=Proof), promise, last))


def _told(checked: Checked) -> str:
    if checked.posted != checked.entries:
        raise Mismatch(
            f"that hash was posted after entry {checked.posted} of {checked.entries}:"
            " take the one on the last message of the match"
        )
    deal, end = checked.deal, "that all called it off" if checked.called_off else "the outcome"
    start = "was not posted" if deal.message is None else f"was message {deal.message}"
    if deal.sent > 1:
        start += f", sent {deal.sent} times"
    return (
        f"confirmed: the promised secret, the table {deal.table}, every shuffle,"
        f" all {checked.entries} entries of the log with all {checked.steps} steps, and {end}."
        f" The start {start}. Who sat there stands in no file.{_taken(checked.origin)}"
    )


def _taken(origin: Origin | None) -> str:
    """Return what is said of a match that was taken from another."""
    if origin is None:
        return ""
    return (
        f" It was taken from match {origin.match} after step {origin.ply}: what was played until"
        " then follows from the seeds that this file tells; that it was played so, the file of"
        " that match proves."
    )


def main(arguments: list[str]) -> int:
    """Check the named file. Returns 0 if all is confirmed, 1 if not, 2 for a wrong call."""
    if len(arguments) != 3:
        print(USAGE, file=sys.stderr)
        return 2
    promise, last = (word.strip().strip("`").lower() for word in arguments[:2])
    if not re.fullmatch("[0-9a-f]{64}", promise):
        print("PROMISE has 64 hexadecimal digits; the lobby's message shows it", file=sys.stderr)
        return 2
    if last != NOTHING and not re.fullmatch(f"[0-9a-f]{{{SHORT}}}", last):
        print(f"LAST has {SHORT} hexadecimal digits, or is {NOTHING}", file=sys.stderr)
        return 2
    try:
        print(verify(Path(arguments[2]).read_bytes(), promise, last))
    except OSError as error:
        print(f"cannot read the file: {error.strerror}", file=sys.stderr)
        return 2
    except Mismatch as error:
        print(f"NOT confirmed: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
