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
