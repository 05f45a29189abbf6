"""What people filled in before it was refused: the form opens with it again."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from cogs.panels.ids import mark
from cogs.panels.panel import Filled, Form, Line, Pick
from tables.latest import Latest

MOST = 256
"""How many open forms are remembered; what was typed in others is lost, as after a restart."""


class Attempt(Struct, frozen=True):
    """A form that somebody opened: by which control of a game, and what was refused in it."""

    verb: str
    opening: Filled
    refused: Filled | None = None


class Refused:
    """Forms by person and custom id, each kept until what is filled in is accepted."""

    def __init__(self) -> None:
        self._kept = Latest[tuple[int, int], Attempt](MOST)

    def open(self, user_id: int, custom_id: str, form: Form, verb: str, opening: Filled) -> Form:
        """Remember what opens a form; return it with what was refused in it, if something was.

        `verb` is the control's that opens it, and `opening` what that carries.
        """
        before = self._kept.get((user_id, mark(custom_id)))
        refused = None if before is None else before.refused
        self._kept[user_id, mark(custom_id)] = Attempt(verb, opening, refused)
        if refused is None:
            return form
        return replace(form, fields=tuple(_refilled(field, refused) for field in form.fields))

    def refuse(self, user_id: int, custom_id: str, filled: Filled) -> str | None:
        """Keep what was refused; return the word for `find`, None if nobody knows the form."""
        key = (user_id, mark(custom_id))
        attempt = self._kept.get(key)
        if attempt is None:
            return None
        self._kept[key] = replace(attempt, refused=filled)
        return self.word(custom_id)

    def word(self, custom_id: str) -> str:
        """Return the word for `find` of a form that was opened."""
        return str(mark(custom_id))

    def find(self, user_id: int, word: str) -> Attempt | None:
        """Return a person's attempt by the word that `refuse` gave; None after a restart."""
        return self._kept.get((user_id, int(word))) if word.isdecimal() else None

    def accept(self, user_id: int, custom_id: str) -> None:
        """Forget a form that needs not be opened again."""
        self._kept.pop((user_id, mark(custom_id)), None)


def _refilled(field: Line | Pick, filled: Filled) -> Line | Pick:
    if isinstance(field, Line):
        return replace(field, filled=filled.line(field.name)[: field.longest])
    chosen = filled.pick(field.name)[: field.most]
    choices = tuple(replace(choice, chosen=choice.value in chosen) for choice in field.choices)
    return replace(field, choices=choices)
