"""What is laid out rather than chosen among single actions: fleets, cards, maneuvers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engines.choosing import Choice, Chosen, Pick
from engines.core import Text, text
from engines.magblast.editions import ICONS
from engines.magblast.imagine import imagine, legal
from engines.magblast.model import ZONES, Card, Maneuver, Move, ShipId, Zone
from engines.magblast.preview import maneuvered
from engines.magblast.telling import ZONE_NAMES, card_effect, card_label
from engines.magblast.turn import overseen
from engines.magblast.view import View
from engines.magblast.ways import words

MOST_TAKEN = 3
"""How many blasts the Overseers of Kalgon take; of one kind more need not be shown."""
LAYOUT = "layout"
"""The last step of a maneuver, which can be taken where the rules allow all the others."""
_ZONES = {zone.value[0]: zone for zone in ZONES}


# -- Set-up ------------------------------------------------------------------------------------


def ships_for(view: View, key: str, chosen: Chosen) -> Pick:
    """Return the ships that may stand in a zone, beside those chosen for others.

    The one that changed places with another is usual, else the one that was kept or dealt.
    """
    zone = Zone(key)
    placed = {ship for other, ships in chosen.items() if other != zone for ship in ships}
    free = [ship for ship in view.dealt if ship not in placed]
    first = view.kept or view.dealt
    likely = (first[ZONES.index(zone)], *first, *view.dealt)
    usual = next((ship for ship in likely if ship in free), None)
    choices = tuple(Choice(ship, _in_zone(zone, ship), words.values(ship)) for ship in free)
    return Pick(ZONE_NAMES[zone], choices, usual=None if usual is None else (usual,))


def _in_zone(zone: Zone, ship: ShipId) -> Text:
    return text("magblast-zone-ship", zone=ZONE_NAMES[zone], ship=words.typed_ship(ship))


# -- Cards -------------------------------------------------------------------------------------


def thrown_away(view: View) -> Pick:
    """Return the cards in hand, of which several may be thrown away."""
    return _cards(view, text("magblast-choose-discard"), view.hand, len(view.hand))


def taken(view: View) -> Pick:
    """Return the discarded blasts that the Overseers of Kalgon may take."""
    several = Counter(overseen(imagine(view)))
    blasts = (several & Counter(dict.fromkeys(several, MOST_TAKEN))).elements()
    return _cards(view, text("magblast-choose-take"), blasts, MOST_TAKEN)


def _cards(view: View, title: Text, cards: Iterable[Card], most: int) -> Pick:
    """Return cards; of twins all but the first have a number behind them."""
    ordered = sorted(cards, key=lambda card: (len(ICONS[card]), card))
    choices: list[Choice] = []
    for at, card in enumerate(ordered):
        before = ordered[:at].count(card)
        value = f"{card}.{before}" if before else card
        choices.append(Choice(value, card_label(card), card_effect(view.config.edition, card)))
    return Pick(title, tuple(choices), least=0, most=min(most, len(choices)))


# -- Maneuvers ---------------------------------------------------------------------------------


def maneuver_keys(view: View) -> tuple[str, ...]:
    """Return the steps of a maneuver: one for each ship, and the last word."""
    return (*(ship.id for ship in words.own_fleet(view).ships), LAYOUT)


def moving(view: View, key: str, chosen: Chosen, moves: Iterable[Move]) -> Pick:
    """Return where a ship may go, given where others go; or whether all may stand so."""
    if key == LAYOUT:
        fits = bool(moved(view, chosen)) and bool(legal(view, [maneuver(view, chosen)]))
        return Pick(text("magblast-choose-mover"), (Choice("ok", text("magblast-name")),) * fits)
    ship = words.own_fleet(view).ship(key)
    assert ship is not None, key
    fleet = words.own_fleet(maneuvered(view, moved(view, chosen)))
    near = {move.zone for move in moves if move.ship == ship.id} | {ship.zone}
    zones = tuple(
        Choice(letter, words.zone_to(fleet, ship.id, zone))
        for letter, zone in _ZONES.items()
        if zone in near
    )
    title = words.moved_ship(fleet, ship.id, ship.id in moved(view, chosen))
    return Pick(title, zones, usual=(ship.zone.value[0],), about=words.values(ship.id))


def moved(view: View, chosen: Chosen) -> dict[ShipId, Zone]:
    """Return the ships that are moved, and where to; what is typed may be no zone."""
    to = {s: _ZONES.get(chosen[s.id][0]) for s in words.own_fleet(view).ships if chosen.get(s.id)}
    return {s.id: zone for s, zone in to.items() if zone is not None and s.zone is not zone}


def maneuver(view: View, chosen: Chosen) -> Maneuver:
    """Return the moves one after the other."""
    return Maneuver(tuple(Move(ship, zone) for ship, zone in moved(view, chosen).items()))
