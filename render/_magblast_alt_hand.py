"""The alt text of a hand of Mag·Blast: what is asked, the flagship, the cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engines.core import Say, text
from engines.magblast.editions import HULLS, SHIP_CARDS
from engines.magblast.model import ZONES, EditionName, Phase, ShipId
from engines.magblast.prompts import prompt
from engines.magblast.telling import (
    ANSWER_NAMES,
    TURRET_NAMES,
    TYPE_NAMES,
    ability,
    card_effect,
    card_label,
    ship_name,
)
from engines.magblast.view import View
from render._magblast_words import zone_words
from render.kit import ALT_LIMIT


def hand_alt(view: View, say: Say) -> str:
    """Return a hand in words; cards lose their effects where that is too long."""
    if view.seat is None:
        return say(text("magblast-alt-no-hand"))
    whole = " ".join(_hand(view, say, effects=True))
    return whole if len(whole) <= ALT_LIMIT else " ".join(_hand(view, say, effects=False))


def _hand(view: View, say: Say, *, effects: bool) -> Iterator[str]:
    assert view.seat is not None
    fleet = view.fleets[view.seat]
    yield say(prompt(view))
    if view.answer is not None:
        answer = ANSWER_NAMES[view.answer.answer]
        yield say(text("magblast-picture-answered", answer=answer))
    left = max(view.hull_left(fleet.flagship.value), 0)
    yield say(text("magblast-alt-own", flagship=ship_name(fleet.flagship.value), left=left))
    yield say(ability(fleet.flagship))
    if fleet.uses:
        yield f"{say(text('magblast-picture-uses', count=fleet.uses)).capitalize()}."
    yield from _ships(view, say)
    if view.phase is Phase.SETUP:
        return
    cards = Counter(view.hand)
    parts = [
        _card(card, count, view.config.edition, say, effects=effects)
        for card, count in cards.items()
    ]
    yield f"{say(text('magblast-picture-hand', count=len(view.hand)))}."
    yield " ".join(parts) if effects else ", ".join(parts)


def _card(card: str, count: int, edition: EditionName, say: Say, *, effects: bool) -> str:
    name = say(card_label(card))
    if count > 1:
        name = f"{count} × {name}"
    return f"{name}: {say(card_effect(edition, card))}" if effects else name


def _ships(view: View, say: Say) -> Iterator[str]:
    if view.kept:
        placed = zip(ZONES, view.kept, strict=True)
        words = ", ".join(f"{zone_words(zone, say)}: {_ship(ship, say)}" for zone, ship in placed)
        yield f"{say(text('magblast-picture-kept'))}: {words}."
    elif view.dealt:
        words = ", ".join(_ship(ship, say) for ship in view.dealt)
        yield f"{say(text('magblast-picture-dealt'))}: {words}."
    if view.drawn:
        words = ", ".join(_ship(ship, say) for ship in view.drawn)
        yield f"{say(text('magblast-picture-drawn'))}: {words}."


def _ship(ship: ShipId, say: Say) -> str:
    card = SHIP_CARDS[ship]
    turrets = "+".join(say(TURRET_NAMES[turret]) for turret in card.turrets)
    facts = (
        say(TYPE_NAMES[card.type]),
        say(text("magblast-alt-hull", hull=HULLS[ship])),
        say(text("magblast-alt-speed", speed=card.speed)),
        turrets,
    )
    return f"{say(ship_name(ship))} ({', '.join(facts)})"
