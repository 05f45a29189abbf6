# Imperium Galáctica: commands, buttons, menus, forms, and the orders of a draft.

imperium-command = imperium
imperium-command-about = Play Imperium Galáctica
imperium-command-draft = draft
imperium-command-draft-about = Your turn as you have drafted it
imperium-command-card = card
imperium-command-card-about = Action cards
imperium-command-map = map
imperium-command-map-about = Your own copy of the map: whole, an area, or a unit’s reach
imperium-command-map-area = area
imperium-command-map-area-about = A sector to zoom in on
imperium-command-map-unit = unit
imperium-command-map-unit-about = A unit of yours: where it can go
imperium-command-supply = supply
imperium-command-supply-about = Show where squadrons are supplied
imperium-command-supply-side = side
imperium-command-supply-side-about = Yours or the enemy’s
imperium-command-fleet = fleet
imperium-command-fleet-about = List units and planets
imperium-command-fleet-side = side
imperium-command-fleet-side-about = Yours or the enemy’s
imperium-command-side-own = mine
imperium-command-side-enemy = the enemy’s
imperium-command-save = save
imperium-command-save-about = Supply a squadron before others (phase 4)
imperium-command-save-unit = unit
imperium-command-save-unit-about = The squadron
imperium-command-repair = repair
imperium-command-repair-about = Repair a unit or cannon (phase 5)
imperium-command-repair-at = at
imperium-command-repair-at-about = Its sector
imperium-command-build = build
imperium-command-build-about = Build a unit (phase 6)
imperium-command-build-kind = kind
imperium-command-build-kind-about = What
imperium-command-build-at = at
imperium-command-build-at-about = In which sector
imperium-command-build-count = count
imperium-command-build-count-about = How many
imperium-command-mine = mine
imperium-command-mine-about = Sow a minefield (phase 6)
imperium-command-mine-unit = unit
imperium-command-mine-unit-about = The minelayer
imperium-command-mine-at = at
imperium-command-mine-at-about = In which sector beside it
imperium-command-move = move
imperium-command-move-about = Move a unit (phase 7)
imperium-command-move-unit = unit
imperium-command-move-unit-about = Short name, or its sector
imperium-command-move-to = to
imperium-command-move-to-about = To which sector
imperium-command-load = load
imperium-command-load-about = Take troops or a squadron aboard (phase 7)
imperium-command-load-unit = unit
imperium-command-load-unit-about = The ship
imperium-command-load-at = at
imperium-command-load-at-about = From which sector
imperium-command-load-cargo = cargo
imperium-command-load-cargo-about = What; otherwise all that fits
imperium-command-unload = unload
imperium-command-unload-about = Land troops or launch a squadron (phase 7)
imperium-command-unload-unit = unit
imperium-command-unload-unit-about = The ship
imperium-command-unload-at = at
imperium-command-unload-at-about = To which sector
imperium-command-unload-cargo = cargo
imperium-command-unload-cargo-about = What; otherwise all that fits
imperium-command-attack = attack
imperium-command-attack-about = Declare an attack (phase 8)
imperium-command-attack-target = target
imperium-command-attack-target-about = The sector to attack
imperium-command-attack-unit = unit
imperium-command-attack-unit-about = Who, with commas; otherwise all that can
imperium-command-invade = invade
imperium-command-invade-about = Declare an invasion (phase 8)
imperium-command-invade-planet = planet
imperium-command-invade-planet-about = The planet
imperium-command-invade-unit = unit
imperium-command-invade-unit-about = Which ships, with commas; otherwise all
imperium-command-invade-cargo = cargo
imperium-command-invade-cargo-about = What lands; otherwise all aboard
imperium-command-invade-stay = stay
imperium-command-invade-stay-about = How many troops stay there at most
imperium-command-bombard = bombard
imperium-command-bombard-about = Declare a bombardment (phase 8)
imperium-command-bombard-planet = planet
imperium-command-bombard-planet-about = The planet
imperium-command-bombard-unit = unit
imperium-command-bombard-unit-about = The ship
imperium-command-annihilate = annihilate
imperium-command-annihilate-about = Declare a planet’s destruction (phase 8)
imperium-command-annihilate-planet = planet
imperium-command-annihilate-planet-about = The planet
imperium-command-annihilate-unit = unit
imperium-command-annihilate-unit-about = The annihilator
imperium-command-strike = strike
imperium-command-strike-about = Let a neutron missile strike (phase 8)
imperium-command-strike-target = target
imperium-command-strike-target-about = A unit or planet beside it
imperium-command-strike-unit = unit
imperium-command-strike-unit-about = The missile
imperium-command-withdraw = withdraw
imperium-command-withdraw-about = Call off a declared combat
imperium-command-withdraw-target = target
imperium-command-withdraw-target-about = Its sector
imperium-command-first = first
imperium-command-first-about = Resolve a declared combat first
imperium-command-first-target = target
imperium-command-first-target-about = Its sector
imperium-command-end = end
imperium-command-end-about = Be done with a phase in your draft
imperium-command-submit = submit
imperium-command-submit-about = Carry your draft out
imperium-command-submit-what = what
imperium-command-submit-what-about = The orders, this phase, or the whole turn
imperium-command-bid = bid
imperium-command-bid-about = Bid for the initiative
imperium-command-bid-amount = amount
imperium-command-bid-amount-about = What everybody sees
imperium-command-bid-limit = limit
imperium-command-bid-limit-about = Your secret maximum when overbid
imperium-command-bid-cards = cards
imperium-command-bid-cards-about = Cards to sacrifice, with commas
imperium-command-pass = pass
imperium-command-pass-about = Stand pat in the bidding
imperium-command-ready = ready
imperium-command-ready-about = Lay no more cards
imperium-command-losses = losses
imperium-command-losses-about = Say which tokens are lost
imperium-command-losses-units = units
imperium-command-losses-units-about = As in: 2 infantry, armour
imperium-command-draft-show = show
imperium-command-draft-show-about = Show your draft on your own map
imperium-command-draft-undo = undo
imperium-command-draft-undo-about = Take the last order out
imperium-command-draft-drop = drop
imperium-command-draft-drop-about = Take one order out
imperium-command-draft-drop-order = order
imperium-command-draft-drop-order-about = Its number
imperium-command-draft-clear = clear
imperium-command-draft-clear-about = Throw your draft away
imperium-command-card-buy = buy
imperium-command-card-buy-about = Buy cards at once (phase 3)
imperium-command-card-buy-count = count
imperium-command-card-buy-count-about = How many
imperium-command-card-discard = discard
imperium-command-card-discard-about = Discard a card above five
imperium-command-card-discard-card = card
imperium-command-card-discard-card-about = Which
imperium-command-card-play = play
imperium-command-card-play-about = Play a card openly
imperium-command-card-play-card = card
imperium-command-card-play-card-about = Which
imperium-command-card-play-units = units
imperium-command-card-play-units-about = On which units, with commas
imperium-command-card-play-sectors = sectors
imperium-command-card-play-sectors-about = On which sectors, with commas
imperium-command-card-play-building = building
imperium-command-card-play-building-about = Which building (Sabotage)
imperium-command-card-lay = lay
imperium-command-card-lay-about = Lay a card face down at a combat
imperium-command-card-lay-card = card
imperium-command-card-lay-card-about = Which
imperium-command-card-lay-combat = combat
imperium-command-card-lay-combat-about = Its number
imperium-command-card-take = take
imperium-command-card-take-about = Take a card up again
imperium-command-card-take-card = card
imperium-command-card-take-card-about = Which
imperium-command-card-take-combat = combat
imperium-command-card-take-combat-about = Its number
imperium-command-card-watch = watch
imperium-command-card-watch-about = Secret order for Counter-intelligence
imperium-command-card-watch-rank = rank
imperium-command-card-watch-rank-about = From which rank on; none withdraws it
imperium-command-card-truce = truce
imperium-command-card-truce-about = Secret order for a Forced Truce
imperium-command-card-truce-planet = planet
imperium-command-card-truce-planet-about = Which of yours; none withdraws it

## Standing orders

imperium-orders-about = Where an order says *ask me*, you get a message and the match waits for you. What you bid at most is your secret: like in the auction itself, bids rise by one until one side has bid its most, and only the winner pays the last bid. With 0 you are asked in the first Game Turn all the same: once if you open, else whenever you are outbid. You need cards where a fight would go against you without any.
imperium-order-own-losses = When you lose tokens
imperium-order-enemy-losses = When the enemy loses tokens
imperium-order-defending = Cards when you are attacked
imperium-order-attacking = Cards when you attack
imperium-order-bid = Highest bid for initiative
imperium-order-bid-none = ask me
imperium-next-bid = Highest next bid: { $most }
imperium-pick-ask = ask me
imperium-pick-cheapest = the cheapest
imperium-pick-dearest = the dearest
imperium-ask-for-cards-always = always ask me
imperium-ask-for-cards-in-danger = ask me if I need them
imperium-ask-for-cards-never = never ask, lay none

## Phases and what there is to do

imperium-now = **{ $phase }** · Game Turn { $turn } of { $last } · { $points } PC
imperium-hint-first-initiative = Bid for who plays first. You are asked only this once, so name a secret maximum if you would go higher: it bids on for you. You have { $points } PC. The higher bid pays and begins; the other pays nothing.
imperium-hint-initiative = Bid for who plays first. You have { $points } PC. The higher bid pays and begins; the other pays nothing. A secret maximum bids on for you.
imperium-hint-nothing = There is nothing that you could pay for or do in this phase: press *{ $button }*.
imperium-hint-cards = Buy action cards or play one, then press *{ $button }*. You do not have to: cards are surprises for combat and more.
imperium-hint-supply = Some squadrons are too far from planets, bases and ships with room. Choose which are supplied first; the rest is lost.
imperium-hint-supply-lost = Squadrons too far from planets, bases and ships with room are lost, and no choice here supplies more of them: press *{ $button }*, unless a card saves them.
imperium-hint-repair = Repair damaged units beside your planets and bases.
imperium-hint-construction = Build: choose what, then where. New ships may move and fight at once; transports carry troops to neutral planets, which then pay you.
imperium-hint-wasted = You keep { $most } PC at most: as things stand, { $lost } of your next income would be lost. Spend some now.
imperium-hint-movement = Choose a unit, then where it goes; the next unit comes up by itself. Ships load troops beside your planets and unload them beside neutral ones.
imperium-hint-combat = Declare what you attack, then submit. Sums are without cards: reach the defence to damage, twice the defence to destroy; squadrons, missiles and damaged units fall once it is reached.
imperium-hint-commit-none = Nothing in your hand fits these combats; you are asked so that nobody can tell. Press *{ $button }*. Without cards they come to:
imperium-hint-commit = Lay cards face down at these combats if you like; both sides do so in secret. Without cards they come to:
imperium-hint-laying = Lay cards face down at your combats if you like, then submit: only then is the enemy asked, and all cards are turned up together. Without cards they come to:
imperium-hint-no-cards = None of your cards fits your combats, so submit. Without cards they come to:
imperium-hint-complete = Your turn is planned to its end. Submit it, or change it.
imperium-hint-refused = What is marked ✗ is not possible any more: press *{ $button }*, then submit.
imperium-hint-interrupted = What you have drafted brings up a question of its own. Submit it; then you can go on.
imperium-hint-ending = **End your turn now?** Nothing more would be done in { $phases }.
imperium-hint-supposed = ☁ Antimatter clouds drift after construction: from there on this is a supposition. If one does, your draft waits for you to look again.
imperium-hint-secret = We are waiting for the enemy. All you can do is give secret orders.
imperium-hint-wait = We are waiting for the enemy; there is nothing for you to do.
imperium-losses-own = You lose { $count } of these in { $sector }: { $pool }. Pick which.
imperium-losses-cargo = A damaged ship in { $sector } carries too much. Pick { $count } of these to be lost: { $pool }.
imperium-losses-enemys = In { $sector } the enemy loses { $count } of these: { $pool }. You pick.
imperium-card-does = *{ $card }*: { $effect }

## Units, sectors, combats

imperium-own-unit = { $short } { $unit } · { $sector }
imperium-condition =
    attack { $attack }, defence { $defence }, moves { $move }{ $damaged ->
        [1] , damaged
       *[other] { "" }
    }{ $engaged ->
        [1] , engaged
       *[other] { "" }
    }{ $aboard ->
        [0] { "" }
       *[other] ; aboard: { $cargo }
    }
imperium-at = { $what } · { $sector }
imperium-of-side = { $what } ({ $side })
imperium-space = { $sector }
imperium-planet-of = { $planet } { $sector }
imperium-mines-of = Minefield { $sector }
imperium-enemy-unit = { $unit } · { $sector }
imperium-ion-cannon-of = Ion cannon { $sector }
imperium-building-of = { $building } · { $planet }
imperium-beside = beside { $near }
imperium-price = { $price } PC
imperium-kind-priced = { $unit } · { $price } PC
imperium-kind-about =
    attack { $attack }, defence { $defence }, moves { $move }{ $squadrons ->
        [0] { "" }
        [one] , carries 1 squadron
       *[other] , carries { $squadrons } squadrons
    }{ $troops ->
        [0] { "" }
        [one] , carries 1 ground unit
       *[other] , carries { $troops } ground units
    }; { $left } left
imperium-site =
    { $price } PC{ $count ->
        [0] { "" }
       *[other] , { $near }
    }
imperium-cargo = { $cargo }
imperium-take-load = Load { $cargo } from { $sector }
imperium-take-unload = Unload { $cargo } to { $sector }
imperium-supply-fate = will be lost
imperium-way =
    { $start } → { $to }, { $steps } of { $most }{ $count ->
        [0] { "" }
       *[other] , { $consequences }
    }
imperium-aim-attack = Attack { $target }
imperium-aim-invade = Invade { $target }
imperium-aim-bombard = Bombard { $target }
imperium-aim-annihilate = Destroy { $target }
imperium-aim-strike = Missile at { $target }
imperium-able =
    { $count ->
        [one] one of your units can
       *[other] { $count } of your units can
    }
imperium-able-together =
    { $count ->
        [one] one unit
       *[other] all { $count } units
    }: { $result }
imperium-comes-to =
    { $others ->
        [0] Without cards: { $result }
       *[other] With what is declared already, without cards: { $result }
    }
imperium-odds-attack =
    { $attack } against { $defence }, { $verdict ->
        [unharmed] unharmed
        [damaged] damaged
       *[destroyed] destroyed
    }
imperium-odds-invasion =
    { $attack } against { $defence }, { $ending ->
        [conquered] conquered
        [raided] taken and left: it becomes neutral
        [spared] taken if the defender spares a ground unit, else { $home ->
            [1] it stays its owner’s
           *[other] it becomes neutral
        }
        [spent] nobody is left: { $home ->
            [1] it stays its owner’s
           *[other] it becomes neutral
        }
       *[held] not taken
    } (fall: { $defenders } of the defence, { $attackers } of the attack){ $cannon ->
        [0] { "" }
        [1] , cannon damaged
       *[other] , cannon destroyed
    }
imperium-odds-none = does not take place
imperium-combat-line = { $number }. { $combat }
# Lines that begin with a plain dot are counted anew by Discord, and combats without cards have numbers, too.
imperium-combat-listed = { $number }\. { $combat }
imperium-combat-attack = { $who } → { $target }: **{ $result }**
imperium-combat-mines =
    { $who } { $count ->
        [one] clears
       *[other] clear
    } { $target }
imperium-combat-invasion =
    { $who } { $count ->
        [one] invades
       *[other] invade
    } { $target }: **{ $result }**
imperium-combat-bombardment =
    { $who } bombards { $target }: **{ $comes ->
        [neutral] the last: it becomes neutral
        [last] the last is lost
        [choice] one token of the owner’s choice is lost
       *[other] does not take place
    }**
imperium-combat-annihilation = { $who } destroys { $target }
imperium-combat-missile = { $who } strikes { $target }
imperium-fleet = **{ $side }** · { $points } PC
imperium-fleet-unit = • { $unit }: { $how }
imperium-fleet-planet =
    • { $planet }: pays { $income }{ $count ->
        [0] { "" }
       *[other] ; { $tokens }
    }

## Orders of a draft

imperium-order-move = { $unit } { $way }
imperium-order-move-somewhere = { $unit } → { $sector }
imperium-order-built = { $order }: { $unit }
imperium-order-build = Build { $unit } in { $sector } ({ $price } PC)
imperium-order-sow = { $unit } mines { $sector } ({ $price } PC)
imperium-order-repair = Repair { $unit } in { $sector } ({ $price } PC)
imperium-order-repair-nothing = Repair in { $sector }
imperium-order-save = Supply { $unit } first
imperium-bid-up-to =
    Bid { $amount }{ $limit ->
        [0] {""}
       *[other] , in secret up to { $limit }
    }{ $count ->
        [0] {""}
       *[other] ; pledged: { $cards }
    }
imperium-order-load = { $unit } loads { $cargo } from { $sector }
imperium-order-unload = { $unit } unloads { $cargo } to { $sector }
imperium-order-attack = { $unit } attacks { $target }
imperium-order-invade = { $unit } invades { $sector } with { $cargo }
imperium-order-invade-stay = { $order } ({ $stay })
imperium-order-bombard = { $unit } bombards { $sector }
imperium-order-annihilate = { $unit } destroys { $sector }
imperium-order-strike = { $unit } strikes { $sector }
imperium-order-withdraw = Call off { $sector }
imperium-order-first = { $sector } first
imperium-order-play =
    { $count ->
        [0] Play { $card }
       *[other] Play { $card }: { $aims }
    }
imperium-order-discard = Discard { $card }
imperium-order-end = Done: { $phase }
imperium-order-lay = { $card } face down at combat { $number }
imperium-draft-title = **Your draft** ({ $count ->
        [one] one order
       *[other] { $count } orders
    }; nobody else sees it)
imperium-draft-line = `{ $number }` { $order }
imperium-draft-line-refused = `{ $number }` ✗ ~~{ $order }~~ — { $reason }
imperium-draft-waits = This can only be ordered once what comes before it has been submitted.
imperium-draft-passed-over = As things stand there is nothing to decide in { $phase }, so it is passed over: no enemy, or nothing of the kind, is within reach.
imperium-added = ✓ { $order }
imperium-drafted =
    { $total ->
        [0] Your draft is empty.
        [one] Your draft holds one order; nobody else sees it until you submit.
       *[other] Your draft holds { $total } orders; nobody else sees them until you submit.
    }
imperium-left = Something came in between. This is left in your draft; look again before you submit it:

## Buttons, menus, forms

imperium-show-plan = My draft
imperium-undo = Drop the last
imperium-clear = Clear draft
imperium-drop-line = { $number }. { $order }
imperium-choose-drop = Take an order out…
imperium-choose-zoom = Look closely at…
imperium-zoom-area = { $sector } and around: { $count ->
        [one] one unit
       *[other] { $count } units
    }
imperium-choose-likely = Several orders at once
imperium-choose-cards = Several cards at once
imperium-likely-again = { $order }, once more
imperium-done-cards = Done with cards ▸
imperium-done-supply = Done with supply ▸
imperium-done-repair = Done with repairs ▸
imperium-done-construction = Done building ▸
imperium-done-movement = Done moving ▸
imperium-done-combat = Done declaring ▸
imperium-submit-orders = Submit these orders
imperium-submit-phase = Submit this phase
imperium-submit-turn = Submit and end turn
imperium-submit-all = Submit my turn
imperium-submit-laid =
    { $count ->
        [0] Submit my turn, no cards
        [one] Submit my turn with one card
       *[other] Submit my turn with { $count } cards
    }
imperium-end-anyway = Yes, end my turn
imperium-plan-on = No, plan on
imperium-tidy = Take out what is not possible
imperium-buy =
    { $count ->
        [one] Buy a card ({ $price } PC)
       *[other] Buy { $count } cards ({ $price } PC)
    }
imperium-choose-save = Supply which squadron first?
imperium-choose-repair = Repair what?
imperium-choose-discard = Discard down to { $most }
imperium-choose-kind = Build what?
imperium-choose-site = Where?
imperium-choose-layer = Sow mines: which minelayer?
imperium-choose-field = Mines where?
imperium-choose-unit = Move or load: which unit?
imperium-choose-way = Move where?
imperium-choose-cargo = Load or unload what?
imperium-choose-target = Attack what?
imperium-choose-fighters = With which units? (several)
imperium-choose-part = Or land less, or leave fewer
imperium-part = { $unit } lands { $cargo }
imperium-stay-all = After a victory all troops stay
imperium-stay = After a victory { $count ->
        [0] no troops stay
        [one] one ground unit stays at most
       *[other] { $count } ground units stay at most
    }
imperium-choose-change = Change what is declared
imperium-put-first = First: { $target }
imperium-call-off = Call off: { $target }
imperium-choose-card = Play a card openly
imperium-choose-aim = Aim it at…
imperium-choose-wave = Which two attack twice?
imperium-choose-jumper = Which unit jumps?
imperium-choose-landing = It jumps to…
imperium-play-it = Play it
imperium-stand-pat = Stand pat
imperium-bid-least = Bid { $amount }
imperium-bid-more = Bid with a secret maximum…
imperium-told-bid = Bid
imperium-told-watch = Secret order to cancel
imperium-told-truce = Secret truce
imperium-told-remove = Losses
imperium-form-bid = Bid for the initiative
imperium-form-amount = Open bid
imperium-form-amount-about = Everybody sees it at once
imperium-form-limit = Secret maximum
imperium-form-limit-about = When overbid, you go up to this by the least; empty: no
imperium-form-cards = Cards to sacrifice
imperium-form-cards-about = Each counts { $price } PC, and is only lost if you win
imperium-choose-lay = Lay a card face down
imperium-choose-back = Take a card up again
imperium-lay = { $card } → combat { $number } ({ $sector })
imperium-ready = Done: these cards
imperium-ready-none = Done: no cards
imperium-choose-losses =
    { $count ->
        [one] Pick one that is lost
       *[other] Pick { $count } that are lost
    }
imperium-usual-losses = As usual: { $cargo }
imperium-choose-watch = Secretly cancel which cards?
imperium-watch = The next { $rank } card or higher
imperium-watch-not = None: withdraw the order
imperium-choose-truce = Secret truce: which planet?
imperium-truce-for = { $sector }
imperium-truce-not = None: withdraw the order

## Refusals

imperium-refusal-draft = Nothing was submitted: “{ $order }” is not possible any more. { $reason } Take it out of your draft, or change what comes before it.
imperium-refusal-draft-empty = Your draft is empty. Add orders, or submit the phase or the turn to end it.
imperium-refusal-draft-over = Your draft already ends the turn. Take that out first, or submit it.
imperium-refusal-end-stays = “{ $order }” stays as long as your draft holds orders of a later phase. Take those out first.
imperium-refusal-no-such-order =
    { $count ->
        [0] Your draft is empty: there is nothing to take out.
       *[other] There is no such order in your draft. It has the numbers 1 to { $count }.
    }
imperium-refusal-nobody = None of your units can do that to { $sector } now: units strike their neighbours only, once a turn. Pick from the suggestions.
