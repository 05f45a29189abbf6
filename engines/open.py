"""What a game without secrets need not say for itself."""

from __future__ import annotations

from typing import Generic

from engines.core import Action, Config, Dice, Engine, IllegalAction, Seat, State, text


class OpenEngine(Engine[Config, State, Action, State], Generic[Config, State, Action]):
    """Base of an open game: everybody sees everything, so a view is the state itself.

    `legal_actions` names all that is legal, the most usual first; `check` and `default_action`
    follow from it. Whatever is refused is refused with `<key>-refusal-illegal`. Nobody acts but
    who is waited for.
    """

    def may_act(self, state: State) -> frozenset[Seat]:
        """Return nobody."""
        return frozenset()

    def check(self, state: State, seat: Seat, action: Action) -> None:
        """Raise `IllegalAction` unless the action is one of the legal ones."""
        if action not in self.legal_actions(state, seat):
            raise IllegalAction(text(f"{self.meta.key}-refusal-illegal"))

    def default_action(self, state: State, seat: Seat) -> Action:
        """Return the first of the legal actions."""
        return next(iter(self.legal_actions(state, seat)))

    def view(self, state: State, seat: Seat | None) -> State:
        """Return the state: nothing is hidden."""
        return state

    def imagine(self, view: State) -> State:
        """Return the view, which is the state."""
        return view

    def resample(self, state: State, seat: Seat, dice: Dice) -> State:
        """Return the state: there is nothing to draw."""
        return state
