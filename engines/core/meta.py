"""What the world must know of a game before it starts."""

from __future__ import annotations

from types import UnionType

from msgspec import Struct


class Meta(Struct, frozen=True):
    """What the world must know of a game before it starts.

    `seats` is the range of numbers of players. `rules_version` is raised when an old log
    would replay differently; `oldest_rules` is the first version that the engine still plays
    (see `engines.versions`). `config` without arguments is the standard game; each of its
    fields is an option of the lobby (see `engines.options`). `orders` without arguments are the
    standing orders that every seat has from the start (None: the game has none), `first_orders`
    those of them that are changed most (empty: all are shown together).

    `presets` are configs that a lobby offers whole, by name: `first` for people who have never
    played, and `long`; where one is missing, it is the standard game. `groups` has the options
    that are chosen together, by name and in the order of asking (empty: all are one group).
    `edition` is the option by which there are other cards or units ("": there are none). `draws`
    tells that people may agree on a draw, which counts; in other games they may agree to end, and
    it counts for nobody. `long_turns` tells that a seat decides so often in a row that to think
    through to the end of its turn takes a computer long: it thinks few such lines. `short_turns`
    tells that a turn is one decision, and that seats decide one after the other. `slips` is how
    often computers of a level do not do the best they see, by the level's name, where that is
    other than elsewhere: more often where a single decision weighs little. `wavers` is how often
    they do, while the match is open, what costs them little, and believe that others do anything.
    """

    key: str
    seats: range
    rules_version: int
    config: type[Struct]
    state: type[Struct]
    action: type[Struct] | UnionType
    view: type[Struct]
    orders: type[Struct] | None = None
    first_orders: tuple[str, ...] = ()
    oldest_rules: int = 1
    presets: tuple[tuple[str, Struct], ...] = ()
    groups: tuple[tuple[str, tuple[str, ...]], ...] = ()
    edition: str = ""
    draws: bool = False
    long_turns: bool = False
    short_turns: bool = False
    slips: tuple[tuple[str, float], ...] = ()
    wavers: tuple[tuple[str, float], ...] = ()

    @property
    def played_rules(self) -> range:
        """The versions of the rules that the engine plays."""
        return range(self.oldest_rules, self.rules_version + 1)
