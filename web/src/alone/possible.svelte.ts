// What a finished game alone could have come to: the work on it, and the turn of the best game that is looked at.

import type { Desk } from "../table/desk.svelte";
import { optimum, Refused } from "../wire/http";
import type { Message } from "../wire/scene";
import type { Possible, Progress } from "../wire/types";

export class Optimum {
  /** How far the work is; null when none is done. */
  progress = $state.raw<Progress | null>(null);
  found = $state.raw<Possible | null>(null);
  trouble = $state.raw<Message | null>(null);
  /** Which turn is looked at. */
  at = $state<number | null>(null);
  private work: AbortController | null = null;

  constructor(private readonly desk: Desk) {}

  /** Have it looked for, unless that is done. */
  async find() {
    if (this.found || this.work) return;
    const work = (this.work = new AbortController());
    this.trouble = null;
    this.progress = { done: 0, of: 1 };
    try {
      this.found = await optimum(this.desk.id, work.signal, (progress) => (this.progress = progress));
    } catch (error) {
      if (!work.signal.aborted) this.trouble = error instanceof Refused ? error.sentence : ["page-went-wrong"];
    } finally {
      if (this.work === work) this.work = this.progress = null;
    }
  }

  /** Nobody waits for it any more. */
  leave() {
    this.work?.abort();
    this.work = this.progress = null;
  }

  /** Show a turn on the board. */
  look(which: number | null) {
    const turn = which === null ? undefined : this.found?.turns[which];
    this.at = turn ? which : null;
    if (turn) this.desk.imagine(turn);
    else this.desk.show(null);
  }

  step(by: number) {
    const all = this.found?.turns.length ?? 0;
    const to = this.at === null ? (by > 0 ? 0 : all - 1) : this.at + by;
    if (to >= 0 && to < all) this.look(to);
  }
}
