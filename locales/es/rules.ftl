# Las reglas como un libro: sus páginas, sus listas y lo que se encuentra en él.

button-search = Buscar
rules-book = { $game } · { $edition }
rules-page = { $page } de { $pages }
rules-earlier = Esta partida conserva las reglas anteriores con las que empezó: mira «{ $title }».
rules-otherwise = Qué es distinto aquí
rules-otherwise-body =
    Esta partida se juega con las reglas con las que empezó. Desde entonces han cambiado, y este libro cuenta las de hoy. En esta partida es así:
rules-search = Buscar en las reglas
rules-search-words = ¿Qué buscas?
rules-search-about = Un nombre o una palabra de las reglas; no importan acentos ni mayúsculas.
rules-open = Abrir: { $title }
rules-everywhere = las reglas de todos los juegos
rules-found =
    ## «{ $typed }»
    En { $where }{ $more ->
        [0] :
        [one] , y otra página más lo tiene. Las mejores:
       *[other] , y otras { $more } páginas lo tienen. Las mejores:
    }
rules-nothing =
    ## «{ $typed }»
    No hay nada de eso en { $where }. Prueba con una sola palabra, o con su comienzo.
rules-nearly = ¿Querías decir { $words }?
rules-headings = Hay: { $titles }.

rules-unseen-own = Sin ver: lo que no has visto en esta partida, porque está boca abajo, en un mazo o en otra mano. Esto solo lo lees tú.
rules-unseen-all = Sin ver: lo que en esta partida aún no ha estado a la vista de todos.
rules-seen-own = En esta partida nada de esto se te oculta.
rules-seen-all = En esta partida todo esto ha estado a la vista.
rules-entry-unseen = sin ver: { $count }
rules-entry-unseen-one = sin ver
rules-entry-unseen-by = sin ver: { $by }
rules-entry-seen = todo visto
rules-entry-seen-one = a la vista
rules-entry-some = { $count } { $what }
rules-entry-of = de { $who }
rules-entry-yours = de ti
