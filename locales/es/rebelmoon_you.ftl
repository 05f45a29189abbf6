# Lo que pasó, contado a quien le pasó: se dice donde la clave de antes de `-you` nombraría
# a quien lee.

rebelmoon-event-asteroid-you = Colocas un asteroide en { $cell }.
rebelmoon-event-pass-you = Pasas.
rebelmoon-event-cannot-place-you = Te has quedado sin piezas o sin dónde ponerlas: desde ahora pasas automáticamente.
rebelmoon-event-flight-you = Termina la colocación. La Bomba del Caos se pone en marcha: la pilotas tú.
rebelmoon-event-turn-you =
    { $side ->
        [left] Giras la bomba a la izquierda en { $cell }.
        [right] Giras la bomba a la derecha en { $cell }.
       *[none] Dejas la bomba donde está, en { $cell }.
    }
rebelmoon-event-advance-you =
    { $side ->
        [left] Giras la bomba a la izquierda y avanzas hasta { $cell }.
        [right] Giras la bomba a la derecha y avanzas hasta { $cell }.
       *[none] Avanzas con la bomba hasta { $cell }.
    }
rebelmoon-event-activate-you =
    { $turned ->
        [yes] Pones boca arriba el arma de { $cell } y la activas: { $weapon }.
       *[no] Activas el arma de { $cell }: { $weapon }.
    }
rebelmoon-event-hold-you = No activas nada.
rebelmoon-report-asteroids-you = Colocas asteroides en { $listed }.
rebelmoon-report-weapons-you =
    Colocas { $times } armas { $colour ->
        [red] rojas
        [orange] naranjas
       *[yellow] amarillas
    } boca abajo, en { $listed }.
rebelmoon-event-turned-up-you = Pones boca arriba lo que quedaba boca abajo: { $weapons }.
