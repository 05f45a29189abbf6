# What happened, told to the one it happened to: each is said where the key before `-you`
# would name whoever reads it.

shazamm-event-arranged-you = You have put the spells in order.
shazamm-event-committed-you = You are ready.
shazamm-report-bet-you =
    You bet { $bet }{ $count ->
        [0] {""}
       *[other] {" "}with { $spells }
    }
shazamm-report-pay-you =
    You pay { $paid ->
        [0] nothing
       *[other] { $paid }
    }{ $gained ->
        [0] {""}
       *[other] {" "}and gain { $gained }
    } ({ $mana } mana left)
shazamm-event-rival-choice-you = { $spell } waits for your choice.
shazamm-event-reveal-you =
    You bet { $bet }{ $count ->
        [0] {""}
       *[other] {" "}with { $spells }
    }.
shazamm-event-silence-you =
    Silence (you): no spell works for the rest of this round.{ $count ->
        [0] {""}
       *[other] {" "}Lost: { $spells }.
    }
shazamm-event-asks-clone-you = Clone: you choose a spell of your rival’s last turn to play.
shazamm-event-asks-steal-you = Theft: you choose which spells to steal.
shazamm-event-asks-recycle-you = Recycle: you may change the bet.
shazamm-event-clone-nothing-you = Clone (you): there is nothing to take from your rival’s last turn.
shazamm-event-clone-declined-you = Clone (you): you take nothing.
shazamm-event-cloned-you = Clone (you): you take { $spell }.
shazamm-event-theft-nothing-you = Theft (you): there is no spell left to steal.
shazamm-event-stolen-you = Theft: you steal { $spells }.
shazamm-event-thrown-away-you = Theft: you discard { $spells }.
shazamm-event-end-of-round-you =
    End of round (you): the round is over at once, no bet is paid.{ $count ->
        [0] {""}
       *[other] {" "}Lost: { $spells }.
    }
shazamm-event-middle-you =
    Middle (you): the wall { $moved ->
        [0] is already on
       *[other] goes back to
    } slab { $slab }, where the round began.
shazamm-event-recycle-nothing-you = Recycle (you): your bet cannot be changed.
shazamm-event-recycle-kept-you = Recycle (you): the bet stays at { $bet }.
shazamm-event-recycled-you = Recycle (you): bet { $change }, now { $bet }.
shazamm-event-boost-you = Attack boost (you): +7, power { $power }.
shazamm-event-double-you = Double dose (you): ×2, power { $power }.
shazamm-event-winner-loses-you = Winner loses (you): the wall will move towards the stronger attack.
shazamm-event-inferno-you = Inferno (you): the wall will move two slabs, if it moves.
shazamm-event-resistance-you = Resistance: the push cannot bring the wall closer to you.
shazamm-event-sore-loser-you = Sore loser: you pay nothing if the push brings the wall closer.
shazamm-event-reserve-you = Reserve boost (you): +13 mana after paying.
shazamm-event-suction-you = Suction (you): +{ $gain } mana, as much as your rival bet.
shazamm-event-wall-resisted-you = You resist: the wall stays on slab { $slab }.
shazamm-event-wall-moves-you =
    The wall moves { $steps ->
        [one] one slab
       *[other] { $steps } slabs
    } towards you, to slab { $slab }.
shazamm-event-pays-you =
    You pay { $paid ->
        [0] nothing
       *[other] { $paid }
    }{ $gained ->
        [0] {""}
       *[other] {" "}and gain { $gained }
    }: { $mana } mana left.
shazamm-event-wizard-hit-you = The fire has reached you. The round is over.
shazamm-event-run-out-you =
    You are out of mana. Your rival pushes the wall { $steps ->
        [one] one more slab
       *[other] { $steps } more slabs
    }, to slab { $slab }. The round is over.
shazamm-event-falls-you = There is no bridge left under you!
shazamm-event-powers-you-first = Power: you { $power }, { $second } { $other }.
shazamm-event-powers-you-second = Power: { $first } { $power }, you { $other }.

shazamm-outcome-fall-you-winner = { $loser } fell into the lava in round { $round }. You rule the bridge.
shazamm-outcome-fall-you-loser = You fell into the lava in round { $round }. { $winner } rules the bridge.
