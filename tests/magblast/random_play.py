"""Random matches of one edition, spread over seats and options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from engines.core import Dice, Seat, play
from engines.magblast import ENGINE
from engines.magblast.model import Action, Config, EditionName, RoundCap
from engines.magblast.state import State
from tests.magblast.bounds import RANDOM

OPTIONAL_SHARE = 0.1
"""How often somebody acts who is not waited for."""


class Moment(NamedTuple):
    """A position, and who does what in it; at the end nobody does anything."""

    state: State
    seat: Seat | None
    action: Action | None


def config_of(edition: EditionName, number: int) -> Config:
    """Return the options of a match: each combination of them comes up."""
    on = [bool(number >> bit & 1) for bit in range(5)]
    return Config(
        edition=edition,
        controlled_carnage=on[0],
        brutal_assault=on[1],
        skirmish=on[2],
        round_cap=tuple(RoundCap)[number % len(RoundCap)],
        open_at_four=on[3],
        boarded_may_fire=on[4],
    )


def random_match(edition: EditionName, number: int) -> Iterator[Moment]:
    """Yield a match of random legal actions, moment by moment, up to the bound."""
    chance = random.Random(f"{edition}:{number}")
    seats = 2 + number % 7
    seed = f"{edition}-{number}"
    state = ENGINE.start(config_of(edition, number // 7), seats, Dice(seed, 0)).state
    for ply in range(1, RANDOM + 1):
        if ENGINE.outcome(state) is not None:
            break
        seat, action = _choice(state, chance)
        yield Moment(state, seat, action)
        state = play(ENGINE, state, seat, action, Dice(seed, ply)).state
    yield Moment(state, None, None)


def _choice(state: State, chance: random.Random) -> tuple[Seat, Action]:
    if chance.random() < OPTIONAL_SHARE:
        for seat in chance.sample(range(len(state.fleets)), len(state.fleets)):
            options = ENGINE.legal_actions(state, seat) if seat in ENGINE.may_act(state) else ()
            if options:
                return seat, chance.choice(options)
    seat = chance.choice(sorted(ENGINE.to_act(state)))
    return seat, chance.choice(ENGINE.legal_actions(state, seat))
