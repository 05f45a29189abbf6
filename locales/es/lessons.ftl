# Lecciones: una primera partida guiada de cada reglamento.

lesson-which = ¿Qué quieres aprender?
lesson-line = **{ $name }**: { $about }
lesson-line-begun = { $line } · paso { $number } de { $of }
lesson-line-done = { $line } · ✓
lesson-title = ### { $name } · { $number } de { $of }
lesson-why = ⚠️ { $why }
lesson-prompt = 👉 { $says }
lesson-over = 🏁 { $says }
lesson-coach = Monitor
lesson-otherwise = En una partida se puede; aquí haz lo que dice la flecha.
lesson-past = La lección ya ha avanzado; estás aquí.
lesson-form-late = El formulario tardó demasiado en abrirse; pulsa otra vez.
button-learn = Aprender a jugar
button-learn-others = Otras lecciones
button-learn-again = Empezar de nuevo
button-learned-play = Abrir una mesa
