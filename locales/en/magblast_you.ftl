# What happened, told to the one it happened to: each is said where the key before `-you`
# would name whoever reads it.

magblast-event-flagship-you = You command { $flagship }.
magblast-event-placed-you = You have placed the fleet.
magblast-event-reveals-you = You show { $ships } (hull { $hull }).
magblast-event-first-you =
    You begin with the weakest fleet (hull { $hull }){ $tied ->
        [0] .
       *[other] , by the toss of a coin.
    }
magblast-event-turn-you = Round { $round }: your turn.
magblast-event-discards-you = You discard { $cards }.
magblast-event-oversees-you =
    You take { $cards } from the discards ({ $left ->
        [0] used up
        [one] one use left
       *[other] { $left } uses left
    }).
magblast-event-pays-you = You pay for a ship with { $cards }.
magblast-event-wishes-you =
    You order { $ship } from the discards ({ $left ->
        [0] used up
        [one] one use left
       *[other] { $left } uses left
    }).
magblast-event-places-you = { $ship } joins you in { $zone }.
magblast-event-places-alone-you = { $ship } joins you in { $zone }: there is room nowhere else.
magblast-event-throws-back-you = You discard { $ships }.
magblast-event-moves-you = You move { $ship } from { $start } to { $zone }.
magblast-event-fires-you =
    # { $noise }
    Your { $ship } fires { $card } at { $target }.
magblast-event-fires-silently-you =
    Your { $ship } aims { $card } at { $target } … and where is the sound?{ $waits ->
        [0] { "" }
       *[other] { " " }Reply with it to this message, or type { COMMAND("magblast sound") }.
    }
    .default-waits = 0
magblast-event-misses-you = Not a sound from you: { $ship } misses { $target }.
magblast-event-rams-you = You sacrifice { $ship } and go to ramming speed!
magblast-event-launches-you = You launch { $card } at { $target }.
magblast-event-launches-loudly-you =
    # { $noise }
    You launch { $card } at { $target }.
magblast-event-shields-you =
    { $flagship } (you): { $count ->
        [0] the blast is cancelled ({ $left ->
        [0] used up
        [one] one use left
       *[other] { $left } uses left
    }).
       *[other] { $cards } discarded to cancel the blast.
    }
magblast-event-cancelled-flux-you = Your { $card } never happened.
magblast-event-cancelled-evade-you = Your { $card } misses: evaded.
magblast-event-cancelled-intercept-you = Your { $card } is intercepted and lost.
magblast-event-cancelled-ability-you = Your { $card } is cancelled.
magblast-event-jams-you = { $ship } jams your hand: { $card } is discarded.
magblast-event-lies-minefield-of-you = Your fleet is mined until { $caster }’s next turn: no moving, firing or launching.
magblast-event-lies-minefield-own-you = Your fleet is mined until your own next turn: no moving, firing or launching.
magblast-event-lies-asteroids-of-you = Asteroids shield your fleet until { $caster }’s next turn.
magblast-event-lies-asteroids-own-you = Asteroids shield your fleet until your own next turn.
magblast-event-loses-hand-you =
    You lose { $count ->
        [0] nothing: the hand is empty.
        [one] the only card in hand.
       *[other] all { $count } cards in hand.
    }
magblast-event-boards-you = You board { $target }!
magblast-event-thrown-you = Your { $ship } is thrown into { $zone }.
magblast-event-thrown-nowhere-you = Your ships stay where they are.
magblast-event-steals-you = You take nothing from { $victim }’s hand.
magblast-event-salvage-you = { $flagship } (you): you search the wreck.
magblast-event-eliminated-you = Your flagship, { $flagship }, is destroyed.
magblast-event-plays-you = You play { $card }.
magblast-event-plays-on-you = You play { $card } on { $target }.
magblast-event-plays-on-own-you = You play { $card } on { $ship } in { $zone }.
magblast-event-plays-on-own-fleet-you = You put { $card } around your own fleet.
magblast-event-plays-on-fleet-you = You play { $card } on { $victim }’s fleet.
magblast-event-skips-you =
    You need no Direct Hit ({ $left ->
        [0] used up
        [one] one use left
       *[other] { $left } uses left
    }).
magblast-event-sweeps-you = Your { $ship } clears { $card } off { $owner }’s fleet.
magblast-event-sweeps-you-owner = { $player }’s { $ship } clears { $card } off your fleet.
magblast-event-sweeps-own-you = Your { $ship } clears { $card } off your own fleet.
magblast-event-transfers-you =
    Your { $ship } hands { $damage } damage on to { $target }: { $left ->
        [0] destroyed.
       *[other] { $left } hull left.
    }
magblast-event-transfers-this-turn-you = Your { $ship } hands { $damage } damage on to { $target }: { $left } hull left this turn.
magblast-event-uses-you =
    You use { $flagship } ({ $left ->
        [0] for the last time
        [one] one use left
       *[other] { $left } uses left
    }).
magblast-event-come-home-you =
    { $count ->
        [one] A squadron goes
       *[other] { $count } squadrons go
    } back to your hand: { $cards }.
magblast-event-expires-you = Your fleet is rid of { $card }.
magblast-event-counted-you = Hull left to you: flagship { $hull }, fleet { $fleet }.
magblast-event-stays-under-you = Your fleet is not rid of { $card } yet: another card still lies there.
magblast-event-brutal-called-you = You call for a Brutal Assault. It takes two.
magblast-event-brutal-agreed-you = Brutal Assault! It begins with your next turn.
magblast-report-flagship-you = You command { $flagship }
magblast-report-count-you = you (flagship { $hull }, fleet { $fleet })
magblast-report-moves-you = You move { $listed }.
magblast-report-fires-you = You fire: { $listed }.
magblast-report-launches-you = You launch: { $listed }.
magblast-report-hits-you = You hit: { $listed }.
magblast-event-lies-minefield-of-you-caster = { $player }’s fleet is mined until your next turn: no moving, firing or launching.
magblast-event-lies-asteroids-of-you-caster = Asteroids shield { $player }’s fleet until your next turn.
magblast-event-steals-you-victim = { $player } takes nothing from your hand.
magblast-event-plays-on-fleet-you-victim = { $player } plays { $card } on your fleet.
magblast-report-placed-you-listed = Fleets placed in secret: { $listed }.

magblast-outcome-last-you-winner = You have the last flagship in space, in round { $round }.
magblast-outcome-rounds-won-you-winner = { $rounds } rounds are over: you stand best.
magblast-outcome-quiet-won-you-winner = Nobody has played anything but squadrons for { $rounds } rounds: you stand best.
