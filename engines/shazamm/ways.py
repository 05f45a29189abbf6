"""What a wizard may do, step by step."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engines.choosing import (
    Ask,
    AtOnce,
    Choice,
    Chosen,
    Given,
    Number,
    Path,
    Pick,
    Style,
    Way,
    Ways,
)
from engines.core import Text, text
from engines.fields import NOTHING, told_apart
from engines.shazamm.choices import clone_choices, recycle_range, theft_choices
from engines.shazamm.clashes import clashes
from engines.shazamm.imagine import imagine
from engines.shazamm.model import DECOY, SPELLS, Action, Arrange, Cast, Phase, Spell, View
from engines.shazamm.numbers import CLONE, RECYCLE, THEFT
from engines.shazamm.telling import NAMES

_LIKELY_BETS = (*range(1, 16), 18, 20, 22, 25, 28, 30, 35, 40, 45)


class ShazammWays(Ways[View, Action]):
    """The bet and its spells, and the answers to spells that ask."""

    actions = Action
    later = frozenset(("cast", "clone", "steal", "recycle"))

    def now(self) -> tuple[Way, ...]:
        """Return the one way that the phase has; none for whose answer it is not."""
        view = self.view
        if view.choosing and self.seat not in view.choosing:
            return ()
        match view.phase:
            case Phase.ARRANGE:
                title = text("shazamm-arrange")
                return (Way("arrange", ("stock",), title, Style.MAIN, form=title),)
            case Phase.CAST:
                title = text("shazamm-cast" if view.cast is None else "shazamm-cast-again")
                form = text("shazamm-form-cast", turn=view.turn_number)
                keys, alone = ("bet", "spells"), self._bet_alone()
                return (Way("cast", keys, title, Style.MAIN, form=form, at_once=alone),)
            case Phase.CLONE:
                return (Way("clone", ("spell",), text("shazamm-clone-ask"), told=NAMES[CLONE]),)
            case Phase.STEAL:
                return (Way("steal", ("spells",), text("shazamm-steal-ask"), told=NAMES[THEFT]),)
            case Phase.RECYCLE:
                return (
                    Way("recycle", ("change",), text("shazamm-recycle-ask"), told=NAMES[RECYCLE]),
                )
            case Phase.OVER:
                return ()

    def ask(self, verb: str, key: str, chosen: Chosen) -> Ask:
        """Return what is asked, which hangs on nothing chosen before."""
        match key:
            case "bet":
                return self._bet()
            case "spells" if verb == "cast":
                return self._laid()
            case "spells":
                return self._stolen()
            case "spell":
                return self._cloned()
            case "change":
                return self._changed()
            case _:
                return self._order()

    def hints(self, path: Path | None) -> tuple[Text, ...]:
        """Return what a bet is for, at length until the first one is made, or what a spell asks."""
        view = self.view
        if not self.now():
            return ()
        if view.phase is not Phase.CAST:
            return (text(f"shazamm-hint-{view.phase}"),)
        if view.cast is not None:
            return (_face_down(view.cast),)
        return (text("shazamm-hint-bet" if view.turn_number == 1 else "shazamm-hint-cast"),)

    def expected(self) -> tuple[Given, ...]:
        """Return that the other bets less, as much, or more, and lays nothing that changes it."""
        view, rival = self.view, 1 - self.seat
        if view.phase is not Phase.CAST or view.cast is None or view.sides[rival].committed:
            return ()
        if CLONE in view.cast.spells:  # it asks what a view does not tell yet
            return ()
        return tuple(
            Given(rival, Cast(bet), text(f"shazamm-expected-{how}"))
            for how, bet in clashes(view, self.seat).items()
        )

    def words(self, path: Path) -> Text:
        """Return a bet with its number, and what lies beside it."""
        if path.way.verb != "cast":
            return super().words(path)
        bet = text("shazamm-bet", bet=int(path.chosen["bet"][0]))
        laid = tuple(_name(int(spell)) for spell in path.chosen.get("spells", ()))
        return text("way-words", way=bet, what=laid) if laid else bet

    def in_full(self, action: Action, path: Path) -> Text:
        """Return what `words` says; an order of spells as it is drawn."""
        if not isinstance(action, Arrange):
            return self.words(path)
        return text("way-words", way=path.way.title, what=tuple(map(_name, action.stock)))

    def ground(self) -> View:
        """Return the position without what the other has left, and how the last turn went."""
        rival = 1 - self.seat
        sides = list(self.view.sides)
        sides[rival] = replace(sides[rival], mana=0, hand_size=0, discard=())
        return replace(self.view, sides=(sides[0], sides[1]), last=None)

    def named(self, verb: str, key: str) -> Mapping[str, Text]:
        """Return all cards by their number."""
        cards = key in ("spell", "spells", "stock")
        return {str(spell): NAMES[spell] for spell in (DECOY, *SPELLS)} if cards else {}

    def _bet(self) -> Number:
        view = self.view
        mana = view.sides[self.seat].mana
        return Number(
            text("shazamm-form-bet", mana=mana),
            1,
            mana,
            view.cast.bet if view.cast else None,
            text("shazamm-form-bet-about"),
            (*(bet for bet in _LIKELY_BETS if bet < mana), mana),
        )

    def _bet_alone(self) -> AtOnce | None:
        """Return the bets that are made in one choice, until there is one: without any card."""
        if self.view.cast is not None:
            return None
        bets = self._bet().likely
        choices = tuple(Choice(str(bet), text("shazamm-bet", bet=bet)) for bet in bets)
        return AtOnce(text("shazamm-choose-bet"), "bet", choices)

    def _laid(self) -> Pick:
        view = self.view
        silenced = "silenced" if view.silenced else "about"
        return Pick(
            text("shazamm-form-spells"),
            tuple(map(_card, view.hand)),
            least=0,
            most=len(view.hand),
            usual=tuple(map(str, view.cast.spells)) if view.cast else (),
            about=text(f"shazamm-form-spells-{silenced}"),
        )

    def _stolen(self) -> Pick:
        spells = theft_choices(imagine(self.view), self.seat)
        apart = told_apart(map(str, spells))
        cards = tuple(map(_card, spells, apart))
        none = text("shazamm-steal-nothing")
        return Pick(text("shazamm-steal-ask"), cards, least=0, most=len(cards), none=none)

    def _cloned(self) -> Pick:
        cards = map(_card, clone_choices(imagine(self.view), self.seat))
        nothing = Choice(NOTHING, text("shazamm-clone-nothing"))
        return Pick(text("shazamm-clone-ask"), (*cards, nothing))

    def _changed(self) -> Pick:
        view = self.view
        assert view.turn is not None
        bet = view.turn.bets[self.seat]
        changes = tuple(
            Choice(str(by), text("shazamm-recycle-choice", change=f"{by:+d}", bet=bet + by))
            for by in reversed(recycle_range(imagine(view), self.seat))
        )
        return Pick(text("shazamm-recycle-ask"), changes)

    def _order(self) -> Pick:
        stock = self.view.stock
        return Pick(
            text("shazamm-form-order"),
            tuple(map(_card, sorted(stock))),
            least=len(stock),
            most=len(stock),
            usual=tuple(map(str, stock)),
            about=text("shazamm-form-order-about"),
            typed=True,
        )


def _face_down(cast: Cast) -> Text:
    laid = tuple(map(_name, cast.spells))
    return text("shazamm-hint-laid", bet=cast.bet, spells=laid, count=len(laid))


def _name(spell: Spell) -> Text:
    return text("shazamm-numbered", number=spell, spell=NAMES[spell])


def _card(spell: Spell, value: str = "") -> Choice:
    """Return a card as a choice; of twins the `value` tells which."""
    return Choice(value or str(spell), _name(spell), text(f"shazamm-effect-{spell}"))


WAYS = ShazammWays
