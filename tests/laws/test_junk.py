"""Whatever comes from outside, it is refused in words, and fails nowhere else."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, cast

import msgspec
import pytest
from msgspec.structs import replace

from cogs.panels.drafts import FILLED, LAST, SEVERAL, TYPE
from cogs.panels.panel import Filled, Form
from engines import keys, load
from engines.core import (
    Dice,
    Engine,
    MalformedAction,
    Refusal,
    decode,
    encode,
    parse_action,
    play,
)
from tests import tally
from tests.laws.cases import Case, cases
from tests.laws.junk import Junk
from tests.laws.matches import Match, played_at_random, random_match, spread
from tests.laws.panels import Desk, position_of, some_offered_cases
from tests.soak.pieces import in_pieces
from tests.tally import Tally

TRIES = 2_000
SOAKED, PIECE = 500_000, 100_000
"""Of each game; two million and more in all."""
AIMED = 0.7
"""How much of it is like what is done in matches, and mostly parses."""
STATES, PRESSES = 6, 8
"""Moments of a match, and controls of each panel, that are filled in with junk."""

MOST_FIELDS = 5
"""Discord shows no form with more fields, and none without any."""

every_game = pytest.mark.parametrize("key", keys())


class Typed(NamedTuple):
    """Where junk is tried: moments of some matches, and what was done in them, as plain data."""

    states: list[Any]
    actions: dict[str, list[Any]]


def typed_in(matches: Iterable[Match]) -> Typed:
    states: list[Any] = []
    actions: dict[str, list[Any]] = {}
    for match in matches:
        states += match.states
        for _, action in match.entries:
            plain = msgspec.to_builtins(action)
            actions.setdefault(plain["type"], []).append(plain)
    return Typed(states, actions)


@every_game
def test_what_comes_from_outside_is_done_or_refused(key: str) -> None:
    case = next(case for case in cases() if case.key == key)
    counts = must_be_done_or_refused(key, range(TRIES), typed_in([random_match(case, 0)]))
    assert counts["malformed"] > TRIES // 4
    assert counts["against the rules"] > TRIES // 20


@pytest.mark.soak
@in_pieces(SOAKED, PIECE)
@every_game
def test_two_million_times(key: str, numbers: range, record_property: Any) -> None:
    ways = [case for case in cases() if case.key == key]
    typed = typed_in(played_at_random(case, numbers.start + n) for n, case in enumerate(ways))
    counts = must_be_done_or_refused(key, numbers, typed)
    row = Tally("malformed actions", key, dict(counts), {})
    record_property(tally.PROPERTY, msgspec.to_builtins(row))


def must_be_done_or_refused(key: str, numbers: range, typed: Typed) -> Counter[str]:
    """Assert that junk is no action, or one that the rules refuse or carry out, and count it."""
    engine, junk = load(key), Junk((key, numbers))
    chance = random.Random(f"{key} {numbers}")
    kinds = list(typed.actions.values())
    counts = Counter[str](dict.fromkeys(("tried", "malformed", "against the rules", "done"), 0))
    for _ in numbers:
        raw = junk.action(engine.meta)
        if chance.random() < AIMED:
            kind = chance.choice(kinds)
            raw = junk.like(chance.choice(kind), chance.choice(kind))
        try:
            came = _becomes(engine, chance.choice(typed.states), raw, chance)
        except Exception as error:
            error.add_note(f"from {raw!r}")
            raise
        counts["tried"] += 1
        counts[came] += 1
    return counts


def _becomes(
    engine: Engine[Any, Any, Any, Any], state: Any, raw: Any, chance: random.Random
) -> str:
    """Return what becomes of junk that somebody tries at a moment."""
    try:
        action = parse_action(engine, raw)
    except MalformedAction:
        return "malformed"
    assert decode(encode(action), cast(Any, engine.meta.action)) == action, raw
    asked = sorted(engine.to_act(state) | engine.may_act(state)) or [0]
    try:
        play(engine, state, chance.choice(asked), action, Dice("junk", 0))
    except Refusal:
        return "against the rules"
    return "done"


@every_game
def test_endless_nesting_is_malformed(key: str) -> None:
    raw: object = ()
    for _ in range(100_000):
        raw = [raw]
    with pytest.raises(MalformedAction):
        parse_action(load(key), raw)


@some_offered_cases
def test_what_is_filled_in_is_answered_or_refused(case: Case) -> None:
    """Forms hold what people type, controls what Discord hands back."""
    chance, junk = random.Random(case.name), Junk(case.name)
    for state in spread(random_match(case, 0).states, STATES):
        for seat in range(case.seats):
            desk = Desk(position_of(case, state), seat)
            presses = [*desk.presses()] if desk.scene.legal else []
            for pressed in chance.sample(presses, min(PRESSES, len(presses))):
                filled = pressed.filled
                answer = desk.cog.answer(desk.scene, pressed.verb, filled)
                verb = pressed.verb
                if isinstance(answer, Form):
                    verb = answer.verb
                    lines = {field.name: junk.words() for field in answer.fields}
                    filled = replace(filled, lines=lines, extra=answer.extra)
                picks = {name: tuple(map(junk.spoilt, of)) for name, of in filled.picks.items()}
                for extra in (filled.extra, junk.spoilt(filled.extra), *_otherwise(filled.extra)):
                    _must_be_answered(desk, verb, replace(filled, picks=picks, extra=extra))


def _otherwise(extra: str) -> Iterator[str]:
    """Yield what a control carries that does something else with what was chosen before it."""
    for does in (SEVERAL, LAST, TYPE, FILLED):
        yield re.sub(r"([#*!?=][a-z0-9_-]*)?$", does, extra, count=1)


def _must_be_answered(desk: Desk, verb: str, filled: Filled) -> None:
    """Assert that what came back is refused, or answered with something that can be shown."""
    try:
        answer = desk.cog.answer(desk.scene, verb, filled)
    except Refusal:
        return
    except Exception as error:
        error.add_note(f"{verb} {filled!r}")
        raise
    if isinstance(answer, Form):
        assert 1 <= len(answer.fields) <= MOST_FIELDS, (verb, filled, answer)
