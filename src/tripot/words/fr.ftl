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
