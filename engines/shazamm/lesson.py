"""The guided first game of Shazamm!: two rounds, from a first bet to the coach's fall."""

from __future__ import annotations

from engines.core import Text, text
from engines.lessons import Lesson, Prompt
from engines.shazamm.model import DECOY, Action, Cast, Clone, Config, Recycle
from engines.shazamm.numbers import BOOST, CLONE, DOUBLE, INFERNO, RECYCLE
from engines.shazamm.telling import NAMES

PUPIL, COACH = 0, 1
_CAST = text("shazamm-cast")
_OTHER_CAST = text("shazamm-lesson-other-cast")


def _cast(name: str, own: Cast, others: Cast) -> Prompt:
    """Return the prompt of a turn: both bet, and lay a spell or none."""
    spell = NAMES[own.spells[0] if own.spells else DECOY]
    says = text(f"shazamm-lesson-{name}", press=_CAST, bet=own.bet, spell=spell)
    return Prompt(says, (own,), otherwise=_OTHER_CAST, then=((COACH, others),))


def _answer(name: str, action: Action, choice: Text) -> Prompt:
    return Prompt(text(f"shazamm-lesson-{name}", choice=choice), (action,))


LESSON = Lesson(
    config=Config(),
    seats=2,
    seed="911",
    pupil=PUPIL,
    prompts=(
        _cast("bid", Cast(7), Cast(4)),
        _cast("boost", Cast(3, (BOOST,)), Cast(8)),
        _cast("pushed", Cast(5), Cast(8, (DOUBLE,))),
        _cast("clone", Cast(6, (CLONE,)), Cast(9)),
        _answer("cloned", Clone(DOUBLE), NAMES[DOUBLE]),
        _cast("recycle", Cast(4, (RECYCLE,)), Cast(6)),
        _answer("recycled", Recycle(3), text("shazamm-recycle-choice", change="+3", bet=7)),
        _cast("inferno", Cast(12, (INFERNO,)), Cast(9)),
        _cast("fall", Cast(10), Cast(5)),
    ),
)
