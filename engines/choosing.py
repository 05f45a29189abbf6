"""What a seat may do, asked of a game in one form: ways to act, each a row of steps.

A way is a kind of action that a seat can take now, such as to fire. Whoever goes it is asked
one step after another (which ship, with which card, at what), and what is asked may hang on
what was chosen before. Panels, options of commands, what they suggest, and forms are all made
from this, and so is whatever people type. It is made from the seat's own view alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, ClassVar, Generic, TypeAlias

from msgspec import Struct

from engines.core import Action, Seat, Text, View, converted, text
from engines.fields import raw, tag, written

Names: TypeAlias = Text | tuple[Text, ...]
"""How something is called that may be typed; if in several ways, first by what is told of it."""
Chosen: TypeAlias = Mapping[str, tuple[str, ...]]
"""What has been chosen, by step; a step that was not taken is not in it."""


class Style(StrEnum):
    """How weighty something is: the thing to do now, an ordinary one, one that gives up something.

    What stands already is good.
    """

    MAIN = "main"
    PLAIN = "plain"
    DANGER = "danger"
    GOOD = "good"


class Choice(Struct, frozen=True):
    """One thing that can be chosen: its value, its name, what it means, and what it leads to."""

    value: str
    label: Text
    about: Text | None = None
    foretold: Text | None = None


class Pick(Struct, frozen=True):
    """A step at which `least` to `most` of some things are chosen; their values differ.

    `usual` stands until something else is chosen (None: something must be). `none` is what
    choosing nothing is called, where that may be done. `typed` tells that a form has a line for
    it rather than a menu: there are too many. Where each choice is of `several` things, its value
    is written by `joined`: `armour+2*infantry`. Where a step is `loose`, whatever else somebody
    types is handed on: the rules say best why it is none.
    """

    title: Text
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    usual: tuple[str, ...] | None = None
    about: Text | None = None
    none: Text | None = None
    typed: bool = False
    several: bool = False
    loose: bool = False

    @property
    def values(self) -> tuple[str, ...]:
        """The values of all choices."""
        return tuple(choice.value for choice in self.choices)


class Number(Struct, frozen=True):
    """A step at which a number is typed, from `least` to `most`; `likely` ones are suggested."""

    title: Text
    least: int
    most: int
    usual: int | None = None
    about: Text | None = None
    likely: tuple[int, ...] = ()


class Words(Struct, frozen=True):
    """A step at which at most `longest` characters are typed.

    What is required is asked for at the end of a panel; a command may leave it out if it can be
    said `later`.
    """

    title: Text
    longest: int
    usual: str = ""
    about: Text | None = None
    required: bool = True
    later: bool = False


Ask: TypeAlias = Pick | Number | Words


class Folded(Struct, frozen=True):
    """How a way of many steps is shown, each of which has something usual: one of them at a time.

    A menu of this title tells which; `back` takes back whatever was chosen.
    """

    title: Text
    back: Text


class AtOnce(Struct, frozen=True):
    """How a way that has a form is also gone by one choice, the usual one: at the step `key`.

    At its other steps something is usual, or chosen `besides` with each choice, one thing at a
    step before. A menu of this title holds the choices, 25 at most: not all that there are need be
    among them, since the form takes any.
    """

    title: Text
    key: str
    choices: tuple[Choice, ...]
    besides: tuple[Chosen, ...] = ()


class Way(Struct, frozen=True):
    """A kind of action that can be taken now, and the steps that lead to it, in their order.

    `verb` is the tag of the action; ways of one `group` are offered in one menu. Where `form`
    is given, all steps are asked at once in a form of this title: they hang on nothing chosen.
    Beside it some actions may be offered `at_once`.
    No panel shows what is only `typed`.
    What several ways of a group begin with in the same words is shown once, and what each of them
    asks next stands below it.
    `told` is what the way is called where it is told what was chosen, if its title is a question.
    """

    verb: str
    keys: tuple[str, ...]
    title: Text
    style: Style = Style.PLAIN
    form: Text | None = None
    group: str = ""
    folded: Folded | None = None
    typed: bool = False
    at_once: AtOnce | None = None
    told: Text | None = None


class Path(Struct, frozen=True):
    """How far somebody has gone a way: what each step asks, and what was chosen at it.

    `open` is the first step at which something is still to be chosen; None at the end.
    """

    way: Way
    asks: dict[str, Ask]
    chosen: dict[str, tuple[str, ...]]
    open: str | None = None


class Foretold(Struct, frozen=True):
    """What a way would come to: in words, and what a picture of it is made of.

    The picture is of `view` (None: the position as it stands), with `shown` marked in it.
    """

    shown: tuple[Any, ...] = ()
    lines: tuple[Text, ...] = ()
    view: Any = None


class Likely(Struct, frozen=True):
    """An action that is likely meant, what it is called, and what else is said of it.

    `again` tells that it is offered once more.
    """

    action: Any
    words: Text
    again: bool = False
    about: Text | None = None


class Given(Struct, frozen=True):
    """What somebody else is expected to do, in words, on which hangs what is chosen behind it."""

    seat: Seat
    action: Any
    words: Text


class Ways(ABC, Generic[View, Action]):
    """What one seat may do in a position, from its own view of it.

    Values of steps are those of the action's fields, as text; where they are not, `action` and
    `steps` say how the one becomes the other.
    """

    actions: Any
    """The type of all actions of the game."""
    ahead: ClassVar[frozenset[str]] = frozenset()
    """The verbs of ways that can be chosen ahead, several in a row, and be done when it is time."""
    apart: ClassVar[frozenset[str]] = frozenset()
    """Those of them that stand by themselves: if one cannot be done any more, the rest still is."""
    later: ClassVar[frozenset[str]] = frozenset()
    """The verbs of ways that whoever waits can choose for the next turn, besides `ahead`."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat

    @abstractmethod
    def now(self) -> tuple[Way, ...]:
        """Return the ways that the seat can go, the usual first; none for who may not act."""

    @abstractmethod
    def ask(self, verb: str, key: str, chosen: Chosen) -> Ask:
        """Return what a step asks, given what was chosen at other steps, before it or after."""

    def likely(self) -> tuple[Likely, ...]:
        """Return actions that are likely meant, to be chosen several at once; none usually."""
        return ()

    def together(self, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """Return likely actions that were chosen at once as they are done one after the other."""
        return actions

    def expected(self) -> tuple[Given, ...]:
        """Return what others may do who have a turn now, each in words for the seat.

        It is all that the seat could tell to have come so, and hangs on nothing hidden from it.
        """
        return ()

    def ground(self) -> Any:
        """Return what must be as it was foreseen for what was chosen given another's move.

        That is all that the seat sees, unless a game says less.
        """
        return self.view

    def for_later(self) -> frozenset[str]:
        """Return the verbs of ways that whoever waits can choose for the next turn."""
        return self.ahead | self.later

    def confirm(self, verb: str, chosen: Chosen) -> Text | None:
        """Return what a button says that ends a way; None if the last choice is the last word."""
        return None

    def stands(self, verb: str, chosen: Chosen) -> bool:
        """Tell whether what was chosen is what stands already: to end the way changes nothing."""
        return False

    def question(self) -> Text | None:
        """Return what the seat is asked, in words; None says whose turn it is."""
        return None

    def hints(self, path: Path | None) -> tuple[Text, ...]:
        """Return what there is to do and what it is for, given how far the seat has gone a way."""
        return ()

    def foretold(self, path: Path) -> Foretold | None:
        """Return what a way would come to, as far as it is gone; None where there is no telling."""
        return None

    def words(self, path: Path) -> Text:
        """Return in a few words what a way is that is gone to its end, where it stands in a list.

        That is its title with what was chosen, if the game does not say it better; of a group,
        whose title all ways share, what was chosen first.
        """
        labels = [
            choice.label
            for key, values in path.chosen.items()
            for ask in (path.asks[key],)
            if isinstance(ask, Pick)
            for choice in ask.choices
            if choice.value in values
        ]
        title = path.way.told or path.way.title
        if path.way.group and labels:
            title, *labels = labels
        return text("way-words", way=title, what=tuple(labels)) if labels else title

    def offered(self, action: Action) -> Action:
        """Return the action that is offered in place of one that comes to the same; itself usually.

        Such are what is played where time ran out, and what has two ways of which one is shown.
        """
        return action

    def in_full(self, action: Action, path: Path) -> Text:
        """Return what an action is called where nothing beside it explains it, as in a hint.

        That is what `words` says of its path with the numbers that are typed on it, if the game
        does not say it better.
        """
        words = self.words(path)
        numbers = tuple(
            text("way-number", step=ask.title, number=int(path.chosen[key][0]))
            for key, ask in path.asks.items()
            if isinstance(ask, Number) and path.chosen.get(key)
        )
        return text("way-words", way=words, what=numbers) if numbers else words

    def named(self, verb: str, key: str) -> Mapping[str, Names]:
        """Return whatever could be typed at a step, possible now or not, and how it is called."""
        return {}

    def orders(self, verb: str, chosen: Chosen) -> tuple[Action, ...]:
        """Return the actions of a way with what was chosen: one, where they are not a draft's."""
        return (self.action(verb, chosen),)

    def action(self, verb: str, chosen: Chosen) -> Action:
        """Return the action of a way with what was chosen, legal or not.

        Raises `MalformedAction` where that is none.
        """
        made = next(kind for kind in self._kinds() if tag(kind) == verb)
        return converted({"type": verb, **raw(made, chosen)}, made, strict=False)

    def steps(self, action: Action) -> tuple[str, Chosen]:
        """Return the verb of an action, and the steps that lead to it."""
        fields = {name: written(getattr(action, name)) for name in action.__struct_fields__}
        return tag(type(action)), fields

    def _kinds(self) -> tuple[type[Struct], ...]:
        kinds = getattr(self.actions, "__args__", (self.actions,))
        return tuple(kinds)


def follow(
    ways: Ways[Any, Any], way: Way, wanted: Callable[[str, Ask], tuple[str, ...] | None]
) -> Path:
    """Return how far a way is gone by what is `wanted` at its steps, possible or not.

    Where nothing is wanted, what is usual is taken, or the only choice.
    """
    asks: dict[str, Ask] = {}
    chosen: dict[str, tuple[str, ...]] = {}
    for key in way.keys:
        ask = asks[key] = ways.ask(way.verb, key, chosen)
        values = wanted(key, ask)
        if values is None:
            values = taken(ask)
        if values is None:
            return Path(way, asks, chosen, key)
        chosen[key] = values
    return Path(way, asks, chosen)


def may_be(ask: Ask, values: tuple[str, ...]) -> bool:
    """Tell whether a step can be taken with these values."""
    if isinstance(ask, Pick):
        fits = ask.least <= len(values) <= ask.most
        return fits and len({*values}) == len(values) and {*ask.values}.issuperset(values)
    if len(values) != 1:
        return False
    if isinstance(ask, Words):
        return len(values[0]) <= ask.longest
    return values[0].isdecimal() and ask.least <= int(values[0]) <= ask.most


def taken(ask: Ask) -> tuple[str, ...] | None:
    """Return what is chosen at a step where nobody chose; None if somebody must."""
    if isinstance(ask, Pick):
        if ask.usual is not None and may_be(ask, ask.usual):
            return ask.usual
        return ask.values if ask.least == len(ask.choices) == 1 else None
    if isinstance(ask, Words):
        return (ask.usual,) if ask.usual or not ask.required else None
    return None if ask.usual is None else (str(ask.usual),)


def is_forced(ways: Ways[Any, Any]) -> bool:
    """Tell whether the seat can do one thing and nothing else, whatever it says with it."""
    way, *others = ways.now() or (None,)
    if way is None or others:
        return False
    path = follow(ways, way, lambda _key, _ask: None)
    return path.open is None and all(map(_leaves_one, path.asks.values()))


def _leaves_one(ask: Ask) -> bool:
    """Tell whether a step can be taken in one way only."""
    if isinstance(ask, Pick):
        return not ask.choices or ask.least == len(ask.choices)
    return isinstance(ask, Words) or ask.least == ask.most
