"""Tables over HTTP and WebSocket. The only part of tripot that knows about the network; it names no game."""
