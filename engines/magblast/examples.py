"""Positions on which the rules of Mag·Blast are explained: two fleets of the third edition."""

from __future__ import annotations

from engines.examples import Example
from engines.magblast.cards import Flagship
from engines.magblast.editions import EDITIONS
from engines.magblast.fleet import Blast, Fleet, Ship
from engines.magblast.model import Config, Phase, Zone
from engines.magblast.state import Play, State
from engines.magblast.view import view

_SHOOTING = Fleet(
    Flagship.THE_GLORP,
    ships=(
        Ship("dreadnought-zeus", Zone.YELLOW),
        Ship("cruiser-freya", Zone.GREEN),
        Ship("scout-hundog", Zone.RED),
        Ship("carrier-woden", Zone.BLUE),
    ),
)
_TARGETS = Fleet(
    Flagship.MHEE_YOW_MEEX,
    ships=(
        Ship("destroyer-skie", Zone.YELLOW),
        Ship("cruiser-tash", Zone.YELLOW, blasts=(Blast("beam-blast", 3),)),
        Ship("scout-plutt", Zone.RED),
        Ship("minesweeper-vnkar", Zone.BLUE),
    ),
)
_SHOT = Play(
    number=1,
    seat=0,
    card="beam-blast",
    target=Flagship.MHEE_YOW_MEEX.value,
    defender=1,
    ship="cruiser-freya",
    zone=Zone.GREEN,
    damage=3,
    sound="ZZAAP!",
    asked=(1,),
)


def _attack() -> State:
    """Return an attack in which a shot at a flagship waits for its answers."""
    fleets = (_SHOOTING, _TARGETS)
    away = {ship.id for fleet in fleets for ship in fleet.ships}
    box = EDITIONS[Config().edition]
    return State(
        config=Config(),
        phase=Phase.ATTACK,
        fleets=fleets,
        hands=(("laser-blast",) * 4, ("beam-blast",) * 5),
        action_deck=("laser-blast",) * 60,
        ship_deck=tuple(ship.id for ship in box.ships if ship.id not in away),
        decisions=(1, 1),
        seen=(((), ()), ((), ())),
        turn=5,
        round=3,
        stack=(_SHOT,),
        answers=((None, None),),
    )


EXAMPLES = {6: Example(view(_attack(), None))}
