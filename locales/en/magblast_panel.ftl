# Mag·Blast: commands, buttons, menus and forms.

magblast-name = Mag·Blast
magblast-command = magblast
magblast-command-about = Play Mag·Blast

magblast-command-keep = keep
magblast-command-keep-about = Place your four ships in secret, one per zone
magblast-command-keep-yellow = yellow
magblast-command-keep-yellow-about = The ship in the yellow zone
magblast-command-keep-green = green
magblast-command-keep-green-about = The ship in the green zone
magblast-command-keep-red = red
magblast-command-keep-red-about = The ship in the red zone
magblast-command-keep-blue = blue
magblast-command-keep-blue-about = The ship in the blue zone

magblast-command-discard = discard
magblast-command-discard-about = Discard cards, then draw
magblast-command-discard-cards = cards
magblast-command-discard-cards-about = The cards you discard

magblast-command-draw = draw
magblast-command-draw-about = Discard nothing and draw
magblast-command-draw-blasts = blasts
magblast-command-draw-blasts-about = Overseers of Kalgon: discarded blasts to take instead of drawing

magblast-command-reinforce = reinforce
magblast-command-reinforce-about = Pay for a new ship
magblast-command-reinforce-cards = cards
magblast-command-reinforce-cards-about = Cards that show three resources of one kind, or one of each
magblast-command-reinforce-ship = ship
magblast-command-reinforce-ship-about = Tri-Bot: which of the discarded ships

magblast-command-place = place
magblast-command-place-about = Put your new ship into a zone
magblast-command-place-zone = zone
magblast-command-place-zone-about = Into which zone
magblast-command-place-ship = ship
magblast-command-place-ship-about = Which of two ships you keep

magblast-command-move = move
magblast-command-move-about = Move a ship; until you finish the phase you can move it back
magblast-command-move-ship = ship
magblast-command-move-ship-about = Which of your ships
magblast-command-move-zone = zone
magblast-command-move-zone-about = To which zone

magblast-command-scatter = scatter
magblast-command-scatter-about = Concussive Blast: throw the ships of the zone you hit about
magblast-command-scatter-ship1 = ship1
magblast-command-scatter-ship1-about = Where the first of them goes
magblast-command-scatter-ship2 = ship2
magblast-command-scatter-ship2-about = Where the second goes, if there is one
magblast-command-scatter-ship3 = ship3
magblast-command-scatter-ship3-about = Where the third goes, if there is one

magblast-command-fire = fire
magblast-command-fire-about = Fire a blast. Make the sound, or it misses!
magblast-command-fire-ship = ship
magblast-command-fire-ship-about = Which of your ships fires, or rams
magblast-command-fire-target = target
magblast-command-fire-target-about = What it fires at
magblast-command-fire-card = card
magblast-command-fire-card-about = Which blast
magblast-command-fire-sound = sound
magblast-command-fire-sound-about = The sound effect: Pyoo! Zzzap! Kra-KOOM!

magblast-command-hush = hush
magblast-command-hush-about = Make no sound: your waiting shot misses

magblast-command-launch = launch
magblast-command-launch-about = Launch a squadron
magblast-command-launch-card = card
magblast-command-launch-card-about = Fighters or bombers
magblast-command-launch-target = target
magblast-command-launch-target-about = What they attack
magblast-command-launch-sound = sound
magblast-command-launch-sound-about = A sound effect, for the pleasure of it

magblast-command-play = play
magblast-command-play-about = Play any other card
magblast-command-play-card = card
magblast-command-play-card-about = Which card
magblast-command-play-target = target
magblast-command-play-target-about = The ship or fleet it is played on, if it needs one
magblast-command-play-blasts = blasts
magblast-command-play-blasts-about = Spacedock: what it takes off the ship

magblast-command-sweep = sweep
magblast-command-sweep-about = Clear a Minefield or Asteroids with a minesweeper, instead of firing
magblast-command-sweep-ship = ship
magblast-command-sweep-ship-about = Your minesweeper
magblast-command-sweep-fleet = fleet
magblast-command-sweep-fleet-about = Off whose fleet
magblast-command-sweep-card = card
magblast-command-sweep-card-about = What is cleared

magblast-command-use = ability
magblast-command-use-about = Use the ability of your flagship
magblast-command-use-ship = ship
magblast-command-use-ship-about = Your ship whose damage you move
magblast-command-use-card = card
magblast-command-use-card-about = The blast you move
magblast-command-use-target = target
magblast-command-use-target-about = Whom you take cards from, or which ship takes the damage

magblast-command-respond = respond
magblast-command-respond-about = Answer the card that was just played, or let it pass
magblast-command-respond-answer = answer
magblast-command-respond-answer-about = What you do about it
magblast-command-respond-cards = cards
magblast-command-respond-cards-about = The fighters that intercept, or the resources your flagship discards

magblast-command-agree = assault
magblast-command-agree-about = Call for a Brutal Assault; it takes both of the last two

magblast-command-end = end
magblast-command-end-about = Finish the phase; in the Attack phase, your turn

magblast-command-finish = finish
magblast-command-finish-about = Finish your turn, whatever phase it is in

magblast-command-fleet = fleet
magblast-command-fleet-about = Look at one fleet in detail, in private
magblast-command-fleet-player = player
magblast-command-fleet-player-about = Whose fleet

magblast-typed-ship = { $type } { $ship }
magblast-ship-values =
    speed { $speed }, hull { $hull }, { $count ->
        [0] no turrets
       *[other] { $turrets }
    }
magblast-ship-in-zone = { $ship } in { $zone }
magblast-outcome =
    { $damage } damage, { $left ->
        [0] destroyed
       *[other] { $left } hull left
    }
magblast-outcome-this-turn =
    { $left ->
        [0] { $damage } damage, destroyed
       *[other] { $damage } damage until the turn ends, { $left } hull left
    }
magblast-outcome-left-this-turn = { $damage } damage, { $left } hull left this turn
magblast-with-damage = { $what }: { $damage } damage
magblast-shot-in-short = { $ship } → { $target }
magblast-aimed = { $attacker } → { $target }: { $outcome }
magblast-target = { $target }: { $outcome }
magblast-payment = { $cards }
magblast-paying = You would pay for a ship with { $cards }.
magblast-played-on = { $card } → { $target }
magblast-off-ship = { $ship }: { $blasts }
magblast-fleet-own = Your own fleet ({ $flagship })
magblast-fleet-of = { $player }’s fleet ({ $flagship })
magblast-zone-with =
    { $zone } ({ $count ->
        [0] empty
        [one] 1 ship there
       *[other] { $count } ships there
    })
magblast-zone-back = { $zone } (back)
magblast-robbed =
    { $player } ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    })
magblast-thrown-to = { $ship } → { $zone }
magblast-answer-with = { $answer }: { $cards }
magblast-answer-paid = Cancel it: discard { $cards }

magblast-end-discard = Keep all, draw
magblast-end-discard-full = Keep all, draw nothing
magblast-end-draw = Draw
magblast-end-draw-full = Draw nothing
magblast-end-reinforce = No more ships: go on to Maneuver
magblast-end-maneuver = Stay put: go on to Attack
magblast-end-attack = End my turn

magblast-refusal-no-such-fleet = Nobody in play has that fleet. Pick one of the suggestions.

magblast-choose-shooter = One shot: from which ship?
magblast-choose-blast = Which blast?
magblast-choose-target = At what?
magblast-choose-other = Play, launch, use ability…
magblast-choose-on = On what?
magblast-choose-sweep = Clear what?
magblast-choose-moved = Whose damage?
magblast-choose-victim = From whose hand?
magblast-choose-payment = Pay for a ship with…
magblast-choose-wish = Which ship?
magblast-choose-discard = Discard…
magblast-choose-take = Take discarded blasts…
magblast-choose-likely = Tick attacks, moves, cards…
magblast-likely-move = Move { $ship } to { $zone }
magblast-likely-end = … then end my turn
magblast-told-discard = Discard
magblast-told-moves = Move { $moves }
magblast-told-move = { $ship } to { $zone }
magblast-told-place = Place { $ship } in { $zone }
magblast-told-reinforce = Pay { $cards } for a ship from the deck
magblast-told-reinforce-with = Pay { $cards } for { $ship }
magblast-choose-mover = One move: which ship?
magblast-choose-answer = Cancel it with…
magblast-launch-it = Launch { $card }
magblast-play-it = Play { $card }
magblast-fire-it = { $card }: { $shot }
magblast-sweep-with = Sweep with { $ship }
magblast-use-it = Use { $flagship }
magblast-assault = Call for a Brutal Assault
magblast-assault-about = One shot per turret from then on; it takes both of you
magblast-from-the-deck = Draw from the deck
magblast-zone-ship = { $zone }: { $ship }
magblast-keep = Place my fleet like this
magblast-keep-anew = Change my fleet to this
magblast-keep-standing = Leave my fleet like this
magblast-discard-these =
    { $count ->
        [one] Discard it, then draw
       *[other] Discard these { $count }, then draw
    }
magblast-discard-these-only =
    { $count ->
        [one] Discard it
       *[other] Discard these { $count }
    }
magblast-take-these =
    { $count ->
        [one] Take it instead of drawing
       *[other] Take these { $count } instead of drawing
    }
magblast-move-these =
    { $count ->
        [one] Move it, go on to Attack
       *[other] Move these { $count }, go on to Attack
    }
magblast-move-back = Put all back
magblast-ship-moved = → { $ship }
magblast-scatter = Throw them like this
magblast-follow-up = { $card }!
magblast-sound-now = Make the sound!
magblast-hint-setup = Ships shield your flagship, which can be hit only through a zone without a ship, and fire only at what lies in their own zone.
magblast-hint-discard = Then you draw until your hand is full again, at { $most }.
magblast-hint-discard-full = Your hand is full, at { $most }: you draw only as many cards as you discard.
magblast-hint-discard-over = You hold { $held }: you draw only once you hold fewer than { $most }.
magblast-hint-useless = None of your ships can fire or launch { $cards }: worth discarding, unless the resources may help to pay for a ship.
magblast-hint-draw = Blasts that you take from the discards come instead of your draw.
magblast-hint-draw-full = Your hand is full, but it takes blasts from the discards all the same.
magblast-hint-reinforce = Cards with three resources of one kind, or one of each, pay for a ship from the deck. It may move and fire this very turn.
magblast-hint-reinforce-mined = Cards with three resources of one kind, or one of each, pay for a ship from the deck. While a Minefield lies on your fleet, it neither moves nor fires.
magblast-hint-maneuver = Ships fire only in their own zone; and a zone that you leave empty opens your flagship to whoever has ships there.
magblast-hint-attack =
    A ship fires { $brutal ->
        [0] one blast
       *[other] once with each of its turrets
    }{ $spare ->
        [0] { "" }
       *[other] { " " }(one more with a Secondary Cannon)
    }, at ships in its zone, or at a flagship that has no ship in that zone. Others may answer, and then it does its damage.
magblast-hint-answer = If nobody stops it, it happens. Nobody sees what you hold, nor whether you have answered.
magblast-hint-place = A zone holds three ships at most. The new one may still move and fire this turn.
magblast-hint-place-fires = A zone holds three ships at most. The new one may still fire this turn.
magblast-hint-place-rests = A zone holds three ships at most. This turn the new one neither moves nor fires.
magblast-hint-place-mined = A zone holds three ships at most. While a Minefield lies on your fleet, the new one neither moves nor fires.
magblast-hint-scatter = Each may be thrown into any zone with room, and what it leaves open lies open.
magblast-hint-chain-hit =
    A Direct Hit lets the same ship fire once more at it, or brings on { $edition ->
        [second] a critical
       *[other] an effect
    }. Once you do anything else it is too late for one.
magblast-hint-chain-rammed = A Direct Hit brings on an effect. Once you do anything else it is too late for one.
magblast-hint-chain-effect = Your flagship needs no Direct Hit for it. Once you do anything else it is too late for one.
magblast-hint-chain-direct = Once you do anything else, nothing more comes of this hit.
magblast-hint-idle-reinforce = A ship takes cards with three resources of one kind, or one of each.
magblast-hint-idle-maneuver = Ships without an anchor move, as far as the arrows on them say; under a Minefield none does.
magblast-hint-idle-attack = A blast takes a ship with its turret that has not fired yet, and a target in that ship’s zone; fighters and bombers take a carrier. Asteroids shield whom they lie on.
magblast-hint-chain-none = { $target } is hit, but you hold nothing that could follow it up.
magblast-hint-passing = In one go: what is of a later phase finishes those that come before it, so pay for ships first, then move, then attack.
magblast-hint-passing-on = In one go: an attack finishes the phases that come before it, so move first, then attack.
magblast-hint-left-over = What is left takes the last zone: { $placed }.
magblast-hint-out = You may still heckle ({ COMMAND("magblast heckle") }) and, once the match has ended, judge the sounds.
magblast-hint-sound = Press *{ $button }*, type it in the channel as a reply to a message of mine, or use { COMMAND("magblast sound") }.
magblast-hush = Stay silent: it misses
magblast-do-fire = Fire! Make the sound…
magblast-do-ram = Ram! Make the sound…
magblast-do-launch = Launch
magblast-do-loudly = Launch with a sound…
magblast-do-play = Play it
magblast-clears = Clears { $card } · { $fleet }
magblast-do-sweep = Clear it
magblast-do-use = Do it
magblast-do-agree = Call for it
magblast-do-reinforce = Pay, and draw a ship
magblast-form-title = Make the sound, or you miss!
magblast-form-sound = Sound effect
magblast-form-sound-about = A shot without a sound misses. Type what it sounds like, say { $example }
magblast-form-loudly-about = For the pleasure of it, say { $example }
