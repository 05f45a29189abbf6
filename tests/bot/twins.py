"""Two runs of a match that nobody but Alice can tell apart: other secrets, and secret deeds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from engines.core import Dice, Refusal, Seat, Step, encode, play
from tests.laws.cases import Case, bounds, cases
from tests.laws.matches import Match, Ply, played_at_random
from tests.laws.parallel import is_secret

PUBLIC = 2
"""How many moves that all see are made after the moment at which the secrets differ."""
MATCHES = 20
"""Matches of a game in which such a moment is looked for."""
MOMENTS = 12
"""Moments of a match that are looked at for it."""
SECRETS = 10
"""Actions that are looked at for one that can be done in secret."""


class Deed(NamedTuple):
    """Something that is done in both runs, or by Alice in the second alone."""

    seat: Seat
    action: Any
    both: bool


class Twins(NamedTuple):
    """Where the two runs begin, and what is done in them."""

    case: Case
    one: Any
    other: Any
    deeds: tuple[Deed, ...]

    @property
    def config(self) -> bytes:
        """How the match is set up, as it is stored."""
        return encode(self.case.config)

    @property
    def differ(self) -> bool:
        """Whether Alice knows from the first moment on which of them is played."""
        alice, _ = seats_of(self.case.key)
        views = [self.case.engine.view(state, alice) for state in (self.one, self.other)]
        return encode(views[0]) != encode(views[1])

    def __str__(self) -> str:
        done = (f"{'both' if d.both else 'SECRET'} {d.seat} {d.action}" for d in self.deeds)
        return f"{self.case.name}, {'other' if self.differ else 'same'} hands: {'; '.join(done)}"


def seats_of(key: str) -> tuple[Seat, Seat]:
    """Return Alice's seat in a game, and Bob's, from whom something is hidden."""
    return (0, 1) if bounds(key).hides_from(1) else (1, 0)


def twins_of(key: str, name: str) -> Twins:
    """Return two runs of a game; another `name` gives others."""
    chance = Random(f"{name}-{key}")
    own = [case for case in cases() if case.key == key and case.seats in {2, 3}]
    for _ in range(MATCHES):
        case = chance.choice(own)
        match = played_at_random(case, chance.randrange(10**6))
        if found := next(_of_match(case, match, chance), None):
            return found
    raise AssertionError(f"no moment of {key} in which anything is hidden")


def _of_match(case: Case, match: Match, chance: Random) -> Iterator[Twins]:
    _, bob = seats_of(case.key)
    for _ in range(MOMENTS if match.plies else 0):
        ply = chance.choice(match.plies)
        other = case.engine.resample(ply.before, bob, Dice("twin", ply.number))
        if not alike(case, ply.before, other):
            continue
        plies = match.plies[ply.number - 1 : ply.number - 1 + PUBLIC]
        found = Twins(case, ply.before, other, tuple(_deeds(case, plies, other, chance)))
        secret = found.differ or any(not deed.both for deed in found.deeds)
        if secret and any(deed.both for deed in found.deeds):
            yield found


def _deeds(case: Case, plies: tuple[Ply, ...], other: Any, chance: Random) -> Iterator[Deed]:
    """Yield what is done, as long as all others see the same of it."""
    one = plies[0].before
    for ply in plies:
        if secret := _in_secret(case, other, chance):
            yield secret[0]
            other = secret[1]
        both = _played(case, ply, one), _played(case, ply, other)
        if both[0] is None or both[1] is None or not _same_step(case, both[0], both[1]):
            return
        yield Deed(ply.seat, ply.action, both=True)
        one, other = both[0].state, both[1].state
    if secret := _in_secret(case, other, chance):
        yield secret[0]


def _played(case: Case, ply: Ply, state: Any) -> Step[Any] | None:
    """Return what a move comes to; None if it cannot be done, hangs on chance, or ends a match."""
    dice = Dice("public", ply.number)
    try:
        step = play(case.engine, state, ply.seat, ply.action, dice)
    except Refusal:
        return None
    return None if dice.used or case.engine.outcome(step.state) else step


def _in_secret(case: Case, state: Any, chance: Random) -> tuple[Deed, Any] | None:
    """Return something that Alice can do of which nobody else learns, and where it leads."""
    engine, (alice, _) = case.engine, seats_of(case.key)
    if alice not in engine.to_act(state) | engine.may_act(state):
        return None
    actions = list(engine.legal_actions(state, alice))
    chance.shuffle(actions)
    for action in actions[:SECRETS]:
        step = play(engine, state, alice, action, Dice("secret", 1))
        goes_on = engine.outcome(step.state) is None
        if goes_on and is_secret(case, state, alice, step) and alike(case, state, step.state):
            return Deed(alice, action, both=False), step.state
    return None


def _same_step(case: Case, one: Step[Any], other: Step[Any]) -> bool:
    """Tell whether all but Alice hear and see the same of two moves."""
    return _heard(case, one) == _heard(case, other) and alike(case, one.state, other.state)


def _heard(case: Case, step: Step[Any]) -> list[Any]:
    _, bob = seats_of(case.key)
    return [event.text for event in step.events if event.heard_by(bob) or event.heard_by(None)]


def alike(case: Case, one: Any, other: Any) -> bool:
    """Tell whether Bob and whoever looks on know the same of two states."""
    engine, (alice, bob) = case.engine, seats_of(case.key)
    return (
        all(encode(engine.view(one, v)) == encode(engine.view(other, v)) for v in (None, bob))
        and engine.to_act(one) - {alice} == engine.to_act(other) - {alice}
        and engine.responding(one) - {alice} == engine.responding(other) - {alice}
    )
