// The line to a table: a WebSocket that comes back by itself, notices silence, and says again what got lost.

import { changed } from "./change";
import { Intents } from "./intents";
import type { Change, Decision, FromServer, State, ToServer } from "./types";

const WAITS = [500, 1000, 2000, 3000, 5000, 8000];
/** The server says something every ten seconds or so; after so much silence the line is taken for dead. */
const SILENCE = 25_000;
/** By then the server has told what had been said at the table. */
const HISTORY = 1500;
/** A line that comes back so soon was hardly missed: nothing is said. */
const HARDLY = 1000;
const NO_TABLE = 4404;
const TOO_MANY = 4429;

export interface Listener {
  heard(message: FromServer): void;
  /** On each opening: it says with whose eyes to look. */
  opened(): void;
  /** The seconds until the next try, 0 while trying; null when the line is there. */
  waiting(seconds: number | null): void;
  /** What has been said and not been answered yet. */
  pending(decision: Decision | null): void;
}

/** What a table is played over: a line to the house, or something that plays it here. */
export interface Wire {
  say(message: ToServer): void;
  renew(): void;
  close(): void;
}

export class Line implements Wire {
  private socket: WebSocket | null = null;
  private tries = 0;
  private next = 0;
  private last = 0;
  /** Since when the line is gone. */
  private since = 0;
  private closed = false;
  /** The last state that came, on which changes are put. */
  private state: State | null = null;
  private readonly intents: Intents;
  private readonly watch: number;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    this.intents = new Intents((decision) => listener.pending(decision));
    this.watch = window.setInterval(() => this.tick(), 500);
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    this.connect();
  }

  private connect() {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.last = performance.now();
    socket.onopen = () => {
      this.tries = 0;
      this.last = performance.now();
      this.listener.waiting(null);
      this.listener.opened();
      if (this.intents.open) this.send(this.intents.open);
      setTimeout(() => this.socket === socket && this.intents.unheard.forEach((message) => this.send(message)), HISTORY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.last = performance.now();
      const message = this.whole(JSON.parse(event.data) as FromServer | { change: Change });
      if ("ping" in message) return this.send({ do: "pong", sent: message.ping });
      this.intents.hear(message);
      this.listener.heard(message);
    };
    socket.onclose = (event) => {
      if (event.code === NO_TABLE) this.close();
      if (event.code === TOO_MANY) this.tries = WAITS.length;
      this.lost(socket);
    };
  }

  /** A change becomes the state that it makes of the last one. */
  private whole(message: FromServer | { change: Change }): FromServer {
    if ("change" in message) message = { state: changed(this.state!, message.change) };
    if ("state" in message) this.state = message.state;
    return message;
  }

  private lost(socket: WebSocket) {
    if (this.socket !== socket) return;
    this.socket = null;
    if (this.closed) return;
    if (!this.tries) this.since = performance.now();
    this.next = performance.now() + (WAITS[Math.min(this.tries++, WAITS.length - 1)] ?? 8000);
    this.tick();
  }

  /** Counts down to the next try; watches for silence. */
  private tick() {
    if (this.closed) return;
    const now = performance.now();
    if (this.socket) {
      if (now - this.last > SILENCE) this.drop();
    } else {
      const again = now >= this.next && navigator.onLine;
      if (now - this.since > HARDLY) this.listener.waiting(again ? 0 : Math.max(0, Math.ceil((this.next - now) / 1000)));
      if (again) this.connect();
    }
  }

  /** A dead socket takes long to say so: it is left alone and another one tried. */
  private drop = () => {
    const socket = this.socket;
    if (!socket) return;
    this.lost(socket);
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  };

  private hurry = () => {
    this.next = 0;
    this.tick();
  };

  /** Close and come back at once: the browser is somebody else now (it has taken a seat). */
  renew() {
    this.drop();
    this.hurry();
  }

  say(message: ToServer) {
    this.intents.note(message);
    this.send(message);
  }

  private send(message: ToServer) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close() {
    this.closed = true;
    clearInterval(this.watch);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    this.socket?.close();
  }
}
