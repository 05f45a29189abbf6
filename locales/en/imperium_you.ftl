# What happened, told to the one it happened to: each is said where the key before `-you`
# would name whoever reads it.

imperium-event-game-turn-you = Game Turn { $turn } of { $last }. You open the bidding for the initiative.
imperium-event-bid-you = You bid { $amount }.
imperium-event-raised-you = The bids rise to { $amount }, by you.
imperium-event-passed-you = You stand pat.
imperium-event-initiative-won-you = You win the initiative for { $amount }.
imperium-event-sacrificed-you = You sacrifice { $cards }.
imperium-event-commanded-you = You take the initiative by supreme command; all bids are void.
imperium-event-player-turn-you = You begin the turn.
imperium-event-income-you = You collect { $earned } PC and have { $points } PC.
imperium-event-blockaded-you = Your blockaded planets pay nothing: { $planets }.
imperium-event-irradiated-you = Your radioactive planets pay nothing: { $planets }.
imperium-event-wasted-you = There is no room for { $points } PC more: you can have { $most } PC.
imperium-event-loan-repaid-you = You pay { $points } PC back for the war loan.
imperium-event-loan-let-off-you = Of the war loan you are let off { $points } PC: there is nothing left to pay with.
imperium-event-points-gained-you = You now have { $points } PC.
imperium-event-bought-you =
    { $count ->
        [one] You buy an action card for { $price }.
       *[other] You buy { $count } action cards for { $price }.
    }
imperium-event-discarded-you = You discard { $card }.
imperium-event-played-you = You play { $card }.
imperium-event-counteracted-you = You cancel { $card } with Counter-intelligence.
imperium-event-spied-you =
    { $count ->
        [0] You hold nothing.
       *[other] You hold { $cards }.
    }
imperium-event-infiltrated-you = You lose { $card }.
imperium-event-truce-you = You force a truce: neither { $planet } nor the units beside it can be attacked.
imperium-event-out-of-supply-you = You lose { $unit } in { $sector }, out of supply.
imperium-event-repaired-you = You repair { $unit } in { $sector } for { $price }.
imperium-event-field-repaired-you = You repair { $unit } in { $sector } for nothing.
imperium-event-built-you = You build { $unit } in { $sector } for { $price }.
imperium-event-conscripted-you =
    { $count ->
        [one] You raise { $unit } on { $planet }.
       *[other] You raise { $count } × { $unit } on { $planet }.
    }
imperium-event-sown-you =
    You lay a minefield in { $sector } { $price ->
        [0] for nothing
       *[other] for { $price }
    }.
imperium-event-swallowed-you = The black hole takes your { $unit } in { $sector } for good.
imperium-event-collapsed-you = You open a black hole in { $sector }.
imperium-event-moved-you = Your { $unit } goes { $start } → { $sector }.
imperium-event-jumped-you = You let { $unit } jump { $start } → { $sector }.
imperium-event-loaded-you = Your { $unit } loads { $cargo } from { $sector }.
imperium-event-unloaded-you = Your { $unit } unloads { $cargo } to { $sector }.
imperium-event-occupied-you = You occupy { $planet }.
imperium-event-ran-into-mines-you = The minefield of { $sector } strikes your { $unit } with { $strength }.
imperium-event-ambushed-you = Ambush! A blow of { $attack } hits your { $unit } in { $sector }.
imperium-event-token-lost-you = You lose { $unit } on { $planet }.
imperium-event-garrison-lost-you = You lose { $units } on { $planet }.
imperium-event-planet-lost-you =
    { $count ->
        [0] You lose the planet { $planet }.
       *[other] You lose the planet { $planet } with { $units }.
    }
imperium-event-neutral-you = { $planet } is lost to you and becomes neutral.
imperium-event-mutinied-you = Mutiny! You take over { $unit } in { $sector }, damaged.
imperium-event-attack-declared-you = You will attack { $sector } with { $unit }.
imperium-event-invasion-declared-you = You will invade { $planet } with { $cargo }.
imperium-event-bombardment-declared-you = You will bombard { $planet }.
imperium-event-annihilation-declared-you = You will destroy { $planet }.
imperium-event-strike-declared-you = Your neutron missile will strike { $sector }.
imperium-event-withdrawn-you = You call off what was declared against { $sector }.
imperium-event-put-first-you = You will begin with { $sector }.
imperium-event-sabotaged-you = You sabotage { $planet }: { $unit } is destroyed.
imperium-event-revealed-you = You turn up { $cards }.
imperium-event-cancelled-you = Cancelled for you: { $cards }.
imperium-event-turned-up-you = You turn up { $cards } at { $sector }.
imperium-event-annulled-you = Cancelled for you at { $sector }: { $cards }.
imperium-event-attack-resolved-you =
    You attack { $unit } of { $enemy } in { $sector }: { $attack } against { $defence }, { $verdict ->
        [unharmed] unharmed.
        [damaged] damaged.
       *[destroyed] destroyed.
    }
imperium-event-attack-resolved-you-enemy =
    { $player } attacks your { $unit } in { $sector }: { $attack } against { $defence }, { $verdict ->
        [unharmed] unharmed.
        [damaged] damaged.
       *[destroyed] destroyed.
    }
imperium-event-attacked-you =
    You attack { $unit } in { $sector }: { $attack } against { $defence }, { $verdict ->
        [unharmed] unharmed.
        [damaged] damaged.
       *[destroyed] destroyed.
    }
imperium-event-damaged-you = Your { $unit } in { $sector } is damaged.
imperium-event-destroyed-you = You lose { $unit } in { $sector }.
imperium-event-cargo-lost-you = Your { $unit } loses { $cargo }.
imperium-event-invaded-you = You invade { $planet } with { $cargo }: attack { $attack }, defenders strike with { $defence }.
imperium-event-invasion-failed-you = Your invasion of { $planet } has failed.
imperium-event-invasion-spent-you = Of your invaders none is left to hold { $planet }.
imperium-event-conquered-you = You conquer { $planet } and leave { $troops } there.
imperium-event-raided-you = You defeat the defence of { $planet } and leave it.
imperium-event-looted-you = You loot { $points } PC.
imperium-event-bombarded-you = You bombard { $planet }.
imperium-event-annihilated-you = You destroy the planet { $planet }. Asteroids are all that is left.
imperium-event-missile-hit-you = Your neutron missile hits { $sector }.
imperium-event-blockade-point-you = You hold the blockade and have { $points } of 3 points.
imperium-event-gates-held-you = You have units on three gates or more: Game Turn { $held } of { $needed } in a row.
imperium-event-supremacy-you =
    You have the higher income, blockades aside: { $points ->
        [one] 1 point
       *[other] { $points } points
    } of supremacy (+{ $gained }; { $needed } win).
imperium-report-bid-you = you { $amount }
imperium-report-bought-you =
    You buy { $count ->
        [one] an action card
       *[other] { $count } action cards
    } for { $price }.
imperium-report-built-you = You build { $listed } for { $price }.
imperium-report-moved-you = You move: { $listed }.
imperium-report-loaded-you = You load: { $listed }.
imperium-report-unloaded-you = You unload: { $listed }.
imperium-report-occupied-you = You occupy { $listed }.
imperium-report-attacks-declared-you = You will attack: { $listed }.
imperium-report-invasion-declared-you = You will invade { $planet } with { $listed }.
imperium-report-attacks-resolved-you = You attack { $enemy }: { $listed }.
imperium-report-attacks-resolved-you-enemy = { $player } attacks you: { $listed }.
imperium-report-attacked-you = You attack: { $listed }.
imperium-report-destroyed-you = You lose { $listed }.
imperium-report-damaged-you = Yours, damaged: { $listed }.
imperium-event-counted-you = Your final count: { $counts }.

imperium-outcome-home-conquered-you-winner = You conquer the home planet of { $loser } and win.
imperium-outcome-home-conquered-you-loser = { $winner } conquers your home planet and wins.
imperium-outcome-home-destroyed-you-winner = You destroy the home planet of { $loser } and win.
imperium-outcome-home-destroyed-you-loser = { $winner } destroys your home planet and wins.
imperium-outcome-home-swallowed-you-winner = Antimatter has erased the home planet of { $loser }: you win.
imperium-outcome-home-swallowed-you-loser = Antimatter has erased your home planet: { $winner } wins.
imperium-outcome-annihilation-you-winner = { $loser } has no unit left: you win.
imperium-outcome-annihilation-you-loser = You have no unit left: { $winner } wins.
imperium-outcome-colonies-you-winner = You have an income of 30 and win the Colonial Rush against { $loser }.
imperium-outcome-colonies-you-loser = { $winner } has an income of 30 and wins the Colonial Rush against you.
imperium-outcome-gates-you-winner = You have held three gates long enough and win against { $loser }.
imperium-outcome-gates-you-loser = { $winner } has held three gates long enough and wins against you.
imperium-outcome-weapon-you-winner = You have destroyed a second planet of { $loser } and win.
imperium-outcome-weapon-you-loser = { $winner } has destroyed a second planet of yours and wins.
imperium-outcome-convoy-arrived-you-winner = Your convoy has reached the gate: { $loser } has lost.
imperium-outcome-convoy-arrived-you-loser = The convoy of { $winner } has reached the gate: you have lost.
imperium-outcome-convoy-lost-you-winner = The convoy of { $loser } is destroyed: you win.
imperium-outcome-convoy-lost-you-loser = Your convoy is destroyed: { $winner } wins.
imperium-outcome-convoy-late-you-winner = The convoy of { $loser } has not arrived in time: you win.
imperium-outcome-convoy-late-you-loser = Your convoy has not arrived in time: { $winner } wins.
imperium-outcome-blockade-you-winner = You have starved { $loser } out with a third blockade point and win.
imperium-outcome-blockade-you-loser = { $winner } has starved you out with a third blockade point and wins.
imperium-outcome-supremacy-you-winner = You have reached 10 points of supremacy and win against { $loser }.
imperium-outcome-supremacy-you-loser = { $winner } has reached 10 points of supremacy and wins against you.
imperium-outcome-tally-you-winner = The last Game Turn is over. In the final count you beat { $loser }.
imperium-outcome-tally-you-loser = The last Game Turn is over. In the final count { $winner } beats you.
