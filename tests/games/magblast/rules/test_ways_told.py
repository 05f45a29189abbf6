"""What the choices of a captain are called, and what is foretold of them."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.words.strings import speaker
from engines.choosing import Foretold, Path, follow
from engines.core import Text, text
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship, ShipType
from engines.magblast.model import Answer, Keep, Maneuver, Move, Phase, PlayCard, Respond, Use, Zone
from engines.magblast.state import Squadron, State
from engines.magblast.telling import ANSWER_NAMES, TYPE_NAMES, ship_name
from engines.magblast.ways import words
from tests.games.magblast.fleets import damaged
from tests.games.magblast.positions import RED, fire, launch, put, side, table
from tests.games.magblast.stepped import pick, ways

DINK, PLUTT, TASH = "scout-dink", "scout-plutt", "cruiser-tash"
FULL = (DINK, PLUTT, "scout-galha")


def gone(state: State, verb: str, **chosen: str) -> Path:
    """Return how far a way is gone with one value at each of some steps."""
    at = ways(state)
    way = next(way for way in at.now() if way.verb == verb)
    return follow(at, way, lambda key, _: (chosen[key],) if key in chosen else None)


def keys(foretold: Foretold | None) -> list[str]:
    assert foretold is not None
    return [line.key for line in foretold.lines]


# -- What is foretold --------------------------------------------------------------------------


def test_a_maneuver_is_shown_with_what_the_rules_have_against_it() -> None:
    state = table(side(yellow=FULL, green=(TASH,)), side(), phase=Phase.MANEUVER)
    at = ways(state)
    assert at.foretold(gone(state, "maneuver")) is None, "nothing moves"
    fine = at.foretold(gone(state, "maneuver", **{DINK: "r"}))
    assert fine == Foretold((Maneuver((Move(DINK, RED),)),))
    crowded = at.foretold(gone(state, "maneuver", **{TASH: "y"}))
    assert keys(crowded) == ["magblast-refusal-zone-crowded"]


def test_a_fleet_is_shown_as_it_would_stand() -> None:
    start = table(side(), side(), phase=Phase.SETUP)
    state = replace(start, dealt=((*FULL, TASH), ()), kept=((), ()))
    steps = dict(zip(map(str, Zone), (*FULL, TASH), strict=True))
    assert ways(state).foretold(gone(state, "keep", **steps)) == Foretold((Keep((*FULL, TASH)),))


def facing(*hand: str) -> State:
    """Return a scout facing a cruiser of hull six in its zone."""
    return table(
        side(Flagship.FREEP, yellow=(DINK,), hand=hand),
        side(yellow=(TASH,), hand=("spacedock", "asteroids-star")),
    )


def test_a_shot_is_told_with_what_it_leaves_before_its_sound_is_made() -> None:
    """A laser blast does one; a scout that rams does its speed, which is two."""
    state = facing("laser-blast", "ramming-speed")
    at = ways(state)
    shot = gone(state, "fire", ship=DINK, card="laser-blast", target=TASH)
    assert shot.open == "sound"
    told = at.foretold(shot)
    assert told is not None
    assert left(told.lines[0]) == (1, 5)
    assert at.words(shot) == told.lines[0]
    rams = at.foretold(gone(state, "fire", ship=DINK, card="ramming-speed", target=TASH))
    assert rams is not None
    assert left(rams.lines[0]) == (2, 4)
    assert at.foretold(gone(state, "fire", ship=DINK)) is None, "with what, at what?"


def left(aimed: Text) -> tuple[object, object]:
    outcome = aimed.args["outcome"]
    assert isinstance(outcome, Text)
    return outcome.args["damage"], outcome.args["left"]


def test_more_damage_than_a_hull_bears_leaves_nothing() -> None:
    view = ways(damaged(facing(), 1, TASH, "mag-blast")).view
    assert words.outcome(view, TASH, 5).args["left"] == 0
    assert words.outcome(view, TASH, 1).args["left"] == 0
    assert words.outcome(view, TASH, 0).args["left"] == 1


def test_a_card_is_told_with_what_it_is_played_on_and_what_it_takes_off() -> None:
    state = damaged(facing("spacedock"), 0, DINK, "laser-blast")
    played = gone(state, "play", card="spacedock", target=DINK, blasts="laser-blast")
    at = ways(state)
    assert at.words(played).key == "magblast-played-on"
    told = at.foretold(played)
    assert told is not None
    assert told.lines[0] == at.words(played)
    assert len(told.lines) == 2, "and what the card does"


# -- Names -------------------------------------------------------------------------------------


def test_what_a_card_is_played_on_is_named_as_its_player_sees_it() -> None:
    view = ways(facing()).view
    on_ship = words.play_words(view, put("spacedock", DINK))
    assert on_ship.args["target"] == words.own_ship(words.own_fleet(view), DINK)
    taken_off = words.play_words(view, put("spacedock", DINK, "laser-blast")).args["target"]
    assert isinstance(taken_off, Text)
    assert (taken_off.key, taken_off.args["ship"]) == (
        "magblast-off-ship",
        on_ship.args["target"],
    )
    fleets = [words.play_words(view, put("asteroids-star", f)) for f in ("freep", "the-glorp")]
    names = [one.args["target"] for one in fleets]
    assert [isinstance(one, Text) and one.key for one in names] == [
        "magblast-fleet-own",
        "magblast-fleet-of",
    ]
    assert words.play_words(view, PlayCard("reinforcements")).key != "magblast-played-on"


def test_an_attack_is_named_by_who_attacks() -> None:
    view = ways(facing()).view
    shot = words.aimed(view, fire("laser-blast", DINK, TASH))
    assert shot.args["attacker"] == words.typed_ship(DINK)
    squadron = words.aimed(view, launch("fighter-star", TASH))
    assert squadron.args["attacker"] != shot.args["attacker"]


def test_ships_have_their_type_in_their_name_once() -> None:
    """Those of the third edition have names, those of the second only numbers."""
    assert words.typed_ship(DINK) == text(
        "magblast-typed-ship", type=TYPE_NAMES[ShipType.SCOUT], ship=ship_name(DINK)
    )
    assert words.typed_ship("cruiser-9") == ship_name("cruiser-9")
    assert words.typed_ship("freep") == ship_name("freep")


def test_a_zone_is_named_with_its_ships_or_as_the_way_back() -> None:
    state = table(side(yellow=(DINK, PLUTT)), side(), phase=Phase.MANEUVER)
    zones = pick(state, "maneuver", DINK, {DINK: "r", "layout": "ok"})
    labels = {one.value: one.label for one in zones.choices}
    assert labels["y"].key == "magblast-zone-back"
    assert (labels["r"].key, labels["r"].args["count"]) == ("magblast-zone-with", 1)
    standing = pick(state, "maneuver", DINK).choices
    before = {one.value: one.label.args.get("count") for one in standing}
    assert before == {"y": 2, "g": 0, "r": 0, "b": 0}
    assert zones.title.key == "magblast-ship-moved"
    assert pick(state, "maneuver", PLUTT, {DINK: "r"}).title.key == "magblast-ship-in-zone"


def test_whom_an_ability_robs_and_what_damage_it_moves() -> None:
    view = ways(damaged(facing(), 0, DINK, "laser-blast")).view
    robbed = words.used_on(view, Use(target="the-glorp"))
    assert (robbed.key, robbed.args["count"]) == ("magblast-robbed", 2)
    assert words.damage_moved(view, Use(ship=DINK)) == 1
    assert words.damage_moved(view, Use(ship=DINK, card="laser-blast")) == 1
    assert words.damage_moved(view, Use(ship=DINK, card="mag-blast")) == 0
    moved = words.used_on(view, Use(ship=DINK, target=TASH))
    outcome = moved.args["outcome"]
    assert isinstance(outcome, Text)
    assert outcome.args["left"] == 5
    assert words.moved(view, Use(ship=DINK)).key == "magblast-with-damage"
    assert words.moved(view, Use(ship=DINK, card="laser-blast")).key == "magblast-ship-in-zone"


def test_an_answer_names_its_cards_where_there_are_no_others_for_it() -> None:
    fighter = Respond(1, Answer.INTERCEPT, ("fighter-star",))
    assert words.answer_words(fighter, certain=True).key == "magblast-answer-with"
    assert words.answer_words(fighter, certain=False) == ANSWER_NAMES[Answer.INTERCEPT]
    flux = Respond(1, Answer.FLUX)
    assert words.answer_words(flux, certain=True) == ANSWER_NAMES[Answer.FLUX]
    paid = Respond(1, Answer.ABILITY, ("laser-blast-star",))
    assert words.answer_words(paid, certain=True).key == "magblast-answer-paid"


def test_what_squadrons_do_is_foretold_for_this_turn_alone() -> None:
    """They go home when it ends, and their damage with them; what a shot does stays."""
    state = table(
        side(Flagship.FREEP, yellow=("carrier-woden",), hand=("fighter-star", "laser-blast")),
        side(Flagship.TRI_BOT, yellow=(TASH,)),
    )
    view = ENGINE.view(state, 0)
    raid, shot = launch("fighter-star", TASH), fire("laser-blast", "carrier-woden", TASH)
    assert words.outcome_of(view, shot).key == "magblast-outcome"
    foretold = words.outcome_of(view, raid)
    assert speaker("en")(foretold) == "2 damage until the turn ends, 4 hull left"
    assert speaker("es")(foretold) == "2 de daño hasta el fin del turno, casco restante: 4"
    doomed = damaged(state, 1, TASH, "mag-blast")
    assert speaker("en")(words.outcome_of(ENGINE.view(doomed, 0), raid)) == "2 damage, destroyed"


def test_what_a_shot_leaves_of_a_struck_ship_is_foretold_for_this_turn() -> None:
    """As it is told once it has hit; the damage itself stays."""
    state = table(
        side(Flagship.FREEP, yellow=("carrier-woden",), hand=("laser-blast",)),
        side(Flagship.TRI_BOT, yellow=(TASH,)),
    )
    state = replace(state, squadrons=(Squadron("fighter-star", 0, TASH, 2),))
    shot = fire("laser-blast", "carrier-woden", TASH)
    foretold = words.outcome_of(ENGINE.view(state, 0), shot)
    assert speaker("en")(foretold) == "1 damage, 3 hull left this turn"
    assert speaker("es")(foretold) == "1 de daño, casco restante este turno: 3"
    doomed = damaged(state, 1, TASH, "mag-blast")
    assert words.outcome_of(ENGINE.view(doomed, 0), shot).key == "magblast-outcome"
