# What the simulated Discord itself says, in the browser.

# The language of these catalogues as Discord names it.
offline-locale = en-US
offline-direct-messages = Direct messages
offline-changed = This has changed in the meantime. Look again and choose anew.
offline-unanswered = The application did not respond. The terminal may say why.

# The games on the first page.
offline-games-title = Play now
offline-games-about = Choose a game and meet an easy computer in it. The board comes in a thread of its own, your hand among your direct messages.
offline-games-play = Play now
offline-games-learn = Learn
offline-games-beginning = Dealing…
offline-games-failed = No match was begun. The terminal may say why.
