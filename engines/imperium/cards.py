"""The action cards: 36 designs, 72 cards per player.

That there are twelve designs in each of three ranks, with three, two and one copies, is the
rulebook's ("Cartas de Acción"); the designs themselves were made for this project.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Rank(StrEnum):
    """The ranks, from the lowest; the stars on a card are their number."""

    CAPTAIN = "captain"
    COMMANDER = "commander"
    ADMIRAL = "admiral"

    @property
    def stars(self) -> int:
        """One to three."""
        return RANKS.index(self) + 1

    @property
    def copies(self) -> int:
        """How many of each design of this rank a player's deck has."""
        return 4 - self.stars


RANKS = tuple(Rank)


class Timing(StrEnum):
    """When a card is played."""

    INITIATIVE = "initiative"
    """When it is one's turn to bid."""
    CARDS = "cards"
    SUPPLY = "supply"
    REPAIR = "repair"
    CONSTRUCTION = "construction"
    MOVEMENT = "movement"
    COMBAT = "combat"
    """While attacks are being declared."""
    ATTACK = "attack"
    """Face down, by the attacker of a unit."""
    DEFENCE = "defence"
    """Face down, by the owner of an attacked unit."""
    INVASION = "invasion"
    """Face down, by the attacker of a planet."""
    RESISTANCE = "resistance"
    """Face down, by the owner of an attacked planet."""
    ANSWER = "answer"
    """Face down in any combat, to cancel a card of the other side."""
    TRUCE = "truce"
    """By a secret order, at the start of the enemy's combat phase."""


class Card(StrEnum):
    """The designs, captains first, in the order of their numbers."""

    PRECISION_SHOT = "precision_shot"
    EMERGENCY_SHIELDS = "emergency_shields"
    OVERCHARGED_ENGINES = "overcharged_engines"
    SHOCK_TROOPS = "shock_troops"
    ENTRENCHMENT = "entrenchment"
    FIELD_REPAIR = "field_repair"
    SMUGGLING = "smuggling"
    EMERGENCY_SUPPLY = "emergency_supply"
    EVASIVE_MANOEUVRE = "evasive_manoeuvre"
    SPIES = "spies"
    MINESWEEPER = "minesweeper"
    CONSCRIPTION = "conscription"

    COORDINATED_FIRE = "coordinated_fire"
    REACTIVE_ARMOUR = "reactive_armour"
    SHORT_JUMP = "short_jump"
    ALL_OUT_OFFENSIVE = "all_out_offensive"
    CIVIL_RESISTANCE = "civil_resistance"
    SABOTAGE = "sabotage"
    ENGINEER_CORPS = "engineer_corps"
    WAR_LOAN = "war_loan"
    JAMMING = "jamming"
    AMBUSH = "ambush"
    RAPID_MINELAYING = "rapid_minelaying"
    INFILTRATION = "infiltration"

    DECISIVE_BLOW = "decisive_blow"
    ABSOLUTE_SHIELD = "absolute_shield"
    HYPERSPACE_JUMP = "hyperspace_jump"
    LIGHTNING_INVASION = "lightning_invasion"
    MARTIAL_LAW = "martial_law"
    MOBILISATION = "mobilisation"
    FORCED_TRUCE = "forced_truce"
    COUNTER_INTELLIGENCE = "counter_intelligence"
    SECOND_WAVE = "second_wave"
    GRAVITATIONAL_COLLAPSE = "gravitational_collapse"
    MUTINY = "mutiny"
    SUPREME_COMMAND = "supreme_command"


CARDS = tuple(Card)


class Design(Struct, frozen=True):
    """What is printed on a card besides its words; `number` is its place in `CARDS`."""

    number: int
    rank: Rank
    timing: Timing


_TIMINGS: dict[Timing, tuple[Card, ...]] = {
    Timing.INITIATIVE: (Card.SUPREME_COMMAND,),
    Timing.CARDS: (Card.SMUGGLING, Card.SPIES, Card.WAR_LOAN, Card.INFILTRATION),
    Timing.SUPPLY: (Card.EMERGENCY_SUPPLY,),
    Timing.REPAIR: (Card.FIELD_REPAIR, Card.ENGINEER_CORPS),
    Timing.CONSTRUCTION: (Card.CONSCRIPTION, Card.RAPID_MINELAYING, Card.MOBILISATION),
    Timing.MOVEMENT: (
        Card.OVERCHARGED_ENGINES,
        Card.EVASIVE_MANOEUVRE,
        Card.SHORT_JUMP,
        Card.HYPERSPACE_JUMP,
        Card.GRAVITATIONAL_COLLAPSE,
        Card.MUTINY,
    ),
    Timing.COMBAT: (Card.MINESWEEPER, Card.SABOTAGE, Card.SECOND_WAVE),
    Timing.ATTACK: (Card.PRECISION_SHOT, Card.COORDINATED_FIRE, Card.DECISIVE_BLOW),
    Timing.DEFENCE: (
        Card.EMERGENCY_SHIELDS,
        Card.REACTIVE_ARMOUR,
        Card.AMBUSH,
        Card.ABSOLUTE_SHIELD,
    ),
    Timing.INVASION: (Card.SHOCK_TROOPS, Card.ALL_OUT_OFFENSIVE, Card.LIGHTNING_INVASION),
    Timing.RESISTANCE: (Card.ENTRENCHMENT, Card.CIVIL_RESISTANCE, Card.MARTIAL_LAW),
    Timing.ANSWER: (Card.JAMMING, Card.COUNTER_INTELLIGENCE),
    Timing.TRUCE: (Card.FORCED_TRUCE,),
}


def _designs() -> dict[Card, Design]:
    timing = {card: when for when, cards in _TIMINGS.items() for card in cards}
    return {
        card: Design(number, RANKS[number // 12], timing[card]) for number, card in enumerate(CARDS)
    }


DESIGNS = _designs()
FACE_DOWN = frozenset(
    (
        Timing.ATTACK,
        Timing.DEFENCE,
        Timing.INVASION,
        Timing.RESISTANCE,
        Timing.ANSWER,
    )
)
"""The timings of cards that are committed to a combat instead of being played openly."""
HAND_LIMIT = 5


def deck(without: frozenset[Rank] = frozenset()) -> tuple[Card, ...]:
    """Return one player's cards in the order of their numbers, some ranks taken out."""
    return tuple(
        card
        for card in CARDS
        if DESIGNS[card].rank not in without
        for _ in range(DESIGNS[card].rank.copies)
    )
