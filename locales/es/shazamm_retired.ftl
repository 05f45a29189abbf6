# Lo que decían versiones anteriores y sigue en los mensajes que dejaron. Nada más lo dice, y
# puede irse cuando `Meta.oldest_rules` de Shazamm! supere las reglas que se nombran aquí.

# Partidas empezadas con las reglas 1.
shazamm-event-own-choice = { $spell } espera a que elijas.
shazamm-event-own-last =
    Apuestas { $bet } de maná{ $count ->
        [0] {""}
       *[other] , con { $spells }
    }. Tu rival ya había elegido, así que se descubre todo: { $rival } apostó { $rival-bet }{ $rival-count ->
        [0] {""}
       *[other] , con { $rival-spells }
    }.
