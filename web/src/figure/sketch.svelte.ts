// A figure that is being drawn: its cells, its pieces, and what the house says of it.

import { drawFigure, paper, type Drawn, type Paper } from "../wire/figures";
import { Refused } from "../wire/http";
import type { Message } from "../wire/scene";
import { kept } from "./kept";

export class Sketch {
  paper = $state.raw<Paper | null>(null);
  cells = $state.raw<ReadonlySet<string>>(new Set());
  counts = $state.raw<Record<string, number>>({});
  name = $state("");
  large = $state(false);
  drawn = $state.raw<Drawn | null>(null);
  trouble = $state.raw<Message | null>(null);
  private past: ReadonlySet<string>[] = [];
  private timer = 0;
  private asked = 0;

  constructor(readonly game: string) {}

  /** The sheet, with what was on it last. */
  async open(text = kept.sketch(this.game)) {
    try {
      this.lay(await paper(this.game, text, this.large));
    } catch (error) {
      this.trouble = error instanceof Refused ? error.sentence : ["page-went-wrong"];
      if (!this.paper) this.lay(await paper(this.game, "", this.large)); // what was kept can't be read: an empty sheet
    }
  }
  private lay(sheet: Paper) {
    this.paper = sheet;
    this.cells = new Set(sheet.drawn);
    this.counts = sheet.counts;
    this.name = sheet.name;
    this.past = [];
    this.look(0);
  }
  resize() {
    this.large = !this.large;
    void this.open(this.cells.size && this.drawn ? this.drawn.text : "");
  }

  has(cell: string): boolean {
    return this.cells.has(cell);
  }
  /** A stroke begins: undo goes back to here. */
  begin() {
    this.past = [...this.past.slice(-99), this.cells];
  }
  put(cell: string, on: boolean) {
    if (this.cells.has(cell) === on) return;
    const cells = new Set(this.cells);
    if (on) cells.add(cell);
    else cells.delete(cell);
    this.cells = cells;
    this.look();
  }
  clear() {
    this.begin();
    this.cells = new Set();
    this.look();
  }
  get undoable(): boolean {
    return this.past.length > 0 && this.cells.size >= 0;
  }
  undo() {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.cells = before;
    this.look();
  }

  count(piece: string, count: number) {
    this.counts = { ...this.counts, [piece]: count };
    this.look();
  }
  countAll(count: number) {
    this.counts = Object.fromEntries((this.paper?.pieces ?? []).map((piece) => [piece.id, count]));
    this.look();
  }
  rename(name: string) {
    this.name = name;
    this.look();
  }

  /** Soon, ask what can be said of it at once. */
  private look(after = 150) {
    clearTimeout(this.timer);
    this.drawn = null;
    const turn = ++this.asked;
    const none = !Object.values(this.counts).some(Boolean);
    this.trouble = this.cells.size && none ? ["page-figure-choose"] : null;
    if (!this.cells.size || none) return;
    this.timer = window.setTimeout(() => {
      drawFigure(this.game, [...this.cells], this.counts, this.name).then(
        (drawn) => {
          if (turn !== this.asked) return;
          this.drawn = drawn;
          this.trouble = null;
          kept.keepSketch(this.game, drawn.text);
        },
        (error: unknown) => {
          if (turn === this.asked) this.trouble = error instanceof Refused ? error.sentence : ["page-went-wrong"];
        },
      );
    }, after);
  }
}
