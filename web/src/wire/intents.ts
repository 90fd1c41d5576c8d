// What a person wants and the server has not answered yet: it is said again when the line comes back.

import type { Decision, FromServer, State, ToServer } from "./types";

const DECISIONS = new Set(["play", "undo", "ask", "answer", "resign", "leave", "back"]);
const isDecision = (message: ToServer): message is Decision => DECISIONS.has(message.do);

export class Intents {
  private decision: Decision | null = null;
  /** Said at the table, and not come back as talk yet. */
  private said: string[] = [];

  constructor(private readonly changed: (decision: Decision | null) => void) {}

  note(message: ToServer) {
    if (isDecision(message)) this.set(message);
    else if (message.do === "say") this.said = [...this.said, message.text];
  }

  hear(message: FromServer) {
    if ("state" in message) this.arrive(message.state);
    else if ("talk" in message) for (const one of message.talk) this.said = without(this.said, one.text);
    else if ("error" in message) {
      if (message.do === "say") this.said = [];
      else if (!message.do || message.do === this.decision?.do) this.set(null);
    }
  }

  /** Whatever is decided is an entry of the log, and so gives the table another number. */
  private arrive(state: State) {
    if (this.decision && state.number !== this.decision.number) this.set(null);
  }

  /** The decision to say again: its number makes that harmless. */
  get open(): Decision | null {
    return this.decision;
  }
  /** The talk to say again, once what has been heard at the table has come and this was not in it. */
  get unheard(): ToServer[] {
    return this.said.map((text) => ({ do: "say", text }));
  }

  private set(decision: Decision | null) {
    this.decision = decision;
    this.changed(decision);
  }
}

function without(all: string[], one: string): string[] {
  const at = all.indexOf(one);
  return at < 0 ? all : all.filter((_, i) => i !== at);
}
