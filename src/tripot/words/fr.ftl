# Les phrases de la maison. Chaque jeu ajoute les mots de son dossier ; ses identifiants commencent par son nom.

no-such-game = Aucun jeu ne s’appelle « { $name } ». Les jeux sont : { $names }.
no-such-option = { $game } n’a pas d’option « { $option } ». Ses options sont : { $options }.
bad-option = L’option « { $option } » de { $game } ne peut pas valoir « { $value } » : { $wanted }.
option-one-of = il faut une de ces valeurs : { $values }
option-number = il faut un nombre entier de { $low } à { $high }
option-numbers = il faut une liste de nombres entiers
option-needs-value = « { $option } » n’est pas une option : écrivez nom=valeur.
game-is-over = La partie est finie.
and-legal-would-be = { $reason } Coups possibles : { $legal }.
nothing-to-undo = Impossible de reprendre { $count ->
    [one] { $count } action
   *[other] { $count } actions
  } : la partie n’en compte que { $there }.
no-such-seat = Il n’y a pas de place { $seat } : les places vont de 1 à { $seats }.
unreadable-position = Cette position est illisible : { $why }.

# Les personnes : la page met le nom que la table connaît.
seat-name = Place { $seat }

# Parties enregistrées
record-line = Ligne { $line } : { $why }
record-first-line = Une partie enregistrée commence par la ligne « { $expected } ».
record-header = « { $line } » n’est pas un en-tête : chaque en-tête s’écrit une seule fois, sous la forme « nom: valeur ».
record-no-game = L’en-tête « game: » manque.
record-entry = « { $line } » est illisible : écrivez « { $number } seat 1 COUP » ou « { $number } dealer COUP ».
record-number = C’est l’action { $expected }, et non { $number } : les numéros se suivent à partir de 1.
record-after-end = L’action { $number }, « { $text } », vient après la fin de la partie.
record-actor = L’action { $number } revient à { $expected }, pas à { $actor }.
record-illegal = L’action { $number }, « { $text } », n’est pas permise : { $why }
record-result = L’en-tête annonce « { $written } », mais la partie s’est terminée ainsi : { $truth }.
record-seed = La graine « { $written } » n’est pas un nombre en hexadécimal.
record-promise = La graine n’est pas celle qui était promise : son empreinte est { $truth }, et l’en-tête annonce { $written }.
record-dealer = L’action { $number } du donneur est « { $written } », mais la graine donne « { $truth } ».
record-honest = Le donneur a été honnête : chaque tuile et chaque lancer découlent de la graine promise.
record-luck = Mais ce hasard était connu d’avance : il a été donné d’abord à la table { $table }, où sa graine a été montrée.
record-counted = Le hasard du donneur se compte par « deals » ou, dans les fichiers plus anciens, par « actions », pas par « { $written } ».
record-promised = La graine du donneur a été promise, mais le fichier ne la donne pas : on la montre quand la partie est finie.
record-no-promise = Personne n’a promis de graine ici : le fichier ne peut pas dire si le donneur a été honnête.
record-still-running = la partie n’est pas finie

# Joueurs
no-such-level = Il n’y a pas de joueur « { $level } ». Les joueurs sont : { $levels }.

# Le professeur
teacher-no-reason = rien de décisif
teacher-chance = { NUMBER($n, maximumFractionDigits: 0) } % de victoire
teacher-chance-less = −{ NUMBER($n, maximumFractionDigits: 0) } %
review-named = { $what } [{ $text }]
review-options = options { $options }
review-not-over = inachevée
review-player = Place { $seat } : { $score }
review-player-named = Place { $seat } ({ $name }) : { $score }
review-action = Action
review-mark = * un tournant : l’une des décisions qui ont coûté le plus
review-seat = Place
review-move = Coup
review-before = Attendu
review-loss = Perte
review-turning = Action { $step }, place { $seat } : { $move }, { $loss }
review-better = Mieux : { $move }
review-no-turning = Aucune décision n’a coûté cher.
review-nothing = { $file } ne contient aucune décision d’un joueur : il n’y a rien à analyser.

# La ligne de commande
score-not-here = { $game } n’a pas de pose à compter sur un plateau nu.
format-unknown = Impossible d’écrire un fichier « { $suffix } » ; formats possibles : { $formats }.
format-from-start = Ce format ne contient que des parties depuis leur début ; celle-ci part d’une position.
file-trouble = { $file } : { $why }.
no-such-language = Il n’y a pas de langue « { $language } ». Les langues sont : { $languages }.
alone-one-seat = Avec ces options, { $game } se joue à plusieurs : pour jouer seul, il faut players=1.
arena-low-high = Un test séquentiel demande une part de victoires basse et une plus haute, et non { $low } et { $high }.
arena-two-players = Un match oppose deux joueurs, et non { $given } : nommez-en deux parmi { $levels }, ou donnez un budget comme « search:300 », ou aucun pour opposer chaque niveau à celui d’en dessous.
arena-one-player = Contre un moteur, un seul joueur joue, et non { $given } : nommez-en un parmi { $levels }, ou « search:300 » pour un nombre de simulations, ou « search:0.5s » pour des secondes de processeur.
gtp-no-speech = { $game } ne sait pas parler aux moteurs : il ne peut pas en affronter.
gtp-no-start = Impossible de lancer le moteur « { $command } » : { $why }.
gtp-dead = Le moteur s’est arrêté (code { $status }) à la commande « { $command } ».
gtp-refused = Le moteur a refusé « { $command } » : { $answer }.
gtp-gives-up = Le moteur a répondu « { $answer } » pour l’action { $number }, alors qu’il reste de quoi jouer.
gtp-illegal = L’action { $number } du moteur, « { $answer } », n’est pas permise : { $why }
file-not-text = { $file } n’est pas un fichier texte en UTF-8.

# Le serveur
server-unreadable = Ce message est illisible : { $why }.
server-no-address = Il n’y a rien à cette adresse.
server-no-page = La page n’est pas encore construite : lancez « make play » une fois, puis rechargez.
server-foreign = La page d’un autre site ne peut pas parler à ce serveur.
server-port = L’adresse { $host }:{ $port } est inutilisable ({ $why }) : choisissez-en une autre avec --port ou --host.
server-database = Impossible de garder les tables dans { $database } ({ $why }) : choisissez un autre fichier avec --database.
server-too-long = Cette demande est trop longue.
server-no-table = Cette table n’existe pas.
server-seats = Ces options demandent { $wanted ->
    [one] { $wanted } place
   *[other] { $wanted } places
  }, et non { $given }.
server-name = Chaque joueur a besoin d’un nom, de 40 caractères au plus.
server-stale = La table a changé entre-temps : regardez à nouveau.
server-not-your-turn = Ce n’est pas à cette place de jouer.
server-not-your-seat = Personne devant cet écran n’occupe cette place.
server-clock-only = Seul le sablier peut faire cela.
server-no-thing = Rien ne s’appelle « { $name } » ici.
server-no-pose = Rien ne peut être posé dans la position « { $name } » ici.
server-no-place = Aucun endroit ne s’appelle « { $name } ».
server-no-entry = Le journal compte { $there ->
    [one] { $there } entrée
   *[other] { $there } entrées
  } : il n’y a rien à montrer à l’entrée { $entry }.
server-waits = La partie commence quand toutes les places sont prises.
server-not-now = Ce n’est pas possible en ce moment.
server-not-away = Cette personne est là : l’ordinateur ne remplace que les absents.
server-question-waits = Une question attend déjà sa réponse : une à la fois.
server-nothing-asked = Personne ne vous a rien demandé.
server-seat-taken = Quelqu’un d’autre a pris cette place.
server-no-seat = Toutes les places de cette table sont prises : vous pouvez regarder.
server-ticket = Ce lien a déjà servi ou date trop : refaites-en un sur l’autre appareil.
server-two-clocks = Le sablier de ce jeu est déjà son horloge : choisissez l’un ou l’autre.
server-referee = À une table d’arbitre, on joue avec la boîte : toutes les places sont devant cet écran, et la table n’est pas annoncée.
server-nothing-to-list = Seule une table où il reste une place peut être annoncée.
server-nothing-said = Il n’y a rien de lisible dans ce message.
server-spectator = Vous êtes spectateur : seuls ceux qui jouent à cette table peuvent faire cela.
server-undo-nothing = Il n’y a rien à reprendre.
server-undo-dealer = Ce qui a été pioché ou lancé ne peut pas être repris.
server-undo-clock = Le sablier est écoulé : cela ne peut pas être repris.
server-undo-secret = Un autre joueur a joué depuis et a pu montrer ce qui était caché.
server-undo-over = La partie est finie et tout est révélé : rien ne peut être repris.
server-undo-past = Vous regardez en arrière : revenez à la partie pour reprendre un coup.
server-no-language = La langue « { $language } » n’existe pas ici, seulement { $languages }.
server-no-guide = Les règles de ce jeu ne sont pas écrites dans cette langue.
server-not-ready = Ce jeu est encore en préparation.
server-record-hidden = La partie pourra être lue une fois finie : elle nomme des tuiles cachées.
server-review-running = Une partie s’analyse une fois finie.
server-optimum-running = Ce qui aurait été possible se dit quand la partie est finie.
server-no-optimum = Pour cette partie, personne ne peut dire ce qui aurait été possible.
server-optima-busy = L’ordinateur est occupé par plusieurs autres parties : réessayez dans une minute.
server-alone-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
server-no-figures = Il n’y a pas de figures à remplir dans ce jeu ({ $game }).
server-figures-busy = Plusieurs figures sont déjà en cours de recherche : réessayez dans une minute.
server-too-many-searches = Trop de recherches de figures sont demandées depuis votre réseau : attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
server-reviews-busy = Plusieurs parties sont déjà en cours d’analyse : réessayez dans une minute.

# Le serveur : les limites, et ce que lit qui l’exploite
server-too-many-requests = Trop de demandes viennent de votre réseau : attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
server-too-many-tables = Trop de nouvelles tables viennent de votre réseau : attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
server-too-many-reviews = Trop d’analyses sont demandées depuis votre réseau : attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
  }.
server-too-many-sockets = Trop de tables sont ouvertes à la fois sur votre réseau : fermez-en une et rechargez.
server-table-full = Trop de monde regarde cette table : revenez plus tard.
server-too-many-messages = C’était trop à la fois : attendez un instant.
server-trouble = Quelque chose a mal tourné sur le serveur, qui l’a noté. Réessayez.
server-no-limit = La limite « { $name } » n’existe pas, seulement { $names }.
server-limit-number = La limite « { $name } » est un nombre supérieur à 0, et non « { $given } ».
server-proxy = « { $given } » n’est ni une adresse ni un réseau d’adresses : nommez ceux de votre proxy avec --behind-proxy.
server-workers = Plusieurs processus ont besoin d’une base commune : nommez un fichier ou une URL avec --database.

# Le serveur : la base de données
server-database-kind = « { $kind } » n’est ni SQLite ni PostgreSQL
server-no-database = La base de données { $database } n’existe pas.
server-database-newer = Un tripot plus récent s’est servi de cette base (son schéma est { $version }) : mettez ce tripot à jour.
server-database-fails = La base de données ne répond pas pour l’instant ({ $why }) : réessayez dans un moment.
server-backup-missing = Le fichier { $file } à restaurer n’existe pas.
server-backup-unreadable = { $file } n’est pas une sauvegarde de tripot ({ $why }).
server-backup-exists = { $file } existe déjà : choisissez un autre nom pour la sauvegarde.
server-restore-used = Cette base contient déjà { $tables ->
    [one] une table
   *[other] { $tables } tables
  } : avec --replace, la sauvegarde en prend la place.
backup-written = { $file } contient { $tables ->
    [one] une table
   *[other] { $tables } tables
  }. Gardez ce fichier à l’abri des regards : il sait ce que cachent les parties en cours.
backup-restored = { $tables ->
    [one] Une table est de retour.
   *[other] { $tables } tables sont de retour.
  }

# La page.

page-what-game = À quoi jouons-nous ?
page-home-link = tripot, vers les jeux
page-rules = Règles
page-close = Fermer
page-loading = Un instant.
page-more = Autres réglages
page-more-short = Plus
page-patterns = Motifs marqués
page-sound = Son
page-light-auto = Comme l’appareil
page-light-light = Clair
page-light-dark = Sombre
page-other-language = English
page-yes = Oui
page-no = Non

page-seats = Les places
page-seats-drawn = Les places sont tirées au sort à l’ouverture de la table.
page-someone = Joueur { $number }
page-computer = Ordinateur
page-computer-number = Ordinateur { $number }
page-computer-short = Ordi { $number }
page-level-1 = 1 · Nouveau venu
page-level-2 = 2 · Débutant
page-level-3 = 3 · Apprenti
page-level-4 = 4 · Amateur
page-level-5 = 5 · Habitué
page-level-6 = 6 · Aguerri
page-level-7 = 7 · Fort
page-level-8 = 8 · Expert
page-level-9 = 9 · Maître
page-strongest = 3 s · À fond
page-open-table = Ouvrir la table
page-tables = Vos tables
page-resume = Reprendre
page-forget = Retirer de la liste
page-preparing = Préparation de { $game } : une ou deux minutes, la première fois seulement.
page-unreachable = Le serveur ne répond pas.
page-went-wrong = Quelque chose s’est mal passé sur le serveur.

page-colour-0 = Bleu
page-colour-1 = Jaune
page-colour-2 = Rouge
page-colour-3 = Vert
page-you = Vous
page-you-too = (vous)
page-thinking = réfléchit
page-turn-of = { $name } joue
page-watching = Vous regardez la partie
page-your-hand = Votre main
page-board = Plateau
page-fit = Tout montrer
page-laid = sur le plateau
page-chosen = votre choix
page-tip = Basculer en gardant
page-line = { $what } : { $points }
page-put-back = Reprendre
page-confirm = Valider
page-confirm-points = { $count ->
    [one] Valider · { $points } point
   *[other] Valider · { $points } points
}
page-undo = Annuler
page-hint = Indice
page-hints = Ce que jouerait l’ordinateur
page-hint-asking = L’ordinateur cherche des coups.
page-hint-found = { $count ->
    [one] Un seul coup possible : { $what }, { $amount }.
   *[other] { $count } coups, le meilleur d’abord : { $what }, { $amount }.
}
page-hint-then = , puis { $what }
page-hint-pick = Touchez un coup pour le voir sur le plateau.
page-hint-prepare = Préparer ce coup
page-hint-play = Jouer ce coup
page-moves = Coups
page-new-game = Nouvelle partie
page-new-game-sure = Quitter celle-ci ?
page-sheet = Feuille de marque
page-sheet-empty = Rien encore.
page-show-row = Revoir cette position
page-past = Retour en arrière : coup { $number }
page-earlier = Avant
page-later = Après
page-present = Revenir à la partie
page-pass = Passez l’appareil à { $name }
page-pass-note = Sa main reste cachée jusque-là.
page-it-is-me = Je suis { $name }
page-offline = { $seconds ->
    [one] Hors ligne, nouvelle tentative dans { $seconds } s
   *[other] Hors ligne, nouvelle tentative dans { $seconds } s
}
page-wins = { $name } gagne avec { $score }
page-wins-two = { $name } gagne, { $score } à { $other }
page-share = { $names } se partagent la victoire avec { $score }
page-alone = Terminé avec { $score }
page-look-back = Revoir
page-review = Analyser
page-review-title = Analyse de la partie
page-review-working = L’ordinateur reprend toute la partie.
page-review-note = Les numéros marquent les tournants. Touchez un coup pour le voir. Chacun est jugé sur ce qu’il savait alors.
page-review-even = Aucun coup n’a fait basculer la partie. Touchez un coup pour le voir.
page-review-chart = Ce que chacun pouvait espérer, au fil de la partie
page-review-turn = tournant { $number }
page-review-turns = Les tournants
page-review-all = Toutes les décisions
page-review-number = { $number } sur { $of }
page-review-played = Joué
page-review-better = Mieux
page-review-best = Rien de mieux n’a été trouvé.
page-play-on = Rejouer d’ici
page-play-on-as = En rejouant d’ici, vous prenez cette place : { $name }.
page-again = Revanche
page-same-luck = Rejouer cette donne
page-luck-known = donne connue
page-best-deal = Votre meilleur résultat avec cette donne : { $best }.
page-best-deal-now = Votre meilleur résultat avec cette donne, en { $count } parties.
page-best-ever = Votre record sur une donne inconnue : { $best }.
page-best-ever-now = Votre nouveau record sur une donne inconnue !
page-possible-working = L’ordinateur cherche le mieux qu’on pouvait faire.
page-possible-find = Que pouvait-on faire de mieux ?
page-possible-look = Voir comment
page-possible-title = La meilleure partie
page-possible-own = Revenir à votre partie
page-home = Accueil

# La page : une nouvelle table

page-who-of = Qui prend la place { $number }
page-who-person = Devant cet écran
page-who-open = Par lien
page-who-computer = Ordinateur
page-by-link-note = Pour un ami
page-name-of = Nom du joueur { $number }
page-level-of = Niveau de l’ordinateur à la place { $number }
page-terms = Horloge et table
page-open-invite = Ouvrir et inviter
page-clock = Horloge
page-clock-usual = Cadences usuelles
page-clock-kind-none = Sans
page-clock-kind-game = Par partie
page-clock-kind-turn = Par tour
page-clock-kind-days = En jours
page-clock-none = Sans horloge
page-clock-game-short = { $minutes } min + { $increment } s
page-clock-seconds = { $seconds } s
page-clock-minutes = { $minutes } min
page-clock-days-short = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
page-clock-long-game = { $time } par tour, chacun
page-clock-long-turn = { $time } par tour
page-clock-long-days = { $time } par tour
page-unit-minutes = min
page-unit-a-turn = s par tour
page-unit-days = jours par tour
page-listed = Annoncer dans le salon
page-listed-note = Tout visiteur de la maison peut prendre une place libre, pas seulement les amis qui ont le lien.
page-listed-short = annoncée dans le salon
page-referee = Table d’arbitre
page-referee-note = Vous jouez avec votre propre boîte. On indique à cet appareil les tuiles piochées et les dés lancés ; il vérifie les coups et tient la marque.
page-referee-short = jouée avec la boîte
page-open-tables = On cherche des joueurs
page-open-tables-none = Aucune table n’attend personne en ce moment.
page-free-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
page-join = Rejoindre
page-forget-table = Retirer { $game } de la liste
page-colon = {" : "}

# La page : une table qui attend, les liens, un autre appareil

page-open-seat = Place libre
page-waiting = { $count ->
    [one] Il manque encore un joueur
   *[other] Il manque encore { $count } joueurs
}
page-waiting-note = Envoyez ce lien à qui doit jouer. La partie commence dès que toutes les places sont prises.
page-sit-title = Une place vous attend
page-nickname = Votre nom à la table
page-seat-wish = Quelle place
page-seat-any = Peu importe
page-seat-colour = Place { $number }, { $colour }
page-sit = Prendre place
page-link = Lien de cette table
page-send = Envoyer
page-copy = Copier le lien
page-copied = Copié
page-qr = Le lien en code QR
page-qr-note = Ou visez-le avec l’appareil photo d’un téléphone.
page-only-here = Cette adresse ne vaut que sur cet ordinateur. Pour jouer depuis un autre appareil, ouvrez la page par l’adresse de l’ordinateur sur votre réseau.
page-table = Table
page-table-link = Lien pour jouer ou regarder
page-move-away = Continuer sur un autre appareil
page-move-note = Prépare un lien qui emporte votre place. Il sert une seule fois, dans les dix minutes ; ensuite, cet appareil ne fera plus que regarder.
page-move-link = Préparer le lien
page-move-here = Continuer sur cet appareil ?
page-move-here-note = Votre place vient ici. L’appareil où vous jouiez ne fera plus que regarder.
page-move-as = Votre place : { $name }
page-move-yes = Jouer ici

# La page : jouer avec les autres

page-away = hors ligne
page-you-watch = Vous regardez
page-computer-for = Ordinateur, pour { $name }
page-computer-plays-for-you = L’ordinateur joue à votre place.
page-back = Reprendre ma place
page-clock-of = { $name }, temps : { $time }
page-clock-days = { $days } j { $hours } h
page-offer-draw = Proposer la nulle
page-is-away = { $name } n’est plus là.
page-let-computer = Laisser jouer l’ordinateur
page-your-turn = À vous de jouer
page-resign = Abandonner
page-resign-sure = Abandonner pour de bon ?
page-leave = Quitter la partie
page-leave-sure = Céder la place à l’ordinateur ?
page-asked-undo = { $by } voudrait reprendre un coup. D’accord ?
page-asked-draw = { $by } propose la nulle. Acceptez-vous ?
page-asked-computer = { $by } propose que l’ordinateur joue pour { $about }. D’accord ?
page-asked-what-undo = Reprise demandée
page-asked-what-draw = Nulle proposée
page-asked-what-computer = Ordinateur proposé
page-asked-waits = { $what }, réponse attendue : { $names }
page-next-game = Partie suivante
page-draw = Partie nulle
page-wins-resigned = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
page-wins-time = { $count ->
    [one] { $names } gagne au temps
   *[other] { $names } gagnent au temps
}
page-by-resigned = { $names } a abandonné.
page-by-agreed = D’un commun accord.
page-by-time = Temps écoulé pour { $names }.
page-sending-play = Envoi de votre coup…
page-sending-other = Envoi…
page-offline-now = Hors ligne, nouvelle tentative
page-kept = · Ce que vous avez fait est gardé et partira ensuite.

# La page : la conversation

page-talk = Discussion
page-talk-empty = Personne n’a encore rien dit.
page-talk-muted = Vous avez coupé la discussion.
page-talk-players = Seuls les joueurs parlent à la table.
page-say = Envoyer
page-say-here = Dire quelque chose
page-unread = { $what }, { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
page-mute = Couper
page-mute-all = Couper toute discussion, à chaque table
page-mute-one = Ne plus entendre { $name }
page-listen = Écouter
page-listen-note = Les joueurs parlent entre eux. Vous les entendrez si vous le souhaitez.

# La page : le donneur de la boîte, le papier, le tirage honnête

page-deal = Notez ce que donne la boîte
page-deal-note = Tapez ce qui vient
page-deal-type = Ce qui vient : tuile, jeton ou dés
page-deal-enter = Noter { $what }
page-deal-enter-none = Noter
page-deal-nothing = Rien de tel ne peut venir maintenant.
page-print = Imprimer la feuille
page-print-number = N°
page-print-player = Joueur
page-print-move = Coup
page-print-points = Points
page-print-total = Total
page-print-sum = Somme
page-record = Garder la partie
page-honest = Tirage honnête
page-honest-promised = Chaque tuile et chaque lancer découlent d’un nombre secret fixé avant le premier coup. Voici son empreinte : à la fin, le nombre est montré, et il doit y correspondre.
page-honest-kept = Le nombre secret est maintenant connu : son empreinte est bien celle donnée avant le premier coup, et chaque tuile, chaque lancer en découlent.
page-honest-known = Le hasard de cette table est connu : les tuiles et les lancers viennent comme dans une partie précédente, dont le nombre secret a été montré. Rien n’est donc caché, et rien n’est promis.
page-honest-first = Cette partie
page-honest-verify = À vérifier soi-même avec la partie gardée :
page-promise = Empreinte (SHA-256)
page-seed = Nombre secret

# Les problèmes

puzzle-nobody-acts = Dans la position « { $position } », ce n’est à personne de jouer : un problème demande un joueur au trait.
puzzle-illegal = Dans le problème « { $position } », la solution ne peut pas se jouer. { $why }
puzzle-no-kind = { $game } n’a pas de problèmes du genre « { $kind } », mais : { $kinds }.
puzzle-no-kinds = { $game } n’a pas de problèmes.
puzzle-line = Ligne { $line }, « { $text } » : une ligne de problème commence par l’un des mots { $words }, suivi de deux-points.
puzzle-twice = Ligne { $line } : « { $word } » figure deux fois dans le même problème. Une ligne vide sépare deux problèmes.
puzzle-none = Il n’y a aucun problème dans ce texte.
puzzle-missing = Ligne { $line } : il manque la ligne « { $word } : … » au problème qui se termine ici.
puzzle-grade = Ligne { $line } : un niveau est un nombre entier de 1 à { $most }, et non « { $grade } ».
puzzle-too-long = La solution de « { $position } » demande plus de { $turns } coups.
puzzle-no-goal = La solution de « { $position } » n’atteint pas ce que demande le problème.
puzzle-not-unique = Le problème « { $position } » a plus d’une solution.
puzzle-wrong = Le problème « { $position } » annonce « { $given } », mais la bonne réponse est : { $right }.
puzzle-shorter = Le problème « { $position } » se résout en moins de coups.
puzzle-unknown = Cette maison n’a pas de problème { $puzzle }.

puzzle-no-solution = Le problème « { $position } » n’a pas de ligne « solution : … ».
puzzle-unsolvable = Le problème « { $position } » ne peut pas être résolu, ou peut l’être de plusieurs façons.
puzzle-checked = { $file } : { $count ->
    [one] un problème, et il tient
   *[other] { $count } problèmes, et tous tiennent
} parole.

page-figure-today = La figure à remplir : { $name }
page-figure-of-day = Figure du jour · { $day }
page-puzzle = Problème
page-puzzles = Problèmes
page-puzzles-today = Les problèmes du jour
page-puzzles-all = Tous les problèmes
page-puzzles-more = D’autres problèmes
page-puzzle-comes = On installe le problème…
page-puzzle-of-day = Problème du jour · { $day }
page-puzzle-grade = Difficulté { $grade } sur 5
page-puzzle-turns = ({ $turns } coups à trouver)
page-puzzle-wrong = Ce n’est pas ça. Regardez encore.
page-puzzle-not-there = Cela ne va pas là.
page-puzzle-no-undo = Rien n’a encore été joué.
page-puzzle-stuck = D’ici, rien ne mène plus au but : reprenez un coup.
page-puzzle-tried = { $wrong ->
    [one] Un essai jusqu’ici.
   *[other] { $wrong } essais jusqu’ici.
}
page-puzzle-solved = { $wrong ->
    [0] Trouvé du premier coup !
    [one] Trouvé, après un essai manqué.
   *[other] Trouvé, après { $wrong } essais manqués.
}
page-puzzle-shown = Voici la solution.
page-puzzle-theme = À voir ici : { $themes }.
page-puzzle-show = Voir la solution
page-puzzle-again = Recommencer
page-puzzle-share = Partager le résultat
page-puzzle-result = { $wrong ->
    [0] du premier coup
    [one] un essai manqué
   *[other] { $wrong } essais manqués
}{ $hints ->
    [0] {""}
    [one] {", un indice"}
   *[other] {", "}{ $hints }{" indices"}
}, { $time }
page-puzzle-streak = { $days } jours de suite.
page-puzzle-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours de suite
}
page-puzzle-figures = Résolus : { $solved } sur { $of }, dont { $at } du premier coup. Plus longue série de problèmes du jour : { $longest }.
page-puzzle-number = Problème { $number }, difficulté { $grade } sur 5
page-puzzle-number-done = Problème { $number }, difficulté { $grade } sur 5, résolu
server-no-day = « { $day } » n’est pas un jour : il faut l’année, le mois et le jour, comme 2026-11-28.

# Figures
page-figures = Figures
page-figure = Figure
page-figures-go = Des figures à remplir, et à dessiner
page-figures-all = Toutes les figures
page-figures-more = D’autres figures
page-figures-intro = Remplissez chaque forme exactement avec ses pièces. { $solved } sur { $of } remplies sur cet appareil.
page-figures-own = Les vôtres
page-figures-none = Aucune pour l’instant. Dessinez-en une, ou collez le texte d’une autre.
page-figure-comes = La figure arrive.
page-figure-unknown = Il n’y a pas de figure de ce nom ici.
page-figure-bad-link = Ce lien est abîmé : on ne peut pas lire la figure qu’il contient.
page-figure-own = Une figure à soi
page-figure-about = { $count ->
    [one] une pièce
   *[other] { $count } pièces
  }
page-figure-ways = { $ways ->
    [one] une seule façon
   *[other] { $ways } façons
  }
page-figure-ways-more = { NUMBER($ways) } façons et plus
page-figure-spare = Les pièces ont { $count ->
    [one] un triangle
   *[other] { $count } triangles
  } de plus que la figure : il en restera.
page-figure-tray = Pièces
page-figure-pieces = Pièces
page-figure-left = { $count ->
    [0] il n’en reste plus
    [one] il en reste une
   *[other] il en reste { $count }
  }
page-figure-take = Prenez une pièce, ou l’une de celles qui sont posées.
page-figure-holds = Posez-la, tournez-la ou remettez-la.
page-figure-lies = Posez-la ailleurs, ou reprenez-la.
page-figure-take-up = Reprendre
page-figure-take-away = { $count ->
    [one] Reprendre cette pièce
   *[other] Reprendre ces { $count } pièces
  }
page-figure-no-room = Elle ne rentre pas là.
page-figure-empty = Rien n’est encore posé.
page-figure-check = Encore possible ?
page-figure-clear = Vider
page-figure-share = Partager
page-figure-change = Modifier
page-figure-hinted = Cette pièce va là.
page-figure-away = { $count ->
    [one] On ne peut pas finir ainsi : la pièce marquée doit partir.
   *[other] On ne peut pas finir ainsi : les { $count } pièces marquées doivent partir.
  }
page-figure-stuck = On ne peut pas finir ainsi.
page-figure-possible = Oui, c’est encore possible.
page-figure-impossible = C’est impossible : aucune façon ne remplit cette figure.
page-figure-unknown-way = La recherche n’a rien trouvé, mais elle n’est pas arrivée au bout.
page-figure-searching = Recherche ; { $share } % remplis au mieux
page-figure-stop = Arrêter
page-figure-done = Remplie en { $time }, { $hints ->
    [0] sans aide.
    [one] avec une aide.
   *[other] avec { $hints } aides.
  }
page-figure-result = Remplie en { $time }, { $hints ->
    [0] sans aide
    [one] avec une aide
   *[other] avec { $hints } aides
  }.
page-figure-shown = Voici une façon de la remplir.
page-figure-is-done = remplie
page-figure-begun = commencée
page-figure-draw = Dessiner une figure
page-figure-paste = Le texte d’une figure, ou un lien vers elle
page-figure-open = L’ouvrir
page-figure-forget = La retirer de cet appareil
page-figure-sheet = Feuille de triangles : flèches pour se déplacer, espace pour remplir ou vider
page-figure-cell-full = { $cell }, rempli
page-figure-cell-empty = { $cell }, vide
page-figure-one-colour = Une couleur
page-figure-all-colours = Les quatre couleurs
page-figure-no-piece = Aucune
page-figure-piece-count = { $piece }, { $count ->
    [0] pas parmi elles
    [one] une fois
   *[other] { $count } fois
  }
page-figure-pieces-how = Touchez une pièce pour l’avoir une fois, deux fois … jusqu’à { $most } fois, ou pas du tout.
page-figure-choose = Choisissez au moins une pièce.
page-figure-name = Nom
page-figure-wipe = Effacer la feuille
page-figure-larger = Feuille plus grande
page-figure-smaller = Feuille plus petite
page-figure-areas = { $cells ->
    [0] Aucun triangle dessiné
    [one] Un triangle dessiné
   *[other] { $cells } triangles dessinés
  } ; les pièces en ont { $area }.
page-figure-begin = Remplissez des triangles : touchez-les, ou passez dessus.
page-figure-no-objection = L’aire et l’équilibre ne s’y opposent pas. La recherche dira si c’est vraiment possible.
page-figure-find = Est-ce possible ?
page-figure-has-ways = C’est possible, { $ways ->
    [one] d’une seule façon.
   *[other] de { $ways } façons.
  }
page-figure-has-more = C’est possible, de plus de façons qu’on n’en a compté ({ $ways }).
page-figure-play = La jouer
page-figure-link = Copier le lien
page-figure-as-text = Copier le texte
