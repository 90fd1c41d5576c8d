# The words of Blokus Trigon.
