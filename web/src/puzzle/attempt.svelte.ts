// One go at a puzzle: what was tried, and how it ends.

export type Outcome = "solved" | "shown";

export class Attempt {
  /** Wrong moves, or ways that came to nothing. */
  wrong = $state(0);
  hints = $state(0);
  outcome = $state<Outcome | null>(null);
  /** Nothing leads on from here: what was done has to be taken back. */
  stuck = $state(false);
  private since = Date.now();
  seconds = $state(0);

  end(outcome: Outcome) {
    if (this.outcome) return;
    this.outcome = outcome;
    this.seconds = Math.max(1, Math.round((Date.now() - this.since) / 1000));
  }

  again() {
    this.wrong = this.hints = this.seconds = 0;
    this.outcome = null;
    this.stuck = false;
    this.since = Date.now();
  }
}
