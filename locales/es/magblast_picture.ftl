# Mag·Blast: lo que se escribe en las imágenes, y lo que dicen a quien no puede verlas.

## En las imágenes; breve

magblast-picture-seat = Jugador { $number }
magblast-picture-zone-yellow = Am
magblast-picture-zone-green = V
magblast-picture-zone-red = R
magblast-picture-zone-blue = Az
magblast-picture-fired = disparó
magblast-picture-swept = barrió
magblast-picture-boarded = abordada
magblast-picture-open = ¡abierta!
magblast-picture-active = turno
magblast-picture-asked = ¿responde?
magblast-picture-placing = coloca
magblast-picture-placed = lista
magblast-picture-survivor = sobrevive
magblast-picture-noise = ¡PIUM!
magblast-picture-setup = ¡Flotas, a sus puestos!
magblast-picture-turn = ¡Te toca, { $who }!
magblast-picture-round = Ronda { $round }
magblast-picture-wins = ¡Gana { $who }!
magblast-picture-tie = Empate: { $who }
magblast-picture-actions = cartas de acción
magblast-picture-ships = naves
magblast-picture-no-sound = { $ship } ha disparado. ¿Y el ruido?
magblast-picture-chain-hit = Alcanzada: { $target }. Puede seguir un Impacto Directo.
magblast-picture-chain-direct = Impacto Directo: ¡{ $target }!
magblast-picture-scatter = { $player } dispersa las naves de la zona { $zone }.
magblast-picture-placing-ship = { $player } busca sitio a { $ship }.
magblast-picture-drew-ships =
    { $player } { $count ->
        [one] busca sitio a una nave nueva.
       *[other] elige una de { $count } naves nuevas.
    }
magblast-picture-out = Fuera hasta el fin del turno: { $cards }
magblast-picture-brutal = Asalto Brutal: un disparo por torreta
magblast-picture-brutal-from = Asalto Brutal desde el próximo turno de { $player }
magblast-picture-brutal-called = { $players } propone un Asalto Brutal
