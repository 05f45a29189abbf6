"""That `faults` finds what it is there for: sound positions, each with one thing broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from engines.magblast.cards import Flagship
from engines.magblast.fleet import Blast, Lasting, Ship
from engines.magblast.model import Answer, Phase, Respond
from engines.magblast.state import Asking, Question, Squadron, State
from tests.games.magblast.invariants import faults
from tests.games.magblast.positions import (
    RED,
    YELLOW,
    after,
    answered,
    do,
    fire,
    launch,
    put,
    side,
    table,
    unopposed,
)

ZEUS, TASH, WODEN = "dreadnought-zeus", "cruiser-tash", "carrier-woden"
SCOUTS = ("scout-dink", "scout-plutt", "scout-galha", "scout-baxter")


def quiet() -> State:
    return table(
        side(
            Flagship.FREEP,
            yellow=(ZEUS, WODEN),
            hand=("beam-blast", "direct-hit", "fighter-star", "reinforcements"),
        ),
        side(Flagship.TRI_BOT, yellow=(TASH,), hand=("evasive-action",)),
        side(Flagship.THE_GLORP, yellow=("cruiser-freya",), hand=("temporal-flux",)),
    )


def silent() -> State:
    return after(quiet(), (0, fire("beam-blast", ZEUS, TASH, None)))


def announced() -> State:
    return do(quiet(), 0, fire("beam-blast", ZEUS, TASH)).state


def waiting() -> State:
    """Return the position in which an answer to a shot waits for answers itself."""
    state = answered(announced(), 1, Answer.EVADE).state
    return answered(state, 2, Answer.PASS).state


def hit() -> State:
    return unopposed(quiet(), 0, fire("beam-blast", ZEUS, TASH))


def launched() -> State:
    return unopposed(quiet(), 0, launch("fighter-star", TASH))


def drawn() -> State:
    return unopposed(quiet(), 0, put("reinforcements"))


SOUND = (quiet, silent, announced, waiting, hit, launched, drawn)


@pytest.mark.parametrize("position", SOUND)
def test_a_sound_position_has_no_faults(position: Callable[[], State]) -> None:
    assert list(faults(position())) == []


def fleet(state: State, seat: int, **changes: Any) -> State:
    fleets = list(state.fleets)
    fleets[seat] = replace(fleets[seat], **changes)
    return replace(state, fleets=tuple(fleets))


def first_ship(state: State, seat: int, **changes: Any) -> State:
    ship, *others = state.fleets[seat].ships
    return fleet(state, seat, ships=(replace(ship, **changes), *others))


def chain(state: State, **changes: Any) -> State:
    assert state.chain is not None
    return replace(state, chain=replace(state.chain, **changes))


def top(state: State, **changes: Any) -> State:
    return replace(state, stack=(*state.stack[:-1], replace(state.top, **changes)))


def squadron(state: State, **changes: Any) -> State:
    return replace(state, squadrons=(replace(state.squadrons[0], **changes),))


BROKEN: dict[str, tuple[State, str]] = {
    "a hand too few": (replace(quiet(), hands=quiet().hands[:2]), "one place for each seat"),
    "a decision too many": (replace(quiet(), decisions=(1,) * 4), "one place for each seat"),
    "dealt after set-up": (replace(quiet(), dealt=((),) * 3), "after the set-up"),
    "answers without plays": (replace(quiet(), answers=((None,) * 3,)), "belong to the plays"),
    "an agreement of nobody": (replace(quiet(), agreed=frozenset({7})), "has no seat"),
    "a card twice": (replace(quiet(), action_discard=("beam-blast",)), "cards are missing"),
    "a card lost": (replace(quiet(), action_deck=quiet().action_deck[1:]), "cards are missing"),
    "a ship twice": (replace(quiet(), ship_discard=(TASH,)), "ships are missing"),
    "a ship lost": (replace(quiet(), ship_deck=quiet().ship_deck[1:]), "ships are missing"),
    "a wreck in play": (first_ship(quiet(), 1, blasts=(Blast("mag-blast", 6),)), "no hull left"),
    "a dead flagship": (fleet(quiet(), 1, blasts=(Blast("mag-blast", 8),)), "no hull left"),
    "a wreck by squadrons": (squadron(launched(), damage=6), "no hull left"),
    "something of the dead": (fleet(quiet(), 1, alive=False), "something is left"),
    "in play and fallen": (replace(quiet(), fallen=(1,)), "both in play and fallen"),
    "four in a zone": (
        fleet(quiet(), 0, ships=tuple(Ship(ship, YELLOW) for ship in SCOUTS)),
        "too many ships",
    ),
    "on its way in an attack": (first_ship(quiet(), 0, origin=RED), "on its way"),
    "fired out of turn": (first_ship(quiet(), 1, swept=True), "out of turn"),
    "a blast on a fleet": (fleet(quiet(), 1, lasting=(Lasting("beam-blast", 0),)), "no Minefield"),
    "a fighter as damage": (first_ship(quiet(), 1, blasts=(Blast("fighter-star", 2),)), "no blast"),
    "a blast as upgrade": (first_ship(quiet(), 1, upgrades=("beam-blast",)), "no upgrade"),
    "an unsorted hand": (
        replace(quiet(), hands=(tuple(reversed(quiet().hands[0])), *quiet().hands[1:])),
        "not sorted",
    ),
    "seen and not there": (
        replace(quiet(), seen=(((), ("mag-blast",), ()), *quiet().seen[1:])),
        "was seen to go there",
    ),
    "a chain on nothing": (chain(hit(), target="scout-dink"), "target of a chain"),
    "a chain on oneself": (chain(hit(), target=WODEN), "target of a chain"),
    "a chain from nobody": (chain(hit(), ship="scout-dink"), "whose hit"),
    "a chain too late": (replace(hit(), phase=Phase.DISCARD), "outlasts"),
    "a silent shot of another": (
        replace(silent(), active=1, fleets=quiet().fleets),
        "no shot of the active player",
    ),
    "a play on nothing": (
        top(announced(), target="scout-dink"),
        "is not in play",
    ),
    "a shot from nowhere": (top(announced(), ship="scout-dink"), "that fired"),
    "a shot at oneself": (top(announced(), target=WODEN, defender=0), "its own player"),
    "asked about one's own": (top(announced(), asked=(0, 1)), "is asked who is out"),
    "an answer to nothing": (top(waiting(), against=99), "not below it"),
    "an answer of the unasked": (
        replace(announced(), answers=((Respond(1), None, None),)),
        "what it was not asked",
    ),
    "drawn and not asked": (replace(drawn(), question=None), "drawn"),
    "a question about nothing": (
        replace(quiet(), question=Question(Asking.PLACE)),
        "where a new ship goes",
    ),
    "boarding one's own": (
        replace(quiet(), question=Question(Asking.BOARD, ship=ZEUS)),
        "no enemy has in play",
    ),
    "a squadron that is none": (
        replace(quiet(), squadrons=(Squadron("beam-blast", 0),)),
        "is no squadron",
    ),
    "a squadron on nothing": (squadron(launched(), target="scout-dink"), "holds on to"),
    "damage on nothing": (squadron(launched(), target=None), "does damage to nothing"),
    "an assault of one": (replace(quiet(), brutal_from=0, agreed=frozenset({0})), "Brutal Assault"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_position_has_its_fault(what: str) -> None:
    state, words = BROKEN[what]
    assert any(words in fault for fault in faults(state))
