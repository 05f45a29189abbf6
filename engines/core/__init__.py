"""The contract between a game's rules and everything around them.

An engine is a pure description of one game: states and actions go in, states and
events come out. It does no I/O, reads no clock, knows no Discord and writes no
sentences: what it wants said is a `Text`, a key with arguments, that the locales
turn into words.

States, actions, configs and views are `msgspec.Struct`s, so that encoding, decoding
and comparing them is nobody's own code. Canonical bytes come from `encode`.
"""

from engines.core.dice import Dice, Item
from engines.core.encoding import action_in, converted, decode, encode, learn, parse_action
from engines.core.engine import Action, Config, Engine, State, Step, View, play, replay
from engines.core.events import TURN, Event, Outcome, Trace
from engines.core.meta import Meta
from engines.core.refusals import (
    IllegalAction,
    IllegalConfig,
    MalformedAction,
    MatchOver,
    NotAsked,
    Refusal,
)
from engines.core.saying import Arg, Either, Player, Say, Seat, Single, Text, Verbatim, text, worded

__all__ = [
    "TURN",
    "Action",
    "Arg",
    "Config",
    "Dice",
    "Either",
    "Engine",
    "Event",
    "IllegalAction",
    "IllegalConfig",
    "Item",
    "MalformedAction",
    "MatchOver",
    "Meta",
    "NotAsked",
    "Outcome",
    "Player",
    "Refusal",
    "Say",
    "Seat",
    "Single",
    "State",
    "Step",
    "Text",
    "Trace",
    "Verbatim",
    "View",
    "action_in",
    "converted",
    "decode",
    "encode",
    "learn",
    "parse_action",
    "play",
    "replay",
    "text",
    "worded",
]
