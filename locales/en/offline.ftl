# What the simulated Discord itself says, in the browser.

# The language of these catalogues as Discord names it.
offline-locale = en-US
offline-direct-messages = Direct messages
offline-changed = This has changed in the meantime. Look again and choose anew.
offline-unanswered = The application did not respond. The terminal may say why.
