// The study of a finished game: its review, and the decision that is looked at.

import { route, tableAt } from "../route.svelte";
import type { Desk } from "../table/desk.svelte";
import { decision, playOn, Refused, review } from "../wire/http";
import type { Message } from "../wire/scene";
import type { Judged, Progress, Review } from "../wire/types";

export class Study {
  /** How far the work is; null when none is done. */
  progress = $state.raw<Progress | null>(null);
  review = $state.raw<Review | null>(null);
  trouble = $state.raw<Message | null>(null);
  /** The decision that is looked at. */
  at = $state<number | null>(null);
  private number = -1;
  private work: AbortController | null = null;

  constructor(private readonly desk: Desk) {}

  readonly judged = $derived<Judged | null>(this.at === null ? null : (this.review?.decisions[this.at] ?? null));

  /** Have the game judged, unless that is done. */
  async open() {
    const number = this.desk.now?.number ?? -1;
    if ((this.review && this.number === number) || this.work) return;
    const work = (this.work = new AbortController());
    this.review = this.trouble = null;
    this.progress = { done: 0, of: 1 };
    try {
      this.review = await review(this.desk.id, work.signal, (progress) => (this.progress = progress));
      this.number = number;
    } catch (error) {
      if (!work.signal.aborted) this.trouble = said(error);
    } finally {
      if (this.work === work) this.work = this.progress = null;
    }
  }

  /** Back to the end of the game; work that isn't done stops. */
  leave() {
    this.work?.abort();
    this.work = this.progress = null;
    this.look(null);
  }

  /** Show a decision on the board. */
  look(which: number | null) {
    this.at = which;
    if (which === null) this.desk.show(null);
    else void this.fetch(which);
  }

  step(by: number) {
    const all = this.review?.decisions.length ?? 0;
    const to = this.at === null ? (by > 0 ? 0 : all - 1) : this.at + by;
    if (to >= 0 && to < all) this.look(to);
  }

  private async fetch(which: number) {
    const judged = this.review?.decisions[which];
    if (!judged) return;
    try {
      const past = await decision(this.desk.id, judged.entry);
      if (this.at === which) this.desk.study(past, judged);
    } catch (error) {
      this.trouble = said(error);
    }
  }

  /** A new table from the decision that is looked at. */
  async playOn() {
    if (!this.judged) return;
    try {
      route.go(tableAt(await playOn(this.desk.id, this.judged.entry)));
    } catch (error) {
      this.trouble = said(error);
    }
  }
}

const said = (error: unknown): Message => (error instanceof Refused ? error.sentence : ["page-went-wrong"]);
