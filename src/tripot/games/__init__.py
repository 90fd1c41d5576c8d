"""One folder a game. Each holds a ``GAME``; the registry finds it, nothing else names it."""
