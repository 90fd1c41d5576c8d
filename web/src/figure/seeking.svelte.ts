// One search at a time in a figure: how far it is, what it found, and that it can be called off.

import { Refused } from "../wire/http";
import { search, type Answer } from "../wire/figures";
import type { Message } from "../wire/scene";
import type { Progress } from "../wire/types";

export class Seeking {
  /** The most of the figure that was ever filled. */
  far = $state.raw<Progress | null>(null);
  trouble = $state.raw<Message | null>(null);
  private stop: AbortController | null = null;

  get busy(): boolean {
    return this.far !== null;
  }

  /** Null: called off, or refused (then ``trouble`` tells why). */
  async ask(game: string, what: "possible" | "hint", text: string, laid = ""): Promise<Answer | null> {
    this.cancel();
    const stop = (this.stop = new AbortController());
    this.trouble = null;
    this.far = { done: 0, of: 1 };
    try {
      return await search(game, what, text, laid, stop.signal, (far) => {
        if (!stop.signal.aborted) this.far = far;
      });
    } catch (error) {
      if (!stop.signal.aborted) this.trouble = error instanceof Refused ? error.sentence : ["page-went-wrong"];
      return null;
    } finally {
      if (this.stop === stop) this.far = this.stop = null;
    }
  }

  cancel() {
    this.stop?.abort();
    this.stop = this.far = null;
  }
}
