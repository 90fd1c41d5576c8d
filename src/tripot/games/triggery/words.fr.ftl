# Triggery : ce qui se dit en français.

triggery-title = Triggery
triggery-motto = Deux dés, et tout bascule.
triggery-duration = 20 min
triggery-players = 1–4 joueurs

triggery-option-players = Joueurs
triggery-option-score = Ce qui compte
triggery-option-score-points = Points perdus
triggery-option-score-rounds = Manches gagnées
triggery-option-bonus = Bonus
triggery-option-bonus-automatic = Automatiques
triggery-option-bonus-claimed = Pris à la main, avec malus
triggery-option-tablets = Plaquettes de chaque sachet

triggery-ending-match = les deux manches jouées
triggery-ending-cleared = plateau terminé

triggery-bad-tablets-count = Le sachet compte { $count ->
    [one] { $count } plaquette
   *[other] { $count } plaquettes
  } : il en faut de { $least } à { $most }.
triggery-bad-tablet = { $number } n’est pas une plaquette : écrivez un nombre de 1 à { $highest }, ou 0 pour une étoile.
triggery-bad-tablets-stars = { $stars } étoiles, c’est trop : au-delà de { $most }, certains plateaux ne pourraient jamais être terminés.

triggery-side-blue = Bleu
triggery-side-yellow = Jaune
triggery-line-row = la ligne { $name }
triggery-line-column = la colonne { $name }
triggery-line-diagonal = la diagonale { $start }–{ $end }
triggery-star = étoile
triggery-number = { $number }

# Refus
triggery-unreadable = « { $text } » n’est pas un coup de Triggery. Écrivez une case (c4), done, pass, claim c4 ou call row3 c4 ; la banque écrit tablet 7, start 4, throw 5-6.
triggery-laying-out = On pose encore les plaquettes : la prochaine va en { $cell }.
triggery-tablet-not-in-bag = { $number ->
    [0] Il n’y a plus d’étoile dans le sachet.
   *[other] Il n’y a plus de { $number } dans le sachet.
  }
triggery-start-dice = D’abord, chaque camp jette un dé pour savoir qui commence.
triggery-throw-first = Les dés ne sont pas encore jetés.
triggery-not-the-dealer = Les dés sont jetés : c’est au joueur d’agir.
triggery-turned = { $cell } est déjà retournée.
triggery-star-is-free = { $cell } est une étoile : elle se retourne d’elle-même quand tous les nombres de la ligne { $row } et de la colonne { $column } le sont.
triggery-too-dear = { $cell } vaut { $number }, et il ne reste que { $left } sur les dés.
triggery-say-done = Vous avez retourné une plaquette : terminez le tour par « done ».
triggery-say-pass = Aucun nombre ouvert ne tient dans { $total } : dites « pass ».
triggery-must-turn = Retournez au moins une plaquette : { $cell } vaut { $number }, et les dés donnent { $total }.
triggery-bonuses-are-automatic = À cette table, bonus et étoiles se retournent d’eux-mêmes : rien à prendre, rien à réclamer.
triggery-star-waits = L’étoile de { $cell } attend { $other } : { $line } n’est pas finie.
triggery-not-alone = { $cell } n’est pas un bonus : ce n’est pas le dernier nombre ouvert d’une ligne, d’une colonne ou d’une diagonale.
triggery-call-too-late = Trop tard pour le malus : il se réclame avant toute autre chose, et une fois par tour.
triggery-nothing-forgotten = { $count ->
    [0] Rien n’a été oublié ici ({ $line }) : aucun nombre n’est ouvert.
   *[other] Rien n’a été oublié ici ({ $line }) : { $count } nombres sont ouverts.
  }
triggery-not-in-line = { $cell } ne se trouve pas là ({ $line }).
triggery-not-turned = { $cell } est encore ouverte : rouvrez une plaquette retournée.
triggery-one-tablet-at-a-time = Retournez une seule plaquette à la fois.
triggery-tablets-stay = Une plaquette se retourne sur place.
triggery-not-your-board = C’est le plateau de l’adversaire.

# Positions
triggery-line-boards = { $count ->
    [one] la ligne commence par le plateau, ou par un tiret s’il est vide
   *[other] la ligne commence par { $count } plateaux, un tiret pour un plateau vide
  }
triggery-line-order = on ne remplit le second plateau qu’une fois le premier complet
triggery-line-unfinished = pendant la pose, toutes les plaquettes sont ouvertes et rien ne suit les plateaux
triggery-line-cells = le plateau { $side } a { $count } plaquettes au lieu de 36
triggery-line-too-many = le plateau { $side } a plus de plaquettes « { $tablet } » que son sachet
triggery-line-figure = « { $text } » n’est pas un nombre de { $low } à { $high }
triggery-line-pair = « { $text } » n’est pas une paire comme 2-5
triggery-line-last = « { $text } » n’est pas une suite de cases comme c4.+d3
triggery-line-word = « { $word } » ne veut rien dire : on connaît round, turn, start, throw, left, fresh, lost, won, throws, points, last
triggery-line-alone = seul, on n’a ni revanche, ni dé de départ, ni points perdus
triggery-line-not-alone = les lancers et les points ne se comptent que pour un joueur seul
triggery-line-tie = les dés de départ sont égaux
triggery-line-start = rien ne se joue avant les deux dés de départ
triggery-line-fresh = une partie des dés est dépensée : le tour est donc entamé
triggery-line-cleared = un plateau sans plaquette ouverte termine la partie, à la revanche, et il n’y en a qu’un
triggery-line-pending = { $cell } du plateau { $side } est un bonus ou une étoile, et se serait retournée d’elle-même

# La table
triggery-pose-open = ouverte
triggery-pose-turned = retournée
triggery-tablet-open = { $cell } : { $tablet }, ouverte
triggery-tablet-turned = { $cell } : { $tablet }, retournée
triggery-your-board = Votre plateau
triggery-side-board = { $side }
triggery-tablets-left = { $count ->
    [0] terminé
   *[other] { $count } à retourner
  }
triggery-bonuses-automatic = bonus automatiques
triggery-bonuses-claimed = bonus à la main
triggery-subtitle-alone = En solo · { $bonus }
triggery-subtitle-first = Première manche · { $bonus }
triggery-subtitle-second = Revanche, plateaux échangés · { $bonus }
triggery-sheet-tablets = plaquettes retournées
triggery-sheet-throws = lancers et leur somme
triggery-note-alone = { $throws ->
    [one] { $throws } lancer
   *[other] { $throws } lancers
  } · { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
triggery-note-open = { $points ->
    [one] { $points } point ouvert
   *[other] { $points } points ouverts
  }
triggery-note-open-won = { $points ->
    [one] { $points } point ouvert
   *[other] { $points } points ouverts
  } · { $won ->
    [0] première manche perdue
   *[other] première manche gagnée
  }
triggery-note-open-lost = { $points ->
    [one] { $points } point ouvert
   *[other] { $points } points ouverts
  } · { $lost ->
    [one] { $lost } déjà perdu
   *[other] { $lost } déjà perdus
  }

# La main
triggery-hand-over = Partie terminée
triggery-hand-laying = On pose les plaquettes
triggery-hand-laid = En place sur ce plateau : { $count } sur 36.
triggery-hand-start = Qui commence ?
triggery-hand-start-note = Chaque camp jette un dé ; le plus fort commence.
triggery-hand-throwing = On jette les dés pour { $side }
triggery-hand-turn = À vous : jusqu’à { $total }
triggery-hand-more = { $left ->
    [0] Tout est dépensé
   *[other] Il reste { $left }
  }
triggery-hand-chain = Réaction en chaîne !
triggery-hand-pass = Rien à retourner
triggery-hand-pass-note = Aucun nombre ouvert ne tient dans { $total }.
triggery-hand-double = Un double compte deux fois : 2 × { $sum }.
triggery-hand-call = Un bonus oublié en face ? Touchez-y d’abord une plaquette retournée de la même ligne.
triggery-hand-call-alone = Un bonus oublié au tour d’avant ? Soyez beau joueur : rouvrez d’abord une plaquette de cette ligne.
triggery-hand-paid = Payé avec les dés : { $numbers }.
triggery-hand-paid-and = Payé avec les dés : { $numbers }. { $follows }
triggery-hand-follows = { $bonuses ->
    [0] { $stars ->
        [one] Une étoile suit.
       *[other] { $stars } étoiles suivent.
      }
    [one] { $stars ->
        [0] Un bonus suit.
        [one] Un bonus et une étoile suivent.
       *[other] Un bonus et { $stars } étoiles suivent.
      }
   *[other] { $stars ->
        [0] { $bonuses } bonus suivent.
        [one] { $bonuses } bonus et une étoile suivent.
       *[other] { $bonuses } bonus et { $stars } étoiles suivent.
      }
  }
triggery-hand-partner = Votre partenaire joue
triggery-hand-other = { $side } joue
triggery-left = il reste { $left }
triggery-all-spent = tout est dépensé

triggery-button-turn = Retourner
triggery-button-done = Terminer le tour
triggery-button-pass = Passer
triggery-button-pay = Payer le { $number } en { $cell }
triggery-button-call = Malus pour { $line } : { $cell }
triggery-button-confirm-call = Réclamer le malus

# La chaîne en mots
triggery-chain-in-words = La chaîne
triggery-turn-in-words = Le tour
triggery-paid = payé avec les dés
triggery-alone-in = seul dans { $line }
triggery-row-and-column-done = ligne et colonne finies

# La feuille
triggery-row-throw = { $low }-{ $high } · { $total }
triggery-row-double = { $low }-{ $high }, double · { $total }
triggery-row-turns = retourne { $numbers }
triggery-row-passes = passe
triggery-row-start = Dés de départ { $blue } à { $yellow } : { $side } commence
triggery-row-needed = { $needed ->
    [one] { $needed } sur { $total } a suffi
   *[other] { $needed } sur { $total } ont suffi
}
triggery-row-cleared = { $side } a tout retourné ; { $lost ->
    [one] il restait { $lost } point
   *[other] il restait { $lost } points
  } à { $other }
triggery-lines-paid = Payé : { $numbers }
triggery-lines-bonuses = Bonus en chaîne : { $numbers }
triggery-lines-stars = Étoiles libérées
triggery-line-reopens = Bonus oublié dans { $line } : { $tablet } est rouverte
triggery-settle-earlier = Les lancers avant le dernier
triggery-settle-last = Le dernier, compté pour ce qu’il a fallu
triggery-settle-lost = { $side } : points perdus
triggery-settle-won = { $side } : manches gagnées
triggery-settle-winner = { $side } gagne.
triggery-settle-draw = Match nul.

# Seul : la mesure et le minimum
triggery-measure = { $throws ->
    [one] { $throws } lancer
   *[other] { $throws } lancers
  }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
triggery-optimum-reached = Prouvé : avec ces plaquettes et ces dés, personne ne fait mieux que vous. { $best }, c’est le minimum.
triggery-optimum-proved = Prouvé : avec ces plaquettes et ces dés, { $best } suffisaient, et rien de moins.
triggery-optimum-throws = Prouvé : il faut { $throws ->
    [one] { $throws } lancer
   *[other] { $throws } lancers
  }. On y arrive alors avec { $points } points, et jamais avec moins de { $least } ; le temps de calcul n’a pas suffi pour trancher.
triggery-optimum-between = Entre { $least } et { $throws } lancers : le temps de calcul n’a pas suffi pour trancher.

# Le donneur d’une vraie boîte

triggery-dealer-tablet = La plaquette suivante
triggery-dealer-start = Le dé du départ
triggery-dealer-throw = Les dés

# Ce qui parle pour un coup
triggery-move-pay = Payer le { $number } en { $cell }
triggery-move-claim = Prendre le { $number } en { $cell }
triggery-move-call = Malus dans { $line } : { $cell }
triggery-move-done = Terminer le tour
triggery-move-pass = Passer
triggery-unit-throws = { NUMBER($n, maximumFractionDigits: 1) } { NUMBER($n, maximumFractionDigits: 1) ->
    [one] lancer
   *[other] lancers
} en tout
triggery-unit-throws-more = +{ NUMBER($n, maximumFractionDigits: 1) } { NUMBER($n, maximumFractionDigits: 1) ->
    [one] lancer
   *[other] lancers
}
triggery-why-pass = aucun nombre ouvert ne tient dans { $total }
triggery-why-done = { $payable ->
    [0] { $left ->
        [0] tout le lancer est dépensé
        [one] rien d’ouvert ne tient dans le { $left } qui reste
       *[other] rien d’ouvert ne tient dans les { $left } qui restent
    }
   *[1] laisse { $left } du lancer sans emploi
}
triggery-why-call = { $alone ->
    [1] beau joueur : il vous en coûte une plaquette
   *[other] l’autre camp devra retourner une plaquette de plus
}
triggery-why-free = cela ne coûte rien
triggery-why-forgets = oublie { $star ->
    [1] l’étoile
   *[other] le { $number }
} en { $cell }, qui se prend gratuitement
triggery-why-claimable = mais on peut le prendre gratuitement
triggery-why-clears = termine tout le plateau
triggery-why-chain = { $count ->
    [one] { $largest ->
        [0] une étoile suit gratuitement
       *[other] le { $largest } suit gratuitement
    }
   *[other] { $count } plaquettes suivent gratuitement{ $largest ->
        [0] {""}
       *[other] {", dont le "}{ $largest }
    }
}
triggery-why-spares = { $others ->
    [one] plus que le { $cost } à payer dans { $line }, et son { $number } se retourne gratuitement
   *[other] plus que { $cost } à payer dans { $line }, et son { $number } se retourne gratuitement
}
triggery-why-throws = encore { $throws ->
    [one] un lancer
   *[other] { $throws } lancers
} environ après celui-ci, au lieu de { $before }
triggery-why-exact = dépense tout le lancer
triggery-why-wastes = mais perd { $left } du lancer
triggery-why-rest = laisse { $left }, de quoi payer aussi le { $number } en { $cell }
triggery-why-unblocks = { $numbers } et { $last } se bloquent entre eux : il faut en payer un, et seul { $pays }
triggery-why-stays-blocked = { $numbers } et { $last } se bloquent toujours : il faut en payer un, et seul { $pays }
triggery-pays-large = { $eleven ->
    [1] un 5-6 ou un double le permet (3-3 ou plus)
   *[other] { $double ->
        [6] un 6-6 le permet
        [5] un 5-5 ou un 6-6 le permet
       *[other] un double le permet ({ $double }-{ $double } ou plus)
    }
}
triggery-why-all-free = ensuite, plus aucun nombre au-dessus de { $above } n’est à payer
triggery-why-for-free = mais une ligne peut encore retourner le { $number } gratuitement

# Problèmes
triggery-puzzle-clear = Tout retourner
triggery-puzzle-clear-task = Retournez tout le plateau avec ce seul lancer.
triggery-theme-star = derrière une étoile
triggery-theme-quiet = départ discret
triggery-theme-avalanche = avalanche
triggery-theme-three = trois paiements
