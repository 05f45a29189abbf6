"""What people filled in before it was refused: the form opens with it again."""

from __future__ import annotations

from collections import OrderedDict

from msgspec.structs import replace

from cogs.ui.panel import Filled, Form, Line, Pick

MOST = 256
"""How many refused answers are remembered; after a restart a form opens as it is at first."""


class Refused:
    """Refused answers by person and by the form's custom id, each kept until it is used."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, str], Filled] = OrderedDict()

    def keep(self, user_id: int, custom_id: str, filled: Filled) -> None:
        """Remember what somebody filled into a form."""
        self._kept[user_id, custom_id] = filled
        self._kept.move_to_end((user_id, custom_id))
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)

    def again(self, user_id: int, custom_id: str, form: Form) -> Form:
        """Return the form with what was refused in it, if something was."""
        filled = self._kept.pop((user_id, custom_id), None)
        if filled is None:
            return form
        return replace(form, fields=tuple(_refilled(field, filled) for field in form.fields))


def _refilled(field: Line | Pick, filled: Filled) -> Line | Pick:
    if isinstance(field, Line):
        return replace(field, filled=filled.line(field.name)[: field.longest])
    chosen = filled.pick(field.name)[: field.most]
    choices = tuple(replace(choice, chosen=choice.value in chosen) for choice in field.choices)
    return replace(field, choices=choices)
