"""What is said beforehand of an invasion or a bombardment is what comes of it, without cards."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import pytest

from cogs.words.strings import speaker
from engines.core import Dice, Seat, Step, play
from engines.imperium import ENGINE
from engines.imperium.actions import MOST_TROOPS, Bombard, End, Invade
from engines.imperium.board import BLUE, RED, Board, Planet
from engines.imperium.clashes import Clash, Combat
from engines.imperium.options import Config
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from engines.imperium.wording import combat_words
from tests.games.imperium.positions import act, planet, position, unit
from tests.laws.cases import Case, cases
from tests.laws.matches import random_match
from tests.laws.played import FILES, read
from tests.sampled import sampled

SAY = speaker("en", lambda seat: ("Ada", "Iris")[seat])
SPARED = "taken if the defender spares a ground unit, else it "
INVADED = {
    "invasion-failed": {"not taken"},
    "invasion-spent": {"nobody is left: it becomes neutral", f"{SPARED}becomes neutral"},
    "conquered": {"conquered", f"{SPARED}becomes neutral"},
    "raided": {"taken and left: it becomes neutral", f"{SPARED}becomes neutral"},
    "home-spent": {"nobody is left: it stays its owner’s", f"{SPARED}stays its owner’s"},
    "home-taken": {"conquered", f"{SPARED}stays its owner’s"},
}
"""How an invasion ends, of a home planet or another, and what may have been said of it."""
BOMBARDED = {
    True: {"the last: it becomes neutral"},
    False: {"one token of the owner’s choice is lost", "the last is lost"},
}
"""Whether a bombarded planet becomes neutral, and what may have been said of it."""
POSITIONS = 300
"""How many positions are made by chance."""

Ply = tuple[State, Step[State]]


class Come(NamedTuple):
    """A combat that came to its end: what was said of it before, and how it ended."""

    said: str
    ended: str
    neutral: bool


RECORDS = [path for path in FILES if path.parts[-3] == "imperium"]
CASES = [case for case in cases() if case.key == "imperium"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_what_is_foretold_comes_in_every_recorded_match(path: Any) -> None:
    played = read(path)
    _holds(_replayed(played.engine, played.states(), played.actions(), played.seed))


@pytest.mark.parametrize("case", sampled(CASES, 6), ids=lambda case: case.name)
def test_what_is_foretold_comes_in_random_matches(case: Case) -> None:
    match = random_match(case, 0)
    _holds((ply.before, ply.step) for ply in match.plies)


def test_what_is_foretold_comes_in_random_positions() -> None:
    """Of invasions in every way, and the losses are picked by chance."""
    found = [come for number in range(POSITIONS) for come in _holds(_by_chance(number))]
    assert {come.ended for come in found} == {*INVADED, "bombarded"}
    said = {phrase for phrases in (*INVADED.values(), *BOMBARDED.values()) for phrase in phrases}
    assert {phrase for come in found for phrase in said if phrase in come.said} == said


def _holds(plies: Iterable[Ply]) -> list[Come]:
    found = list(_come(plies))
    for come in found:
        assert any(phrase in come.said for phrase in _phrases(come)), come
    return found


def _phrases(come: Come) -> set[str]:
    return BOMBARDED[come.neutral] if come.ended == "bombarded" else INVADED[come.ended]


def _come(plies: Iterable[Ply]) -> Iterator[Come]:
    """Yield what came of the combats at which nobody turned up a card."""
    said: dict[str, str] = {}
    carded, open_at = False, ""
    for before, step in plies:
        board = before.board
        if board.battle is None and board.choice is None:
            said = {c.target: SAY(combat_words(board, c)) for c in _declared(before)}
        for told in step.events:
            name = told.text.key.removeprefix("imperium-event-")
            planet_of = str(told.text.args.get("planet", ""))
            if name == "turned-up":
                carded = True
            elif name in ("attack-resolved", "combat-void"):
                carded = False
            elif name in ("invaded", "bombarded"):
                open_at = "" if carded or planet_of not in said else planet_of
                carded = False
            elif open_at == planet_of and name in ("token-lost", *INVADED):
                neutral = _is_lost(step, open_at)
                yield Come(said[open_at], _ended(name, neutral=neutral), neutral)
                open_at = ""
        result = step.state.board.result
        if open_at and result is not None and result.reason == "home_conquered":
            yield Come(said[open_at], "home-taken", neutral=False)
            return


def _ended(name: str, *, neutral: bool) -> str:
    if name == "token-lost":
        return "bombarded"
    return "home-spent" if name == "invasion-spent" and not neutral else name


def _is_lost(step: Step[State], at: str) -> bool:
    return any(
        told.text.key == "imperium-event-neutral" and told.text.args["planet"] == at
        for told in step.events
    )


def _declared(before: State) -> tuple[Combat, ...]:
    return tuple(
        combat
        for combat in before.board.combats[before.board.current or 0 :]
        if combat.clash in (Clash.INVASION, Clash.BOMBARDMENT)
    )


def _replayed(
    engine: Any, states: Sequence[State], actions: Sequence[tuple[Seat, Any]], seed: str
) -> Iterator[Ply]:
    for number, (before, (seat, action)) in enumerate(zip(states, actions, strict=False), start=1):
        yield before, play(engine, before, seat, action, Dice(seed, number))


def _by_chance(number: int) -> Iterator[Ply]:
    """Yield the plies of some combats against the planets beside G4, declared by chance."""
    chance = random.Random(f"foretold:{number}")
    state = _position(chance)
    troops = state.board.sides[RED].units["G4"].cargo
    stay = chance.choice((MOST_TROOPS, MOST_TROOPS, 0, 1))
    orders = [Invade("cruiser-1", "H4", troops, stay), Bombard("cruiser-2", "E3")]
    state = act(state, RED, *orders).state
    ending: Any = End(state.board.phase)
    seat = RED
    while state.board.combats:
        step = play(ENGINE, state, seat, ending, Dice("foretold", number))
        yield state, step
        state = step.state
        if ENGINE.outcome(state) is not None or state.board.choice is None:
            return
        seat = min(ENGINE.to_act(state))
        ending = chance.choice(list(ENGINE.legal_actions(state, seat)))


def _position(chance: random.Random) -> State:
    """Return a cruiser with troops beside H4, and one beside E3, both planets of blue's."""
    size = chance.choice((Size.MEDIUM, Size.HOME))
    cannon = (Kind.CANNON,) if chance.random() < 0.3 else ()
    cargo = chance.choice(("T", "A", "TB", "TI", "AB", "TT", "TTB", "TTT", "AAA", "AAI"))
    return position(
        config=Config(chance=False),
        red={"G4": unit(Kind.CRUISER, cargo), "E4": unit(Kind.CRUISER)},
        blue={"A3": unit(Kind.FRIGATE)},
        planets={
            "H4": planet(size, BLUE, _garrison(chance, size), *cannon),
            "E3": _shelled(chance),
        },
    )


def _garrison(chance: random.Random, size: Size) -> str:
    return "".join(chance.choices("TA", k=chance.randint(int(size is not Size.HOME), 3)))


def _shelled(chance: random.Random) -> Planet:
    size = chance.choice((Size.MEDIUM, Size.HOME))
    return planet(size, BLUE, "T" * chance.randint(1, 2))


def test_how_many_invade_agrees_with_the_verb() -> None:
    red = {"G4": unit(Kind.TRANSPORT, "T"), "H3": unit(Kind.TRANSPORT, "A")}
    state = position(red=red, planets={"H4": planet(Size.MEDIUM, BLUE, "TTT")})
    orders = [Invade(f"transport-{n + 1}", "H4", u.cargo) for n, u in enumerate(red.values())]
    said = [SAY(combat_words(b, b.combats[0])) for b in _after(state, orders)]
    assert [words.split(" Medium")[0] for words in said] == ["TR1 invades", "TR1 and TR2 invade"]


def _after(state: State, orders: Sequence[Invade]) -> Iterator[Board]:
    for order in orders:
        state = act(state, RED, order).state
        yield state.board
