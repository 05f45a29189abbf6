"""Which ways are open at a moment: of the phase, of what is asked in its midst, of any time."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from msgspec.structs import replace

from engines.choosing import Folded, Style, Way
from engines.core import text
from engines.listed import ListedWays
from engines.magblast.concussion import thrown
from engines.magblast.imagine import imagine, legal
from engines.magblast.model import ZONES, Action, Keep, Phase
from engines.magblast.setup import KEPT
from engines.magblast.view import View
from engines.magblast.ways import idle, laid
from engines.magblast.ways.choices import SCATTERED, title_of
from engines.magblast.ways.possible import actions

_KEYS = {
    "respond": ("answer", "cards"),
    "place": ("zone", "ship"),
    "follow": ("card",),
    "discard": ("cards",),
    "draw": ("blasts",),
    "reinforce": ("cards", "ship"),
    "move": ("ship", "zone"),
    "fire": ("ship", "card", "target", "sound"),
    "launch": ("card", "target", "sound"),
    "play": ("card", "target", "blasts"),
    "sweep": ("ship", "fleet", "card"),
    "use": ("flagship", "ship", "card", "target"),
    "agree": ("call",),
}
"""The ways that end in an action of a list, and their steps."""
_OTHERS = frozenset(("launch", "play", "sweep", "use", "agree"))
"""The ways whose first steps stand in one menu."""


class Moments(ListedWays[View, Action]):
    """The ways that are open now, and all that they can end in."""

    def __init__(self, view: View, seat: int) -> None:
        super().__init__(view, seat)
        self._listed: dict[str, tuple[Action, ...]] = {}

    def now(self) -> tuple[Way, ...]:
        """Return the ways of the moment; a shot that waits for its sound comes before all else."""
        return self._now

    @cached_property
    def _now(self) -> tuple[Way, ...]:
        view = self.view
        if view.phase is Phase.SETUP:
            may = legal(view, [Keep(view.dealt[:KEPT])])
            return (Way("keep", tuple(ZONES), text("magblast-keep")),) if may else ()
        found = tuple(way for way in (self._scatter(), *self._asked(), self._maneuver()) if way)
        last = self._ends()
        others = tuple(self._way(verb) for verb in _KEYS if verb in _OTHERS and self.listed(verb))
        ways = (*found, *others, *last)
        if view.shot is None or not self.listed("hush"):
            return ways
        return (*self._sounds(), *(replace(way, typed=True) for way in ways))

    def _asked(self) -> Iterable[Way]:
        """Yield the ways of the phase, or of what is asked in the midst of one."""
        cards = {"discard": laid.thrown_away, "draw": laid.taken}
        for verb in _KEYS:
            empty = verb in cards and not cards[verb](self.view).choices
            if verb not in _OTHERS and self.listed(verb) and not empty:
                yield self._way(verb)

    def _way(self, verb: str) -> Way:
        group = "other" if verb in _OTHERS else ""
        title = title_of(self.view, verb, _KEYS[verb][0])
        told = text("magblast-told-discard") if verb == "discard" else None
        return Way(verb, _KEYS[verb], title, group=group, typed=verb == "move", told=told)

    def _scatter(self) -> Way | None:
        if not self.listed("scatter"):
            return None
        _, ships = thrown(imagine(self.view))
        return Way("scatter", SCATTERED[: len(ships)], text("magblast-scatter"))

    def _maneuver(self) -> Way | None:
        if not self.listed("move"):
            return None
        folded = Folded(text("magblast-choose-mover"), text("magblast-move-back"))
        return Way("maneuver", laid.maneuver_keys(self.view), folded.title, folded=folded)

    def _ends(self) -> tuple[Way, ...]:
        """Return what finishes the phase, and the turn; in its last phase that is the same."""
        view, turn = self.view, text("magblast-end-attack")
        last, key = view.phase is Phase.ATTACK, str(view.phase)
        if view.phase is Phase.DISCARD and not view.hand:
            key = str(Phase.DRAW)
        if view.phase in (Phase.DISCARD, Phase.DRAW) and not idle.draws(view):
            key = f"{key}-full"
        style = Style.DANGER if last else Style.PLAIN
        alone = Style.MAIN if idle.idles(view, self.listed) else style
        end = Way("end", (), text(f"magblast-end-{key}"), alone)
        finish = Way("finish", (), turn, Style.DANGER, typed=last)
        return tuple(way for way in (end, finish) if self.listed(way.verb))

    def _sounds(self) -> tuple[Way, ...]:
        form = text("magblast-form-title")
        sound = Way("sound", ("words",), text("magblast-sound-now"), Style.MAIN, form=form)
        return (sound, Way("hush", (), text("magblast-hush")))

    def listed(self, verb: str) -> tuple[Action, ...]:
        """Return what can be done now of a kind."""
        if verb not in self._listed:
            self._listed[verb] = actions(self.view, verb)
        return self._listed[verb]
