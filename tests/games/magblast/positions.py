"""Positions to start a rule test from, and steps played from them."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from engines.core import Dice, IllegalAction, Seat, Step, Text, play
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.editions import EDITIONS, deck
from engines.magblast.fleet import Fleet, Ship
from engines.magblast.model import (
    Action,
    Answer,
    Config,
    EditionName,
    Fire,
    Launch,
    Phase,
    PlayCard,
    Respond,
    Zone,
)
from engines.magblast.state import State
from engines.versions import stamp
from tests.games.said import sayable

YELLOW, GREEN, RED, BLUE = Zone
OWN = "a sound of its own"


class NoDice(Dice):
    """Dice for what leaves nothing to chance."""

    def __init__(self) -> None:
        super().__init__("unused", 0)

    def random(self) -> float:
        raise AssertionError("chance was asked for")


class Side(NamedTuple):
    """One player: a flagship, ships by zone, and a hand."""

    flagship: Flagship
    ships: dict[Zone, tuple[str, ...]]
    hand: tuple[str, ...]
    uses: int | None


def side(
    flagship: Flagship | None = None,
    *,
    yellow: tuple[str, ...] = (),
    green: tuple[str, ...] = (),
    red: tuple[str, ...] = (),
    blue: tuple[str, ...] = (),
    hand: tuple[str, ...] = (),
    uses: int | None = None,
) -> Side:
    """Return a player; `uses` is what is left of a counted ability (None: all of it)."""
    ships = {YELLOW: yellow, GREEN: green, RED: red, BLUE: blue}
    return Side(flagship or Flagship.THE_GLORP, ships, hand, uses)


def table(
    *sides: Side,
    edition: EditionName = EditionName.THIRD,
    phase: Phase = Phase.ATTACK,
    active: Seat = 0,
    draws: tuple[str, ...] = (),
    ship_draws: tuple[str, ...] = (),
    discards: tuple[str, ...] = (),
    ship_discards: tuple[str, ...] = (),
    first_turn: bool = False,
    rules: int = ENGINE.meta.rules_version,
    **options: Any,
) -> State:
    """Return a position in the turn of `active`.

    `draws` and `ship_draws` come off the decks first. The decks hold what is left of the box,
    so that no card is there twice or missing. It stands for a match of the newest rules unless
    `rules` says otherwise.
    """
    box = EDITIONS[edition]
    out = Counter(c for s in sides for c in s.hand) + Counter(draws) + Counter(discards)
    rest = Counter(deck(box))
    assert out <= rest, f"not in the box: {out - rest}"
    away = {ship for s in sides for zone in s.ships.values() for ship in zone}
    away |= {*ship_draws, *ship_discards}
    seats = len(sides)
    state = State(
        config=Config(edition=edition, **options),
        phase=phase,
        fleets=tuple(_fleet(s, box.uses, first_turn) for s in sides),
        hands=tuple(tuple(sorted(s.hand)) for s in sides),
        action_deck=(*draws, *sorted((rest - out).elements())),
        ship_deck=(*ship_draws, *(ship.id for ship in box.ships if ship.id not in away)),
        action_discard=discards,
        ship_discard=ship_discards,
        decisions=(1,) * seats,
        seen=(((),) * seats,) * seats,
        active=active,
        turn=1 + seats,
        round=2,
        last_card=2,
        rules=stamp(rules),
    )
    return with_origins(state) if phase is Phase.MANEUVER else state


def _fleet(player: Side, uses: dict[Flagship, int], first_turn: bool) -> Fleet:
    left = uses.get(player.flagship, 0) if player.uses is None else player.uses
    ships = tuple(Ship(ship, zone) for zone, ids in player.ships.items() for ship in ids)
    turns = 0 if first_turn else 2
    return Fleet(player.flagship, left, ships=ships, turns=turns, last_turn=turns and 1)


def with_origins(state: State) -> State:
    """Return the position with the active ships at the beginning of their maneuver."""
    fleets = list(state.fleets)
    fleet = fleets[state.active]
    ships = tuple(replace(ship, origin=ship.zone) for ship in fleet.ships)
    fleets[state.active] = replace(fleet, ships=ships)
    return replace(state, fleets=tuple(fleets))


def do(state: State, seat: Seat, action: Action, dice: Dice | None = None) -> Step[State]:
    """Play one action, by default without chance."""
    return play(ENGINE, state, seat, action, dice or NoDice())


def after(state: State, *entries: tuple[Seat, Action], dice: Dice | None = None) -> State:
    """Play actions one after the other and return the position they lead to."""
    for seat, action in entries:
        state = do(state, seat, action, dice).state
    return state


def passes(state: State, dice: Dice | None = None) -> State:
    """Let everyone who is asked pass, until no card waits any more."""
    while state.stack:
        seat = min(ENGINE.to_act(state))
        state = do(state, seat, Respond(state.top.number), dice).state
    return state


def unopposed(state: State, seat: Seat, action: Action, dice: Dice | None = None) -> State:
    """Play an action that nobody answers."""
    return passes(do(state, seat, action, dice).state, dice)


def answered(
    state: State, seat: Seat, answer: Answer, *cards: str, dice: Dice | None = None
) -> Step[State]:
    """Answer the newest play."""
    return do(state, seat, Respond(state.top.number, answer, cards), dice)


def fire(card: str, ship: str, target: str, sound: str | None = OWN) -> Fire:
    """Return a shot; by default each ship and card have a sound of their own."""
    return Fire(card, ship, target, f"Ka-blam {ship} {card}" if sound is OWN else sound)


def launch(card: str, target: str) -> Launch:
    """Return the launch of a squadron."""
    return Launch(card, target)


def put(card: str, target: str | None = None, *blasts: str) -> PlayCard:
    """Return the playing of any other card."""
    return PlayCard(card, target, blasts)


def refusal(state: State, seat: Seat, action: Action) -> str:
    """Return the end of the key of the reason why an action is refused."""
    return refusal_text(state, seat, action).key.removeprefix("magblast-refusal-")


def refusal_text(state: State, seat: Seat, action: Action) -> Text:
    """Return why an action is refused."""
    with pytest.raises(IllegalAction) as raised:
        do(state, seat, action)
    return sayable(raised.value.text)


def told(step: Step[State]) -> list[str]:
    """Return the keys of what everyone was told, without their common beginning."""
    public = (event for event in step.events if event.audience is None)
    return [sayable(event.text).key.removeprefix("magblast-event-") for event in public]


def damage(state: State, ship: str) -> int:
    """Return all damage on a ship or flagship."""
    return state.damage_on(ship)


def zones(state: State, seat: Seat) -> dict[str, Zone]:
    """Return where the ships of a seat are."""
    return {ship.id: ship.zone for ship in state.fleets[seat].ships}


def whole_box(state: State) -> bool:
    """Tell whether every card and ship of the box is in exactly one place."""
    box = state.edition
    cards = Counter((*state.action_deck, *state.action_discard))
    for hand in state.hands:
        cards.update(hand)
    cards.update(play.card for play in state.stack)
    cards.update(squadron.card for squadron in state.squadrons)
    cards.update([state.shot.card] if state.shot else [])
    ships = [*state.ship_deck, *state.ship_discard, *state.drawn]
    ships += [ship for dealt in state.dealt for ship in dealt]
    question = state.question
    if question is not None and question.ship is not None and state.owner(question.ship) is None:
        ships.append(question.ship)
    for fleet in state.fleets:
        cards.update(blast.card for blast in fleet.blasts)
        cards.update(lasting.card for lasting in fleet.lasting)
        for ship in fleet.ships:
            ships.append(ship.id)
            cards.update((*(blast.card for blast in ship.blasts), *ship.upgrades))
    return cards == Counter(deck(box)) and sorted(ships) == sorted(ship.id for ship in box.ships)
