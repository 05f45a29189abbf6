# Con qué se juega a Mag·Blast, como lo enumera /reglas.

magblast-list-cards = Todas las cartas
magblast-list-cards-about = { $count } cartas en un solo mazo. Junto a cada número están los recursos que llevan tantas de ellas.
magblast-list-no-icons = sin recurso
magblast-list-ships = Todas las naves de flota
magblast-list-ships-about = { $count } naves, cada una una sola vez.
magblast-list-flagships = Todas las naves de mando
magblast-list-flagships-about = { $count } naves de mando, cada una con un casco de { $hull }; las que juegan están a la vista. Usar una habilidad no es jugar una carta: la Fluctuación Temporal no la detiene.
