"""The alt text of the combats still to come."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Say, text
from engines.imperium.advice.odds import odds
from engines.imperium.aftermath import in_the_end
from engines.imperium.board import Board
from engines.imperium.names import card_names
from engines.imperium.state import View
from render.imperium.alt import counted, fitted
from render.imperium.combat import Fight, certain_words, fights, own_cards, verdict_words
from render.imperium.news import combat_words, ending, news
from render.imperium.words import progress, title


def combat_alt(view: View, say: Say) -> str:
    """Return the combats in words; what is landed and how planets are held go first."""
    view = in_the_end(view)
    return fitted(lambda brevity: _told(view, say, brevity=brevity))


def _told(view: View, say: Say, *, brevity: int) -> Iterator[str]:
    board, found = view.board, fights(view.board)
    yield f"{title(board, say)}, {progress(board, say)}."
    if board.choice is not None:
        yield f"{' '.join(row.words for row in news(board, say))}."
    if not found:
        yield ending(board, say) or say(text("imperium-picture-no-combats"))
    for fight in found:
        yield " ".join(_combat(view, fight, say, brevity=brevity))


def _combat(view: View, fight: Fight, say: Say, *, brevity: int) -> Iterator[str]:
    board, combat = view.board, fight.combat
    found = odds(board, combat)
    words = f"{fight.number}. {combat_words(board, combat, say)}"
    if found is None:
        yield f"{words}: {certain_words(board, combat, say)}."
    else:
        yield f"{words}: {found.attack}:{found.defence}, {verdict_words(found, say)[0]}."
    if not brevity:
        yield from _forces(board, fight, say)
    cards = own_cards(view, fight)
    if cards:
        yield say(text("imperium-alt-laid", cards=card_names(cards)))


def _forces(board: Board, fight: Fight, say: Say) -> Iterator[str]:
    landed = tuple(kind for one in fight.combat.landings for kind in one.cargo)
    if landed:
        yield say(text("imperium-alt-landed", units=counted(landed)))
    planet = board.planets.get(fight.combat.target)
    if planet is not None and planet.tokens:
        yield say(text("imperium-alt-held-by", units=counted(planet.tokens)))
