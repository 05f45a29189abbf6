# Mag·Blast: what is written in pictures, and what pictures say to those who cannot see them.

## In the pictures; short

magblast-picture-seat = Player { $number }
magblast-picture-zone-yellow = Y
magblast-picture-zone-green = G
magblast-picture-zone-red = R
magblast-picture-zone-blue = B
magblast-picture-fired = fired
magblast-picture-swept = swept
magblast-picture-boarded = boarded
magblast-picture-open = open!
magblast-picture-active = turn
magblast-picture-asked = asked
magblast-picture-placing = placing
magblast-picture-placed = placed
magblast-picture-survivor = survives
magblast-picture-noise = PEW!
magblast-picture-setup = Fleets, take your places!
magblast-picture-turn = { $who }: your turn!
magblast-picture-round = Round { $round }
magblast-picture-wins = { $who } wins!
magblast-picture-tie = A tie: { $who }
magblast-picture-actions = action cards
magblast-picture-ships = ships
magblast-picture-no-sound = { $ship } has fired. And the noise?
magblast-picture-chain-hit = Hit: { $target }. A Direct Hit may follow.
magblast-picture-chain-direct = Direct Hit: { $target }!
magblast-picture-scatter = { $player } scatters the ships of the { $zone } zone.
magblast-picture-placing-ship = { $player } finds a place for { $ship }.
magblast-picture-drew-ships =
    { $player } { $count ->
        [one] finds a place for a new ship.
       *[other] picks one of { $count } new ships.
    }
magblast-picture-out = Out until the turn ends: { $cards }
magblast-picture-brutal = Brutal Assault: one shot per turret
magblast-picture-brutal-from = Brutal Assault from { $player }’s next turn on
magblast-picture-brutal-called = { $players } wants a Brutal Assault
