# Les phrases de la maison. Chaque jeu ajoute les mots de son dossier ; ses identifiants commencent par son nom.

no-such-game = Aucun jeu ne s’appelle « { $name } ». Les jeux sont : { $names }.
no-such-option = { $game } n’a pas d’option « { $option } ». Ses options sont : { $options }.
bad-option = Une option de { $game } a une valeur impossible : { $why }.
option-needs-value = « { $option } » n’est pas une option : écrivez nom=valeur.
game-is-over = La partie est finie.
and-legal-would-be = { $reason } Coups possibles : { $legal }.
nothing-to-undo = Impossible de reprendre { $count } actions : la partie n’en compte que { $there }.
no-such-seat = Il n’y a pas de place { $seat } : les places vont de 1 à { $seats }.
unreadable-position = Cette position est illisible : { $why }.

# Parties enregistrées
record-line = Ligne { $line } : { $why }
record-first-line = Une partie enregistrée commence par la ligne « { $expected } ».
record-header = « { $line } » n’est pas un en-tête : chaque en-tête s’écrit une seule fois, sous la forme « nom: valeur ».
record-no-game = L’en-tête « game: » manque.
record-entry = « { $line } » est illisible : écrivez « { $number } seat 1 COUP » ou « { $number } dealer COUP ».
record-number = C’est l’action { $expected }, et non { $number } : les numéros se suivent à partir de 1.
record-after-end = L’action { $number }, « { $text } », vient après la fin de la partie.
record-actor = L’action { $number } revient à { $expected }, pas à { $actor }.
record-illegal = L’action { $number }, « { $text } », n’est pas permise : { $why }
record-result = L’en-tête annonce « { $written } », mais la partie s’est terminée ainsi : { $truth }.
record-still-running = la partie n’est pas finie

# Joueurs
no-such-level = Il n’y a pas de joueur « { $level } ». Il y a : { $levels }.

# La ligne de commande
score-not-here = { $game } n’a pas de pose à compter sur un plateau nu.
format-unknown = Impossible d’écrire un fichier « { $suffix } » ; formats possibles : { $formats }.
format-from-start = Ce format ne contient que des parties depuis leur début ; celle-ci part d’une position.
record-not-text = { $file } n’est pas un fichier texte en UTF-8.

# Le serveur
server-unreadable = Ce message est illisible : { $why }.
server-no-address = Il n’y a rien à cette adresse.
server-no-page = La page n’est pas encore construite : lancez « make play » une fois, puis rechargez.
server-foreign = La page d’un autre site ne peut pas parler à ce serveur.
server-port = L’adresse { $host }:{ $port } est inutilisable ({ $why }) : choisissez un autre port.
server-too-long = Cette demande est trop longue.
server-no-table = Cette table n’existe pas.
server-spectator = Vous êtes spectateur : seul le navigateur qui a créé cette table peut faire cela.
server-wrong-key = Cette table appartient à un autre navigateur.
server-seats = Ces options demandent { $wanted ->
    [one] { $wanted } place
   *[other] { $wanted } places
  }, et non { $given }.
server-name = Chaque joueur a besoin d’un nom de 40 caractères au plus.
server-stale = La table a changé entre-temps : regardez de nouveau.
server-not-your-turn = Ce n’est pas à cette place de jouer.
server-not-your-seat = Personne à cet écran n’occupe cette place.
server-clock-only = Seul le sablier peut faire cela.
server-no-thing = Rien ne s’appelle « { $name } » ici.
server-no-pose = Rien ne peut être posé dans la position « { $name } » ici.
server-no-place = Aucun endroit ne s’appelle « { $name } ».
server-no-entry = Le journal compte { $there ->
    [one] { $there } entrée
   *[other] { $there } entrées
  } : il n’y a rien à montrer à { $entry }.
server-no-resign = On n’abandonne pas à un écran partagé : commencez une nouvelle partie.
server-undo-nothing = Il n’y a rien à reprendre.
server-undo-dealer = Ce qui a été pioché ou lancé ne peut pas être repris.
server-undo-clock = Le sablier est écoulé : cela ne peut pas être repris.
server-undo-secret = Un autre joueur a joué depuis et a pu montrer ce qui était caché.
server-undo-over = La partie est finie et tout est révélé : rien ne peut être repris.
server-undo-past = Vous regardez en arrière : revenez à la table pour reprendre un coup.
server-no-language = Il n’y a pas de « { $language } » ici, seulement { $languages }.
server-no-guide = Les règles de ce jeu ne sont pas écrites dans cette langue.
server-not-ready = Ce jeu est encore en préparation.
server-record-hidden = La partie pourra être lue une fois finie : elle nomme des tuiles cachées.
