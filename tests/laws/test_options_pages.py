"""In every game: a page of options or of standing orders fits a phone, and none is missing."""

from __future__ import annotations

from itertools import chain

from msgspec.structs import replace

from cogs.panels.lobby import telling_options
from cogs.panels.options import Shared, options_page, page_of
from cogs.panels.orders import orders_page
from cogs.panels.panel import Button, Menu, Row
from cogs.words.strings import LOCALES, speaker
from engines import load
from engines.core import Arg, Dice, Say, Text, text
from engines.options import choices, options
from store import Status
from tables import Scene, TableOptions
from tests.laws.cases import Case
from tests.laws.ordered import every_ordered_game, kind_of
from tests.laws.panels import every_offered_case, position_of, some_offered_cases

MOST_WORDS, MOST_MENUS, MOST_TABS = 150, 5, 5
"""How much a page has at most: about what a phone shows when it is scrolled once."""
LONGEST = 28
"""Letters of a value that a phone shows of a menu that is closed."""
HOST, GUEST = 100, 101


def _lobby(case: Case) -> Scene:
    state = case.engine.start(case.config, case.seats, Dice("options", 0)).state
    stands = position_of(case, state)
    match = replace(stands.match, status=Status.LOBBY, started_at=None)
    return Scene(
        match, stands.seats, None, None, frozenset(), legal=False, question=0, outcome=None
    )


def _fits(words: list[str], rows: list[Row]) -> None:
    assert len(" ".join(words).split()) <= MOST_WORDS
    assert sum(isinstance(row, Menu) for row in rows) <= MOST_MENUS
    assert all(len(row) <= MOST_TABS for row in rows if not isinstance(row, Menu))


def _buttons(rows: list[Row]) -> list[Button]:
    return list(chain.from_iterable(row for row in rows if not isinstance(row, Menu)))


@some_offered_cases
def test_every_option_stands_on_a_page_that_fits_a_phone(case: Case) -> None:
    scene, met, found = _lobby(case), set[str](), set[str]()
    waiting = [str(Shared.MATCH)]
    while waiting:
        page = waiting.pop()
        met.add(page)
        for user_id in (HOST, GUEST):
            items = options_page(scene, page, user_id, "en")
            rows = [item.row for item in items if item.row is not None]
            for locale in LOCALES:
                _fits([speaker(locale)(item.said) for item in items], rows)
            for locale in LOCALES:
                labels = [
                    speaker(locale)(c.label) for r in rows if isinstance(r, Menu) for c in r.choices
                ]
                assert [said for said in labels if len(said) > LONGEST] == [], "cut on a phone"
            menus = [row.extra for row in rows if isinstance(row, Menu) and row.verb == "option"]
            assert all(page_of(scene, field) == page for field in menus)
            found |= set(menus)
            tabs = [b.extra for b in _buttons(rows) if b.verb == "options"]
            waiting += [tab for tab in tabs if tab not in met]
    table = set(TableOptions.__struct_fields__)
    asked = case.engine.meta.orders is not None
    assert found - table == telling_options(scene)
    assert found & table == table - {"abroad", "origin", "out_last", "returns"} - (
        set() if asked else {"response"}
    )


@every_offered_case
def test_what_stands_is_offered_to_the_host_and_told_to_guests(case: Case) -> None:
    """In the same words; whatever a menu offers stands once it is chosen."""
    scene = _lobby(case)
    for option in options(case.engine.meta):
        if option.field in telling_options(scene):
            menu = next(
                row for row in _rows(scene, option.field, HOST) if row.extra == option.field
            )
            (stands,) = (one.label for one in menu.choices if one.chosen)
            assert stands in _values_told(scene, option.field, GUEST)
            assert len(menu.choices) > 1


def test_nobody_is_told_that_chance_opens_where_there_is_none() -> None:
    """The first game that is offered whole is one without chance."""
    first = dict(load("imperium").meta.presets)["first"]
    scene = _lobby(Case("imperium", first, 2, "first"))
    assert text("imperium-option-opener-red") in _values_told(scene, "opener", GUEST)
    (menu,) = (row for row in _rows(scene, "opener", HOST) if row.extra == "opener")
    assert [one.value for one in menu.choices] == ["red", "blue"]


def _rows(scene: Scene, field: str, user_id: int) -> list[Menu]:
    items = options_page(scene, page_of(scene, field), user_id, "en")
    return [item.row for item in items if isinstance(item.row, Menu)]


def _values_told(scene: Scene, field: str, user_id: int) -> list[Arg]:
    items = options_page(scene, page_of(scene, field), user_id, "en")
    return [item.said.args["value"] for item in items if item.said.key == "options-option"]


@every_ordered_game
def test_every_order_stands_on_a_page_that_fits_a_phone(key: str) -> None:
    given, met, found = kind_of(key)(), set[str](), list[str]()
    head = text("orders-head", game=text(f"{key}-name"), number=7)
    waiting = [""]
    while waiting:
        page = waiting.pop()
        met.add(page)
        about, menus, buttons = orders_page(key, given, page)
        for locale in LOCALES:
            said: tuple[Text, ...] = (head, *about, *(menu.title for menu in menus))
            _fits([speaker(locale)(line) for line in said], [*menus, buttons])
        found += [menu.extra for menu in menus]
        waiting += [b.extra for b in buttons if b.extra not in met]
    assert sorted(found) == sorted(option.field for option in choices(kind_of(key)))


@every_ordered_game
def test_a_switch_that_is_on_is_told_on_the_first_page(key: str) -> None:
    """With the button to the page where it stands: what it holds back is promised on the first."""
    _, menus, buttons = orders_page(key, kind_of(key)(), "")
    usual = {menu.extra for menu in menus}
    others = [o for o in choices(kind_of(key)) if o.field not in usual and True in o.values]
    for locale in LOCALES:
        say = speaker(locale)
        for option in others:
            on, off = (_first_page(key, option.field, value, say) for value in (True, False))
            assert len(on) == len(off) + 1
            (told,) = (line for line in on if line not in off)
            assert f"*{say(buttons[0].label)}*" in told


def _first_page(key: str, field: str, value: object, say: Say) -> list[str]:
    """Return what is told of orders on their first page where one of them is given so."""
    orders = replace(kind_of(key)(), **{field: value})
    return [say(line) for line in orders_page(key, orders, "").about]
