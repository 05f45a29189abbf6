"""The guided first game of Mag·Blast's second edition: a turn with an upgrade and two ships hit."""

from __future__ import annotations

from engines.core import Text, text
from engines.lessons import Lesson, Prompt
from engines.magblast.model import (
    Card,
    Config,
    EditionName,
    End,
    Fire,
    Keep,
    Place,
    PlayCard,
    Reinforce,
    Respond,
    ShipId,
    Zone,
)
from engines.magblast.telling import SHIP_NAMES, ZONE_NAMES, card_name

COACH, PUPIL = 0, 1
BIG, NEWCOMER = "dreadnought-2", "destroyer-9"
FAR, NEAR = "scout-2", "scout-4"
CANNON, MAG, BEAM = "long-range-cannon-a", "mag-blast", "beam-blast"
PAID = ("beam-blast-c", "fighter-a-b")


def _tells(name: str, press: Text | str = "", *, ship: ShipId = BIG, card: Card = MAG) -> Text:
    """Return the sentence of a prompt, which may name a button, a ship, a card, and the zone."""
    return text(
        f"magblast-second-lesson-{name}",
        press=press,
        ship=SHIP_NAMES[ship],
        far=SHIP_NAMES[FAR],
        near=SHIP_NAMES[NEAR],
        card=card_name(card),
        zone=ZONE_NAMES[Zone.GREEN],
    )


def _chooses(name: str, way: str, **chosen: str) -> Prompt:
    """Return the prompt of a choice on the way to an action."""
    steps = {key: (value,) for key, value in chosen.items()}
    says = _tells(name, ship=chosen.get("ship", BIG), card=chosen.get("card", MAG))
    return Prompt(says, way=way, chosen=steps)


LESSON = Lesson(
    config=Config(edition=EditionName.SECOND),
    seats=2,
    seed="99635",
    pupil=PUPIL,
    before=((COACH, Keep(("dreadnought-5", NEAR, "cruiser-5", FAR))),),
    prompts=(
        Prompt(
            _tells("keep", text("magblast-keep")),
            (Keep((BIG, "scout-6", "cruiser-7", "dreadnought-4")),),
            then=(
                (COACH, End()),
                (COACH, End()),
                (COACH, Fire("mag-blast-c", "dreadnought-5", BIG, "Pyoo!")),
                (PUPIL, Respond(1)),
                (COACH, End()),
            ),
        ),
        Prompt(_tells("pay", text("magblast-do-reinforce")), (Reinforce(PAID),)),
        Prompt(_tells("place", ship=NEWCOMER), (Place(NEWCOMER, Zone.GREEN),)),
        Prompt(_tells("on", text("magblast-end-reinforce")), (End(),)),
        Prompt(_tells("stay", text("magblast-end-maneuver")), (End(),)),
        _chooses("upgrade", "play", card=CANNON),
        _chooses("upgraded", "play", card=CANNON, target=BIG),
        Prompt(
            _tells("play", text("magblast-do-play"), card=CANNON),
            (PlayCard(CANNON, BIG),),
            then=((COACH, Respond(2)),),
        ),
        _chooses("gun", "fire", ship=BIG),
        _chooses("card", "fire", ship=BIG, card=MAG),
        _chooses("target", "fire", ship=BIG, card=MAG, target=FAR),
        Prompt(
            _tells("shot", text("magblast-do-fire")),
            (Fire(MAG, BIG, FAR, "Ka-BLAM!"),),
            then=((COACH, Respond(3)),),
        ),
        _chooses("second-gun", "fire", ship=NEWCOMER),
        Prompt(
            _tells("second-shot", text("magblast-do-fire")),
            (Fire(BEAM, NEWCOMER, NEAR, "Zzzap!"),),
            then=((COACH, Respond(4)),),
        ),
    ),
)
