# Blokus Trigon. Pas de point après une étiquette, un point après une phrase. $colour vaut blue, yellow, red ou green.

trigon-title = Blokus Trigon
trigon-motto = Sommet contre sommet.
trigon-duration = 30 min
trigon-players = 2–4 joueurs
trigon-option-mode = Joueurs
trigon-option-mode-four = À quatre
trigon-option-mode-three = À trois, petit plateau
trigon-option-mode-two = À deux, deux couleurs chacun
trigon-option-mode-teams = Deux équipes de deux
trigon-option-contact = Contact entre vos pièces
trigon-option-contact-any = Par un sommet, jamais par un côté
trigon-option-contact-corner = De coin à coin seulement
trigon-ending-finished = plus personne ne peut poser

# En-tête, joueurs, main

trigon-subtitle = { $mode ->
    [three] À trois
    [two] À deux
    [teams] Deux équipes
   *[four] À quatre
}{ $contact ->
    [corner] {" · de coin à coin"}
   *[any] {""}
}
trigon-stock = −1 par triangle non posé
trigon-to-lay = { $count ->
    [one] { $count } pièce à poser
   *[other] { $count } pièces à poser
}
trigon-stuck = { $count ->
    [one] bloqué, il reste { $count } pièce
   *[other] bloqué, il reste { $count } pièces
}
trigon-all-laid = toutes ses pièces posées
trigon-hand-play = À vous : posez une pièce
trigon-hand-two = À vous : posez une pièce { $colour ->
    [blue] bleue
    [yellow] jaune
    [red] rouge
   *[green] verte
}
trigon-hand-wait = { $name } joue
trigon-hand-over = Partie terminée
trigon-note-start = Couvrez un des départs cerclés.
trigon-note-any = Touchez votre couleur par un sommet, jamais par un côté.
trigon-note-corner = Touchez votre couleur de coin à coin seulement.
trigon-note-blocked = Plus aucune de vos pièces n’entre.

# Les choses

trigon-piece = { $count ->
    [1] triangle seul
    [2] double triangle
   *[other] pièce { $piece }, { $count } triangles
}
trigon-the = { $count ->
    [1] le triangle seul
    [2] le double triangle
   *[other] la pièce { $piece }
}
trigon-both = { $one } et { $other }
trigon-pieces = { $count } pièces
trigon-name = { $count ->
    [1] triangle seul
    [2] double triangle
   *[other] pièce { $piece }
}
trigon-piece-there = { trigon-name } des { $colour ->
    [blue] bleus
    [yellow] jaunes
    [red] rouges
   *[green] verts
} en { $point }
trigon-pose = position { $number } sur { $count }
trigon-turn-left = Tourner à gauche
trigon-turn-right = Tourner à droite
trigon-turn-flip = Retourner

# Coups et points

trigon-confirm = Poser { $piece }
trigon-row = { $count ->
    [1] Triangle seul
    [2] Double triangle
   *[other] Pièce { $piece }
}
trigon-row-two = { $colour ->
    [blue] Bleu
    [yellow] Jaune
    [red] Rouge
   *[green] Vert
} : { trigon-name }
trigon-triangles = { $count ->
    [one] { $count } triangle
   *[other] { $count } triangles
}
trigon-line-triangles = { $count ->
    [one] { $count } triangle posé
   *[other] { $count } triangles posés
}
trigon-line-all = Les 22 pièces posées
trigon-line-single-last = Les 22 pièces posées, le triangle seul en dernier
trigon-colour = { $colour ->
    [blue] Bleu
    [yellow] Jaune
    [red] Rouge
   *[green] Vert
}
trigon-blocked = { $who } ne peut plus poser, il reste { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
trigon-end-left = { $who } : { $count ->
    [one] { $count } triangle non posé
   *[other] { $count } triangles non posés
}
trigon-end-all = { $who } : les 22 pièces posées
trigon-end-single = { $who } : les 22 pièces posées, le triangle seul en dernier
trigon-end-side-one = { $name }, ses deux couleurs ensemble
trigon-end-side-two = { $name } et { $other } ensemble
trigon-end-wins-one = { $name } gagne.
trigon-end-wins-two = { $name } et { $other } gagnent.
trigon-end-shared = { $count ->
    [2] Deux ex æquo en tête se partagent la victoire.
    [3] Trois ex æquo en tête se partagent la victoire.
   *[other] Tous ont le même score et se partagent la victoire.
}

# Ce qui ne va pas, et pourquoi

trigon-no-points = Écrivez les points que la pièce couvre, par exemple q15,r15,q16.
trigon-bad-point = « { $point } » n’est pas un point du plateau : une colonne de a à z ou de aa à ai, puis une rangée de 1 à 18, comme q15.
trigon-point-twice = { $point } est écrit deux fois.
trigon-no-piece = { $count ->
    [one] Ce point n’est pas une pièce.
   *[other] Ces { $count } points ne forment aucune pièce du jeu.
}
trigon-outside = { $point } est dans la couronne extérieure, qui ne sert pas à trois.
trigon-taken = { $point } est déjà couvert par les { $colour ->
    [blue] bleus
    [yellow] jaunes
    [red] rouges
   *[green] verts
}.
trigon-piece-laid = Les { $colour ->
    [blue] bleus
    [yellow] jaunes
    [red] rouges
   *[green] verts
} ont déjà posé { $piece }.
trigon-side = En { $point }, la pièce touche un côté de votre couleur, { $other }.
trigon-no-corner = La pièce ne touche aucun sommet d’une pièce { $colour ->
    [blue] bleue
    [yellow] jaune
    [red] rouge
   *[green] verte
}.
trigon-flat = Un coin tombe au milieu d’un côté droit de votre couleur : ici, on ne se touche que de coin à coin.
trigon-no-start = La première pièce couvre un départ : { $points }.
trigon-start-three = Un départ reste vide entre ceux qui servent ; { $point } n’est donc plus permis : commencez en { $points }.
trigon-start-kept = { $point } est réservé à l’autre camp, dont les couleurs se font face : commencez en { $points }.
trigon-start-opposite = { $colour ->
    [blue] Les bleus commencent en face des rouges
    [yellow] Les jaunes commencent en face des verts
    [red] Les rouges commencent en face des bleus
   *[green] Les verts commencent en face des jaunes
} : en { $points }.
trigon-one-piece = Prenez une de vos pièces et posez-la sur le plateau.
trigon-not-your-piece = C’est aux { $colour ->
    [blue] bleus
    [yellow] jaunes
    [red] rouges
   *[green] verts
} de jouer : prenez une de leurs pièces.
trigon-turn-first = { $point } pointe dans l’autre sens : tournez d’abord la pièce d’un cran.
trigon-off-board = Là, la pièce dépasse du plateau.

# Positions et fichiers de Pentobi

trigon-position-colours = Une position cite toutes les couleurs, après celle dont c’est le tour : tour; { $names }.
trigon-position-turn = Une position commence par la couleur dont c’est le tour : { $names }.
trigon-position-piece = « { $text } » ne peut pas être là : { $why }
trigon-position-stuck = Ce ne peut pas être aux { $colour ->
    [blue] bleus
    [yellow] jaunes
    [red] rouges
   *[green] verts
} de jouer : aucune de leurs pièces n’entre.
trigon-position-not-over = La partie n’est pas finie : quelqu’un peut encore poser une pièce.
trigon-sgf-broken = Ce n’est pas une partie de Pentobi : au caractère { $at } se trouve « { $text } ».
trigon-sgf-open = Le fichier finit avant la partie : la dernière parenthèse manque.
trigon-sgf-variant = « { $variant } » n’est pas une variante qui se joue ici. Se jouent ici : { $variants }.
trigon-sgf-move = « { $text } » n’est pas un coup : { $why }
trigon-sgf-set-up = { $count ->
    [one] Le fichier pose d’avance { $count } pièce : la partie commence de là.
   *[other] Le fichier pose d’avance { $count } pièces : la partie commence de là.
}
trigon-sgf-rules = La pièce { $number } du fichier, { $text }, ne respecte pas les règles de ce jeu : la partie commence donc de la position qui la suit. { $why }
trigon-sgf-turn = C’est aux { $colour ->
    [blue] bleus
    [yellow] jaunes
    [red] rouges
   *[green] verts
} de jouer.

# Ce qui parle pour une pose

trigon-move = { trigon-row } en { $point }
trigon-move-two = { $colour ->
    [blue] Bleu
    [yellow] Jaune
    [red] Rouge
   *[green] Vert
} : { $count ->
    [1] triangle seul
    [2] double triangle
   *[other] { $piece }
} en { $point }
trigon-why-last = la dernière pièce : { $points } points
trigon-why-blocks = { $who } ne peut plus poser, { $count ->
    [one] il lui reste une pièce
   *[other] il lui reste { $count } pièces
}
trigon-why-takes = prend { $count } accroches à { $who }
trigon-why-crowds = { $who } n’a plus de place pour { $pieces }
trigon-why-opens = { $count ->
    [one] ouvre une accroche
   *[other] ouvre { $count } accroches
}, { $ways } en tout
trigon-why-opens-none = { $ways ->
    [one] mais n’ouvre rien, il reste une accroche
   *[other] mais n’ouvre rien, il reste { $ways } accroches
}
trigon-why-room = fait de la place pour { $pieces }
trigon-why-fits = { $pieces } { $count ->
    [one] entre
   *[other] entrent
} encore ensuite
trigon-why-keeps = { $out ->
    [0] garde de la place pour les { $count } pièces restantes
   *[other] garde de la place pour { $fit } des { $count } pièces restantes
}
trigon-why-costs = mais { $pieces } { $count ->
    [one] n’entre plus
   *[other] n’entrent plus
}
trigon-why-nothing = mais plus aucune pièce n’entre
trigon-why-large = { $rest ->
    [0] la dernière pièce de { $count } triangles
   *[other] place une grande pièce, { $count } triangles
}
trigon-why-largest = { $count } triangles, rien de plus grand n’entre
trigon-why-small = mais seulement { $count ->
    [one] un triangle
   *[other] { $count } triangles
}, alors qu’une pièce de { $larger } entrerait

# Figures

trigon-figure-too-large = La figure a { $count } triangles, les pièces n’en ont que { $area } ensemble.
trigon-figure-balance = { $up } triangles pointent vers le haut et { $down } vers le bas : aucun choix de ces pièces ne donne ce compte.
trigon-figure-part = La partie en { $point } ({ $count ->
    [one] un triangle
   *[other] { $count } triangles
  }) ne peut pas être remplie : aucun choix de ces pièces ne donne ce compte.
trigon-figure-long = Ce texte est trop long pour une figure : { NUMBER($most) } caractères au plus.
trigon-figure-header-twice = La ligne { $line } répète « { $name } ».
trigon-figure-no-pieces = Une ligne comme « pieces: all » doit dire quelles pièces remplissent la figure.
trigon-figure-long-name = Le nom est trop long : { $most } caractères au plus.
trigon-figure-sign = Ligne { $line }, colonne { $column } : « { $sign } » n’est pas un triangle. Dessinez avec ^ et v, et laissez les vides en espaces ou en points.
trigon-figure-direction = Ligne { $line }, colonne { $column } : ce triangle pointe du mauvais côté. Les voisins alternent, ^v^v, côte à côte comme d’une ligne à l’autre.
trigon-figure-empty = Il n’y a aucun triangle dans cette figure. Dessinez-la avec ^ et v.
trigon-figure-many = La figure a { $count } triangles ; toutes les pièces de toutes les couleurs en ont { $most }.
trigon-figure-piece = Il n’y a pas de pièce « { $piece } ». Les pièces : { $names } ; ou « all » pour une de chaque.
trigon-figure-piece-count = { $piece } : chaque pièce peut être là une à { $most } fois, une par couleur.
trigon-figure-laid = « { $text } » n’est pas une pièce posée dans cette figure.
trigon-figure-overlap = Deux pièces couvrent { $point }.
trigon-figure-too-often = { $piece } est posée plus souvent qu’elle n’est parmi les pièces ({ $count ->
    [0] elle n’y est pas
    [one] une fois
   *[other] { $count } fois
  }).
trigon-figure-unfilled = { $count ->
    [one] Un triangle de la figure est encore libre.
   *[other] { $count } triangles de la figure sont encore libres.
  }
trigon-figure-choose = Choisissez au moins une pièce.
trigon-figure-name-hexagon = Hexagone
trigon-figure-name-crown = Couronne
trigon-figure-name-triangle = Triangle
trigon-figure-name-arrow = Flèche
trigon-figure-name-gem = Pierre précieuse
trigon-figure-name-star = Étoile
trigon-figure-name-fir = Sapin
trigon-figure-name-hourglass = Sablier
trigon-figure-name-boat = Voilier
trigon-figure-name-heart = Cœur
trigon-figure-name-large-hexagon = Grand hexagone
trigon-figure-name-house = Maison
trigon-figure-name-mushroom = Champignon
trigon-figure-name-cat = Chat
trigon-figure-name-ring = Anneau
trigon-figure-name-fish = Poisson
trigon-figure-name-top = Toupie
trigon-figure-name-butterfly = Papillon
trigon-figure-name-vase = Vase
trigon-figure-name-great-hexagon = Très grand hexagone
trigon-figure-name-great-star = Grande étoile
trigon-figure-name-ribbon = Ruban
trigon-figure-name-great-fir = Grand sapin
trigon-figure-name-great-heart = Grand cœur
trigon-figure-name-giant-triangle = Pyramide
trigon-figure-name-giant-hexagon = Hexagone géant
trigon-figure-name-giant-ribbon = Ruban géant
trigon-figure-name-giant-heart = Cœur géant
trigon-figure-name-giant-fir = Sapin géant
trigon-figure-name-giant-star = Étoile géante
trigon-figure-name-rocket = Fusée
trigon-figure-name-letter-t = Lettre T
trigon-figure-name-goblet = Coupe
trigon-figure-name-castle = Château
