"""What a computer advises is legal, is what it would do itself, and hangs on nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from msgspec.structs import replace

import engines
from bots import Effort, choose
from bots.advice import Advice, Ground, advise
from bots.allowance import for_ever
from bots.confirming import Confirming
from bots.effort import effort_of
from bots.review import Deed, Review
from cogs.panels.game import offered
from cogs.panels.hint import hint
from cogs.panels.spoken import spoken_to
from cogs.words.strings import LOCALES, speaker
from engines.choosing import Foretold, is_forced
from engines.core import Dice, Refusal, Seat, decode, encode, play
from engines.foresight import SOMETHING, advised, path_of, spoken
from tables.match.advising import Advised
from tests.laws.cases import Case
from tests.laws.guarded import Guarded
from tests.laws.matches import law, random_match, seeds, some_cases
from tests.laws.played import read, some_records
from tests.laws.standing import turnings

SOME, MANY = 3, 40
EVERY = 3
"""Of how many actions of a record one is looked at."""
GAMES = 24
GLANCE = Effort(lines=8, width=3, depth=4, replies=2, proof=30)
SURELY = replace(GLANCE, proof=8_000)
ENDS = 10
"""How many of the last actions of a record are looked at, where a win may be certain."""
WORLDS, RARE = 60, 30
"""In how many fresh worlds what wins is looked at, and of how many one may refute what is called
only as good as certain."""
SAYS = tuple(speaker(locale, lambda seat: f"⟦{seat}⟧") for locale in LOCALES)
ALONE = (
    *(Ground.ONLY, Ground.SOLE, Ground.SAVES),
    *(Ground.WINS, Ground.SURE, Ground.LIKELY),
)
"""What speaks for an action that is not compared with another."""


def asked(case: Case, number: int) -> Iterator[tuple[Any, Seat, int]]:
    """Yield positions of a match, in each of them one of the seats that are asked, and a number."""
    for at, state in enumerate(random_match(case, number).some_states(SOME)):
        seats = sorted(case.engine.to_act(state))
        if seats:
            yield state, seats[at % len(seats)], at


@some_cases
@law
@given(number=seeds)
def test_advice_is_legal_what_a_computer_does_and_the_same_in_worlds_that_look_alike(
    case: Case, number: int
) -> None:
    engine = case.engine
    for state, seat, at in asked(case, number):
        here, chosen, there, again = (Dice("advice", at) for _ in range(4))
        found = advise(engine, state, seat, here, GLANCE, for_ever, for_ever)
        engine.check(state, seat, found.action)
        assert found.action == choose(engine, state, seat, chosen, GLANCE)
        other = engine.resample(state, seat, Dice("drawn anew", at))
        assert found == advise(engine, other, seat, there, GLANCE, for_ever, for_ever)
        slipping = replace(GLANCE, slips=1.0)
        assert found == advise(engine, state, seat, again, slipping, for_ever, for_ever)
        assert found.other != found.action
        assert (found.other is None) == (found.ground in ALONE)


@some_records
def test_what_is_called_certain_to_win_wins_in_worlds_that_look_alike(path: Path) -> None:
    """Whoever may hold the one answer is thought of, or it is not called certain."""
    record = read(path)
    engine = record.engine
    if record.outcome is None:
        pytest.skip("it was not played to its end")
    looked = zip(record.actions(), record.states(), strict=False)
    for at, ((seat, _), state) in enumerate([*looked][-ENDS:]):
        if seat not in engine.to_act(state):
            continue
        found = advise(engine, state, seat, Dice("end", at), SURELY, for_ever, for_ever)
        if found.ground in (Ground.WINS, Ground.SURE):
            refuted = sum(not wins(engine, state, seat, found.action, at) for at in range(WORLDS))
            assert refuted <= (WORLDS // RARE if found.ground is Ground.SURE else 0)


def wins(engine: Any, state: Any, seat: Seat, action: Any, at: int) -> bool:
    """Tell whether an action wins in a fresh world, whatever others answer there."""
    world = engine.resample(state, seat, Dice("fresh", at))
    return Confirming(engine, world, seat, Dice("alone", at), for_ever).wins_here(action) is True


@some_records
def test_what_is_called_the_only_thing_to_do_is_the_only_one(path: Path) -> None:
    """No other way is accepted by the rules and leads elsewhere."""
    record = read(path)
    engine = record.engine
    if record.game not in offered():
        pytest.skip("nobody is offered this game")
    for state in record.states()[::EVERY]:
        for seat in engine.to_act(state):
            ways = engines.ways(record.game, engine.view(state, seat), seat)
            if is_forced(ways):
                assert len(_leads(engine, state, ways)) == 1


def _leads(engine: Any, state: Any, ways: Any) -> set[bytes]:
    """Return where all that is offered leads, as far as the rules accept it."""
    found = set[bytes]()
    for path in (path for way in ways.now() for path in turnings(ways, way)):
        if path.open is None:
            try:
                action = spoken(ways, ways.action(path.way.verb, path.chosen), SOMETHING)
                engine.check(state, ways.seat, action)
            except Refusal:
                continue
            found.add(encode(engine.apply(state, ways.seat, action, Dice("only", 0)).state))
    return found


@some_cases
@law
@given(number=seeds)
def test_whatever_a_computer_may_advise_has_words_of_its_own(case: Case, number: int) -> None:
    """No two actions that can be done at the same moment are called alike."""
    for state, seat, _ in asked(case, number):
        ways = engines.ways(case.key, case.engine.view(state, seat), seat)
        said = dict[bytes, Any]()
        for action in [*case.engine.legal_actions(state, seat)][:MANY]:
            found = advised(ways, action)
            assert found is not None, f"nothing is told of {action}"
            assert said.setdefault(encode(found.words), action) == action


@some_cases
@law
@given(number=seeds)
def test_a_review_judges_a_decision_alike_in_worlds_that_look_alike(
    case: Case, number: int
) -> None:
    """Whatever came to light later: what was done is judged by what its seat knew.

    All that is done with the true state is to draw another one.
    """
    match, engine = random_match(case, number), case.engine
    for ply in match.some_plies(SOME):
        true = replace(ply.before)
        other = engine.resample(true, ply.seat, Dice("drawn anew", ply.number))
        guarded = Guarded(engine, true)
        here, there = (
            Review(
                *(guarded, match.start.state),
                [Deed(ply.number, world, ply.seat, ply.action)],
                *(Dice("review", ply.number), lambda: 1e9),
            ).turnings(GLANCE, GLANCE)
            for world in (true, other)
        )
        assert here == there


@some_records
def test_whatever_was_played_has_words(path: Path) -> None:
    """A review names it, also what a clock did, and what is not shown but comes to the same."""
    for ways, action in _played(path):
        assert advised(ways, action) is not None, f"nothing is told of {action}"


@some_records
def test_what_an_action_leads_to_is_said_once_and_is_of_that_action(path: Path) -> None:
    """Its words say a part of it already, and a preview beside them is of nothing else."""
    for ways, played in _played(path):
        action = ways.offered(played)
        found, way = advised(ways, action), path_of(ways, action)
        assert found is not None
        assert way is not None
        for say in SAYS:
            assert [line for line in found.details if say(line) in say(found.words)] == []
        shown = (ways.foretold(way) or Foretold()).shown
        assert not shown or action in shown


@some_records
def test_a_hint_tells_all_that_an_action_leads_to(path: Path) -> None:
    """Of what comes of it step by step the first alone is not where it leads."""
    game = read(path).game
    for ways, action in _played(path):
        found = advised(ways, action)
        assert found is not None
        advice = Advice(action, Ground.ONLY)
        lines = hint(Advised(game, ways.seat, ways.view, advice, stands=True))
        leads = [line.args["line"] for line in lines if line.key == "hint-leads"]
        assert leads == [*spoken_to(ways.seat, found.details)]


def _played(path: Path) -> Iterator[tuple[Any, Any]]:
    """Yield some actions of a record, each after what its seat could do then."""
    record = read(path)
    engine = record.engine
    if record.game not in offered():
        pytest.skip("nobody is offered this game")
    config = decode(encode(record.config), engine.meta.config)
    state = engine.start(config, record.seats, Dice(record.seed, 0)).state
    for ply, (seat, action) in enumerate(record.actions(), start=1):
        if not ply % EVERY:
            ways = engines.ways(record.game, engine.view(state, seat), seat)
            yield ways, action
        state = play(engine, state, seat, action, Dice(record.seed, ply)).state


@pytest.mark.soak
@pytest.mark.parametrize("game", offered())
def test_who_follows_hints_wins_more_than_chance_against_easy(game: str) -> None:
    """Sides are swapped on the same seed; a draw is half a victory."""
    won = sum(followed(game, number // 2, number % 2) for number in range(GAMES))
    assert won > GAMES / 2


def followed(game: str, number: int, own: Seat) -> float:
    """Play a game in which one seat follows hints, and return what that brought it."""
    engine, seed = engines.load(game), f"hints {number}"
    normal, easy = (effort_of(engine, level) for level in ("normal", "easy"))
    state = engine.start(engine.meta.config(), 2, Dice(seed, 0)).state
    ply = 0
    while engine.outcome(state) is None:
        ply += 1
        seat, dice = min(engine.to_act(state)), Dice(f"{seed} thought", ply)
        if seat == own:
            action = advise(engine, state, seat, dice, normal, for_ever, never).action
        else:
            action = choose(engine, state, seat, dice, easy)
        state = play(engine, state, seat, action, Dice(seed, ply)).state
    outcome = engine.outcome(state)
    assert outcome is not None
    return 1.0 if outcome.winners == {own} else 0.5 if not outcome.winners else 0.0


def never(part: float = 1.0) -> bool:
    """Compare no longer than need be."""
    return False
