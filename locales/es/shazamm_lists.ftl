# Con qué se juega a Shazamm!, como lo enumera /reglas.

shazamm-list-cards = Todas las cartas
shazamm-list-about = Cada mago tiene una de cada, y la Carta falsa siempre en la mano. Un hechizo jugado ya no vuelve.
