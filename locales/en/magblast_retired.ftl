# What earlier versions said, which stands in messages that they left. It is said by nothing
# else, and may go once `Meta.oldest_rules` of Mag·Blast is higher than the rules named here.

# Matches that began by rules 5 or before.
magblast-event-lies-asteroids = Asteroids shield { $player }’s fleet until { $caster }’s next turn.
magblast-event-lies-minefield = { $player }’s fleet is mined until { $caster }’s next turn: no moving, firing or launching.
magblast-event-stolen = { $player } takes { $cards } from { $victim }.
magblast-target-flagship = { $player }’s flagship
magblast-target-ship = { $player }’s { $ship } in { $zone }
