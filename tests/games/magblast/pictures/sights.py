"""Views of Mag·Blast to draw: made by hand, and met in matches played at random."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import cycle, islice

import pytest
from msgspec.structs import replace

from cogs.words.strings import LOCALES, speaker
from engines.core import Dice, Say, Seat, play
from engines.magblast import ENGINE
from engines.magblast.editions import EDITIONS, deck
from engines.magblast.fleet import Blast, Fleet, Lasting, Ship
from engines.magblast.model import (
    ZONES,
    Action,
    Config,
    EditionName,
    Fire,
    Launch,
    Phase,
    Place,
    Zone,
)
from engines.magblast.state import Asking, Chain, Ending, Link, Play, Question, Squadron, State
from engines.magblast.view import View

THIRD, SECOND = EditionName.THIRD, EditionName.SECOND
LOUDEST = "¡BROOOAAAM-KRAKATÁÁÁ-ZZZUUUT!"
every_locale = pytest.mark.parametrize("locale", LOCALES)
every_edition = pytest.mark.parametrize("edition", EditionName)


def named(locale: str, *names: str) -> Say:
    """Return a voice that knows these people, and others after them."""
    known = (*names, "Ana", "Íñigo", "Zoë", "Max", "Eva", "Bob", "Carla", "Дмитрий")
    return speaker(locale, lambda seat: known[seat])


def usual(edition: EditionName = THIRD, seats: int = 2, **facts: object) -> View:
    """Return what a spectator sees in the middle of an attack; every fact can be replaced."""
    fleets = tuple(fleet(seat, edition) for seat in range(seats))
    box = EDITIONS[edition]
    seen = View(
        seat=None,
        config=Config(edition=edition),
        phase=Phase.ATTACK,
        turn=9,
        round=4,
        active=0,
        first=1,
        fleets=fleets,
        hand_sizes=tuple(3 + seat for seat in range(seats)),
        hand=(),
        action_deck_size=41,
        action_discard=(box.printings[0].card, box.printings[1].card),
        ship_deck_size=30,
        ship_discard=(box.ships[-1].id,),
        dealt=(),
        kept=(),
        placed=frozenset(range(seats)),
        shot=None,
        stack=(),
        answer=None,
        chain=None,
        question=None,
        drawn=(),
        squadrons=(),
        agreed=frozenset(),
        brutal_from=None,
        brutal=False,
        fallen=(),
        ending=None,
        plays=0,
    )
    return replace(seen, **facts)


def fleet(seat: Seat, edition: EditionName = THIRD, ships: int = 4) -> Fleet:
    """Return a fleet of so many ships, spread over the zones; no two seats share a ship."""
    box = EDITIONS[edition]
    cards = box.ships[seat::8]
    mine = tuple(islice(cycle(cards), ships)) if ships > len(cards) else cards[:ships]
    placed = tuple(Ship(card.id, ZONES[n % 4]) for n, card in enumerate(mine))
    flagship = box.flagships[seat]
    return Fleet(flagship, box.uses.get(flagship, 0), ships=placed, sounds=(f"pium {seat}",))


def with_fleet(seen: View, seat: Seat, **facts: object) -> View:
    """Return the view with some facts of a fleet replaced."""
    changed = replace(seen.fleets[seat], **facts)
    return replace(seen, fleets=(*seen.fleets[:seat], changed, *seen.fleets[seat + 1 :]))


def with_ship(seen: View, seat: Seat, **facts: object) -> View:
    """Return the view with some facts of a fleet's first ship replaced."""
    first, *rest = seen.fleets[seat].ships
    return with_fleet(seen, seat, ships=(replace(first, **facts), *rest))


def attack(seen: View, card: str = "beam-blast", **facts: object) -> Play:
    """Return a shot of seat 0's first ship at seat 1's, with its noise, answered by seat 1."""
    shooter, target = seen.fleets[0].ships[0], seen.fleets[1].ships[0]
    shot = Play(
        7,
        0,
        card,
        target.id,
        1,
        shooter.id,
        target.zone,
        3,
        lethal=False,
        sound="¡PIUM!",
        asked=(1,),
    )
    return replace(shot, **facts)


def battered(edition: EditionName, seats: int) -> View:
    """Return the fullest board of so many seats: twelve ships each, and much on each of them."""
    box = EDITIONS[edition]
    names = iter(cycle(box.ships))
    upgrades = tuple(p.card for p in box.printings if p.kind.endswith(("cannon", "bay", "force")))
    lasting = ("minefield-a", "asteroids-b", "minefield-c")
    fleets: list[Fleet] = []
    for seat in range(seats):
        cards = [next(names) for _ in range(12)]
        ships = tuple(
            Ship(card.id, ZONES[n // 3], _hits(card.hull), upgrades[:n], card.turrets[:1])
            for n, card in enumerate(cards)
        )
        thrown = tuple(Lasting(card, (seat + 1) % seats) for card in lasting)
        flagship = box.flagships[seat]
        fleets.append(Fleet(flagship, 3, True, ships, _hits(8), thrown, 3, 3, (LOUDEST,)))
    return usual(edition, seats, fleets=tuple(fleets), hand_sizes=(20,) * seats)


def _hits(hull: int) -> tuple[Blast, ...]:
    """Return as many damage cards as a hull bears without breaking."""
    heavy = (Blast("beam-blast", 3),) if hull > 4 else ()
    return heavy + (Blast("laser-blast", 1),) * (hull - 1 - 3 * len(heavy))


def crowded() -> View:
    """Return a Maneuver phase in which all ships meet in one zone."""
    seen = usual(phase=Phase.MANEUVER)
    return with_fleet(
        with_fleet(seen, 0, ships=_gathered(0, Zone.YELLOW)), 1, ships=_gathered(1, Zone.BLUE)
    )


def _gathered(seat: Seat, zone: Zone) -> tuple[Ship, ...]:
    cards = EDITIONS[THIRD].ships[seat::4][:12]
    return tuple(Ship(c.id, zone, origin=ZONES[n % 4]) for n, c in enumerate(cards))


def by_hand() -> dict[str, View]:
    """Return boards that are hard to draw, by what is hard about them."""
    seen = usual()
    target = seen.fleets[1].ships[0].id
    shot = attack(seen)
    flux = Play(8, 1, "temporal-flux", defender=0, against=7, asked=(0,))
    squadrons = (
        Squadron("fighter-star", 0, target, 2),
        Squadron("bomber-star", 0, target, 4),
        Squadron("fighter-circle", 0),
    )
    return {
        "usual": seen,
        "second": usual(SECOND),
        "three": usual(seats=3),
        "five": usual(seats=5),
        "shot": replace(seen, stack=(shot,)),
        "answered": replace(seen, stack=(shot, flux)),
        "loud": replace(seen, stack=(replace(shot, sound=LOUDEST, lethal=True, damage=5),)),
        "unsaid": replace(seen, shot=replace(shot, sound=None, asked=())),
        "at a flagship": replace(
            seen, stack=(replace(shot, target=seen.fleets[1].flagship.value),)
        ),
        "launched": replace(seen, stack=(attack(seen, "fighter-star", ship=None, sound=None),)),
        "mined": replace(
            seen,
            stack=(
                attack(seen, "minefield-star", target=seen.fleets[1].flagship.value, ship=None),
            ),
        ),
        "squadrons": replace(seen, squadrons=squadrons),
        "hit": replace(seen, chain=Chain(Link.HIT, target, seen.fleets[0].ships[0].id)),
        "direct": replace(seen, chain=Chain(Link.DIRECT, target, None)),
        "scatter": replace(seen, question=Question(Asking.SCATTER, target, Zone.RED)),
        "boarded": replace(seen, question=Question(Asking.BOARD, target)),
        "drawn": replace(seen, question=Question(Asking.PLACE, drawn=2)),
        "called": replace(seen, agreed=frozenset({1})),
        "brutal soon": replace(seen, brutal_from=1),
        "brutal": replace(seen, brutal=True),
        "crowded": crowded(),
        "battered two": battered(THIRD, 2),
        "battered three": battered(SECOND, 3),
        "battered eight": battered(SECOND, 8),
        "swept": with_ship(seen, 0, swept=True),
        "by count": replace(seen, phase=Phase.OVER, ending=Ending.ROUNDS),
        "one left": _last(seen),
        "setting up": usual(phase=Phase.SETUP, placed=frozenset({1}), fleets=_unplaced(seen)),
    }


def _last(seen: View) -> View:
    ended = replace(seen, phase=Phase.OVER, ending=Ending.LAST, fallen=(1,))
    return with_fleet(ended, 1, alive=False, ships=(), blasts=())


def _unplaced(seen: View) -> tuple[Fleet, ...]:
    return tuple(replace(f, ships=(), sounds=()) for f in seen.fleets)


def holding(edition: EditionName, *cards: str) -> View:
    """Return seat 0's view with these cards in hand."""
    return replace(usual(edition), seat=0, hand=tuple(sorted(cards)))


def whole_deck(edition: EditionName) -> tuple[str, ...]:
    """Return every action card of an edition."""
    return deck(EDITIONS[edition])


def kept(seat: Seat = 0) -> View:
    """Return what a seat sees that has placed its ships in secret."""
    ships = tuple(card.id for card in EDITIONS[THIRD].ships[:6])
    seen = usual(phase=Phase.SETUP, placed=frozenset({seat}), fleets=_unplaced(usual()))
    return replace(seen, seat=seat, dealt=ships, kept=ships[:4])


@cache
def met_in_play(edition: EditionName, seats: int) -> tuple[View, ...]:
    """Return one view of each kind met in a random match, for a spectator and for a seat."""
    kinds: dict[object, View] = {}
    for state in _match(edition, seats):
        for seat in (None, state.active):
            seen = ENGINE.view(state, seat)
            kinds.setdefault(_kind(seen), seen)
    return tuple(kinds.values())


def _match(edition: EditionName, seats: int, most: int = 700) -> Iterator[State]:
    seed = f"sights {edition} {seats}"
    chance = Dice(seed, -1)
    state = ENGINE.start(Config(edition=edition), seats, Dice(seed, 0)).state
    for ply in range(1, most):
        yield state
        if ENGINE.outcome(state) is not None:
            return
        seat = min(ENGINE.to_act(state))
        action = _bold(chance, tuple(ENGINE.legal_actions(state, seat)))
        state = play(ENGINE, state, seat, action, Dice(seed, ply)).state


def _bold(chance: Dice, actions: tuple[Action, ...]) -> Action:
    """Return an action, more often a shot than chance alone would have it."""
    loud = [action for action in actions if isinstance(action, Fire | Launch | Place)]
    return chance.choice(loud if loud and chance.random() < 0.7 else actions)


def _kind(seen: View) -> object:
    return (
        seen.seat is None,
        seen.phase,
        bool(seen.stack),
        seen.shot is not None,
        seen.chain is not None and seen.chain.link,
        seen.question is not None and seen.question.asking,
        bool(seen.squadrons and seen.seat is None),
    )
