# Les mots du Blokus Trigon.
