"""Ways that end in one of some actions, from a list of them: each step asks for what still fits."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from engines.choosing import Ask, Choice, Chosen, Given, Path, Pick, Way, Ways, follow
from engines.core import Action, Arg, Engine, Seat, Text, View, text
from engines.fields import NOTHING, tag


class ListedWays(Ways[View, Action]):
    """Ways that end in one of some actions: each step asks for what still fits.

    `steps` has no step that is not chosen from the actions; one with nothing in it is `()`.
    """

    @abstractmethod
    def listed(self, verb: str) -> Iterable[Action]:
        """Return the actions that a way can end in."""

    @abstractmethod
    def titled(self, verb: str, key: str) -> Text:
        """Return what is asked at a step."""

    @abstractmethod
    def choice(self, verb: str, key: str, action: Action, chosen: Chosen) -> Choice:
        """Return what leads to an action at a step, given what was chosen at others.

        Its value is of no account.
        """

    def fits(self, verb: str, chosen: Chosen) -> list[Action]:
        """Return the listed actions that have what was chosen."""
        return fitting(self.listed(verb), chosen, lambda action: self.steps(action)[1])

    def ask(self, verb: str, key: str, chosen: Chosen) -> Ask:
        """Return what the actions that fit have at a step; nothing, where they have nothing."""
        others = {at: values for at, values in chosen.items() if at != key}
        found: dict[str, Action] = {}
        for action in self.fits(verb, others):
            for value in self.steps(action)[1][key]:
                found.setdefault(value, action)
        choices = tuple(
            replace(self.choice(verb, key, action, others), value=value)
            for value, action in found.items()
        )
        if not choices:
            return Pick(self.titled(verb, key), (), least=0, usual=())
        return Pick(self.titled(verb, key), choices)


class OpenWays(ListedWays[View, Action]):
    """The ways of an open game, one for each kind of action that is legal.

    Its steps are the fields of the action. Its words are `<game>-<verb>`, the title of a step
    `<game>-<verb>-<field>`, and a choice `<game>-<field>` with the `value`; above them stands
    `<game>-hint`, which says what it is about.
    """

    def __init__(self, engine: Engine[Any, Any, Any, Any], view: View, seat: Seat) -> None:
        super().__init__(view, seat)
        self.engine = engine
        self.actions = engine.meta.action

    def now(self) -> tuple[Way, ...]:
        """Return a way for each kind of legal action."""
        kinds = dict.fromkeys(type(action) for action in self._legal())
        return tuple(
            Way(tag(kind), kind.__struct_fields__, self._text(tag(kind))) for kind in kinds
        )

    def hints(self, path: Path | None) -> tuple[Text, ...]:
        """Return what whoever is asked is to do, and what for."""
        return (self._text("hint"),) if self.now() else ()

    def listed(self, verb: str) -> Iterable[Action]:
        """Return the legal actions of a kind."""
        return [action for action in self._legal() if tag(type(action)) == verb]

    def for_later(self) -> frozenset[str]:
        """Return the verbs of all ways: whatever can be done can be chosen for the next turn."""
        kinds = getattr(self.actions, "__args__", (self.actions,))
        return frozenset(map(tag, kinds))

    def expected(self) -> tuple[Given, ...]:
        """Return all that is legal for whoever has a turn now."""
        others = sorted(self.engine.to_act(self.view) - {self.seat})
        return tuple(
            Given(other, action, there.called(action))
            for other in others
            for there in (self._of(other),)
            for action in self.engine.legal_actions(self.view, other)
        )

    def _of(self, seat: Seat) -> OpenWays[View, Any]:
        return OpenWays(self.engine, self.view, seat)

    def called(self, action: Any) -> Text:
        """Return what an action of the seat is called in a few words."""
        verb, steps = self.steps(action)
        way = next(way for way in self.now() if way.verb == verb)
        return self.words(follow(self, way, lambda key, ask: steps.get(key)))

    def titled(self, verb: str, key: str) -> Text:
        """Return what is asked of a field."""
        return self._text(f"{verb}-{key}")

    def choice(self, verb: str, key: str, action: Action, chosen: Chosen) -> Choice:
        """Return what an action has in a field."""
        return Choice("", self._text(key, value=getattr(action, key)))

    def _legal(self) -> Iterable[Action]:
        return self.engine.legal_actions(self.view, self.seat)

    def _text(self, name: str, **args: Arg) -> Text:
        return text(f"{self.engine.meta.key}-{name}", **args)


def fitting(
    actions: Iterable[Action], chosen: Chosen, steps: Callable[[Action], Chosen]
) -> list[Action]:
    """Return the actions that have what was chosen, wherever they have such a step."""
    return [
        action
        for action in actions
        for own in (steps(action),)
        if all(_plain(own.get(key, values)) == _plain(values) for key, values in chosen.items())
    ]


def _plain(values: tuple[str, ...]) -> tuple[str, ...]:
    return () if values == (NOTHING,) else values
