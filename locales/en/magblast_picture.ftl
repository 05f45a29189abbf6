# Mag·Blast: what is written in pictures, and what pictures say to those who cannot see them.

## In the pictures; short

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
magblast-picture-fallen = out
magblast-picture-winner = wins
magblast-picture-survivor = surviving
magblast-picture-noise = PEW!
magblast-picture-setup = Fleets, take your places!
magblast-picture-turn = { $who }’s turn
magblast-picture-round = Round { $round }
magblast-picture-wins = { $who } wins!
magblast-picture-tie = A tie: { $who }
magblast-picture-actions = action cards
magblast-picture-ships = ships
magblast-picture-no-sound = { $ship } has fired. And the sound?
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
magblast-picture-ship-body = { $type }, speed { $speed }. Fires { $turrets }.
magblast-picture-gift-carrier = Launches squadrons.
magblast-picture-gift-minesweeper = Clears mines and asteroids.
magblast-picture-gift-minefield = Nobody can play a Minefield on you.
magblast-picture-no-hand = Spectators hold no cards
magblast-picture-hand =
    { $count ->
        [0] Your hand is empty
        [one] Your hand: 1 card
       *[other] Your hand: { $count } cards
    }
magblast-picture-dealt =
    { $dealt ->
        [4] Your ships, one for each zone
       *[other] Your ships: keep four of them, one for each zone
    }
magblast-picture-kept = Your ships are placed
magblast-picture-drawn = Just drawn
magblast-picture-uses =
    { $count ->
        [one] one use left
       *[other] { $count } uses left
    }
magblast-picture-answered = Your answer: { $answer }.
magblast-picture-ending-last = One flagship is left in all of space.
magblast-picture-ending-rounds = The rounds are over: whoever stands best wins.
magblast-picture-ending-quiet = Ten rounds with no card but squadrons: whoever stands best wins.

## For those who cannot see them; whole sentences

magblast-alt-round = Mag·Blast, round { $round }.
magblast-alt-turn = { $who }’s turn, phase: { $phase }.
magblast-alt-fleet =
    { $who } ({ $flagship }): hull { $left }/8, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
magblast-alt-uses =
    { $count ->
        [one] one use of its ability left
       *[other] { $count } uses of its ability left
    }
magblast-alt-damage = damage { $damage }
magblast-alt-lasting = { $card } by { $who }
magblast-alt-sum =
    { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }, hull { $hull } of { $whole }
magblast-alt-speed = speed { $speed }
magblast-alt-origin = came from { $zone }
magblast-alt-actions = Action cards: { $deck } to draw, { $count } discarded, on top { $top }.
magblast-alt-actions-none = Action cards: { $deck } to draw, none discarded.
magblast-alt-ships = Ships: { $deck } to draw, { $count } discarded, on top { $top }.
magblast-alt-ships-none = Ships: { $deck } to draw, none discarded.
magblast-alt-fallen = Out: { $players }.
magblast-alt-no-hand = A spectator’s hand: no cards.
magblast-alt-own = Your flagship: { $flagship }, hull { $left }/8.
magblast-alt-own-lost = Your flagship is lost: { $flagship }.
magblast-alt-hull = hull { $hull }
magblast-alt-open = open
magblast-alt-state-active = taking the turn
magblast-alt-state-asked = asked for an answer
magblast-alt-state-placing = placing ships
magblast-alt-state-placed = ships placed
magblast-alt-state-winner = victorious
magblast-alt-state-survivor = survives
magblast-alt-state-fallen = out
magblast-alt-noise = Sound: { $sound }
magblast-alt-last-noise = last sound: { $sound }
magblast-account-now = What goes on
magblast-account-fleet = Fleet: { $who }, { $flagship }
magblast-account-first = First in each round: { $who }.
magblast-account-turn = Turn: { $who }. Phase: { $phase }.
magblast-account-best = Best placed: { $who }.
magblast-account-fallen = Out, the first to fall first: { $who }.
magblast-account-destroyed = { $who } ({ $flagship }): flagship destroyed, out of the match
magblast-account-on-flagship = On the flagship: { $what }.
magblast-account-lasting = On the fleet: { $card }, played by { $who }
magblast-account-open = Zone { $zone }: empty, the flagship can be hit through it.
magblast-account-ship = Zone { $zone }: { $ship }, hull left { $left } ({ $facts })
magblast-account-fired = fired: { $turrets }
magblast-account-blast = damage { $damage } by { $card }
magblast-account-with = { $words }; { $fact }
magblast-account-upgrade = upgrade: { $card }
magblast-account-raid = attacked by { $card } ({ $who }) for { $damage } until the turn ends
magblast-account-sounds = Sounds made, the newest last: { $sounds }.
magblast-account-actions = Action cards to draw: { $deck }.
magblast-account-actions-gone = Action cards discarded: { $cards }. On top: { $top }.
magblast-account-ships = Ships to draw: { $deck }.
magblast-account-ships-gone = Ships discarded: { $ships }. On top: { $top }.
magblast-account-answered = With: { $cards }.
magblast-account-kept = Your ships are placed, from the yellow zone round to the blue one:
magblast-account-dealt = Your ships, of which you keep four, one for each zone ({ $zones }):
magblast-account-drawn = Just drawn:
magblast-account-card = { $card }: { $effect }
magblast-account-held = { $number }. { $ship } ({ $facts }).
magblast-account-times = { $count } × { $what }
magblast-account-silent = The shot waits for its sound.
magblast-account-chain = The ship that hit: { $ship }.
magblast-account-typed = { $ship } ({ $type })
magblast-account-shooter = It comes from { $ship }.
magblast-account-from = Its zone: { $zone }.
magblast-account-taken-off = Taken off: { $cards }.
magblast-account-extra = A shot after a Direct Hit.
magblast-account-asked = Asked about it: { $who }.
magblast-account-scatter = { $who }: the ships of zone { $zone } are to be scattered.
magblast-account-boards = { $who }: a zone is to be found for { $ship }, just boarded.
magblast-account-places = { $who }: a zone is to be found for { $ship }.
magblast-account-drew = { $who }: { $count ->
        [one] a new ship is to be placed.
       *[other] one of { $count } new ships is to be placed.
    }
magblast-account-out = Out until the turn ends, upon nothing: { $card } ({ $who }).
magblast-account-brutal-from = A Brutal Assault begins with the next turn of: { $who }.
magblast-account-brutal-called = A Brutal Assault is wished for by: { $who }.
magblast-cover = Two fleets fire at each other in space; a blast roars, and a ship goes up in flames.
magblast-cover-sound = Kra-KOOM!

## The legend: what signs mean; short

magblast-legend-ship = On a ship
magblast-legend-upgrades = Upgrades on a ship
magblast-legend-fleet = Of a fleet
magblast-legend-shots = Shots
magblast-legend-hull = Hull left: whole; cracked: damaged; red: nearly gone
magblast-legend-turrets = Turrets, by barrels: { $turrets }
magblast-legend-fired = Has fired this turn
magblast-legend-speed = Moves one or two zones
magblast-legend-anchor = Anchor: cannot move
magblast-legend-moved = Moved here from the zone of that colour
magblast-legend-slips = Damage cards beneath it
magblast-legend-raid = A fighter or bomber attacks it
magblast-legend-zones = Zones: { $zones }
magblast-legend-open = Empty: the flagship can be hit
magblast-legend-down = A ship placed in secret
magblast-legend-uses = The flagship can use its ability once more
magblast-legend-thrown = Minefield; asteroids; and who played it
magblast-legend-resources = Resources, to pay for ships
magblast-legend-wreck = Destroyed: out of the match
magblast-legend-fires = It fires; bolts: the way
magblast-legend-aimed = The target, and the damage
magblast-legend-lethal = That destroys it
magblast-legend-hit = Hit last: a Direct Hit may follow
magblast-legend-direct = A Direct Hit
magblast-legend-scorched = Hit before that, or a ship was lost there
magblast-legend-hurt = The damage it took lately
magblast-legend-blown = Destroyed lately
magblast-legend-noise = The sound of a shot
magblast-legend-hand = Cards in hand
magblast-legend-piles = Piles: action cards; ships
