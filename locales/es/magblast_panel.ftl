# Mag·Blast: comandos, botones, menús y formularios.

magblast-name = Mag·Blast
magblast-command = magblast
magblast-command-about = Jugar a Mag·Blast

magblast-command-keep = desplegar
magblast-command-keep-about = Coloca en secreto tus cuatro naves, una por zona
magblast-command-keep-yellow = amarilla
magblast-command-keep-yellow-about = La nave de la zona amarilla
magblast-command-keep-green = verde
magblast-command-keep-green-about = La nave de la zona verde
magblast-command-keep-red = roja
magblast-command-keep-red-about = La nave de la zona roja
magblast-command-keep-blue = azul
magblast-command-keep-blue-about = La nave de la zona azul

magblast-command-discard = descartar
magblast-command-discard-about = Descarta cartas y después roba
magblast-command-discard-cards = cartas
magblast-command-discard-cards-about = Las cartas que descartas

magblast-command-draw = robar
magblast-command-draw-about = No descartes nada y roba
magblast-command-draw-blasts = disparos
magblast-command-draw-blasts-about = Los Supervisores de Kalgon: disparos descartados que tomas en vez de robar

magblast-command-reinforce = reforzar
magblast-command-reinforce-about = Paga una nave nueva
magblast-command-reinforce-cards = cartas
magblast-command-reinforce-cards-about = Cartas que muestren tres recursos iguales, o uno de cada
magblast-command-reinforce-ship = nave
magblast-command-reinforce-ship-about = Tri-Bot: cuál de las naves descartadas

magblast-command-place = colocar
magblast-command-place-about = Coloca tu nave nueva en una zona
magblast-command-place-zone = zona
magblast-command-place-zone-about = En qué zona
magblast-command-place-ship = nave
magblast-command-place-ship-about = Nave con la que te quedas

magblast-command-move = mover
magblast-command-move-about = Mueve una nave; hasta acabar la fase puedes devolverla
magblast-command-move-ship = nave
magblast-command-move-ship-about = Cuál de tus naves
magblast-command-move-zone = zona
magblast-command-move-zone-about = A qué zona

magblast-command-scatter = dispersar
magblast-command-scatter-about = Onda de Choque: dispersa las naves de la zona alcanzada
magblast-command-scatter-ship1 = nave1
magblast-command-scatter-ship1-about = Adónde va la primera
magblast-command-scatter-ship2 = nave2
magblast-command-scatter-ship2-about = Adónde va la segunda, si la hay
magblast-command-scatter-ship3 = nave3
magblast-command-scatter-ship3-about = Adónde va la tercera, si la hay

magblast-command-fire = disparar
magblast-command-fire-about = Dispara. ¡Haz el sonido, o fallas!
magblast-command-fire-ship = nave
magblast-command-fire-ship-about = Cuál de tus naves dispara, o embiste
magblast-command-fire-target = objetivo
magblast-command-fire-target-about = A qué dispara
magblast-command-fire-card = carta
magblast-command-fire-card-about = Qué disparo
magblast-command-fire-sound = sonido
magblast-command-fire-sound-about = El efecto sonoro: ¡Pium! ¡ZzzzzuuUT! ¡FFFFIUUU!

magblast-command-hush = callar
magblast-command-hush-about = No hagas ningún sonido: tu disparo pendiente falla

magblast-command-launch = lanzar
magblast-command-launch-about = Lanza un escuadrón
magblast-command-launch-card = carta
magblast-command-launch-card-about = Cazas o bombarderos
magblast-command-launch-target = objetivo
magblast-command-launch-target-about = A qué atacan
magblast-command-launch-sound = sonido
magblast-command-launch-sound-about = Un efecto sonoro, por gusto

magblast-command-play = jugar
magblast-command-play-about = Juega cualquier otra carta
magblast-command-play-card = carta
magblast-command-play-card-about = Qué carta
magblast-command-play-target = objetivo
magblast-command-play-target-about = La nave o la flota sobre la que se juega, si hace falta
magblast-command-play-blasts = disparos
magblast-command-play-blasts-about = Muelle Espacial: qué le quita a la nave

magblast-command-sweep = dragar
magblast-command-sweep-about = Retira un Campo de Minas o unos Asteroides con un dragaminas, en vez de disparar
magblast-command-sweep-ship = nave
magblast-command-sweep-ship-about = Tu dragaminas
magblast-command-sweep-fleet = flota
magblast-command-sweep-fleet-about = De qué flota
magblast-command-sweep-card = carta
magblast-command-sweep-card-about = Qué se retira

magblast-command-use = habilidad
magblast-command-use-about = Usa la habilidad de tu nave de mando
magblast-command-use-ship = nave
magblast-command-use-ship-about = Tu nave cuyo daño pasas
magblast-command-use-card = carta
magblast-command-use-card-about = El disparo que pasas
magblast-command-use-target = objetivo
magblast-command-use-target-about = A quién le quitas cartas, o qué nave recibe el daño

magblast-command-respond = responder
magblast-command-respond-about = Responde a la carta que se acaba de jugar, o déjala pasar
magblast-command-respond-answer = respuesta
magblast-command-respond-answer-about = Qué haces al respecto
magblast-command-respond-cards = cartas
magblast-command-respond-cards-about = Los cazas que interceptan, o los recursos que descarta tu nave de mando

magblast-command-agree = asalto
magblast-command-agree-about = Propón un Asalto Brutal; hace falta que los dos últimos quieran

magblast-command-end = terminar
magblast-command-end-about = Termina la fase; en la de Ataque, tu turno

magblast-command-finish = acabar
magblast-command-finish-about = Acaba tu turno, sea cual sea la fase

magblast-command-fleet = flota
magblast-command-fleet-about = Mira una flota en detalle, en privado
magblast-command-fleet-player = jugador
magblast-command-fleet-player-about = De quién es la flota

magblast-typed-ship = { $type } { $ship }
magblast-ship-values =
    velocidad { $speed }, casco { $hull }, { $count ->
        [0] sin torretas
       *[other] { $turrets }
    }
magblast-ship-in-zone = { $ship } (zona { $zone })
magblast-outcome =
    { $damage } de daño, { $left ->
        [0] queda { $target-gender ->
            [m] destruido
           *[f] destruida
        }
       *[other] casco restante: { $left }
    }
magblast-outcome-this-turn =
    { $left ->
        [0] { $damage } de daño, queda { $target-gender ->
            [m] destruido
           *[f] destruida
        }
       *[other] { $damage } de daño hasta el fin del turno, casco restante: { $left }
    }
magblast-outcome-left-this-turn = { $damage } de daño, casco restante este turno: { $left }
magblast-with-damage = { $what }: { $damage } de daño
magblast-shot-in-short = { $ship } → { $target }
magblast-aimed = { $attacker } → { $target }: { $outcome }
magblast-target = { $target }: { $outcome }
magblast-payment = { $cards }
magblast-paying = Pagarías una nave con { $cards }.
magblast-played-on = { $card } → { $target }
magblast-off-ship = { $ship }: { $blasts }
magblast-fleet-own = Tu propia flota ({ $flagship })
magblast-fleet-of = La flota de { $player } ({ $flagship })
magblast-zone-with =
    { $zone } ({ $count ->
        [0] vacía
        [one] 1 nave allí
       *[other] { $count } naves allí
    })
magblast-zone-back = { $zone } (de vuelta)
magblast-robbed =
    { $player } ({ $count ->
        [one] 1 carta
       *[other] { $count } cartas
    })
magblast-thrown-to = { $ship } → zona { $zone }
magblast-answer-with = { $answer }: { $cards }
magblast-answer-paid = Cancelarlo: descarta { $cards }

magblast-end-discard = Quedármelo todo y robar
magblast-end-discard-full = Quedármelo todo, sin robar
magblast-end-draw = Robar
magblast-end-draw-full = No robar nada
magblast-end-reinforce = Sin más naves: a la Maniobra
magblast-end-maneuver = Sin mover: al Ataque
magblast-end-attack = Terminar mi turno

magblast-refusal-no-such-fleet = Nadie en juego tiene esa flota. Elige una de las sugerencias.

magblast-choose-shooter = Un disparo: ¿qué nave?
magblast-choose-blast = ¿Qué disparo?
magblast-choose-target = ¿Contra qué?
magblast-choose-other = Juega, lanza, usa habilidad…
magblast-choose-on = ¿Sobre qué?
magblast-choose-sweep = ¿Qué retiras?
magblast-choose-moved = ¿El daño de cuál?
magblast-choose-victim = ¿De qué mano?
magblast-choose-payment = Paga una nave con…
magblast-choose-wish = ¿Qué nave?
magblast-choose-discard = Descarta…
magblast-choose-take = Toma disparos descartados…
magblast-choose-likely = Marca ataques, cartas…
magblast-likely-move = Mover { $ship } a la zona { $zone }
magblast-likely-end = … y terminar mi turno
magblast-told-discard = Descartar
magblast-told-moves = Mover { $moves }
magblast-told-move = { $ship } a la zona { $zone }
magblast-told-place = Colocar { $ship } en la zona { $zone }
magblast-told-reinforce = Pagar { $cards } por una nave del mazo
magblast-told-reinforce-with = Pagar { $cards } por { $ship }
magblast-choose-mover = Una maniobra: ¿qué nave?
magblast-choose-answer = Cancélalo con…
magblast-launch-it = Lanzar { $card }
magblast-play-it = Jugar { $card }
magblast-fire-it = { $card }: { $shot }
magblast-sweep-with = Dragar con { $ship }
magblast-use-it = Usar { $flagship }
magblast-assault = Proponer un Asalto Brutal
magblast-assault-about = Desde entonces, un disparo por torreta; tenéis que querer los dos
magblast-from-the-deck = Robarla del mazo
magblast-zone-ship = { $zone }: { $ship }
magblast-keep = Desplegar así mi flota
magblast-keep-anew = Cambiar así mi flota
magblast-keep-standing = Dejar así mi flota
magblast-discard-these =
    { $count ->
        [one] Descartarla y robar
       *[other] Descartar estas { $count } y robar
    }
magblast-discard-these-only =
    { $count ->
        [one] Descartarla
       *[other] Descartar estas { $count }
    }
magblast-take-these =
    { $count ->
        [one] Tomarlo en vez de robar
       *[other] Tomar estos { $count } en vez de robar
    }
magblast-move-these =
    { $count ->
        [one] Moverla y pasar al Ataque
       *[other] Mover estas { $count } y pasar al Ataque
    }
magblast-move-back = Devolverlas todas
magblast-ship-moved = → { $ship }
magblast-scatter = Dispersarlas así
magblast-follow-up = ¡{ $card }!
magblast-sound-now = ¡Hacer el sonido!
magblast-hint-setup = Las naves protegen a tu nave de mando, que solo puede ser alcanzada por una zona sin naves, y disparan solo a lo que hay en su propia zona.
magblast-hint-discard = Después robas hasta llenar otra vez la mano, con { $most }.
magblast-hint-discard-full = Tienes la mano llena, con { $most }: solo robas tantas cartas como descartes.
magblast-hint-discard-over = Tienes { $held }: solo robas cuando te queden menos de { $most }.
magblast-hint-useless = Ninguna de tus naves puede disparar ni lanzar { $cards }: conviene un descarte, salvo que los recursos ayuden a pagar una nave.
magblast-hint-draw = Los disparos que tomes de los descartes sustituyen a tu robo.
magblast-hint-draw-full = Tienes la mano llena, pero aun así puedes tomar disparos de los descartes.
magblast-hint-reinforce = Cartas con tres recursos de un tipo, o uno de cada, pagan una nave del mazo, que puede mover y disparar en este mismo turno.
magblast-hint-reinforce-mined = Cartas con tres recursos de un tipo, o uno de cada, pagan una nave del mazo. Mientras haya un Campo de Minas sobre tu flota, ni se mueve ni dispara.
magblast-hint-maneuver = Las naves solo disparan en su propia zona; y una zona que dejas vacía abre tu nave de mando a quien tenga naves en ella.
magblast-hint-attack =
    Una nave dispara una vez{ $brutal ->
        [0] { "" }
       *[other] { " " }con cada una de sus torretas
    }{ $spare ->
        [0] { "" }
       *[other] { " " }(una más con un Cañón Secundario)
    }, a naves de su zona o a una nave de mando que no tenga naves en esa zona. Otros pueden responder, y después hace su daño.
magblast-hint-answer = Si nadie lo para, ocurre. Nadie ve lo que tienes ni si ya has respondido.
magblast-hint-place = En una zona caben tres naves. La nueva aún puede mover y disparar en este turno.
magblast-hint-place-fires = En una zona caben tres naves. La nueva aún puede disparar en este turno.
magblast-hint-place-rests = En una zona caben tres naves. En este turno la nueva ni se mueve ni dispara.
magblast-hint-place-mined = En una zona caben tres naves. Mientras haya un Campo de Minas sobre tu flota, la nueva ni se mueve ni dispara.
magblast-hint-scatter = Cada una puede acabar en cualquier zona con sitio, y lo que deja abierto queda abierto.
magblast-hint-chain-hit =
    Un Impacto Directo permite a la misma nave dispararle otra vez, o trae { $edition ->
        [second] un crítico
       *[other] un efecto
    }. En cuanto hagas otra cosa será tarde.
magblast-hint-chain-rammed = Un Impacto Directo trae un efecto. En cuanto hagas otra cosa será tarde.
magblast-hint-chain-effect = Tu nave de mando no necesita un Impacto Directo para eso. En cuanto hagas otra cosa será tarde.
magblast-hint-chain-direct = En cuanto hagas otra cosa, este impacto no dará más de sí.
magblast-hint-idle-reinforce = Una nave cuesta cartas con tres recursos de un tipo, o uno de cada.
magblast-hint-idle-maneuver = Se mueven las naves sin ancla, tanto como digan sus flechas; bajo un Campo de Minas no se mueve ninguna.
magblast-hint-idle-attack = Un disparo necesita una nave con su torreta que no haya disparado aún, y un blanco en su zona; cazas y bombarderos, una Nave Nodriza. Los Asteroides protegen a quien los tiene encima.
magblast-hint-chain-none = Has acertado a { $target }, pero no tienes nada con que seguir.
magblast-hint-passing = Todo de una vez: lo que es de una fase posterior acaba las anteriores, así que primero paga naves, luego muévelas y después ataca.
magblast-hint-passing-on = Todo de una vez: un ataque acaba las fases anteriores, así que primero mueve y después ataca.
magblast-hint-left-over = La que queda ocupa la última zona: { $placed }.
magblast-hint-out = Aún puedes abuchear ({ COMMAND("magblast heckle") }) y, cuando acabe la partida, juzgar los sonidos.
magblast-hint-sound = Pulsa *{ $button }*, escríbelo en el canal como respuesta a un mensaje mío o usa { COMMAND("magblast sound") }.
magblast-hush = Callar: falla
magblast-do-fire = ¡Fuego! Haz el sonido…
magblast-do-ram = ¡A embestir! Haz el sonido…
magblast-do-launch = Lanzarlo
magblast-do-loudly = Lanzarlo con un sonido…
magblast-do-play = Jugarla
magblast-clears = Despeja { $card } · { $fleet }
magblast-do-sweep = Despejar
magblast-do-use = Hacerlo
magblast-do-agree = Proponerlo
magblast-do-reinforce = Pagar y robar una nave
magblast-form-title = ¡Haz el sonido, o fallas!
magblast-form-sound = Efecto sonoro
magblast-form-sound-about = Un disparo sin sonido falla. Escribe cómo suena, por ejemplo { $example }
magblast-form-loudly-about = Por gusto; por ejemplo, { $example }
