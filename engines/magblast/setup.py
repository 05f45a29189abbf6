"""Before the first turn ("Preparación del juego")."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice, permutations

from msgspec.structs import replace

from engines.core import Dice, Player, Seat
from engines.magblast.cards import Edition
from engines.magblast.editions import EDITIONS, SHIP_CARDS, deck
from engines.magblast.fleet import Fleet, Ship
from engines.magblast.model import ZONES, Config, Keep, Phase, ShipId
from engines.magblast.refusals import refuse
from engines.magblast.state import State
from engines.magblast.supply import deal_cards, discard_ships
from engines.magblast.telling import Run, ship_name, ship_names
from engines.magblast.turn import HAND, begin_turn
from engines.versions import Stamp

KEPT = len(ZONES)
SOME = 7
"""Of all ways to place four of six ships every seventh is offered."""


def prepared(config: Config, seats: int, run: Run, rules: Stamp) -> State:
    """Shuffle, deal flagships and ships, and let everyone choose and place in secret."""
    edition = EDITIONS[config.edition]
    dice = run.dice
    flagships = dice.shuffled(edition.flagships)[:seats]
    ships = dice.shuffled(ship.id for ship in edition.ships)
    dealt = edition.ships_dealt
    run.tell("start", edition=str(edition.name), count=seats)
    for seat, flagship in enumerate(flagships):
        run.tell("flagship", player=Player(seat), flagship=ship_name(flagship))
    run.tell("choose-ships", dealt=dealt)
    return State(
        config=config,
        phase=Phase.SETUP,
        fleets=tuple(Fleet(flagship, edition.uses.get(flagship, 0)) for flagship in flagships),
        hands=((),) * seats,
        action_deck=_shuffled_cards(edition, dice),
        ship_deck=ships[dealt * seats :],
        decisions=(1,) * seats,
        seen=(((),) * seats,) * seats,
        dealt=tuple(ships[dealt * seat : dealt * (seat + 1)] for seat in range(seats)),
        kept=((),) * seats,
        rules=rules,
    )


def _shuffled_cards(edition: Edition, dice: Dice) -> tuple[str, ...]:
    return dice.shuffled(deck(edition))


def check_keep(state: State, seat: Seat, action: Keep) -> None:
    """Raise `IllegalAction` unless these are four different ships of those dealt."""
    if state.phase is not Phase.SETUP:
        raise refuse("already-placed")
    dealt = state.dealt[seat]
    strangers = set(action.ships) - set(dealt)
    if strangers or len(set(action.ships)) != KEPT or len(action.ships) != KEPT:
        raise refuse("keep-four", ships=ship_names(dealt), dealt=len(dealt))


def keep(state: State, seat: Seat, action: Keep, run: Run) -> State:
    """Place four ships in secret; when everyone has, reveal them and begin."""
    same, again = state.kept[seat] == action.ships, bool(state.kept[seat])
    kept = (*state.kept[:seat], action.ships, *state.kept[seat + 1 :])
    state = replace(state, kept=kept)
    if same:
        run.whisper({seat}, "placed-same")
    elif again:
        run.whisper({seat}, "placed-anew", ships=ship_names(action.ships))
    else:
        run.tell("placed", player=Player(seat))
    return _revealed(state, run) if all(kept) else state


def _revealed(state: State, run: Run) -> State:
    """Turn up all ships, discard those not kept, deal the hands, and begin."""
    run.revealed = True
    for seat, ships in enumerate(state.kept):
        hull = sum(SHIP_CARDS[ship].hull for ship in ships)
        run.tell("reveals", player=Player(seat), ships=ship_names(ships), hull=hull)
        left = tuple(ship for ship in state.dealt[seat] if ship not in ships)
        state = discard_ships(state, left)
    fleets = tuple(
        replace(fleet, ships=_placed(ships))
        for fleet, ships in zip(state.fleets, state.kept, strict=True)
    )
    state = replace(state, fleets=fleets, dealt=(), kept=())
    state = deal_cards(state, HAND, run)
    first = _first(state, run)
    return begin_turn(replace(state, first=first), first, run)


def _placed(ships: tuple[ShipId, ...]) -> tuple[Ship, ...]:
    return tuple(Ship(ship, zone) for ship, zone in zip(ships, ZONES, strict=True))


def _first(state: State, run: Run) -> Seat:
    """Return whose fleet has the lowest sum of hulls; chance decides a tie (ruling 10)."""
    hulls = [fleet.hull for fleet in state.fleets]
    lowest = [seat for seat, hull in enumerate(hulls) if hull == min(hulls)]
    seat = run.dice.choice(lowest) if len(lowest) > 1 else lowest[0]
    run.tell("first", player=Player(seat), hull=hulls[seat], tied=len(lowest) - 1)
    return seat


@lru_cache(maxsize=64)
def keeps(dealt: tuple[ShipId, ...]) -> tuple[Keep, ...]:
    """Return a varied choice of ships and places, the first four as dealt to begin with."""
    step = 1 if len(dealt) == KEPT else SOME
    return tuple(map(Keep, islice(permutations(dealt, KEPT), 0, None, step)))
