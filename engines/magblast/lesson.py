"""The guided first game of Mag·Blast's third edition: a turn, from a fleet to a ship destroyed."""

from __future__ import annotations

from engines.core import Text, text
from engines.lessons import Deed, Lesson, Prompt
from engines.magblast.model import (
    Card,
    Config,
    End,
    Fire,
    Keep,
    Maneuver,
    Move,
    Place,
    Reinforce,
    Respond,
    ShipId,
    Zone,
)
from engines.magblast.telling import SHIP_NAMES, ZONE_NAMES, card_name

COACH, PUPIL = 0, 1
PREY, WOUNDED, FLANKER, NEWCOMER = (
    "minesweeper-portellis",
    "cruiser-badal",
    "cruiser-cuddrr",
    "gunship-nylev",
)
BEAM, LASER = "beam-blast", "laser-blast"
_SOUNDS = {BEAM: "Ka-BLAM!", LASER: "Pew pew!"}
PAID = ("beam-blast-diamond", "bomber-diamond-diamond")


def _says(name: str, press: Text | str = "", *, ship: ShipId = PREY, card: Card = BEAM) -> Text:
    """Return the sentence of a prompt, which may name a button, a ship, a card, and the zone."""
    return text(
        f"magblast-lesson-{name}",
        press=press,
        ship=SHIP_NAMES[ship],
        prey=SHIP_NAMES[PREY],
        card=card_name(card),
        zone=ZONE_NAMES[Zone.YELLOW],
    )


def _shot(name: str, ship: ShipId, card: Card, number: int, *then: Deed) -> Prompt:
    """Return the prompt of a shot at the prey, with a sound; the coach has no answer to it."""
    passes: Deed = (COACH, Respond(number))
    return Prompt(
        _says(name, text("magblast-do-fire"), ship=ship, card=card),
        (Fire(card, ship, PREY, _SOUNDS[card]),),
        then=(passes, *then),
    )


def _fires_from(name: str, ship: ShipId) -> Prompt:
    return Prompt(_says(name, ship=ship), way="fire", chosen={"ship": (ship,)})


LESSON = Lesson(
    config=Config(),
    seats=2,
    seed="53",
    pupil=PUPIL,
    before=((COACH, Keep((PREY, "destroyer-skie", "destroyer-inanna", "scout-zinoth"))),),
    prompts=(
        Prompt(
            _says("keep", text("magblast-keep")),
            (Keep((WOUNDED, FLANKER, "destroyer-rulack-moor", "cruiser-freya")),),
            then=(
                (COACH, End()),
                (COACH, End()),
                (COACH, Fire(LASER, PREY, WOUNDED, "Pyoo!")),
                (PUPIL, Respond(1)),
                (COACH, End()),
            ),
        ),
        Prompt(_says("pay", text("magblast-do-reinforce"), ship=WOUNDED), (Reinforce(PAID),)),
        Prompt(_says("place", ship=NEWCOMER), (Place(NEWCOMER, Zone.YELLOW),)),
        Prompt(_says("on", text("magblast-end-reinforce")), (End(),)),
        Prompt(_says("mover", ship=FLANKER), way="maneuver", chosen={FLANKER: ()}),
        Prompt(_says("zone", ship=FLANKER), way="maneuver", chosen={FLANKER: ("y",)}),
        Prompt(
            _says("move", text("magblast-move-these", count=1)),
            (Maneuver((Move(FLANKER, Zone.YELLOW),)),),
        ),
        _fires_from("gun", FLANKER),
        _shot("shot", FLANKER, BEAM, 2),
        _fires_from("second-gun", NEWCOMER),
        Prompt(
            _says("card", card=LASER),
            way="fire",
            chosen={"ship": (NEWCOMER,), "card": (LASER,)},
        ),
        _shot("second-shot", NEWCOMER, LASER, 3),
        Prompt(_says("end", text("magblast-end-attack")), (End(),)),
    ),
)
