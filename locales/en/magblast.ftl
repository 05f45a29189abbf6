# Mag·Blast: names, what happens, why not, and the rules of both editions.

magblast-tagline = Space battles at the top of your voice: a shot without its sound effect misses.

## Options of the lobby

magblast-option-edition = Edition
magblast-option-edition-about = Other cards and ships, and how fleets are begun.
magblast-option-edition-third = Third edition (2006)
magblast-option-edition-second = Second edition (2002)
magblast-option-controlled-carnage = Controlled Carnage
magblast-option-controlled-carnage-about = Whom you may attack, among four and more fleets.
magblast-option-controlled-carnage-true = On: only your neighbours
magblast-option-controlled-carnage-false = Off: as the edition has it
magblast-option-skirmish = Skirmish in 5.1
magblast-option-skirmish-about = Whether the sound must come with the shot.
magblast-option-skirmish-true = On: a late sound is a miss
magblast-option-skirmish-false = Off: a shot waits for it
magblast-option-round-cap = Longest match
magblast-option-round-cap-about = After so many rounds the least damaged flagship wins.
magblast-option-round-cap-twenty = 20 rounds
magblast-option-round-cap-forty = 40 rounds
magblast-option-round-cap-none = No limit
magblast-option-open-at-four = Second edition, 5 to 8 players
magblast-option-open-at-four-about = In this edition five and more attack their neighbours only.
magblast-option-open-at-four-true = Attack anyone once four are left
magblast-option-open-at-four-false = Attack only neighbours to the end
magblast-option-boarded-may-fire = Boarded ships
magblast-option-boarded-may-fire-about = What a ship that you take from somebody does on the same turn.
magblast-option-boarded-may-fire-true = May fire at once
magblast-option-boarded-may-fire-false = Fire from your next turn on
magblast-group-match = Match rules
magblast-group-attacks = Attacks
magblast-preset-first = At most 20 rounds; a day for each move.

## The parts of a fleet

magblast-zone-yellow = yellow
magblast-zone-green = green
magblast-zone-red = red
magblast-zone-blue = blue

magblast-turret-laser = laser
magblast-turret-beam = beam
magblast-turret-mag = mag

magblast-type-scout = Scout
magblast-type-cruiser = Cruiser
magblast-type-destroyer = Destroyer
magblast-type-carrier = Carrier
magblast-type-dreadnought = Dreadnought
magblast-type-frigate = Frigate
magblast-type-minesweeper = Minesweeper
magblast-type-gunship = Gunship

magblast-phase-setup = Set-up
magblast-phase-discard = Discard
magblast-phase-draw = Draw
magblast-phase-reinforce = Reinforce
magblast-phase-maneuver = Maneuver
magblast-phase-attack = Attack
magblast-phase-over = Over

magblast-icon-star = star
magblast-icon-circle = circle
magblast-icon-diamond = diamond
magblast-icon-a = A
magblast-icon-b = B
magblast-icon-c = C

magblast-icons-star = ★
magblast-icons-circle = ●
magblast-icons-diamond = ◆
magblast-icons-star-circle = ★●
magblast-icons-star-diamond = ★◆
magblast-icons-circle-diamond = ●◆
magblast-icons-star-star = ★★
magblast-icons-circle-circle = ●●
magblast-icons-diamond-diamond = ◆◆
magblast-icons-a = A
magblast-icons-b = B
magblast-icons-c = C
magblast-icons-a-b = A B
magblast-icons-b-c = B C
magblast-icons-a-c = A C
magblast-icons-a-a = A A
magblast-icons-b-b = B B
magblast-icons-c-c = C C

magblast-card-with-icons = { $card } ({ $icons })
magblast-target-ship-of = { $player }’s { $ship } in { $zone }
magblast-target-ship-yours = your { $ship } in { $zone }
magblast-target-ship-own = their own { $ship } in { $zone }
magblast-target-flagship-of = { $player }’s flagship
magblast-target-flagship-yours = your flagship
magblast-target-flagship-own = their own flagship

## Ships

magblast-ship-numbered = { $type } { $number }
magblast-ship-dink = Dink
magblast-ship-byzakh = Byzakh
magblast-ship-plutt = Plutt
magblast-ship-scular = Scular
magblast-ship-chezill = Chezill
magblast-ship-untgalha = Untgalha
magblast-ship-nebular = Nebular
magblast-ship-zinoth = Zinoth
magblast-ship-galha = Galha
magblast-ship-baxter = Baxter
magblast-ship-mentatt = Mentatt
magblast-ship-hundog = Hundog
magblast-ship-valent = Valent
magblast-ship-corvoss = Corvoss
magblast-ship-badal = Badal
magblast-ship-bazull = Bazull
magblast-ship-juvaz = Juvaz
magblast-ship-freya = Freya
magblast-ship-cuddrr = Cuddrr
magblast-ship-tash = Tash
magblast-ship-drozalla = Drozalla
magblast-ship-delfong = Delfong
magblast-ship-vil-forht = Vil Forht
magblast-ship-troya = Troya
magblast-ship-terral = Terral
magblast-ship-vlero = Vlero
magblast-ship-inanna = Inanna
magblast-ship-rulack-moor = Rulack Moor
magblast-ship-zidhur = Zidhur
magblast-ship-alamo = Alamo
magblast-ship-akimlach = Akimlach
magblast-ship-badiroc = Badiroc
magblast-ship-skie = Skie
magblast-ship-marduk = Marduk
magblast-ship-vengarr = Vengarr
magblast-ship-woden = Woden
magblast-ship-masoch = Masoch
magblast-ship-eroll = Eroll
magblast-ship-altendon = Altendon
magblast-ship-astur = Astur
magblast-ship-sredna = Sredna
magblast-ship-ferdt = Ferdt
magblast-ship-ares = Ares
magblast-ship-poseidon = Poseidon
magblast-ship-pyrox = Pyrox
magblast-ship-hermes = Hermes
magblast-ship-zeus = Zeus
magblast-ship-portellis = Portellis
magblast-ship-vnkar = Vnkar
magblast-ship-vtongo = Vtongo
magblast-ship-falladir = Falladir
magblast-ship-nylev = Nylev
magblast-ship-weslex = Weslex

## Flagships and what they can do

magblast-flagship-overseers-of-kalgon = Overseers of Kalgon
magblast-flagship-the-glorp = The Glorp
magblast-flagship-alpha-mazons = Alpha Mazons
magblast-flagship-freep = Freep
magblast-flagship-recyclons-v40k = Recyclons v40K
magblast-flagship-tri-bot = Tri-Bot rent-a-kill series IG44 mark IIV
magblast-flagship-mhee-yow-meex = Mhee Yow-Meex
magblast-flagship-bzzgzzrt = BZZGZZRT!
magblast-flagship-brotherhood-of-peace = Brotherhood of Peace
magblast-flagship-cranium-consortium = Cranium Consortium
magblast-flagship-xxcha = Xxcha
magblast-flagship-hacan = Hacan
magblast-flagship-sol = Sol
magblast-flagship-letnev = Letnev
magblast-flagship-sardakk-norr = Sardakk N’orr
magblast-flagship-jol-nar = Jol-Nar
magblast-flagship-l1z1x = L1z1x
magblast-flagship-naalu = Naalu
magblast-flagship-yssaril-tribes = Yssaril Tribes
magblast-flagship-mentak-coalition = Mentak Coalition

magblast-ability-overseers-of-kalgon = 3 times: instead of drawing, take up to 3 blasts from the discards.
magblast-ability-the-glorp = Squadrons do half damage to your fleet ships.
magblast-ability-alpha-mazons = 3 times: after your blast hits, play an effect without a Direct Hit.
magblast-ability-freep = 3 times, in your Maneuver phase: take 3 random cards from one player.
magblast-ability-recyclons-v40k = Draw 1 when any fleet ship is destroyed, 3 when another flagship is.
magblast-ability-tri-bot = 3 times: when you pay for a ship, take any discarded ship you like.
magblast-ability-mhee-yow-meex = When you draw a ship, draw two and keep one.
magblast-ability-bzzgzzrt = Your speed 1 ships are also carriers, your speed 2 ships minesweepers.
magblast-ability-brotherhood-of-peace = 3 times, in your Discard phase: move one blast from your fleet ship to an enemy fleet ship.
magblast-ability-cranium-consortium = Discard 2 resources of any kind to cancel a blast on one of your fleet ships.
magblast-ability-xxcha = Twice, at any time: take 3 random cards from one player.
magblast-ability-hacan = Draw up to 6 cards instead of 5.
magblast-ability-sol = 3 times, at any time of your turn: draw a ship into your fleet.
magblast-ability-letnev = In the Reinforce phase draw two ships and keep one.
magblast-ability-sardakk-norr = All your fleet ships are also carriers.
magblast-ability-jol-nar = Discard 2 resources of any kind to cancel a blast on one of your fleet ships.
magblast-ability-l1z1x = Draw 2 cards when one of your fleet ships is destroyed.
magblast-ability-naalu = Twice, on your turn: move all blasts of one of your ships to an enemy ship.
magblast-ability-yssaril-tribes = Twice: cancel a blast on one of your fleet ships.
magblast-ability-mentak-coalition = Twice: after a Direct Hit on a fleet ship, that ship is yours.

## Cards

magblast-card-laser-blast = Laser Blast
magblast-card-beam-blast = Beam Blast
magblast-card-mag-blast = Mag Blast
magblast-card-fighter = Fighter
magblast-card-bomber = Bomber
magblast-card-temporal-flux = Temporal Flux
magblast-card-evasive-action = Evasive Action
magblast-card-strategic-allocation = Strategic Allocation
magblast-card-reinforcements = Reinforcements
magblast-card-spacedock = Spacedock
magblast-card-spacedock-1 = Spacedock (1)
magblast-card-spacedock-2 = Spacedock (2)
magblast-card-ramming-speed = Ramming Speed
magblast-card-minefield = Minefield
magblast-card-asteroids = Asteroids
magblast-card-direct-hit = Direct Hit
magblast-card-boarding-party = Boarding Party
magblast-card-boarding = Boarding
magblast-card-catastrophic-damage = Catastrophic Damage
magblast-card-concussive-blast = Concussive Blast
magblast-card-bridge-hit = Bridge Hit
magblast-card-long-range-cannon = Long-Range Cannon
magblast-card-emp-cannon = EMP Cannon
magblast-card-point-defense-turret = Point Defense Turret
magblast-card-squadron-bay = Squadron Bay
magblast-card-secondary-cannon = Secondary Cannon
magblast-card-security-force = Security Force

magblast-effect-third-laser-blast = 1 damage to a ship in the firing zone, or to the flagship if that zone is empty.
magblast-effect-third-beam-blast = 3 damage to a ship in the firing zone, or to the flagship if that zone is empty.
magblast-effect-third-mag-blast = 5 damage to a ship in the firing zone, or to the flagship if that zone is empty.
magblast-effect-third-fighter = With a carrier: 2 damage this turn, in any zone. Or intercept a squadron attacking your fleet.
magblast-effect-third-bomber = 4 damage this turn, in the zone of one of your carriers.
magblast-effect-third-temporal-flux = Any turn: cancel an opponent’s card just played, even another Flux.
magblast-effect-third-evasive-action = Any turn: cancel a blast, squadron or Direct Hit on your fleet.
magblast-effect-third-strategic-allocation = Any turn: draw 3 cards.
magblast-effect-third-reinforcements = Draw a ship into any zone with room. It may fire this turn.
magblast-effect-third-spacedock = Discard one blast from under one of your fleet ships.
magblast-effect-third-ramming-speed = Sacrifice a fleet ship: a blast from its zone, with its speed as damage.
magblast-effect-third-minefield = Until your next turn a fleet cannot move, fire, launch or intercept.
magblast-effect-third-asteroids = Until your next turn no blast or squadron can be played on a fleet.
magblast-effect-third-direct-hit = After your blast hits: play an effect on that ship, or fire at it again.
magblast-effect-third-boarding-party = After a Direct Hit on a fleet ship: it joins your fleet, damage and all.
magblast-effect-third-catastrophic-damage = After a Direct Hit: the ship is destroyed. Flagships too.
magblast-effect-third-concussive-blast = After a Direct Hit on a fleet ship: rearrange the ships of its zone.
magblast-effect-third-bridge-hit = After a Direct Hit: take 3 random cards from the ship’s owner.

magblast-effect-second-laser-blast = 1 damage to a ship in the firing zone, or to the flagship if that zone is empty.
magblast-effect-second-beam-blast = 3 damage to a ship in the firing zone, or to the flagship if that zone is empty.
magblast-effect-second-mag-blast = 5 damage to a ship in the firing zone, or to the flagship if that zone is empty.
magblast-effect-second-fighter = With a carrier: 2 damage this turn, in any zone. Or intercept a squadron attacking your fleet.
magblast-effect-second-bomber = 4 damage this turn, in the zone of one of your carriers.
magblast-effect-second-temporal-flux = Any turn: cancel an opponent’s card just played, except another Flux.
magblast-effect-second-evasive-action = Any turn: cancel a blast, squadron or Direct Hit on your fleet.
magblast-effect-second-strategic-allocation = Draw 4 cards.
magblast-effect-second-reinforcements = In the Reinforce phase: draw a ship into any zone with room.
magblast-effect-second-spacedock-1 = Discard one blast from under one of your fleet ships.
magblast-effect-second-spacedock-2 = Discard up to two blasts from under one of your fleet ships.
magblast-effect-second-minefield = Until your next turn an opponent’s fleet cannot move, fire, launch or intercept.
magblast-effect-second-asteroids = Until your next turn no blast or squadron can be played on a fleet.
magblast-effect-second-direct-hit = After your blast hits: play a critical on its target, or fire at it again.
magblast-effect-second-boarding = After a Direct Hit on a fleet ship: it joins your fleet, damage and all.
magblast-effect-second-catastrophic-damage = After a Direct Hit: its target is destroyed. Flagships too.
magblast-effect-second-bridge-hit = After a Direct Hit: the target’s owner discards the whole hand.
magblast-effect-second-long-range-cannon = Upgrade: this ship also hits fleet ships one zone away.
magblast-effect-second-emp-cannon = Upgrade: hitting a fleet ship costs its owner a random card.
magblast-effect-second-point-defense-turret = Upgrade: squadrons cannot attack the ships in this zone.
magblast-effect-second-squadron-bay = Upgrade: this ship launches squadrons like a carrier.
magblast-effect-second-secondary-cannon = Upgrade: this ship may fire two blasts a turn.
magblast-effect-second-security-force = Upgrade: this ship cannot be boarded.

## Answers and standing orders

magblast-answer-pass = Let it pass
magblast-answer-flux = Temporal Flux
magblast-answer-evade = Evasive Action
magblast-answer-intercept = Intercept with fighters
magblast-answer-ability = Use your flagship

magblast-orders-about =
    To stop a card, the cheapest that you hold is spent: fighters, your flagship’s ability, Evasive Action, at last Temporal Flux. You are told of it in private.
    { "**" }Ask me** asks even when you hold nothing that helps: a pause only when you do would tell everyone. With an empty hand, which everyone sees, you are not asked. What costs you much is told under *Further orders*.
magblast-orders-further =
    { "**" }Stop it if it costs me much** stops what would destroy something, does 3 damage or more that lasts, or takes half of the hull that is left; a Direct Hit, a boarding or a catastrophe if it is about your flagship or a ship with a hull of 3 or more left; Bridge Hits and Minefields; and saves your own card if it destroys, or is a Direct Hit or what follows one. Never squadrons that destroy nothing.
magblast-order-flagship-hit = My flagship is attacked
magblast-order-ship-lost = One of my ships would be destroyed
magblast-order-ship-hit = One of my ships would be hit
magblast-order-direct-hit = A Direct Hit on one of my ships
magblast-order-effect = Boarding, catastrophe and the like on my ships
magblast-order-fleet-card = Minefield or Asteroids on my fleet
magblast-order-own-card = Somebody cancels my card
magblast-order-others = Cards that do not concern me
magblast-order-save-flux = Keep Temporal Flux: never against attacks on fleet ships
magblast-order-save-flux-on = Temporal Flux is kept: never spent against attacks on fleet ships (*Further orders*).
magblast-order-quiet = For now
magblast-reply-pass = Let it pass
magblast-reply-weigh = Stop it if it costs me much
magblast-reply-stop = Stop it if I can
magblast-reply-ask = Ask me
magblast-quiet-no = Follow my orders
magblast-quiet-turn = Let all pass this turn
magblast-quiet-until-mine = Let all pass until my turn

## What is asked

magblast-play-by = { $player }: { $what }
magblast-play-yours = You play { $what }
magblast-play-fleet-of = { $card } on { $player }’s fleet
magblast-play-fleet-yours = { $card } on your fleet
magblast-play-fleet-own = { $card } on their own fleet
magblast-play-against-of = { $card } against { $player }’s { $against }
magblast-play-against-yours = { $card } against your { $against }
magblast-play-against-own = { $card } against their own { $against }
magblast-play-target = { $card } on { $target }
magblast-play-attack = { $card } at { $target } for { $damage } damage
magblast-play-lethal = { $card } at { $target } for { $damage } damage, which destroys it
magblast-prompt-over = The match is over.
magblast-prompt-placing = Everyone is placing a fleet in secret.
magblast-prompt-place-fleet =
    { $dealt ->
        [4] Place your fleet, one ship in each zone: { $ships }.
       *[other] Place your fleet: choose four of these ships, one for each zone: { $ships }.
    }
magblast-prompt-answer = { $play }. Do you respond?
magblast-prompt-answers = { $play }. Whoever may answer is being asked.
magblast-prompt-wait = It is { $player }’s turn.
magblast-prompt-scatter = Concussive Blast: where are the ships in { $zone } thrown?
magblast-prompt-place =
    { $count ->
        [one] Where does { $ships } go?
       *[other] Which do you keep, { $ships }, and where does it go?
    }
magblast-prompt-sound = { $ship } has fired. Make the sound, or it misses!
magblast-prompt-chain-hit = A hit on { $target }: { $offers } now, or anything else.
magblast-prompt-chain-direct = A Direct Hit on { $target }: now you may { $offers }.
magblast-prompt-phase-discard = Discard phase: discard what you like, then draw.
magblast-prompt-phase-discard-full = Discard phase: discard what you like, or keep all.
magblast-prompt-phase-draw = Draw phase: draw, or take blasts from the discards.
magblast-prompt-phase-draw-full = Draw phase: take blasts from the discards, or draw nothing.
magblast-prompt-phase-reinforce = Reinforce phase: pay for ships, or go on.
magblast-prompt-phase-maneuver = Maneuver phase: move your ships, or go on.
magblast-prompt-phase-attack = Attack phase: fire, launch and play cards, or end your turn.
magblast-prompt-idle-discard = Discard phase: your hand is empty, so draw.
magblast-prompt-idle-discard-or = Discard phase: your hand is empty. You may { $offers }.
magblast-prompt-idle-reinforce = Reinforce phase: nothing that you hold pays for a ship, so go on.
magblast-prompt-idle-reinforce-or = Reinforce phase: nothing that you hold pays for a ship. You may { $offers }.
magblast-prompt-idle-maneuver = Maneuver phase: none of your ships can move now, so go on.
magblast-prompt-idle-maneuver-or = Maneuver phase: none of your ships can move now. You may { $offers }.
magblast-prompt-idle-attack = Attack phase: there is nothing that you could fire, launch or play now, so end your turn.
magblast-prompt-idle-attack-or = Attack phase: there is nothing that you could fire, launch or play now. You may { $offers }.
magblast-prompt-mined-maneuver = Maneuver phase: a Minefield lies on your fleet, so none of your ships can move. Go on.
magblast-prompt-mined-maneuver-or = Maneuver phase: a Minefield lies on your fleet, so none of your ships can move. You may { $offers }.
magblast-prompt-mined-attack = Attack phase: a Minefield lies on your fleet, so none of your ships can fire or launch. End your turn.
magblast-prompt-mined-attack-or = Attack phase: a Minefield lies on your fleet, so none of your ships can fire or launch. You may { $offers }.

# What one may do, at the end of such a question.
magblast-offer-use = use the ability of { $flagship }
magblast-offer-play = play { $card }
magblast-offer-later = do what comes later right away
magblast-offer-assault = call for a Brutal Assault
magblast-offer-on = go on
magblast-offer-draw = draw
magblast-offer-end = end your turn
magblast-offer-effect = play an effect
magblast-offer-effect-early = an effect
magblast-offer-critical = play a critical
magblast-offer-again = fire at it again from the same ship

## What happens

magblast-event-start =
    { $count ->
        [one] One fleet meets
       *[other] { $count } fleets meet
    } in the { $edition ->
        [second] second
       *[third] third
    } edition of Mag·Blast.
magblast-event-flagship = { $player } commands { $flagship }.
magblast-event-choose-ships =
    { $dealt ->
        [4] Everyone is dealt four ships and places them in secret, one per zone.
       *[other] Everyone is dealt { $dealt } ships and places four of them in secret, one per zone.
    }
magblast-event-placed = { $player } has placed the fleet.
magblast-event-placed-anew = You have changed your fleet: { $ships }.
magblast-event-placed-same = Your fleet stays as you had placed it.
magblast-event-reveals = { $player } shows { $ships } (hull { $hull }).
magblast-event-first =
    { $player } begins with the weakest fleet (hull { $hull }){ $tied ->
        [0] .
       *[other] , by the toss of a coin.
    }
magblast-event-turn = Round { $round }: { $player }’s turn.
magblast-event-last-rounds =
    { $left ->
        [one] This is the last round: after it
       *[other] { $left } rounds are left: then
    } the flagship with the most hull left wins, and of equals the fleet with the most hull.
magblast-event-quiet = For { $rounds } rounds nobody has played a card but squadrons. After { $most } the flagship with the most hull left wins, and of equals the fleet with the most hull.
magblast-event-counted = Hull left to { $player }: flagship { $hull }, fleet { $fleet }.
magblast-event-discards = { $player } discards { $cards }.
magblast-event-deals =
    Everyone draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
magblast-event-draws =
    { $player } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
magblast-event-drawn = You draw { $cards }.
magblast-event-reshuffle =
    The action deck is empty: { $count ->
        [one] the one discard becomes
       *[other] { $count } discards are shuffled into
    } a new one.
magblast-event-ships-reshuffle =
    The ship deck is empty: { $count ->
        [one] the one discarded ship becomes
       *[other] { $count } discarded ships are shuffled into
    } a new one.
magblast-event-oversees =
    { $player } takes { $cards } from the discards ({ $left ->
        [0] used up
        [one] one use left
       *[other] { $left } uses left
    }).
magblast-event-pays = { $player } pays for a ship with { $cards }.
magblast-event-wishes =
    { $player } orders { $ship } from the discards ({ $left ->
        [0] used up
        [one] one use left
       *[other] { $left } uses left
    }).
magblast-event-draws-ships =
    { $player } draws { $count ->
        [one] a ship
       *[other] { $count } ships and keeps one
    }.
magblast-event-drawn-ships = You draw { $ships }.
magblast-event-places = { $ship } joins { $player } in { $zone }.
magblast-event-places-alone = { $ship } joins { $player } in { $zone }: there is room nowhere else.
magblast-event-throws-back = { $player } discards { $ships }.
magblast-event-moves = { $player } moves { $ship } from { $start } to { $zone }.
magblast-event-fires =
    # { $noise }
    { $player }’s { $ship } fires { $card } at { $target }.
magblast-event-fires-silently = 
    { $player }’s { $ship } aims { $card } at { $target } … and where is the sound?{ $waits ->
        [0] { "" }
       *[other] { " " }Reply with it to this message, or type { COMMAND("magblast sound") }.
    }
    .default-waits = 0
magblast-event-misses = Not a sound from { $player }: { $ship } misses { $target }.
magblast-event-rams = { $player } sacrifices { $ship } and goes to ramming speed!
magblast-event-launches = { $player } launches { $card } at { $target }.
magblast-event-launches-loudly =
    # { $noise }
    { $player } launches { $card } at { $target }.
magblast-event-own-answer = From your hand: { $cards }, against { $player }’s { $against }. What you do not answer yourself, your standing orders answer.
magblast-event-answers = { $player } answers { $against } with { $card }.
magblast-event-shields =
    { $flagship } ({ $player }): { $count ->
        [0] the blast is cancelled ({ $left ->
            [0] used up
            [one] one use left
           *[other] { $left } uses left
        }).
       *[other] { $cards } discarded to cancel the blast.
    }
magblast-event-cancelled-flux = { $player }’s { $card } never happened.
magblast-event-cancelled-evade = { $player }’s { $card } misses: evaded.
magblast-event-cancelled-intercept = { $player }’s { $card } is intercepted and lost.
magblast-event-cancelled-ability = { $player }’s { $card } is cancelled.
magblast-event-hits =
    { $ship } hits { $target } for { $damage }: { $left ->
        [0] destroyed.
       *[other] { $left } hull left.
    }
magblast-event-hits-this-turn = { $ship } hits { $target } for { $damage }: { $left } hull left this turn.
magblast-event-jams = { $ship } jams the hand of { $player }: { $card } is discarded.
magblast-event-strikes =
    { $card } strikes { $target } for { $damage }: { $left ->
        [0] destroyed.
       *[other] { $left } hull left this turn.
    }
magblast-event-upgraded = Upgrade for { $ship }: { $card }.
magblast-event-repaired = Repairs: { $cards } off { $ship }. It has { $left } hull left.
magblast-event-repaired-this-turn = Repairs: { $cards } off { $ship }. It has { $left } hull left this turn.
magblast-event-lies-minefield-of = { $player }’s fleet is mined until { $caster }’s next turn: no moving, firing or launching.
magblast-event-lies-minefield-own = { $player }’s fleet is mined until their own next turn: no moving, firing or launching.
magblast-event-lies-asteroids-of = Asteroids shield { $player }’s fleet until { $caster }’s next turn.
magblast-event-lies-asteroids-own = Asteroids shield { $player }’s fleet until their own next turn.
magblast-event-direct-hit = A Direct Hit on { $target }!
magblast-event-catastrophe = Catastrophic Damage: { $target } is no more.
magblast-event-loses-hand =
    { $player } loses { $count ->
        [0] nothing: the hand is empty.
        [one] the only card in hand.
       *[other] all { $count } cards in hand.
    }
magblast-event-boards = { $player } boards { $target }!
magblast-event-concussion = The blast around { $target } throws the ships of the zone about.
magblast-event-thrown = { $player }’s { $ship } is thrown into { $zone }.
magblast-event-thrown-nowhere = { $player }’s ships stay where they are.
magblast-event-steals =
    { $player } takes { $count ->
        [0] nothing
        [one] one card
       *[other] { $count } cards
    } from { $victim }’s hand.
magblast-event-stolen-by-you = You take { $cards } from { $victim }.
magblast-event-stolen-from-you = { $player } takes { $cards } from your hand.
magblast-event-salvage = { $flagship } ({ $player }) searches the wreck.
magblast-event-eliminated = { $flagship } is destroyed: { $player } is out, but not silenced.
magblast-event-plays = { $player } plays { $card }.
magblast-event-plays-on = { $player } plays { $card } on { $target }.
magblast-event-plays-on-own = { $player } plays { $card } on { $ship } in { $zone }.
magblast-event-plays-on-own-fleet = { $player } puts { $card } around their own fleet.
magblast-event-plays-on-fleet = { $player } plays { $card } on { $victim }’s fleet.
magblast-event-skips =
    { $player } needs no Direct Hit ({ $left ->
        [0] used up
        [one] one use left
       *[other] { $left } uses left
    }).
magblast-event-sweeps = { $player }’s { $ship } clears { $card } off { $owner }’s fleet.
magblast-event-sweeps-own = { $player }’s { $ship } clears { $card } off their own fleet.
magblast-event-uses =
    { $player } uses { $flagship } ({ $left ->
        [0] for the last time
        [one] one use left
       *[other] { $left } uses left
    }).
magblast-event-transfers =
    { $player }’s { $ship } hands { $damage } damage on to { $target }: { $left ->
        [0] destroyed.
       *[other] { $left } hull left.
    }
magblast-event-transfers-this-turn = { $player }’s { $ship } hands { $damage } damage on to { $target }: { $left } hull left this turn.
magblast-event-come-home =
    { $count ->
        [one] A squadron goes
       *[other] { $count } squadrons go
    } back to { $player }’s hand: { $cards }.
magblast-event-expires = { $player }’s fleet is rid of { $card }.
magblast-event-stays-under = { $player }’s fleet is not rid of { $card } yet: another card still lies there.
magblast-event-brutal-called = { $player } calls for a Brutal Assault. It takes two.
magblast-event-brutal-agreed = Brutal Assault! It begins with { $player }’s next turn.
magblast-event-brutal-begins = The Brutal Assault begins: one shot per turret.
magblast-report-flagships = { $listed }.
magblast-report-flagship = { $player } commands { $flagship }
magblast-report-counted = Hull left: { $listed }.
magblast-report-count = { $player } (flagship { $hull }, fleet { $fleet })
magblast-report-placed = { $listed } have placed their fleets.
magblast-report-draws = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
magblast-report-moves = { $player } moves { $listed }.
magblast-report-move = { $ship } from { $start } to { $zone }
magblast-report-fires = { $player } fires: { $listed }.
magblast-report-shot = { $ship } with { $card } at { $target } (“{ $noise }”)
magblast-report-launches = { $player } launches: { $listed }.
magblast-report-launch = { $card } at { $target } (“{ $noise }”)
magblast-report-hits = { $player } hits: { $listed }.
magblast-report-hit =
    { $target } with { $ship } for { $damage } ({ $left ->
        [0] destroyed
       *[other] { $left } left
    })
magblast-report-hit-this-turn = { $target } with { $ship } for { $damage } ({ $left } left this turn)

## How it ends

magblast-outcome-last = { $winner } has the last flagship in space, in round { $round }.
magblast-outcome-rounds-won = { $rounds } rounds are over: { $winner } stands best.
magblast-outcome-rounds-tied = { $rounds } rounds are over, and { $winner } stand alike.
magblast-outcome-quiet-won = Nobody has played anything but squadrons for { $rounds } rounds: { $winner } stands best.
magblast-outcome-quiet-tied = Nobody has played anything but squadrons for { $rounds } rounds, and { $winner } stand alike.

## Why not

magblast-refusal-seats = Mag·Blast is for two to eight players.
magblast-refusal-place-ships-first =
    { $dealt ->
        [4] First place your fleet, one ship in each zone: { $ships }.
       *[other] First place your fleet: choose four of these ships, one for each zone: { $ships }.
    }
magblast-refusal-keep-four =
    { $dealt ->
        [4] Place each of your ships once, one in each zone: { $ships }.
       *[other] Choose four different ships of those you were dealt, one for each zone: { $ships }.
    }
magblast-refusal-already-placed = The fleets are on the table already. In the Maneuver phase you can move your ships.
magblast-refusal-phase =
    That belongs to the { $wanted } phase, and this is the { $phase } phase. { $now ->
        [discard] Discard what you like and draw.
        [draw] Draw, or take blasts from the discards.
        [reinforce] Pay for ships, or finish the phase.
        [maneuver] Move your ships, or finish the phase.
       *[attack] Fire, launch and play cards, or finish your turn.
    }
magblast-refusal-not-your-turn = It is { $player }’s turn. Until yours you can answer cards and play what belongs to any turn.
magblast-refusal-answer-first = { $player }’s { $card } waits for your answer. Answer it or let it pass, then everything goes on.
magblast-refusal-others-answer = { $card } waits for the others’ answers. As soon as they are in, it goes on.
magblast-refusal-place-first = First choose a zone for { $ships }.
magblast-refusal-place-other-ship = That is not the ship to be placed. Place { $ships }.
magblast-refusal-zone-full = There are three ships in { $zone } already. There is room in { $zones }.
magblast-refusal-nothing-to-place = You have no ship to place. Ships come by paying resources, by Reinforcements or by boarding.
magblast-refusal-scatter-first = First say where the ships of the zone you hit are thrown.
magblast-refusal-scatter-each =
    Name a zone for each ship, in this order: { $ships } ({ $count ->
        [one] one zone
       *[other] { $count } zones
    }).
magblast-refusal-scatter-crowded = A zone would hold more than three ships. Spread them out more.

magblast-refusal-no-such-card =
    There is no such card. { $count ->
        [0] Your hand is empty.
       *[other] You hold { $hand }.
    }
magblast-refusal-not-in-hand =
    You do not hold that ({ $card }). { $count ->
        [0] Your hand is empty.
       *[other] You hold { $hand }.
    }
magblast-refusal-no-such-ship =
    There is no such ship in your fleet. { $count ->
        [0] You have none left.
       *[other] You have { $ships }.
    }
magblast-refusal-not-your-ship =
    { $ship } is not in your fleet. { $count ->
        [0] You have no ships left.
       *[other] You have { $ships }.
    }

magblast-refusal-fleet-full = You have three ships in every zone: there is no room for another.
magblast-refusal-no-ships-left = No ship is left in the deck or the discards. Keep your cards for later.
magblast-refusal-does-not-pay =
    A ship costs three resources of one kind, or one of each. { $count ->
        [0] With this hand you cannot pay.
       *[other] These would do: { $cards }.
    }
magblast-refusal-pays-too-much = You do not need { $card }: the other cards already pay for a ship.
magblast-refusal-no-wish = Only Tri-Bot may choose a discarded ship, three times in a match. You draw from the deck.
magblast-refusal-wish-not-there =
    That ship is not among the discards. { $count ->
        [0] No ship is: pay without naming one, and draw.
       *[other] These are: { $ships }.
    }
magblast-refusal-nothing-to-oversee = You cannot take discarded blasts now: that is for the Overseers of Kalgon, three times, if any are there. Draw instead.
magblast-refusal-not-discarded = That is not among the discarded blasts. These are: { $cards }.

magblast-refusal-minefield =
    Your fleet lies under a Minefield: no moving, firing or launching until the next turn of { $players }. Reinforcing, other cards and abilities still work, and in the third edition a minesweeper can clear it.
magblast-refusal-out-of-reach =
    { $speed ->
        [0] { $ship } does not move at all: its speed is 0.
       *[other] { $ship } (speed { $speed }) cannot end this phase there: { $zone }. It can go to { $zones }.
    }
magblast-refusal-zone-crowded = There are { $count } ships in { $zone }; three may stay. Move one on, or back: { $ships }.

magblast-refusal-not-a-blast = { $card } is not fired. Fire a laser, beam or mag blast, or Ramming Speed.
magblast-refusal-fire-it = { $card } is fired from a ship at a target: use fire.
magblast-refusal-launch-it =
    Squadrons are launched at a target: use launch to send your { $card ->
        [fighter] fighters
       *[bomber] bombers
    }.
magblast-refusal-not-a-squadron = { $card } is not launched. Launch fighters or bombers.
magblast-refusal-no-turret =
    { $ship } has no { $turret } turret, only { $turrets }. { $count ->
        [0] None of your ships can fire this blast now.
       *[other] This blast can be fired by { $ships }.
    }
magblast-refusal-has-fired =
    { $ship } has fired already this turn. { $count ->
        [0] None of your other ships can fire this blast.
       *[other] This blast can still be fired by { $ships }.
    }
magblast-refusal-just-boarded = { $ship } was boarded this turn and cannot fire before your next one. If it is a carrier, it can launch.
magblast-refusal-no-carrier = You have no carrier to launch from. Keep the squadron for its resources, or until you draw a carrier.

magblast-refusal-no-such-target =
    There is nothing like that to aim at. { $count ->
        [0] { $ship } has no target at all now.
       *[other] { $ship } can attack { $targets }.
    }
magblast-refusal-own-target =
    That is yours! { $count ->
        [0] { $ship } has no target at all now.
       *[other] { $ship } can attack { $targets }.
    }
magblast-refusal-neighbours =
    You may attack only your neighbours on either side. { $count ->
        [0] { $ship } has no target there now.
       *[other] { $ship } can attack { $targets }.
    }
magblast-refusal-asteroids =
    Asteroids shield that fleet from blasts and squadrons. { $count ->
        [0] { $ship } has no other target now.
       *[other] { $ship } can attack { $targets }.
    }
magblast-refusal-other-zone =
    { $target } is in another zone than { $ship }. { $count ->
        [0] { $ship } has no target in reach now.
       *[other] { $ship } can attack { $targets }.
    }
magblast-refusal-shielded =
    Ships in that zone shield { $target }: a flagship is open only through an empty zone. { $count ->
        [0] { $ship } has no target in reach now.
       *[other] { $ship } can attack { $targets }.
    }
magblast-refusal-fighter-shielded =
    { $target } has a ship in every zone: fighters get through only where one is empty. { $count ->
        [0] There is no target for them now.
       *[other] They can attack { $targets }.
    }
magblast-refusal-bomber-shielded =
    Bombers reach { $target } only through an empty zone in which you have a carrier. { $count ->
        [0] There is no target for them now.
       *[other] They can attack { $targets }.
    }
magblast-refusal-bomber-zone =
    Bombers attack in the zone of one of your carriers, and { $target } is in another. { $count ->
        [0] There is no target for them now.
       *[other] They can attack { $targets }.
    }
magblast-refusal-point-defense =
    A Point Defense Turret guards the zone of { $target } against squadrons. { $count ->
        [0] There is no other target for { $ship } now.
       *[other] { $ship } can attack { $targets }.
    }

magblast-refusal-sound-letters = That is not a sound yet: it needs at least two letters. Try again, nothing is lost.
magblast-refusal-sound-link = A link makes no sound. Spell it out, nothing is lost.
magblast-refusal-sound-mention = Shout at nobody in particular: a sound has no mention in it. Try again, nothing is lost.
magblast-refusal-sound-repeated = You made that very sound last time. Try another, such as { $suggestion }
magblast-suggestion = { $en }
magblast-refusal-no-silent-shot = No shot of yours waits for its sound. Fire one first.

magblast-refusal-no-blasts-to-name = { $card } needs no damage cards named with it.
magblast-refusal-no-target-to-name = { $card } needs no target: play it as it is.
magblast-refusal-not-on-flagships = { $card } works on fleet ships, not on flagships.
magblast-refusal-undamaged =
    There is no blast under { $ship }. { $count ->
        [0] None of your ships has any.
       *[other] There are some under { $ships }.
    }
magblast-refusal-which-blasts =
    Name { $most ->
        [one] one blast
       *[other] one or two blasts
    } from under { $ship }: { $cards }.
magblast-refusal-name-a-fleet =
    { $card } is played on a fleet. { $count ->
        [0] Now it can be played on none: minesweepers guard every fleet of an opponent.
       *[other] You can choose that of { $players }.
    }
magblast-refusal-own-minefield = In the second edition a Minefield is played on an opponent’s fleet, not on your own.
magblast-refusal-minesweepers-guard =
    A minesweeper guards that fleet: no Minefield can be played on it. { $count ->
        [0] The same is so of every opponent now.
       *[other] Choose another fleet.
    }
magblast-refusal-has-upgrade = { $ship } has this upgrade already ({ $card }). Give it to another ship.
magblast-refusal-no-hit = { $card } follows at once on a blast that hit, before you do anything else. Hit something first; it must survive.
magblast-refusal-already-direct =
    A Direct Hit on { $target } stands already: now play { $edition ->
        [second] a critical
       *[other] an effect
    }, or fire at it again from the same ship.
magblast-refusal-already-direct-rammed = A Direct Hit on { $target } stands already: now play an effect. The ship that rammed is gone.
magblast-refusal-no-direct-hit = { $card } follows on a Direct Hit. Play Direct Hit first.
magblast-refusal-nowhere-to-throw = A Concussive Blast would move nothing: each of { $player }’s other zones than { $zone } is full. Keep it, play another effect, or fire again.
magblast-refusal-guarded = A Security Force is aboard { $target }: it cannot be taken. Choose another critical, or fire again.
magblast-refusal-only-an-answer = { $card } answers somebody else’s card. When one is played that it can stop, your standing orders play it or let that pass, or ask you where they say so: { COMMAND("magblast orders") }.

magblast-refusal-sweeps-not-here = In the second edition minesweepers keep new Minefields away; they do not clear those that lie. It passes by itself.
magblast-refusal-no-minesweeper =
    { $ship } is no minesweeper. { $count ->
        [0] You have none that could clear anything now.
       *[other] You have { $ships }.
    }
magblast-refusal-sweeper-has-fired = { $ship } has fired or swept this turn, or was just boarded. Sweeping takes the place of its shot.
magblast-refusal-nothing-to-sweep =
    There is nothing like that to clear there. { $count ->
        [0] Nothing within your reach lies under mines or asteroids.
       *[other] You can clear { $cards }; while your own fleet is mined, only what lies on it.
    }

magblast-refusal-no-ability-to-use = The ability of { $flagship } works by itself or as an answer; there is nothing to switch on.
magblast-refusal-used-up = The ability of { $flagship } is used up for this match.
magblast-refusal-name-a-victim =
    { $count ->
        [0] Nobody else holds a card to take.
       *[other] Choose whose hand you take from: { $players }.
    }
magblast-refusal-name-an-enemy-ship = Choose a fleet ship of an opponent, in any zone, to take the damage.

magblast-refusal-nothing-to-answer = No card waits for your answer. When one does, your standing orders answer it, or ask you where they say so: { COMMAND("magblast orders") }.
magblast-refusal-answered-late = Too late: that card has been settled.
magblast-refusal-own-card = { $card } is your own card; the others answer it.
magblast-refusal-answer-newest = First { $player }’s { $card } must be settled; it was played on top.
magblast-refusal-answered-already = You have answered { $card } already. Nobody sees how before everyone has.
magblast-refusal-cannot-pass = Passing needs no cards.
magblast-refusal-cannot-flux = Nothing in your hand undoes { $card }: that takes a Temporal Flux. You can let it pass.
magblast-refusal-cannot-evade = You cannot evade { $card }. It takes an Evasive Action in hand, and a blast, squadron or Direct Hit on your own fleet. You can let it pass.
magblast-refusal-cannot-intercept = You cannot intercept { $card }. It takes a squadron attacking your fleet, a carrier of yours, no Minefield on you, and fighters in hand. You can let it pass.
magblast-refusal-cannot-ability = Your flagship can do nothing about { $card }. You can let it pass.
magblast-refusal-shield-cost =
    { $count ->
        [0] Your flagship cancels the blast without discarding anything. Name no cards.
       *[other] Your flagship asks for just { $count } resources from your hand: one card with two, or two cards with one each.
    }
magblast-refusal-which-fighter =
    { $count ->
        [0] Name the fighter card that intercepts.
       *[other] Name one fighter card, and nothing else.
    }
magblast-refusal-no-cards-to-name = That answer needs no cards named with it.

magblast-refusal-no-brutal-assault = Brutal Assault is not among the options of this match.
magblast-refusal-brutal-too-many = A Brutal Assault is for the last two; { $count } flagships are still in play.
magblast-refusal-brutal-called = You have called for the Brutal Assault already, or it has been agreed.

## The rules

magblast-rules-1-title = 1. What it is about
magblast-rules-1-body =
    You command a fleet, and so does everyone else. Destroy the other flagships: whoever has the last one wins.

    Your flagship stands in the middle of four zones: yellow, green, red and blue, in a ring. Fleet ships lie in the zones, at most three in each, and shield the flagship: it can be hit only through a zone with no ship in it.

    Every fleet ship has a speed (how many zones it can move), a hull (how much damage destroys it) and turrets (what it can fire). A flagship has a hull of 8 and an ability of its own; some abilities can be used only two or three times.

    Action cards are shots, squadrons, tricks and answers. Many show resources (★ ● ◆, or A B C in the second edition), with which you pay for new ships.

    “Ship” on a card of the third edition means fleet ships and flagships, unless it says otherwise; in the second edition it never means a flagship.
magblast-rules-2-title = 2. Set-up
magblast-rules-2-body =
    Everyone gets a flagship at random. Then everyone is dealt six fleet ships, keeps four and places them in secret, one per zone; the other two are discarded. In the second edition four are dealt and all are kept. When all are ready, the fleets are revealed, and everyone is dealt five action cards.

    Whoever has the lowest sum of fleet hulls begins; chance decides between equals. Play goes on to the left.

    On your first turn you skip the Discard and Draw phases (second edition: only the Discard phase).
magblast-rules-3-title = 3. Your turn: discard and draw
magblast-rules-3-body =
    A turn has five phases: Discard, Draw, Reinforce, Maneuver, Attack.

    { "**" }Discard.** Discard as many cards as you like. Good candidates are blasts that none of your turrets can fire, and squadrons without a carrier. But even those may pay for a ship.

    { "**" }Draw.** Draw until you hold five cards. With five or more you draw nothing; there is no limit to a hand. When the deck runs out, the discards are shuffled. Drawing happens by itself after you discard, unless your flagship gives you a choice.
magblast-rules-4-title = 4. Reinforce
magblast-rules-4-body =
    Discard cards that show **three resources of one kind**, or **one of each kind**, and draw a fleet ship. Some cards show two resources, so two cards can be enough. Resources left over are lost, and a card that is not needed at all cannot be thrown in.

    Put the new ship into any zone with fewer than three ships. It may move and fire this very turn. You may pay as often as you can.

    With twelve ships, or when no ship is left to draw, you cannot reinforce, and the phase is passed over.

    In the second edition this is also when the Reinforcements card is played.
magblast-rules-5-title = 5. Maneuver
magblast-rules-5-body =
    Each ship may move as many zones as its speed: one step leads to the next zone of the ring yellow, green, red, blue. Yellow and red lie opposite, as do green and blue: two steps. Flagships never move, nor do ships of speed 0.

    Move in any order and change your mind until you finish the phase; only where each ship began and where it ends counts. At the end no zone may hold more than three ships.

    Move your ships to where the enemy is weak, and do not leave a zone empty that somebody can fire through. A fleet under a Minefield cannot move.
magblast-rules-6-title = 6. Attack: firing blasts
magblast-rules-6-body =
    Lasers do 1 damage, beams 3, mag blasts 5. To fire:

    1. **Choose the ship.** It needs the right turret and must not have fired this turn. Flagships never fire.
    2. **Choose the target.** An enemy ship in the same zone; or the enemy flagship, if that enemy zone is empty.
    3. **Make a sound.** See “The sound effect”.

    Others may now answer. If nobody stops the shot, the card goes under the target. As soon as the damage reaches the hull, the ship is destroyed. A destroyed fleet ship is discarded with all that is under it. A destroyed flagship takes its player out of the game.

    Each ship fires once a turn. A shot that was cancelled or that missed counts: the ship has fired.
magblast-rules-6-figure = Freya is in green, and the other fleet has no ship in green: that zone is open, so she fires at the flagship. From yellow only Skie and Tash could be hit.
magblast-rules-7-title = 7. The sound effect
magblast-rules-7-body =
    Every blast needs a sound effect: *Pyoo! Zzzap! Kra-KOOM!* Without it the shot misses, is discarded, and the ship has fired.

    Type the sound with the shot, or afterwards: with **{ COMMAND("magblast sound") }**, or in a message in the channel that mentions me or replies to one of mine. The shot waits until you do something else, finish, or your time runs out. In a **Skirmish in 5.1** it does not wait: without its sound it misses at once.

    A sound has at least two letters, no link and no mention, and it is not the one you made last. A refused sound is no miss: try again.

    Ramming ships and second shots need a sound too. Squadrons do not, but go ahead. When the match ends, everyone votes for the best and the worst; **{ COMMAND("magblast sounds") }** lists the winners.
magblast-rules-8-title = 8. Squadrons
magblast-rules-8-body =
    With a carrier in your fleet you launch as many squadrons as you hold, besides its shot.

    { "**" }Fighters** (2 damage) attack fleet ships in any zone, and a flagship if any of its zones is empty. **Bombers** (4 damage) attack only in a zone where you have a carrier: a ship there, or the flagship if that enemy zone is empty.

    Their damage lasts only until the end of the turn. Then they return to your hand, whatever became of the target. So they finish off what blasts have weakened.

    { "**" }Defence.** Temporal Flux cancels and discards a squadron. Evasive Action cancels its damage, but it goes home as usual. And whoever is attacked and has a carrier may intercept with fighters: a bomber is discarded, and the fighters go home when the turn ends; against fighters both cards are discarded.
magblast-rules-9-title = 9. Direct Hits
magblast-rules-9-body =
    When your blast hits and the target survives, you may play **Direct Hit** on it before you do anything else. If nobody stops it, you have one choice:

    – fire again, from the same ship at the same target (with a sound; the ship may do this though it has fired), or
    – play an **effect** (second edition: a critical): board the ship, destroy it outright, scatter its zone, or strike at its owner’s hand.

    A second shot that hits may be followed by another Direct Hit. An effect ends the chain, and so does anything that cancels one of its cards. A boarded ship keeps its damage; it cannot fire this turn unless the lobby chose so, but it can launch.

    A ship that rams may be followed by a Direct Hit with an effect, but there is nobody left to fire again. Squadrons are never followed by one. Boarding and Concussive Blast do not work on flagships; the others do.
magblast-rules-10-title = 10. Other cards
magblast-rules-10-body =
    { "**" }Minefield** on a fleet: until your next turn it cannot move, fire, launch or intercept. Reinforcing, abilities and other cards still work. **Asteroids** on a fleet, your own too: until your next turn no blast or squadron can be played on it, flagship included.

    { "**" }Spacedock** takes a blast (second edition: one or two, as printed) from under one of your fleet ships. **Strategic Allocation** draws three cards, on anybody’s turn (second edition: four, in your Attack phase). **Reinforcements** draws a ship in your Attack phase (second edition: in the Reinforce phase).

    { "**" }Ramming Speed** (third edition): sacrifice one of your fleet ships; it becomes a blast from its zone with its speed as damage. It needs no turret, and the ship may have fired. It does need a sound.

    { "**" }Minesweepers**, third edition: instead of firing, clear one Minefield or Asteroids off your own fleet or one you may attack; while your own fleet is mined, only what lies on it. Second edition: while you have one, nobody can play a Minefield on you.
magblast-rules-11-title = 11. Answering cards
magblast-rules-11-body =
    Whenever a card is played, everyone who could answer is asked at once, whatever they hold. Nobody sees what anyone answers, or who has answered, until all have.

    { "**" }Evasive Action** stops a blast, a squadron or a Direct Hit against your own fleet. **Fighters** intercept squadrons. Some **flagships** cancel blasts on fleet ships. **Temporal Flux** cancels any card an opponent just played.

    If several answer, the owner of the target comes first, then the others in order of play, beginning with the active player; only the first answer counts, and the rest return unseen. An answer is a card too and can be answered. Third edition: even Flux with Flux, the last one first; second edition: a Flux cannot be cancelled. If an answer is cancelled, its player is asked again.

    What was paid stays paid: a cancelled shot was fired.

    { "**" }Standing orders** answer for you, so that nobody has to wait. At first they stop what would destroy a ship of yours, hurts your flagship badly, or is a Direct Hit or an effect that costs you much, and let everything else pass; you are told in private what they spent. You can change them at any time.
magblast-rules-12-title = 12. What differs in the second edition
magblast-rules-12-body =
    – Four ships are dealt and all are kept.
    – On the first turn you may not discard, but you draw.
    – Reinforcements is played in the Reinforce phase, Strategic Allocation only in your own Attack phase, where it draws four.
    – Minefields go on opponents only, and not on a fleet with a minesweeper.
    – Temporal Flux does not stop Temporal Flux.
    – Bridge Hit costs the whole hand; there is no Concussive Blast and no Ramming Speed, but there are upgrades.
    – An upgrade lies under one of your fleet ships, each kind once. It is discarded with the ship, and changes hands with it.
    – With five to eight players you attack only your neighbours on either side, to the end; the lobby can lift that once four are left. Minefields and abilities reach everyone.
    – “Ship” and “Flagship” are two things on its cards: a “Ship” is a fleet ship.
    – Its ships have no names, so they are numbered.
    – Whoever made the worst sounds shuffles and deals the next game.
magblast-rules-13-title = 13. The end, and other styles of play
magblast-rules-13-body =
    When a flagship is destroyed, its player’s ships and cards are discarded at once; squadrons that attacked it still go home. The eliminated may cheer, heckle (**{ COMMAND("magblast heckle") }**) and judge sounds. The last flagship wins. Whoever gives up comes behind all who are still in then, also those eliminated later, and before all who were eliminated earlier; once only one player is left so, the match ends.

    A match ends when nobody has played a card but squadrons for ten rounds (a shot that misses for want of its sound is none), and after 20 or 40 rounds if the lobby chose so. Then the flagship with the most hull left wins, and of equals the fleet with the most hull.

    { "**" }Controlled Carnage.** You fire and launch only at your neighbours to the left and right who are still in play. Abilities and other cards reach everyone. Good for first matches with four or more.

    { "**" }Brutal Assault.** When two are left and both call for it, every ship fires once with each of its turrets. It begins with the next turn of whoever has less hull left, flagship and fleet together.

    { "**" }Skirmish in 5.1.** The sound comes with the shot, or the shot misses.

# What holds in a match that began before a version of the rules, instead of what is told above.
magblast-rules-before-2 =
    If a destroyed ship is drawn again in the same turn, the squadrons that were on it damage it still.
    After a Direct Hit you may use an ability and still play on the hit.
    Brutal Assault needs the lobby’s option, and begins with whoever has less hull left without the flagship.
magblast-rules-before-3 =
    Each phase is finished by itself before anything of a later one is done.
    The Discard phase comes even with an empty hand.
magblast-rules-before-4 = A squadron counts as a card: a match does not end while any are played.
magblast-rules-before-5 =
    A ship is placed by hand though only one zone has room.
    A phase begun is finished by hand though nothing is left to do in it; Freep always have their Maneuver phase.
    A Concussive Blast may be played where it can move nothing.

# What is counted of a match, on the picture of its end.
magblast-figure-shots = Shots
magblast-figure-damage = Damage done
magblast-figure-wrecks = Destroyed
