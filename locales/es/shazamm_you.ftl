# Lo que pasó, contado a quien le pasó: se dice donde la clave de antes de `-you` nombraría
# a quien lee.

shazamm-event-arranged-you = Ya tienes tus hechizos en orden.
shazamm-event-committed-you = Ya has elegido.
shazamm-report-bet-you =
    Apuestas { $bet }{ $count ->
        [0] {""}
       *[other] {" "}con { $spells }
    }
shazamm-report-pay-you =
    { $paid ->
        [0] No pagas nada
       *[other] Pagas { $paid }
    }{ $gained ->
        [0] {""}
       *[other] {" "}y ganas { $gained }
    } (maná: { $mana })
shazamm-event-rival-choice-you = { $spell } espera a que elijas.
shazamm-event-reveal-you =
    Apuestas { $bet }{ $count ->
        [0] {""}
       *[other] {" "}con { $spells }
    }.
shazamm-event-silence-you =
    Silencio (tú): ningún hechizo funciona en lo que queda de ronda.{ $count ->
        [0] {""}
        [one] {" "}Se pierde: { $spells }.
       *[other] {" "}Se pierden: { $spells }.
    }
shazamm-event-asks-clone-you = Clonar: eliges un hechizo del último turno de tu rival para jugarlo.
shazamm-event-asks-steal-you = Hurto: eliges qué hechizos robar.
shazamm-event-asks-recycle-you = Reciclar: puedes cambiar tu apuesta.
shazamm-event-clone-nothing-you = Clonar (tú): no hay nada que tomar del último turno de tu rival.
shazamm-event-clone-declined-you = Clonar (tú): no tomas nada.
shazamm-event-cloned-you = Clonar (tú): tomas { $spell }.
shazamm-event-theft-nothing-you = Hurto (tú): no queda ningún hechizo que robar.
shazamm-event-stolen-you = Hurto: robas { $spells }.
shazamm-event-thrown-away-you = Hurto: descartas { $spells }.
shazamm-event-end-of-round-you =
    Fin de ronda (tú): la ronda acaba de inmediato y nadie paga su apuesta.{ $count ->
        [0] {""}
        [one] {" "}Se pierde: { $spells }.
       *[other] {" "}Se pierden: { $spells }.
    }
shazamm-event-middle-you =
    Medio (tú): el muro { $moved ->
        [0] ya está en
       *[other] vuelve a
    } la losa { $slab }, donde empezó la ronda.
shazamm-event-recycle-nothing-you = Reciclar (tú): tu apuesta no se puede cambiar.
shazamm-event-recycle-kept-you = Reciclar (tú): tu apuesta se queda en { $bet }.
shazamm-event-recycled-you = Reciclar (tú): { $change } a tu apuesta, que queda en { $bet }.
shazamm-event-boost-you = Potenciador de ataque (tú): +7, poder { $power }.
shazamm-event-double-you = Dosis doble (tú): ×2, poder { $power }.
shazamm-event-winner-loses-you = El ganador pierde (tú): el muro irá hacia el ataque más fuerte.
shazamm-event-inferno-you = Infierno (tú): si el muro se mueve, avanzará dos losas.
shazamm-event-resistance-you = Resistencia: el empuje no puede acercarte el muro.
shazamm-event-sore-loser-you = Mal perdedor: si el empuje te acerca el muro, no pagarás tu apuesta.
shazamm-event-reserve-you = Refuerzo de reserva (tú): +13 de maná después de pagar.
shazamm-event-suction-you = Succión (tú): +{ $gain } de maná, lo mismo que apostó tu rival.
shazamm-event-wall-resisted-you = Resistes: el muro se queda en la losa { $slab }.
shazamm-event-wall-moves-you =
    El muro avanza { $steps ->
        [one] una losa
       *[other] { $steps } losas
    } hacia ti, hasta la losa { $slab }.
shazamm-event-pays-you =
    { $paid ->
        [0] No pagas nada
       *[other] Pagas { $paid }
    }{ $gained ->
        [0] {""}
       *[other] {" "}y ganas { $gained }
    }: te { $mana ->
        [one] queda 1
       *[other] quedan { $mana }
    } de maná.
shazamm-event-wizard-hit-you = El fuego te ha alcanzado. La ronda ha terminado.
shazamm-event-run-out-you =
    Te has quedado sin maná. Tu rival empuja el muro { $steps ->
        [one] una losa más
       *[other] { $steps } losas más
    }, hasta la losa { $slab }. La ronda ha terminado.
shazamm-event-falls-you = ¡Ya no queda puente bajo tus pies!
shazamm-event-powers-you-first = Poder: tú { $power }, { $second } { $other }.
shazamm-event-powers-you-second = Poder: { $first } { $power }, tú { $other }.

shazamm-outcome-fall-you-winner = { $loser } cayó a la lava en la ronda { $round }. El puente es tuyo.
shazamm-outcome-fall-you-loser = Caíste a la lava en la ronda { $round }. El puente es de { $winner }.
