// Plays a puzzle at this device: it answers like the house, from the positions that came with the puzzle.

import { keyOf } from "../table/heard.svelte";
import type { Listener, Wire } from "../wire/line";
import type { Touch } from "../wire/scene";
import type { Puzzle, PuzzleNode, ToServer } from "../wire/types";
import type { Attempt } from "./attempt.svelte";

/** The others take so long to answer, so that one sees it. */
const ANSWERS_AFTER = 900;
const SHOWN_AFTER = 1200;

export class PuzzleLine implements Wire {
  /** The positions on the way here, by their numbers. */
  private way: number[] = [0];
  private timer = 0;

  constructor(
    private readonly puzzle: Puzzle,
    private readonly listener: Listener,
    private readonly attempt: Attempt,
  ) {
    queueMicrotask(() => {
      this.listener.heard({ table: this.puzzle.info });
      this.tell();
    });
  }

  private get at(): number {
    return this.way.at(-1) ?? 0;
  }
  private get node(): PuzzleNode {
    return this.puzzle.nodes[this.at]!;
  }

  say(message: ToServer) {
    if (message.do === "play") this.play(message.text);
    else if (message.do === "explain") this.explain(message.touches);
    else if (message.do === "undo") this.back();
  }

  /** Show one way to solve it, from the start. */
  reveal() {
    this.attempt.end("shown");
    this.begin();
    this.show(0);
  }

  /** From the start, as if nothing had been tried. */
  restart() {
    this.attempt.again();
    this.begin();
  }

  private begin() {
    clearTimeout(this.timer); // neither an answer nor a solution that is being shown goes on
    this.way = [0];
    this.tell();
  }

  private show(step: number) {
    clearTimeout(this.timer);
    const text = this.puzzle.solution[step];
    if (text === undefined) return;
    this.timer = window.setTimeout(() => {
      const to = this.node.next[text] ?? this.node.then;
      if (to === undefined) return;
      this.way.push(to);
      this.tell();
      this.show(step + 1);
    }, SHOWN_AFTER);
  }

  private play(text: string) {
    const to = this.node.next[text];
    if (to === undefined) {
      this.attempt.wrong++;
      this.listener.heard({ error: ["page-puzzle-wrong"], do: "play" });
    } else this.go(to);
  }

  private go(to: number) {
    this.way.push(to);
    const node = this.node;
    if (node.solved) this.attempt.end("solved");
    const ends = !node.solved && node.then === undefined && !Object.keys(node.next).length;
    if (ends) this.attempt.wrong++;
    this.attempt.stuck = ends;
    this.tell();
    clearTimeout(this.timer);
    if (node.then !== undefined) this.timer = window.setTimeout(() => this.go(node.then!), ANSWERS_AFTER);
  }

  private back() {
    if (this.way.length < 2) return;
    this.way.pop();
    this.attempt.stuck = false;
    this.tell();
  }

  private tell() {
    // Only where all can be tried does something lie there that may be taken back.
    const back = this.way.length > 1 && !this.attempt.outcome && this.puzzle.nodes.every((node) => node.then === undefined);
    const { state } = this.node;
    this.listener.heard({ state: { ...state, undo: back ? null : ["page-puzzle-no-undo"] } });
  }

  private explain(touches: Touch[]) {
    const key = keyOf(touches);
    const move = this.node.state.moves.find((one) => keyOf(one[1]) === key);
    const preview = move && this.node.previews?.[move[0]];
    if (move && preview) this.listener.heard({ explain: { touches, text: move[0], preview } });
    else if (!move) this.listener.heard({ explain: { touches, reason: ["page-puzzle-not-there"] } });
  }

  renew() {
    this.tell();
  }
  close() {
    clearTimeout(this.timer);
  }
}
