"""What a captain may do, step by step; asked of the rules, from the captain's own view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from engines.choosing import (
    Ask,
    Choice,
    Chosen,
    Foretold,
    Likely,
    Path,
    Pick,
    Words,
    follow,
)
from engines.core import NotAsked, Text, text
from engines.fields import NOTHING, apart, joined
from engines.magblast import prompts
from engines.magblast.cards import TURRETS
from engines.magblast.concussion import thrown
from engines.magblast.editions import KINDS, PRINTINGS
from engines.magblast.imagine import imagine, refusal
from engines.magblast.model import (
    ZONES,
    Action,
    Agree,
    Draw,
    End,
    Fire,
    Keep,
    Launch,
    Maneuver,
    Move,
    Phase,
    PlayCard,
    Reinforce,
    Respond,
    Scatter,
    Sweep,
    Use,
    Zone,
)
from engines.magblast.prompts import prompt
from engines.magblast.refusals import refuse
from engines.magblast.shipyard import placeable
from engines.magblast.sounds import fit_to_print, suggested
from engines.magblast.telling import (
    ANSWER_NAMES,
    SHIP_NAMES,
    ZONE_NAMES,
    ability,
    card_effect,
    card_label,
    card_name,
)
from engines.magblast.ways import idle, laid, likely, words
from engines.magblast.ways.choices import SCATTERED, choice_of, title_of
from engines.magblast.ways.moments import Moments

LONGEST_SOUND = 100
_SETS = frozenset(("reinforce-cards", "play-blasts", "respond-cards"))
_AT_ONCE = frozenset(("place", "respond", "follow", "move"))
_SHIPS = {ship: words.typed_ship(ship) for ship in SHIP_NAMES}
_CARDS = {card: card_name(card) for card in PRINTINGS}
_ZONES = {zone.value: name for zone, name in ZONE_NAMES.items()}
_ANSWERS = {answer.value: name for answer, name in ANSWER_NAMES.items()}


class MagBlastWays(Moments):
    """Everything that can be done in the phases of a turn, in set-up, and about others' cards."""

    actions = Action
    ahead = frozenset(("fire", "launch", "play", "sweep"))
    later = frozenset(("discard", "end", "maneuver", "move"))

    # -- Steps ---------------------------------------------------------------------------------

    def titled(self, verb: str, key: str) -> Text:
        """Return what is asked at a step."""
        return title_of(self.view, verb, key)

    def choice(self, verb: str, key: str, action: Action, chosen: Chosen) -> Choice:
        """Return how what an action has at a step is called."""
        if verb == "follow" and isinstance(action, PlayCard):
            return Choice("", text("magblast-follow-up", card=card_name(action.card)))
        if key == "answer" and isinstance(action, Respond):
            same = self.fits(verb, {"answer": (action.answer.value,)})
            return Choice("", words.answer_words(action, certain=len(same) == 1))
        return choice_of(self.view, key, action, chosen)

    def ask(self, verb: str, key: str, chosen: Chosen) -> Ask:
        """Return what is asked: among what still fits, or of what is laid out."""
        match verb, key:
            case "keep", _:
                return laid.ships_for(self.view, key, chosen)
            case "discard", _:
                return laid.thrown_away(self.view)
            case "draw", _:
                return laid.taken(self.view)
            case "maneuver", _:
                moves = [move for move in self.listed("move") if isinstance(move, Move)]
                return laid.moving(self.view, key, chosen, moves)
            case _, ("sound" | "words"):
                return self._sound(verb, chosen)
            case _:
                return self._picked(verb, key, chosen)

    def _sound(self, verb: str, chosen: Chosen) -> Words:
        """Return the sound of an attack: a squadron does without, a shot may wait for it."""
        calm = verb == "launch"
        title = text("magblast-do-loudly" if calm else "magblast-form-sound")
        if not calm and chosen.get("ship") and chosen.get("target"):
            title = words.shot_in_short(self.view, chosen["ship"][0], chosen["target"][0])
        key = f"magblast-form-{'loudly' if calm else 'sound'}-about"
        about = text(key, example=suggested(imagine(self.view), self.seat))
        return Words(title, LONGEST_SOUND, "", about, required=not calm, later=verb == "fire")

    def _picked(self, verb: str, key: str, chosen: Chosen) -> Pick:
        ask = super().ask(verb, key, chosen)
        assert isinstance(ask, Pick)
        if verb == "scatter":
            _, ships = thrown(imagine(self.view))
            stands = ships[SCATTERED.index(key)].zone
            choices = sorted(ask.choices, key=lambda one: ZONES.index(Zone(one.value)))
            return replace(ask, choices=tuple(choices), usual=(stands.value,))
        if (verb, key) == ("reinforce", "ship") and ask.choices:
            deck = Choice(NOTHING, text("magblast-from-the-deck"))
            return replace(ask, choices=(deck, *ask.choices))
        return replace(ask, several=f"{verb}-{key}" in _SETS)

    def named(self, verb: str, key: str) -> Mapping[str, Text]:
        """Return the ships and flagships, the cards, the zones or the answers that there are."""
        match key:
            case "sound" | "words" | "call":
                return {}
            case _ if verb == "maneuver":
                return {}
            case "card" | "cards" | "blasts":
                return _CARDS
            case "answer":
                return _ANSWERS
            case "zone":
                return _ZONES
            case _:
                return _ZONES if verb == "scatter" else _SHIPS

    def likely(self) -> tuple[Likely, ...]:
        """Return the attacks that do most, and all else, where no shot waits for its sound."""
        if self.view.shot is not None or self.view.question is not None or self.view.stack:
            return ()
        listed = map(self.listed, ("fire", "launch", "play", "move"))
        return likely.ending(likely.attacks(self.view, *listed), self.listed("finish"))

    def together(self, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """Return likely actions as they are done: each in its phase, all moves in one."""
        return likely.in_order(imagine(self.view), self.seat, actions)

    # -- Words ---------------------------------------------------------------------------------

    def question(self) -> Text | None:
        """Return what the captain is asked, or whom everyone waits for."""
        return idle.question(self.view, self.listed) or prompt(self.view)

    def hints(self, path: Path | None) -> tuple[Text, ...]:
        """Return what the question is about, and that a phase is finished by what comes later."""
        if not self.now():
            return ()
        usual = prompts.hint(self.view)
        told = idle.hints(self.view, self.listed) or ((usual,) if usual else ())
        return (*told, *self._passing(), *self._left_over(path))

    def _left_over(self, path: Path | None) -> tuple[Text, ...]:
        """Return the ship that is left for the last zone, which nobody chooses while placing."""
        placing = (way for way in self.now() if way.verb == "keep")
        if path is None or path.way.verb != "keep":
            path = next((follow(self, way, lambda _key, _ask: None) for way in placing), None)
        last = None if path is None else path.asks[ZONES[-1]]
        alone = last.choices if isinstance(last, Pick) and len(last.choices) == 1 else ()
        return tuple(text("magblast-hint-left-over", placed=one.label) for one in alone)

    def _passing(self) -> tuple[Text, ...]:
        """Return which phases whatever is done finishes, if anything is left to do in them."""
        phase, idles = self.view.phase, idle.idles(self.view, self.listed)
        if phase is Phase.ATTACK or not self.listed("finish"):
            return ()
        if phase is Phase.REINFORCE and not idles:
            return (text("magblast-hint-passing"),)
        return (text("magblast-hint-passing-on"),) if self.listed("move") else ()

    def confirm(self, verb: str, chosen: Chosen) -> Text | None:
        """Return what ends a way; the answer to a question is the last word itself."""
        match verb:
            case "keep":
                if self.stands(verb, chosen):
                    return text("magblast-keep-standing")
                return text("magblast-keep-anew" if self.view.kept else "magblast-keep")
            case "scatter":
                return text("magblast-scatter")
            case "discard":
                thrown = len(chosen["cards"])
                alone = "" if idle.draws(self.view, thrown) else "-only"
                return text(f"magblast-discard-these{alone}", count=thrown)
            case "draw":
                return text("magblast-take-these", count=len(chosen["blasts"]))
            case "maneuver":
                return text("magblast-move-these", count=len(laid.moved(self.view, chosen)))
            case "fire" if KINDS[chosen["card"][0]] not in TURRETS:
                return text("magblast-do-ram")
            case _:
                return None if verb in _AT_ONCE else text(f"magblast-do-{verb}")

    def stands(self, verb: str, chosen: Chosen) -> bool:
        """Tell whether a fleet is placed as it was placed before."""
        return verb == "keep" and _in_order(ZONES, chosen) == (self.view.kept or None)

    def foretold(self, path: Path) -> Foretold | None:
        """Return fleets as they would stand, and in words what anything else would do."""
        verb = path.way.verb
        if verb == "maneuver":
            moves = laid.maneuver(self.view, path.chosen)
            why = refusal(imagine(self.view), self.seat, moves)
            return Foretold((moves,), (why,) if why else ()) if moves.moves else None
        if verb == "use":
            return Foretold(lines=(ability(words.own_fleet(self.view).flagship),))
        if path.open not in (None, "sound"):
            return None
        action = self.action(verb, path.chosen)
        match action:
            case Keep():
                return Foretold((action,))
            case Fire() | Launch():
                return Foretold(lines=(words.aimed(self.view, action),))
            case Reinforce():
                return Foretold(lines=(words.paying(action.cards),))
            case Sweep():
                return Foretold(lines=(_cleared(path),))
            case PlayCard():
                effect = card_effect(self.view.config.edition, action.card)
                return Foretold(lines=(words.play_words(self.view, action), effect))
            case _:
                return None

    def words(self, path: Path) -> Text:
        """Return an attack with what comes of it, a card with what it is played on."""
        action = self.action(path.way.verb, path.chosen)
        if isinstance(action, (Fire, Launch)):
            return words.aimed(self.view, action)
        if isinstance(action, Respond):
            return words.answer_words(action, certain=True)
        return words.told(self.view, action) or super().words(path)

    def in_full(self, action: Action, path: Path) -> Text:
        """Return a shot with the blast that is fired, and what is done with any other card."""
        match action:
            case Fire():
                return text("magblast-fire-it", card=card_label(action.card), shot=self.words(path))
            case PlayCard():
                return text("magblast-play-it", card=self.words(path))
            case _:
                return super().in_full(action, path)

    def offered(self, action: Action) -> Action:
        """Return the end of the phase for a draw of nothing in particular, which is not shown."""
        shown = any(way.verb == "draw" for way in self.now())
        return End() if action == Draw() and not shown and not self._draws() else action

    # -- Actions -------------------------------------------------------------------------------

    def action(self, verb: str, chosen: Chosen) -> Action:
        """Return the action. Raises `Refusal` for a sound that may not be posted."""
        match verb:
            case "maneuver":
                return laid.maneuver(self.view, chosen)
            case "follow":
                return super().action("play", chosen)
            case "keep":
                return super().action(verb, {"ships": _in_order(ZONES, chosen)})
            case "scatter":
                return super().action(verb, {"zones": _in_order(SCATTERED, chosen)})
            case "end" if self._draws():
                return Draw()
            case "respond":
                if not self.view.stack:
                    raise NotAsked(text("magblast-refusal-nothing-to-answer"))
                newest = str(self.view.stack[-1].number)
                return super().action(verb, {**_plain(chosen), "play": (newest,)})
            case "place":
                ship = chosen.get("ship") or (*placeable(imagine(self.view)), "")
                return super().action(verb, {**chosen, "ship": ship[:1]})
            case _:
                return super().action(verb, _plain(chosen))

    def _draws(self) -> bool:
        """Tell whether blasts can be taken instead of drawing: who does not take any draws."""
        before = self.view.phase in (Phase.DISCARD, Phase.DRAW)
        return before and bool(laid.taken(self.view).choices)

    def steps(self, action: Action) -> tuple[str, Chosen]:
        """Return the steps that lead to an action, without what is typed at their end."""
        verb, fields = super().steps(action)
        own = {key: () if values == (NOTHING,) else values for key, values in fields.items()}
        sets = {key: own[key] for key in own if f"{verb}-{key}" in _SETS and own[key]}
        own |= {key: (joined(cards),) for key, cards in sets.items()}
        match action:
            case Keep(ships):
                return verb, {zone: (ship,) for zone, ship in zip(ZONES, ships, strict=False)}
            case Scatter(zones):
                return verb, {at: (z.value,) for at, z in zip(SCATTERED, zones, strict=False)}
            case Use():
                return verb, {**own, "flagship": (words.own_fleet(self.view).flagship.value,)}
            case Agree():
                return verb, {"call": ("call",)}
            case Maneuver(moves):
                return verb, {move.ship: (move.zone.value[0],) for move in moves}
            case _:
                return verb, {k: own[k] for k in own if k not in ("sound", "words", "play")}


def _in_order(keys: Iterable[str], chosen: Chosen) -> tuple[str, ...]:
    return tuple(value for key in keys for value in chosen.get(key, ()))


def _plain(chosen: Chosen) -> Chosen:
    """Return what was chosen as the fields of an action have it: cards one by one, sounds.

    What was typed as a sound and has nothing in it is refused: silence is typed by nothing at all.
    """
    found = dict(chosen)
    for key in found.keys() & {"cards", "blasts"}:
        several = [part for value in found[key] for part in apart(value)]
        found[key] = tuple(part.partition(".")[0] for part in several if part != NOTHING)
    for key in found.keys() & {"sound", "words"}:
        typed = ",".join(found[key])
        said = fit_to_print(typed)
        if key == "sound" and typed and not said:
            raise refuse("sound-letters")
        found[key] = (said,) if said or key == "words" else ()
    return found


WAYS = MagBlastWays


def _cleared(path: Path) -> Text:
    """Return what a minesweeper clears off whose fleet, as it was chosen."""
    told: dict[str, Text] = {}
    for key in ("card", "fleet"):
        ask = path.asks[key]
        assert isinstance(ask, Pick)
        told[key] = next(one.label for one in ask.choices if (one.value,) == path.chosen[key])
    return text("magblast-clears", **told)
