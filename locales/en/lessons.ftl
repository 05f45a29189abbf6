# Lessons: a guided first game of each set of rules.

lesson-which = What do you want to learn?
lesson-line = **{ $name }**: { $about }
lesson-line-begun = { $line } · step { $number } of { $of }
lesson-line-done = { $line } · ✓
lesson-title = ### { $name } · { $number } of { $of }
lesson-why = ⚠️ { $why }
lesson-prompt = 👉 { $says }
lesson-over = 🏁 { $says }
lesson-coach = Coach
lesson-otherwise = That is possible in a match; here, do what the arrow says.
lesson-past = The lesson has moved on since; this is where you are.
lesson-form-late = Opening the form took too long; press once more.
button-learn = Learn to play
button-learn-others = Other lessons
button-learn-again = Begin again
button-learned-play = Open a lobby
