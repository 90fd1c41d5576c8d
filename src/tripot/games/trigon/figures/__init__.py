"""Figures: shapes on the triangular grid to be filled exactly with given pieces (the rulebook's variant e)."""
