"""Cards that are played openly in a phase, and what they are aimed at; no Discord."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from cogs.games.imperium.choices import card_choice, own, units
from cogs.games.imperium.codec import written
from cogs.games.imperium.menus import ORDER, PAGE, Chosen, orders, picks
from cogs.games.imperium.plan import possible
from cogs.games.imperium.words import planet_words, target_name
from cogs.panels.panel import Button, Choice, Menu, Row, Style
from engines.core import text
from engines.imperium.actions import Play
from engines.imperium.board import enemy_beside, enemy_of, engaged
from engines.imperium.cards import CARDS, DESIGNS, Card
from engines.imperium.effects.moving import JUMP
from engines.imperium.maps import Sector
from engines.imperium.names import kind_name
from engines.imperium.plays import OPEN
from engines.imperium.space import is_free
from engines.imperium.state import View
from engines.imperium.units import BUILDINGS, UnitId

PAIR = "="
JOIN = "+"


def playable(view: View) -> tuple[Card, ...]:
    """Return the cards of the viewer's hand that can be played openly in this phase."""
    hand = view.own.hand if view.own else ()
    now = view.board.phase.value
    played = view.board.effects.played
    cards = (card for card in dict.fromkeys(hand) if card in OPEN and card not in played)
    fitting = (card for card in cards if DESIGNS[card].timing.value == now)
    return tuple(card for card in fitting if any(True for _ in aims(view, card)))


def aims(view: View, card: Card) -> Iterator[Play]:
    """Return the ways to play a card; of those that take several units, the first steps."""
    return (play for play in _tried(view, card) if possible(view, play))


def _tried(view: View, card: Card) -> Iterable[Play]:
    found = OPEN[card]
    if card is Card.SABOTAGE:
        return _sabotages(view)
    if found.units and found.sectors:
        return chain.from_iterable(jumps(view, card, unit.id) for unit in units(view).values())
    if found.units:
        return (Play(card, (unit.id,)) for unit in units(view).values())
    if found.sectors:
        return (Play(card, sectors=(sector,)) for sector in view.board.map.sectors)
    return (Play(card),)


def _sabotages(view: View) -> Iterator[Play]:
    board = view.board
    return (
        Play(Card.SABOTAGE, sectors=(sector,), building=building)
        for sector in board.controlled(enemy_of(view.seat or 0))
        for building in sorted(board.planets[sector].buildings & BUILDINGS)
    )


def jumps(view: View, card: Card, unit: UnitId) -> Iterator[Play]:
    """Return where a card can let a unit jump."""
    board, seat = view.board, view.seat or 0
    start = board.where(seat, unit)
    if start is None or engaged(board, seat, start):
        return iter(())
    near = board.map.within(start, JUMP) if card is Card.SHORT_JUMP else board.map.sectors
    tried = (Play(card, (unit,), (sector,)) for sector in near if is_free(board, sector))
    return (play for play in tried if possible(view, play))


def card_menu(view: View, chosen: Chosen) -> list[Row]:
    """Return the menu of the cards that can be played now."""
    lines = tuple(card_choice(card) for card in playable(view))
    if not lines:
        return []
    named = Chosen("card", chosen.of.split(JOIN)[0]) if chosen.what[:4] == "card" else Chosen()
    return [picks(text("imperium-choose-card"), lines, named, "card", "cards")]


def card_panel(view: View, chosen: Chosen) -> list[Row]:
    """Return what a chosen card can be aimed at."""
    name, *parts = chosen.of.split(JOIN)
    if name not in CARDS or Card(name) not in playable(view):
        return []
    card = Card(name)
    found = OPEN[card]
    if found.units and found.sectors:
        return _jump_panel(view, chosen, card, parts)
    return _aim_panel(view, chosen, card)


def _aim_panel(view: View, chosen: Chosen, card: Card) -> list[Row]:
    plays = tuple(aims(view, card))
    if plays == (Play(card),):
        button = Button(ORDER, text("imperium-play-it"), Style.MAIN, written(plays[0]))
        return [(button,)]
    if card is Card.SECOND_WAVE:
        lines = tuple(own(view, sector) for sector in _nearest(view, plays))
        return [Menu("wave", text("imperium-choose-wave"), lines, most=min(2, len(lines)))]
    lines = tuple(_aim(view, number, play) for number, play in enumerate(plays))
    title = text("imperium-choose-aim")
    return [orders(title, lines, chosen, "aimed", lambda number: plays[int(number)])]


def _nearest(view: View, plays: tuple[Play, ...]) -> list[Sector]:
    """Return where the units of some plays stand, as many as a menu holds, fighters first."""
    sectors = [_where(view, play.units[0]) for play in plays]
    sectors.sort(key=lambda sector: not enemy_beside(view.board, view.seat or 0, sector))
    return sectors[: PAGE + 1]


def _where(view: View, unit: UnitId) -> str:
    return view.board.where(view.seat or 0, unit) or ""


def _aim(view: View, number: int, play: Play) -> Choice:
    if play.building is not None:
        place = planet_words(view.board, play.sectors[0])
        words = text("imperium-building-of", building=kind_name(play.building), planet=place)
        return Choice(str(number), words)
    if play.units:
        line = own(view, _where(view, play.units[0]))
        return Choice(str(number), line.label, line.about)
    at = play.sectors[0]
    lies = at in view.board.planets or view.board.unit(enemy_of(view.seat or 0), at) is not None
    known = lies or at in view.board.mines
    place = (
        target_name(view.board, view.seat or 0, at) if known else text("imperium-space", sector=at)
    )
    return Choice(str(number), place)


def _jump_panel(view: View, chosen: Chosen, card: Card, parts: list[str]) -> list[Row]:
    """Return the menus of who jumps and where to; pairs chosen before stand in `parts`.

    Ships are named by their sectors, so that three of them fit into a draft.
    """
    done = _pairs(parts)
    last = parts[-1] if parts and PAIR not in parts[-1] else ""
    taken = [start for start, _ in done]
    others = {at: unit.id for at, unit in units(view).items() if at not in taken}
    able = [at for at, unit in others.items() if next(jumps(view, card, unit), None)]
    named = JOIN.join((card, *(part for part in parts if PAIR in part)))
    lines = tuple(Choice(f"{named}{JOIN}{at}", own(view, at).label) for at in able)
    title = text("imperium-choose-jumper")
    rows: list[Row] = []
    if lines and len(done) < OPEN[card].units:
        rows.append(picks(title, lines, chosen, "card", "jumpers"))
    if last in others:
        rows += _landings(view, chosen, card, last, done)
    ships = units(view)
    if done and all(start in ships for start in taken):
        play = Play(card, tuple(ships[at].id for at in taken), tuple(to for _, to in done))
        rows.append((Button(ORDER, text("imperium-play-it"), Style.MAIN, written(play)),))
    return rows


def _pairs(parts: list[str]) -> list[tuple[Sector, Sector]]:
    """Return from where to where the ships jump that were chosen."""
    split = (part.partition(PAIR) for part in parts if PAIR in part)
    return [(start, to) for start, _, to in split]


def _landings(
    view: View, chosen: Chosen, card: Card, start: Sector, done: list[tuple[Sector, Sector]]
) -> list[Row]:
    unit = units(view)[start].id
    free = [
        s for play in jumps(view, card, unit) for s in play.sectors if s not in dict(done).values()
    ]
    if not free:
        return []
    title = text("imperium-choose-landing")
    if OPEN[card].units == 1:
        lines = tuple(Choice(s, text("imperium-space", sector=s)) for s in free)
        return [orders(title, lines, chosen, "landings", lambda s: Play(card, (unit,), (s,)))]
    before = JOIN.join((card, *(f"{at}{PAIR}{to}" for at, to in done)))
    lines = tuple(
        Choice(f"{before}{JOIN}{start}{PAIR}{s}", text("imperium-space", sector=s)) for s in free
    )
    return [picks(title, lines, chosen, "card", "landings")]
