"""How the tables of looks and outlooks were learned from own games. Nothing here is needed to play."""
