"""The contract between a game's rules and everything around them.

An engine is a pure description of one game: states and actions go in, states and
events come out. It does no I/O, reads no clock, knows no Discord and writes no
sentences: what it wants said is a `Text`, a key with arguments, that the locales
turn into words.

States, actions, configs and views are `msgspec.Struct`s, so that encoding, decoding
and comparing them is nobody's own code. Canonical bytes come from `encode`.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from types import UnionType
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, cast

import msgspec
from msgspec import Struct

Seat: TypeAlias = int
"""A place at the table, numbered from 0."""


class Player(Struct, frozen=True, tag=True):
    """Stands in a text for the name of whoever sits on `seat`."""

    seat: Seat


class Verbatim(Struct, frozen=True, tag=True):
    """Stands in a text for words that are shown as they are, such as a mention.

    Plain words may be a person's and are never trusted; nothing a person typed is verbatim.
    """

    words: str


class Text(Struct, frozen=True, tag=True):
    """Something to be said, in no language yet.

    `key` is a message id of the locales. `args` fill its placeholders: numbers, plain
    words, other texts (a card's name), players, or a tuple of those, which the locale
    joins into a list: "a, b and c". Alternatives are an `Either`: "a, b or c".
    """

    key: str
    args: dict[
        str,
        int
        | str
        | Text
        | Player
        | Verbatim
        | Either
        | tuple[int | str | Text | Player | Verbatim, ...],
    ] = {}


class Either(Struct, frozen=True, tag=True):
    """Stands in a text for alternatives, which the locale joins by its "or"."""

    items: tuple[int | str | Text | Player | Verbatim, ...]


Single: TypeAlias = int | str | Text | Player | Verbatim
Arg: TypeAlias = Single | Either | tuple[Single, ...]
Say: TypeAlias = Callable[[Text], str]
"""Turns a text into words of one language, with the names of this match's players."""


def text(key: str, **args: Arg) -> Text:
    """Return the `Text` of `key`; an underscore in an argument's name becomes a hyphen."""
    return worded(key, args)


def worded(key: str, args: dict[str, Arg]) -> Text:
    """Return the `Text` of `key`, which keeps `args` unless a name has to be changed."""
    for name in args:
        if "_" in name:
            return Text(key, {name.replace("_", "-"): arg for name, arg in args.items()})
    return Text(key, args)


class Trace(Struct, frozen=True):
    """What an event leaves to be seen on a board, until something else has happened.

    `what` is one of the game's own kinds, `who` did it or suffered it, `at` are places as the
    game's pictures know them, `count` is how many or how much, and `said` what was shouted.
    `begins` tells that a turn begins with it.
    """

    what: str
    who: Seat | None = None
    at: tuple[str, ...] = ()
    count: int = 0
    said: str = ""
    begins: bool = False


TURN = Trace("turn", begins=True)
"""The trace of an event that begins somebody's turn, of which nothing is to be seen."""


class Event(Struct, frozen=True):
    """Something that happened. `audience` is who may hear of it; None is everyone.

    Whoever hears of it may see its `trace` on the board.
    """

    text: Text
    audience: frozenset[Seat] | None = None
    trace: Trace | None = None

    def heard_by(self, seat: Seat | None) -> bool:
        """Tell whether `seat` (None: a spectator) may hear of this."""
        return self.audience is None or seat in self.audience


class Outcome(Struct, frozen=True):
    """How a match ended.

    `ranking` has the seats from best to worst; seats in one set share the place.
    A draw of all is a single set; without any the match counts for nobody.
    """

    reason: Text
    ranking: tuple[frozenset[Seat], ...]

    @property
    def winners(self) -> frozenset[Seat]:
        """The seats that won; empty when everybody drew."""
        return self.ranking[0] if len(self.ranking) > 1 else frozenset()

    @property
    def undecided(self) -> Text:
        """What is told where nobody has won."""
        return text("table-draw" if self.ranking else "table-no-winner")


class Refusal(Exception):
    """Root of everything that is answered to a person with a reason: `text` says why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


class IllegalAction(Refusal):
    """The rules do not allow this action here."""


class MalformedAction(Refusal):
    """This is no action of this game at all."""


class NotAsked(Refusal):
    """This seat has nothing to decide at this moment."""


class MatchOver(Refusal):
    """The match has ended."""


class IllegalConfig(Refusal):
    """These options, or this number of seats, do not make a game."""


class Dice:
    """All chance of one entry of the log.

    Seeded with the match's seed and the ply, so that replaying, undoing and redoing
    roll the same. Everything is drawn through `random()`, whose sequence Python keeps
    the same in every version. Tests script chance by overriding `random`.
    """

    def __init__(self, seed: str, number: int) -> None:
        self._seed, self._number = seed, number
        self._generator: random.Random | None = None  # most entries roll nothing
        self.used = False

    def random(self) -> float:
        """Return the next number of [0, 1)."""
        self.used = True
        if self._generator is None:
            self._generator = random.Random(f"{self._seed}:{self._number}")
        return self._generator.random()

    def below(self, limit: int) -> int:
        """Return one of 0 … limit - 1, each as likely."""
        return int(self.random() * limit)

    def roll(self, sides: int = 6) -> int:
        """Return one of 1 … sides."""
        return self.below(sides) + 1

    def choice(self, items: Sequence[Item]) -> Item:
        """Return one of `items`, which must not be empty."""
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[Item]) -> tuple[Item, ...]:
        """Return `items` in an order of chance (Fisher-Yates)."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)


Item = TypeVar("Item")
Config = TypeVar("Config", bound=Struct)
State = TypeVar("State", bound=Struct)
Action = TypeVar("Action", bound=Struct)
View = TypeVar("View", bound=Struct)


class Step(Struct, Generic[State], frozen=True):
    """What one action led to.

    `revealed` is true when anyone learned something that was hidden: such a step is not
    undone. Dice count by themselves (see `play`).
    """

    state: State
    events: tuple[Event, ...] = ()
    revealed: bool = False


class Meta(Struct, frozen=True):
    """What the world must know of a game before it starts.

    `seats` is the range of numbers of players. `rules_version` is raised when an old log
    would replay differently; `oldest_rules` is the first version that the engine still plays
    (see `engines.versions`). `config` without arguments is the standard game; each of its
    fields is an option of the lobby (see `engines.options`). `orders` without arguments are the
    standing orders that every seat has from the start (None: the game has none).

    `presets` are configs that a lobby offers whole, by name: `first` for people who have never
    played, and `long`; where one is missing, it is the standard game. `groups` has the options
    that are chosen together, by name and in the order of asking (empty: all are one group).
    `edition` is the option by which there are other cards or units ("": there are none). `draws`
    tells that people may agree on a draw, which counts; in other games they may agree to end, and
    it counts for nobody.
    """

    key: str
    seats: range
    rules_version: int
    config: type[Struct]
    state: type[Struct]
    action: type[Struct] | UnionType
    view: type[Struct]
    orders: type[Struct] | None = None
    oldest_rules: int = 1
    presets: tuple[tuple[str, Struct], ...] = ()
    groups: tuple[tuple[str, tuple[str, ...]], ...] = ()
    edition: str = ""
    draws: bool = False

    @property
    def played_rules(self) -> range:
        """The versions of the rules that the engine plays."""
        return range(self.oldest_rules, self.rules_version + 1)


class Engine(ABC, Generic[Config, State, Action, View]):
    """The rules of one game.

    Nothing here ever changes its arguments. `state` is always one that `start` or `apply`
    made. Methods that take a seat may be asked about any seat, also one that is not asked
    or has been eliminated.

    `rules` is the version of the rules by which `start` begins a match. Everything else goes
    by the version that the state was begun under, whichever engine is asked.
    """

    meta: ClassVar[Meta]

    def __init__(self, rules: int | None = None) -> None:
        self.rules = self.meta.rules_version if rules is None else rules

    @abstractmethod
    def start(self, config: Config, seats: int, dice: Dice) -> Step[State]:
        """Return the first position. Raises `IllegalConfig`."""

    def idle_options(self, config: Config, seats: int) -> frozenset[str]:
        """Return the options that change nothing beside the others, with so many seats."""
        return frozenset()

    @abstractmethod
    def to_act(self, state: State) -> frozenset[Seat]:
        """Return who is waited for. Empty only when the match is over."""

    @abstractmethod
    def may_act(self, state: State) -> frozenset[Seat]:
        """Return who may act besides, without being waited for."""

    def changing(self, state: State) -> frozenset[Seat]:
        """Return who of `may_act` has answered, and may but change that while others are asked."""
        return frozenset()

    def responding(self, state: State) -> frozenset[Seat]:
        """Return who is asked for a quick answer, not for a turn: to another's move, say.

        A response clock runs for those of them who are waited for. The set is public: where
        it is not to be known who has answered, all stay in it until the last has.
        """
        return frozenset()

    @abstractmethod
    def decision(self, state: State, seat: Seat) -> int:
        """Return the number of what `seat` is asked now.

        It never goes down, and goes up exactly when what this seat is asked changes, so
        that a button made for an earlier question is known as such, while another seat's
        simultaneous choice leaves this seat's buttons valid. It tells nothing hidden.
        """

    @abstractmethod
    def legal_actions(self, state: State, seat: Seat) -> Iterable[Action]:
        """Return what `seat` may do: all of it, or a varied subset where that is too much.

        Ordered from the most to the least usual; empty when the seat may not act. Computer
        opponents choose among these, so the subset should hold every sensible action.
        """

    @abstractmethod
    def check(self, state: State, seat: Seat, action: Action) -> None:
        """Raise `IllegalAction` with the reason if the rules forbid this; the authority.

        Called only for seats that may act; the action has the right types and bounds.
        """

    @abstractmethod
    def apply(self, state: State, seat: Seat, action: Action, dice: Dice) -> Step[State]:
        """Return what a checked action leads to."""

    @abstractmethod
    def default_action(self, state: State, seat: Seat) -> Action:
        """Return what a waited-for seat does when its clock runs out. Always legal.

        Repeating it must bring a match to its end wherever the rules allow one.
        """

    def answer_by_orders(self, view: View, seat: Seat, orders: Any) -> Action | None:
        """Return what a waited-for seat's standing orders answer; None asks the person.

        `view` is the seat's own, `orders` are of `meta.orders`. Whether a person is asked
        hangs on what everyone sees, and never on a hand: a pause would tell of it.
        """
        return None

    def orders_now(self, view: View, seat: Seat, orders: Any, **given: Any) -> Any:
        """Return what still stands of a seat's orders, with the fields `given` at this moment.

        Orders for a time lapse here, and learn here when they were given.
        """
        return msgspec.structs.replace(orders, **given)

    def voiced(self, state: State, seat: Seat, action: Action, language: str) -> Action:
        """Return a computer's legal action with what it says in a language of people.

        What is returned is legal too.
        """
        return action

    @abstractmethod
    def view(self, state: State, seat: Seat | None) -> View:
        """Return everything `seat` (None: a spectator) may know, and nothing else.

        A field gets here only because someone put it here.
        """

    @abstractmethod
    def resample(self, state: State, seat: Seat, dice: Dice) -> State:
        """Return a state that `seat` cannot tell from the real one, drawn by chance.

        What the seat does not know is drawn anew among all that fits what it knows.
        """

    @abstractmethod
    def imagine(self, view: View) -> State:
        """Return the state as whoever has this view may know it; what is hidden is blank.

        It has the same view, and whoever it belongs to is asked, offered and refused the same
        there. It is for questions of legality and forecasts: it is never stored, and never
        thought about, for what is blank is none of what it could be (see `resample`).
        """

    def supposed(self, state: State, seat: Seat, action: Action) -> State | None:
        """Return where an action leads; None if that hangs on chance, or on what is hidden.

        It is asked about states made by `imagine`. Raises what `play` raises.
        """
        step = play(self, state, seat, action, Dice("supposed", 0))
        return None if step.revealed else step.state

    def idle_action(self, state: State, seat: Seat) -> Action | None:
        """Return how a seat lets its turn pass so that all stays as it is; None if it cannot.

        It is asked about states made by `imagine`, and hangs on nothing hidden.
        """
        return None

    def next_turn(self, state: State, seat: Seat) -> State | None:
        """Return how a seat's next turn begins if nothing changes until then; None if it cannot.

        It is asked about states made by `imagine` in which others have a turn, and hangs on
        nothing hidden. What nobody can foresee of it, such as cards that will be drawn, is left
        out: what is chosen on it is done only if it is legal then, and all that was told of it
        is still true.
        """
        return None

    def laid_open(self, state: State) -> State:
        """Return what is shown of a match that people gave up, in place of where it stood.

        It has no outcome by the rules; what an end by the rules turns up is turned up.
        """
        return state

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """Return how the match ended; None while it goes on."""

    @abstractmethod
    def estimate(self, state: State) -> tuple[float, ...]:
        """Return a rough chance of winning per seat, each in [0, 1].

        Computer opponents use it where they stop looking ahead. It is asked about states
        made by `resample`, so it may look at everything.
        """


def play(
    engine: Engine[Any, State, Action, Any], state: State, seat: Seat, action: Action, dice: Dice
) -> Step[State]:
    """Return what `seat`'s `action` leads to.

    Raises `MatchOver`, `NotAsked` or `IllegalAction`, in that order, and then nothing has
    happened. This is the only way that actions take.
    """
    if engine.outcome(state) is not None:
        raise MatchOver(text("refusal-match-over"))
    if seat not in engine.to_act(state) and seat not in engine.may_act(state):
        raise NotAsked(text("refusal-not-asked"))
    engine.check(state, seat, action)
    step = engine.apply(state, seat, action, dice)
    if dice.used and not step.revealed:
        return Step(step.state, step.events, revealed=True)
    return step


def replay(
    engine: Engine[Config, State, Action, Any],
    config: Config,
    seats: int,
    seed: str,
    entries: Iterable[tuple[Seat, Action]],
) -> State:
    """Return the state that the effective line of a match leads to.

    `entries` are the seat and action of every ply from 1. Raises what `play` raises.
    """
    state = engine.start(config, seats, Dice(seed, 0)).state
    for number, (seat, action) in enumerate(entries, start=1):
        state = play(engine, state, seat, action, Dice(seed, number)).state
    return state


_encoder = msgspec.json.Encoder(order="deterministic")
_Decoded = TypeVar("_Decoded")


def encode(value: Any) -> bytes:
    """Return the canonical JSON of a struct: equal values have equal bytes."""
    return _encoder.encode(value)


def decode(data: bytes, kind: type[_Decoded]) -> _Decoded:
    """Return the `kind` that `encode` made `data` of. Raises `msgspec.ValidationError`."""
    return _decoder(kind).decode(data)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Return what reads a kind: msgspec would look through all of a union at each call."""
    return msgspec.json.Decoder(kind)


@cache
def _holding(kind: Any) -> Any:
    """Return a struct that holds one of a kind: of structs msgspec remembers what it found out."""
    made = msgspec.defstruct("Holding", [("it", kind)], frozen=True, array_like=True)
    _decoder(made)
    return made


def learn(kind: Any) -> None:
    """Let a type be known, so that it can be decoded in several threads at once.

    msgspec works out the fields of a struct when it is first decoded, and ends the process if
    another thread decodes it meanwhile.
    """
    _decoder(kind)
    _holding(kind)


def parse_action(engine: Engine[Any, Any, Action, Any], raw: object) -> Action:
    """Return the action that plain data (or a struct) stands for, types and bounds checked.

    Raises `MalformedAction`. Everything from outside passes here before it reaches `play`.
    """
    return cast(Action, converted(raw, engine.meta.action))


def action_in(engine: Engine[Any, Any, Action, Any], data: bytes) -> Action:
    """Return the action that an entry of a log holds. Raises `msgspec.ValidationError`."""
    return cast(Action, _decoder(engine.meta.action).decode(data))


def converted(raw: object, kind: Any, *, strict: bool = True) -> Any:
    """Return the `kind` that plain data (or a struct) stands for; if not `strict`, text too.

    Raises `MalformedAction`, also for what no log could hold, such as half of a surrogate pair.
    """
    try:
        plain = (msgspec.to_builtins(raw),)
        made = msgspec.convert(plain, type=_holding(kind), strict=strict).it
        encode(made)
    except (msgspec.ValidationError, TypeError, UnicodeEncodeError, RecursionError) as error:
        raise MalformedAction(text("refusal-malformed")) from error
    return made
