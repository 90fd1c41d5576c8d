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
  private past = $state.raw<ReadonlySet<string>[]>([]);
  private timer = 0;
  private asked = 0;

  constructor(readonly game: string) {}

  /** The sheet, with what was on it last. */
  async open(text?: string) {
    const before = kept.sketch(this.game);
    try {
      if (text === undefined && typeof before === "object") {
        this.large = before.large;
        const sheet = await paper(this.game, "", this.large);
        const there = new Set(sheet.cells.map(([id]) => id));
        const fits = before.cells.every((cell) => there.has(cell));
        if (fits || !before.text) this.lay({ ...sheet, drawn: before.cells.filter((cell) => there.has(cell)), counts: before.counts, name: before.name });
        else this.lay(await paper(this.game, before.text, this.large)); // it was laid on a sheet of its own size
      } else this.lay(await paper(this.game, text ?? (typeof before === "string" ? before : ""), this.large));
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
    if (this.cells.size && !this.drawn) return;
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
    return this.past.length > 0;
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

  private keep() {
    kept.keepSketch(this.game, { cells: [...this.cells], counts: this.counts, name: this.name, large: this.large, text: this.drawn?.text ?? "" });
  }

  /** Soon, ask what can be said of it at once. */
  private look(after = 150) {
    clearTimeout(this.timer);
    this.drawn = null;
    this.keep();
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
          this.keep();
        },
        (error: unknown) => {
          if (turn === this.asked) this.trouble = error instanceof Refused ? error.sentence : ["page-went-wrong"];
        },
      );
    }, after);
  }
}
