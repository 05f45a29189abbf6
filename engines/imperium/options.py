"""What is agreed on in the lobby: the mission, the variants, how cards are asked for."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from engines.imperium.missions import ENDURANCE, Mission


class Opener(StrEnum):
    """Who opens the first bidding."""

    DICE = "dice"
    """By chance, as the rulebook has it; red where the game is played without chance."""
    RED = "red"
    BLUE = "blue"


class Deck(StrEnum):
    """Where action cards come from (rulebook, variant "Mazo de cartas de Acción único")."""

    OWN = "own"
    SHARED = "shared"
    """Both players' cards, mixed."""
    SINGLE = "single"
    """One player's cards for both."""


class Purchase(StrEnum):
    """How many cards a player may buy per turn (variant "Límite de adquisición")."""

    FREE = "free"
    THREE = "three"
    ONE = "one"

    @property
    def most(self) -> int:
        """The greatest number of cards."""
        return {Purchase.FREE: 1000, Purchase.THREE: 3, Purchase.ONE: 1}[self]


class CombatCards(StrEnum):
    """When cards for combat are asked for (ruling I-R33)."""

    TOGETHER = "together"
    """Once, for all declared combats."""
    EACH = "each"
    """Before each combat, as at the table."""


class Length(StrEnum):
    """After how many Game Turns a match is counted out (ruling "Turn limit")."""

    MISSION = "mission"
    SHORT = "short"
    """Half of the mission's, rounded up, unless holding out that long is its very aim."""


class Config(Struct, frozen=True):
    """The options of a match; the bools are variants of the rulebook."""

    mission: Mission = Mission.DEFEAT
    chance: bool = True
    """False: no action cards and no antimatter clouds ("Eliminar el azar del juego")."""
    deck: Deck = Deck.OWN
    looting: bool = False
    """"Saqueo planetario"."""
    squadrons_occupy: bool = False
    """"Escuadrones aéreos"."""
    purchase: Purchase = Purchase.FREE
    combat_cards: CombatCards = CombatCards.TOGETHER
    opener: Opener = Opener.DICE
    length: Length = Length.MISSION


PRESETS = (
    ("first", Config(mission=Mission.COLONIAL_RUSH, chance=False, length=Length.SHORT)),
    ("long", Config(mission=Mission.TOTAL_WAR)),
)
GROUPS = (
    ("mission", ("mission", "length", "opener")),
    ("cards", ("chance", "deck", "purchase", "combat_cards")),
    ("planets", ("looting", "squadrons_occupy")),
)
OF_CARDS = frozenset(("deck", "purchase", "combat_cards"))
"""The options of action cards, which there are only where there is chance."""


def idle_options(config: Config) -> frozenset[str]:
    """Return the options that change nothing beside the others."""
    ends = frozenset(("length",)) if config.mission in ENDURANCE else frozenset[str]()
    return ends if config.chance else ends | OF_CARDS


def comes_to(config: Config) -> Config:
    """Return a config as it is told: without chance it is red that opens, and not the dice."""
    diced = config.opener is Opener.DICE and not config.chance
    return replace(config, opener=Opener.RED) if diced else config
