# Con qué se juega a Imperium Galáctica, como lo enumera /reglas.

imperium-list-units = Todas las unidades
imperium-list-units-about = Delante de cada nombre, cuántas fichas tiene un bando. Las unidades dañadas tienen la mitad de todo, redondeada hacia abajo, y ninguna de sus habilidades.
imperium-list-cost = { $points } PC
imperium-list-strength = ataque { $attack }, defensa { $defence }
imperium-list-move = mueve { $steps }
imperium-list-squadrons =
    { $count ->
        [one] lleva un escuadrón
       *[other] lleva { $count } escuadrones
    }
imperium-list-troops =
    { $count ->
        [one] lleva una unidad terrestre
       *[other] lleva { $count } unidades terrestres
    }
imperium-list-can-bombard = bombardea planetas
imperium-list-can-lay-mines = siembra minas
imperium-list-can-destroy-planet = destruye planetas
imperium-list-can-repair = repara lo que tiene al lado
imperium-list-damaged = con daño: { $left }
imperium-list-together = las mismas fichas que { $units }
imperium-list-both = de una reserva común a ambos bandos
imperium-list-forbidden = no en esta misión
imperium-list-forbidden-one = en esta misión, no para { $side }
imperium-list-from = desde el Turno de Juego { $turn }
imperium-list-mines = golpea con { $full } a quien entra; medio limpio, con { $half }
imperium-list-does-missile = Golpea una unidad o un planeta contiguo: destruye la unidad, o todo lo que hay en el planeta, y el sector queda radioactivo.
imperium-list-does-cannon = En una invasión absorbe el daño primero.
imperium-list-does-ion-cannon = En la fase de combate de su dueño dispara a una unidad enemiga contigua al planeta.
imperium-list-does-shield = Ni bombardeos, ni escuadrones contra el planeta en una invasión.
imperium-list-captain = Cartas de capitán
imperium-list-commander = Cartas de comandante
imperium-list-admiral = Cartas de almirante
imperium-list-deck-own = Cada bando tiene su propio mazo con { $count } de cada. Una carta cuesta { $price } PC.
imperium-list-deck-shared = Ambos bandos roban de un solo mazo con { $count } de cada. Una carta cuesta { $price } PC.
imperium-list-deck-single = Ambos bandos roban de un solo mazo con { $count } de cada. Una carta cuesta { $price } PC.
