# Rebel Moon Defense: names, what happens, why not, the rules, and what pictures show.

rebelmoon-tagline = A Chaos Bomb, a belt of asteroids, and hidden weapons between it and the moon.

## Options of the lobby

rebelmoon-option-board-side = Cells to a side of the board
rebelmoon-option-board-side-about = A longer way for the bomb, more room for both: larger boards favour the Rebel.
rebelmoon-option-exclusion = Kept empty
rebelmoon-option-exclusion-about = Where neither weapons nor asteroids may be placed.
rebelmoon-option-exclusion-strict = Gate, moon, cells beside
rebelmoon-option-exclusion-lenient = Gate and moon only
rebelmoon-option-scanner = Scanner for the bomb
rebelmoon-option-scanner-about = The bomb may turn a hidden weapon up from afar.
rebelmoon-option-scanner-true = With scanner
rebelmoon-option-scanner-false = Without scanner
rebelmoon-option-bomb-laser = Front laser for the bomb
rebelmoon-option-bomb-laser-about = The bomb may shoot at what lies straight ahead.
rebelmoon-option-bomb-laser-true = With front laser
rebelmoon-option-bomb-laser-false = Without front laser
rebelmoon-preset-long = A board of seven cells a side; a week for each move.

## Names

rebelmoon-role-imperial = Imperial
rebelmoon-role-rebel = Rebel

rebelmoon-kind-laser = Laser
rebelmoon-kind-emp = EMP device
rebelmoon-kind-frag-mine = Fragmentation mine
rebelmoon-kind-contact-mine = Contact mine
rebelmoon-kind-asteroid-destroyer = Asteroid destroyer

rebelmoon-weapon-laser =
    { $colour ->
        [red] red
        [orange] orange
       *[yellow] yellow
    } laser
rebelmoon-weapon-emp =
    { $colour ->
        [red] red
        [orange] orange
       *[yellow] yellow
    } EMP device
rebelmoon-weapon-frag-mine =
    { $colour ->
        [red] red
        [orange] orange
       *[yellow] yellow
    } fragmentation mine
rebelmoon-weapon-contact-mine =
    { $colour ->
        [red] red
        [orange] orange
       *[yellow] yellow
    } contact mine
rebelmoon-weapon-asteroid-destroyer =
    { $colour ->
        [red] red
        [orange] orange
       *[yellow] yellow
    } asteroid destroyer

rebelmoon-weapon-on = { $weapon } on { $cell }

rebelmoon-does-laser = 6 damage at any distance, but only along the six rows of cells. One shot.
rebelmoon-does-emp = The best of 3 dice, then of 2, then of 1, less the distance. Three shots.
rebelmoon-does-frag-mine = 3, 2 or 1 damage at distance 1, 2 or 3, whatever the shield’s colour. It stays.
rebelmoon-does-contact-mine = 6 damage to a bomb right next to it. One shot.
rebelmoon-does-asteroid-destroyer = Removes one asteroid in sight; it cannot hurt the bomb. One shot.

rebelmoon-upgrade-thrusters = Thrusters
rebelmoon-upgrade-scanner = Scanner
rebelmoon-upgrade-bomb-laser = Front laser

rebelmoon-cost-thrusters = 3 points of shield: one more cell straight ahead
rebelmoon-cost-scanner = 2 points of shield: turn up a face-down weapon in sight
rebelmoon-cost-bomb-laser = All of the active shield: destroy the first piece straight ahead

rebelmoon-direction-e = east
rebelmoon-direction-se = southeast
rebelmoon-direction-sw = southwest
rebelmoon-direction-w = west
rebelmoon-direction-nw = northwest
rebelmoon-direction-ne = northeast

rebelmoon-turn-left = Turn left
rebelmoon-turn-right = Turn right
rebelmoon-turn-none = Keep course

rebelmoon-piece-asteroid = the asteroid on { $cell }
rebelmoon-piece-red = the red weapon on { $cell }
rebelmoon-piece-orange = the orange weapon on { $cell }
rebelmoon-piece-yellow = the yellow weapon on { $cell }
rebelmoon-piece-bomb = the bomb on { $cell }

## What happens

rebelmoon-event-start = { $imperial } is the Imperial and flies the Chaos Bomb from { $gate } to the moon on { $moon }. { $rebel } is the Rebel and wants to destroy it on the way. First they place their pieces in turn.
rebelmoon-event-start-imperial = You are the Imperial: you win when the bomb reaches the moon on { $moon }. First you and { $rebel } place pieces in turn: you asteroids, which weapons must not touch and cannot see through.
rebelmoon-event-start-rebel = You are the Rebel: you win when the bomb is destroyed before it reaches the moon on { $moon }. First you and { $imperial } place pieces in turn: you weapons, face down; most hurt only a shield of their colour.
rebelmoon-event-asteroid = { $player } places an asteroid on { $cell }.
rebelmoon-event-weapon =
    { $player } places { $colour ->
        [red] a red
        [orange] an orange
       *[yellow] a yellow
    } weapon face down on { $cell }.
rebelmoon-event-secret = Only you know it: on { $cell } lies your { $weapon }.
rebelmoon-event-pass = { $player } passes.
rebelmoon-event-cannot-place = { $player } has nothing left to place, or nowhere to place it, and passes from now on.
rebelmoon-event-flight = Placement is over. The Chaos Bomb sets out: it is { $player }’s turn to fly it.
rebelmoon-event-turn =
    { $side ->
        [left] { $player } turns the bomb left on { $cell }.
        [right] { $player } turns the bomb right on { $cell }.
       *[none] { $player } leaves the bomb where it is, on { $cell }.
    }
rebelmoon-event-advance =
    { $side ->
        [left] { $player } turns the bomb left and advances to { $cell }.
        [right] { $player } turns the bomb right and advances to { $cell }.
       *[none] { $player } advances the bomb to { $cell }.
    }
rebelmoon-event-thrusters = The thrusters, for { $cost } points of shield, carry the bomb to { $cell }.
rebelmoon-event-scanner = The scanner, for { $cost } points of shield, turns up the weapon on { $cell }: it is the { $weapon }.
rebelmoon-event-bomb-laser =
    The front laser burns the active shield ({ $cost ->
        [one] 1 point
       *[other] { $cost } points
    }) and destroys { $piece }.
rebelmoon-event-activate =
    { $turned ->
        [yes] { $player } turns up the weapon on { $cell } and activates it: { $weapon }.
       *[no] { $player } activates the { $weapon } on { $cell }.
    }
rebelmoon-event-die = It rolls one die: { $best }.
rebelmoon-event-dice = It rolls { $dice }: the best die is { $best }.
rebelmoon-event-hold = { $player } activates nothing.
rebelmoon-event-quiet = For { $turns } turns the bomb has not left its cell and no weapon was activated. After { $most } the Rebels evacuate their base and win.
rebelmoon-event-last-turns =
    { $left ->
        [one] One turn is
       *[other] { $left } turns are
    } left: then the Rebels evacuate their base and win.
rebelmoon-report-asteroids = { $player } places asteroids on { $listed }.
rebelmoon-report-secrets = Only you know what lies where: { $listed }.
rebelmoon-report-weapons =
    { $player } places { $times } { $colour ->
        [red] red
        [orange] orange
       *[yellow] yellow
    } weapons face down, on { $listed }.

rebelmoon-event-turned-up = { $player } turns up what still lay face down: { $weapons }.
rebelmoon-event-left-out =
    { $lost ->
        [yes] Weapons never placed, or destroyed face down
       *[no] Weapons never placed
    }: { $weapons }.

rebelmoon-effect-hit =
    It hits the bomb for { $damage ->
        [one] 1 point
       *[other] { $damage } points
    }.
rebelmoon-effect-shield-lost =
    It hits the bomb for { $damage ->
        [one] 1 point
       *[other] { $damage } points
    }, and the shield collapses.
rebelmoon-effect-destroyed = It hits the unprotected Chaos Bomb, which bursts into a thousand harmless pieces!
rebelmoon-effect-wrong-colour =
    The active shield is not { $colour ->
        [red] red
        [orange] orange
       *[yellow] yellow
    }: no damage.
rebelmoon-effect-out-of-sight = Something blocks its line of sight to the bomb: no damage.
rebelmoon-effect-out-of-reach = The bomb is out of its reach: no damage.
rebelmoon-effect-too-weak = That does not exceed the distance of { $distance }: no damage.
rebelmoon-effect-asteroid-destroyed = The asteroid on { $target } is gone.
rebelmoon-effect-no-asteroid = No asteroid is in its sight: it is spent for nothing.

rebelmoon-shields =
    { $colour ->
        [red] The red shield has { $strength } of 6 left.
        [orange] The orange shield has { $strength } of 6 left.
        [yellow] The yellow shield has { $strength } of 6 left.
       *[none] The bomb has no shield left: the next hit of any weapon destroys it.
    }

## How it ends

rebelmoon-outcome-moon-reached = The Chaos Bomb has reached the moon. The last Rebel base is no more.
rebelmoon-outcome-bomb-destroyed = The Chaos Bomb is destroyed. The Rebel base is safe.
rebelmoon-outcome-stalled = For six turns the bomb did not leave its cell and no weapon was activated: the Rebels have evacuated their base and win.
rebelmoon-outcome-evacuated = After sixty turns the Rebels have evacuated their base and win.

## Why not

rebelmoon-refusal-seats = Rebel Moon Defense is for two players: the Imperial and the Rebel.
rebelmoon-refusal-in-placement = The asteroids and weapons are still being placed. Place a piece, or pass.
rebelmoon-refusal-placement-over = Placement is over.
rebelmoon-refusal-in-flight = It is the bomb’s turn. Turn, advance, use an upgrade, or leave the bomb where it is.
rebelmoon-refusal-in-defence = It is your turn to answer. Activate a weapon on the board, or pass.
rebelmoon-refusal-no-such-cell = There is no such cell on this board. Cells go by the letter of their row, A to { $row }, and their number in it: the gate is { $first }, the moon is { $last }.
rebelmoon-refusal-on-gate = { $cell } is the star gate, where nothing may be placed. Choose a free cell away from it.
rebelmoon-refusal-on-moon = { $cell } is the moon, where nothing may be placed. Choose a free cell away from it.
rebelmoon-refusal-next-to-gate = { $cell } is next to the star gate on { $end }. In this match the cells beside it stay empty: choose one farther away.
rebelmoon-refusal-next-to-moon = { $cell } is next to the moon on { $end }. In this match the cells beside it stay empty: choose one farther away.
rebelmoon-refusal-occupied = Taken already, by { $piece }. Choose a free cell.
rebelmoon-refusal-asteroid-beside = An asteroid must not touch a weapon, and beside { $cell } is { $piece }. Choose a cell that touches no weapon.
rebelmoon-refusal-weapon-beside = A weapon must not touch an asteroid, and beside { $cell } is { $piece }. Choose a cell that touches no asteroid.
rebelmoon-refusal-asteroid-closes = An asteroid on { $cell } would close the last way from the gate to the moon, with what lies next to it ({ $wall }) and beyond. Choose a cell that leaves a way.
rebelmoon-refusal-weapon-closes = A weapon on { $cell } would close the last way from the gate to the moon, with what lies next to it ({ $wall }) and beyond. Choose a cell that leaves a way.
rebelmoon-refusal-imperial-weapon = You place asteroids; the weapons are the Rebel’s. Name only the cell.
rebelmoon-refusal-choose-weapon = Say which of your weapons goes there: its type and its colour.
rebelmoon-refusal-weapon-placed = Your { $weapon } is already on the board. Choose one that you still hold.
rebelmoon-refusal-turn-too-far = The bomb turns by one side of its cell at most, and that would be { $sides }. Turn left, turn right, or keep course.
rebelmoon-refusal-edge =
    { $by ->
        [thrusters] The thrusters would push the bomb from { $cell } to the { $facing }, off the board. Choose another course, or leave them out.
       *[advance] To the { $facing } of { $cell } the board ends. Choose another course, or do not advance.
    }
rebelmoon-refusal-blocked =
    { $by ->
        [thrusters] The thrusters would push the bomb to the { $facing }, into { $piece }. Choose another course, or leave them out.
       *[advance] To the { $facing } the way is blocked by { $piece }. Choose another course, or do not advance.
    }
rebelmoon-refusal-without-scanner = In this match the bomb has no scanner. Choose another upgrade, or none.
rebelmoon-refusal-without-bomb-laser = In this match the bomb has no front laser. Choose another upgrade, or none.
rebelmoon-refusal-moon-reached = The advance alone reaches the moon and wins. Leave the upgrade out.
rebelmoon-refusal-poor-thrusters =
    The thrusters cost { $cost } points of shield, and { $left ->
        [0] none is
        [one] only 1 is
       *[other] only { $left } are
    } left. Fly without them.
rebelmoon-refusal-poor-scanner =
    The scanner costs { $cost } points of shield, and { $left ->
        [0] none is
        [one] only 1 is
       *[other] only { $left } are
    } left. Fly without it.
rebelmoon-refusal-poor-bomb-laser = The front laser burns the active shield, and the bomb has none left. Fly without it.
rebelmoon-refusal-target-needless = Only the scanner needs a target. Leave the target out, or use the scanner.
rebelmoon-refusal-scan-choose = Say which weapon to scan. From there the bomb sees, face down: { $cells }.
rebelmoon-refusal-scan-nothing = From there the bomb sees no face-down weapon. Choose another upgrade, or none.
rebelmoon-refusal-scan-no-weapon = There is no weapon on { $cell } to scan. Choose a face-down weapon in the bomb’s sight.
rebelmoon-refusal-scan-face-up = Everyone can already see what { $piece } is. Choose a face-down weapon in the bomb’s sight.
rebelmoon-refusal-scan-hidden = From there the bomb does not see { $piece }. In the way: { $hiding }. Choose a weapon in sight.
rebelmoon-refusal-laser-nothing = There is nothing to the { $facing } of the bomb for its front laser to destroy. Choose another course, or leave it out.
rebelmoon-refusal-no-weapon = There is no weapon on { $cell }. Choose a weapon on the board, or pass.
rebelmoon-refusal-spent = The { $weapon } on { $cell } is spent and gone. Choose a weapon still on the board, or pass.
rebelmoon-refusal-lost = The bomb’s laser has destroyed the weapon on { $cell }. Choose a weapon still on the board, or pass.
rebelmoon-refusal-needs-no-target = The weapon on { $cell } fires at the bomb and needs no target. Leave the target out.
rebelmoon-refusal-choose-asteroid = Say which asteroid to destroy. In sight: { $cells }.
rebelmoon-refusal-no-asteroid = There is no asteroid on { $cell }. Choose one in the destroyer’s sight.
rebelmoon-refusal-asteroid-hidden = From { $cell } the destroyer does not see the asteroid on { $target }. In the way: { $hiding }. Choose one in sight.
rebelmoon-refusal-secret = What lies on { $cell } is the Rebel’s secret until it is face up. You can look at what each type of weapon would cover from there.

## Rules

rebelmoon-rules-1-title = The story and the goal
rebelmoon-rules-1-body =
    The Empire has found the last Rebel base, on a moon behind a belt of asteroids, and has sent the Chaos Bomb through a star gate to end it. The Rebels have hidden automatic weapons among the rocks.

    Two people play. **The Imperial** flies the bomb from the gate, in the top left corner, to the moon, in the bottom right corner, and wins by reaching it. **The Rebel** wins by destroying the bomb on its way.

    First both place their pieces: the Imperial asteroids, the Rebel weapons. Then the bomb flies, and every move of it is answered by one weapon.

    Cells are named by the letter of their row and their number in it; the names are printed on the board.
rebelmoon-rules-2-title = Placing
rebelmoon-rules-2-body =
    The Imperial begins, and you take turns placing one piece each. The Imperial has 15 asteroids. The Rebel has 15 weapons, one of each of the 5 types in red, orange and yellow, and places them **face down**: everyone sees the colour, only the Rebel knows the type.

    • An asteroid must not touch a weapon. It may touch asteroids.
    • A weapon must not touch an asteroid. It may touch weapons.
    • One piece per cell; nothing on the gate or the moon, nor next to them (the lobby may choose that only the two cells themselves stay empty).
    • Asteroids and weapons are obstacles, and a way over free cells from the gate to the moon must always remain.

    Instead of placing you may **pass**, and still place later. When both pass one after the other, the bomb sets out. Whoever has no piece or no place left passes automatically. A pass made because a clock ran out does not count at first; the same player’s second one in a row does. What was not placed leaves the game, weapons face down.
rebelmoon-rules-3-title = The bomb’s turn
rebelmoon-rules-3-body =
    The bomb starts on the gate and faces the moon, to the southeast. In each of its turns it may do the following, in this order, each of them or none:

    1. **Turn** by one side of its cell, left or right.
    2. **Advance** one cell straight ahead. It cannot enter a cell with an asteroid or a weapon, nor leave the board.
    3. **Use one upgrade**, paid for in points of shield.

    If it reaches the moon, the Imperial wins at once. Otherwise the Rebel may activate a weapon.

    The upgrades:
    • **Thrusters** (always): 3 points for one more cell straight ahead, even if the bomb did not advance.
    • **Scanner** (if agreed): 2 points to turn up one face-down weapon in the bomb’s line of sight. It is not activated by that.
    • **Front laser** (if agreed): all that is left of the active shield, to destroy the first asteroid or weapon straight ahead, however far. There must be one. A weapon destroyed face down is not turned up.
rebelmoon-rules-4-title = Shields and damage
rebelmoon-rules-4-body =
    The bomb has three shields of 6 points each: red on top, then orange, then yellow. The top one is active, and a die shows what it has left.

    • A weapon hurts the bomb only if it has **the colour of the active shield**. The fragmentation mine hurts any shield.
    • A shield that drops below 1 is removed, and the next one starts with 6. What a weapon does beyond that is **lost**.
    • What an upgrade costs beyond that **is taken from the next shield**. All shields together must be able to pay; spending the very last point is allowed.
    • Without shields the bomb is **unprotected**: the next weapon of any colour that does at least 1 point destroys it. The hit that takes the last shield does not.
rebelmoon-rules-5-title = The Rebel’s turn
rebelmoon-rules-5-body =
    After each turn of the bomb the Rebel may activate **one weapon**, or none. A face-down weapon is turned up first, and from then on everyone knows it.

    Any weapon may be activated, even one that cannot hit, for example to clear the way for another. A weapon of one shot is removed afterwards whether it hit or not, and an EMP device loses one of its shots even if its colour is wrong or the bomb out of sight.

    To hit, a weapon needs the bomb in its line of sight and in its reach. Before you decide, you can look at what a weapon of yours covers; nobody else sees that.
rebelmoon-rules-6-title = The weapons
rebelmoon-rules-6-body =
    • **Laser**: 6 damage at any distance, but only along the six straight rows of cells. One shot.
    • **EMP device**: in any direction. Roll 3 dice; the damage is the best die less the distance, so 5-3-2 at distance 1 makes 4. The second shot rolls 2 dice, the third 1, and then it is removed. A counter on it shows the shots left. A result of 0 or less does no damage.
    • **Fragmentation mine**: 3 damage to a bomb beside it, 2 at distance 2, 1 at distance 3, whatever the shield’s colour. It stays and may be activated again and again.
    • **Contact mine**: 6 damage to a bomb right beside it. One shot.
    • **Asteroid destroyer**: removes one asteroid in its line of sight, in any direction and at any distance. If it sees any, it must take one; if not, it is spent for nothing. It never hurts the bomb, not even an unprotected one. One shot.

    Each comes once in red, once in orange and once in yellow. For the destroyer the colour means nothing.
rebelmoon-rules-6-figure = The laser on E5 strikes in the bright cells: along six straight rows, to the edge of the board or to the next piece. The asteroid on E7 hides E8 and E9; those on D3 and G4 lie in no row.
rebelmoon-rules-7-title = Line of sight
rebelmoon-rules-7-body =
    Draw a straight line from the centre of the weapon’s cell to the centre of the bomb’s.

    • If it crosses a cell with an asteroid or a weapon on it, sight is blocked. A corner cut off is enough; merely touching a corner point is not.
    • If it runs along the side that two cells share, sight is blocked only if both are occupied.
    • Every piece blocks, face up or face down. The gate and the moon do not. For a destroyer aiming at an asteroid the bomb is in the way as well.

    Neighbours always see each other. The same line serves the scanner, from the bomb to the weapon. **Distance** is the number of steps from cell to cell; neighbours are at distance 1.
rebelmoon-rules-7-figure = The EMP device on E5 sees the bright cells. The asteroid on D3 hides the bomb on C2, the one on F5 hides H5, and the line to B6 is cut by D6.
rebelmoon-rules-8-title = The end
rebelmoon-rules-8-body =
    • The bomb enters the moon’s cell: **the Imperial wins** at once, before the Rebel can answer.
    • An unprotected bomb is hit: **the Rebel wins**.
    • For six turns in a row the bomb does not leave its cell and no weapon is activated: the base has been evacuated, and **the Rebel wins**. Turning on the spot is no move.
    • Sixty turns have been flown: the base has been evacuated, and **the Rebel wins**.

    Then all weapons are turned up, also those never placed.

    If no weapon is left on the board, the Rebel’s turns are skipped. When a clock runs out, the bomb stays where it is, and no weapon is activated.
rebelmoon-rules-9-title = First steps
rebelmoon-rules-9-body =
    As **the Imperial**: every asteroid keeps weapons off the cells around it, and blocks their sight. Build a sheltered lane rather than scattering rocks, and mind that your own rocks do not slow you down. Thrusters halve the time under fire, but they cost a sixth of all your shields each time: keep some for the last cells. Watch the colours: a lane watched only by yellow weapons is safe until your yellow shield is up.

    As **the Rebel**: you need about four good hits in different colours, red first, then orange, then yellow, and then any. Place your red weapons where the bomb will pass early and your yellow ones where it will pass late. Mines belong on the narrow passages, lasers at the end of long rows. A face-down weapon that might be a contact mine can make the bomb take the long way round.

## In the pictures

rebelmoon-picture-shields = Shields
rebelmoon-picture-placing = Placement
rebelmoon-picture-turn = Turn { $turn } of { $last }
rebelmoon-picture-placement = to place, or pass
rebelmoon-picture-flight = to fly the bomb
rebelmoon-picture-defence = may fire one weapon
rebelmoon-picture-passed = has passed
rebelmoon-picture-won = wins the match
rebelmoon-picture-quiet = Quiet turns: { $quiet } of { $most }
rebelmoon-picture-stalled =
    After { $turns ->
        [one] one quiet turn
       *[other] { $turns } quiet turns
    } the Rebels have evacuated their base and win.
rebelmoon-picture-left = Still to place
rebelmoon-picture-upgrades = Upgrades
rebelmoon-picture-arsenal-own = Your weapons
rebelmoon-picture-arsenal-seen = What everyone knows of the weapons
rebelmoon-picture-held = in hand
rebelmoon-picture-out = out
rebelmoon-picture-never-seen = Weapons out of the match
rebelmoon-picture-edge = the edge of the board
rebelmoon-picture-free = { $cell }
rebelmoon-picture-moon = { $cell }, the moon!
rebelmoon-picture-boost = thrusters: { $way }
rebelmoon-picture-asteroids =
    { $count ->
        [0] No asteroid left to place
        [one] 1 asteroid to place
       *[other] { $count } asteroids to place
    }

## Previews

rebelmoon-preview-flight = Preview of your turn
rebelmoon-preview-weapon = Preview of the weapon on { $cell }
rebelmoon-preview-kind = { $kind } on { $cell }
rebelmoon-preview-scanner = The scanner, for { $cost } points of shield, would turn up the weapon on { $cell }.
rebelmoon-preview-is = The { $weapon } is at distance { $distance } from the bomb.
rebelmoon-preview-damage =
    It would hit for { $damage ->
        [one] 1 point
       *[other] { $damage } points
    }.
rebelmoon-preview-dice =
    { $dice ->
        [one] It would roll 1 die
       *[other] It would roll { $dice } dice and count the best
    }: { $least } to { $most } points of damage.
rebelmoon-preview-destroys = It would destroy the bomb, which has no shield left: the Rebel would win.
rebelmoon-preview-may-destroy = It destroys the bomb if it does any damage, for no shield is left: then the Rebel wins.
rebelmoon-preview-asteroids = It could destroy the asteroid on { $cells }.
rebelmoon-preview-no-asteroids = It has no asteroid in sight.
rebelmoon-preview-covers =
    { $count ->
        [0] It covers no cell.
        [one] It covers one cell: { $cells }.
       *[other] It covers { $count } cells: { $cells }.
    }

## Alt texts

rebelmoon-alt-player = { $role }: { $player }.
rebelmoon-alt-player-task = { $role }: { $player }, { $task }.
rebelmoon-alt-bomb = The bomb is on { $cell } and faces { $facing }.
rebelmoon-alt-shields = Shields: red { $red }, orange { $orange }, yellow { $yellow } of 6.
rebelmoon-alt-path = It came by { $cells }.
rebelmoon-alt-path-last = It last came by { $cells }.
rebelmoon-alt-asteroids = Asteroids: { $cells }.
rebelmoon-alt-down-red = Face down, red: { $cells }.
rebelmoon-alt-down-orange = Face down, orange: { $cells }.
rebelmoon-alt-down-yellow = Face down, yellow: { $cells }.
rebelmoon-alt-up = Face up: { $weapons }.
rebelmoon-alt-emp = { $weapon } on { $cell } with { $shots ->
        [one] 1 shot
       *[other] { $shots } shots
    } left
rebelmoon-alt-used-thrusters = It fired its thrusters for { $cost } points, to { $cell }.
rebelmoon-alt-used-scanner = It scanned { $cell } for { $cost } points.
rebelmoon-alt-used-bomb-laser = Its front laser destroyed what stood on { $cell }, for { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }.
rebelmoon-alt-shot = Last shot: { $weapon } on { $cell }.
rebelmoon-alt-left = Still to place: asteroids { $asteroids }, red weapons { $red }, orange { $orange }, yellow { $yellow }.
rebelmoon-alt-open =
    { $count ->
        [0] No cell is open.
       *[other] Open cells: { $cells }.
    }
rebelmoon-alt-own-down = Your weapons face down: { $weapons }.
rebelmoon-alt-own-held = In your hand: { $weapons }.
rebelmoon-alt-own-spent = Spent: { $weapons }.
rebelmoon-alt-out = Out of the match: { $weapons }.
rebelmoon-alt-upgrade = { $name }: { $what }.
rebelmoon-alt-upgrade-out = { $name }: not possible now.
rebelmoon-alt-spent = Weapons seen and spent: { $weapons }.
rebelmoon-alt-course = { $turn }: { $what }.
rebelmoon-alt-course-boosted = { $turn }: { $what } ({ $boost }).
rebelmoon-account-bomb = The bomb
rebelmoon-account-weapons = Weapons gone
rebelmoon-account-grid = A hexagon of cells, { $side } to a side: rows A to { $last } from the top, cells numbered from the left, { $widest } in the longest row. The bomb sets out from the gate on { $gate }; the moon is { $moon }.
rebelmoon-account-quiet = Quiet turns in a row: { $quiet } of { $most }.
rebelmoon-account-placement = to place, or pass
rebelmoon-account-flight = to fly the bomb
rebelmoon-account-defence = free to fire one weapon
rebelmoon-account-passed = passed last time
rebelmoon-account-won = victorious
rebelmoon-account-unplaced = Asteroids never placed: { $asteroids }.
rebelmoon-account-path = Cells that it has been on, in their order: { $cells }.
rebelmoon-account-lost = Destroyed face down: what lay on { $cells }.
rebelmoon-cover = The Chaos Bomb flies from the star gate towards the moon, between asteroids, and lasers strike its shields.

## The legend: what signs mean; short

rebelmoon-legend-board = On the board
rebelmoon-legend-bomb = The bomb
rebelmoon-legend-weapons = Weapons
rebelmoon-legend-shots = Shots
rebelmoon-legend-gate = Star gate: the bomb starts here
rebelmoon-legend-moon = Moon: the bomb’s goal
rebelmoon-legend-asteroid = Asteroid: blocks way and sight
rebelmoon-legend-course = The bomb’s course; bright: the last turn
rebelmoon-legend-placed = Just placed
rebelmoon-legend-open = Bright: you may place here, or it reaches here
rebelmoon-legend-shut = Struck out: not to be placed on, or out of reach
rebelmoon-legend-facing = Prow: where it faces; rings: its shields; number: what the active one has left
rebelmoon-legend-stripped = No shield left
rebelmoon-legend-shield = The active shield: its colour, what is left, also as a die
rebelmoon-legend-colours = Triangle red, square orange, circle yellow
rebelmoon-legend-down = Face down; most kinds hurt the shield of their colour
rebelmoon-legend-laser = along six rows
rebelmoon-legend-emp = dice less distance; dots: shots left
rebelmoon-legend-frag-mine = up to distance 3, any colour
rebelmoon-legend-contact-mine = beside it
rebelmoon-legend-asteroid-destroyer = any asteroid in sight
rebelmoon-legend-hidden = Dashed: face down, you know its kind
rebelmoon-legend-spent = Crossed out: used up
rebelmoon-legend-out = Faint: never placed or lost; with ?: not known
rebelmoon-legend-hit = It hit
rebelmoon-legend-missed = It fired in vain
rebelmoon-legend-scanned = The bomb scanned this
rebelmoon-legend-gone = Destroyed
rebelmoon-legend-damage = Damage to the bomb
rebelmoon-legend-dice = Dice: the best counts

# What is counted of a match, on the picture of its end.
rebelmoon-figure-placed = Pieces placed
rebelmoon-figure-cells = Cells flown
rebelmoon-figure-spent = Shields spent
rebelmoon-figure-activated = Weapons fired
rebelmoon-figure-damage = Damage done
