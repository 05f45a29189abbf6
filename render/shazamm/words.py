"""What the pictures of Shazamm! write: names, spells, fates and states of the players."""

from __future__ import annotations

from engines.core import Say, Seat, text
from engines.shazamm import account
from engines.shazamm.model import Fate, Laid, Phase, Spell, View
from render.kit.icons import Icon
from render.kit.names import names

_COLOURS = ("shazamm-picture-red", "shazamm-picture-green")

FATE_ICONS: dict[Fate, Icon] = {
    Fate.APPLIED: Icon.CHECK,
    Fate.PENDING: Icon.HOURGLASS,
    Fate.CANCELLED: Icon.TWINS,
    Fate.SILENCED: Icon.MUTE,
    Fate.STOLEN: Icon.GRAB,
    Fate.DISCARDED: Icon.BIN,
    Fate.CUT_OFF: Icon.SCISSORS,
}


def name(seat: Seat, say: Say) -> str:
    """Return the name of a player as it can be written, or else the colour of the seat."""
    return names(len(_COLOURS), say, seat_name)[seat]


def seat_name(seat: Seat, say: Say) -> str:
    """Return what a seat is called by its place: its colour."""
    return say(text(_COLOURS[seat]))


def spell_name(spell: Spell, say: Say) -> str:
    """Return the name of a card."""
    return say(text(f"shazamm-spell-{spell}"))


def laid_name(card: Laid, say: Say) -> str:
    """Return the name of a card that was laid, marked if it came by Clone."""
    return say(account.laid_name(card))


def fate_name(fate: Fate, say: Say) -> str:
    """Return what became of a card, in a word."""
    return say(account.fate_name(fate))


def stands(view: View, slab: int) -> bool:
    """Tell whether this slab of the bridge is intact."""
    return view.collapsed < slab <= 19 - view.collapsed


def status(view: View, seat: Seat) -> str:
    """Return what a player is about, as the last part of a text's key; "waiting" is nothing.

    Where both choose in secret it is "secret" for both: the words beside a board say whom all
    wait for, and so a choice that nobody sees changes no picture.
    """
    if view.phase is Phase.OVER:
        return "winner" if stands(view, view.sides[seat].wizard) else "fallen"
    if seat in view.choosing:
        return "choosing"
    return "secret" if view.phase in {Phase.ARRANGE, Phase.CAST} else "waiting"
