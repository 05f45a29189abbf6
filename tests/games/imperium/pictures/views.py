"""Views of Imperium Galáctica to draw: made by hand, and met in matches played at random."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from engines.core import Dice, play
from engines.imperium import ENGINE
from engines.imperium.board import (
    BLUE,
    RED,
    Bidding,
    Board,
    Effects,
    Mark,
    Phase,
    Radiation,
    Reason,
    Result,
    Unit,
)
from engines.imperium.cards import Card, Rank
from engines.imperium.clashes import CardWindow, Choice, Clash, Combat, Landing, Loss
from engines.imperium.missions import Mission
from engines.imperium.options import Config
from engines.imperium.questions import stage
from engines.imperium.setup import prepared
from engines.imperium.state import Committed, Hidden, State, View
from engines.imperium.systems import Size, Terrain
from engines.imperium.units import SQUADRONS, STELLAR, TYPES, Kind, tokens
from tests.games.imperium.positions import changed, planet, position, unit

HANDS = (
    (Card.PRECISION_SHOT, Card.SMUGGLING, Card.SMUGGLING, Card.JAMMING, Card.FORCED_TRUCE),
    (Card.REACTIVE_ARMOUR, Card.AMBUSH, Card.COUNTER_INTELLIGENCE),
)


def battle() -> State:
    """Return a position of red's combat phase with nearly everything on the map."""
    combats = (
        Combat(Clash.ATTACK, "F4", ("destroyer-1", "corvette-1")),
        Combat(Clash.INVASION, "E3", landings=(Landing("transport-1", (Kind.INFANTRY,) * 2),)),
        Combat(Clash.MINES, "G5", ("frigate-1",)),
        Combat(Clash.BOMBARDMENT, "E5", ("cruiser-1",)),
    )
    moved = (Mark.MOVED,)
    state = position(
        red={
            "G4": unit(Kind.DESTROYER, "IT", marks=moved),
            "F3": unit(Kind.CORVETTE, damaged=True),
            "E4": unit(Kind.TRANSPORT, "TTT"),
            "F5": unit(Kind.FRIGATE, marks=(Mark.BUILT,)),
            "D5": unit(Kind.CRUISER),
        },
        blue={"F4": unit(Kind.BATTLESHIP, "ATT", damaged=True), "C5": unit(Kind.BOMBER)},
        planets={
            "E3": planet(Size.MEDIUM, BLUE, "AT", Kind.CANNON, cannon_damaged=True),
            "E5": planet(Size.MEDIUM, BLUE, "T"),
            "H4": planet(Size.MEDIUM, RED, "TT", Kind.SHIELD, Kind.ION_CANNON),
        },
        points=(23, 7),
        hands=HANDS,
        mines={"G5": 2, "I4": 1},
        clouds=("B6",),
        radiation={"I5": Radiation(4, BLUE)},
        combats=combats,
        turn=3,
    )
    terrain = {**state.board.terrain, "K4": Terrain.BLACK_HOLE, "G6": Terrain.IONS}
    return changed(state, terrain={**terrain, "F2": Terrain.GATE})


def asked(state: State) -> State:
    """Return the battle while cards are laid at its first two combats."""
    found = changed(state, current=0, window=CardWindow((0, 1)))
    own = replace(found.hidden[RED], commits=(Committed(0, Card.PRECISION_SHOT),))
    theirs = replace(found.hidden[BLUE], commits=(Committed(0, Card.AMBUSH),))
    return found.with_hidden(RED, own).with_hidden(BLUE, theirs)


def picking(state: State) -> State:
    """Return the battle while blue picks what a bombardment takes."""
    choice = Choice(BLUE, Loss.BOMBARDMENT, "E3", (Kind.ARMOUR, Kind.INFANTRY, Kind.CANNON), 1)
    return changed(state, current=3, choice=choice)


def bids(amount: int = 4) -> State:
    """Return the bidding for the initiative."""
    state = battle()
    bidding = Bidding(BLUE, amount, RED)
    return changed(state, phase=Phase.INITIATIVE, first=None, combats=(), bidding=bidding)


def over(reason: Reason, winner: int | None) -> State:
    """Return the end of a match."""
    result = Result(reason, winner)
    return changed(battle(), phase=Phase.OVER, combats=(), result=result)


def secretive() -> State:
    """Return the battle with every secret of red's that there can be."""
    secrets = Hidden(
        hand=HANDS[RED],
        limit=9,
        pledge=(Card.JAMMING,),
        watch=Rank.COMMANDER,
        truce="H4",
        known=(Card.SMUGGLING,),
    )
    theirs = Hidden(hand=HANDS[BLUE], known=(Card.AMBUSH,))
    state = battle()
    return state.with_hidden(RED, secrets).with_hidden(BLUE, theirs)


def full(mission: Mission) -> State:
    """Return the most crowded position: every token of both sides on the map."""
    state = prepared(Config(mission=mission), Dice("full", 0), ENGINE.meta.rules_version)
    board = state.board
    free = [s for s in board.map.sectors if s not in board.planets and s not in board.terrain]
    sides = list(board.sides)
    for seat, part in ((RED, free[-len(free) // 2 :]), (BLUE, free[: len(free) // 2])):
        units = dict(zip(part, _tokens(), strict=False))
        sides[seat] = replace(sides[seat], units=units, points=50)
    planets = {
        s: replace(p, owner=n % 2, troops=(Kind.ARMOUR, Kind.INFANTRY))
        for n, (s, p) in enumerate(board.planets.items())
    }
    return state.with_board(replace(board, sides=(sides[0], sides[1]), planets=planets, turn=20))


def _tokens() -> list[Unit]:
    """Return one unit for each stellar token a side has, ships laden and damaged in turns."""
    found: list[Unit] = []
    for kind in sorted(STELLAR):
        count = tokens(TYPES[kind].pool) // (2 if kind in SQUADRONS else 1)
        cargo = (Kind.INFANTRY,) * TYPES[kind].front.troops
        cargo += (Kind.INTERCEPTOR,) * TYPES[kind].front.squadrons
        for number in range(1, count + 1):
            damaged = TYPES[kind].back is not None and number % 2 == 0
            found.append(Unit(f"{kind}-{number}", kind, damaged, cargo))
    return found


def effects() -> Board:
    """Return the battle's board with every effect of cards that is told."""
    found = Effects(
        supply_skipped=True,
        engineers=True,
        saving=8,
        wave=frozenset({"cruiser-1"}),
        truce="E3",
    )
    return replace(battle().board, effects=found)


BY_HAND: dict[str, State] = {
    "battle": battle(),
    "asked for cards": asked(battle()),
    "picking losses": picking(battle()),
    "bidding": bids(),
    "first bid": changed(bids(), bidding=Bidding(RED)),
    "secrets": secretive(),
    "effects": battle().with_board(effects()),
    "conquered": over(Reason.HOME_CONQUERED, RED),
    "drawn": over(Reason.TALLY_DRAWN, None),
    **{f"full {mission}": full(mission) for mission in Mission},
}


def seen(state: State, seat: int | None = None) -> View:
    """Return what a seat, or a spectator, sees of a position."""
    return ENGINE.view(state, seat)


@cache
def met_in_play() -> tuple[View, ...]:
    """Return one view of each kind and of each mission met in play, for all who may look."""
    kinds: dict[object, View] = {}
    for mission in Mission:
        for state in _match(mission):
            for seat in (None, RED):
                at = stage(state.board)
                if (seat, at) not in kinds or (seat, mission) not in kinds:
                    kinds[seat, at] = kinds[seat, mission] = seen(state, seat)
    return tuple({id(view): view for view in kinds.values()}.values())


def _match(mission: Mission) -> Iterator[State]:
    """Play mostly what is offered first, and sometimes anything else that is offered."""
    seed, wind = f"pictures of {mission}", Dice(f"pictures of {mission}", -1)
    state = ENGINE.start(Config(mission=mission), 2, Dice(seed, 0)).state
    ply = 0
    while ENGINE.outcome(state) is None and ply < 300:
        yield state
        ply += 1
        seat = min(ENGINE.to_act(state))
        offered = tuple(ENGINE.legal_actions(state, seat))
        action = offered[0] if wind.below(4) else wind.choice(offered)
        state = play(ENGINE, state, seat, action, Dice(seed, ply)).state
    yield state
