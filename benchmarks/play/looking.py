"""The shortest way on a panel to what somebody means to do: which controls are pressed for it.

Panels are pure functions, so everything is tried without a press. Only such choices are followed
as one of the intended moves is made of.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

import engines
from cogs.chat.game import GameCog
from cogs.panels import foreseen
from cogs.panels.drafts import (
    CHOOSE,
    SEPARATOR,
    SEVERAL,
    TURNED,
    code,
    draft_of,
    gone,
    page_of,
    way_of,
)
from cogs.panels.given import AHEAD
from cogs.panels.panel import (
    Act,
    Answer,
    Choice,
    Filled,
    Form,
    Keep,
    Leave,
    Line,
    Menu,
    Row,
    Show,
    Submit,
)
from engines.choosing import Path, Pick, Ways
from engines.core import Refusal, encode, parse_action
from engines.fields import NOTHING
from tables import Scene
from tests.laws.reaching import reach_of

DEEPEST = 9
"""After how many presses a move counts as out of reach."""
CLOSING = "end"
"""What orders are called that only end a phase: other orders end those before theirs."""

ENDS = (CLOSING, "ready")
"""What besides comes with a submission: the ends of phases, and that no more cards are laid."""
BACKWARDS = ("drop", "undo", "clear", "tidy")
"""What only takes back."""


class Press(NamedTuple):
    """A control that is pressed, what is chosen in it, and what the form holds that it opens."""

    verb: str
    extra: str
    label: Any
    values: tuple[str, ...] = ()
    form: Filled | None = None

    @property
    def hits(self) -> int:
        """How many presses that is: a form is opened, and sent."""
        return 1 if self.form is None else 2


class Found(NamedTuple):
    """Presses, the moves that they lead to, and the draft that stands then.

    `submits` tells that these moves are done then, not only put together.
    """

    presses: tuple[Press, ...]
    moves: tuple[Any, ...]
    draft: str = ""
    submits: bool = False


class Sight:
    """What a person sees of a match, and means to do in it.

    `said` is typed where words are asked; controls of the verbs in `avoided` are not pressed, nor
    what chooses ahead, but where the panel itself is for it.
    """

    def __init__(
        self,
        cog: GameCog,
        scene: Scene,
        wanted: Sequence[Any],
        said: str,
        avoided: Sequence[str] = (),
    ) -> None:
        self._cog, self._scene, self._said = cog, scene, said
        self._several = foreseen.outright(scene)
        self._avoided = {*BACKWARDS, *avoided}
        self._wanted = tuple(wanted)
        self._chosen = foreseen.chosen(scene) if self._several else scene.drafted
        self._known: dict[bool, Ways[Any, Any] | None] = {}

    def shortest(self, draft: str) -> Found | None:
        """Return the fewest presses that lead to a move, and to the most then; None if none do."""
        waiting: list[tuple[tuple[Press, ...], str]] = [((), draft)]
        seen = {draft}
        for _ in range(DEEPEST):
            found, further = list[Found](), list[tuple[tuple[Press, ...], str]]()
            for presses, now in waiting:
                for press, answer in self._answers(now):
                    row = (*presses, press)
                    if (one := self._comes_of(answer, row)) is not None:
                        found.append(one)
                    elif isinstance(answer, Show) and answer.draft not in seen:
                        seen.add(answer.draft)
                        if self._is_of_use(answer.draft):
                            further.append((row, answer.draft))
            if found:
                return max(found, key=lambda one: len(one.moves))
            waiting = further
        return None

    def closing(self) -> Found | None:
        """Return what submits all that was meant, or goes on to where the rest can be chosen."""
        ends = [one for one in self._wanted if _tag(one) == CLOSING]
        for press, answer in self._answers(""):
            match answer:
                case Submit(orders) if self._are_all(orders):
                    return Found((press,), self._wanted, submits=True)
                case Show(draft) if draft and not self._open:
                    then = self._then_submits(draft)
                    if then is not None:
                        return Found((press, then), self._wanted, submits=True)
                case Keep(orders) if self._open and self._added(orders, ends):
                    return Found((press,), self._added(orders, ends))
                case _:
                    pass
        return None if self._open else self._cards_next(ends)

    def _cards_next(self, ends: Sequence[Any]) -> Found | None:
        """Return what ends a turn whose cards are still to be chosen, before it is submitted."""
        for press, answer in self._answers(""):
            further = self._answers(answer.draft) if isinstance(answer, Show) else ()
            for row, then in (((press,), answer), *(((press, p), a) for p, a in further)):
                if isinstance(then, Keep) and self._added(then.orders, ends):
                    return Found(row, self._added(then.orders, ends))
        return None

    @property
    def _open(self) -> bool:
        return any(_tag(one) != CLOSING for one in self._wanted)

    def ending(self) -> Found | None:
        """Return what submits all that was put together, and no order besides."""
        bare = _counted(one for one in self._chosen if _tag(one) not in ENDS)
        for press, answer in self._answers(""):
            orders = answer.orders if isinstance(answer, Submit) else ()
            if orders and _counted(one for one in orders if _tag(one) not in ENDS) == bare:
                return Found((press,), (), submits=True)
        return None

    def _then_submits(self, draft: str) -> Press | None:
        submitting = (
            press
            for press, answer in self._answers(draft)
            if isinstance(answer, Submit) and self._are_all(answer.orders)
        )
        return next(submitting, None)

    def _are_all(self, orders: Sequence[Any]) -> bool:
        return _counted(orders) == _counted((*self._chosen, *self._wanted))

    # -- What comes of a press -----------------------------------------------------------------

    def _comes_of(self, answer: Answer, presses: tuple[Press, ...]) -> Found | None:
        match answer:
            case Act(action) if self._means(action) == self._means(self._wanted[0]):
                return Found(presses, self._wanted[:1], submits=True)
            case Keep(orders, draft) | Leave(orders, draft):
                moves = self._added(orders, self._wanted) if self._all_stand(orders) else ()
                real = any(_tag(one) != CLOSING for one in moves)
                return Found(presses, moves, draft) if real else None
            case Submit(orders) if self._open and self._are_all(orders):
                return Found(presses, self._wanted, submits=True)
            case Submit(orders) if (first := self._wanted[: len(orders)]) and not self._begun:
                real = Counter(map(self._means, first)) == Counter(map(self._means, orders))
                return Found(presses, first, submits=True) if real else None
            case _:
                return None

    @property
    def _begun(self) -> bool:
        """Whether a turn is being put together that is submitted whole, as in Imperium."""
        plan = getattr(self._cog.ways(self._scene), "plan", None)
        return plan is not None and bool(self._chosen)

    def _all_stand(self, orders: Sequence[Any]) -> bool:
        """Tell whether nothing of a draft is refused, which is kept to be mended."""
        if not self._scene.legal:
            return True
        after = replace(self._scene, drafted=tuple(orders))
        plan = getattr(self._cog.ways(after), "plan", None)
        return foreseen.led_to(after).refused is None if plan is None else not plan.refused

    def _means(self, action: Any) -> bytes:
        parsed = parse_action(engines.load(self._scene.match.game), msgspec.to_builtins(action))
        return _bare(reach_of(self._scene.match.game).meaning(self._scene.view, parsed))

    def _added(self, orders: Sequence[Any], meant: Sequence[Any]) -> tuple[Any, ...]:
        """Return what was put to the draft, if all of that is meant."""
        before, after = _counted(self._chosen), _counted(orders)
        new = after - before
        if before - after or not new or new - _counted(meant) or not self._in_order(new):
            return ()
        return tuple(one for one in orders if new[_bare(one)])

    def _in_order(self, new: Counter[bytes]) -> bool:
        """Tell whether nothing is left out that a unit was to do first, or that a phase was for."""
        left, late, missing = Counter(new), set[str](), False
        for one in self._wanted:
            unit, is_new = getattr(one, "unit", None), left[_bare(one)] > 0
            if is_new and (unit in late or (missing and _tag(one) == CLOSING)):
                return False
            if not is_new and _tag(one) != CLOSING:
                late.add(unit or "")
                missing = True
            left[_bare(one)] -= is_new
        return True

    def _is_of_use(self, draft: str) -> bool:
        """Tell whether all that is chosen in a draft belongs to one of the moves that are meant."""
        if draft == AHEAD:
            return True
        inner = draft_of(draft.removeprefix(AHEAD))
        ways = self._ways(draft)
        path = None if ways is None else gone(ways, inner)
        if path is None or ways is None:
            return False
        said = {key for key, part in zip(path.way.keys, inner.parts, strict=False) if part}
        if len(inner.parts) > len(path.way.keys):  # a way of many steps, turned to one of them
            key = path.way.keys[page_of(inner.parts[-1]) - 1]
            said.discard(key)
            meant = (steps.get(key) for verb, steps in self._steps(ways) if verb == path.way.verb)
            return any(values and values != path.chosen.get(key) for values in meant)
        if any(part.startswith(TURNED) for part in inner.parts):
            return True
        return any(
            _fits(path, said, steps) for verb, steps in self._steps(ways) if verb == path.way.verb
        )

    def _steps(self, ways: Ways[Any, Any]) -> Iterator[tuple[str, Any]]:
        for action in self._wanted:
            yield ways.steps(action)

    def _ways(self, draft: str) -> Ways[Any, Any] | None:
        """Return what is chosen from: as the match stands, or as what is chosen ahead leaves it."""
        later = draft.startswith(AHEAD)
        if later not in self._known:
            view = foreseen.led_to(self._scene).view if later else None
            self._known[later] = (
                self._cog.ways(self._scene)
                if not later
                else view
                and engines.ways(self._scene.match.game, view, foreseen.seat_of(self._scene))
            )
        return self._known[later]

    def _led_to(self) -> Ways[Any, Any] | None:
        view = foreseen.led_to(self._scene).view
        game, seat = self._scene.match.game, foreseen.seat_of(self._scene)
        return None if view is None else engines.ways(game, view, seat)

    # -- What can be pressed -------------------------------------------------------------------

    def _answers(self, draft: str) -> Iterator[tuple[Press, Answer]]:
        """Yield every control of a panel with what it leads to; of several choices the apt ones."""
        panel = self._cog.controls(self._scene, draft)
        if self._several and any(_is_ahead(row) for row in panel):
            panel = tuple(row for row in panel if _is_ahead(row))
        for row in panel:
            if isinstance(row, Menu):
                if row.verb not in self._avoided:
                    yield from self._of_menu(row, draft)
            else:
                for button in row:
                    ahead_of_time = not self._several and button.verb.startswith(AHEAD)
                    if not ahead_of_time and button.verb not in self._avoided:
                        yield from self._tried(Press(button.verb, button.extra, button.label))

    def _of_menu(self, menu: Menu, draft: str) -> Iterator[tuple[Press, Answer]]:
        if menu.most == 1:
            for choice in menu.choices:
                if menu.extra.startswith(CHOOSE) and not self._is_of_use(_chosen(menu, choice)):
                    continue
                yield from self._tried(Press(menu.verb, menu.extra, choice.label, (choice.value,)))
            return
        for values in self._ticked(menu, draft):
            yield from self._tried(Press(menu.verb, menu.extra, menu.title, values))

    def _ticked(self, menu: Menu, draft: str) -> Iterator[tuple[str, ...]]:
        """Yield what may be ticked: as much as is meant, or what one of the moves is made of."""
        every = [choice.value for choice in menu.choices]
        good, count, before = list(self._parts(menu, every)), 0, -1
        while before < count:  # what is meant first may stand below what is meant next
            before = count
            for value in every:
                if value in good or len(good) == menu.most:
                    continue
                found = list(self._tried(Press(menu.verb, menu.extra, menu.title, (*good, value))))
                made = self._comes_of(found[0][1], ()) if found else None
                if made is not None and len(made.moves) > count:
                    good, count = [*good, value], len(made.moves)
        if len(good) >= menu.least:
            yield tuple(good)
        yield from self._listed(menu, draft, every)

    def _parts(self, menu: Menu, every: Sequence[str]) -> Iterator[str]:
        """Yield the lines that are each a part of what is made together, as moves of ships are."""
        whole = [move for one in self._wanted[:1] for move in getattr(one, "moves", ())]
        if len(whole) < 2:
            return
        for value in every:
            for _, answer in self._tried(Press(menu.verb, menu.extra, menu.title, (value,))):
                orders = answer.orders if isinstance(answer, Submit) else ()
                moves = [move for one in orders for move in getattr(one, "moves", ())]
                if moves and all(move in whole for move in moves):
                    yield value

    def _listed(self, menu: Menu, draft: str, every: Sequence[str]) -> Iterator[tuple[str, ...]]:
        """Yield the lines of a menu that stand for what each of the moves has at its step."""
        verb, key = menu.verb.removeprefix(AHEAD), menu.extra.rpartition(SEVERAL)[2]
        ways = self._ways(draft)
        way = None if ways is None else way_of(ways, verb)
        if ways is None or way is None:
            return
        for of_verb, steps in self._steps(ways):
            if of_verb == verb and key in way.keys:
                ask = ways.ask(verb, key, steps)
                values = ask.values if isinstance(ask, Pick) else ()
                picked = {code(value) for value in _each(steps.get(key, ()), values)}
                if picked and menu.least <= len(picked) <= menu.most:
                    yield tuple(value for value in every if value in picked)

    def _tried(self, press: Press) -> Iterator[tuple[Press, Answer]]:
        """Yield a press with what comes of it, its form filled in; nothing where it is refused."""
        filled = Filled({}, {"values": press.values} if press.values else {}, press.extra)
        try:
            answer = self._cog.answer(self._scene, press.verb, filled)
            if not isinstance(answer, Form):
                yield press, answer
                return
        except Refusal:
            return
        for steps in self._fillings():
            form = _filled(answer, steps, self._said)  # louder from line to line
            try:
                yield press._replace(form=form), self._cog.answer(self._scene, answer.verb, form)
            except Refusal:
                continue

    def _fillings(self) -> Iterator[Any]:
        ways = self._cog.ways(self._scene)
        yield from (steps for _, steps in self._steps(ways))


def _fits(path: Path, said: set[str], steps: Any) -> bool:
    """Tell whether what was said on a way so far is what a move is made of, or usual."""
    return all(
        _things(path.chosen.get(key, ())) in (_things(steps.get(key, ())), _things(ask.usual or ()))
        for key, ask in path.asks.items()
        if key in said and isinstance(ask, Pick)
    )


def _things(values: Sequence[str]) -> list[str]:
    """Return what values name, each of which may name several things."""
    things = (thing for value in values for thing in re.split("[+,]", value))
    return sorted(thing for thing in things if thing != NOTHING)


def _each(wanted: Sequence[str], values: Sequence[str]) -> Iterator[str]:
    """Yield a value for each thing that is wanted; of things alike each has one of its own."""
    left = list(values)
    for one in wanted:
        found = next(
            (value for value in left if value.partition(".")[0] == one or value == one), None
        )
        if found is not None:
            left.remove(found)
            yield found


def _filled(form: Form, steps: Any, said: str) -> Filled:
    """Return a form filled in with the steps of a move, and with words where some are asked."""
    lines, picks = dict[str, str](), dict[str, tuple[str, ...]]()
    for field in form.fields:
        values = steps.get(field.name, ())
        if isinstance(field, Line):
            standing = field.filled or (said if field.required else "")
            said += said[-1]
            lines[field.name] = ", ".join(values) if values else standing
        else:
            offered = {choice.value for choice in field.choices}
            picks[field.name] = tuple(value for value in values if value in offered)
    return Filled(lines, picks, form.extra)


def _is_ahead(row: Row) -> bool:
    """Tell whether something in a row is for what is chosen together."""
    verbs = [row.verb] if isinstance(row, Menu) else [button.verb for button in row]
    return any(verb.startswith(AHEAD) for verb in verbs)


def _chosen(menu: Menu, choice: Choice) -> str:
    """Return the draft that a choice of a menu leads to: of a way, or of one of a group."""
    verb = menu.verb.removeprefix(AHEAD)
    later = AHEAD if verb != menu.verb else ""
    of_group = menu.extra == CHOOSE
    return f"{later}{choice.value}" if of_group else f"{later}{verb}{SEPARATOR}{choice.value}"


def _tag(action: Any) -> str:
    return str(msgspec.to_builtins(action).get("type", ""))


def _bare(action: Any) -> bytes:
    """Return what an action is made of but for what is said with it."""
    plain = msgspec.to_builtins(action)
    return encode({name: value for name, value in plain.items() if name != "sound"})


def _counted(actions: Iterable[Any]) -> Counter[bytes]:
    return Counter(map(_bare, actions))
