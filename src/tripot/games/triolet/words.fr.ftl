# Triolet. Pas de point après une étiquette, un point après une phrase.

triolet-title = Triolet
triolet-motto = Trois jetons, toujours quinze.
triolet-duration = 40 min
triolet-players = 2–4 joueurs
triolet-option-players = Joueurs
triolet-ending-out = dernier jeton posé
triolet-ending-blocked = plus personne ne peut poser
triolet-ending-exchanges = rien que des échanges

# En-tête, joueurs, main

triolet-subtitle = { $count ->
    [2] À deux
    [3] À trois
   *[4] À quatre
}
triolet-stock = { $count ->
    [0] sac : vide
    [one] sac : { $count } jeton
   *[other] sac : { $count } jetons
}
triolet-player-tiles = { $count ->
    [0] plus de jeton
    [one] { $count } jeton en main
   *[other] { $count } jetons en main
}
triolet-hand-yours = À vous de jouer
triolet-hand-wait = Vos jetons
triolet-hand-over = Jetons restants
triolet-hand-dealing = On pioche les jetons.
triolet-hand-centre = Couvrez le centre, { $centre }.
triolet-hand-place = Posez un, deux ou trois jetons alignés.
triolet-hand-exchange = Aucun de vos jetons ne trouve sa place : échangez.
triolet-hand-pass = Aucun de vos jetons ne trouve sa place : passez.
triolet-button-exchange = Échanger (fin du tour)
triolet-button-pass = Passer

triolet-tile = { $value }
triolet-tile-joker = joker
triolet-tile-joker-as = joker valant { $value }
triolet-tile-on = { $tile } en { $square }

# Points

triolet-joker = joker
triolet-times = { $value } × { $times }
triolet-line-trio = Trio { $a } + { $b } + { $c }
triolet-line-trio-double = Trio doublé { $a } + { $b } + { $c }
triolet-line-trio-triple = Trio triplé { $a } + { $b } + { $c }
triolet-line-pair = Paire { $a } + { $b }
triolet-line-alone = Jeton seul { $value }
triolet-line-triolet = Triolet

# Feuille de marque

triolet-row-square = { $square }
triolet-row-squares = { $first }–{ $last }
triolet-row-tiles = { $count ->
    [one] jeton { $tiles }
   *[other] jetons { $tiles }
}
triolet-row-exchange = Échange
triolet-row-tiles-exchanged = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
triolet-row-pass = Passe
triolet-row-again = Rejoue
triolet-end-out = { $name } a posé son dernier jeton et marque ce qui reste aux autres
triolet-end-gives = Il reste à { $name }
triolet-end-blocked = Plus personne ne peut poser : chacun perd ce qui reste sur son chevalet
triolet-end-exchanges = Trois tours de table sans une seule pose : chacun perd ce qui reste sur son chevalet
triolet-end-loses = Il reste à { $name }

# Refus

triolet-unreadable = « { $text } » n’est pas un coup. Écrivez 4@H8 J3@H9 pour poser, exchange 4 J pour échanger, ou pass.
triolet-one-tile-drawn = « { $text } » doit nommer un seul jeton, comme draw 7 ou draw J.
triolet-exchange-count = { $count ->
    [0] Dites quels jetons vous échangez : un, deux ou trois.
   *[other] On échange un, deux ou trois jetons, pas { $count }.
}
triolet-too-many-tiles = On pose trois jetons au plus, pas { $count }.
triolet-no-such-tile = Il n’y a pas de jeton « { $tile } » : ils vont de 0 à 15, et J est un joker.
triolet-no-such-square = Il n’y a pas de case « { $square } » : elles vont de A1 à O15.
triolet-joker-needs-value = Dites ce que vaut le joker en { $square } : de J0 à J15.
triolet-touches = Prenez des jetons de votre chevalet, chacun une seule fois.
triolet-bag-or-board = Les jetons vont tous sur le plateau ou tous dans le sac.
triolet-dealer-draws = Il reste des jetons à piocher.
triolet-none-left = { $tile ->
    [J] Il n’y a plus de joker dans le sac.
   *[other] Il n’y a plus de { $tile } dans le sac.
}
triolet-aside-first = On écarte d’abord trois jetons : écrivez aside 7.
triolet-aside-done = Trois jetons sont déjà écartés : celui-ci va sur un chevalet ; écrivez draw 7.
triolet-no-draw-now = Rien à piocher : c’est à un joueur d’agir.
triolet-not-held = { $tile ->
    [J] Vous n’avez pas de joker pour cela.
   *[other] Vous n’avez pas de { $tile } pour cela.
}
triolet-one-joker = Un seul joker par tour.
triolet-square-twice = Deux jetons ne tiennent pas en { $square }.
triolet-taken = { $square } est occupée.
triolet-not-in-line = Les jetons d’un tour se posent tous sur une même rangée ou une même colonne.
triolet-gap = Il y a une case vide entre { $first } et { $second }.
triolet-cover-centre = Les premiers jetons doivent couvrir le centre, { $centre }.
triolet-touch = Un jeton au moins doit toucher un jeton déjà en place.
triolet-four = { $squares } : jamais plus de trois jetons côte à côte.
triolet-trio-sum = { $squares } ferait { $sum } : trois jetons côte à côte font exactement 15.
triolet-pair-sum = { $squares } ferait { $sum } : deux jetons côte à côte font 15 au plus.
triolet-square-in-opening = Pas de carré de deux sur deux avant que chacun ait joué une fois.
triolet-block = Un carré complet de trois sur trois est toujours interdit.
triolet-not-now = Ce n’est pas possible maintenant.
triolet-not-your-turn = Ce n’est pas à vous de jouer.
triolet-first-must-place = Le premier joueur doit poser.
triolet-exchange-bag = { $bag ->
    [0] Le sac est vide : pour échanger, il doit contenir { $needs } jetons.
    [one] Le sac n’a plus que { $bag } jeton : pour échanger, il en faut { $needs }.
   *[other] Le sac n’a plus que { $bag } jetons : pour échanger, il en faut { $needs }.
}
triolet-pass-bag = Vous pouvez encore échanger : on ne passe pas.
triolet-pass-can-place = Vous pouvez poser un jeton : on ne passe pas.

# Positions et plateaux composés à la main

triolet-position-word = « { $word } » est illisible ici.
triolet-position-missing = Il manque « { $name }: ».
triolet-too-many-of = { $tile ->
    [J] { $count } jokers, c’est trop : le jeu en a { $there }.
   *[other] Le jeton { $tile } est là { $count } fois : le jeu en a { $there }.
}
triolet-position-apart = Le jeton en { $square } n’est pas relié au centre.
triolet-position-aside = Trois jetons doivent être écartés.
triolet-position-rack = Le joueur { $seat } tient { $held } jetons et doit en piocher { $due } : cela ne va pas avec le sac.
triolet-position-rejected = Des jetons rejetés n’attendent que tant qu’il en reste autant ou moins à piocher.
triolet-position-deal = La donne n’est pas dans l’ordre : trois jetons écartés, puis trois à chaque joueur, l’un après l’autre.
triolet-position-memory = Le joueur { $seat } ne peut pas avoir remis ces jetons dans le sac.
triolet-position-over = Cette partie serait finie : dites comment, par exemple ending:blocked.
triolet-score-form = Écrivez ce qui est en place, une barre, puis ce qu’on pose : 4@4,7 8@4,8 | J3@4,9 10@5,9. Un plateau vide s’écrit (empty).
triolet-score-tile = « { $text } » n’est pas un jeton posé : écrivez valeur@x,y avec x et y de 0 à 14, par exemple 4@7,8 ou J3@7,8.
triolet-score-twice = { $square } est nommée deux fois.
triolet-score-count = On pose un à trois jetons, pas { $count }.

# Le donneur d’une vraie boîte

triolet-dealer-aside = Mis de côté
triolet-dealer-draw = Pioché dans le sac

# Ce qui parle pour un coup

triolet-move-place = { $count ->
    [1] { $first } en { $squares }
    [2] Jetons { $first } et { $second } en { $squares }
   *[3] Jetons { $first }, { $second } et { $third } en { $squares }
}
triolet-move-tile = Jeton { $value }
triolet-move-joker = Joker valant { $value }
triolet-move-among = joker (valant { $value })
triolet-move-around = { $first } et { $last }
triolet-move-exchange = { $count ->
    [1] { $first ->
        [joker] Échanger le joker
       *[other] Échanger le jeton { $first }
    }
    [2] Échanger les jetons { $first } et { $second }
   *[3] Échanger les jetons { $first }, { $second } et { $third }
}
triolet-move-pass = Passer
triolet-why-pass = rien d’autre n’est possible
triolet-why-stuck = aucun jeton ne trouve sa place
triolet-why-exchange = { $points ->
    [0] aucune pose ne rapporte rien
    [one] aucune pose ne rapporte plus d’un point
   *[other] aucune pose ne rapporte plus de { $points } points
}
triolet-why-forgoes = renonce à une pose de { $points } points
triolet-why-heavy = { $count ->
    [1] le { $first } est difficile à placer
    [2] les jetons { $first } et { $second } sont difficiles à placer
   *[3] les jetons { $first }, { $second } et { $third } sont difficiles à placer
}
triolet-why-out = { $count ->
    [one] votre dernier jeton : vous marquez ce qui reste aux autres
   *[other] vos derniers jetons : vous marquez ce qui reste aux autres
}
triolet-why-again = vous rejouez
triolet-why-triolet = un Triolet avec tout le chevalet, { $bonus } points de plus : { $points } points
triolet-why-trios = { $trios ->
    [one] ferme un Trio
    [2] ferme deux Trios
    [3] ferme trois Trios
   *[other] ferme { $trios } Trios
}{ $times ->
    [2] {" avec la case double"}
    [3] {" avec la case triple"}
   *[other] {""}
} : { $points } points
triolet-why-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $times ->
    [2] {" avec la case double"}
    [3] {" avec la case triple"}
   *[other] {""}
}
triolet-why-joker = garde le joker
triolet-why-pair = garde { $tiles } : un { $number } en fait un Trio ({ $makers } sur les { $unseen } jetons cachés)
triolet-why-square = { $sign ->
    [R] la flèche { $square }
    [T] la case triple { $square }
    [D] la case double { $square }
   *[none] { $square }
}
triolet-why-opens = mais { $square } attend un { $number } ({ $percent } % de chances que le joueur suivant en ait un)
triolet-why-waits = { $square } attend le { $number } que vous gardez
triolet-why-yours = { $square } attend un { $number } ({ $percent } % de chances que vous en piochiez un)
triolet-why-invites = mais ouvre { $square }
triolet-why-blocks = bloque { $square }, qui attendait un { $number }
triolet-why-closed = n’ouvre aucun nouveau Trio
triolet-why-still = n’ouvre aucun nouveau Trio, mais { $square } attend toujours un { $number } ({ $percent } % de chances que le joueur suivant en ait un)

# Problèmes

triolet-puzzle-best = Le plus de points
triolet-puzzle-best-task = Lesquels de vos jetons, et à quelle place, rapportent le plus d’un coup ?
triolet-theme-trio = un Trio
triolet-theme-trios = plusieurs Trios
triolet-theme-triolet = Triolet
triolet-theme-crossing = des suites qui se croisent
triolet-theme-double = une case double
triolet-theme-triple = une case triple
triolet-theme-again = rejouer
triolet-theme-joker = le joker
triolet-theme-less = moins de jetons, plus de points
