"""Autocomplete offers what is legal now, all of it, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import combinations, islice, product
from typing import Any

import pytest
from msgspec.structs import replace

import engines
from cogs.words.strings import speaker
from engines.choosing import Pick
from engines.core import IllegalAction, Seat, text
from engines.fields import NOTHING, apart, joined
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.editions import EDITIONS
from engines.magblast.fleet import Lasting
from engines.magblast.model import (
    ZONES,
    Action,
    Answer,
    Discard,
    Draw,
    EditionName,
    Fire,
    Keep,
    Launch,
    Move,
    Phase,
    Place,
    PlayCard,
    Reinforce,
    Respond,
    Scatter,
    Sweep,
    Use,
)
from engines.magblast.state import Asking, Question, State
from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.magblast.fleets import damaged
from tests.games.magblast.play.battles import Battle, begun
from tests.games.magblast.positions import BLUE, GREEN, RED, YELLOW, side, table
from tests.games.magblast.random_play import random_match
from tests.sampled import sampled

PLIES = 600


def allowed(state: State, seat: Seat, actions: Iterable[Any]) -> list[Any]:
    """Return those actions that the rules allow in the real position."""
    if seat not in ENGINE.to_act(state) | ENGINE.may_act(state):
        return []
    return [action for action in actions if is_allowed(state, seat, action)]


def is_allowed(state: State, seat: Seat, action: Action) -> bool:
    try:
        ENGINE.check(state, seat, action)
    except IllegalAction:
        return False
    return True


def everything(state: State) -> list[str]:
    """Return every ship and flagship in play."""
    return [one for fleet in state.fleets for one in (fleet.flagship.value, *ids(fleet))]


def ids(fleet: Any) -> list[str]:
    return [ship.id for ship in fleet.ships]


class Compared:
    """All that a seat could type in one position, and what of it is legal."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.ways = engines.ways("magblast", ENGINE.view(state, seat), seat)
        self.open = {way.verb for way in self.ways.now()}
        self.hand = sorted(set(state.hands[seat]))
        self.own = ids(state.fleets[seat])
        self.all = everything(state)
        self.under = sorted({b.card for s in state.fleets[seat].ships for b in s.blasts})

    def of(self, actions: Iterable[Any]) -> list[Any]:
        return allowed(self.state, self.seat, actions)

    def asked(self, verb: str, option: str, chosen: Mapping[str, tuple[str, ...]]) -> Pick:
        """Return what a step asks beside what was chosen; nothing of a way that is not open."""
        if verb not in self.open:
            return Pick(text(""), ())
        ask = self.ways.ask(verb, option, chosen)
        assert isinstance(ask, Pick)
        return ask

    def same(self, verb: str, legal: list[Any], option: str, **given: Any) -> None:
        """Check that just the values are offered that some legal action has beside the others."""
        chosen = {name: (written(v),) for name, v in given.items() if v is not None}
        offered = {*map(untwinned, self.asked(verb, option, chosen).values)} - {NOTHING}
        fitting = [
            action
            for action in legal
            if all(v is None or getattr(action, name) == v for name, v in given.items())
        ]
        values = {getattr(action, option) for action in fitting}
        assert offered == {written(value) for value in values if value}, (option, given)

    def shots(self) -> None:
        legal = self.of(Fire(*one) for one in product(self.hand, self.own, self.all))
        for card, ship, target in chosen(legal, "card", "ship", "target"):
            self.same("fire", legal, "ship", card=card, target=target)
            self.same("fire", legal, "card", ship=ship, target=target)
            self.same("fire", legal, "target", ship=ship, card=card)

    def launches(self) -> None:
        legal = self.of(Launch(*one) for one in product(self.hand, self.all))
        for card, target in chosen(legal, "card", "target"):
            self.same("launch", legal, "card", target=target)
            self.same("launch", legal, "target", card=card)

    def plays(self) -> None:
        pairs = [(), *((c,) for c in self.under), *combinations(self.under * 2, 2)]
        blasts = sorted({tuple(sorted(pair)) for pair in pairs})
        tried = product(self.hand, [None, *self.all], blasts)
        legal = self.of(PlayCard(*one) for one in tried)
        for card, target, off in chosen(legal, "card", "target", "blasts"):
            given = off or None
            self.same("play", legal, "card", target=target, blasts=given)
            self.same("play", legal, "target", card=card, blasts=given)
            self.same("play", legal, "blasts", card=card, target=target)

    def sweeps(self) -> None:
        lying = sorted({one.card for fleet in self.state.fleets for one in fleet.lasting})
        fleets = [fleet.flagship.value for fleet in self.state.fleets]
        legal = self.of(Sweep(*one) for one in product(self.own, fleets, lying))
        for ship, fleet, card in chosen(legal, "ship", "fleet", "card"):
            self.same("sweep", legal, "ship", fleet=fleet, card=card)
            self.same("sweep", legal, "fleet", ship=ship, card=card)
            self.same("sweep", legal, "card", ship=ship, fleet=fleet)

    def uses(self) -> None:
        ships, cards = [None, *self.own], [None, *self.under]
        tried = [Use(*one) for one in product(ships, cards, [None, *self.all])]
        legal = [use for use in self.of(tried) if not superfluous(self.state, self.seat, use)]
        for ship, card, target in chosen(legal, "ship", "card", "target"):
            self.same("use", legal, "ship", card=card, target=target)
            self.same("use", legal, "card", ship=ship, target=target)
            self.same("use", legal, "target", ship=ship, card=card)

    def moves(self) -> None:
        legal = self.of(Move(*one) for one in product(self.own, ZONES))
        for ship, zone in chosen(legal, "ship", "zone"):
            self.same("move", legal, "ship", zone=zone)
            self.same("move", legal, "zone", ship=ship)

    def places(self) -> None:
        box = [ship.id for ship in EDITIONS[self.state.config.edition].ships]
        legal = self.of(Place(*one) for one in product(box, ZONES))
        for ship, zone in chosen(legal, "ship", "zone"):
            self.same("place", legal, "zone", ship=ship)
            self.same("place", legal, "ship", zone=zone)

    def payments(self) -> None:
        hand = sorted(self.state.hands[self.seat])
        sets = sorted({one for size in (1, 2, 3, 4) for one in combinations(hand, size)})
        legal = self.of(Reinforce(cards) for cards in sets)
        self.same("reinforce", legal, "cards")
        for paid in legal[:1]:
            ships = sorted({*self.state.ship_discard, *self.own})
            wished = self.of(Reinforce(paid.cards, ship) for ship in ships)
            self.same("reinforce", wished, "ship")

    def cards(self) -> None:
        legal = self.of(Discard((card,)) for card in self.hand)
        thrown = self.state.hands[self.seat] if legal else ()
        assert sorted(self.bare("discard", "cards")) == sorted(thrown)
        taken = self.of(Draw((card,)) for card in sorted(set(self.state.action_discard)))
        assert set(self.bare("draw", "blasts")) == {one.blasts[0] for one in taken}

    def bare(self, verb: str, option: str) -> list[str]:
        """Return the cards that are offered, twins without their numbers."""
        return [*map(untwinned, self.asked(verb, option, {}).values)]

    def ships(self) -> None:
        dealt = self.state.dealt[self.seat] if self.state.dealt else ()
        legal = self.of(Keep(ships) for ships in islice(combinations(dealt, 4), 3))
        assert {*self.asked("keep", "yellow", {}).values} == {*(dealt if legal else ())}
        others = {zone.value: (ship,) for zone, ship in zip(ZONES[1:], dealt, strict=False)}
        assert {*self.asked("keep", "yellow", others).values} == {*(dealt[3:] if legal else ())}

    def answers(self) -> None:
        number = self.state.stack[-1].number if self.state.stack else 0
        sets = [(), *((card,) for card in self.hand), *combinations(self.state.hands[self.seat], 2)]
        cards = sorted({tuple(sorted(one)) for one in sets})
        legal = self.of(Respond(number, a, c) for a, c in product(Answer, cards))
        for answer, paid in chosen(legal, "answer", "cards"):
            given = paid or None
            self.same("respond", legal, "answer", cards=given)
            self.same("respond", legal, "cards", answer=answer)

    def scatters(self) -> None:
        for count in (1, 2, 3):
            legal = self.of(Scatter(zones) for zones in product(ZONES, repeat=count))
            for at in range(count if legal else 0):
                for given in (None, legal[-1].zones[at - 1]):
                    held = [None] * 3
                    held[at - 1 if count > 1 else 1] = given
                    expected = {s.zones[at] for s in legal if fits(s.zones, held, at)}
                    chosen = {f"ship{n}": (z,) for n, z in enumerate(held, 1) if z}
                    assert {*self.asked("scatter", f"ship{at + 1}", chosen).values} == expected


def fits(zones: tuple[Any, ...], held: list[Any], at: int) -> bool:
    return all(h in (None, z) for n, (z, h) in enumerate(zip(zones, held, strict=False)) if n != at)


def untwinned(value: str) -> str:
    """Return a value without the numbers that tell equal cards apart."""
    return joined(one.partition(".")[0] for one in apart(value))


def superfluous(state: State, seat: Seat, use: Use) -> bool:
    """Tell whether something is named that this ability does not look at."""
    match state.fleets[seat].flagship:
        case Flagship.SOL | Flagship.MENTAK_COALITION:
            return use != Use()
        case Flagship.FREEP | Flagship.XXCHA:
            return (use.ship, use.card) != (None, None)
        case Flagship.NAALU:
            return use.card is not None
        case _:
            return False


def chosen(legal: list[Any], *fields: str) -> Iterator[tuple[Any, ...]]:
    """Yield ways to have filled in some options: none, each alone, and all of some actions."""
    yield (None,) * len(fields)
    for action in legal[:: max(1, len(legal) // 3)]:
        values = tuple(getattr(action, field) for field in fields)
        yield values
        for at in range(len(fields)):
            yield tuple(value if n == at else None for n, value in enumerate(values))


def written(value: Any) -> str:
    return joined(value) if isinstance(value, tuple) else str(value)


ASPECTS: tuple[Callable[[Compared], None], ...] = (
    Compared.shots,
    Compared.launches,
    Compared.plays,
    Compared.sweeps,
    Compared.uses,
    Compared.moves,
    Compared.places,
    Compared.payments,
    Compared.cards,
    Compared.ships,
    Compared.answers,
    Compared.scatters,
)


@pytest.mark.parametrize("edition", EditionName)
@pytest.mark.parametrize("number", sampled([7, 0, 1]))
def test_every_offer_is_legal_and_every_legal_choice_is_offered(
    edition: EditionName, number: int
) -> None:
    """In positions of random matches, for whoever may act and for whoever may not."""
    chance = random.Random(number)
    for moment in islice(random_match(edition, number), PLIES):
        state = moment.state
        waited = sorted(ENGINE.to_act(state)) or [0]
        if chance.random() < 0.15:
            compare(state, chance.choice(waited))
        if chance.random() < 0.05:
            compare(state, chance.randrange(len(state.fleets)))


def compare(state: State, seat: Seat) -> None:
    """Compare all that is offered to a seat with what the rules allow it."""
    compared = Compared(state, seat)
    for aspect in ASPECTS:
        aspect(compared)


def rare() -> dict[str, State]:
    """Return positions that random play comes to seldom."""
    mined = side(Flagship.FREEP, yellow=("minesweeper-portellis",), hand=("minefield-star",))
    overseers = side(Flagship.OVERSEERS_OF_KALGON, yellow=("scout-dink",), hand=("bomber-star",))
    return {
        "brotherhood": damaged(
            table(
                side(Flagship.BROTHERHOOD_OF_PEACE, yellow=("dreadnought-zeus",)),
                side(red=("scout-dink",)),
                phase=Phase.DISCARD,
            ),
            0,
            "dreadnought-zeus",
            "beam-blast",
        ),
        "overseers": table(
            overseers, side(), phase=Phase.DRAW, discards=("beam-blast", "laser-blast")
        ),
        "naalu": damaged(
            table(
                side(Flagship.NAALU, red=("dreadnought-5",)),
                side(Flagship.SOL, blue=("dreadnought-6",)),
                edition=EditionName.SECOND,
            ),
            0,
            "dreadnought-5",
            "laser-blast",
        ),
        "sweeper": lying(table(mined, side(Flagship.THE_GLORP, green=("scout-dink",)))),
    }


def lying(state: State) -> State:
    """Return the position with a Minefield on the second fleet."""
    deck = list(state.action_deck)
    deck.remove("minefield-circle")
    fleet = replace(state.fleets[1], lasting=(Lasting("minefield-circle", 0),))
    return replace(state, action_deck=tuple(deck), fleets=(state.fleets[0], fleet))


@pytest.mark.parametrize("name", rare())
def test_offers_of_rare_positions_are_right(name: str) -> None:
    state = rare()[name]
    for seat in range(2):
        compare(state, seat)


def test_scattering_is_offered_ship_by_ship() -> None:
    state = table(side(yellow=("scout-dink",)), side(red=("scout-plutt", "scout-scular")))
    question = Question(Asking.SCATTER, ship="scout-plutt", zone=RED)
    compare(replace(state, question=question), 0)
    first = Compared(replace(state, question=question), 0).asked("scatter", "ship1", {})
    names = [*map(speaker("en"), (choice.label for choice in first.choices))]
    assert names == [f"Scout Plutt → {zone}" for zone in ("yellow", "green", "red", "blue")]
    assert first.values == (YELLOW, GREEN, RED, BLUE)


async def test_offers_say_the_consequence_in_the_persons_language(
    club: Club, alice: Player, bob: Player
) -> None:
    """Bob speaks Spanish; names and consequences follow, values do not."""
    battle = Battle(club, await begun(club))
    state = table(
        side(
            Flagship.FREEP,
            red=("destroyer-vlero",),
            hand=("beam-blast", "laser-blast-star"),
        ),
        side(Flagship.TRI_BOT, red=("scout-dink",), hand=("temporal-flux",)),
    )
    await battle.stand(state)
    shot = {"ship": "Destroyer Vlero", "card": "Beam Blast"}
    assert await battle.suggestions(alice, "fire", "target", **shot) == {
        "scout-dink": "Bob’s Dink in red · 3 damage, destroyed"
    }
    assert await battle.suggestions(alice, "fire", "target", "zeus", **shot) == {}
    assert await battle.suggestions(alice, "fire", "card", ship="destroyer-vlero") == {
        "beam-blast": "Beam Blast: 3 damage",
        "laser-blast-star": "Laser Blast (★): 1 damage",
    }
    assert await battle.suggestions(bob, "fire", "ship") == {}
    fleets = await battle.suggestions(bob, "fleet", "player")
    assert fleets.keys() == {"0", "1"}
    assert fleets["0"] == "La flota de Alice (Los Freep)"
    assert fleets["1"].startswith("Tu propia flota")
