"""What is chosen to play a card openly: which, and on which units, sectors or building."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engines.choosing import Choice, Chosen, Pick
from engines.core import Text, text
from engines.imperium.actions import Play
from engines.imperium.board import enemy_beside, enemy_of
from engines.imperium.cards import CARDS, Card
from engines.imperium.maps import Sector
from engines.imperium.names import kind_name
from engines.imperium.plays import OPEN
from engines.imperium.ways.look import NOT_NEEDED, Choices, Look, Step, card_choice, only, step
from engines.imperium.wording import planet_words, target_name

PAIRS = (("one", "there"), ("two", "there_two"), ("three", "there_three"))
"""The steps of a Hyperspace Jump: who jumps, and where to."""


def _cards(look: Look, chosen: Chosen) -> Choices:
    return map(card_choice, look.playable)


def _on_panels(look: Look, chosen: Chosen) -> Choices:
    return (card_choice(card) for card in look.playable if card is not Card.HYPERSPACE_JUMP)


def _hyperspace(look: Look, chosen: Chosen) -> Choices:
    return (card_choice(card) for card in look.playable if card is Card.HYPERSPACE_JUMP)


def _chosen_card(look: Look, chosen: Chosen) -> Card | None:
    """Return the card that was chosen, if it can be played."""
    name = only(chosen, "card")
    return Card(name) if name in CARDS and Card(name) in look.playable else None


def _units(look: Look, chosen: Chosen) -> Pick:
    card = _chosen_card(look, chosen)
    if card is None or not OPEN[card].units:
        return NOT_NEEDED
    where = [at for at, unit in look.units.items() if any(look.aims_of(card, unit.id))]
    wave, jumps = card is Card.SECOND_WAVE, bool(OPEN[card].sectors)
    if wave:  # fighters first: a menu of several holds but some
        where.sort(key=lambda sector: not enemy_beside(look.board, look.seat, sector))
    title = "wave" if wave else "jumper" if jumps else "aim"
    choices = tuple(look.own(sector) for sector in where)
    most = min(OPEN[card].units, len(choices))
    return Pick(text(f"imperium-choose-{title}"), choices, most=most, loose=True)


def _sectors(look: Look, chosen: Chosen) -> Pick:
    card = _chosen_card(look, chosen)
    if card is None or not OPEN[card].sectors:
        return NOT_NEEDED
    title = text("imperium-choose-landing" if OPEN[card].units else "imperium-choose-aim")
    if OPEN[card].units:
        (*_, unit) = chosen.get("units") or ("",)
        plays: Iterable[Play] = look.jumps(card, unit)
    else:
        plays = look.aims(card)
    found = dict.fromkeys(play.sectors[-1] for play in plays)
    choices = tuple(Choice(at, _aim(look, at)) for at in found)
    return Pick(title, choices, most=max(1, min(OPEN[card].sectors, len(choices))))


def _aim(look: Look, at: Sector) -> Text:
    """Return what lies in a sector that a card can be aimed at."""
    board, seat = look.board, look.seat
    known = at in board.planets or at in board.mines or board.unit(enemy_of(seat), at) is not None
    return target_name(board, seat, at) if known else text("imperium-space", sector=at)


def _buildings(look: Look, chosen: Chosen) -> Pick:
    if _chosen_card(look, chosen) is not Card.SABOTAGE:
        return NOT_NEEDED
    (at, *_) = chosen.get("sectors") or ("",)
    choices = tuple(
        Choice(play.building, text("imperium-building-of", building=name, planet=planet))
        for play in look.aims(Card.SABOTAGE)
        if play.building is not None and at in ("", *play.sectors)
        for name in (kind_name(play.building),)
        for planet in (planet_words(look.board, play.sectors[0]),)
    )
    return Pick(text("imperium-choose-aim"), choices if at else _each(choices))


def _each(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """Return one choice for each value."""
    return tuple({choice.value: choice for choice in choices}.values())


def jump_of(chosen: Chosen, most: int = len(PAIRS)) -> Play:
    """Return the first jumps that were chosen one after the other."""
    play = Play(Card.HYPERSPACE_JUMP)
    for who, there in PAIRS[:most]:
        if only(chosen, who) and only(chosen, there):
            sectors = (*play.sectors, only(chosen, there))
            play = replace(play, units=(*play.units, only(chosen, who)), sectors=sectors)
    return play


def _may(title: str, choices: tuple[Choice, ...], number: int) -> Pick:
    """Return a step of a jump; only the first one must be made."""
    return Pick(text(title), choices, 0, usual=()) if number else Pick(text(title), choices)


def _jumper(number: int) -> Step:
    """Return the step that asks who jumps as the first, the second, the third."""

    def asked(look: Look, chosen: Chosen) -> Pick:
        before = jump_of(chosen, number)
        if len(before.units) < number:
            return NOT_NEEDED
        able = (
            look.own(sector)
            for sector, unit in look.units.items()
            if any(look.jumps(before.card, unit.id, before))
        )
        return _may("imperium-choose-jumper", tuple(able), number)

    return asked


def _landing(number: int) -> Step:
    """Return the step that asks where it lands."""

    def asked(look: Look, chosen: Chosen) -> Pick:
        who = only(chosen, PAIRS[number][0])
        before = jump_of(chosen, number)
        if not who or len(before.units) < number:
            return NOT_NEEDED
        found = (play.sectors[-1] for play in look.jumps(before.card, who, before))
        spaces = tuple(Choice(at, text("imperium-space", sector=at)) for at in found)
        return _may("imperium-choose-landing", spaces, number)

    return asked


every = step("card", _cards)
STEPS: dict[str, dict[str, Step]] = {
    "play": {
        "card": step("card", _on_panels),
        "units": _units,
        "sectors": _sectors,
        "building": _buildings,
    },
    "jump": {
        "card": step("card", _hyperspace),
        **{
            key: asked
            for number, (who, there) in enumerate(PAIRS)
            for key, asked in ((who, _jumper(number)), (there, _landing(number)))
        },
    },
}
"""The steps of playing a card; a Hyperspace Jump is chosen pair after pair on a panel."""
