"""A panel that is too full for its message: what makes room stands behind one more button."""

from __future__ import annotations

import pytest

from cogs.panels import room
from cogs.panels.panel import (
    MOST_OF_PANEL,
    Button,
    Choice,
    Filled,
    Menu,
    Panel,
    Row,
    Show,
    components,
)
from engines.core import text
from engines.imperium.board import Phase
from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.imperium.crowded import states
from tests.games.imperium.play.campaigns import begun
from tests.laws.panels import cog_of

RARE = ("one", "two")
ENDS = (Button("end", text("button-act")),)


def menu(verb: str) -> Menu:
    return Menu(verb, text("button-act"), (Choice("x", text("button-act")),), extra=verb)


def full(*others: Row) -> Panel:
    """Return rows of which the rare menus alone are too many, behind `others`."""
    usual = tuple(menu(f"usual-{n}") for n in range((MOST_OF_PANEL - 4) // 2))
    return (*others, *usual, menu("two"), ENDS, menu("one"))


def verbs(panel: Panel) -> list[str]:
    return [one.verb for row in panel for one in (row if isinstance(row, tuple) else (row,))]


def test_a_panel_with_room_stays_as_it_is() -> None:
    rows = (menu("one"), menu("two"), ENDS)
    assert room.within(rows, RARE, "fire/x") == rows


def test_as_little_as_need_be_makes_room_and_is_one_press_further() -> None:
    shown = room.within(full(), RARE, "fire/x")
    assert components(shown) <= MOST_OF_PANEL
    assert "two" not in verbs(shown) and "one" not in verbs(shown), "a row for the button"
    assert shown[-1] == (Button(room.MORE, text("panel-more"), extra="fire/x"),)
    behind = room.within(full(), RARE, room.opened("fire/x"))
    assert verbs(behind) == ["two", "one", room.BACK]
    assert behind[-1] == (Button(room.BACK, text("panel-less"), extra="fire/x"),)


def test_the_button_takes_no_row_of_its_own_where_another_has_room() -> None:
    """But never that of the last word, which must not be pressed by mistake."""
    others = (Button("undo", text("button-act")),)
    rows = (others, *full()[2:])
    shown = room.within((*rows, menu("usual")), RARE, "")
    assert shown[0] == (*others, Button(room.MORE, text("panel-more")))


@pytest.mark.parametrize("verb", [room.MORE, room.BACK])
def test_it_leads_there_and_back(verb: str) -> None:
    answer = cog_of("imperium").answer(None, verb, Filled(extra="move/Pac"))  # pyright: ignore[reportArgumentType]
    draft = answer.draft if isinstance(answer, Show) else ""
    assert (room.inner(draft), draft != room.inner(draft)) == ("move/Pac", verb == room.MORE)


async def test_secret_orders_are_given_while_a_carrier_is_moved(club: Club, alice: Player) -> None:
    """All cards in hand, a carrier with much aboard, and one comes back to where it may go."""
    match = await begun(club)
    await match.stand(next(one for one in states() if one.board.phase is Phase.MOVEMENT))
    panel = (await alice.press("act", on=club.messages[-1])).messages[0]
    units = panel.control("unit", menu=True)
    assert units is not None
    carrier = next(value for value, label in units.options.items() if "CV1" in label)
    await alice.choose("unit", carrier, on=panel)
    assert alice.now(panel).control("move", menu=True) and not alice.now(panel).control("watch")
    await alice.press("More…", on=alice.now(panel))
    assert alice.now(panel).control("next-bid", menu=True)
    await alice.press("Back to the move", on=alice.now(panel))
    assert alice.now(panel).control("move", menu=True) and not alice.now(panel).control("watch")
    await alice.press("More…", on=alice.now(panel))
    watch = alice.now(panel).control("watch", menu=True)
    assert watch is not None
    await alice.choose("watch", next(iter(watch.options)), on=alice.now(panel))
    assert (await match.state()).hidden[0].watch is not None
