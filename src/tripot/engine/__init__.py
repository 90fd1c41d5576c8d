"""What a game is: state records, generic rule functions, positions and the registry. Imports no game."""
