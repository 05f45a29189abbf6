"""The alt texts of Shazamm!'s pictures: lines of the account, as many as there is room for."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core import Player, Say, Seat, Text, text
from engines.shazamm.account import bets, bridge, came_of_it, cards, described, laid_words, standing
from engines.shazamm.model import Deal, Laid, Phase, Spell, Turn, View
from render.kit.canvas import ALT_LIMIT
from render.shazamm.words import fate_name, status


def board_alt(view: View, say: Say) -> str:
    """Return the board in words; spells lose their names where that is too long."""
    named = " ".join(_board(view, say, named=True))
    return named if len(named) <= ALT_LIMIT else " ".join(_board(view, say, named=False))


def hand_alt(view: View, say: Say) -> str:
    """Return a hand in words; where that is too long spells lose their effects, then names."""
    words = ""
    for brevity in range(3):
        words = " ".join(_hand(view, say, brevity=brevity))
        if len(words) <= ALT_LIMIT:
            break
    return words


def _board(view: View, say: Say, *, named: bool) -> Iterable[str]:
    yield say(text("shazamm-alt-round", round=view.round, turn=view.turn_number))
    if view.deal is not Deal.DRAWN:
        yield say(text(f"shazamm-alt-deal-{view.deal}"))
    yield say(bridge(view))
    if view.silenced:
        yield say(text("shazamm-alt-silenced"))
    yield from (say(_side(view, seat)) for seat in (0, 1))
    if view.phase is Phase.OVER and view.winner is None:
        yield say(text("shazamm-alt-draw"))
    if view.turn is not None:
        yield from _turn("this", view.turn, say, named=named)
    if view.choices:
        yield say(text("shazamm-alt-choices", spells=cards(view.choices, numbers=not named)))
    if view.last is not None:
        yield from _turn("last", view.last, say, named=named)


def _side(view: View, seat: Seat) -> Text:
    """Return how a wizard stands; while both choose in secret, not who has chosen."""
    state = status(view, seat)
    about = view.phase.value if state == "choosing" else state
    return standing(view, seat, Player(seat), about, numbers=True)


def _turn(which: str, turn: Turn, say: Say, *, named: bool) -> Iterable[str]:
    yield say(text(f"shazamm-alt-{which}-turn", turn=turn.number, round=turn.round))
    yield from _bets(turn, say, named=named)
    yield from map(say, came_of_it(turn))


def _bets(turn: Turn, say: Say, *, named: bool) -> Iterable[str]:
    for seat in (0, 1):
        laid = [card for card in turn.laid if card.seat == seat]
        spells = ", ".join(say(laid_words(c)) for c in laid) if named else _by_fate(laid, say)
        yield say(bets(turn, seat, spells or text("shazamm-alt-nothing")))


def _by_fate(laid: Iterable[Laid], say: Say) -> str:
    """Return the numbers of the cards, those with the same fate together."""
    numbers: dict[str, list[str]] = {}
    for card in laid:
        number = text("shazamm-picture-cloned", spell=card.spell) if card.cloned else None
        words = say(number) if number is not None else str(card.spell)
        numbers.setdefault(fate_name(card.fate, say), []).append(words)
    return ", ".join(
        say(text("shazamm-alt-laid", spell=", ".join(same), fate=fate))
        for fate, same in numbers.items()
    )


def _hand(view: View, say: Say, *, brevity: int) -> Iterable[str]:
    """Say what a hand shows: 0 with effects of its spells, 1 with names, 2 with numbers alone."""
    if view.seat is None:
        yield say(text("shazamm-alt-no-hand"))
        return
    bare = brevity == 2
    held = cards(view.hand, numbers=bare) if brevity else _described(view.hand, say)
    yield say(text("shazamm-alt-hand", mana=view.sides[view.seat].mana, spells=held))
    if view.silenced:
        yield say(text("shazamm-alt-hand-silenced"))
    if view.stock:
        yield say(text("shazamm-alt-stock", spells=cards(view.stock, numbers=bare)))
    yield from _situation(view, say, named=not bare)


def _situation(view: View, say: Say, *, named: bool) -> Iterable[str]:
    """Say what a hand shows of the board."""
    yield say(text("shazamm-alt-round", round=view.round, turn=view.turn_number))
    yield say(bridge(view))
    yield from (say(_side(view, seat)) for seat in (0, 1))
    if view.turn is not None and view.seat in view.choosing:
        yield from _turn("this", view.turn, say, named=named)
        if view.choices:
            yield say(text("shazamm-alt-choices", spells=cards(view.choices, numbers=not named)))
    if view.last is not None:
        yield say(text("shazamm-alt-last-turn", turn=view.last.number, round=view.last.round))
        yield from _bets(view.last, say, named=named)


def _described(spells: Iterable[Spell], say: Say) -> str:
    """Return cards with what they do; effects are sentences, so each ends in a full stop."""
    words = " ".join(say(described(spell)) for spell in spells)
    return words.rstrip(".") if words else say(text("shazamm-alt-nothing"))
