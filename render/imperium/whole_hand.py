"""A player's private picture: points, cards, secret orders, and what can still be built."""

from __future__ import annotations

from engines.core import Say, Seat, text
from engines.imperium.board import POINTS_LIMIT
from engines.imperium.income import income
from engines.imperium.names import card_names, rank_name
from engines.imperium.state import Hidden, View
from render.imperium.cards import cards_height, draw_cards
from render.imperium.layout import CYAN, LIVERY
from render.imperium.space import backdrop
from render.imperium.stock import draw_stock, stock_height
from render.imperium.strip import coin, side_sign
from render.imperium.words import name, progress, side_letter, title
from render.kit.canvas import WIDTH, put
from render.kit.lettering import Face, Fitted, fit, line, wrap, write
from render.kit.palette import GOLD, INK, IVORY, SAND, mixed
from render.kit.plot import Plot, Surface
from render.kit.shapes import panel

HEAD, TITLE, GAP = 158, 54, 14


def drawn_hand(view: View, say: Say) -> Plot:
    """Return the picture of what the viewer holds; a spectator's says that it is nothing."""
    if view.seat is None or view.own is None:
        image = Plot(backdrop(160), 160)
        words = fit(say(text("imperium-picture-no-hand")), Face.TEXT, 44, WIDTH - 80)
        write(image, words, (WIDTH / 2, 80), IVORY, "mm", outline=INK)
        return image
    held = view.own.hand if view.board.config.chance else None
    cards = 0 if held is None else TITLE + cards_height(held)
    orders = [_fitted(words) for words in secrets(view, say)]
    told = sum(order.height + 30 for order in orders)
    height = HEAD + cards + told + TITLE + stock_height() + GAP
    image = Plot(backdrop(height), height)
    _head(image, view, view.seat, say)
    if held is not None:
        _heading(image, say(text("imperium-picture-hand", count=len(held))), HEAD)
        draw_cards(image, view.own, HEAD + TITLE, say)
    top = HEAD + cards
    for order in orders:
        _order(image, order, top)
        top += order.height + 30
    _heading(image, say(text("imperium-picture-stock")), top)
    draw_stock(image, view.board, view.seat, top + TITLE, say)
    return image


def _fitted(words: str) -> Fitted:
    return wrap(words, Face.TEXT, 30, WIDTH - 120, height=110, least=17)


def _order(image: Surface, order: Fitted, top: int) -> None:
    """Draw a secret order, or what is known of the enemy's hand."""
    ground = ((58, 44, 96), (36, 28, 62))
    put(image, panel(order.width + 60, order.height + 20, ground, GOLD), (WIDTH / 2, top + 4), "mt")
    write(image, order, (WIDTH / 2, top + 14), IVORY, "mt")


def _heading(image: Surface, words: str, top: int) -> None:
    fitted = fit(words, Face.TEXT, 36, WIDTH - 60)
    write(image, fitted, (WIDTH / 2, top + TITLE / 2), GOLD, "mm", outline=INK)


def _head(image: Surface, view: View, seat: Seat, say: Say) -> None:
    """Draw who this is, and the points; what is asked stands in words below the picture."""
    board, livery = view.board, LIVERY[seat]
    ground = (mixed(livery.deep, INK, 0.2), mixed(livery.deep, INK, 0.7))
    put(image, panel(WIDTH - 24, HEAD - 24, ground, livery.bright), (12, 12))
    put(image, side_sign(seat, 84, side_letter(seat, say)), (28, 28))
    write(image, fit(name(seat, say), Face.TEXT, 46, 480), (130, 46), IVORY, "lm")
    where = f"{title(board, say)} · {progress(board, say)}"
    write(image, fit(where, Face.TEXT, 32, 560), (130, 92), SAND, "lm")
    put(image, coin(78), (WIDTH - 510, 26))
    points = line(str(board.sides[seat].points), Face.DISPLAY, 78)
    write(image, points, (WIDTH - 422, 66), IVORY, "lm")
    most = line(f"/{POINTS_LIMIT}", Face.TEXT, 34)
    write(image, most, (WIDTH - 416 + points.width, 76), SAND, "lm")
    earned = say(text("imperium-picture-income", points=f"+{income(board, seat)}"))
    write(image, fit(earned, Face.TEXT, 36, 220), (WIDTH - 34, 66), GOLD, "rm")
    price = say(text("imperium-picture-card-price", price=board.scenario.price))
    if board.config.chance:
        write(image, fit(price, Face.TEXT, 30, 440), (WIDTH - 34, 116), CYAN, "rm")


def secrets(view: View, say: Say) -> tuple[str, ...]:
    """Return the secret orders that stand, in words, and what is known of the enemy's hand."""
    own, found = view.own or Hidden(), list[str]()
    if own.watch is not None:
        found.append(say(text("imperium-picture-watch", rank=rank_name(own.watch))))
    if own.truce is not None:
        found.append(say(text("imperium-picture-truce", planet=own.truce)))
    if own.limit:
        found.append(say(text("imperium-picture-limit", points=own.limit)))
    return (*found, *_seen(view, say))


def _seen(view: View, say: Say) -> tuple[str, ...]:
    if not view.enemy_known:
        return ()
    return (say(text("imperium-picture-seen", cards=card_names(view.enemy_known))),)
