// A figure filled at this device: it answers like the house, from what came with the figure.

import type { Fillable, Point } from "../wire/figures";
import type { Listener, Wire } from "../wire/line";
import type { Move, Thing, Touch } from "../wire/scene";
import type { State, TableInfo, ToServer } from "../wire/types";

/** A piece in the figure. */
export interface Lying {
  thing: string;
  kind: string;
  pose: string;
  place: string;
  /** Its colour, where there are several. */
  seat: number;
}

const TRAY = "tray:";
const key = ([x, y]: Point) => `${x},${y}`;

export class FigureLine implements Wire {
  laid: Lying[] = [];
  private number = 0;
  private held: string | null = null;
  private marked: string[] = [];
  private readonly placeAt: Map<string, string>;
  /** Only poses of the same form fit on a place. */
  private readonly formAt: Map<string, string>;

  constructor(
    readonly figure: Fillable,
    private readonly game: string,
    private readonly listener: Listener,
    private readonly changed: (line: FigureLine) => void,
    laid: string,
  ) {
    this.placeAt = new Map(Object.entries(figure.points).map(([place, point]) => [key(point), place]));
    this.formAt = new Map(figure.kit.panels.flatMap((panel) => panel.places.map((place) => [place.id, place.kind ?? ""])));
    for (const points of laid.split(" ")) {
      const touch = this.touchOf(points);
      if (touch) this.lay(touch.kind, touch.pose, touch.place);
    }
    queueMicrotask(() => {
      this.listener.heard({ table: this.info });
      this.tell();
    });
  }

  private get info(): TableInfo {
    return { id: "figure", game: this.game, hidden: false, options: {}, seats: [{ kind: "person" }], mine: [0], kit: this.figure.kit, clock: null, dealer: "house", listed: false, promise: null, luck: null };
  }

  // ---------------------------------------------------------------- what lies where

  /** The places that a piece covers there; null if it would lie outside. */
  private covered(kind: string, pose: string, place: string): string[] | null {
    const from = this.figure.points[place];
    const steps = this.figure.steps[kind]?.[pose];
    const form = this.figure.kit.kinds[kind]?.poses[pose]?.kind ?? "";
    if (!from || !steps || form !== (this.formAt.get(place) ?? "")) return null;
    const found: string[] = [];
    for (const [x, y] of steps) {
      const under = this.placeAt.get(key([from[0] + x, from[1] + y]));
      if (under === undefined) return null;
      found.push(under);
    }
    return found;
  }

  private taken(but?: string): Set<string> {
    return new Set(this.laid.flatMap((one) => (one.thing === but ? [] : (this.covered(one.kind, one.pose, one.place) ?? []))));
  }

  /** How a piece lies that covers these places: ``c1,d1``. */
  touchOf(points: string): { kind: string; pose: string; place: string } | null {
    const wanted = points.split(",").sort().join(",");
    const places = points.split(",");
    for (const [kind, poses] of Object.entries(this.figure.steps))
      for (const [pose, steps] of Object.entries(poses))
        if (steps.length === places.length)
          for (const place of places) if (this.covered(kind, pose, place)?.sort().join(",") === wanted) return { kind, pose, place };
    return null;
  }

  /** What lies there, as the house reads it. */
  get text(): string {
    return this.laid.map((one) => this.pointsOf(one)).join(" ");
  }
  private pointsOf(one: Lying): string {
    return (this.covered(one.kind, one.pose, one.place) ?? []).join(",");
  }

  get filled(): number {
    return this.taken().size;
  }
  get solved(): boolean {
    return this.filled === Object.keys(this.figure.points).length;
  }
  private left(kind: string): number {
    const there = this.figure.tray.find((thing) => thing.kind === kind)?.count ?? 1;
    return there - this.laid.filter((one) => one.kind === kind).length;
  }
  /** The next copy of a kind: the lowest number that doesn't lie there. */
  private copy(kind: string): number {
    const used = new Set(this.laid.filter((one) => one.kind === kind).map((one) => one.seat));
    let n = 0;
    while (used.has(n)) n++;
    return n;
  }

  private lay(kind: string, pose: string, place: string): boolean {
    const covered = this.covered(kind, pose, place);
    if (!covered || this.left(kind) < 1) return false;
    const taken = this.taken();
    if (covered.some((one) => taken.has(one))) return false;
    const seat = this.copy(kind);
    this.laid = [...this.laid, { thing: `laid:${kind}:${seat}`, kind, pose, place, seat }];
    return true;
  }

  // ---------------------------------------------------------------- what the page does

  say(message: ToServer) {
    if (message.do === "play") this.play(JSON.parse(message.text) as Touch);
    else if (message.do === "undo") this.takeUp(this.laid.at(-1)?.thing);
    else if (message.do === "explain") this.listener.heard({ explain: { touches: message.touches, reason: ["page-figure-no-room"] } });
  }

  private play([thing, pose, place]: Touch) {
    const own = this.laid.find((one) => one.thing === thing);
    if (own) this.laid = [...this.laid.filter((one) => one !== own), { ...own, pose, place }];
    else this.lay(thing.slice(TRAY.length), pose, place);
    this.news();
  }

  /** Lay a piece that covers these places. */
  layPoints(points: string) {
    const touch = this.touchOf(points);
    if (touch && this.lay(touch.kind, touch.pose, touch.place)) this.news();
  }

  /** Back into the tray: one thing, or those that cover just these places. */
  takeUp(...things: (string | undefined)[]) {
    const left = this.laid.filter((one) => !things.includes(one.thing) && !things.includes(this.pointsOf(one)));
    if (left.length === this.laid.length) return;
    this.laid = left;
    this.news();
  }
  clear() {
    this.laid = [];
    this.news();
  }
  fill(way: readonly string[]) {
    this.laid = [];
    for (const points of way) {
      const touch = this.touchOf(points);
      if (touch) this.lay(touch.kind, touch.pose, touch.place);
    }
    this.news();
  }

  /** Signs on pieces that must go: those that cover just these places. */
  mark(pieces: readonly string[]) {
    this.marked = this.laid.filter((one) => pieces.includes(this.pointsOf(one))).map((one) => one.thing);
    this.tell();
  }

  /** The thing in the hand: only of this one all moves are worked out. */
  focus(thing: string | null) {
    if (thing === this.held) return;
    this.held = thing;
    this.tell();
  }

  private news() {
    this.number++;
    this.marked = [];
    this.changed(this);
    this.tell();
  }

  private movesOf(thing: string): Move[] {
    const own = this.laid.find((one) => one.thing === thing);
    const kind = own?.kind ?? thing.slice(TRAY.length);
    const taken = this.taken(thing);
    const found: Move[] = [];
    for (const pose of Object.keys(this.figure.steps[kind] ?? {}))
      for (const place of Object.keys(this.figure.points)) {
        if (own?.pose === pose && own.place === place) continue;
        const covered = this.covered(kind, pose, place);
        if (!covered || covered.some((one) => taken.has(one))) continue;
        const touch: Touch = [thing, pose, place];
        found.push([JSON.stringify(touch), [touch], 0]);
      }
    return found;
  }

  private get state(): State {
    const solved = this.solved;
    const tray: Thing[] = this.figure.tray.map((thing) => {
      const left = this.left(thing.kind);
      return { ...thing, id: TRAY + thing.kind, seat: this.copy(thing.kind), count: left, gone: left < 1 };
    });
    const things: Thing[] = this.laid.map((one) => ({ id: one.thing, kind: one.kind, pose: one.pose, place: one.place, panel: this.figure.kit.panels[0]?.id ?? "", seat: one.seat, label: tray.find((thing) => thing.kind === one.kind)?.label }) as Thing);
    const takable = [...tray.filter((thing) => !thing.gone), ...things].map((thing) => thing.id);
    const moves = solved ? [] : takable.flatMap((id): Move[] => (id === this.held ? this.movesOf(id) : [["", [[id, "", ""]], 0]]));
    return {
      number: this.number,
      seat: 0,
      actor: solved ? null : 0,
      open: 0,
      scene: { things, hand: { title: ["page-figure-pieces"], layout: "tray", things: tray }, buttons: [], players: [], marks: this.marked.map((at) => ({ at, style: "last" })) },
      moves,
      sheet: [],
      undo: this.laid.length && !solved ? null : ["page-figure-empty"],
      may: [],
      asked: null,
      thinking: null,
      clock: null,
      away: [],
      result: null,
      seed: null,
      next: null,
    };
  }

  private tell() {
    this.listener.heard({ state: this.state });
  }
  renew() {
    this.tell();
  }
  close() {
    this.held = null;
  }
}
