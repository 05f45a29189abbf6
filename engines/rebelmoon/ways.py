"""What a side may do, step by step: place a piece, fly the bomb, activate a weapon."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from engines.choosing import (
    Ask,
    AtOnce,
    Choice,
    Chosen,
    Foretold,
    Given,
    Path,
    Pick,
    Style,
    Way,
    Ways,
)
from engines.core import IllegalAction, MalformedAction, Text, text
from engines.fields import NOTHING
from engines.rebelmoon.arms import destroyable, weapon_name
from engines.rebelmoon.flight import equipment, flights, fly, possible, scannable
from engines.rebelmoon.looking import known_weapons
from engines.rebelmoon.model import (
    IMPERIAL,
    REBEL,
    WEAPONS,
    Action,
    Activate,
    Cell,
    Fly,
    Kind,
    Pass,
    Phase,
    Place,
    Upgrade,
    View,
    Weapon,
)
from engines.rebelmoon.placement import open_cells
from engines.rebelmoon.proposals import armed, nearest, sheltering
from engines.rebelmoon.space import board_of
from engines.rebelmoon.words import intended

MOST_AT_ONCE = 25
"""How many cells a menu holds."""
SIDES = {"left": -1, "ahead": 0, "right": 1}
_PASS = Way("pass", (), text("rebelmoon-pass"))
_HOLD = Way("pass", (), text("rebelmoon-hold"))


class RebelMoonWays(Ways[View, Action]):
    """Pieces to place, a flight of the bomb, weapons to activate; or nothing of it."""

    actions = Action
    ahead = frozenset(("place",))
    apart = ahead
    later = frozenset(("fly", "activate", "pass"))

    def now(self) -> tuple[Way, ...]:
        """Return the ways of the phase; none for whose turn it is not."""
        view = self.view
        if view.to_act != self.seat:
            return ()
        match view.phase:
            case Phase.PLACEMENT:
                return (self._place(), _PASS)
            case Phase.FLIGHT:
                keys = ("turn", "advance", "upgrade", "target")
                return (Way("fly", keys, text("rebelmoon-choose-upgrade")),)
            case Phase.DEFENCE:
                title = text("rebelmoon-choose-activation")
                activate = (Way("activate", ("weapon", "target"), title),) if view.weapons else ()
                return (*activate, _HOLD)
            case Phase.OVER:
                return ()

    def _place(self) -> Way:
        title = text("rebelmoon-place")
        if self.seat == REBEL:
            form = text("rebelmoon-form-place-weapon")
            keys = ("weapon", "cell")
            return Way("place", keys, title, Style.MAIN, form=form, at_once=self._armed_cells())
        form, near = text("rebelmoon-form-asteroid"), self._cells_near()
        return Way("place", ("cell",), title, Style.MAIN, form=form, at_once=near)

    def _cells_near(self) -> AtOnce:
        """Return the cells nearest to the straight way, for an asteroid in one choice: the nearest
        first, the others as they lie."""
        cells = nearest(self.view, IMPERIAL)[:MOST_AT_ONCE]
        in_order = (*cells[:1], *sorted(cells[1:]))
        return AtOnce(text("rebelmoon-choose-cell"), "cell", tuple(map(_cell, in_order)))

    def _armed_cells(self) -> AtOnce:
        """Return the same for a weapon, each cell with one of those that are left."""
        cells = list(armed(self.view, self.view.reserve).items())[:MOST_AT_ONCE]
        lines = (Choice(cell, _placed(one, cell), _does(one.kind)) for cell, one in cells)
        weapons = tuple({"weapon": (_written(one),)} for _, one in cells)
        return AtOnce(text("rebelmoon-choose-armed"), "cell", tuple(lines), weapons)

    def ask(self, verb: str, key: str, chosen: Chosen) -> Ask:
        """Return what is asked: of a flight and a weapon, given what stands of it already."""
        match verb, key:
            case "place", "cell":
                return self._open_cells()
            case "place", _:
                return self._reserve()
            case "activate", "weapon":
                return self._weapons()
            case "activate", _:
                return self._asteroids(_only(chosen, "weapon"))
            case _, "turn":
                return self._turns(chosen)
            case _, "advance":
                return self._advances(chosen)
            case _, "upgrade":
                return self._upgrades(chosen)
            case _:
                return self._targets(chosen)

    def expected(self) -> tuple[Given, ...]:
        """Return flights of the bomb; of the Rebel, that no weapon is used.

        What a weapon does that lies face down nobody else can tell, and pieces are placed one by
        one whatever the other places.
        """
        if self.view.to_act == self.seat:
            return ()
        match self.view.phase:
            case Phase.FLIGHT:
                moves = flights(self.view)
                return tuple(Given(IMPERIAL, move, self._flown(move)) for move in moves)
            case Phase.DEFENCE:
                return (Given(REBEL, Pass(), text("rebelmoon-expected-hold")),)
            case Phase.PLACEMENT | Phase.OVER:
                return ()

    def _flown(self, move: Fly) -> Text:
        """Return how a flight of the bomb is called by whoever expects it."""
        bomb = fly(self.view, move).bomb
        facing = text(f"rebelmoon-direction-{bomb.facing}")
        used = text("rebelmoon-no-upgrade") if move.upgrade is None else _upgrade_name(move.upgrade)
        at = "plain" if move.upgrade is None else move.target or "none"
        return text("rebelmoon-expected-fly", cell=bomb.cell, facing=facing, used=used, at=at)

    def confirm(self, verb: str, chosen: Chosen) -> Text | None:
        """Return what ends a flight or an activation; a piece is placed as soon as it is chosen."""
        if verb == "place":
            return None
        if verb == "activate":
            return text("rebelmoon-activate")
        return text("rebelmoon-stay" if self.action(verb, chosen) == Fly() else "rebelmoon-fly")

    def stands(self, verb: str, chosen: Chosen) -> bool:
        """Tell whether a flight leaves the bomb as it is, though it could move."""
        moves = any(move != Fly() for move in flights(self.view)) if verb == "fly" else False
        return moves and self.action(verb, chosen) == Fly()

    def hints(self, path: Path | None) -> tuple[Text, ...]:
        """Return what a good first piece is, when the placing ends, or what a turn is for."""
        view = self.view
        if view.phase is not Phase.PLACEMENT:
            return (text(f"rebelmoon-hint-{view.phase}"),) if self.now() else ()
        if self.seat == IMPERIAL:
            return self._first_asteroid() if not view.asteroids else (text("rebelmoon-hint-pass"),)
        return (text(f"rebelmoon-hint-{'pass' if view.weapons else 'first-weapon'}"),)

    def foretold(self, path: Path) -> Foretold | None:
        """Return what a flight would do, with what keeps the bomb from advancing; or what a
        weapon covers."""
        if path.way.verb == "activate":
            weapon, target = _only(path.chosen, "weapon"), _only(path.chosen, "target")
            return Foretold((Activate(weapon, target),)) if weapon else None
        if path.way.verb != "fly":
            return None
        move = self.action("fly", path.chosen)
        assert isinstance(move, Fly)
        if path.open == "target":  # the scanner needs one, and until then it is only a flight
            move = replace(move, upgrade=None)
        lines = (*intended(self.view, fly(self.view, move)), *self._hindrance(move.turn))
        return Foretold((move,), lines)

    def words(self, path: Path) -> Text:
        """Return a piece with the cell that it is placed on, or what else is done."""
        action = self.action(path.way.verb, path.chosen)
        match action:
            case Place(cell, None):
                return text("rebelmoon-piece-asteroid", cell=cell)
            case Place(cell, Weapon() as weapon):
                return _placed(weapon, cell)
            case Fly() | Activate():
                return self.in_full(action, path)
            case _:
                return super().words(path)

    def offered(self, action: Action) -> Action:
        """Return what people do instead of a pass that the clock makes: in a flight, stay put."""
        if not isinstance(action, Pass):
            return action
        return Fly() if self.view.phase is Phase.FLIGHT else Pass()

    def in_full(self, action: Action, path: Path) -> Text:
        """Return a flight with where it ends, and what is done with a weapon or an asteroid."""
        match action:
            case Fly():
                flown = (self._flown(action),)
                return text("way-words", way=text("rebelmoon-told-fly"), what=flown)
            case Activate():
                steps = ("weapon", "target") if action.target else ("weapon",)
                asks = [(path.asks[key], path.chosen[key]) for key in steps]
                aimed = tuple(
                    choice.label
                    for ask, chosen in asks
                    if isinstance(ask, Pick)
                    for choice in ask.choices
                    if choice.value in chosen
                )
                return text("way-words", way=text("rebelmoon-told-activate"), what=aimed)
            case Place(cell, None):
                return text("rebelmoon-place-asteroid", cell=cell)
            case Place(cell, Weapon() as weapon):
                return text("rebelmoon-place-weapon", weapon=weapon_name(weapon), cell=cell)
            case _:
                return self.words(path)

    def named(self, verb: str, key: str) -> Mapping[str, Text]:
        """Return the turns, the upgrades and the weapons that there are."""
        match verb, key:
            case "fly", "turn":
                return {side: text(f"rebelmoon-command-turn-{side}") for side in SIDES}
            case "fly", "upgrade":
                return {upgrade.value: _upgrade_name(upgrade) for upgrade in Upgrade}
            case "place", "weapon":
                return {_written(weapon): weapon_name(weapon) for weapon in WEAPONS}
            case _:
                return {}

    def action(self, verb: str, chosen: Chosen) -> Action:
        """Return the action; cells are read as the board prints them. Raises `Refusal`."""
        places = ("cell", "target", "weapon") if verb == "activate" else ("cell", "target")
        cells = {key for key in places if _only(chosen, key)}
        parse = board_of(self.view).parse
        read = {**chosen, **{key: (parse(chosen[key][0].strip()),) for key in cells}}
        if verb == "place" and "cell" in cells:
            return Place(read["cell"][0], _weapon(_only(chosen, "weapon")))
        if "turn" in read:
            read["turn"] = (str(SIDES.get(read["turn"][0], read["turn"][0])),)
        return super().action(verb, read)

    def steps(self, action: Action) -> tuple[str, Chosen]:
        """Return the steps of an action; a weapon is written as its kind and colour."""
        verb, found = super().steps(action)
        if isinstance(action, Place) and action.weapon is not None:
            return verb, {**found, "weapon": (_written(action.weapon),)}
        if isinstance(action, Fly):
            side = next((side for side, by in SIDES.items() if by == action.turn), str(action.turn))
            return verb, {**found, "turn": (side,)}
        return verb, found

    # -- Placing -------------------------------------------------------------------------------

    def _open_cells(self) -> Pick:
        role = "rebel" if self.seat == REBEL else "imperial"
        cells = tuple(map(_cell, open_cells(self.view, self.seat)))
        about = text(f"rebelmoon-form-cell-{role}")
        return Pick(text("rebelmoon-form-cell"), cells, about=about, typed=True)

    def _reserve(self) -> Pick:
        held = tuple(
            Choice(_written(weapon), weapon_name(weapon), _does(weapon.kind))
            for weapon in (self.view.reserve if self.seat == REBEL else ())
        )
        about = text("rebelmoon-form-weapon-about")
        return Pick(text("rebelmoon-form-weapon"), held, about=about)

    def _first_asteroid(self) -> tuple[Text, ...]:
        cell, field = sheltering(self.view), board_of(self.view)
        if cell is None:
            return ()
        ends = {"gate": field.gate, "moon": field.moon}
        return (text("rebelmoon-hint-first-asteroid", cell=cell, **ends),)

    # -- Flying --------------------------------------------------------------------------------

    def _turns(self, chosen: Chosen) -> Pick:
        sides = [side for side, by in SIDES.items() if self._flies(chosen, turn=by)]
        choices = tuple(Choice(side, self._course(side)) for side in sides)
        return Pick(text("rebelmoon-command-fly-turn"), choices, usual=("ahead",))

    def _course(self, side: str) -> Text:
        """Return a turn with the cell that it leads to, or that it leads nowhere."""
        turn = SIDES[side]
        course = text(f"rebelmoon-turn-{side if turn else 'none'}")
        if not possible(self.view, Fly(turn, True)):
            return text("rebelmoon-course-blocked", course=course)
        cell = fly(self.view, Fly(turn, True)).bomb.cell
        return text("rebelmoon-course-to", course=course, cell=cell)

    def _advances(self, chosen: Chosen) -> Pick:
        found = [advance for advance in (True, False) if self._flies(chosen, advance=advance)]
        choices = tuple(
            Choice(str(a).lower(), text(f"rebelmoon-advance-{'on' if a else 'off'}")) for a in found
        )
        return Pick(text("rebelmoon-command-fly-advance"), choices, usual=(choices[0].value,))

    def _upgrades(self, chosen: Chosen) -> Pick:
        found = [up for up in equipment(self.view.config) if self._flies(chosen, upgrade=up)]
        choices = tuple(
            Choice(up.value, _upgrade_name(up), text(f"rebelmoon-cost-{_id(up)}")) for up in found
        )
        none = Choice(NOTHING, text("rebelmoon-no-upgrade"))
        return Pick(text("rebelmoon-choose-upgrade"), (none, *choices), usual=(NOTHING,))

    def _targets(self, chosen: Chosen) -> Pick:
        title = text("rebelmoon-command-fly-target")
        if _only(chosen, "upgrade") != Upgrade.SCANNER:
            return Pick(title, (Choice(NOTHING, text("rebelmoon-no-scan")),))
        return Pick(title, tuple(_cell(move.target) for move in self._aimed(chosen) if move.target))

    def _flies(self, chosen: Chosen, **step: Any) -> bool:
        """Tell whether the bomb can fly so; the scanner is tried with each target."""
        return any(possible(self.view, move) for move in self._aimed(chosen, **step))

    def _aimed(self, chosen: Chosen, **step: Any) -> Iterable[Fly]:
        """Return the flights of what was chosen, and of a step that was not."""
        move = Fly(**{**_flight(chosen), **step})
        if move.upgrade is not Upgrade.SCANNER or move.target is not None:
            return (move,)
        plain = Fly(move.turn, move.advance)
        if not possible(self.view, plain):
            return ()
        here = fly(self.view, plain).bomb.cell
        aimed = (
            Fly(move.turn, move.advance, move.upgrade, at) for at in scannable(self.view, here)
        )
        return tuple(one for one in aimed if possible(self.view, one))

    def _hindrance(self, turn: int) -> tuple[Text, ...]:
        """Return why the bomb cannot advance after turning so; nothing if it can."""
        try:
            fly(self.view, Fly(turn, True))
        except IllegalAction as refusal:
            return (refusal.text,)
        return ()

    # -- Activating ----------------------------------------------------------------------------

    def _weapons(self) -> Pick:
        choices = tuple(
            Choice(at, name, _does(kind))
            for at, name in known_weapons(self.view).items()
            for kind in (self.view.weapons[at].kind,)
            if kind is not None
        )
        return Pick(text("rebelmoon-choose-activation"), choices)

    def _asteroids(self, weapon: Cell | None) -> Pick:
        disc = self.view.weapons.get(weapon or "")
        seen = destroyable(self.view, weapon or "") if disc and disc.kind is Kind.DESTROYER else ()
        choices = tuple(Choice(at, text("rebelmoon-piece-asteroid", cell=at)) for at in seen)
        nothing = Choice(NOTHING, text("rebelmoon-no-asteroid"))
        return Pick(text("rebelmoon-choose-asteroid"), choices or (nothing,))


def _only(chosen: Chosen, key: str) -> str | None:
    """Return the value of a step; None where it was not taken, or is nothing."""
    (value, *_) = chosen.get(key) or (NOTHING,)
    return None if value == NOTHING else value


def _flight(chosen: Chosen) -> dict[str, Any]:
    """Return what was chosen of a flight, as fields of it."""
    found: dict[str, Any] = {}
    for key, (value, *_) in chosen.items():
        match key:
            case "turn":
                found[key] = SIDES[value]
            case "advance":
                found[key] = value == "true"
            case "upgrade":
                found[key] = None if value == NOTHING else Upgrade(value)
            case _:
                found[key] = None if value == NOTHING else value
    return found


def _placed(weapon: Weapon, cell: Cell) -> Text:
    return text("rebelmoon-placed", weapon=weapon_name(weapon), cell=cell)


def _cell(cell: Cell) -> Choice:
    return Choice(cell, text("rebelmoon-cell", cell=cell))


def _written(weapon: Weapon) -> str:
    return f"{weapon.kind.value}/{weapon.colour.value}"


def _weapon(written: str | None) -> Weapon | None:
    if written is None:
        return None
    found = next((weapon for weapon in WEAPONS if _written(weapon) == written), None)
    if found is None:
        raise MalformedAction(text("rebelmoon-refusal-choose-weapon"))
    return found


def _id(upgrade: Upgrade) -> str:
    return upgrade.value.replace("_", "-")


def _upgrade_name(upgrade: Upgrade) -> Text:
    return text(f"rebelmoon-upgrade-{_id(upgrade)}")


def _does(kind: Kind) -> Text:
    return text(f"rebelmoon-does-{kind.value.replace('_', '-')}")


WAYS = RebelMoonWays
