"""A board as a player looks at it to choose; what takes long is worked out once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from itertools import chain
from typing import TypeAlias

from engines.choosing import Ask, Choice, Chosen, Pick
from engines.core import IllegalAction, Text, text
from engines.fields import NOTHING
from engines.imperium.actions import Action, Play
from engines.imperium.advice.moving import Way, ways
from engines.imperium.advice.odds import declarations
from engines.imperium.board import Board, Unit, enemy_of, engaged
from engines.imperium.cards import DESIGNS, Card
from engines.imperium.declarable import Declaration
from engines.imperium.effects.moving import JUMP, landings
from engines.imperium.imagine import imagine
from engines.imperium.maps import Sector
from engines.imperium.names import card_effect, card_name
from engines.imperium.plan import possible
from engines.imperium.plays import OPEN, check_play
from engines.imperium.space import is_free
from engines.imperium.state import State, View
from engines.imperium.units import BUILDINGS, Kind, UnitId
from engines.imperium.wording import condition, planet_words, unit_words

Choices: TypeAlias = Iterable[Choice]
Step: TypeAlias = Callable[["Look", Chosen], Ask]
"""What a step asks of whoever looks, given what was chosen before it."""
NOT_NEEDED = Pick(text("imperium-play-it"), (Choice(NOTHING, text("imperium-play-it")),))
"""What is asked where there is nothing to ask."""


class Look:
    """A view as its seat chooses on it."""

    def __init__(self, view: View) -> None:
        self.view, self.board, self.seat = view, view.board, view.seat or 0
        self.hand: tuple[Card, ...] = view.own.hand if view.own else ()
        self._ways: dict[UnitId, tuple[Way, ...]] = {}

    @cached_property
    def units(self) -> dict[Sector, Unit]:
        """The own units by sector, in the order of the rulebook's sheet."""
        return fleet(self.board, self.seat)

    def ways(self, unit: UnitId) -> tuple[Way, ...]:
        """Return every move of an own unit, the nearest first; none once it has moved."""
        if unit not in self._ways:
            self._ways[unit] = ways(self.view, unit)
        return self._ways[unit]

    @cached_property
    def declarable(self) -> tuple[Declaration, ...]:
        """Everything that units, and planets with an ion cannon, can declare."""
        cannons = (
            sector
            for sector in self.board.controlled(self.seat)
            if Kind.ION_CANNON in self.board.planets[sector].buildings
        )
        able = (*(unit.id for unit in self.units.values()), *cannons)
        return tuple(order for unit in able for order in declarations(self.view, unit))

    @cached_property
    def playable(self) -> tuple[Card, ...]:
        """The cards of the hand that can be played openly in this phase."""
        now, played = self.board.phase.value, self.board.effects.played
        fitting = (
            card
            for card in dict.fromkeys(self.hand)
            if card in OPEN and card not in played and DESIGNS[card].timing.value == now
        )
        return tuple(card for card in fitting if any(self.aims(card)))

    def aims(self, card: Card) -> Iterator[Play]:
        """Return the ways to play a card; of those that take several units, the first steps."""
        if OPEN[card].units:
            return chain.from_iterable(self.aims_of(card, unit.id) for unit in self.units.values())
        return filter(self.may_play, self._tried(card))

    def aims_of(self, card: Card, unit: UnitId) -> Iterator[Play]:
        """Return the ways to play a card on a unit of one's own."""
        if OPEN[card].sectors:
            return self.jumps(card, unit)
        return filter(self.may_play, (Play(card, (unit,)),))

    def _tried(self, card: Card) -> Iterable[Play]:
        if card is Card.SABOTAGE:
            return self._sabotages()
        if OPEN[card].sectors:
            return (Play(card, sectors=(sector,)) for sector in self.board.map.sectors)
        return (Play(card),)

    def _sabotages(self) -> Iterator[Play]:
        return (
            Play(Card.SABOTAGE, sectors=(sector,), building=building)
            for sector in self.board.controlled(enemy_of(self.seat))
            for building in sorted(self.board.planets[sector].buildings & BUILDINGS)
        )

    def jumps(self, card: Card, unit: UnitId, others: Play | None = None) -> Iterator[Play]:
        """Return where a card can let a unit jump, together with other jumps."""
        board, before = self.board, others or Play(card)
        start = board.where(self.seat, unit)
        if start is None or engaged(board, self.seat, start) or unit in before.units:
            return
        far = card is not Card.SHORT_JUMP
        near = landings(board, self.seat, before.sectors) if far else board.map.within(start, JUMP)
        for sector in near:
            play = Play(card, (*before.units, unit), (*before.sectors, sector))
            if sector not in before.sectors and is_free(board, sector) and self.may_play(play):
                yield play

    def own(self, sector: Sector, foretold: Text | None = None) -> Choice:
        """Return the choice of the own unit in a sector."""
        unit = self.board.sides[self.seat].units[sector]
        about = condition(self.board, self.seat, sector)
        return Choice(unit.id, unit_words(unit, sector), about, foretold)

    def may_play(self, play: Play) -> bool:
        """Tell whether a card can be played in this phase."""
        try:
            check_play(self._imagined, self.seat, play)
        except IllegalAction:
            return False
        return True

    @cached_property
    def _imagined(self) -> State:
        return imagine(self.view)

    def possible(self, order: Action) -> bool:
        """Tell whether an order is allowed."""
        return possible(self.view, order)


def fleet(board: Board, seat: int) -> dict[Sector, Unit]:
    """Return the units of a side by sector, in the order of the rulebook's sheet."""
    order, units = list(Kind), board.sides[seat].units
    return dict(sorted(units.items(), key=lambda item: (order.index(item[1].kind), item[1].id)))


def only(chosen: Chosen, key: str) -> str:
    """Return the value of a step; "" where it was not taken, or is nothing."""
    (value, *_) = chosen.get(key) or (NOTHING,)
    return "" if value == NOTHING else value


def step(
    title: str | Text,
    choices: Callable[[Look, Chosen], Choices],
    least: int = 1,
    *,
    loose: bool = False,
    several: bool = False,
) -> Step:
    """Return a step that asks for one of some choices.

    With `least` 0 it is asked even where there is but one choice.
    """
    name = title if isinstance(title, Text) else text(f"imperium-choose-{title}")

    def asked(look: Look, chosen: Chosen) -> Pick:
        return Pick(name, tuple(choices(look, chosen)), least, loose=loose, several=several)

    return asked


def place(board: Board, sector: Sector) -> Text:
    """Return what a sector is called where something may lie in it."""
    if sector in board.planets:
        return planet_words(board, sector)
    return text("imperium-space", sector=sector)


def card_choice(card: Card) -> Choice:
    """Return the choice of a card, with its effect."""
    return Choice(card, card_name(card), foretold=card_effect(card))
