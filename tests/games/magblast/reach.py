"""How the choices of Mag·Blast are typed, and what of them can be done in one way only."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Seat
from engines.magblast.cards import Flagship
from engines.magblast.fleet import Fleet, owner_of
from engines.magblast.imagine import imagine
from engines.magblast.model import (
    Action,
    Agree,
    Discard,
    Draw,
    End,
    Finish,
    Fire,
    Hush,
    Keep,
    Launch,
    Maneuver,
    Move,
    Phase,
    Place,
    PlayCard,
    Reinforce,
    Respond,
    Scatter,
    Sound,
    Sweep,
    Use,
)
from engines.magblast.turn import overseen
from engines.magblast.view import View
from tests.laws.reaching import PRESSED, TYPED, OneWay, Typed, in_order, typed

KEEPS = (Discard(()), End())
ONE_WAY = (
    OneWay(
        PRESSED,
        lambda view, action: view.shot is not None and not isinstance(action, Sound | Hush),
        "while a shot waits for its sound the panel asks for nothing else",
    ),
    OneWay(
        PRESSED,
        lambda _, action: isinstance(action, Fire) and not action.sound,
        "the button that fires asks for the sound first",
        lambda fire: replace(fire, sound="Kaboom!"),
    ),
    OneWay(
        PRESSED,
        lambda _, action: isinstance(action, Move),
        "the panel gathers moves and makes them together",
        lambda move: Maneuver((move,)),
    ),
    OneWay(
        TYPED,
        lambda _, action: isinstance(action, Maneuver),
        "typed moves are made one by one",
    ),
    *(
        OneWay(
            how,
            lambda view, action: action in KEEPS and bool(overseen(imagine(view))),
            "who keeps all their cards says by the draw what is drawn",
        )
        for how in (PRESSED, TYPED)
    ),
)

_PARTS = ("ship", "card", "target")
_NAMED = {
    Flagship.BROTHERHOOD_OF_PEACE: _PARTS,
    Flagship.NAALU: ("ship", "target"),
    Flagship.FREEP: ("target",),
    Flagship.XXCHA: ("target",),
}
"""What is named where an ability is used; nothing for the others."""


def as_typed(view: View, action: Action) -> Typed:
    """Return the command for an action."""
    match action:
        case Keep(ships):
            return typed(
                "keep", **dict(zip(("yellow", "green", "red", "blue"), ships, strict=True))
            )
        case Discard(()):
            return typed("end")
        case Discard(cards):
            return typed("discard", cards="+".join(cards))
        case Draw(blasts):
            return typed("draw", blasts="+".join(blasts) or None)
        case Reinforce(cards, ship):
            return typed("reinforce", cards="+".join(cards), ship=ship)
        case Place(ship, zone):
            return typed("place", ship=ship, zone=zone.value)
        case Move(ship, zone):
            return typed("move", ship=ship, zone=zone.value)
        case Scatter(zones):
            return typed("scatter", **_numbered("ship", tuple(zone.value for zone in zones)))
        case Respond(_, answer, cards):
            return typed("respond", answer=answer.value, cards="+".join(cards) or None)
        case End():
            return typed("end")
        case Finish():
            return typed("finish")
        case _:
            return _fight(meaning(view, action))  # nobody types what an ability does not ask for


def meaning(view: View, action: Action) -> Action:
    """Return the same cards and moves in one order, and the end of a phase for doing nothing.

    Cards are drawn by themselves then, but by the Overseers of Kalgon, who could take others. A
    fleet is named by any of its ships, and what an ability does not ask for is not named.
    """
    match action:
        case Draw(()) if overseen(imagine(view)):
            return action
        case Discard(()) | Draw(()) | Maneuver(()):
            return End()
        case Finish() if view.phase is Phase.ATTACK:
            return End()
        case Discard() | Reinforce() | Respond():
            return in_order(action, "cards")
        case Draw() | PlayCard():
            return in_order(action, "blasts")
        case Maneuver(moves):
            stands = {move.ship: move for move in moves}
            return Maneuver(tuple(stands[ship] for ship in sorted(stands)))
        case Sweep():
            owner = owner_of(view.fleets, action.fleet)
            return action if owner is None else replace(action, fleet=_flagship(view, owner))
        case Use():
            named = _NAMED.get(_own(view).flagship, ())
            return replace(action, **{name: None for name in _PARTS if name not in named})
        case _:
            return action


def _own(view: View) -> Fleet:
    assert view.seat is not None
    return view.fleets[view.seat]


def _flagship(view: View, seat: Seat) -> str:
    """Return what stands for a fleet."""
    return view.fleets[seat].flagship.value


def _fight(action: Action) -> Typed:
    match action:
        case Fire(card, ship, target, sound):
            return typed("fire", card=card, ship=ship, target=target, sound=sound)
        case Launch(card, target, sound):
            return typed("launch", card=card, target=target, sound=sound)
        case Sound(words):
            return typed("sound", words=words)
        case Hush():
            return typed("hush")
        case PlayCard(card, target, blasts):
            return typed("play", card=card, target=target, blasts="+".join(blasts) or None)
        case Sweep(ship, fleet, card):
            return typed("sweep", ship=ship, fleet=fleet, card=card)
        case Use(ship, card, target):
            return typed("ability", ship=ship, card=card, target=target)
        case Agree():
            return typed("assault")
        case _:
            raise AssertionError(action)


def _numbered(name: str, values: tuple[str, ...]) -> dict[str, str]:
    return {f"{name}{number}": value for number, value in enumerate(values, start=1)}
