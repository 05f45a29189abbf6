# Shazamm!: lo que se lee en las imágenes y lo que dicen a quien no puede verlas.

## En las imágenes; breve

shazamm-picture-red = Rojo
shazamm-picture-green = Verde
shazamm-picture-round = Ronda { $round }
shazamm-picture-turn = Turno { $turn }
shazamm-picture-deal-full = Los catorce en la mano
shazamm-picture-deal-arranged = Mazo en orden elegido
shazamm-picture-silenced = Silencio: nada surte efecto
shazamm-picture-middle = medio
shazamm-picture-choosing = eligiendo
shazamm-picture-fallen = ha caído
shazamm-picture-winner = ha ganado
shazamm-picture-wins = ¡Gana { $who }!
shazamm-picture-falls = { $who } cae a la lava
shazamm-picture-draw = ¡Empate!
shazamm-picture-both-fall = Los dos magos caen a la lava
shazamm-picture-this-turn = El turno { $turn } se está resolviendo
shazamm-picture-last-turn = Ronda { $round } · turno { $turn }
shazamm-picture-turn-before = Turno anterior: apuesta { $bet }
shazamm-picture-clone-may = Clonar puede tomar
shazamm-picture-steal-may = Hurto puede usar
shazamm-picture-bet = apuesta
shazamm-picture-power = poder
shazamm-picture-wall = muro
shazamm-picture-no-spells = sin cartas
shazamm-picture-cloned = { $spell } (clonado)
shazamm-picture-fate-applied = aplicada
shazamm-picture-fate-pending = pendiente
shazamm-picture-fate-cancelled = anulada
shazamm-picture-fate-silenced = silenciada
shazamm-picture-fate-stolen = hurtada
shazamm-picture-fate-discarded = descartada
shazamm-picture-fate-cut-off = cortada
shazamm-picture-ended-wizard-hit = El fuego alcanza a un mago: fin de la ronda
shazamm-picture-ended-spell = Fin de ronda: las apuestas ni se comparan ni se pagan
shazamm-picture-ended-run-out = Maná agotado: fin de la ronda
shazamm-picture-opening = Los dos magos apuestan maná y ponen hechizos boca abajo
shazamm-picture-arranging = Los dos magos ponen sus hechizos en orden
shazamm-picture-hand = Tu mano
shazamm-picture-order = Tus hechizos, en el orden en que los robarás
shazamm-picture-stock = Tu mazo, la próxima carta primero
shazamm-picture-no-hand = El público no tiene cartas

## Para quien no puede verlas; frases enteras

shazamm-alt-round = ¡Shazamm!, ronda { $round }, turno { $turn }.
shazamm-alt-deal-drawn = Cada cual juega con un mazo barajado.
shazamm-alt-deal-full = Se juega con los catorce hechizos en la mano.
shazamm-alt-deal-arranged = Se juega con mazos en el orden que eligió cada cual.
shazamm-alt-silenced = La ronda está en silencio: ningún hechizo surte efecto.
shazamm-alt-bridge = El muro de fuego arde en la losa { $wall }; la ronda empezó con él en la { $middle }. Quedan en pie las losas { $first } a { $last }.
shazamm-alt-side =
    { $who } ({ $seat ->
        [0] rojo
       *[other] verde
    }): losa { $slab }, maná { $mana } de 50, { $hand ->
        [one] 1 carta
       *[other] { $hand } cartas
    } en la mano, { $stock } en el mazo, cartas descartadas: { $discard }; { $status }.
shazamm-alt-nothing = ninguna
shazamm-alt-status-secret = decidiendo
shazamm-alt-status-arrange = poniendo hechizos en orden
shazamm-alt-status-cast = eligiendo apuesta y hechizos
shazamm-alt-status-chosen = elección hecha
shazamm-alt-status-clone = eligiendo para Clonar
shazamm-alt-status-steal = eligiendo para Hurto
shazamm-alt-status-recycle = eligiendo para Reciclar
shazamm-alt-status-waiting = en espera
shazamm-alt-status-winner = victoria
shazamm-alt-status-fallen = en la lava
shazamm-alt-choices = Se puede elegir entre: { $spells }.
shazamm-alt-this-turn = El turno { $turn } de la ronda { $round } se está resolviendo.
shazamm-alt-last-turn = Lo último: turno { $turn } de la ronda { $round }.
shazamm-alt-bets =
    { $seat ->
        [0] Rojo
       *[other] Verde
    } apostó { $bet }; cartas puestas: { $spells }.
shazamm-alt-powers = Poder { $first } contra { $second }.
shazamm-alt-wall-stayed = El muro se quedó en la losa { $slab }.
shazamm-alt-wall-moved = El muro fue de la losa { $before } a la { $after }.
shazamm-alt-wall-ran-on = De ahí siguió hasta la losa { $slab }.
shazamm-alt-ended-wizard-hit = El fuego alcanzó a un mago y la ronda terminó.
shazamm-alt-ended-spell = El hechizo Fin de ronda puso fin a la ronda.
shazamm-alt-ended-run-out = Se agotó el maná y la ronda terminó.
shazamm-alt-draw = Cayeron los dos: empate.
shazamm-alt-laid = { $spell } ({ $fate })
shazamm-alt-hand = Tu mano, maná { $mana } de 50: { $spells }.
shazamm-account-turn = El turno que se está resolviendo
shazamm-account-hand =
    { $count ->
        [0] Tu mano está vacía.
        [one] Tu mano: 1 carta.
       *[other] Tu mano: { $count } cartas.
    }
shazamm-alt-no-hand = La mano del público: sin cartas.
shazamm-alt-spell = { $number } { $spell }: { $effect }
shazamm-alt-cast = Has apostado { $bet }; cartas puestas: { $spells }.
shazamm-alt-stock = Tu mazo, la próxima carta primero: { $spells }.
shazamm-alt-hand-silenced = La ronda está en silencio: los hechizos que pongas se pierden.
shazamm-cover = Dos magos se enfrentan en un puente de piedra sobre la lava, con un muro de fuego entre ambos.

## The legend: what signs mean; short

shazamm-legend-bridge = En el puente
shazamm-legend-players = De los jugadores
shazamm-legend-fates = Qué fue de una carta
shazamm-legend-wizards = Los magos rojo y verde
shazamm-legend-wall = Muro de fuego: a quien alcanza pierde la ronda
shazamm-legend-plates = Números donde están rojo, verde y el muro
shazamm-legend-middle = Gema: donde empezó la ronda
shazamm-legend-slabs = Una losa en pie
shazamm-legend-broken = Losa caída: cada ronda, una más por extremo
shazamm-legend-thinks = Está eligiendo
shazamm-legend-crowned = Ha ganado la partida
shazamm-legend-sunk = Ha caído a la lava
shazamm-legend-sides = Sol: rojo; luna: verde
shazamm-legend-mana = Maná que queda de cincuenta
shazamm-legend-bet = Maná apostado
shazamm-legend-power = Poder: apuesta y hechizos
shazamm-legend-hand = Cartas en la mano
shazamm-legend-stock = Cartas en el mazo
shazamm-legend-discards = Cartas descartadas
shazamm-legend-way = Camino del muro; barra: no se mueve
shazamm-legend-states = Elige; ganó; cayó
shazamm-legend-fate-applied = surtió efecto
shazamm-legend-fate-pending = su número aún no ha llegado
shazamm-legend-fate-cancelled = los dos pusieron lo mismo
shazamm-legend-fate-silenced = perdida por Silencio
shazamm-legend-fate-stolen = surtió efecto para el ladrón
shazamm-legend-fate-discarded = el ladrón no la usó
shazamm-legend-fate-cut-off = la ronda acabó antes
shazamm-legend-number = Número de un hechizo
