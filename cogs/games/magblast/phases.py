"""The rows of Mag·Blast's panels that lay something out, phase by phase; from a view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from cogs.games.magblast import drafts, steps, ways, words
from cogs.games.magblast.codes import code, letters
from cogs.panels.panel import MOST_CHOICES, Button, Choice, Menu, Panel, Row, Style
from engines.core import Text, text
from engines.magblast.concussion import thrown
from engines.magblast.editions import ICONS
from engines.magblast.imagine import imagine
from engines.magblast.model import ZONES, Answer, Card, Phase, Respond, ShipId, Zone
from engines.magblast.preview import maneuvered
from engines.magblast.state import Asking
from engines.magblast.telling import ZONE_NAMES, card_effect, card_label
from engines.magblast.view import View

ABREAST = 5
"""Buttons in one row."""
MOST_TAKEN = 3
"""How many blasts the Overseers of Kalgon take; of one kind more need not be shown."""
PAGE = MOST_CHOICES - 1
"""How many choices stand on a page of a menu; one more line turns the page."""


def placing(view: View, draft: str) -> Panel:
    """Return the panel of set-up: a menu of ships for each zone, and the last word."""
    ships = drafts.placed(view, draft)
    menus = tuple(_zone_menu(view, ships, at) for at in range(len(ZONES)))
    key = "magblast-keep-anew" if view.kept else "magblast-keep"
    return (*menus, (_do(drafts.placing(ships), text(key), Style.MAIN),))


def _zone_menu(view: View, ships: tuple[ShipId, ...], at: int) -> Menu:
    choices = tuple(
        Choice(
            drafts.with_placed(ships, at, ship),
            text("magblast-zone-ship", zone=ZONE_NAMES[ZONES[at]], ship=words.typed_ship(ship)),
            words.values(ship),
            ship == ships[at],
        )
        for ship in view.dealt
    )
    return Menu("draft", ZONE_NAMES[ZONES[at]], choices, extra=letters([ZONES[at]]))


def discarding(view: View, draft: str) -> Panel:
    """Return the menu of cards to throw away, and what comes of what is chosen."""
    thrown_away = drafts.cards(drafts.DISCARD, draft)
    menu = _card_menu(view, "discard", view.hand, thrown_away, len(view.hand))
    rows: list[Row] = [menu] if menu else []
    if not thrown_away:
        return tuple(rows)
    label = text("magblast-discard-these", count=len(thrown_away))
    confirm = _do(drafts.written(drafts.DISCARD, thrown_away), label, Style.MAIN)
    return (*rows, (confirm,))


def taking(view: View, draft: str) -> Panel:
    """Return the menu of discarded blasts for the Overseers of Kalgon."""
    taken = drafts.cards(drafts.TAKE, draft)
    several = Counter(ways.blasts_to_take(view))
    blasts = sorted((several & Counter(dict.fromkeys(several, MOST_TAKEN))).elements())
    menu = _card_menu(view, "take", tuple(blasts), taken, MOST_TAKEN)
    if menu is None:
        return ()
    label = text("magblast-take-these", count=len(taken))
    confirm = (_do(drafts.written(drafts.TAKE, taken), label, Style.MAIN),)
    return (menu, confirm) if taken else (menu,)


def _card_menu(
    view: View, verb: str, cards: tuple[Card, ...], chosen: tuple[Card, ...], most: int
) -> Menu | None:
    """Return a menu of cards of which several may be chosen; None if there are none."""
    if not cards:
        return None
    left, choices = Counter(chosen), list[Choice]()
    for number, card in enumerate(sorted(cards, key=lambda c: (len(ICONS[c]), c))[:MOST_CHOICES]):
        about = card_effect(view.config.edition, card)
        choices.append(Choice(f"{code(card)}{number}", card_label(card), about, left[card] > 0))
        left[card] -= 1
    title = text(f"magblast-choose-{verb}")
    return Menu(verb, title, tuple(choices), most=min(most, len(choices)))


def moving(view: View, draft: str) -> Panel:
    """Return the panel of the Maneuver phase: which ship, to which zone, and the last word."""
    ship, moved = drafts.moving(view, draft)
    after = maneuvered(view, moved)
    movable = dict.fromkeys(move.ship for move in ways.moves(after))
    if not movable:
        return ()
    fleet = ways.own_fleet(after)
    choices = tuple(
        Choice(
            drafts.with_moves(one, moved),
            words.moved_ship(fleet, one, moved.get(one) is not None),
            words.values(one),
            one == ship,
        )
        for one in movable
    )
    menu = Menu("draft", text("magblast-choose-mover"), choices)
    zones = _zone_buttons(view, after, ship, moved) if ship in movable else ()
    return tuple(row for row in (menu, zones, _last_words(view, draft, moved)) if row)


def _zone_buttons(
    view: View, after: View, ship: ShipId | None, moved: dict[ShipId, Zone]
) -> tuple[Button, ...]:
    fleet = ways.own_fleet(view)
    found = [move for move in ways.moves(after) if move.ship == ship]
    return tuple(
        Button(
            "draft",
            words.move_words(ways.own_fleet(after), move),
            extra=drafts.moved_to(fleet, moved, move.ship, move.zone),
        )
        for move in found
    )


def _last_words(view: View, draft: str, moved: dict[ShipId, Zone]) -> tuple[Button, ...]:
    """Return what ends the phase; a zone may be crowded on the way, but not then."""
    if not moved:
        return ()
    back = Button("back", text("magblast-move-back"))
    if ways.refusal(view, drafts.maneuver(view, draft)) is not None:
        return (back,)
    confirm = text("magblast-move-these", count=len(moved))
    return (_do(drafts.with_moves(None, moved), confirm, Style.MAIN), back)


def asked_where(view: View, draft: str) -> Panel:
    """Return a button for each zone, and for each of two ships, of one to be placed."""
    found = ways.places(view)
    ships = tuple(dict.fromkeys(place.ship for place in found))
    fleet = ways.own_fleet(view)
    return tuple(
        tuple(
            Button(
                "place",
                words.placed_in(fleet, place, named=len(ships) > 1),
                Style.MAIN,
                f"{code(place.ship)}{letters([place.zone])}",
            )
            for place in found
            if place.ship == ship
        )
        for ship in ships
    )


def scattering(view: View, draft: str) -> Panel:
    """Return a menu of zones for each ship that is thrown about, and the last word."""
    _, ships = thrown(imagine(view))
    zones = drafts.scattered(view, draft)
    rows: list[Row] = []
    for at, ship in enumerate(ships):
        choices = tuple(
            Choice(
                drafts.scattering((*zones[:at], zone, *zones[at + 1 :])),
                words.thrown_to(ship.id, zone),
                chosen=zone is zones[at],
            )
            for zone in ZONES
        )
        rows.append(Menu("draft", words.typed_ship(ship.id), choices, extra=str(at)))
    return (*rows, (_do(drafts.scattering(zones), text("magblast-scatter"), Style.MAIN),))


def responding(view: View, draft: str) -> Panel:
    """Return a button for each answer; where there are many ways to pay, a menu of those."""
    found = ways.responses(view)
    if not found:
        return ()
    plain = [one for one in found if not one.cards]
    paid = [one for one in found if one.cards]
    buttons = tuple(_answer_button(one) for one in plain)
    if len(buttons) + len(paid) <= ABREAST:
        return ((*(_answer_button(one) for one in paid), *buttons),)
    chosen = next((one for one in paid if answer_draft(one) == draft), None)
    choices = tuple(
        Choice(answer_draft(one), words.answer_words(one), chosen=one is chosen) for one in paid
    )
    turned = 0 if chosen else steps.page_of(draft)
    shown = paged(choices, turned, steps.TURNED)
    menu = Menu("draft", text("magblast-choose-answer"), shown)
    confirm = (_answer_button(chosen),) if chosen else ()
    return (menu, (*confirm, *buttons))


def answer_draft(answer: Respond) -> str:
    """Return the draft of an answer."""
    return steps.SEPARATOR.join(("a", answer.answer, *map(code, answer.cards)))


def _answer_button(answer: Respond) -> Button:
    passes = answer.answer is Answer.PASS
    style = Style.PLAIN if passes else Style.MAIN
    return Button("answer", words.answer_words(answer), style, answer_draft(answer))


def ending(view: View) -> tuple[Button, ...]:
    """Return the button that finishes the phase, if that may be done now."""
    if not ways.may_end(view):
        return ()
    style = Style.DANGER if view.phase is Phase.ATTACK else Style.PLAIN
    return (Button("end", text(f"magblast-end-{view.phase}"), style),)


def stepwise(found: Iterable[steps.Way], draft: str, group: str) -> tuple[Panel, steps.Path]:
    """Return the menus of a draft's steps among some ways, and how far it has come."""
    path = steps.follow(tuple(found), draft)
    menus = tuple(
        _step_menu(level, path, at, group)
        for at, level in enumerate(path.levels)
        if at == 0 or len(level) > 1
    )
    return menus, path


def _step_menu(level: tuple[steps.Step, ...], path: steps.Path, at: int, group: str) -> Menu:
    before = path.chosen[:at]
    taken = path.chosen[at] if len(path.chosen) > at else None
    choices = tuple(
        Choice(
            steps.SEPARATOR.join((*before, step.value)), step.name, step.about, step.value == taken
        )
        for step in level
    )
    turned = path.page if taken is None else 0
    shown = paged(choices, turned, steps.SEPARATOR.join((*before, steps.TURNED)))
    return Menu("draft", level[0].title, shown, extra=f"{group}{at}")


def paged(choices: tuple[Choice, ...], turned: int, more: str) -> tuple[Choice, ...]:
    """Return what a menu shows of many choices: a page, and a line that turns to the next.

    That is the page with what was chosen until another is turned to; `more` is the draft that
    turns pages, without the number.
    """
    if len(choices) <= MOST_CHOICES:
        return choices
    pages = -(-len(choices) // PAGE)
    chosen = next((at for at, choice in enumerate(choices) if choice.chosen), 0)
    page = (turned or chosen // PAGE) % pages
    following = (page + 1) % pages
    words = text("magblast-more", page=following + 1, pages=pages)
    turn = Choice(f"{more}{following or pages}", words)
    return (*choices[page * PAGE : (page + 1) * PAGE], turn)


def _do(draft: str, label: Text, style: Style = Style.PLAIN) -> Button:
    return Button("do", label, style, draft)


def is_scattering(view: View) -> bool:
    """Tell whether the viewer is asked where ships are thrown."""
    return view.question is not None and view.question.asking is Asking.SCATTER
