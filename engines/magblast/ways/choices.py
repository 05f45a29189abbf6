"""How the steps of Mag·Blast's ways and what can be chosen at them are called."""

from __future__ import annotations

from engines.choosing import Choice, Chosen
from engines.core import Text, text
from engines.magblast.cards import Flagship
from engines.magblast.concussion import thrown
from engines.magblast.imagine import imagine
from engines.magblast.model import (
    Action,
    Agree,
    Fire,
    Launch,
    Move,
    Place,
    PlayCard,
    Reinforce,
    Respond,
    Scatter,
    Sweep,
    Use,
)
from engines.magblast.telling import (
    ability,
    card_effect,
    card_label,
    card_name,
    place_of,
    ship_name,
)
from engines.magblast.view import View
from engines.magblast.ways import words

_TITLES = {
    "fire-ship": "shooter",
    "fire-card": "blast",
    "fire-target": "target",
    "launch-card": "other",
    "launch-target": "target",
    "play-card": "other",
    "play-target": "on",
    "sweep-ship": "other",
    "sweep-fleet": "sweep",
    "sweep-card": "sweep",
    "use-flagship": "other",
    "use-ship": "moved",
    "agree-call": "other",
    "follow-card": "other",
    "reinforce-cards": "payment",
    "reinforce-ship": "wish",
    "respond-cards": "answer",
}
"""What a panel asks, where that is not what a command says of the option."""
SCATTERED = ("ship1", "ship2", "ship3")
"""The steps of scattering a zone's ships."""


def title_of(view: View, verb: str, key: str) -> Text:
    """Return what is asked at a step."""
    if verb == "scatter":
        _, ships = thrown(imagine(view))
        return words.typed_ship(ships[SCATTERED.index(key)].id)
    if (verb, key) == ("use", "target"):
        robs = words.own_fleet(view).flagship in (Flagship.FREEP, Flagship.XXCHA)
        return text("magblast-choose-victim" if robs else "magblast-choose-target")
    found = _TITLES.get(f"{verb}-{key}")
    return text(f"magblast-choose-{found}" if found else f"magblast-command-{verb}-{key}-about")


def choice_of(view: View, key: str, action: Action, chosen: Chosen) -> Choice:
    """Return how what an action has at a step is called, given what was chosen at others."""
    match action:
        case Fire():
            return _shot(view, key, action, chosen)
        case Launch() | PlayCard() | Sweep() | Use() | Agree():
            return _other(view, key, action, chosen)
        case Reinforce():
            return (
                _ship(action.ship or "") if key == "ship" else _named(words.payment(action.cards))
            )
        case Place() if key == "ship":
            return _ship(action.ship)
        case Place():
            return _named(words.zone_for(words.own_fleet(view), action.zone))
        case Move() if key == "ship":
            return _named(words.own_ship(words.own_fleet(view), action.ship))
        case Move():
            fleet, known = words.own_fleet(view), "ship" in chosen
            return _named(words.zone_to(fleet, action.ship if known else "", action.zone))
        case Scatter():
            _, ships = thrown(imagine(view))
            at = SCATTERED.index(key)
            return _named(words.thrown_to(ships[at].id, action.zones[at]))
        case Respond():
            return _named(words.payment(action.cards))
        case _:
            raise AssertionError(action)


def _named(label: Text, about: Text | None = None) -> Choice:
    return Choice("", label, about)


def _ship(ship: str) -> Choice:
    """Return a ship that may be had, with what is printed on it."""
    return Choice("", words.typed_ship(ship), words.values(ship))


def _shot(view: View, key: str, shot: Fire, chosen: Chosen) -> Choice:
    match key:
        case "ship":
            ship = words.own_ship(words.own_fleet(view), shot.ship)
            return _named(ship, words.values(shot.ship))
        case "card":
            return _named(words.power(view, shot, "ship" in chosen))
        case _:
            return _aim(view, shot, chosen.keys() >= {"ship", "card"})


def _aim(view: View, attack: Fire | Launch, certain: bool) -> Choice:
    """Return what is attacked, and what comes of it where that is certain."""
    outcome = words.outcome_of(view, attack) if certain else None
    return Choice("", place_of(view, attack.target), None, outcome)


def _other(
    view: View, key: str, action: Launch | PlayCard | Sweep | Use | Agree, chosen: Chosen
) -> Choice:
    match action:
        case Launch() if key == "card":
            label = text("magblast-launch-it", card=card_label(action.card))
            return _named(label, card_effect(view.config.edition, action.card))
        case Launch():
            return _aim(view, action, "card" in chosen)
        case PlayCard() if key == "card":
            label = text("magblast-play-it", card=card_label(action.card))
            return _named(label, card_effect(view.config.edition, action.card))
        case PlayCard() if key == "target":
            return _named(words.played_on(view, action.target or ""))
        case PlayCard():
            return _named(words.payment(action.blasts))
        case Sweep():
            return _named(_swept(view, key, action))
        case Use():
            return _used(view, key, action)
        case Agree():
            return _named(text("magblast-assault"), text("magblast-assault-about"))


def _swept(view: View, key: str, sweep: Sweep) -> Text:
    match key:
        case "ship":
            ship = words.own_ship(words.own_fleet(view), sweep.ship)
            return text("magblast-sweep-with", ship=ship)
        case "fleet":
            return words.fleet_of(view, sweep.fleet)
        case _:
            return card_name(sweep.card)


def _used(view: View, key: str, use: Use) -> Choice:
    flagship = words.own_fleet(view).flagship
    match key:
        case "flagship":
            return _named(text("magblast-use-it", flagship=ship_name(flagship)), ability(flagship))
        case "ship":
            return _named(words.moved(view, use))
        case "card":
            damage = words.damage_moved(view, use)
            return _named(words.with_damage(card_label(use.card or ""), damage))
        case _:
            return _named(words.used_on(view, use))
