# Imperium Galáctica.

imperium-name = Imperium Galáctica
imperium-tagline = Two empires: build fleets, take planets, conquer the enemy’s home world.

## The lobby

imperium-option-mission = Mission
imperium-option-mission-about = What wins, and on which map. The match begins with its aim; **The missions**, in the rules, tells all of it.
imperium-option-mission-defeat = Defeat the Enemy
imperium-option-mission-colonial-rush = Colonial Rush
imperium-option-mission-gates = War of the Gates
imperium-option-mission-weapon = The Ultimate Weapon
imperium-option-mission-convoy = The Convoy
imperium-option-mission-total-war = Total War
imperium-option-mission-storm = Antimatter Storm
imperium-option-mission-blockade = The Blockade
imperium-option-chance = Chance: action cards and antimatter clouds
imperium-option-chance-about = Without them nothing is drawn or rolled, and there is less to read.
imperium-option-chance-true = With cards and clouds
imperium-option-chance-false = Without any chance
imperium-option-deck = Action cards come from
imperium-option-deck-about = Where the cards come from that either side draws.
imperium-option-deck-own = A deck for each player
imperium-option-deck-shared = Both decks, mixed into one
imperium-option-deck-single = One player’s deck for both
imperium-option-looting = Planetary looting
imperium-option-looting-about = Whether a planet that is conquered and left again pays at once.
imperium-option-looting-true = It pays at once
imperium-option-looting-false = No looting
imperium-option-squadrons-occupy = Squadrons on planets
imperium-option-squadrons-occupy-about = Whether a squadron alone can hold a planet.
imperium-option-squadrons-occupy-true = May occupy them
imperium-option-squadrons-occupy-false = May not occupy them
imperium-option-purchase = Cards that may be bought each turn
imperium-option-purchase-about = Cards cost construction points; this is how many a turn may bring.
imperium-option-purchase-free = As many as one can pay
imperium-option-purchase-three = Three at most
imperium-option-purchase-one = One at most
imperium-option-combat-cards = Cards for combat are asked for
imperium-option-combat-cards-about = One question for all combats of a turn, or one before each.
imperium-option-combat-cards-together = Once for all combats
imperium-option-combat-cards-each = Before each combat
imperium-option-opener = The first bidding is opened by
imperium-option-opener-about = Who says the first bid of the first Game Turn.
imperium-option-opener-dice = Chance
imperium-option-opener-red = Red
imperium-option-opener-blue = Blue
imperium-option-length = Length of the match
imperium-option-length-about = After the last Game Turn both sides are compared, as the mission says.
imperium-option-length-mission = As the mission says
imperium-option-length-short = Half as long
imperium-group-mission = Mission
imperium-group-cards = Cards
imperium-group-planets = Planets
imperium-preset-first = Colonial Rush, half as long, without chance; a day for each move.
imperium-preset-long = Total War; a week for each move.

## Missions

imperium-mission-defeat-story = An armistice of centuries has run out. Two home worlds arm, and only one banner will fly over both.
imperium-mission-defeat-aim = Take the home planet or 10 supremacy: the higher income gets 1 to 4 a turn from { $first } on. After turn { $last } it wins, then PC.
imperium-mission-defeat-aim-at-first = Conquer the enemy’s home planet or destroy every unit. After Game Turn { $last }: the higher income wins, then PC.
imperium-mission-colonial-rush-story = A belt of unclaimed worlds has been charted, and the settlers of both empires are already under way.
imperium-mission-colonial-rush-aim = Have an unblockaded income of 30 as your turn starts, or take the home planet. After Game Turn { $last }: income, then PC.
imperium-mission-gates-story = Four star gates of a vanished people still open. Whoever holds them holds every road between the stars.
imperium-mission-gates-aim = Hold 3 of 4 gates as three Game Turns in a row end, from the 4th on, or take the home planet. After { $last }: gates, income.
imperium-mission-gates-aim-at-first = Have units on 3 of 4 gates as two Game Turns in a row end, or take the home planet. After turn { $last }: gates, then income.
imperium-mission-weapon-story = The shipyards have drawn the plans of a ship that breaks worlds. The first to build it need not negotiate.
imperium-mission-weapon-aim = Destroy two enemy planets by annihilator (from turn 4 on), or take the home planet. After turn { $last }: income, then PC.
imperium-mission-convoy-story = Eight regiments must reach the gate behind the blue lines before it closes. Blue has other plans.
imperium-mission-convoy-aim = Red: end a turn with a transport and 2 infantry on the blue gate or beside it, by Game Turn { $last }. Blue: stop it.
imperium-mission-total-war-story = No treaty, no border, no reserve. Both empires throw in everything they have.
imperium-mission-total-war-aim = Take the home planet or destroy every unit. After Game Turn { $last }: twice the income plus a tenth of all units’ cost.
imperium-mission-storm-story = Clouds of antimatter sweep through the sector. What they touch is gone, and still there is a war to win.
imperium-mission-storm-aim = Have the higher income after Game Turn { $last }, then PC, or conquer the enemy’s home planet before.
imperium-mission-blockade-story = Starve them out: a world that no freighter reaches surrenders without a battle.
imperium-mission-blockade-aim = 3 points win: 1 per turn (from the 3rd) with half the enemy’s planets blockaded, 2 at least. After { $last }: points, income.

## Sides, phases, moments

imperium-side-0 = Red
imperium-side-1 = Blue

imperium-phase-initiative = 1 · Initiative
imperium-phase-resources = 2 · Resources
imperium-phase-cards = 3 · Action cards
imperium-phase-supply = 4 · Supply
imperium-phase-repair = 5 · Repair
imperium-phase-construction = 6 · Construction
imperium-phase-movement = 7 · Movement
imperium-phase-combat = 8 · Combat
imperium-phase-over = The end

imperium-stage-initiative = bidding for the initiative
imperium-stage-cards = action cards (phase 3)
imperium-stage-supply = supply (phase 4)
imperium-stage-repair = repairs (phase 5)
imperium-stage-construction = construction (phase 6)
imperium-stage-movement = movement (phase 7)
imperium-stage-combat = declaring combats (phase 8)
imperium-stage-commit = cards for the declared combats
imperium-stage-losses = picking losses
imperium-stage-over = the end of the match

imperium-rank-captain = captain
imperium-rank-commander = commander
imperium-rank-admiral = admiral

imperium-timing-initiative = when it is your turn to bid
imperium-timing-cards = phase 3, action cards
imperium-timing-supply = phase 4, supply
imperium-timing-repair = phase 5, repair
imperium-timing-construction = phase 6, construction
imperium-timing-movement = phase 7, movement
imperium-timing-combat = phase 8, while you declare
imperium-timing-attack = face down, when you attack a unit
imperium-timing-defence = face down, when a unit of yours is attacked
imperium-timing-invasion = face down, when you invade
imperium-timing-resistance = face down, when a planet of yours is invaded
imperium-timing-answer = face down, in an attack on a unit or an invasion
imperium-timing-truce = by a secret order, before the enemy declares combats

## Units

imperium-unit-interceptor = Interceptors
imperium-unit-bomber = Bombers
imperium-unit-corvette = Corvette
imperium-unit-frigate = Frigate
imperium-unit-destroyer = Destroyer
imperium-unit-cruiser = Cruiser
imperium-unit-battleship = Battleship
imperium-unit-carrier = Carrier
imperium-unit-transport = Transport
imperium-unit-base = Space base
imperium-unit-minelayer = Minelayer
imperium-unit-annihilator = Planet annihilator
imperium-unit-missile = Neutron missile
imperium-unit-infantry = Infantry
imperium-unit-armour = Armour
imperium-unit-cannon = Defensive cannon
imperium-unit-ion-cannon = Ion cannon
imperium-unit-shield = Planetary shield

imperium-unit-interceptor-short = IN
imperium-unit-bomber-short = BO
imperium-unit-corvette-short = CO
imperium-unit-frigate-short = FR
imperium-unit-destroyer-short = DE
imperium-unit-cruiser-short = CR
imperium-unit-battleship-short = BB
imperium-unit-carrier-short = CV
imperium-unit-transport-short = TR
imperium-unit-base-short = SB
imperium-unit-minelayer-short = ML
imperium-unit-annihilator-short = AN
imperium-unit-missile-short = NM
imperium-unit-infantry-short = inf
imperium-unit-armour-short = arm
imperium-unit-cannon-short = DC
imperium-unit-ion-cannon-short = IC
imperium-unit-shield-short = PS

imperium-unit-numbered = { $unit } { $number }
imperium-unit-short-numbered = { $unit }{ $number }
imperium-unit-counted =
    { $count ->
        [one] { $unit }
       *[other] { $count } × { $unit }
    }
imperium-unit-at = { $unit } of { $sector }
imperium-unit-with-cargo = { $unit } (with { $cargo })

imperium-consequence-engaged = becomes engaged
imperium-consequence-blockades = blockades
imperium-consequence-hit-by-mines = runs into mines
imperium-consequence-in-ions = stopped by ion particles
imperium-consequence-by-black-hole = beside a black hole
imperium-consequence-by-cloud = beside an antimatter cloud
imperium-consequence-out-of-supply = out of supply
imperium-consequence-through-gate = through a star gate

## The map

imperium-planet-home = Home planet
imperium-planet-large = Large planet
imperium-planet-medium = Medium planet
imperium-planet-small = Small planet
imperium-token-mines = Minefield

## Cards

imperium-card-precision-shot = Precision Shot
imperium-card-precision-shot-effect = +2 to the attack of this combat.
imperium-card-emergency-shields = Emergency Shields
imperium-card-emergency-shields-effect = +2 to the defence of the attacked unit in this combat.
imperium-card-overcharged-engines = Overcharged Engines
imperium-card-overcharged-engines-effect = One of your units that is not engaged may move 2 sectors further this turn.
imperium-card-shock-troops = Shock Troops
imperium-card-shock-troops-effect = +2 to the attack of this invasion.
imperium-card-entrenchment = Entrenchment
imperium-card-entrenchment-effect = -2 to the attack of an invasion of your planet.
imperium-card-field-repair = Field Repair
imperium-card-field-repair-effect = Repair one of your units for free, wherever it is, if it is not engaged.
imperium-card-smuggling = Smuggling
imperium-card-smuggling-effect = Gain 4 construction points.
imperium-card-emergency-supply = Emergency Supply
imperium-card-emergency-supply-effect = None of your squadrons is lost for want of supply this turn.
imperium-card-evasive-manoeuvre = Evasive Manoeuvre
imperium-card-evasive-manoeuvre-effect = Engagement does not hold one of your ships this turn.
imperium-card-spies = Spies
imperium-card-spies-effect = Look at the enemy’s whole hand.
imperium-card-minesweeper = Minesweeper
imperium-card-minesweeper-effect = Remove a minefield beside one of your units.
imperium-card-conscription = Conscription
imperium-card-conscription-effect = 2 infantry for free on one of your planets that is not blockaded, if there is room.
imperium-card-coordinated-fire = Coordinated Fire
imperium-card-coordinated-fire-effect = +4 to the attack, if at least two units attack.
imperium-card-reactive-armour = Reactive Armour
imperium-card-reactive-armour-effect = +4 to the defence of the attacked unit in this combat.
imperium-card-short-jump = Short Jump
imperium-card-short-jump-effect = Instead of moving, an unengaged unit jumps up to 4 sectors, not beside an enemy.
imperium-card-all-out-offensive = All-out Offensive
imperium-card-all-out-offensive-effect = +4 to the attack of this invasion.
imperium-card-civil-resistance = Civil Resistance
imperium-card-civil-resistance-effect = -4 to the attack of an invasion of your planet.
imperium-card-sabotage = Sabotage
imperium-card-sabotage-effect = Destroy a building of an enemy planet that a unit of yours lies beside.
imperium-card-engineer-corps = Engineer Corps
imperium-card-engineer-corps-effect = Repairs cost half as much this turn, rounded up.
imperium-card-war-loan = War Loan
imperium-card-war-loan-effect = Gain 8 construction points; lose 2 when you next collect.
imperium-card-jamming = Jamming
imperium-card-jamming-effect = Cancels the enemy’s highest captain or commander card in this combat.
imperium-card-ambush = Ambush
imperium-card-ambush-effect = Unless it is destroyed, the attacked unit hits back at the attacker it hurts most.
imperium-card-rapid-minelaying = Rapid Minelaying
imperium-card-rapid-minelaying-effect = A free minefield in an empty sector beside a unit of yours and no enemy unit.
imperium-card-infiltration = Infiltration
imperium-card-infiltration-effect = The enemy discards a card at random.
imperium-card-decisive-blow = Decisive Blow
imperium-card-decisive-blow-effect = Doubles the attack after other cards, by 12 at most.
imperium-card-absolute-shield = Absolute Shield
imperium-card-absolute-shield-effect = The attacked unit suffers nothing in this combat.
imperium-card-hyperspace-jump = Hyperspace Jump
imperium-card-hyperspace-jump-effect = Up to 3 unengaged units jump beside one of your unblockaded planets or bases.
imperium-card-lightning-invasion = Lightning Invasion
imperium-card-lightning-invasion-effect = Shield and defensive cannon count for nothing in this invasion.
imperium-card-martial-law = Martial Law
imperium-card-martial-law-effect = Halves the attack of an invasion of your planet, after other cards.
imperium-card-mobilisation = General Mobilisation
imperium-card-mobilisation-effect = Units cost half this turn until 14 points are saved; not annihilator and missile.
imperium-card-forced-truce = Forced Truce
imperium-card-forced-truce-effect = A planet of yours and your units beside it cannot be attacked this phase; home not twice in a row.
imperium-card-counter-intelligence = Counter-intelligence
imperium-card-counter-intelligence-effect = Cancels the enemy’s highest card in a combat, or the next of a rank you name, or higher.
imperium-card-second-wave = Second Wave
imperium-card-second-wave-effect = Two of your units may attack twice this turn; second attacks come last.
imperium-card-gravitational-collapse = Gravitational Collapse
imperium-card-gravitational-collapse-effect = A black hole opens in an empty sector, 3 or more away from every planet and unit.
imperium-card-mutiny = Mutiny
imperium-card-mutiny-effect = Take an unloaded, undamaged enemy ship, no missile, of cost 10 or less beside a dearer one of yours.
imperium-card-supreme-command = Supreme Command
imperium-card-supreme-command-effect = Win the initiative of this Game Turn at once; nobody pays.

## What happens

imperium-event-mission = { $mission }. { $story } { $aim }
imperium-event-game-turn = Game Turn { $turn } of { $last }. { $player } opens the bidding for the initiative.
imperium-event-bid = { $player } bids { $amount }.
imperium-event-raised = The bids rise to { $amount }, by { $player }.
imperium-event-passed = { $player } stands pat.
imperium-event-initiative-won = { $player } wins the initiative for { $amount }.
imperium-event-sacrificed = { $player } sacrifices { $cards }.
imperium-event-commanded = { $player } takes the initiative by supreme command; all bids are void.
imperium-event-player-turn = { $player } begins the turn.
imperium-event-income = { $player } collects { $earned } PC and has { $points } PC.
imperium-event-blockaded = Blockaded planets of { $player } pay nothing: { $planets }.
imperium-event-irradiated = Radioactive planets of { $player } pay nothing: { $planets }.
imperium-event-wasted = There is no room for { $points } PC more: { $player } can have { $most } PC.
imperium-event-loan-repaid = { $player } pays { $points } PC back for the war loan.
imperium-event-loan-let-off = Of the war loan { $player } is let off { $points } PC: there is nothing left to pay with.
imperium-event-points-gained = { $player } now has { $points } PC.
imperium-event-bought =
    { $count ->
        [one] { $player } buys an action card for { $price }.
       *[other] { $player } buys { $count } action cards for { $price }.
    }
imperium-event-drawn =
    { $count ->
        [0] There was nothing left to draw.
       *[other] You draw { $cards }.
    }
imperium-event-discarded = { $player } discards { $card }.
imperium-event-played = { $player } plays { $card }.
imperium-event-counteracted = { $player } cancels { $card } with Counter-intelligence.
imperium-event-spied =
    { $count ->
        [0] { $player } holds nothing.
       *[other] { $player } holds { $cards }.
    }
imperium-event-infiltrated = { $player } loses { $card }.
imperium-event-watching = Your secret order stands: Counter-intelligence will answer.
imperium-event-watching-not = Your secret order for Counter-intelligence is withdrawn.
imperium-event-truce-ordered = Your secret order stands: a truce for { $planet } when the enemy could attack it or your units beside it.
imperium-event-truce-ordered-at-first = Your secret order stands: a truce for { $planet } when the enemy comes near.
imperium-event-truce-lapsed = Your secret order for a truce lapses: it can no longer be for { $planet }.
imperium-event-truce-withdrawn = Your secret order for a truce is withdrawn.
imperium-event-truce = { $player } forces a truce: neither { $planet } nor the units beside it can be attacked.
imperium-event-out-of-supply = { $player } loses { $unit } in { $sector }, out of supply.
imperium-event-repaired = { $player } repairs { $unit } in { $sector } for { $price }.
imperium-event-field-repaired = { $player } repairs { $unit } in { $sector } for nothing.
imperium-event-built = { $player } builds { $unit } in { $sector } for { $price }.
imperium-event-conscripted =
    { $count ->
        [one] { $player } raises { $unit } on { $planet }.
       *[other] { $player } raises { $count } × { $unit } on { $planet }.
    }
imperium-event-sown =
    { $player } lays a minefield in { $sector } { $price ->
        [0] for nothing
       *[other] for { $price }
    }.
imperium-event-cloud-moved = The antimatter cloud drifts from { $start } to { $sector }.
imperium-event-cloud-left = The antimatter cloud of { $sector } leaves the board.
imperium-event-clouds-met = Two antimatter clouds meet in { $sector } and vanish.
imperium-event-cloud-swallowed = The black hole of { $sector } swallows an antimatter cloud.
imperium-event-planet-erased = The planet { $planet } is erased.
imperium-event-swallowed = { $player }: the black hole takes { $unit } in { $sector } for good.
imperium-event-collapsed = { $player } opens a black hole in { $sector }.
imperium-event-moved = { $player }: { $unit } { $start } → { $sector }.
imperium-event-jumped = { $player } lets { $unit } jump { $start } → { $sector }.
imperium-event-ran-into-mines = The minefield of { $sector } strikes { $unit } of { $player } with { $strength }.
imperium-event-loaded = { $player }: { $unit } loads { $cargo } from { $sector }.
imperium-event-unloaded = { $player }: { $unit } unloads { $cargo } to { $sector }.
imperium-event-occupied = { $player } occupies { $planet }.
imperium-event-neutral = { $planet } is lost to { $player } and becomes neutral.
imperium-event-mutinied = Mutiny! { $player } takes over { $unit } in { $sector }, damaged.
imperium-event-attack-declared = { $player } will attack { $sector } with { $unit }.
imperium-event-invasion-declared = { $player } will invade { $planet } with { $cargo }.
imperium-event-bombardment-declared = { $player } will bombard { $planet }.
imperium-event-annihilation-declared = { $player } will destroy { $planet }.
imperium-event-strike-declared = { $player }: a neutron missile will strike { $sector }.
imperium-event-withdrawn = { $player } calls off what was declared against { $sector }.
imperium-event-put-first = { $player } will begin with { $sector }.
imperium-event-sabotaged = { $player } sabotages { $planet }: { $unit } is destroyed.
imperium-event-committed = You lay { $card } face down at { $sector }.
imperium-event-taken-back = You take { $card } back.
imperium-event-revealed = { $player } turns up { $cards }.
imperium-event-cancelled = Cancelled for { $player }: { $cards }.
imperium-event-turned-up = { $player } turns up { $cards } at { $sector }.
imperium-event-annulled = Cancelled for { $player } at { $sector }: { $cards }.
imperium-event-attack-resolved =
    { $player } attacks { $unit } of { $enemy } in { $sector }: { $attack } against { $defence }, { $verdict ->
        [unharmed] unharmed.
        [damaged] damaged.
       *[destroyed] destroyed.
    }
imperium-event-attacked =
    { $player } attacks { $unit } in { $sector }: { $attack } against { $defence }, { $verdict ->
        [unharmed] unharmed.
        [damaged] damaged.
       *[destroyed] destroyed.
    }
imperium-event-ambushed = Ambush! A blow of { $attack } hits { $unit } of { $player } in { $sector }.
imperium-event-damaged = { $player }: { $unit } in { $sector } is damaged.
imperium-event-destroyed = { $player } loses { $unit } in { $sector }.
imperium-event-cargo-lost = { $player }: { $unit } loses { $cargo }.
imperium-event-combat-void = The combat of { $sector } does not take place.
imperium-event-mines-flipped = The minefield of { $sector } is half cleared.
imperium-event-mines-removed = The minefield of { $sector } is cleared.
imperium-event-invaded = { $player } invades { $planet } with { $cargo }: attack { $attack }, defenders strike with { $defence }.
imperium-event-cannon-damaged = The defensive cannon of { $planet } is damaged.
imperium-event-cannon-destroyed = The defensive cannon of { $planet } is destroyed.
imperium-event-invasion-losses =
    Fallen on { $planet }: { $defended ->
        [0] no defenders
       *[other] { $defenders } of the defence
    }, { $attacked ->
        [0] no attackers.
       *[other] { $attackers } of the attack.
    }
imperium-event-invasion-failed = The invasion of { $planet } by { $player } has failed.
imperium-event-invasion-spent = Of the invaders of { $player } none is left to hold { $planet }.
imperium-event-conquered = { $player } conquers { $planet } and leaves { $troops } there.
imperium-event-raided = { $player } defeats the defence of { $planet } and leaves it.
imperium-event-looted = { $player } loots { $points } PC.
imperium-event-bombarded = { $player } bombards { $planet }.
imperium-event-token-lost = { $player } loses { $unit } on { $planet }.
imperium-event-garrison-lost = { $player } loses { $units } on { $planet }.
imperium-event-planet-lost =
    { $count ->
        [0] { $player } loses the planet { $planet }.
       *[other] { $player } loses the planet { $planet } with { $units }.
    }
imperium-event-annihilated = { $player } destroys the planet { $planet }. Asteroids are all that is left.
imperium-event-missile-hit = A neutron missile of { $player } hits { $sector }.
imperium-event-radioactive = { $sector } is radioactive to the end of Game Turn { $turn }.
imperium-event-radiation-over =
    { $count ->
        [one] { $sectors } is no longer radioactive.
       *[other] { $sectors } are no longer radioactive.
    }
imperium-event-blockade-point = { $player } holds the blockade and has { $points } of 3 points.
imperium-event-gates-held = { $player } has units on three gates or more: Game Turn { $held } of { $needed } in a row.
imperium-event-supremacy =
    { $player } has the higher income, blockades aside: { $points ->
        [one] 1 point
       *[other] { $points } points
    } of supremacy (+{ $gained }; { $needed } win).
imperium-report-bids = Bids: { $listed }.
imperium-report-bid = { $player } { $amount }
imperium-report-bought = { $player } buys { $count ->
    [one] an action card
   *[other] { $count } action cards
} for { $price }.
imperium-report-built = { $player } builds { $listed } for { $price }.
imperium-report-moved = { $player } moves: { $listed }.
imperium-report-move = { $unit } { $start } → { $sector }
imperium-report-loaded = { $player } loads: { $listed }.
imperium-report-load = { $cargo } from { $sector } into { $unit }
imperium-report-unloaded = { $player } unloads: { $listed }.
imperium-report-unload = { $cargo } from { $unit } to { $sector }
imperium-report-occupied = { $player } occupies { $listed }.
imperium-report-attacks-declared = { $player } will attack: { $listed }.
imperium-report-attack-declared = { $sector } (with { $unit })
imperium-report-invasion-declared = { $player } will invade { $planet } with { $listed }.
imperium-report-attacked = { $player } attacks: { $listed }.
imperium-report-attacks-resolved = { $player } attacks { $enemy }: { $listed }.
imperium-report-attack =
    { $unit } in { $sector } ({ $attack } against { $defence }, { $verdict ->
        [unharmed] unharmed
        [damaged] damaged
       *[destroyed] destroyed
    })
imperium-report-destroyed = { $player } loses { $listed }.
imperium-report-damaged = Damaged, of { $player }: { $listed }.
imperium-report-unit = { $unit } in { $sector }
imperium-report-clouds = The antimatter clouds drift: { $listed }.
imperium-report-cloud = { $start } → { $sector }

## How it ends

imperium-outcome-home-conquered = { $winner } conquers the home planet of { $loser } and wins.
imperium-outcome-home-destroyed = { $winner } destroys the home planet of { $loser } and wins.
imperium-outcome-home-swallowed = Antimatter has erased the home planet of { $loser }: { $winner } wins.
imperium-outcome-homes-swallowed = Antimatter has erased both home planets: nobody wins.
imperium-outcome-annihilation = { $loser } has no unit left: { $winner } wins.
imperium-outcome-mutual-annihilation = Neither side has a unit left: nobody wins.
imperium-outcome-colonies = { $winner } has an income of 30 and wins the Colonial Rush against { $loser }.
imperium-outcome-gates = { $winner } has held three gates long enough and wins against { $loser }.
imperium-outcome-weapon = { $winner } has destroyed a second planet of { $loser } and wins.
imperium-outcome-convoy-arrived = The convoy of { $winner } has reached the gate: { $loser } has lost.
imperium-outcome-convoy-lost = The convoy of { $loser } is destroyed: { $winner } wins.
imperium-outcome-convoy-late = The convoy of { $loser } has not arrived in time: { $winner } wins.
imperium-outcome-blockade = { $winner } has starved { $loser } out with a third blockade point and wins.
imperium-outcome-supremacy = { $winner } has reached 10 points of supremacy and wins against { $loser }.
imperium-outcome-tally = The last Game Turn is over. In the final count { $winner } beats { $loser }.
imperium-outcome-tally-drawn = The last Game Turn is over, and both sides are even: a draw.
imperium-event-counted = The final count of { $player }: { $counts }.
imperium-count-rule = If nobody has won by the end of Game Turn { $last }, this is compared, one after the other: { $names }.
imperium-count = • { $player }: { $counts }
imperium-count-yours = • You: { $counts }
imperium-tally-income = income
imperium-tally-points = PC
imperium-tally-gates = gates held
imperium-tally-blockades = blockade points
imperium-tally-strength = twice the income plus a tenth of the units’ cost
imperium-counted-income = income { $count }
imperium-counted-points = { $count } PC
imperium-counted-gates =
    { $count ->
        [one] one gate
       *[other] { $count } gates
    }
imperium-counted-blockades =
    { $count ->
        [one] one blockade point
       *[other] { $count } blockade points
    }
imperium-counted-strength =
    { $tenth ->
        [0] strength { $count }
       *[other] strength { $count }.{ $tenth }
    }

## Refusals

imperium-refusal-seats = Imperium Galáctica is a game for two.
imperium-refusal-storm-needs-chance = The Antimatter Storm lives by its clouds and cannot be played without chance. Choose another mission, or play with chance.
imperium-refusal-not-your-turn = It is the other side’s turn. All you can do now is give secret orders, if you hold Counter-intelligence or Forced Truce.
imperium-refusal-other-stage = That belongs to { $needed }; now it is { $now }. Phases are played strictly in order.
imperium-refusal-interrupted = That has to wait: the match is at { $now }.
imperium-refusal-other-phase = That phase is not the present one. You can end { $phase }.
imperium-refusal-end-bidding = The bidding is ended by standing pat, not by ending the phase. Bid, or stand pat.
imperium-refusal-no-such-unit = You have no such unit on the map. Pick one of yours from the suggestions.
imperium-refusal-no-such-sector = There is no sector “{ $sector }” on this map. Sectors are named by row and column, like F2.
imperium-refusal-in-ions = Ion particles fill { $sector }: no attack, landing, loading, repair or mine-laying from there. Move out first.
imperium-refusal-planet-radioactive = { $planet } is radioactive; nothing can land, be built or be taken from there until the marker is gone.

imperium-refusal-bid-too-low = The bid stands at { $amount }. Bid at least { $least }, or stand pat.
imperium-refusal-bid-too-high = You offer { $bid }, but your points and the cards you pledge are worth { $most }. Bid { $most } at most, or pledge more cards.
imperium-refusal-pledge-not-held = You can only pledge cards of your own hand, each of them once.
imperium-refusal-pass-first = Nobody has bid yet, so you cannot stand pat. You may open with 0.

imperium-refusal-buy-limit =
    { $most ->
        [one] This table has agreed on one card a turn. End the phase.
       *[other] This table has agreed on { $most } cards a turn at most.
    }
imperium-refusal-buy-none-left =
    { $count ->
        [0] There is no card left to draw. End the phase.
        [one] There is only one card left to draw. Buy one.
       *[other] There are only { $count } cards left to draw. Buy fewer.
    }
imperium-refusal-buy-too-dear = That costs { $price } PC and you have { $points } PC. Buy fewer, or end the phase.
imperium-refusal-hand-too-large =
    { $excess ->
        [one] A hand holds { $most } cards at most. Discard one first.
       *[other] A hand holds { $most } cards at most. Discard { $excess } first.
    }
imperium-refusal-discard-needless = Cards are only discarded above the limit of { $most }. Keep yours, or end the phase.

imperium-refusal-card-not-held = You do not hold { $card }. Pick one of your hand.
imperium-refusal-card-face-down = { $card } is laid face down at a combat, once the combats are declared.
imperium-refusal-card-by-order = { $card } is not played but ordered: name a planet in secret, and it comes when the enemy could attack it or your units beside it.
imperium-refusal-card-other-phase = { $card } belongs to another phase: { $phase }.
imperium-refusal-card-twice = No two cards of one name at once: { $card } is already in play. Choose another, or go on.
imperium-refusal-card-aim =
    { $sectors ->
        [0] { $units ->
            [0] { $card } is aimed at nothing. Name neither units nor sectors.
            [one] { $card } is for one of your units, and needs no sector. Name just the unit.
           *[other] { $card } is for up to { $units } of your units, and needs no sector. Name just the units.
        }
        [one] { $units ->
            [0] { $card } is aimed at one sector, and needs no unit. Name just the sector.
           *[other] { $card } takes one of your units to one sector. Name both.
        }
       *[other] { $card } takes up to { $units } of your units to a sector each. Name the units, and as many sectors.
    }
imperium-refusal-card-engaged = { $unit } is engaged, and this card is only for units that are not. Choose another unit.
imperium-refusal-enemy-hand-empty = The enemy holds no card, so { $card } would do nothing. Keep it.
imperium-refusal-evade-squadron = { $unit } is a squadron and is never held by engagement. Choose a ship.
imperium-refusal-conscription-where = { $planet } is not a planet of yours without blockade. Choose one that is.
imperium-refusal-mines-by-enemy = An enemy unit lies beside { $sector }. Choose a sector away from the enemy.
imperium-refusal-jump-not-free = { $sector } is not free to jump to. Choose an open sector without unit, planet or mines.
imperium-refusal-jump-too-far = { $sector } is more than { $steps } sectors away. Choose a nearer one.
imperium-refusal-jump-by-enemy = An enemy unit lies beside { $sector }. Jump to a sector away from the enemy.
imperium-refusal-jump-pairs = Name up to three different units and for each of them a sector of its own.
imperium-refusal-jump-no-haven = All sectors must lie beside one of your planets or bases that no enemy blockades.
imperium-refusal-no-holes-left = All { $count } tokens of clouds and black holes are on the board. Keep the card.
imperium-refusal-collapse-where = A black hole needs an empty sector, { $steps } or more away from every planet and unit; { $sector } is not.
imperium-refusal-mutiny-target = In { $sector } there is no enemy ship that would mutiny: undamaged, unloaded, of cost { $most } or less, and neither squadron nor missile.
imperium-refusal-mutiny-no-ship = None of your ships beside { $sector } is dearer than the one that should mutiny. Bring a bigger one.
imperium-refusal-no-mines-there = There is no minefield in { $sector } beside a unit of yours. Choose one that is.
imperium-refusal-sabotage-out-of-reach = None of your units lies beside { $planet }. Choose a planet within reach.
imperium-refusal-sabotage-what = Name a building that stands on { $planet }: defensive cannon, ion cannon or shield.
imperium-refusal-wave-twice = Name two different units.
imperium-refusal-truce-own-planet = { $sector } is no planet of yours. Name one that you control.
imperium-refusal-truce-home-again = Your last Forced Truce was for { $planet }, and your home planet cannot have two in a row. Name another planet.

imperium-refusal-save-needless = The squadron in { $sector } does not depend on a carrier: nothing to decide for it.
imperium-refusal-save-twice = The squadron in { $sector } already comes first. End the phase, or name another.
imperium-refusal-nothing-damaged = Nothing of yours in { $sector } is damaged. Choose a damaged unit or cannon.
imperium-refusal-repair-engaged = The unit in { $sector } is engaged; with an enemy beside it there are no repairs.
imperium-refusal-repair-blockaded = { $planet } is blockaded; with an enemy beside it there are no repairs.
imperium-refusal-repair-no-dock = The unit in { $sector } lies neither beside a planet of yours nor beside an undamaged base. Bring it there first.
imperium-refusal-repair-too-dear = The repair costs { $price } PC and you have { $points } PC.

imperium-refusal-forbidden = This mission does not let you build this: { $unit }. Choose something else.
imperium-refusal-too-early = { $unit } can be built from Game Turn { $turn } on.
imperium-refusal-out-of-stock =
    { $taken ->
        [0] All tokens are on the board: { $unit }. Choose something else, or wait until one is lost.
       *[other] { $left ->
            [0] Black holes have taken all tokens for good: { $unit }. Choose something else.
           *[other] Black holes have taken { $taken } of the tokens for good, and the rest is on the board: { $unit }. Choose something else, or wait until one of the rest is lost.
        }
    }
imperium-refusal-build-too-dear = { $unit } costs { $price } PC here and you have { $points } PC.
imperium-refusal-build-in-space = { $planet } is a planet; { $unit } is put into a sector of space beside one of yours.
imperium-refusal-build-at-home =
    { $count ->
        [0] { $unit } is only built beside the home planet, and there is no free sector now.
       *[other] { $unit } is only built beside the home planet: { $places }.
    }
imperium-refusal-build-no-yard =
    { $count ->
        [0] { $unit } cannot be built in { $sector }: it takes a free sector beside a planet or base of yours without an enemy beside it, and there is none.
       *[other] { $unit } cannot be built in { $sector }: it takes a free sector beside a planet or base of yours without an enemy beside it, such as { $places }.
    }
imperium-refusal-build-on-own-planet = { $unit } is built on a planet that you control, and { $sector } is none.
imperium-refusal-build-blockaded = { $planet } is blockaded: with an enemy unit beside it nothing is built. Drive the enemy away first.
imperium-refusal-build-one-each = { $planet } has that already: { $unit }. Each building stands once on a planet.
imperium-refusal-planet-full = { $planet } has no room for so many ground units. Choose fewer, or another planet.
imperium-refusal-no-minelayer = In { $sector } there is no undamaged minelayer. Only that can lay mines.
imperium-refusal-sown-already = The minelayer in { $sector } has laid its field for this turn. Use another, or end the phase.
imperium-refusal-not-sowable = { $sector } is not an empty sector beside the layer. Choose one without unit, planet, obstacle or token.
imperium-refusal-no-mines-left = All 12 minefields are on the board. Clear one first.
imperium-refusal-mines-too-dear = A minefield costs { $price } PC and you have { $points } PC.

imperium-refusal-moved-already = { $unit } has moved this turn. Each unit moves once.
imperium-refusal-cannot-move = { $unit } cannot move.
imperium-refusal-move-nowhere = { $unit } is there already. Choose another sector, or leave it where it is.
imperium-refusal-move-onto-planet = { $planet } is a planet: units stay in space beside it. Choose a sector beside it.
imperium-refusal-move-into-wall = { $sector } cannot be entered: asteroids, black hole, antimatter or radioactivity. Go around it.
imperium-refusal-move-onto-unit = A unit is in { $sector } already, and there is room for one. Choose a free sector.
imperium-refusal-move-engaged = { $unit } is engaged and moves 1 sector at most.
imperium-refusal-move-too-far =
    { $unit } cannot get to { $sector } with { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }: { $how ->
        [flying] a squadron flies over enemies and planets, but not over asteroids or black holes, and it stops in mines and ion particles.
        [evading] engagement does not hold it now, but it does not pass enemies, planets or asteroids.
       *[held] a unit stops beside enemies and does not pass enemies, planets or asteroids.
    }

imperium-refusal-no-cargo = Name what is to be loaded.
imperium-refusal-load-after-unload = { $unit } has unloaded this turn and cannot load. Load with another ship.
imperium-refusal-unload-after-load = { $unit } has loaded this turn and cannot unload. What is aboard can still invade from it.
imperium-refusal-cargo-not-beside = { $sector } is not beside { $unit }. Loading and unloading reach one sector.
imperium-refusal-no-squadron-there = There is no such squadron of yours in { $sector } that could come aboard.
imperium-refusal-no-such-troops = You have no such troops on { $planet }. Choose from those that are there.
imperium-refusal-no-room-aboard =
    { $unit } has room for { $squadrons ->
        [0] no more squadrons
        [one] one more squadron
       *[other] { $squadrons } more squadrons
    } and { $troops ->
        [0] no more ground units
        [one] one more ground unit
       *[other] { $troops } more ground units
    }. Load less.
imperium-refusal-not-aboard = { $unit } does not carry that. Choose from its cargo.
imperium-refusal-land-on-enemy = { $planet } is the enemy’s: it has to be invaded, in phase 8.
imperium-refusal-squadrons-do-not-land = Squadrons cannot stay on { $planet }; only troops hold planets.
imperium-refusal-troops-need-planet = There is no planet in { $sector }; troops need one.
imperium-refusal-squadrons-one-by-one = Into { $sector } only one squadron at a time can be launched. Launch one, then the next elsewhere.
imperium-refusal-launch-not-empty = { $sector } is not free to launch into. Choose an open sector without unit, mines or ion particles.

imperium-refusal-attack-out-of-reach = { $unit } is not beside { $sector }. Combat is between neighbours.
imperium-refusal-nothing-to-attack = There is nothing of the enemy’s to attack in { $sector }. Choose an enemy unit or a minefield beside yours.
imperium-refusal-no-attack = { $unit } has no strength to attack with. Choose another unit.
imperium-refusal-no-ion-cannon = There is no ion cannon of yours on { $sector }.
imperium-refusal-attacked-already = { $unit } already attacks this turn. Each unit attacks once; withdraw its attack to change it.
imperium-refusal-mines-once = The minefield of { $sector } is attacked already; once a turn is the limit.
imperium-refusal-target-taken = Something else is declared against { $sector }. Withdraw it first, or choose another target.
imperium-refusal-truce = The forced truce for { $planet } protects this target in this phase. Choose another.
imperium-refusal-no-planet-to-destroy = There is no planet in { $sector } that you could destroy.
imperium-refusal-no-enemy-planet = { $sector } is no planet of the enemy. Neutral planets are occupied in phase 7.
imperium-refusal-invade-needs-troops = To invade { $planet } takes troops; squadrons alone only support them. Send a ship with troops first.
imperium-refusal-invades-already = { $unit } already takes part in an invasion. Withdraw that one to change it.
imperium-refusal-cannot-bombard = { $unit } cannot bombard. Undamaged battleships, cruisers, destroyers and annihilators can.
imperium-refusal-bombard-shield = A planetary shield protects { $planet } from bombardment. Invade it, or sabotage the shield.
imperium-refusal-bombard-ships = Enemy units lie beside { $planet }, so it cannot be bombarded. Drive them away first.
imperium-refusal-bombard-nothing = Nothing is left on { $planet } to bombard. Invade it.
imperium-refusal-cannot-annihilate = { $unit } cannot destroy planets. Only an undamaged planet annihilator can.
imperium-refusal-annihilator-moved = { $unit } has not lain beside the planet since the turn began. It can attack, and destroy the planet next turn if it stays.
imperium-refusal-no-missile = { $unit } is no neutron missile.
imperium-refusal-not-declared = Nothing is declared against { $sector }.

imperium-refusal-no-such-combat = Combat { $combat } is not one that cards are being laid at. Choose one of the list.
imperium-refusal-not-committed = You have not laid { $card } at that combat.
imperium-refusal-card-not-for-combat = { $card } is not laid at combats but played openly in its own phase.
imperium-refusal-card-wrong-combat = { $card } does not fit this combat, or your side of it. Lay it elsewhere, or keep it.
imperium-refusal-card-elsewhere = You have laid every { $card } that you hold. Take one back first.
imperium-refusal-coordinated-alone = { $card } takes at least two attacking units.
imperium-refusal-remove-others =
    { $count ->
        [one] Pick one of these: { $pool }.
       *[other] Pick { $count } of these: { $pool }.
    }

## The rules

imperium-rules-1-title = What it is about
imperium-rules-1-body =
    Two empires share one map of hexes. Red starts in the south, blue in the north, each with a home planet and a few ships. Planets pay construction points (PC), points buy ships and troops, and these take more planets.

    You win at once when your troops conquer the enemy’s home planet, when it is destroyed, or when a Player Turn ends and the enemy has neither ships nor troops left. If an antimatter cloud erases a home planet, the other side wins; if both go in one phase, it is a draw.

    Each mission adds an aim of its own and a last Game Turn, after which it is counted who stands better. The aim stands with the mission.

    A Game Turn is a bidding for the initiative and then one Player Turn for each side. A Player Turn has the phases 2 to 8, strictly in order.

imperium-rules-2-title = The map
imperium-rules-2-body =
    The map is made of systems of seven sectors. A sector is named by its row and its column: F2.

    Home planets pay 6 PC and hold 6 ground units, large planets 6 and 6, medium ones 4 and 4, small ones 2 and 2.

    Planets lie in a sector of their own: ships stay beside them. A planet is yours while a ground unit of yours is on it; your home planet is yours even when it is empty. A planet without ground units is neutral, and buildings on it are lost.

    • Asteroids: nobody enters.
    • Black hole: nobody enters, and who stands beside it in phase 7 is swallowed.
    • Star gate: a way to every other gate.
    • Ion particles: who enters stops, and in there can neither fight nor load.
    • Antimatter cloud: it drifts and erases what it touches.
    • Minefield: it stops and hits who enters.
    • Radioactivity: nobody enters until it fades.

    In a sector of space there is room for one unit. You may fly through your own units.

imperium-rules-3-title = Ships
imperium-rules-3-body =
    What each ship costs and can do, and how many tokens there are of it, stands under **All units**, behind these sections.

    Squadrons, which are interceptors and bombers, fly over enemy units and planets and are never engaged. They can be carried, support invasions, and need supply.

    A space base is a place to build; it supplies squadrons and repairs ships. A minelayer may enter mines. A neutron missile is built at the home planet.

    A damaged ship has half of everything, rounded down, and loses its special abilities; what it can no longer carry is lost. Squadrons and missiles have no damaged side.

    Tokens are limited: while all of a kind are on the board, no more of it can be built.

imperium-rules-4-title = Troops and buildings
imperium-rules-4-body =
    Infantry and armour hold and take planets. They travel in ships.

    Buildings stand on planets, one of each at most, and take up no room:

    • Defensive cannon: in an invasion it absorbs the first 6 points of damage, 3 once it is damaged.
    • Ion cannon: in its owner’s combat phase it fires with 6 at one enemy unit beside the planet, alone or together with ships.
    • Planetary shield: no bombardment, and no squadrons against the planet in an invasion.

    Buildings cannot be moved. Both sides build them, and minefields, from one stock. First come, first served. Prices and counts stand under **All units**.

imperium-rules-5-title = Phase 1: Initiative
imperium-rules-5-body =
    Whoever wins the bidding has the first Player Turn of this Game Turn. The first bid is made by the side that did not have the initiative last time; in the first Game Turn by the one that chance names, or the options of the table. It may be 0.

    Each further bid must exceed the last. When a side stands pat, the other wins. Only the winner pays.

    You bid PC, and you may pledge action cards: each is worth what a card costs in this mission. If you win, as many pledged cards are sacrificed as the bid covers, and the rest is paid in PC; where your PC do not suffice one card more goes, without change.

    By chat you name your bid and, in secret, how far you would go. When the enemy outbids you, your bid is raised just as far as it takes. The winner pays the last bid, not the limit.

    In the first Game Turn the side that opens is asked once, the other whenever its limit is passed. After that nobody is asked: your **standing orders** bid for you, 0 until you change it with **Highest next bid** in your turn, or with **Highest bid for initiative** under **Standing orders**. If that says **ask me**, you are asked each time you are outbid.

imperium-rules-6-title = Phases 2 to 5
imperium-rules-6-body =
    2 · Resources. You collect the PC of your planets. A planet with an enemy unit beside it is blockaded and pays nothing. Nobody can have more than 50 PC.

    3 · Action cards. Buy as many as you like at the mission’s price. Above five cards in hand you discard down to five.

    4 · Supply. A squadron on the map must be within 3 sectors of a planet or base of yours, or of a ship that could carry squadrons; each ship supplies only as many as it has free places for. Distance is counted through anything. Whoever is out of supply is lost. As many as possible are supplied; where you can choose, name who comes first.

    5 · Repair. A damaged ship beside a planet of yours, or beside an undamaged base of yours, is repaired for half its price. A base can repair itself; a damaged one repairs nobody else. Defensive cannons are repaired where they stand. Nothing is repaired with an enemy unit beside it.
imperium-rules-6-figure = Red’s interceptors on F4 are supplied by H4. The bomber on C4 is more than 3 sectors from H4, H6, J3 and from the frigate on G4, which has one free place: it is lost. The sign beside H6: a blue unit blockades it, so it pays nothing.

imperium-rules-7-title = Phase 6: Construction
imperium-rules-7-body =
    Ships are put into a free sector beside a planet or base of yours. Planets and bases with an enemy unit beside them build nothing, nor do radioactive planets. New squadrons may go straight into a ship with room for them. Ground units and buildings are put on the planet. What is new may move and fight this turn.

    A space base may be built farther away from a planet: 1 PC more for each sector beyond the first. The way there must be open, and no sector of it, nor the last, may have an enemy in it or beside it.

    An undamaged minelayer may lay one minefield a turn in an empty sector beside it, for 2 PC.

    If the tokens of a kind are used up, it cannot be built. Some missions forbid some kinds.

imperium-rules-8-title = Phase 7: Hazards, then movement
imperium-rules-8-body =
    First every antimatter cloud drifts one sector by a die: 1 north-east, 2 east, 3 south-east, 4 south-west, 5 west, 6 north-west. It erases everything it enters. Clouds vanish when they meet, leave the board or fall into a black hole. In the Antimatter Storm a die is rolled again that would take a cloud onto a home planet, or leave fewer than two clouds. Then black holes swallow every unit beside them, of both sides, for the rest of the match.

    Then your units move, each once, as far as its movement allows. Enemy units, planets, asteroids and other obstacles are in the way; your own units are not, but two cannot share a sector.

    A unit beside an enemy unit is engaged. It then moves 1 sector at most, and a unit that comes beside an enemy stops there. Squadrons fly over enemy units and planets and are never engaged, but they engage others. Bases and missiles engage like ships.
imperium-rules-8-figure = The corvette on I4 moves up to 4 sectors; each number says how many steps it takes. On F5 it would lie beside the destroyer on F4: engaged, it stops there. Planets and asteroids are in the way. The frigate on G4 is engaged already.

imperium-rules-9-title = Carrying, landing, occupying
imperium-rules-9-body =
    Before or after its move a ship may load or unload, but not both in one turn. It loads troops from a planet of yours beside it, or a squadron of yours from a sector beside it. It unloads troops onto a planet of yours or a neutral one beside it, which they occupy, and squadrons into free sectors beside it. Unloaded squadrons may move at once and fight.

    Enemy planets are invaded in the combat phase; a ship may do that after loading, too.

    If a ship is destroyed, its cargo is lost. If it is damaged, it loses what is above its new capacity.

    If you take the last ground unit from a planet, it becomes neutral. Your home planet stays yours.

imperium-rules-10-title = Gates, ions, mines, radioactivity
imperium-rules-10-body =
    Star gate: a unit on a gate, or coming to one, may jump to any other free gate for 1 step and fly on. One jump a turn. Engagement holds here as elsewhere.

    Ion particles: who enters stops. Inside, a unit cannot attack, bombard, invade, lay mines, load, unload or be repaired, and no ship supplies a squadron there. It can be attacked as usual.

    Minefield: whoever enters, friend or foe, stops and is attacked with strength 6, or 3 if the field is half cleared. The field stays. Minelayers are safe. In the combat phase any unit beside a field can attack it instead of a target: the first attack half clears it, a second one in a later turn removes it. One attack per field and turn.

    Radioactivity: the marker of a neutron missile lies to the end of the following Game Turn. Nobody enters or crosses it; a planet under it can neither be occupied nor built on and pays nothing.

imperium-rules-11-title = Phase 8: Attacks
imperium-rules-11-body =
    You declare all combats first; then they are resolved in the order you choose. Each unit attacks once.

    A unit attacks an enemy unit beside it. All that attack the same unit add up their attack:

    • less than the defence: nothing happens,
    • at least the defence: the unit is damaged,
    • at least twice the defence: it is destroyed.

    A damaged unit, and one without a damaged side, is destroyed by its defence alone.

    After you have declared, both sides lay cards face down at attacks on units and at invasions, in secret and at the same time (or combat by combat, if the table chose that). The attacker is always asked, the defender only if a combat would harm them without cards, unless their **standing orders** say otherwise. Cards are turned up when the combat is resolved. Cards at a combat that no longer happens return to the hand unseen.

    The sums without cards are shown before you confirm.

imperium-rules-12-title = Invasions
imperium-rules-12-body =
    Ships beside an enemy planet land troops on it, as many as they carry. Squadrons aboard ships beside the planet may support them, unless it has a shield.

    Both sides add up the attack of their units. The attacker’s sum first wears down the defensive cannon: 6 points destroy it, 3 if it is damaged; fewer than 6 damage it. Every further point fells one defender. Every point of the defence fells one attacker. Losses are simultaneous, and each side picks what the other loses; its **standing orders** do so, the dearest first, unless it has them ask.

    If defenders or the cannon are left, the invasion has failed and the survivors return aboard. If all defenders have fallen and an invading ground unit lives, the planet is taken: its buildings are destroyed, the troops stay up to the planet’s capacity, the others return aboard. You may leave fewer, or none: then it becomes neutral. If nobody is left on either side, it becomes neutral too; a home planet then stays its owner’s.

    An empty home planet falls to a single surviving ground unit.

imperium-rules-13-title = Other ways to harm a planet
imperium-rules-13-body =
    Bombardment: an undamaged battleship, cruiser, destroyer or annihilator beside an enemy planet without shield, with no enemy unit beside the planet and no invasion of it this turn. The owner removes one token of choice; by **standing orders** it is the cheapest. Once per planet and turn; the ship has attacked with it. When the last ground unit is gone, the planet is neutral.

    Planet annihilator: undamaged, beside the planet since its turn began and not moved. Instead of attacking it destroys the planet with all that is on it, shield or not. Asteroids take its place.

    Neutron missile: it strikes a unit or planet beside it. A unit is destroyed whatever its defence; on a planet everything is. The sector becomes radioactive. A home planet is not conquered by that: its owner keeps it. Cards do not apply. If the missile itself is hit, it explodes where it is and harms nobody else.

imperium-rules-14-title = Action cards
imperium-rules-14-body =
    Each side has three of each captain card (one star), two of each commander card (two stars) and, where the mission has admiral cards (three stars), one of each; the lists behind the rules have them all. When a deck is empty, its discards are shuffled. A hand holds five.

    A card says when it is played. Most are played openly in a phase of your own turn. Some are laid face down at combats. No two of the same name at once, and effects do not add up.

    Reactions are ordered in secret, at any time: Counter-intelligence (cancel the next enemy card of the rank you name, or higher) and Forced Truce (for the planet you name, when the enemy could attack it or your units beside it). Counter-intelligence and Jamming can also be laid at a combat. They cancel the highest card there that they can, the one with the lowest number among equals; Counter-intelligence comes before Jamming and cannot be cancelled.

    In a combat sums come first, then doubling or halving.

imperium-rules-15-title = Variants and length
imperium-rules-15-body =
    The table may choose, in the lobby:

    • Without chance: no cards, no clouds; red opens the first bidding unless you choose otherwise. The Antimatter Storm is not playable so.
    • One deck: both decks mixed, or one player’s deck for both, with common discards.
    • Looting: a planet that you conquer and leave at once pays you its PC, blockaded or not.
    • Squadrons on planets: squadrons count as ground units there; they hold planets, take up room, fight and fall.
    • Limit on buying cards: three a turn, or one.

    Every match ends: after the mission’s last Game Turn both sides are compared by what **The missions** names, one thing after the other. If all of it is equal, the match is a draw. A short match has half as many Game Turns, except where holding out is the aim.

    Supremacy, in Defeat the Enemy: from Game Turn 6 on, whoever has the higher income as a Game Turn ends scores 1 point, from turn 10 on 2, from 14 on 3, from 18 on 4; in a short match from turns 3, 5, 7 and 9 on. Blockaded planets count as well.

    The clock: if it runs out, your phase ends, you stand pat, lay no cards, and losses follow your standing preference.

imperium-rules-16-title = The missions
imperium-rules-16-body =
    After each colon stands the aim, then the last Game Turn and what is compared after it. Income is counted there as if nothing were blockaded.

    Defeat the Enemy: 10 points of supremacy (see **Variants and length**); 20; income, then PC.
    Colonial Rush: an unblockaded income of 30 at the start of your turn; 18; income, then PC. No admiral cards.
    War of the Gates: units on 3 of the 4 gates at the end of three Game Turns in a row, the first of them Game Turn 4 or later; 20; gates held, then income.
    The Ultimate Weapon: destroy two enemy planets with the annihilator, which can be built from Game Turn 4 on; 25; income, then PC.
    The Convoy: red brings a transport with 2 infantry onto the gate in blue’s half, or beside it, by the end of a red turn; blue wins if both transports are lost or Game Turn 12 ends. Gates do not work; red builds no transports.
    Total War: everything allowed; 25; twice the income plus a tenth of the cost of all units.
    Antimatter Storm: four clouds and two black holes; 12; income, then PC.
    The Blockade: from Game Turn 3 on, a point for each of your turns that ends with at least half of the enemy’s planets blockaded, two at least; 3 points win; 22; these points, then income.

    Only Total War and The Ultimate Weapon know the annihilator. Cards cost 3 PC.

    The rulebook’s mission book is not available to us; all but the first mission’s name was designed for this table.

# What holds in a match that began before a version of the rules, instead of what is told above.
imperium-rules-before-2 =
    Forced Truce also protects all that lies beside its planet, though not from invasions. A secret one is played once an enemy unit is within two sectors; it may be for your home planet time after time, and does not lapse with the planet.
    Annihilator and missile harm no neutral planet.
    A pledged Counter-intelligence pays for the bid even if it was spent before.
imperium-rules-before-3 =
    Defeat the Enemy knows no supremacy.
    War of the Gates: two Game Turns in a row suffice, from the first on.
    Antimatter Storm: all clouds may vanish.
imperium-rules-before-4 = The Convoy: blue has a corvette with infantry in place of the cruiser.
imperium-rules-before-5 = Without chance one is also asked where squadrons are lost whatever is chosen, and where nothing damaged can be repaired.

# What is counted of a match, on the picture of its end.
imperium-figure-points = PC collected
imperium-figure-built = Units built
imperium-figure-lost = Units lost
imperium-figure-planets = Planets taken
