"""What of a view of Mag·Blast its words leave out, and why."""

UNSAID = {
    "answer.play": "the number of the play that is being answered",
    "fleets.*.last_turn": "counts for the rules alone; rounds are told",
    "fleets.*.turns": "counts for the rules alone; rounds are told",
    "plays": "counts for the rules alone",
    "stack.*.heard": "what was answered is told as it comes to light",
    "stack.*.number": "numbers tell plays apart for the rules alone",
    "turn": "counts for the rules alone; rounds are told",
}
SOMETIMES = {
    "active": "nobody has the turn while fleets are placed",
    "brutal": "is over with the match",
    "fleets.*.ships.*.origin": "a ship that stands where it began has not moved",
    "fleets.*.uses": "a flagship that is destroyed has no ability any more",
    "hand_sizes.*": "whoever is out holds no cards",
    "placed": "matters only while fleets are placed",
    "shot.against": "no shot answers a play",
    "shot.asked": "nobody is asked before the sound is made",
    "shot.card": "the icons on a card that is played matter no more",
    "shot.defender": "whose the target is, which is named",
    "shot.heard": "nobody is asked before the sound is made",
    "shot.number": "numbers tell plays apart for the rules alone",
    "squadrons.*.damage": "what hits nothing does none",
    "squadrons.*.target": "what does no damage is upon nothing",
    "stack.*.against": "an answer names what it is played against",
    "stack.*.card": "the icons on a card that is played matter no more",
    "stack.*.damage": "told of attacks",
    "stack.*.defender": "whose the target is, which is named",
    "stack.*.lethal": "told of attacks",
    "stack.*.target": "an answer names what it is played against instead",
}
