"""The declared combats: forces, sums, what comes of them without cards, cards face down."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engines.core import Say, Seat, text
from engines.imperium.advice.odds import AttackOdds, InvasionOdds, odds, shelling_of
from engines.imperium.aftermath import in_the_end
from engines.imperium.board import Board, enemy_of
from engines.imperium.cards import Card
from engines.imperium.clashes import Clash, Combat
from engines.imperium.movement import MINE_STRENGTH
from engines.imperium.names import id_short, kind_name
from engines.imperium.state import View
from engines.imperium.units import Kind
from render.imperium.alt import counted
from render.imperium.cards import card_back, short_ribbon
from render.imperium.layout import CYAN, LIVERY, SPARK
from render.imperium.news import combat_words, ending
from render.imperium.planets import planet_sprite, world
from render.imperium.ships import silhouette
from render.imperium.space import backdrop
from render.imperium.terrain import mines
from render.imperium.units import Look, look, unit_sprite
from render.imperium.whole_board import ENDINGS, VERDICTS
from render.imperium.words import drawn, name, planet_letter, progress
from render.kit.canvas import WIDTH, put
from render.kit.lettering import Face, fit, line, wrap, write
from render.kit.palette import (
    GOLD,
    INK,
    IVORY,
    NIGHT,
    SAND,
    Colour,
    mixed,
)
from render.kit.plot import Plot, Surface
from render.kit.shapes import panel

HEAD, ROW, GAP = 84, 212, 12
FACE = 76
"""The size of a hex for the units of a combat."""
_ROOM, _PLATE = 484, 1.62
"""How wide the units that attack may be together, and one of them in sizes of its hex."""
MOST = 7
_CARDS = 66
"""Height of what is asked, and of the cards below the forces of a combat."""


class Fight(NamedTuple):
    """A combat that is still to come; `number` counts from 1 in the order of resolution."""

    number: int
    combat: Combat
    asked: bool


def fights(board: Board) -> tuple[Fight, ...]:
    """Return the combats that are declared and not resolved, and where cards can be laid."""
    window = board.window
    asked = frozenset(window.combats) if window is not None else frozenset[int]()
    start = board.current or 0
    return tuple(Fight(n + 1, c, n in asked) for n, c in enumerate(board.combats) if n >= start)


def drawn_combats(view: View, say: Say) -> Plot:
    """Return the picture of what is declared; own cards are shown to their owner only."""
    view = in_the_end(view)
    board, found = view.board, fights(view.board)
    rows, choice = found[:MOST], _choice(board, say)
    extra = (_CARDS + GAP if choice else 0) + (54 if len(found) > MOST else 0)
    deep = sum(row_height(fight) + GAP for fight in rows)
    height = HEAD + max(deep, 0 if choice else 120) + extra + GAP
    image = Plot(backdrop(height), height)
    title = fit(say(text("imperium-picture-combats", count=len(found))), Face.TEXT, 42, 760)
    write(image, title, (26, HEAD / 2), GOLD, "lm", outline=INK)
    write(image, fit(progress(board, say), Face.TEXT, 36, 380), (WIDTH - 26, HEAD / 2), SAND, "rm")
    top = HEAD
    if choice:
        _paragraph(image, choice, top)
        top += _CARDS + GAP
    for fight in rows:
        _draw(image, view, fight, top, say)
        top += row_height(fight) + GAP
    if len(found) > MOST:
        more = say(text("imperium-picture-more", count=len(found) - MOST))
        write(image, fit(more, Face.TEXT, 34, 700), (WIDTH / 2, top + 24), SAND, "mm")
    if not found and not choice:
        words = ending(board, drawn(say)) or say(text("imperium-picture-no-combats"))
        _paragraph(image, words, top)
    return image


def row_height(fight: Fight) -> int:
    """Return how high a combat is drawn: more where cards can be laid."""
    return ROW + _CARDS if fight.asked else ROW


def _choice(board: Board, say: Say) -> str:
    """Say which losses have to be picked now; nothing if none."""
    choice = board.choice
    if choice is None:
        return ""
    losses = say(text("imperium-picture-losses", count=choice.count, at=choice.at))
    pool = say(text("imperium-picture-pool", units=counted(choice.pool)))
    return f"{name(choice.seat, say)} · {losses} {pool}"


def _paragraph(image: Surface, words: str, top: int) -> None:
    put(image, panel(WIDTH - 2 * GAP, _CARDS, ((74, 52, 14), NIGHT), GOLD), (GAP, top))
    fitted = wrap(words, Face.TEXT, 32, WIDTH - 80, height=_CARDS - 6, least=18)
    write(image, fitted, (WIDTH / 2, top + _CARDS / 2), IVORY, "mm")


def _draw(image: Surface, view: View, fight: Fight, top: int, say: Say) -> None:
    board, seat = view.board, view.board.active
    left, right = LIVERY[seat], LIVERY[enemy_of(seat)]
    half, height = WIDTH // 2 - GAP - 4, row_height(fight)
    for x, livery in ((GAP, left), (WIDTH // 2 + 4, right)):
        ground = (mixed(livery.deep, INK, 0.35), mixed(livery.deep, INK, 0.78))
        put(image, panel(half, height, ground, livery.bright), (x, top))
    words = f"{fight.number}. {combat_words(board, fight.combat, say)}"
    write(image, fit(words, Face.TEXT, 34, half - 110, 18), (GAP + 18, top + 8), IVORY)
    _attackers(image, board, fight.combat, top + 126, say)
    _target(image, board, fight.combat, top + 126, say)
    _sums(image, board, fight.combat, top, say)
    if fight.asked:
        _laid(image, view, fight, seat, (GAP + 18, top + height - _CARDS - 8), say)
        at = (WIDTH // 2 + 104, top + height - _CARDS - 8)
        _laid(image, view, fight, enemy_of(seat), at, say)


def _attackers(image: Surface, board: Board, combat: Combat, y: int, say: Say) -> None:
    """Draw who attacks, or what is landed, from the left: smaller where they are many."""
    landed = [kind for landing in combat.landings for kind in landing.cargo]
    step = min(142, _ROOM // max(len(combat.attackers) + len(landed), 1))
    size = min(FACE, int(step / _PLATE))
    sprites = [_fighter(board, one, size, say) for one in combat.attackers]
    sprites += [_token(kind, board.active) for kind in landed]
    for n, sprite in enumerate(sprites):
        put(image, sprite, (GAP + 10 + (n + 0.5) * step, y), "mm")


def _fighter(board: Board, one: str, size: int, say: Say) -> Image.Image:
    seat = board.active
    sector = one if one in board.map.hexes else board.where(seat, one)
    unit = None if sector is None else board.unit(seat, sector)
    if unit is None or "-" not in one:
        kind = Kind.ION_CANNON if "-" not in one else Kind(one.rpartition("-")[0])
        return _token(kind, seat)
    return unit_sprite(look(unit, seat, say(id_short(unit.id)), active=False), size)


@lru_cache(maxsize=64)
def _token(kind: Kind, seat: Seat) -> Image.Image:
    return silhouette(kind, 92, mixed(LIVERY[seat].bright, IVORY, 0.3))


def _target(image: Surface, board: Board, combat: Combat, y: int, say: Say) -> None:
    """Draw what is attacked, to the right of the sums."""
    at, sector, enemy = (WIDTH // 2 + 180, y), combat.target, enemy_of(board.active)
    unit = board.unit(enemy, sector)
    if unit is not None:
        shown: Look = look(unit, enemy, say(id_short(unit.id)), active=False)
        put(image, unit_sprite(shown, FACE), at, "mm")
    elif sector in board.planets:
        planet = board.planets[sector]
        shown_world = world(planet, planet_letter(planet.size, say), sum(map(ord, sector)))
        put(image, planet_sprite(shown_world, 84), at, "mm")
        for n, kind in enumerate(planet.tokens):
            put(image, _token(kind, enemy), (at[0] + 118 + n * _crowded(planet.tokens), y), "mm")
    elif sector in board.mines:
        put(image, mines(board.mines[sector], MINE_STRENGTH[board.mines[sector]], 110), at, "mm")
    write(image, line(sector, Face.TEXT, 36), (WIDTH - GAP - 22, y - 114), SAND, "rt")


def _crowded(tokens: Sequence[Kind]) -> int:
    return min(92, 290 // max(len(tokens), 1))


def _sums(image: Surface, board: Board, combat: Combat, top: int, say: Say) -> None:
    """Write attack against defence on a plate in the middle, and below it the result."""
    found = odds(board, combat)
    plate = panel(172, 150, ((44, 40, 62), NIGHT), GOLD, radius=20)
    at = (WIDTH // 2 - 86, top + 34)
    put(image, plate, at)
    if found is None:
        words = wrap(certain_words(board, combat, say), Face.TEXT, 30, 150, height=120, least=18)
        write(image, words, (WIDTH / 2, top + 109), SAND, "mm")
        return
    for value, dx, colour in ((found.attack, -44, SPARK), (found.defence, 44, CYAN)):
        number = fit(str(value), Face.DISPLAY, 58, 76)
        write(image, number, (WIDTH / 2 + dx, top + 82), colour, "mm", outline=INK)
    write(image, line(":", Face.DISPLAY, 46), (WIDTH / 2, top + 78), IVORY, "mm")
    words, colour = verdict_words(found, say)
    fitted = wrap(words, Face.TEXT, 29, 158, height=62, least=17)
    write(image, fitted, (WIDTH / 2, top + 146), colour, "mm")


def certain_words(board: Board, combat: Combat, say: Say) -> str:
    """Return what a combat does that needs no sums."""
    half = combat.clash is Clash.MINES and board.mines.get(combat.target, 0) > 1
    key = f"imperium-picture-certain-{'mines-half' if half else combat.clash}"
    return say(text(key, comes=shelling_of(board, combat)))


def verdict_words(found: AttackOdds | InvasionOdds, say: Say) -> tuple[str, Colour]:
    """Return what comes of a combat without cards, and its colour."""
    match found:
        case AttackOdds(verdict=verdict):
            words = text(f"imperium-picture-verdict-{verdict}", unit=kind_name(found.target))
            return say(words), VERDICTS[verdict]
        case InvasionOdds():
            words = text(
                f"imperium-picture-verdict-{found.ending}",
                defenders=found.defenders_fall,
                attackers=found.attackers_fall,
                home=int(found.home),
            )
            return say(words), ENDINGS[found.ending]


def own_cards(view: View, fight: Fight) -> tuple[Card, ...]:
    """Return what the viewer has laid at a combat."""
    if view.own is None:
        return ()
    return tuple(c.card for c in view.own.commits if c.combat == fight.number - 1)


def _laid(
    image: Surface, view: View, fight: Fight, seat: Seat, at: tuple[int, int], say: Say
) -> None:
    """Draw a side's cards: the viewer's own by name, the other's as one back that tells nothing."""
    x, y = at
    back = card_back((46, _CARDS - 4))
    if seat != view.seat:
        held = view.hand_sizes[seat] > 0
        if held:
            put(image, back, (x, y))
        words = say(text("imperium-picture-face-down" if held else "imperium-picture-empty-hand"))
        write(image, fit(words, Face.TEXT, 27, 330, 16), (x + 58, y + _CARDS / 2), SAND, "lm")
        return
    cards = own_cards(view, fight)
    if not cards:
        words = say(text("imperium-picture-none-laid"))
        write(image, fit(words, Face.TEXT, 27, 430, 16), (x, y + _CARDS / 2), SAND, "lm")
    room = 440 // max(len(cards), 1) - 8
    for n, card in enumerate(cards):
        put(image, short_ribbon(card, min(room, 300), say), (x + n * (room + 8), y + 4))
