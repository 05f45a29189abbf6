"""What a seat may not know never reaches it, in any game.

A state drawn by `resample` differs from the real one in what the seat does not know. If
anything that the seat is given differs between the two, that thing tells a secret.
"""

from __future__ import annotations

from hypothesis import given

from engines.core import Dice, Seat, encode
from tests.laws.cases import Case, bounds
from tests.laws.given import few, given_to, heard, refusal
from tests.laws.invariants import faults
from tests.laws.matches import (
    Match,
    Ply,
    every_case,
    law,
    random_match,
    random_matches,
    seeds,
    some_cases,
)

SOME = 12
MANY = 80
"""Plies looked at per match where a law compares one step of each."""
DRAWS = 3


@every_case
@law
@given(number=seeds)
def test_resample_changes_nothing_that_the_seat_is_given(case: Case, number: int) -> None:
    match = random_match(case, number)
    for at, state in enumerate(match.some_states(SOME)):
        for seat in match.seats:
            known = given_to(match.engine, state, seat)
            for draw in range(DRAWS):
                other = match.engine.resample(state, seat, Dice(f"draw-{draw}", at))
                told = given_to(match.engine, other, seat)
                assert {k for k in known if known[k] != told[k]} == set()


@some_cases
@law
@given(number=seeds)
def test_refusals_tell_nothing_hidden(case: Case, number: int) -> None:
    """What a seat may do, and why not, is the same in all states it cannot tell apart."""
    match = random_match(case, number)
    foreign = [ply.action for ply in match.some_plies(SOME)]
    for at, state in enumerate(match.some_states(SOME)):
        asked = match.engine.to_act(state) | match.engine.may_act(state)
        offered = [a for s in match.seats for a in few(match.engine.legal_actions(state, s))]
        for seat in asked:
            other = match.engine.resample(state, seat, Dice("refusals", at))
            for action in (*offered, *foreign):
                expected = refusal(match.engine, state, seat, action)
                assert refusal(match.engine, other, seat, action) == expected


@every_case
@law
@given(number=seeds)
def test_a_step_that_reveals_nothing_looks_the_same_in_every_state_it_could_be(
    case: Case, number: int
) -> None:
    """If nothing hidden came out, events and views cannot depend on what is hidden."""
    match = random_match(case, number)
    for ply in match.some_plies(MANY):
        if not ply.step.revealed:
            for seat in match.seats:
                _compare_step(match, ply, seat)


def _compare_step(match: Match, ply: Ply, seat: Seat) -> None:
    engine = match.engine
    other = engine.resample(ply.before, seat, Dice("step", ply.number))
    if refusal(match.engine, other, ply.seat, ply.action) is not None:
        return
    dice = Dice(match.seed, ply.number)
    step = engine.apply(other, ply.seat, ply.action, dice)
    if step.revealed or dice.used:
        assert ply.seat != seat, "the own action revealed nothing, or something, but not both"
        return
    assert heard(step.events, seat) == heard(ply.step.events, seat)
    assert engine.view(step.state, seat) == engine.view(ply.step.state, seat)


@every_case
def test_resample_varies_where_something_is_hidden(case: Case) -> None:
    """Without this the other laws could be kept by a `resample` that does nothing."""
    for seat in range(case.seats):
        varied = any(_varies(match, seat) for match in random_matches(case))
        assert varied is bounds(case.key).hides_from(seat), f"seat {seat}"


def _varies(match: Match, seat: Seat) -> bool:
    return any(
        encode(match.engine.resample(state, seat, Dice(f"varies-{draw}", at))) != encode(state)
        for at, state in enumerate(match.states)
        for draw in range(DRAWS)
    )


@some_cases
@law
@given(number=seeds)
def test_a_resampled_state_can_be_played_on(case: Case, number: int) -> None:
    match = random_match(case, number)
    engine = match.engine
    for at, state in enumerate(match.some_states(SOME)):
        for seat in match.seats:
            other = engine.resample(state, seat, Dice("play-on", at))
            for asked in engine.to_act(other):
                action = next(iter(engine.legal_actions(other, asked)))
                engine.check(other, asked, action)
                engine.apply(other, asked, action, Dice("play-on", at))


@some_cases
@law
@given(number=seeds)
def test_a_resampled_state_is_a_state(case: Case, number: int) -> None:
    """It is sound, and can be resampled as any other: for whom it was, and for anybody else."""
    match = random_match(case, number)
    for at, state in enumerate(match.some_states(SOME)):
        for seat in match.seats:
            other = match.engine.resample(state, seat, Dice("once", at))
            assert faults(case.key, other) == [], f"drawn for {seat}"
            for viewer in match.seats:
                again = match.engine.resample(other, viewer, Dice("again", at))
                assert faults(case.key, again) == [], f"drawn for {seat}, then for {viewer}"
                assert match.engine.view(again, viewer) == match.engine.view(other, viewer)


@every_case
@law
@given(number=seeds)
def test_the_seed_is_nowhere(case: Case, number: int) -> None:
    match = random_match(case, number)
    for state in match.some_states(SOME):
        views = [match.engine.view(state, viewer) for viewer in (None, *match.seats)]
        assert all(match.seed.encode() not in encode(thing) for thing in (state, *views))
