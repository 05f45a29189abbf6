# Shazamm!: names, what happens, why not, and the rules.

shazamm-tagline = Two wizards, one crumbling bridge, and a wall of fire to push.

## Options of the lobby

shazamm-option-deal = Spells
shazamm-option-deal-about = How spells reach your hand: by chance, all at once, or in an order you set.
shazamm-option-deal-drawn = Five, then three a round
shazamm-option-deal-full = All fourteen at the start
shazamm-option-deal-arranged = In the order that you choose

## Cards

shazamm-spell-0 = Decoy
shazamm-spell-1 = Silence
shazamm-spell-2 = Clone
shazamm-spell-3 = Theft
shazamm-spell-4 = End of round
shazamm-spell-5 = Middle
shazamm-spell-6 = Recycle
shazamm-spell-7 = Attack boost
shazamm-spell-8 = Double dose
shazamm-spell-9 = Winner loses
shazamm-spell-10 = Inferno
shazamm-spell-11 = Resistance
shazamm-spell-12 = Sore loser
shazamm-spell-13 = Reserve boost
shazamm-spell-14 = Suction

shazamm-effect-0 = Does nothing, and by chat it hides nothing either. It comes back to your hand.
shazamm-effect-1 = All other spells are lost, now and for the rest of the round.
shazamm-effect-2 = Play one of the spells your rival played last turn.
shazamm-effect-3 = Each spell of your rival still to act: use it yourself or discard it.
shazamm-effect-4 = The round ends now; the wall stays. Later spells are lost.
shazamm-effect-5 = The wall goes back to where it stood when the round began.
shazamm-effect-6 = Change your bet by up to 5, having seen everything.
shazamm-effect-7 = +7 power. You pay only your bet.
shazamm-effect-8 = Double power. You pay only your bet.
shazamm-effect-9 = The wall moves towards the stronger attack.
shazamm-effect-10 = If the wall moves, it moves two slabs.
shazamm-effect-11 = The push cannot move the wall towards you.
shazamm-effect-12 = If the wall is pushed towards you, your bet costs nothing.
shazamm-effect-13 = After paying, +13 mana, up to 50 in all.
shazamm-effect-14 = Gain as much mana as your rival bet, up to 50 in all.

## What happens

shazamm-event-start = The duel begins. The wall of fire burns on slab { $slab }.
shazamm-event-arranging = Both wizards put their spells in the order they will draw them.
shazamm-event-arranged = { $player } has put the spells in order.
shazamm-event-arranged-anew = You have changed the order of your spells.
shazamm-event-draws =
    { $player } draws { $count ->
        [one] one spell
       *[other] { $count } spells
    } ({ $stock } left).
shazamm-event-drawn = You draw: { $spells }{ $stock ->
        [0] {""}
       *[other] {" "}({ $stock } left)
    }.
shazamm-event-committed = { $player } is ready.
shazamm-report-draws = { $listed }.
shazamm-report-draw =
    { $player } draws { $count ->
        [one] one spell
       *[other] { $count } spells
    } ({ $stock } left)
shazamm-report-reveals = { $listed }.
shazamm-report-bet =
    { $player } bets { $bet }{ $count ->
        [0] {""}
       *[other] {" "}with { $spells }
    }
shazamm-report-pays = { $listed }.
shazamm-report-pay =
    { $player } pays { $paid ->
        [0] nothing
       *[other] { $paid }
    }{ $gained ->
        [0] {""}
       *[other] {" "}and gains { $gained }
    } ({ $mana } mana left)
shazamm-event-committed-anew =
    You have changed your mind: you bet { $bet } mana{ $count ->
        [0] {""}
       *[other] , with { $spells }
    }.
shazamm-event-own-commitment =
    You bet { $bet } mana{ $count ->
        [0] {""}
       *[other] , with { $spells }
    }. Nobody sees it.
shazamm-event-rival-choice = { $spell } waits for { $player }’s choice.
shazamm-event-own-cut-off = End of round: nothing is compared or paid, and the wall stays on slab { $slab }.
shazamm-event-own-turn =
    Power: you { $own }, { $rival } { $other }. The wall ends the turn on slab { $slab }, { $way ->
        [same] where it was
        [closer] { $steps ->
            [one] one slab
           *[other] { $steps } slabs
        } closer to you
       *[farther] { $steps ->
            [one] one slab
           *[other] { $steps } slabs
        } farther from you
    }. { $ended ->
        [yes] The round is over.
       *[no] You have { $mana } mana left.
    }
shazamm-event-reveal =
    { $player } bets { $bet }{ $count ->
        [0] {""}
       *[other] {" "}with { $spells }
    }.
shazamm-event-lost-to-silence =
    Silence still holds: { $spells } { $count ->
        [one] is
       *[other] are
    } lost.
shazamm-event-cancelled = Both have { $spell }: the two cancel each other.
shazamm-event-silence =
    Silence ({ $player }): no spell works for the rest of this round.{ $count ->
        [0] {""}
       *[other] {" "}Lost: { $spells }.
    }
shazamm-event-asks-clone = Clone: { $player } chooses a spell of the rival’s last turn to play.
shazamm-event-asks-steal = Theft: { $player } chooses which spells to steal.
shazamm-event-asks-recycle = Recycle: { $player } may change the bet.
shazamm-event-clone-nothing = Clone ({ $player }): there is nothing to take from the rival’s last turn.
shazamm-event-clone-declined = Clone ({ $player }): takes nothing.
shazamm-event-cloned = Clone ({ $player }): takes { $spell }.
shazamm-event-theft-nothing = Theft ({ $player }): there is no spell left to steal.
shazamm-event-stolen = Theft: { $player } steals { $spells }.
shazamm-event-thrown-away = Theft: { $player } discards { $spells }.
shazamm-event-end-of-round =
    End of round ({ $player }): the round is over at once, no bet is paid.{ $count ->
        [0] {""}
       *[other] {" "}Lost: { $spells }.
    }
shazamm-event-middle =
    Middle ({ $player }): the wall { $moved ->
        [0] is already on
       *[other] goes back to
    } slab { $slab }, where the round began.
shazamm-event-recycle-nothing = Recycle ({ $player }): the bet cannot be changed.
shazamm-event-recycle-kept = Recycle ({ $player }): the bet stays at { $bet }.
shazamm-event-recycled = Recycle ({ $player }): bet { $change }, now { $bet }.
shazamm-event-boost = Attack boost ({ $player }): +7, power { $power }.
shazamm-event-double = Double dose ({ $player }): ×2, power { $power }.
shazamm-event-winner-loses = Winner loses ({ $player }): the wall will move towards the stronger attack.
shazamm-event-inferno = Inferno ({ $player }): the wall will move two slabs, if it moves.
shazamm-event-resistance = Resistance: the push cannot bring the wall closer to { $player }.
shazamm-event-sore-loser = Sore loser: { $player } pays nothing if the push brings the wall closer.
shazamm-event-reserve = Reserve boost ({ $player }): +13 mana after paying.
shazamm-event-suction = Suction ({ $player }): +{ $gain } mana, as much as the rival bet.
shazamm-event-powers = Power: { $first } { $power }, { $second } { $other }.
shazamm-event-wall-stays = Equal power: the wall stays on slab { $slab }.
shazamm-event-wall-resisted = { $player } resists: the wall stays on slab { $slab }.
shazamm-event-wall-moves =
    The wall moves { $steps ->
        [one] one slab
       *[other] { $steps } slabs
    } towards { $player }, to slab { $slab }.
shazamm-event-pays =
    { $player } pays { $paid ->
        [0] nothing
       *[other] { $paid }
    }{ $gained ->
        [0] {""}
       *[other] {" "}and gains { $gained }
    }: { $mana } mana left.
shazamm-event-wizard-hit = The fire has reached { $player }. The round is over.
shazamm-event-run-out =
    { $player } is out of mana. The rival pushes the wall { $steps ->
        [one] one more slab
       *[other] { $steps } more slabs
    }, to slab { $slab }. The round is over.
shazamm-event-both-run-out = Both are out of mana. The round is over where the wall stands.
shazamm-event-collapse = Round { $round } ends with the wall on slab { $slab }. The wizards regroup three steps from it, and slabs { $left } and { $right } fall into the lava.
shazamm-event-falls = There is no bridge left under { $player }!
shazamm-event-round = Round { $round } begins: { $mana } mana each, the wall on slab { $slab }.

## How it ends

shazamm-outcome-fall = { $loser } fell into the lava in round { $round }. { $winner } rules the bridge.
shazamm-outcome-draw = Both wizards fell in round { $round }. Nobody wins.

## Why not

shazamm-refusal-seats = Shazamm! is a duel: exactly two play.
shazamm-refusal-asked-arrange = First put all your fourteen spells in order; bets come after that.
shazamm-refusal-asked-cast = Right now it is time to bet: choose your mana and any cards from your hand.
shazamm-refusal-asked-clone = Right now Clone waits for you: choose a spell of your rival’s last turn, or none.
shazamm-refusal-asked-steal = Right now Theft waits for you: choose which of your rival’s spells to use; the others are discarded.
shazamm-refusal-asked-recycle = Right now Recycle waits for you: choose by how much your bet changes, from −5 to +5.
shazamm-refusal-arrange =
    Your order must hold each of the fourteen spells once. { $count ->
        [one] This one is missing
       *[other] These are missing
    }: { $spells }.
shazamm-refusal-bet =
    You cannot bet { $bet }. { $mana ->
        [1] You have one mana left, so bet exactly 1.
       *[other] You have { $mana } mana. Bet from 1 to { $mana }, as much or as little as you like.
    }
shazamm-refusal-not-in-hand = You do not hold { $spell }. Your hand: { $hand }.
shazamm-refusal-same-card = You laid { $spell } twice, but you have only one. Lay each card once.
shazamm-refusal-clone = { $spell } is not there to be cloned. You may take { $choices }, or nothing.
shazamm-refusal-steal = You cannot steal { $spell } like that. These can be stolen, each once: { $choices }.
shazamm-refusal-recycle = Your bet of { $bet } can become anything from { $low } to { $high }. Choose a change that stays within that.

## The rules

shazamm-rules-1-title = The goal
shazamm-rules-1-body =
    Two wizards face each other on a bridge of 19 slabs over a river of lava. Between them burns a **wall of fire**. You push it towards your rival until the bridge crumbles under their feet.

    At first the wall stands in the middle, on slab 10, and each wizard three steps away from it, on slabs 7 and 13. Each has **50 mana** for the round, a hand of spells, and the Decoy.

    Whoever no longer stands on the bridge has lost.

shazamm-rules-2-title = A turn
shazamm-rules-2-body =
    Both players choose in secret, at the same time:
    • a **bet**, from 1 to all the mana they have;
    • any number of **cards** from their hand, none at all if they like.

    You may change your mind until your rival is ready too. Then all is revealed:
    1. The spells of both sides act, in the order of their numbers.
    2. The powers are compared. Without spells your power is your bet.
    3. The wall moves **one slab** towards the weaker side, however large the difference. Equal powers leave it where it is.
    4. Both pay their bet, winner and loser alike.

    Laid spells go to the discard pile for good: each of the fourteen serves you once in the whole match. Discards are public; hands and stocks are not.
shazamm-rules-2-figure = Turn 1: red bet 12, green 7. The wall goes one slab towards the weaker side, from 10 to 11, and both pay their bets.

shazamm-rules-3-title = In which order spells act
shazamm-rules-3-body =
    Before anything else, a spell that **both** have laid cancels its twin: both are discarded without effect.

    The rest act **by ascending number**, whoever laid them. That is why Silence (1) stops everything, Theft (3) takes only what comes later, and Double dose (8) doubles an Attack boost (7) too.

    Clone, Theft and Recycle ask their user for a choice when their number comes. By then both bets and all cards lie open.

    You can have the use of a spell twice, for example your own and a cloned one. Of 6, 7, 8, 13 and 14 both count: two Double doses make four times the power. Of the others the second one adds nothing.

shazamm-rules-4-title = Spells 0 to 6
shazamm-rules-4-body =
    • **0 Decoy.** No effect, and it always returns to your hand. At a table it makes your rival see a card where there is no spell; by chat nobody sees how many cards you lay until all is revealed, so here it hides nothing.
    • **1 Silence.** No other spell works for the rest of the round, this turn’s included. Spells laid later in the round are lost.
    • **2 Clone.** Take one spell that your rival played in the turn before, even if that was in the former round. What your rival laid counts, though it was cancelled, lost or stolen, and so does what your rival cloned, or stole and used; Clone itself does not. The spell acts for you this turn, at its own number. If it still waits there for your rival too, the two cancel. A cloned Silence acts at once.
    • **3 Theft.** Every spell of your rival that has not acted yet is yours: use it for yourself, at its number, or discard it. The card goes to its owner’s discard pile.
    • **4 End of round.** The round ends where the wall stands. Nothing is compared or paid, and later spells are lost.
    • **5 Middle.** The wall goes back to where it stood at the start of the round; then the turn goes on. This is not a push: Resistance does not stop it.
    • **6 Recycle.** Change your bet by −5 to +5, to no less than 1 and no more than your mana. You fight and pay with the new bet.

shazamm-rules-5-title = Spells 7 to 14
shazamm-rules-5-body =
    • **7 Attack boost.** +7 power.
    • **8 Double dose.** Twice the power, boosts included.
    With both you still pay only your bet.
    • **9 Winner loses.** The wall moves towards the stronger side. On a tie it stays.
    • **10 Inferno.** If the wall moves, it moves two slabs, whichever way. It stops at the first wizard it meets.
    • **11 Resistance.** This turn’s push cannot bring the wall towards you. It may still move away from you.
    • **12 Sore loser.** If the push really moved the wall towards you, you do not pay your bet.
    • **13 Reserve boost.** +13 mana after paying.
    • **14 Suction.** Gain as much mana as your rival bet, after Recycle; boosts do not count. It works even if your rival pays nothing.
    Mana never rises above 50. Paying and gaining are reckoned together: who bets everything and gains something is not out of mana.

shazamm-rules-6-title = Out of mana
shazamm-rules-6-body =
    When a wizard has no mana left after paying, the round ends. The other one pushes the wall further towards the empty wizard, **one slab for each mana left**, until it reaches the wizard or the mana is used up. This happens by itself, and no spell of the turn changes it: neither Resistance nor Sore loser counts for this push.

    If both are empty, the wall stays where it is.

    If the push of the same turn already hit a wizard, there is no further push.

shazamm-rules-7-title = The end of a round
shazamm-rules-7-body =
    A round ends when the wall **reaches a wizard**, when somebody **runs out of mana**, or by the spell **End of round**. Then:
    1. The wall stays where it is, and both wizards regroup three steps from it.
    2. The outermost slab at **each end** of the bridge falls into the lava.
    3. Whoever stands on no slab now has lost.
    4. Otherwise a new round begins: both have 50 mana again, draw three spells while their stock lasts, and an old Silence is over.

shazamm-rules-8-title = The end of the match
shazamm-rules-8-body =
    When one wizard falls, the other wins. Standing beyond either end of the bridge is a fall too.

    Both can fall at once only if the wall is on slab 10 at the end of the seventh round; then the match is a draw. By that time only five slabs are left and somebody always falls, so a match lasts from two to seven rounds.

    If your time runs out, you bet 1 with the Decoy; Clone takes nothing, Theft discards everything, Recycle changes nothing, and a stock to be arranged keeps the order of the numbers.
shazamm-rules-8-figure = The round ended with the wall on slab 16. The wizards regroup on 13 and 19, and a slab falls at each end: 4 to 16 still stand, so the green wizard falls.

shazamm-rules-9-title = Variants
shazamm-rules-9-body =
    • **Drawn** is the standard game: five spells of a shuffled stock at first, three more each round, so that you hold all the rest from the fourth round on.

    • **All fourteen** gives both players every spell from the start. More tactics, less surprise.

    • **Arranged** lets both players put their stock in order before the duel. They draw the first five, then three each round, in the order they chose.

shazamm-rules-10-title = Hints
shazamm-rules-10-body =
    • A victory by one point moves the wall as far as one by forty. What you save now wins later.
    • When you are ahead in mana, you need not win the turn: an empty rival is pushed one slab for each mana you have left.
    • The smallest bet with Winner loses or Resistance makes a big bet of your rival worthless. Sore loser takes the risk out of a big bet of your own.
    • Attack boost and Double dose turn a bet of 1 into a power of 16.
    • Recycle is chosen with open cards: lay it when a few points may decide.
    • Keep End of round for when the wall stands well for you and a lost turn would hurt.
    • You need not hide that you lay no spell: nobody sees it before all is revealed.
    • Look at your rival’s discard pile: what lies there cannot surprise you any more, except by Clone.

# What is counted of a match, on the picture of its end.
shazamm-figure-spells = Spells cast
shazamm-figure-mana = Mana bet
shazamm-figure-slabs = Slabs lost
