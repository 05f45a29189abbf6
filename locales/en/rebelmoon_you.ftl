# What happened, told to the one it happened to: each is said where the key before `-you`
# would name whoever reads it.

rebelmoon-event-asteroid-you = You place an asteroid on { $cell }.
rebelmoon-event-pass-you = You pass.
rebelmoon-event-cannot-place-you = You have nothing left to place, or nowhere to place it, and pass from now on.
rebelmoon-event-flight-you = Placement is over. The Chaos Bomb sets out: it is your turn to fly it.
rebelmoon-event-turn-you =
    { $side ->
        [left] You turn the bomb left on { $cell }.
        [right] You turn the bomb right on { $cell }.
       *[none] You leave the bomb where it is, on { $cell }.
    }
rebelmoon-event-advance-you =
    { $side ->
        [left] You turn the bomb left and advance to { $cell }.
        [right] You turn the bomb right and advance to { $cell }.
       *[none] You advance the bomb to { $cell }.
    }
rebelmoon-event-activate-you =
    { $turned ->
        [yes] You turn up the weapon on { $cell } and activate it: { $weapon }.
       *[no] You activate the { $weapon } on { $cell }.
    }
rebelmoon-event-hold-you = You activate nothing.
rebelmoon-report-asteroids-you = You place asteroids on { $listed }.
rebelmoon-report-weapons-you =
    You place { $times } { $colour ->
        [red] red
        [orange] orange
       *[yellow] yellow
    } weapons face down, on { $listed }.
rebelmoon-event-turned-up-you = You turn up what still lay face down: { $weapons }.
