"""Files of matches that began before their logs had a hash: they prove less, and that is said."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from engines.core import Outcome, Refusal
from tables.fairness import FORGOTTEN, Chances, commitment, earlier_seed
from tables.match.giving_up import Gone, by_resigning
from tables.proof.errors import Mismatch, Wrong
from tables.proof.export import digest, played
from tables.proof.form import Export
from tables.proof.rules import rules_of

UNPROVED = (
    "It is a file of the earlier form. It cannot prove that the match did not go on after its last"
    " step, who sat where, what was taken back, or, where nothing is dealt or rolled, that options"
    " and salts are those of the match."
)
"""What is said with whatever was confirmed of such a file."""
FORGOT = (
    "It tells the seed of the dice itself. That this was made of the secret cannot be checked any"
    " more: a player is forgotten, and with them what they added to it."
)
"""What is said besides of a match in which somebody sat who is forgotten."""


def check_earlier(told: Export, promise: str) -> int:
    """Check what a file of the earlier form can prove; return how many steps it has.

    Raises `Mismatch` with what is not as it should be.
    """
    follow_earlier(told, promise)
    return len(told.plies)


def follow_earlier(told: Export, promise: str) -> tuple[Any, str]:
    """Play such a match again; return where it leads, and the seed of its dice.

    Raises `Mismatch` with what is not as it should be.
    """
    if not promise == told.commitment == commitment(told.secret):
        raise Mismatch("the secret is not the one that was promised when the lobby opened")
    if len(told.players) != len(told.salts):
        raise Mismatch("there are not as many salts as players")
    numbers = [ply.number for ply in told.plies]
    if any(later <= ply for ply, later in zip([0, *numbers], numbers, strict=False)):
        raise Mismatch("the steps are not numbered in order")
    seed, outcome, state, what = _seed(told), None, None, "the first shuffle and deal"
    engine = rules_of(told.game, told.rules_version)
    config = msgspec.json.decode(told.config, type=engine.meta.config)
    actions = ((ply.number, ply.seat, bytes(ply.action)) for ply in told.plies)
    wanted = [(told.start, what), *((ply.state, f"step {ply.number}") for ply in told.plies)]
    try:
        states = played(engine, config, len(told.salts), Chances(seed, UNSET), actions)
        for state, (digested, what) in zip(states, wanted, strict=True):
            if digest(state) != digested:
                raise Mismatch(f"{what} came out differently", Wrong.STEPS)
            outcome = engine.outcome(state)
    except Refusal as error:
        raise Mismatch(f"the rules refuse what follows {what}", Wrong.STEPS) from error
    if (outcome or _given_up(told)) != told.outcome:
        raise Mismatch("the outcome does not follow from the steps", Wrong.END)
    return state, seed


def _seed(told: Export) -> str:
    """Return the seed of the dice; it is believed only where a salt is not known any more."""
    if told.seed is None:
        return earlier_seed(told.secret, told.salts)
    if FORGOTTEN not in told.salts:
        raise Mismatch("the file tells a seed though all salts are known")
    return told.seed


def _given_up(told: Export) -> Outcome | None:
    """Return how the match ended if people gave it up; computers have no salt."""
    people = frozenset(seat for seat, salt in enumerate(told.salts) if salt)
    gone = told.resigned
    if not gone or not people.issuperset(gone) or len({*gone}) != len(gone):
        return None
    return by_resigning(len(told.salts), people - {*gone}, [*map(Gone, gone)])
