"""How a game's happenings are told in few lines: what begins a turn, and what is told as one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate, groupby
from typing import NamedTuple, cast

from cogs.panels.gathering import Gathering, together
from engines.core import Arg, Single, Text, encode, text

OF_THE_TABLE: Mapping[str, Gathering] = {
    "ahead-dropped": Gathering(
        "ahead-dropped-several", (), "ahead-dropped-one", joined="what", most=5
    )
}
"""What is told as one in every game: of a plan that comes to nothing each thing has its reason."""

_COUNTED = frozenset({"report-times", "report-turns"})
"""The keys of what says of a line how often it was said, or over how many turns."""


class Telling(NamedTuple):
    """How a game is told: the keys that begin a turn, and what is gathered within one.

    `echoes` are the keys of lines that say nothing new where the line before them has the same
    values for these arguments: a card was played, and then did what it does.

    `overtaken` names the keys of lines that are so no longer once a line of another key follows: a
    bet is secret until it is turned up.

    Where there is no room for everything, lines whose keys are `minor` are left out first, and
    those whose keys are `major` last: what counts towards a victory. Lines whose keys are `fatal`,
    or that list such, tell whose `target` is no more, unless something of it is `left`.
    """

    turns: frozenset[str] = frozenset()
    gathered: Mapping[str, Gathering] = {}
    echoes: Mapping[str, tuple[str, ...]] = {}
    overtaken: Mapping[str, str] = {}
    minor: frozenset[str] = frozenset()
    major: frozenset[str] = frozenset()
    fatal: frozenset[str] = frozenset()

    @property
    def gathers(self) -> Mapping[str, Gathering]:
        """What is gathered, of the game and of the table."""
        return {**OF_THE_TABLE, **self.gathered}

    def happenings(self, said: Iterable[Text]) -> list[Text]:
        """Return what was said without what only begins a turn.

        Whoever reads who is next just below needs none of that.
        """
        return [line for line in said if line.key not in self.turns]

    def lasting(self, said: Sequence[Text]) -> list[Text]:
        """Return what was said without what is so no longer, by what was said after it."""
        latest = {line.key: place for place, line in enumerate(said)}
        return [
            line
            for place, line in enumerate(said)
            if latest.get(self.overtaken.get(line.key, ""), -1) < place
        ]

    def is_echo(self, line: Text, before: Text) -> bool:
        """Tell whether a line says nothing that the one before it does not say."""
        same = self.echoes.get(line.key, ())
        return bool(same) and all(line.args[one] == before.args.get(one) for one in same)

    def weight(self, line: Text) -> int:
        """Return how much a line matters, gathered or not: what is 0 is left out first, 2 last."""
        line = bare(line)
        return 2 if self._is_among(line, self.major) else int(not self._is_among(line, self.minor))

    def _is_among(self, line: Text, keys: frozenset[str]) -> bool:
        several = {self.gathered[key].several for key in keys & self.gathered.keys()}
        return line.key in keys or line.key in several


def bare(line: Text) -> Text:
    """Return a line without how often it was said, and over how many turns."""
    while line.key in _COUNTED:
        line = cast("Text", line.args["line"])
    return line


PLAIN = Telling()
"""How a game is told that says nothing about it: all is one turn, equal lines are told once."""


def turns_of(said: Sequence[Text], telling: Telling) -> list[list[Text]]:
    """Return what was said, divided where a turn begins; its first line may belong to none."""
    turns: list[list[Text]] = []
    for line in said:
        if not turns or line.key in telling.turns:
            turns.append([])
        turns[-1].append(line)
    return turns


def gathered(turn: Sequence[Text], telling: Telling, *, quiet: bool = False) -> list[Text]:
    """Return a turn in fewer lines, as its game gathers them; equal lines are told once.

    Where it is `quiet` the latest of a kind stands not for itself either.
    """
    lasting = telling.lasting(turn)
    return _gathered(lasting, [0] * len(lasting), telling, quiet=quiet)


def gathered_turns(said: Sequence[Text], telling: Telling) -> list[Text]:
    """Return several turns in few lines, quietly, without what only begins a turn.

    What is added up over more turns than one says over how many.
    """
    said = telling.lasting(said)
    turns = list(accumulate(int(line.key in telling.turns) for line in said))
    happened = [place for place, line in enumerate(said) if line.key not in telling.turns]
    places = happened or range(len(said))
    return _gathered([said[p] for p in places], [turns[p] for p in places], telling, quiet=True)


def _gathered(
    turn: Sequence[Text], turns: Sequence[int], telling: Telling, *, quiet: bool
) -> list[Text]:
    """Return lines gathered; `turns` tells in which turn each was said."""
    news = [at for at in range(len(turn)) if not at or not telling.is_echo(turn[at], turn[at - 1])]
    turn, turns = [turn[at] for at in news], [turns[at] for at in news]
    return _told_once(
        turn[one.places[0]]
        if one.alone
        else _together([turn[p] for p in one.places], len({turns[p] for p in one.places}), telling)
        for one in together(turn, telling.gathers, quiet=quiet)
    )


def _told_once(lines: Iterable[Text]) -> list[Text]:
    """Return lines with those that are equal, and stand side by side, told once."""
    groups = (list(group) for _, group in groupby(lines, key=lambda said: (said.key, said.args)))
    return [cast("Text", _times(group[0], len(group))) for group in groups]


def _times(said: Single, times: int) -> Single:
    return said if times == 1 else text("report-times", line=said, times=times)


def _together(lines: Sequence[Text], turns: int, telling: Telling) -> Text:
    """Return what tells lines of one key, which were said in so many `turns`."""
    first = lines[0]
    found = telling.gathers[first.key]
    if len(lines) == 1 and not found.latest:
        return first
    args: dict[str, Arg] = {name: first.args[name] for name in found.by}
    args["times"] = len(lines)
    if found.listed:
        args["listed"] = _listed(lines, found)
    for name in found.summed:
        args[name] = sum(number for line in lines if isinstance(number := line.args[name], int))
    told = Text(found.several, args)
    return text("report-turns", line=told, turns=turns) if found.summed and turns > 1 else told


def _listed(lines: Sequence[Text], found: Gathering) -> tuple[Single, ...]:
    """Return what is listed of some texts: the same argument of each, or a text of all of them."""
    what = found.listed
    items = _flat([line.args.get(what, Text(what, line.args)) for line in lines])
    if found.joined:
        items = _joined(items, found)
    elif found.counted:
        items = _added_up(items, found.counted)
    first = [item for place, item in enumerate(items) if item not in items[:place]]
    key = "report-several" if found.things else "report-item-times"
    return tuple(_repeated(item, items.count(item), key) for item in first)


def _repeated(item: Single, times: int, key: str) -> Single:
    return item if times == 1 else text(key, item=item, times=times)


def _flat(args: Iterable[Arg]) -> list[Single]:
    """Return arguments in one list, those of lists among them."""
    many = (arg if isinstance(arg, tuple) else (arg,) for arg in args)
    return [cast("Single", item) for items in many for item in items]


def _joined(items: Sequence[Single], found: Gathering) -> list[Single]:
    """Return texts of which those are one, with all values of an argument, that differ in it.

    What is the same in that, too, was done twice, and is told as two.
    """
    alike: dict[bytes, list[list[Text]]] = {}
    for item in items:
        assert isinstance(item, Text)
        groups = alike.setdefault(_without(item, found.joined), [])
        fitting = (group for group in groups if found.counted or item not in group)
        group = next(fitting, None)
        if group is None:
            groups.append([item])
        else:
            group.append(item)
    return [_one_of(group, found) for groups in alike.values() for group in groups]


def _without(item: Text, name: str) -> bytes:
    return encode(Text(item.key, {key: arg for key, arg in item.args.items() if key != name}))


def _added_up(items: Sequence[Single], name: str) -> list[Single]:
    """Return texts of which those are one, with the sum of a number, that differ in it alone."""
    alike: dict[bytes, list[Text]] = {}
    for item in items:
        assert isinstance(item, Text)
        alike.setdefault(_without(item, name), []).append(item)
    return [_sum_of(group, name) for group in alike.values()]


def _sum_of(group: Sequence[Text], name: str) -> Text:
    total = sum(number for one in group if isinstance(number := one.args[name], int))
    return Text(group[0].key, {**group[0].args, name: total})


def _one_of(group: Sequence[Text], found: Gathering) -> Text:
    first = group[0]
    if len(group) == 1:
        return first
    values = _flat([one.args[found.joined] for one in group])
    values = _added_up(values, found.counted) if found.counted else values
    return Text(first.key, {**first.args, found.joined: tuple(values)})
