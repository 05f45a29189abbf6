"""What of a view of Rebel Moon Defense its words leave out, and why."""

UNSAID = {
    "flight.bomb.facing": "the bomb is told as it stands now",
    "flight.bomb.shield": "the shields are told as they stand now",
    "flight.bomb.strength": "the shields are told as they stand now",
}
SOMETIMES = {
    "bomb.shield": "what is left of none is nothing, whatever its strength",
    "bomb.strength": "none is left where no shield is active",
    "flight.bomb.cell": "the bomb is told as it stands now, but for where its thrusters led",
    "flight.cells": "the way so far has all of them; the last is named",
    "flight.cells.*": "the way so far has all of them; the last is named",
    "flight.paid": "nothing is paid without an upgrade",
    "flight.start": "the way so far has it",
    "flight.target": "only some upgrades aim at something",
    "passing.*": "matters only while pieces are placed",
    "phase": "whoever is asked tells it",
    "quiet": "there are none before the bomb flies",
    "shot.damage": "told of a shot that struck",
    "shot.distance": "told where the dice were too weak for it",
    "shot.target": "told of an asteroid that is gone",
    "to_act": "nobody is asked at the end",
    "weapons.*.kind": "of what lies face up there always is one",
    "weapons.*.shots": "only an EMP fires more than once",
}
