# Triominos Challenge. Pas de point après une étiquette, un point après une phrase.

triominos-title = Triominos Challenge
triominos-motto = Des ponts, des hexagones.
triominos-duration = 30 min
triominos-players = 1–4 joueurs
triominos-option-players = Joueurs
triominos-option-blocked = Partie bloquée
triominos-option-blocked-lowest_collects = Le plus petit reste ramasse les autres
triominos-option-blocked-subtract = Chacun retire son reste
triominos-option-score = Points
triominos-option-score-full = Tous les points
triominos-option-score-simple = Points simplifiés
triominos-option-score-none = Sans points, le premier sorti gagne
triominos-option-target = Score à atteindre sur plusieurs manches (0 : une seule)
triominos-option-hourglass = Sablier, secondes par tour (30 d’habitude, 0 : sans)
triominos-ending-out = dernière tuile posée
triominos-ending-blocked = partie bloquée
triominos-ending-passed = tout le monde a passé
triominos-ending-target = score atteint

# En-tête, joueurs, main

triominos-subtitle = { $players ->
    [1] En solo
    [2] À deux
    [3] À trois
   *[4] À quatre
}{ $score ->
    [simple] {" · points simplifiés"}
    [none] {" · sans points"}
   *[full] {""}
}{ $target ->
    [0] {""}
   *[other] {" · manche "}{ $game }{", premier à "}{ $target }
}{ $hourglass ->
    [0] {""}
   *[other] {" · sablier "}{ $hourglass }{" s"}
}
triominos-stock = pioche : { $n ->
    [0] vide
    [one] { $n } tuile
   *[other] { $n } tuiles
}
triominos-tiles = { $n ->
    [0] plus de tuile
    [one] { $n } tuile en main
   *[other] { $n } tuiles en main
}
triominos-hand-turn = À vous de jouer
triominos-hand-wait = { $name } joue
triominos-hand-dealt = { $name } pioche la tuile { $n } sur { $of }
triominos-hand-shown = { $name } pioche pour désigner qui commence
triominos-hand-drawn = { $name } pioche une tuile
triominos-hand-over = Partie terminée
triominos-note-first = Posez la tuile de votre choix : elle rapporte sa somme.
triominos-note-turn = { $fits ->
    [yes] Choisissez une tuile : ses places s’allument.
   *[no] { $pool ->
        [yes] Aucune de vos tuiles ne va : piochez.
       *[no] Aucune de vos tuiles ne va et la pioche est vide : passez.
    }
}
triominos-note-drawn = { $fits ->
    [yes] Tuile { $tile } piochée : { $last ->
        [yes] posez-la, ou passez.
       *[no] posez-la, ou piochez encore.
    }
   *[no] La tuile { $tile } ne va nulle part : { $last ->
        [yes] passez.
       *[no] piochez encore.
    }
}
triominos-draw = Piocher{ $cost ->
    [0] {""}
   *[other] {" −"}{ $cost }
}
triominos-pass = Passer{ $cost ->
    [0] {""}
   *[other] {" −"}{ $cost }
}

# Les choses

triominos-tile-on-table = tuile { $tile } en { $cell }
triominos-tile-in-hand = tuile { $tile } dans votre main
triominos-tile-drawn = tuile { $tile }, tout juste piochée
triominos-pose-up = pointe en haut : { $a } en haut, { $b } à droite, { $c } à gauche
triominos-pose-down = pointe en bas : { $a } en bas, { $b } à gauche, { $c } à droite
triominos-turn-left = Tourner à gauche
triominos-turn-right = Tourner à droite

# Feuille de marque

triominos-bridge = Pont
triominos-hexagon = Hexagone
triominos-double = Double hexagone
triominos-triple = Triple hexagone
triominos-line-sum = { $sum }
triominos-line-tile = Tuile
triominos-line-out = Dernière tuile
triominos-line-draw = { $n ->
    [one] { $n } pioche
   *[other] { $n } pioches
}
triominos-line-third = Rien posé
triominos-line-late = Sablier écoulé
triominos-line-rest = Son propre reste
triominos-line-rests = Restes des autres
triominos-row-tile = { $tile }
triominos-row-drawing = Pioche
triominos-row-pass = Passe
triominos-row-late = Sablier écoulé
triominos-row-end = { $how ->
    [out] Sortie
    [blocked] Partie bloquée
   *[passed] Tout le monde a passé
}
triominos-how = { $bonus ->
    [none] {""}
    [bridge] pont
    [hexagon] hexagone
    [double] double hexagone
   *[triple] triple hexagone
}{ $draws ->
    [0] {""}
   *[other] { $bonus ->
        [none] {""}
       *[other] {" · "}
    }{ $draws ->
        [one] { $draws } pioche
       *[other] { $draws } pioches
    }
}
triominos-start = Tirage du départ, { $name } : { $tile }

# La fin

triominos-end-target = Les { $target } points sont atteints en { $games ->
    [one] { $games } manche
   *[other] { $games } manches
}.
triominos-end-out = { $name } a posé sa dernière tuile.
triominos-end-blocked = Plus personne ne peut poser et la pioche est vide.
triominos-end-passed = Tous ont passé, l’un après l’autre.
triominos-end-rest = { $name } : il reste { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, soit { $rest ->
    [one] { $rest } point
   *[other] { $rest } points
}.
triominos-end-settled = Décompte, { $name }
triominos-end-shared = Plusieurs joueurs ont { $score } : ils se partagent la victoire.
triominos-end-fewest = Qui a le moins de tuiles en main l’emporte.

# Ce qui ne va pas, et pourquoi

triominos-target-needs-points = Un score à atteindre suppose des points : choisissez tous les points ou les points simplifiés, ou pas de score à atteindre.
triominos-unreadable = « { $text } » n’est pas un coup : écrivez 322@-3,1 pour poser une tuile, draw pour piocher, pass pour passer.
triominos-out-of-reach = { $cell } est plus loin que toutes les tuiles bout à bout.
triominos-no-such-number = { $tile } n’est pas une tuile : les chiffres vont de 0 à 5.
triominos-no-such-tile = Aucune tuile ne se lit { $tile } dans le sens horaire : ce serait le reflet de { $mirror }.
triominos-dealer-acts = Une tuile est en train d’être piochée : personne ne peut jouer avant.
triominos-not-the-dealer = { $name } joue : rien ne sort de la pioche maintenant.
triominos-face-up = Cette tuile sert au tirage du départ : écrivez-la avec « show ».
triominos-face-down = Cette tuile va dans une main : écrivez-la avec « draw ».
triominos-not-in-pool = { $tile } n’est plus dans la pioche.
triominos-no-hourglass = Cette partie se joue sans sablier.
triominos-starter-places = Qui commence pose une tuile : on ne pioche ni ne passe avant la première.
triominos-draw-first = On ne passe pas tant qu’on peut piocher : il vous reste { $left ->
    [one] { $left } tuile
   *[other] { $left } tuiles
} à piocher à ce tour.
triominos-three-drawn = Vous avez déjà pioché trois tuiles : posez la dernière ou passez.
triominos-pool-empty = La pioche est vide : posez une tuile ou passez.
triominos-not-in-rack = { $tile } n’est pas dans votre main.
triominos-only-the-drawn = Après une pioche, seule la tuile piochée peut être posée : { $drawn }.
triominos-first-tile = La première tuile se pose au milieu, comme elle est en main : { $tile }@0,0.
triominos-taken = Il y a déjà une tuile en { $cell }.
triominos-no-shared-side = { $cell } n’a aucun côté en commun avec une tuile posée.
triominos-mismatch = Les chiffres ne correspondent pas { $corner } : il y a { $lies }, la tuile montre { $tile }.
triominos-corner-top = en haut
triominos-corner-bottom = en bas
triominos-corner-left = à gauche
triominos-corner-right = à droite
triominos-one-tile = Prenez une tuile et posez-la sur la table.
triominos-turn-first = { $cell } pointe dans l’autre sens : tournez la tuile d’un cran de plus.

# Positions

triominos-position-short = Une position a au moins quatre parties : tuiles posées, mains, ce qui se passe, scores.
triominos-position-word = « { $text } » ne veut rien dire dans une position.
triominos-position-number = « { $text } » n’est pas un nombre possible ici ({ $what }).
triominos-position-seats = « { $text } » devrait avoir { $seats } parties, une par joueur.
triominos-position-tile = « { $tile } » n’est pas une tuile qui peut se trouver là.
triominos-position-twice = Chaque tuile n’existe qu’une fois, sauf ici : { $tiles }.
triominos-position-placed = « { $text } » n’est pas une tuile posée : écrivez 322@-3,1:2 pour une tuile posée par le joueur 2.
triominos-position-no-fit = « { $text } » ne peut pas être là : il faut un côté en commun, et tous les chiffres doivent correspondre.
triominos-position-too-many = Il n’y a que 56 tuiles.

# Le donneur d’une vraie boîte

triominos-dealer-draw = Piochée
triominos-dealer-show = Montrée pour savoir qui commence

# Ce qui parle pour un coup

triominos-move-first = Poser { $tile }
triominos-move-place = { $tile } { $side ->
    [left] à gauche de
    [right] à droite de
    [above] au-dessus de
    [below] sous
   *[beside] contre
} { $other }
triominos-move-draw = Piocher une tuile
triominos-move-pass = Passer
triominos-why-scores = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bonus ->
    [none] {""}
    [bridge] {" avec un pont"}
    [hexagon] {" avec un hexagone"}
    [double] {" avec un double hexagone"}
   *[triple] {" avec un triple hexagone"}
}
triominos-why-out = { $points ->
    [0] votre dernière tuile : vous sortez
   *[other] votre dernière tuile : vous sortez, { $points } points
}
triominos-why-prepares = prépare un { $bonus ->
    [bridge] pont
    [hexagon] hexagone
    [double] double hexagone
   *[triple] triple hexagone
} pour votre { $tile }
triominos-why-opens = ouvre un { $bonus ->
    [bridge] pont
    [hexagon] hexagone
    [double] double hexagone
   *[triple] triple hexagone
} à { $tiles ->
    [one] une tuile cachée
   *[other] { $tiles } tuiles cachées
}
triominos-why-fits = { $count ->
    [one] une de vos tuiles se placera ensuite
   *[other] { $count } de vos tuiles se placeront ensuite
}
triominos-why-stuck = aucune de vos autres tuiles ne se placera ensuite
triominos-why-others = { $percent } % des tuiles cachées se placeraient
triominos-why-heavy = vous débarrasse de votre plus forte tuile
triominos-why-rather-not = alors que { $tiles ->
    [one] la tuile piochée va
   *[all] vous avez une tuile qui va
}
triominos-why-nothing-fits = { $tiles ->
    [one] la tuile piochée ne va nulle part
   *[all] aucune de vos tuiles ne va
}
triominos-why-draw = { $percent } % des tuiles cachées se placeraient{ $cost ->
    [0] {""}
   *[other] {", piocher coûte "}{ $cost }
}
triominos-why-more = une tuile de plus en main rapportera environ { $points } points
triominos-why-costs = coûte { $cost } points de plus
triominos-unit-points = { NUMBER($n, maximumFractionDigits: 0) } { NUMBER($n, maximumFractionDigits: 0) ->
    [one] point
   *[other] points
} à la fin
triominos-unit-points-less = −{ NUMBER($n, maximumFractionDigits: 0) } { NUMBER($n, maximumFractionDigits: 0) ->
    [one] point
   *[other] points
}
triominos-unit-match = { NUMBER($n, maximumFractionDigits: 0) } { NUMBER($n, maximumFractionDigits: 0) ->
    [one] point
   *[other] points
} par rapport à la moyenne
triominos-unit-tiles = { NUMBER($n, maximumFractionDigits: 1) } { NUMBER($n, maximumFractionDigits: 1) ->
    [one] tuile
   *[other] tuiles
} de reste à la fin
triominos-unit-tiles-more = +{ NUMBER($n, maximumFractionDigits: 1) } { NUMBER($n, maximumFractionDigits: 1) ->
    [one] tuile
   *[other] tuiles
}

triominos-puzzle-best = La meilleure pose
triominos-puzzle-best-task = Quelle tuile, et à quelle place, rapporte le plus d’un coup ?
triominos-theme-bridge = pont
triominos-theme-hexagon = hexagone
triominos-theme-double = double hexagone
triominos-theme-triple = triple hexagone
triominos-theme-modest = la tuile la plus légère
triominos-theme-heavy = la tuile la plus lourde
triominos-theme-choice = des primes au choix
triominos-puzzle-last = Le coup qui gagne
triominos-puzzle-last-task = La pioche est vide : les tuiles que vous ne voyez pas sont chez l’autre. Quel est le seul coup qui gagne encore ?
triominos-theme-quiet = pas le plus de points
triominos-theme-points = le plus de points
triominos-theme-pass = passer
