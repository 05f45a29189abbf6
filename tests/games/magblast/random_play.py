"""Random matches of one edition, spread over seats and options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from engines.core import Dice, Seat, play
from engines.magblast import ENGINE
from engines.magblast.cardplay import CHAINED
from engines.magblast.editions import category
from engines.magblast.model import (
    Action,
    Answer,
    Config,
    EditionName,
    Fire,
    Launch,
    PlayCard,
    Respond,
    RoundCap,
    Use,
)
from engines.magblast.moves import offered
from engines.magblast.state import State
from tests.games.magblast.bounds import RANDOM

OPTIONAL_SHARE = 0.1
"""How often somebody acts who is not waited for."""
RELENTLESS_SHARE = 0.8
"""How often the relentless follow up a hit, or attack what is hurt; for that alone they keep
their abilities."""


class Moment(NamedTuple):
    """A position, and who does what in it; at the end nobody does anything."""

    state: State
    seat: Seat | None
    action: Action | None


def config_of(edition: EditionName, number: int) -> Config:
    """Return the options of a match: each combination of them comes up."""
    on = [bool(number >> bit & 1) for bit in range(4)]
    return Config(
        edition=edition,
        controlled_carnage=on[0],
        skirmish=on[1],
        round_cap=tuple(RoundCap)[number % len(RoundCap)],
        open_at_four=on[2],
        boarded_may_fire=on[3],
    )


def random_match(
    edition: EditionName, number: int, *, relentless: bool = False
) -> Iterator[Moment]:
    """Yield a match of random legal actions, sensible or not, moment by moment, up to the bound.

    The relentless go on with what they have begun: chance alone hardly ever does.
    """
    seats = 2 + number % 7
    config = config_of(edition, number // 7)
    state = ENGINE.start(config, seats, Dice(f"{edition}-{number}", 0)).state
    return played_on(state, f"{edition}-{number}", relentless=relentless)


def played_on(state: State, seed: str, *, relentless: bool) -> Iterator[Moment]:
    """Yield a match from a position on."""
    chance = random.Random(seed)
    for ply in range(1, RANDOM + 1):
        if ENGINE.outcome(state) is not None:
            break
        seat, action = _choice(state, chance, relentless)
        yield Moment(state, seat, action)
        state = play(ENGINE, state, seat, action, Dice(seed, ply)).state
    yield Moment(state, None, None)


def _choice(state: State, chance: random.Random, relentless: bool) -> tuple[Seat, Action]:
    if chance.random() < OPTIONAL_SHARE:
        for seat in chance.sample(range(len(state.fleets)), len(state.fleets)):
            may = seat in ENGINE.may_act(state)
            options = offered(state, seat, waited=False) if may else ()
            if options:
                return seat, chance.choice(options)
    seat = chance.choice(sorted(ENGINE.to_act(state)))
    options = offered(state, seat, waited=True)
    if relentless:
        pressing = tuple(a for a in options if _presses_on(state, a))
        sparing = tuple(a for a in options if not isinstance(a, Use))
        options = (chance.random() < RELENTLESS_SHARE and pressing) or sparing
    return seat, chance.choice(options)


def _presses_on(state: State, action: Action) -> bool:
    """Tell whether an action follows up a hit, attacks what is hurt, or lets an attack pass."""
    match action:
        case Respond():
            return action.answer is Answer.PASS
        case PlayCard(card=card):
            return category(card) in CHAINED
        case Use(target=str(target)):
            return state.chain is not None and state.chain.target == target
        case Fire(target=target) | Launch(target=target):
            return state.chain is None and state.damage_on(target) > 0
        case _:
            return False
