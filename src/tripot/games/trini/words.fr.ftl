# Trini. Pas de point après une étiquette, un point après une phrase.

trini-title = Trini
trini-motto = Trois symboles, un Trini.
trini-duration = 30 min
trini-players = 2–4 joueurs
trini-option-players = Joueurs
trini-option-match = Symboles identiques
trini-option-match-exact = Même forme, même remplissage
trini-option-match-shape = Même forme
trini-ending-goal = but atteint
trini-ending-repetition = position répétée
trini-ending-no-progress = aucun nouveau Trini

# En-tête, joueurs, main

trini-subtitle = { $players ->
    [2] À deux
    [3] À trois
   *[4] À quatre
}{ $match ->
    [shape] {" · pleins ou creux"}
   *[exact] {""}
}
trini-first-to = premier à { $goal } Trinis
trini-dice-left = { $n ->
    [0] aucun dé en réserve
    [one] { $n } dé en réserve
   *[other] { $n } dés en réserve
}
trini-reserve-note = { $n ->
    [0] Votre réserve est vide.
    [one] Votre dernier dé en réserve.
   *[other] Réserve : { $n } dés.
}
trini-hand-place = À vous : posez ce dé
trini-hand-any = À vous : posez ce dé, ou déplacez ou tournez-en un autre
trini-hand-board = À vous : déplacez ou tournez un de vos dés
trini-hand-turn = À vous : tournez ou basculez un de vos dés
trini-hand-wait = { $name } joue
trini-hand-over = Partie terminée

# Les choses

trini-die-reserve = dé de votre réserve
trini-die-there = dé en { $cell }, { $name }
trini-there = Trini en { $cell }, { $name }
trini-stone = Trini
trini-pose-up = en haut { $a }, en bas à droite { $b }, en bas à gauche { $c }
trini-pose-down = en bas { $a }, en haut à gauche { $b }, en haut à droite { $c }
trini-symbol-circle-solid = rond plein
trini-symbol-circle-hollow = rond creux
trini-symbol-star-solid = étoile pleine
trini-symbol-star-hollow = étoile creuse
trini-symbol-square-solid = carré plein
trini-symbol-square-hollow = carré creux
trini-turn-left = À gauche
trini-turn-right = À droite
trini-keep-90 = Basculer en gardant la face du haut
trini-keep-330 = Basculer en gardant la face en bas à droite
trini-keep-210 = Basculer en gardant la face en bas à gauche
trini-keep-270 = Basculer en gardant la face du bas
trini-keep-150 = Basculer en gardant la face en haut à gauche
trini-keep-30 = Basculer en gardant la face en haut à droite

# Coups et points

trini-confirm-place = Poser{ $n ->
    [0] {""}
    [one] {" · "}{ $n } Trini
   *[other] {" · "}{ $n } Trinis
}
trini-confirm-turn = Tourner{ $n ->
    [0] {""}
    [one] {" · "}{ $n } Trini
   *[other] {" · "}{ $n } Trinis
}
trini-confirm-slide = Déplacer{ $n ->
    [0] {""}
    [one] {" · "}{ $n } Trini
   *[other] {" · "}{ $n } Trinis
}
trini-row-place = Pose { $cell }
trini-row-slide = Déplace { $cell } en { $to }
trini-row-left = Tourne { $cell } à gauche
trini-row-right = Tourne { $cell } à droite
trini-row-tip = Bascule { $cell }
trini-how = { $n ->
    [1] Trini en { $a }
    [2] Trinis en { $a } et { $b }
   *[3] Trinis en { $a }, { $b } et { $c }
}
trini-line = Trini en { $cell } : { $n ->
    [3] trois
    [4] quatre
    [5] cinq
   *[6] six
} { $what }
trini-many-circle-solid = ronds pleins
trini-many-circle-hollow = ronds creux
trini-many-star-solid = étoiles pleines
trini-many-star-hollow = étoiles creuses
trini-many-square-solid = carrés pleins
trini-many-square-hollow = carrés creux
trini-many-circle = ronds
trini-many-star = étoiles
trini-many-square = carrés
trini-end-goal = Le but de { $goal } Trinis est atteint.
trini-end-repetition = La même position est apparue pour la troisième fois : qui a le plus de Trinis l’emporte.
trini-end-no-progress = Trop de tours sans nouveau Trini : qui a le plus de Trinis l’emporte.
trini-end-seat = { $name }, Trinis
trini-end-shared = { $n ->
    [0] Personne n’a de Trini : tous se partagent la victoire.
    [one] { $sharing } joueurs ont chacun { $n } Trini : ils se partagent la victoire.
   *[other] { $sharing } joueurs ont chacun { $n } Trinis : ils se partagent la victoire.
}

# Ce qui parle pour un coup

trini-move-place = Poser un dé en { $cell }
trini-move-slide = Déplacer { $cell } en { $to }
trini-move-left = Tourner { $cell } à gauche
trini-move-right = Tourner { $cell } à droite
trini-move-tip = Basculer { $cell }
trini-rounds = { $count ->
    [0] {""}
    [1] { $a }
    [2] { $a } { $how ->
        [or] ou
       *[and] et
    } { $b }
    [3] { $a }, { $b } { $how ->
        [or] ou
       *[and] et
    } { $c }
   *[other] { $a }, { $b }, { $c } { $how ->
        [or] ou
       *[and] et
    } ailleurs
}
trini-why-wins = complète { $rounds } et gagne avec { $goal } Trinis
trini-why-ends = termine la partie, { $how ->
    [repetition] même position pour la troisième fois
   *[idle] trop de tours sans nouveau Trini
} : { $outcome ->
    [won] victoire aux Trinis
    [shared] victoire partagée
   *[lost] défaite aux Trinis
}
trini-why-makes = { $count ->
    [one] fait un Trini en { $rounds } : { $won } sur { $goal }
   *[other] fait des Trinis en { $rounds } : { $won } sur { $goal }
}
trini-why-soon = { $count ->
    [one] gagne au coup suivant, quoi qu’on réponde
   *[other] gagne en { $count } coups de plus, quoi qu’on réponde
}
trini-why-saves = retire à { $name } la victoire en { $rounds }
trini-why-stops = { $count ->
    [one] retire à { $name } le Trini en { $rounds }
   *[other] retire à { $name } les Trinis en { $rounds }
}
trini-why-follows = { $count ->
    [0] un Trini suit, quoi qu’on réponde
   *[other] menace { $rounds } : un Trini suit, quoi qu’on réponde
}
trini-why-threatens = menace { $rounds } : { $count ->
    [one] une seule parade pour { $name }
   *[other] { $count } parades seulement pour { $name }
}
trini-why-prepares = prépare { $rounds }, que personne d’autre ne peut compléter
trini-why-forcing = { $theirs ->
    [0] ne laisse aucun coup
    [1] laisse un coup
   *[other] laisse { $theirs } coups
} à { $name } pour forcer un Trini{ $mine ->
    [0] {""}
   *[other] {" "}et en garde { $mine }
}
trini-why-rare = { $count ->
    [one] seul coup qui ne laisse aucun Trini { $rivals ->
        [one] à { $name }
       *[other] aux autres
    }
   *[other] un des { $count } seuls coups qui ne laissent aucun Trini { $rivals ->
        [one] à { $name }
       *[other] aux autres
    }
}
trini-why-safe = ne laisse { $rivals ->
    [one] à { $name }
   *[other] aux autres
} aucune paire à compléter
trini-why-quiet = ne laisse aucune paire sur le plateau
trini-why-gifts = { $percent ->
    [0] aucun coup laissé à { $name } ne donne de Trini
    [100] tout coup laissé à { $name } donne un Trini
   *[other] { $percent } % des coups laissés à { $name } donnent un Trini
} { $rivals ->
    [2] à { $next }
   *[other] à l’un des deux suivants
}
trini-why-loses = mais laisse à { $name } la victoire en { $rounds }
trini-why-forces = mais { $name } peut alors forcer la victoire
trini-why-misses = mais { $wins ->
    [later] il y a plus rapide pour gagner
   *[no] il y avait un gain forcé
} : { $what }
trini-why-gives = mais { $name } peut compléter { $most ->
    [one] { $rounds }
   *[other] { $rounds } à la fois
}{ $always ->
    [yes] {" "}(tout coup laisse un Trini)
   *[no] {""}
}
trini-why-back = { $count ->
    [one] et s’expose à un Trini en retour
   *[other] et s’expose à { $count } Trinis en retour
}
trini-why-counters = { $count ->
    [0] sans aucun coup pour en forcer un en retour
    [1] avec un coup pour en forcer un en retour
   *[other] avec { $count } coups pour en forcer un en retour
}

# Ce qui ne va pas, et pourquoi

trini-unreadable = « { $text } » n’est pas un coup : écrivez b7+CSQ pour poser, b7-d6 pour déplacer, b7=QCS pour tourner.
trini-round-cell = { $cell } est une case ronde : les dés se posent sur les triangles.
trini-no-such-cell = Il n’y a pas de case { $cell } sur ce plateau.
trini-no-faces = « { $faces } » n’est pas un dé : écrivez ses trois faces dans le sens horaire, une de chaque parmi C, S et Q, en minuscule si elle est creuse.
trini-mirrored = Aucun dé ne se lit { $faces } dans le sens horaire : ce serait son reflet. Les dés se lisent { $right }.
trini-taken = Il y a déjà un dé en { $cell }.
trini-reserve-empty = Votre réserve est vide : tous vos dés sont sur le plateau.
trini-no-die = Il n’y a pas de dé en { $cell }.
trini-not-yours = Le dé en { $cell } appartient à { $name }.
trini-stays = Le dé en { $cell } doit finir sur une autre case.
trini-other-kind = Un dé ne glisse qu’entre triangles de même sens : { $cell } et { $to } pointent en sens contraires.
trini-no-line = Aucune ligne droite ne mène de { $cell } à { $to } sans passer par une case ronde.
trini-same-faces = Le dé en { $cell } est déjà posé ainsi.
trini-too-far = Le dé en { $cell } ne peut pas passer de { $faces } à { $to } en tournant ou en basculant une seule fois.
trini-one-die = Prenez un dé et posez-le sur un triangle.
trini-turn-first = { $cell } pointe dans l’autre sens : tournez d’abord le dé d’un cran.
trini-slides-as-it-is = Le dé en { $cell } glisse sans tourner, ou tourne sans glisser.
trini-not-your-die = Ce dé n’est plus là.

# Positions

trini-position-parts = « { $text } » doit avoir quatre parties : joueur au trait, tours depuis le dernier Trini, dés, Trinis.
trini-position-number = « { $text } » devrait être un nombre de { $low } à { $high }.
trini-position-seats = « { $text } » devrait avoir { $seats } parties séparées par /, une par joueur.
trini-position-die = « { $text } » n’est pas un dé sur un triangle, comme b7CSQ.
trini-position-twice = { $cell } est occupée deux fois.
trini-position-dice = Le joueur { $seat } a plus de { $dice } dés.
trini-position-round = « { $text } » n’est pas une case ronde.
trini-position-goal = Plusieurs joueurs ont { $goal } Trinis.
trini-position-end = « { $text } » n’a pas sa place à la fin de cette position.

# Problèmes

trini-puzzle-place-1 = Un Trini tout de suite
trini-puzzle-place-1-task = Posez un Trini de ce coup-ci. Un seul dé, sur une seule case, y parvient.
trini-puzzle-place-2 = Un Trini en deux coups
trini-puzzle-place-2-task = Posez un Trini en deux coups au plus, quoi que l’autre réponde.
trini-puzzle-place-3 = Un Trini en trois coups
trini-puzzle-place-3-task = Posez un Trini en trois coups au plus, quoi que l’autre réponde.
trini-puzzle-win-2 = Gagner en deux coups
trini-puzzle-win-2-task = Gagnez en deux coups au plus, quoi que l’autre réponde.
trini-puzzle-win-3 = Gagner en trois coups
trini-puzzle-win-3-task = Gagnez en trois coups au plus, quoi que l’autre réponde.
trini-theme-place = un nouveau dé
trini-theme-slide = un glissement
trini-theme-turn = un dé tourné
trini-theme-tip = un dé basculé
trini-theme-makes = un Trini en passant
trini-theme-several = plusieurs Trinis d’un coup
trini-theme-stops = un Trini empêché
trini-theme-gives = un Trini laissé à l’autre
trini-theme-own = une paire que l’autre ne peut pas compléter
trini-theme-fork = deux menaces à la fois
