"""Whatever comes from outside, it is refused in words, and fails nowhere else."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest
from msgspec.structs import replace

from cogs.panels.panel import Form
from engines import keys, load
from engines.core import MalformedAction, Refusal, decode, encode, parse_action
from tests.laws.cases import Case
from tests.laws.junk import Junk
from tests.laws.matches import random_match, spread
from tests.laws.panels import Desk, every_offered_case, position_of
from tests.soak.pieces import in_pieces

TRIES = 2_000
SOAKED, PIECE = 500_000, 100_000
"""Of each game; two million and more in all."""
STATES, PRESSES = 6, 8
"""Moments of a match, and controls of each panel, that are filled in with junk."""

every_game = pytest.mark.parametrize("key", keys())


@every_game
def test_what_comes_from_outside_is_an_action_or_malformed(key: str) -> None:
    must_be_actions_or_malformed(key, range(TRIES))


@pytest.mark.soak
@in_pieces(SOAKED, PIECE)
@every_game
def test_two_million_times(key: str, numbers: range) -> None:
    must_be_actions_or_malformed(key, numbers)


def must_be_actions_or_malformed(key: str, numbers: range) -> None:
    engine, junk = load(key), Junk((key, numbers))
    for _ in numbers:
        raw = junk.action(engine.meta)
        try:
            action = parse_action(engine, raw)
        except MalformedAction:
            continue
        except Exception as error:
            error.add_note(f"from {raw!r}")
            raise
        assert decode(encode(action), cast(Any, engine.meta.action)) == action, raw


@every_game
def test_endless_nesting_is_malformed(key: str) -> None:
    raw: object = ()
    for _ in range(100_000):
        raw = [raw]
    with pytest.raises(MalformedAction):
        parse_action(load(key), raw)


@every_offered_case
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
                for extra in (filled.extra, junk.spoilt(filled.extra)):
                    try:
                        desk.cog.answer(desk.scene, verb, replace(filled, picks=picks, extra=extra))
                    except Refusal:
                        continue
                    except Exception as error:
                        error.add_note(f"{verb} {extra!r} {picks!r} {filled.lines!r}")
                        raise
