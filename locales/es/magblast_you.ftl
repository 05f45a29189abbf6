# Lo que pasó, contado a quien le pasó: se dice donde la clave de antes de `-you` nombraría
# a quien lee.

magblast-event-flagship-you = Estás al mando de { $flagship }.
magblast-event-placed-you = Ya has colocado tu flota.
magblast-event-reveals-you = Muestras { $ships } (casco { $hull }).
magblast-event-first-you =
    Empiezas tú, con la flota más débil (casco { $hull }){ $tied ->
        [0] .
       *[other] , por sorteo.
    }
magblast-event-turn-you = Ronda { $round }: es tu turno.
magblast-event-discards-you = Descartas { $cards }.
magblast-event-oversees-you =
    Tomas { $cards } de los descartes ({ $left ->
        [0] habilidad agotada
        [one] queda un uso
       *[other] quedan { $left } usos
    }).
magblast-event-pays-you = Pagas una nave con { $cards }.
magblast-event-wishes-you =
    Encargas { $ship } de los descartes ({ $left ->
        [0] habilidad agotada
        [one] queda un uso
       *[other] quedan { $left } usos
    }).
magblast-event-places-you = { $ship } se une a tu flota (zona { $zone }).
magblast-event-places-alone-you = { $ship } se une a tu flota (zona { $zone }): no cabe en ninguna otra.
magblast-event-throws-back-you = Descartas { $ships }.
magblast-event-moves-you = Llevas { $ship } de la zona { $start } a la { $zone }.
magblast-event-fires-you =
    # { $noise }
    Tu { $ship } dispara contra { $target }: { $card }.
magblast-event-fires-silently-you =
    Tu { $ship } apunta contra { $target } con { $card }… ¿y el sonido?{ $waits ->
        [0] { "" }
       *[other] { " " }Responde con él a este mensaje o escribe { COMMAND("magblast sound") }.
    }
    .default-waits = 0
magblast-event-misses-you = No has dicho ni pío: el disparo de { $ship } contra { $target } falla.
magblast-event-rams-you = ¡Sacrificas { $ship } y embistes!
magblast-event-launches-you = Lanzas { $card } contra { $target }.
magblast-event-launches-loudly-you =
    # { $noise }
    Lanzas { $card } contra { $target }.
magblast-event-shields-you =
    { $flagship } (tú): disparo cancelado{ $count ->
        [0] {" "}({ $left ->
        [0] habilidad agotada
        [one] queda un uso
       *[other] quedan { $left } usos
    }).
       *[other] , a cambio de { $cards }.
    }
magblast-event-cancelled-flux-you = Tu { $card }: como si no hubiera pasado.
magblast-event-cancelled-evade-you = Fallas con { $card }: maniobra evasiva.
magblast-event-cancelled-intercept-you = Pierdes { $card }: los cazas interceptan.
magblast-event-cancelled-ability-you = Fallas con { $card }: lo impide una nave de mando.
magblast-event-jams-you = { $ship } bloquea tu mano: descartas { $card }.
magblast-event-lies-minefield-of-you = Tu flota está minada hasta el próximo turno de { $caster }: ni se mueve, ni dispara, ni lanza.
magblast-event-lies-minefield-own-you = Tu flota está minada hasta tu próximo turno: ni se mueve, ni dispara, ni lanza.
magblast-event-lies-asteroids-of-you = Los asteroides protegen tu flota hasta el próximo turno de { $caster }.
magblast-event-lies-asteroids-own-you = Los asteroides protegen tu flota hasta tu próximo turno.
magblast-event-loses-hand-you =
    { $count ->
        [0] No pierdes nada: tu mano está vacía.
        [one] Pierdes la única carta de tu mano.
       *[other] Pierdes las { $count } cartas de tu mano.
    }
magblast-event-boards-you = ¡Abordas { $target }!
magblast-event-thrown-you =
    Tu { $ship } sale { $ship-gender ->
        [m] despedido
       *[f] despedida
    } a la zona { $zone }.
magblast-event-thrown-nowhere-you = Tus naves se quedan donde estaban.
magblast-event-steals-you = No encuentras nada que quitarle a { $victim }.
magblast-event-salvage-you = { $flagship } (tú): registras los restos.
magblast-event-eliminated-you = Tu nave de mando, { $flagship }, queda destruida.
magblast-event-plays-you = Juegas { $card }.
magblast-event-plays-on-you = Juegas { $card }: { $target }.
magblast-event-plays-on-own-you = Juegas { $card }: { $ship } (zona { $zone }).
magblast-event-plays-on-own-fleet-you = Juegas { $card } sobre tu propia flota.
magblast-event-plays-on-fleet-you = Juegas { $card } sobre la flota de { $victim }.
magblast-event-skips-you =
    No necesitas un Impacto Directo ({ $left ->
        [0] habilidad agotada
        [one] queda un uso
       *[other] quedan { $left } usos
    }).
magblast-event-sweeps-you = Tu { $ship } limpia la flota de { $owner }: { $card }.
magblast-event-sweeps-you-owner = { $ship }, de { $player }, limpia tu flota: { $card }.
magblast-event-sweeps-own-you = Tu { $ship } limpia tu propia flota: { $card }.
magblast-event-transfers-you =
    Tu { $ship } le pasa { $damage } de daño a { $target }: { $left ->
        [0] { $target-gender ->
            [m] destruido
           *[f] destruida
        }.
        [one] le queda 1 de casco.
       *[other] le quedan { $left } de casco.
    }
magblast-event-transfers-this-turn-you =
    Tu { $ship } le pasa { $damage } de daño a { $target }: { $left ->
        [one] le queda 1 de casco este turno.
       *[other] le quedan { $left } de casco este turno.
    }
magblast-event-uses-you =
    Usas la habilidad de { $flagship } ({ $left ->
        [0] por última vez
        [one] queda un uso
       *[other] quedan { $left } usos
    }).
magblast-event-come-home-you =
    { $count ->
        [one] Vuelve
       *[other] Vuelven
    } a tu mano: { $cards }.
magblast-event-expires-you = Fin de { $card } sobre tu flota.
magblast-event-counted-you = Tu casco: nave de mando { $hull }, flota { $fleet }.
magblast-event-stays-under-you = Tu flota sigue bajo { $card }: queda otra carta.
magblast-event-brutal-called-you = Propones un Asalto Brutal. Hacen falta dos.
magblast-event-brutal-agreed-you = ¡Asalto Brutal! Empieza en tu próximo turno.
magblast-report-flagship-you = Estás al mando de { $flagship }
magblast-report-count-you = tú (nave de mando { $hull }, flota { $fleet })
magblast-report-moves-you = Mueves { $listed }.
magblast-report-fires-you = Disparas: { $listed }.
magblast-report-launches-you = Lanzas: { $listed }.
magblast-report-hits-you = Aciertas: { $listed }.
magblast-event-lies-minefield-of-you-caster = La flota de { $player } está minada hasta tu próximo turno: ni se mueve, ni dispara, ni lanza.
magblast-event-lies-asteroids-of-you-caster = Los asteroides protegen la flota de { $player } hasta tu próximo turno.
magblast-event-steals-you-victim = { $player } no encuentra nada que quitarte.
magblast-event-plays-on-fleet-you-victim = { $player } juega { $card } sobre tu flota.
magblast-report-placed-you-listed = Ya han colocado sus flotas: { $listed }.

magblast-outcome-last-you-winner = Tienes la última nave de mando del espacio, en la ronda { $round }.
magblast-outcome-rounds-won-you-winner = Han pasado { $rounds } rondas: quedas en mejor posición.
magblast-outcome-quiet-won-you-winner = Nadie ha jugado más que escuadrones en { $rounds } rondas: quedas en mejor posición.
