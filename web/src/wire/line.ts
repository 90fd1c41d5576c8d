// The line to a table: a WebSocket that comes back by itself and says again what got lost.

import type { FromServer, ToServer } from "./types";

const WAITS = [500, 1000, 2000, 3000, 5000, 8000];

export class Line {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private closed = false;
  /** Said but not yet answered by a state: an action of a person. It names the number it answers, so saying it twice does nothing. */
  private unanswered: ToServer | null = null;

  constructor(
    private readonly address: string,
    private readonly heard: (message: FromServer) => void,
    /** Called on each opening; it says with whose eyes to look. */
    private readonly opened: () => void,
    /** The seconds until the next try; null when the line is there. */
    private readonly waiting: (seconds: number | null) => void,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
  }

  private hurry = () => {
    if (!this.socket && !this.closed) {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private connect() {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.waiting(null);
      this.opened();
      if (this.unanswered) socket.send(JSON.stringify(this.unanswered));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as FromServer;
      if ("state" in message && this.unanswered && "number" in this.unanswered && message.state.number !== this.unanswered.number)
        this.unanswered = null;
      if ("error" in message) this.unanswered = null;
      this.heard(message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.socket = null;
      if (this.closed) return;
      const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)] ?? 8000;
      this.waiting(Math.ceil(wait / 1000));
      this.timer = window.setTimeout(() => this.connect(), wait);
    };
  }

  say(message: ToServer) {
    if (message.do === "play" || message.do === "undo") this.unanswered = message;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    this.socket?.close();
  }
}
