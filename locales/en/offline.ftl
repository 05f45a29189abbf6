# What the simulated Discord itself says, in the browser.

# The language of these catalogues as Discord names it.
offline-locale = en-US
offline-direct-messages = Direct messages
offline-changed = This has changed in the meantime. Look again and choose anew.
offline-unanswered = The application did not respond. The terminal may say why.

# The games on the first page.
offline-games-title = Play now
offline-games-about = Choose a game and meet a computer that is a beginner, too. The board comes in a thread of its own, your hand among your direct messages.
offline-games-play = Play now
offline-games-learn = Learn
offline-games-beginning = Dealing…
offline-games-failed = No match was begun. The terminal may say why.

# The words of the page itself, in place of those of whoever makes bots.
offline-page-write = Message
offline-page-send = Send
offline-page-reply = Reply
offline-page-choose = Choose
offline-page-choose-several = Choose one or more
offline-page-chosen = What you choose
offline-page-apply = Take it
offline-page-cancel = Cancel
offline-page-submit = Send
offline-page-search = Find
offline-page-loading = Just a moment…
offline-page-nothing-fits = Nothing fits
offline-page-clear = Choose nothing
offline-page-only-you = Only you can see this
offline-page-thinking = Thinking…
offline-page-download = Download { $what }
offline-page-edited = (edited)
offline-page-picture = Picture
offline-page-close = Close
offline-page-page = Messages
offline-page-required = Something is missing here.
offline-page-write-to = Message { $what }
offline-page-edited-at = Edited { $what }
offline-page-enlarge = See the picture in large
offline-page-used = { $what } used{ " " }
offline-page-asked = What is asked
offline-page-do-with-it = What to do with it
offline-page-so-many = Chosen: { $what }
offline-page-form-goes = The bot reads what you send here.
