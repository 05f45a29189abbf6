"""What the pictures of Imperium Galáctica write, and their alt texts share."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Say, Seat, Text, encode, text
from engines.imperium.aftermath import in_the_end
from engines.imperium.board import Board
from engines.imperium.names import mission_name, side_name
from engines.imperium.questions import Stage, stage, to_act
from engines.imperium.state import View
from engines.imperium.systems import Size
from engines.imperium.victory import last_turn
from render.kit.names import calling, names

SEATS = 2


def public(view: View) -> View:
    """Return what is shown of a view without everything that is the viewer's own."""
    return in_the_end(replace(view, seat=None, own=None, enemy_known=()))


def remembered(say: Say) -> Say:
    """Return a `say` that turns the same text into words only once, for one picture."""
    known: dict[bytes, str] = {}

    def again(what: Text) -> str:
        key = encode(what)
        if key not in known:
            known[key] = say(what)
        return known[key]

    return again


def seat_name(seat: Seat, say: Say) -> str:
    """Return what a seat is called by its place: the colour of its side."""
    return say(side_name(seat))


def name(seat: Seat, say: Say) -> str:
    """Return the name of a player as it can be written, or else the colour of the side."""
    return names(SEATS, say, seat_name)[seat]


def drawn(say: Say) -> Say:
    """Return a `say` for sentences on a picture, which calls players as `name` does."""
    return calling(say, names(SEATS, say, seat_name))


def side_letter(seat: Seat, say: Say) -> str:
    """Return the first letter of a side's colour."""
    return seat_name(seat, say)[:1]


def planet_letter(size: Size, say: Say) -> str:
    """Return the letter that stands for a type of planet."""
    return say(text(f"imperium-picture-planet-{size}"))


def title(board: Board, say: Say) -> str:
    """Return the name of the mission."""
    return say(mission_name(board.config.mission))


def progress(board: Board, say: Say) -> str:
    """Return how far the match is: the Game Turn, and the last one."""
    return say(text("imperium-picture-turn", turn=board.turn, last=last_turn(board)))


def task(board: Board, seat: Seat, say: Say) -> str:
    """Return what a player is about, or nothing."""
    if board.result is not None:
        won = board.result.winner
        return say(text("imperium-picture-won")) if won == seat else ""
    now = stage(board)
    if now is Stage.COMMIT:
        return say(text("imperium-picture-asked-commit"))
    if seat in to_act(board):
        return say(text(f"imperium-picture-asked-{now}"))
    return ""
