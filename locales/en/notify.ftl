# How somebody is called when a match waits for them, and the list of all that waits.

notify-head = ### How I call you when a match waits for you
notify-told-both = • **In the channel and by direct message**: a mention there, and your hand with a sound. These are two notifications a turn (one where a match keeps one board), and what I do unless you choose otherwise.
notify-told-mention = • **In the channel**: a mention there; your hand comes by direct message without a sound. What you are asked on other people’s turns comes by direct message alone, with a sound; so does every call of a match that keeps one board.
notify-told-direct = • **By direct message**: your hand with a sound, and the end of a match too. Your name in the channel does not notify you.
notify-told-digest = • **Once a day**, at { $at }: one direct message with links to all that waits for you, and none if nothing does. Your name in the channel does not notify you, nor does the end of a match.
notify-quiet = • **Quiet hours** from { $start } to { $end }: only what cannot wait notifies you. What else called you and still waits comes at { $end } in one direct message.
notify-not-quiet = • **Quiet hours**: none.
notify-clock = • **Your clock**: { $clock }. If yours shows something else, choose below, or name a city with { COMMAND("notify") }.
notify-always =
    -# What would leave you less than an hour of your time cannot wait and comes at once. If you take no direct messages from me, I mention you in the channel instead, whatever you choose. Lobbies that invite you, or ask you to agree again, always mention you.
    -# Only you see this. The channel reads the same whatever you choose.

notify-menu-how = How shall I call you?
notify-how-both = Channel and direct message
notify-how-mention = In the channel
notify-how-direct = By direct message
notify-how-digest = Once a day, all together
notify-about-both = Two notifications a turn
notify-about-mention = A mention; your hand comes without a sound
notify-about-direct = Your hand, with a sound; nothing in the channel notifies you
notify-about-digest = One direct message with links to all that waits for you
notify-menu-digest = When shall the list come?
notify-at = The list comes at { $at }
notify-menu-from = When do your quiet hours begin?
notify-never = No quiet hours
notify-from = Quiet from { $at }
notify-menu-till = When do your quiet hours end?
notify-till = Quiet until { $at }
notify-menu-zone = What time is it for you?
notify-clock-there = { $clock }

roll-head = ### { $many ->
        [one] A match waits for you
       *[other] { $many } matches wait for you
    }
roll-match = • { $match }: { $asked } · { $controls }
roll-timed = • { $match }: { $asked }, your time runs out { $until } · { $controls }
roll-stands = • { $match }: { $asked }, and the clocks stand still since I may not write in the channel · { $controls }
roll-turn = it is your turn
roll-answer = you are asked for an answer
roll-controls = [to your move]({ $where })
roll-agreement = your agreement is asked for
roll-question = [to what is asked]({ $where })

refusal-no-zone = I know no time zone called { $name }. Choose one of those that I suggest while you type, for example Europe/Madrid.
refusal-quiet-hours = You have changed your quiet hours since this was shown. { COMMAND("notify") } shows how they stand.
