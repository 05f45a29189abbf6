"""The alt texts of Shazamm!'s pictures: all that they show, in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core import Say, Seat, text
from engines.shazamm.model import SLABS, Deal, Laid, Phase, RoundEnd, Spell, Turn, View
from render.kit.canvas import ALT_LIMIT
from render.shazamm.words import fate_name, full_name, laid_name, spell_name, status


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
    yield _bridge(view, say)
    if view.silenced:
        yield say(text("shazamm-alt-silenced"))
    yield from (_side(view, seat, say) for seat in (0, 1))
    if view.phase is Phase.OVER and view.winner is None:
        yield say(text("shazamm-alt-draw"))
    if view.turn is not None:
        yield from _turn("shazamm-alt-this-turn", view.turn, say, named=named)
    if view.choices:
        yield say(text("shazamm-alt-choices", spells=_numbered(view.choices, say, named=named)))
    if view.last is not None:
        yield from _turn("shazamm-alt-last-turn", view.last, say, named=named)


def _bridge(view: View, say: Say) -> str:
    first, last = view.collapsed + 1, SLABS - view.collapsed
    words = text("shazamm-alt-bridge", wall=view.wall, middle=view.middle, first=first, last=last)
    return say(words)


def _side(view: View, seat: Seat, say: Say) -> str:
    side, state = view.sides[seat], status(view, seat)
    if state == "choosing":
        state = view.phase.value
    words = text(
        "shazamm-alt-side",
        who=full_name(seat, say),
        seat=seat,
        slab=side.wizard,
        mana=side.mana,
        hand=side.hand_size,
        stock=side.stock_size,
        discard=_numbered(side.discard, say, named=False),
        status=text(f"shazamm-alt-status-{state}"),
    )
    return say(words)


def _turn(key: str, turn: Turn, say: Say, *, named: bool) -> Iterable[str]:
    yield say(text(key, turn=turn.number, round=turn.round))
    yield from _bets(turn, say, named=named)
    if turn.powers is not None:
        yield say(text("shazamm-alt-powers", first=turn.powers[0], second=turn.powers[1]))
    yield _wall(turn, say)
    if turn.ended is not None:
        yield say(text(_ended(turn.ended)))


def _bets(turn: Turn, say: Say, *, named: bool) -> Iterable[str]:
    for seat in (0, 1):
        laid = [card for card in turn.laid if card.seat == seat]
        spells = _each(laid, say) if named else _by_fate(laid, say)
        words = text(
            "shazamm-alt-bets", seat=seat, bet=turn.bets[seat], spells=spells or _nothing(say)
        )
        yield say(words)


def _ended(reason: RoundEnd) -> str:
    return f"shazamm-alt-ended-{reason.replace('_', '-')}"


def _wall(turn: Turn, say: Say) -> str:
    before, pushed, after = turn.wall_before, turn.wall_pushed, turn.wall_after
    if before == pushed:
        words = say(text("shazamm-alt-wall-stayed", slab=pushed))
    else:
        words = say(text("shazamm-alt-wall-moved", before=before, after=pushed))
    if pushed == after:
        return words
    return f"{words} {say(text('shazamm-alt-wall-ran-on', slab=after))}"


def _each(laid: Iterable[Laid], say: Say) -> str:
    """Return each card with its name and what became of it."""
    return ", ".join(
        _laid(f"{c.spell} {laid_name(c, say)}", fate_name(c.fate, say), say) for c in laid
    )


def _by_fate(laid: Iterable[Laid], say: Say) -> str:
    """Return the numbers of the cards, those with the same fate together."""
    numbers: dict[str, list[str]] = {}
    for card in laid:
        number = text("shazamm-picture-cloned", spell=card.spell) if card.cloned else None
        words = say(number) if number is not None else str(card.spell)
        numbers.setdefault(fate_name(card.fate, say), []).append(words)
    return ", ".join(_laid(", ".join(same), fate, say) for fate, same in numbers.items())


def _laid(spell: str, fate: str, say: Say) -> str:
    return say(text("shazamm-alt-laid", spell=spell, fate=fate))


def _nothing(say: Say) -> str:
    return say(text("shazamm-alt-nothing"))


def _numbered(spells: Iterable[Spell], say: Say, *, named: bool) -> str:
    words = [f"{spell} {spell_name(spell, say)}" if named else str(spell) for spell in spells]
    return ", ".join(words) or _nothing(say)


def _hand(view: View, say: Say, *, brevity: int) -> Iterable[str]:
    """Say what a hand shows: 0 with effects of its spells, 1 with names, 2 with numbers alone."""
    if view.seat is None:
        yield say(text("shazamm-alt-no-hand"))
        return
    named = brevity < 2
    spells = _described(view.hand, say) if not brevity else _numbered(view.hand, say, named=named)
    yield say(text("shazamm-alt-hand", mana=view.sides[view.seat].mana, spells=spells))
    if view.silenced:
        yield say(text("shazamm-alt-hand-silenced"))
    if view.cast is not None:
        laid = _numbered(view.cast.spells, say, named=named)
        yield say(text("shazamm-alt-cast", bet=view.cast.bet, spells=laid))
    if view.stock:
        yield say(text("shazamm-alt-stock", spells=_numbered(view.stock, say, named=named)))
    yield from _situation(view, say, named=named)


def _situation(view: View, say: Say, *, named: bool) -> Iterable[str]:
    """Say what a hand shows of the board."""
    yield say(text("shazamm-alt-round", round=view.round, turn=view.turn_number))
    yield _bridge(view, say)
    yield from (_side(view, seat, say) for seat in (0, 1))
    if view.turn is not None and view.seat in view.choosing:
        yield from _turn("shazamm-alt-this-turn", view.turn, say, named=named)
        if view.choices:
            yield say(text("shazamm-alt-choices", spells=_numbered(view.choices, say, named=named)))
    if view.last is not None:
        yield say(text("shazamm-alt-last-turn", turn=view.last.number, round=view.last.round))
        yield from _bets(view.last, say, named=named)


def _described(spells: Iterable[Spell], say: Say) -> str:
    """Return cards with what they do; effects are sentences, so each ends in a full stop."""
    words = [
        say(
            text(
                "shazamm-alt-spell",
                number=n,
                spell=text(f"shazamm-spell-{n}"),
                effect=text(f"shazamm-effect-{n}"),
            )
        )
        for n in spells
    ]
    return " ".join(words).rstrip(".") if words else _nothing(say)
