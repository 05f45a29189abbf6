"""What is going on, in lines: bids, declared combats, losses to pick, how it ended."""

from __future__ import annotations

from typing import NamedTuple

from engines.core import Player, Say, Text, text
from engines.imperium.board import Board
from engines.imperium.cards import Card
from engines.imperium.clashes import Combat
from engines.imperium.names import card_name, id_short, kind_short
from render.imperium.whole_board import sums_of, to_come
from render.kit.palette import GOLD, IVORY, Colour

MOST = 6


class Row(NamedTuple):
    """A line: what is told, and at its end a number or sum in a colour."""

    words: str
    end: str
    colour: Colour


def news(board: Board, say: Say) -> tuple[Row, ...]:
    """Return what is going on, at most `MOST` lines; nothing if nothing special is."""
    if board.bidding is not None:
        return _bids(board, say)
    if board.choice is not None:
        choice = board.choice
        kinds = tuple(kind_short(kind) for kind in choice.pool)
        words = say(text("imperium-picture-losses", count=choice.count, at=choice.at))
        return (
            Row(words, "", IVORY),
            Row(say(text("imperium-picture-pool", units=kinds)), "", IVORY),
        )
    rows = [_combat(board, combat, say) for combat in to_come(board)]
    if len(rows) > MOST:
        more = say(text("imperium-picture-more", count=len(rows) - MOST + 1))
        rows = [*rows[: MOST - 1], Row(more, "", GOLD)]
    return tuple(rows)


def _bids(board: Board, say: Say) -> tuple[Row, ...]:
    bidding = board.bidding
    assert bidding is not None
    asked = Row(say(text("imperium-picture-bid-asked", player=Player(bidding.asked))), "", IVORY)
    if bidding.holder is None:
        return (asked,)
    words = say(text("imperium-picture-bid", player=Player(bidding.holder)))
    return (Row(words, str(bidding.amount), GOLD), asked)


def _combat(board: Board, combat: Combat, say: Say) -> Row:
    end, colour = sums_of(board, combat)
    return Row(combat_words(board, combat, say), end, colour)


def in_effect(board: Board, say: Say) -> tuple[str, ...]:
    """Return what cards have brought about for the present turn, in words."""
    effects, found = board.effects, list[Text]()
    if effects.truce is not None:
        found.append(text("imperium-picture-effect-truce", planet=effects.truce))
    if effects.supply_skipped:
        found.append(card_name(Card.EMERGENCY_SUPPLY))
    if effects.engineers:
        found.append(card_name(Card.ENGINEER_CORPS))
    if effects.saving:
        found.append(text("imperium-picture-effect-saving", points=effects.saving))
    if effects.wave:
        units = tuple(id_short(unit) for unit in sorted(effects.wave))
        found.append(text("imperium-picture-effect-wave", units=units))
    return tuple(say(one) for one in found)


def combat_words(board: Board, combat: Combat, say: Say) -> str:
    """Return who does what to which sector, in short: "FR2, DE1 → F4"."""
    ids = dict.fromkeys((*combat.attackers, *(one.unit for one in combat.landings)))
    who = ", ".join(say(id_short(one)) if "-" in one else one for one in ids)
    return say(text(f"imperium-picture-clash-{combat.clash}", who=who, target=combat.target))


def ending(board: Board, say: Say) -> str:
    """Return how the match ended; nothing while it goes on."""
    result = board.result
    if result is None:
        return ""
    key = f"imperium-outcome-{result.reason.replace('_', '-')}"
    if result.winner is None:
        return say(text(key))
    winner, loser = Player(result.winner), Player(1 - result.winner)
    return say(text(key, winner=winner, loser=loser))
