# The pictures of Imperium Galáctica.

imperium-picture-planet-home = H
imperium-picture-planet-large = L
imperium-picture-planet-medium = M
imperium-picture-planet-small = S

imperium-picture-turn = Game Turn { $turn } of { $last }
imperium-picture-won = wins
imperium-picture-first = has the initiative
imperium-picture-initiative = initiative
imperium-picture-income = { $points } a turn
imperium-picture-discard = Discarded: { $card }
imperium-picture-gates =
    { $count ->
        [one] gates held { $count } turn
       *[other] gates held { $count } turns
    }
imperium-picture-blockades = blockade { $count } of 3
imperium-picture-supremacy = supremacy { $count } (10 win)
imperium-picture-supremacy-short = supremacy { $count }
imperium-picture-destroyed =
    { $count ->
        [one] { $count } planet destroyed
       *[other] { $count } planets destroyed
    }
imperium-picture-aim = How to win

imperium-picture-asked-initiative = to bid
imperium-picture-asked-cards = to buy cards
imperium-picture-asked-supply = to supply squadrons
imperium-picture-asked-repair = to repair
imperium-picture-asked-construction = to build
imperium-picture-asked-movement = to move
imperium-picture-asked-combat = to declare combats
imperium-picture-asked-commit = cards face down
imperium-picture-asked-losses = to pick losses

imperium-picture-stage-initiative = Bids for the initiative
imperium-picture-stage-cards = How to win
imperium-picture-stage-supply = How to win
imperium-picture-stage-repair = How to win
imperium-picture-stage-construction = How to win
imperium-picture-stage-movement = How to win
imperium-picture-stage-combat = Declared combats
imperium-picture-stage-commit = Cards for combats
imperium-picture-stage-losses = Losses
imperium-picture-stage-over = The end

imperium-picture-bid = { $player } bids
imperium-picture-bid-asked = { $player } is asked
imperium-picture-losses =
    { $count ->
        [one] { $at }: one token is lost
       *[other] { $at }: { $count } tokens are lost
    }
imperium-picture-pool = of { $units }
imperium-picture-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }

imperium-picture-clash-attack = { $who } → { $target }
imperium-picture-clash-mines = { $who } → mines of { $target }
imperium-picture-clash-invasion = { $who } → invasion of { $target }
imperium-picture-clash-bombardment = { $who } → bombardment of { $target }
imperium-picture-clash-annihilation = { $who } → end of { $target }
imperium-picture-clash-missile = { $who } → missile at { $target }

imperium-picture-no-hand = A spectator holds no cards.
imperium-picture-hand =
    { $count ->
        [one] Your card
       *[other] Your { $count } cards
    }
imperium-picture-no-cards = You hold no action cards.
imperium-picture-stock = What you can still build
imperium-picture-left = { $count } left
imperium-picture-barred = not here
imperium-picture-card-price = a card costs { $price }, and is worth { $price } in a bid
imperium-picture-laid = at combat { $number }
imperium-picture-pledged = pledged
imperium-picture-known = seen by the enemy
imperium-picture-watch = In secret: Counter-intelligence from { $rank } on
imperium-picture-truce = In secret: a truce for { $planet }
imperium-picture-limit = In secret: you go up to { $points }
imperium-picture-seen = You know of the enemy: { $cards }

## Alt texts

imperium-alt-side =
    { $side }, { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $income } a turn; { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand, { $pile } to draw
imperium-alt-own =
    { $side }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $income } a turn.
imperium-alt-units = { $side } units: { $units }.
imperium-alt-units-count =
    { $count ->
        [one] { $side } has { $count } unit.
       *[other] { $side } has { $count } units.
    }
imperium-alt-thing = { $name } { $sector }
imperium-alt-thing-noted = { $name } { $sector } ({ $notes })
imperium-alt-damaged = damaged
imperium-alt-cannon-damaged = cannon damaged
imperium-alt-count = { $count } { $unit }
imperium-alt-planets-held = { $side } planets: { $planets }.
imperium-alt-planets-neutral = Neutral planets: { $planets }.
imperium-alt-planets-held-count =
    { $count ->
        [one] { $side } has { $count } planet.
       *[other] { $side } has { $count } planets.
    }
imperium-alt-planets-neutral-count =
    { $count ->
        [one] { $count } planet is neutral.
       *[other] { $count } planets are neutral.
    }
imperium-alt-engaged = Engaged: { $pairs }.
imperium-alt-blockaded = Blockaded planets: { $planets }.
imperium-alt-clouds = Antimatter clouds: { $sectors }.
imperium-alt-mines = Mines of strength { $strength }: { $sectors }.
imperium-alt-radiation = { $sector } is radioactive to the end of Game Turn { $turn }.
imperium-alt-asteroids = Asteroids: { $sectors }.
imperium-alt-black-hole = Black holes: { $sectors }.
imperium-alt-cloud = Clouds: { $sectors }.
imperium-alt-gate = Star gates: { $sectors }.
imperium-alt-ions = Ion particles: { $sectors }.
imperium-alt-stock = { $unit } for { $price } ({ $count } left)
imperium-alt-buildable = To be built: { $units }.
imperium-alt-mines-left =
    { $count ->
        [one] { $count } minefield is left.
       *[other] { $count } minefields are left.
    }

## Looks at the map

imperium-picture-area =
    { $count ->
        [one] Sector { $sectors }
       *[other] Sectors { $sectors }
    }
imperium-picture-engaged = engaged
imperium-picture-blockaded = blockaded
imperium-picture-neutral = neutral
imperium-picture-list = { $items }
imperium-picture-numbers = { $attack }/{ $defence }, moves { $move }
imperium-picture-reach =
    { $count ->
        [one] { $unit } can move to one sector
       *[other] { $unit } can move to { $count } sectors
    }
imperium-picture-steps =
    { $steps ->
        [one] one step
       *[other] up to { $steps } steps
    }
imperium-picture-free = Free
imperium-picture-supply = Supply of { $side }
imperium-picture-supply-sources = Planets and bases supply all
imperium-picture-supply-carriers = Ships supply
imperium-picture-supply-lost = Out of supply
imperium-picture-spare = { $sector } ({ $count })
imperium-picture-unsupplied = no supply
imperium-picture-draft =
    { $count ->
        [0] Your draft: no orders yet
        [one] Your draft after one order
       *[other] Your draft after { $count } orders
    }
imperium-picture-draft-points = Construction points
imperium-picture-draft-supposed = Clouds, or a secret order of the enemy, may still change this.
imperium-picture-draft-waits = From order { $number } on, chance or the other side comes first.

## Combats

imperium-picture-combats =
    { $count ->
        [0] No combat is declared
        [one] One combat is declared
       *[other] { $count } combats are declared
    }
imperium-picture-no-combats = Nothing is to be fought out now.
imperium-picture-certain-attack = will not take place
imperium-picture-certain-mines = mines cleared
imperium-picture-certain-mines-half = mines half cleared
imperium-picture-certain-invasion = will not take place
imperium-picture-certain-bombardment =
    { $comes ->
        [neutral] the last goes: neutral
        [last] the last token lost
       *[choice] one token lost
    }
imperium-picture-certain-annihilation = planet destroyed
imperium-picture-certain-missile = destroyed, and radioactive
imperium-picture-verdict-unharmed = unharmed
imperium-picture-verdict-damaged = damaged
imperium-picture-verdict-destroyed = destroyed
imperium-picture-verdict-conquered = conquered (lost: { $defenders }:{ $attackers })
imperium-picture-verdict-raided = taken, left: neutral (lost: { $defenders }:{ $attackers })
imperium-picture-verdict-spared = taken if a ground unit is spared (lost: { $defenders }:{ $attackers })
imperium-picture-verdict-spent =
    { $home ->
        [1] nobody left
       *[other] neutral
    } (lost: { $defenders }:{ $attackers })
imperium-picture-verdict-held = repelled (lost: { $defenders }:{ $attackers })
imperium-picture-face-down = maybe cards, face down
imperium-picture-none-laid = You have laid no card here.
imperium-alt-laid = You have laid { $cards }.
imperium-alt-landed = Landing: { $units }.
imperium-alt-held-by = There: { $units }.

imperium-picture-empty-hand = no cards in hand
imperium-picture-effect-truce = Truce: { $planet }
imperium-picture-effect-saving =
    { $points ->
        [one] Mobilisation: { $points } point
       *[other] Mobilisation: { $points } points
    }
imperium-picture-effect-wave = Second wave: { $units }
imperium-alt-moved = Moved: { $units }.
imperium-alt-built = Just built: { $units }.
imperium-alt-evading = Evading: { $units }.
imperium-alt-swift = Overcharged: { $units }.
imperium-picture-wins = { $player } wins
imperium-picture-draw = A draw
imperium-cover = On a map of hexes the fleets of red and blue fire at each other, each before a planet of its own.

## A view in words

imperium-account-units = Units of { $side }
imperium-account-combats = Combats
imperium-account-planets = Planets
imperium-account-space = Space
imperium-account-stock = What you can build
imperium-account-active = Player Turn: { $who }.
imperium-account-opener = First to bid in this Game Turn: { $who }.
imperium-account-first = With the initiative: { $who }.
imperium-account-bids = To bid or to pass: { $who }.
imperium-account-bid = Highest bid: { $points } ({ $who }).
imperium-account-played = Cards played in this phase: { $cards }.
imperium-account-bought = Cards bought in this turn: { $count }.
imperium-account-supplied = Supplied first: { $units }.
imperium-account-truce = A truce: { $planet } cannot be attacked in this turn.
imperium-account-discards = Cards discarded, the newest last: { $cards }.
imperium-account-discards-of = Cards discarded by { $side }, the newest last: { $cards }.
imperium-account-side = { $side }: { $player }. Points { $points } of { $most }, income { $income }, cards in hand { $hand }, in the pile { $pile }, planets { $planets }, units { $units }.
imperium-account-scores = { $side }: { $scores }.
imperium-account-debt = war loan to pay back: { $points }
imperium-account-lost = { $pool } lost for good: { $count }
imperium-account-last-truce = latest Forced Truce: { $planet }
imperium-account-times = { $count } of them
imperium-account-card = { $card } ({ $facts }): { $effect }
imperium-account-unit = { $unit }: { $how }
imperium-account-moved = has moved
imperium-account-built = just built
imperium-account-loaded = has loaded
imperium-account-unloaded = has unloaded
imperium-account-sown = has laid mines
imperium-account-swift = overcharged
imperium-account-evading = evading
imperium-account-planet = { $planet } ({ $side }): income { $income }
imperium-account-card-price = A card costs { $price }, and is worth { $price } in a bid.
imperium-account-grid = Hexes with a point at the top: rows lettered from the north, sectors numbered from the west, from { $first } to { $last }.
imperium-account-radiation = { $sector } is radioactive to the end of Game Turn { $turn }, by a missile of { $side }.
imperium-account-combat = { $number }. { $combat }
imperium-account-current = Being fought out: combat { $number }.
imperium-account-second = This is an attack of a Second Wave.
imperium-account-landing = { $unit } lands { $cargo }.
imperium-account-window = Cards can be laid at: { $numbers }.
imperium-account-ready = Done with laying cards: { $who }.
imperium-account-choice = To choose: { $who }. { $loss } in { $at }: { $count } of { $pool }.
imperium-account-loss-cargo = Cargo that is lost
imperium-account-loss-bombardment = Lost to bombardment
imperium-account-loss-defenders = Defenders that fall
imperium-account-loss-attackers = Attackers that fall
imperium-account-battle = { $side } invades { $planet }: { $defenders } of the defenders and { $attackers } of the attackers fall{ $cannon ->
        [1] ; the defensive cannon stands
       *[other] { "" }
    }.
imperium-account-none = none
imperium-account-fallen-defenders = Defenders that have fallen: { $units }.
imperium-account-fallen-attackers = Attackers that have fallen: { $units }.
imperium-account-pool-squadrons = Squadrons
imperium-account-pool-corvettes = Corvettes
imperium-account-pool-frigates = Frigates
imperium-account-pool-destroyers = Destroyers
imperium-account-pool-cruisers = Cruisers
imperium-account-pool-battleships = Battleships
imperium-account-pool-carriers = Carriers
imperium-account-pool-transports = Transports
imperium-account-pool-bases = Bases
imperium-account-pool-minelayers = Minelayers
imperium-account-pool-annihilators = Annihilators
imperium-account-pool-missiles = Missiles
imperium-account-pool-assault = Troops
imperium-account-pool-cannons = Cannons
imperium-account-pool-planetary = Planetary buildings
imperium-account-pool-mines = Minefields

## The legend: what signs mean; short

imperium-legend-units = Units: attack and defence
imperium-legend-on-units = On units
imperium-legend-sectors = In sectors
imperium-legend-sides = Of the sides
imperium-legend-damaged = Damaged: half strength
imperium-legend-moved = Has moved
imperium-legend-built = Built this turn
imperium-legend-evading = Evades
imperium-legend-swift = Goes two steps further
imperium-legend-engaged = Engaged with an enemy
imperium-legend-blockade = Planet blockaded
imperium-legend-aimed = Combat declared
imperium-legend-sums = Attack to defence: unharmed; damaged; destroyed
imperium-legend-planned = In your draft: built; gone
imperium-legend-reach = Reach; orange: at a risk
imperium-legend-went = Lately went there
imperium-legend-came = Lately built; taken
imperium-legend-struck = Lately hit; destroyed
imperium-legend-owned = Whose it is, and its troops; dashed: nobody’s
imperium-legend-asteroids = Asteroids: no entry
imperium-legend-black-hole = Black hole: swallows
imperium-legend-cloud = Antimatter: drifts, erases
imperium-legend-gate = Gate: jump to another
imperium-legend-ions = Ions: who enters stops
imperium-legend-mines = Mines: strike with this
imperium-legend-radiation = Radiation, to that turn’s end
imperium-legend-colours = Red; blue
imperium-legend-points = Construction points
imperium-legend-hidden = Card face down
imperium-legend-sizes = Home +{ $home }, large +{ $large }, medium +{ $medium }, small +{ $small }
imperium-legend-cards = Cards: in hand; in the pile
imperium-legend-holds = Planets; units
imperium-legend-system = Number of a system
imperium-legend-ranks = Rank of a card
