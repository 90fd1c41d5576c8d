// The table as it lies before the people at this browser: what the server says, and what they are about to do.

import { click } from "../parts/sound";
import { theme } from "../theme/theme.svelte";
import { tables, type Kept } from "../memory";
import { Line } from "../wire/line";
import type { Button, Kind, Mark, Message, Move, Panel, Preview, Row, Scene, Thing, Touch, Turn } from "../wire/scene";
import type { Explained, FromServer, Hint, State, TableInfo } from "../wire/types";
import { t } from "../words/words.svelte";
import { Moves } from "./moves";
import { Places } from "./places";
import { nearestPose } from "./turning";

/** Up to so many places, a thing turns by itself to fit the place under the pointer. */
const FEW = 40;

export interface Aim {
  place: string;
  pose: string;
  open: boolean;
}

const same = (a: readonly Touch[]) => JSON.stringify(a.map((touch) => touch.join("|")).sort());

export class Desk {
  info = $state.raw<TableInfo | null>(null);
  now = $state.raw<State | null>(null);
  /** An earlier position that is being looked at. */
  past = $state.raw<State | null>(null);
  pastRow = $state.raw<Row | null>(null);
  offline = $state<number | null>(null);
  trouble = $state.raw<Message | null>(null);
  hint = $state.raw<Hint | null>(null);
  asking = $state(false);
  /** The row of the score sheet that is pointed at. */
  pointed = $state.raw<Row | null>(null);

  held = $state<string | null>(null);
  draft = $state.raw<Touch[]>([]);
  aim = $state.raw<Aim | null>(null);
  /** The button whose mode is on (things of the hand are touched into its zone). */
  mode = $state.raw<Button | null>(null);
  /** A move has been sent and not been answered. */
  sent = $state(false);
  private turned = $state.raw<Record<string, string>>({});
  private explained = $state.raw<ReadonlyMap<string, Explained>>(new Map());
  private asked = new Set<string>();
  private timer = 0;
  private readonly line: Line;
  /** The person who has said "it is me", at a table with hidden hands. */
  private here = $state<number | null>(null);

  constructor(
    readonly id: string,
    readonly key: string,
  ) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = key ? `?key=${encodeURIComponent(key)}` : "";
    this.line = new Line(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}${query}`,
      (message) => this.hear(message),
      () => this.look(this.eyes),
      (seconds) => (this.offline = seconds),
    );
  }

  close() {
    clearTimeout(this.timer);
    this.line.close();
  }

  // ---------------------------------------------------------------- who looks

  /** The seats that people take at this browser. */
  readonly people = $derived.by(() => {
    const seats = this.info?.seats ?? [];
    return this.key ? seats.flatMap((seat, i) => (seat.kind === "person" ? [i] : [])) : [];
  });

  private eyes: number | null = null;

  private look(seat: number | null) {
    this.eyes = seat;
    this.line.say({ do: "look", seat });
  }

  /** The person who must take the device before the game goes on. */
  readonly waitsFor = $derived.by(() => {
    const actor = this.now?.actor;
    if (!this.info?.hidden || this.people.length < 2 || typeof actor !== "number" || this.now?.result) return null;
    return this.people.includes(actor) && this.here !== actor ? actor : null;
  });

  itIsMe(seat: number) {
    this.here = seat;
    this.look(seat);
  }

  /** With whose eyes to look now that this state has come. */
  private follow(state: State) {
    const people = this.people;
    const [only] = people;
    let wanted: number | null = state.seat;
    if (people.length === 1 && only !== undefined) wanted = only;
    else if (people.length > 1) {
      if (state.result) wanted = state.seat ?? only ?? null;
      else if (typeof state.actor === "number" && people.includes(state.actor)) {
        if (!this.info?.hidden) wanted = state.actor;
        else wanted = this.here === state.actor ? state.actor : null;
      } else if (!this.info?.hidden) wanted = state.seat ?? only ?? null;
    }
    if (wanted !== this.eyes) this.look(wanted);
  }

  // ---------------------------------------------------------------- what comes

  private hear(message: FromServer) {
    if ("table" in message) {
      this.info = message.table;
      const kept: Kept = { id: this.id, key: this.key, game: message.table.game, names: message.table.names };
      if (this.key) tables.keep(kept);
    } else if ("state" in message) this.arrive(message.state);
    else if ("past" in message) this.past = message.past;
    else if ("explain" in message) this.explained = new Map(this.explained).set(same(message.explain.touches), message.explain);
    else if ("hint" in message) {
      this.asking = false;
      if (message.hint.number === this.now?.number) {
        this.putBack();
        this.hint = message.hint;
      }
    } else if ("error" in message) {
      this.asking = false;
      this.sent = false;
      this.trouble = message.error;
    }
  }

  private arrive(state: State) {
    const before = this.now;
    const news = before?.number !== state.number || before?.seat !== state.seat;
    const moved = before !== null && before.number !== state.number;
    if (moved) {
      this.trouble = null;
      if (theme.sound && state.number > before.number) click();
    }
    if (news) {
      this.sent = false;
      this.hint = null;
      this.explained = new Map();
      this.asked.clear();
      this.reset();
    }
    this.now = state;
    if (moved && this.info?.hidden && typeof state.actor === "number" && this.people.includes(state.actor) && this.here !== state.actor) this.here = null;
    if (news) this.autoHold();
    if (state.result && this.key && this.info) tables.keep({ id: this.id, key: this.key, game: this.info.game, names: this.info.names, over: true });
    this.follow(state);
  }

  // ---------------------------------------------------------------- what is there

  readonly shown = $derived(this.past ?? this.now);
  readonly scene = $derived<Scene | null>(this.shown?.scene ?? null);
  readonly kit = $derived(this.info?.kit ?? null);
  /** All panels with the places they have now: a board that grows sends its own with each scene. */
  private readonly boards = $derived.by<Panel[]>(() => {
    const { places, box } = this.scene ?? {};
    return (this.kit?.panels ?? []).map((panel, i) => (i || (!places?.length && !box) ? panel : { ...panel, places: [...panel.places, ...(places ?? [])], box: box ?? panel.box }));
  });
  readonly places = $derived(this.kit ? new Places(this.boards) : null);
  readonly mayAct = $derived(!this.past && !this.sent && this.waitsFor === null && this.now !== null && this.now.moves.length > 0);
  readonly moves = $derived(new Moves(this.mayAct && this.now ? this.now.moves : [], this.now?.scene ?? NOTHING));
  readonly things = $derived.by(() => {
    const all = new Map<string, Thing>();
    for (const thing of this.scene?.hand?.things ?? []) all.set(thing.id, thing);
    for (const thing of this.scene?.things ?? []) all.set(thing.id, thing);
    return all;
  });
  readonly panels = $derived.by<Panel[]>(() => {
    const order = this.scene?.panels ?? [];
    return order.length ? order.flatMap((id) => this.boards.filter((p) => p.id === id)) : this.boards;
  });

  kindOf(thing: string): Kind | undefined {
    const kind = this.things.get(thing)?.kind;
    return kind === undefined ? undefined : this.kit?.kinds[kind];
  }

  /** The pose a thing has in this person's hands. */
  poseOf(thing: string): string {
    return this.draft.find((touch) => touch[0] === thing)?.[1] ?? this.turned[thing] ?? this.things.get(thing)?.pose ?? "";
  }

  placedAt(thing: string): Touch | undefined {
    return this.draft.find((touch) => touch[0] === thing);
  }

  isMine(thing: string): boolean {
    return this.moves.uses(thing);
  }

  onBoard(thing: string): boolean {
    return Boolean(this.things.get(thing)?.place);
  }

  // ---------------------------------------------------------------- the draft

  /** What is touched already, but for the thing in the hand. */
  readonly others = $derived(this.draft.filter((touch) => touch[0] !== this.held));
  readonly spots = $derived(this.held && !this.mode ? this.moves.spots(this.others, this.held) : new Map<string, string[]>());
  readonly isOpen = $derived(this.draft.length > 0 && this.moves.isOpen(this.draft));
  readonly complete = $derived<Move | null>(this.moves.complete(this.draft));
  /** What would be touched: the draft, or the draft with the thing under the pointer. */
  readonly looked = $derived<Touch[]>(this.aim && this.held ? [...this.others, [this.held, this.aim.pose, this.aim.place]] : this.draft);
  readonly lookedMove = $derived<Move | null>(this.moves.complete(this.looked));
  readonly lookedOpen = $derived(this.looked.length > 0 && this.moves.isOpen(this.looked));
  readonly explanation = $derived(this.explained.get(same(this.looked)));
  readonly preview = $derived<Preview | null>(this.explanation && "preview" in this.explanation ? this.explanation.preview : null);
  readonly reason = $derived<Message | null>(this.explanation && "reason" in this.explanation && !this.lookedOpen ? this.explanation.reason : null);

  /** Results of a thing that stays where it lies: they open around it. */
  readonly results = $derived.by<string[]>(() => {
    const thing = this.held ? this.things.get(this.held) : undefined;
    return thing?.place ? (this.spots.get(thing.place) ?? []) : [];
  });

  /** Ask why, or what for: soon, and once. */
  private wonder() {
    clearTimeout(this.timer);
    if (!this.looked.length || !this.now || !this.mayAct) return;
    this.timer = window.setTimeout(() => {
      const touches = this.looked;
      const key = same(touches);
      if (!this.now || !touches.length || this.asked.has(key)) return;
      if (this.lookedOpen && !this.lookedMove) return;
      this.asked.add(key);
      this.line.say({ do: "explain", number: this.now.number, touches });
    }, this.aim ? 90 : 10);
  }

  private act() {
    this.trouble = null;
    this.hint = null;
  }

  /** Take a thing: it is chosen from now on. */
  take(id: string) {
    if (!this.mayAct || !this.isMine(id)) return;
    this.act();
    if (this.mode) {
      this.intoZone(id);
      return;
    }
    this.held = id;
    this.aim = null;
    const thing = this.things.get(id);
    const at = thing?.place;
    if (!at) return;
    const poses = this.spots.get(at);
    const [pose] = poses ?? [];
    if (this.spots.size === 1 && poses?.length === 1 && pose !== undefined && Object.keys(this.kindOf(id)?.poses ?? {}).length <= 2) {
      const move = this.moves.complete([[id, pose, at]]);
      if (move) this.play(move[0]);
    }
  }

  private intoZone(id: string) {
    const zone = this.mode?.zone ?? "";
    if (this.placedAt(id)) this.draft = this.draft.filter((touch) => touch[0] !== id);
    else {
      const touch: Touch = [id, this.moves.spots(this.draft, id).get(zone)?.[0] ?? this.poseOf(id), zone];
      if (!this.moves.isOpen([...this.draft, touch])) return;
      this.draft = [...this.draft, touch];
    }
    this.wonder();
  }

  /** Where the thing in the hand would go from this point of a panel. */
  aimAt(panel: Panel, x: number, y: number): Aim | null {
    const id = this.held;
    const kind = id ? this.kindOf(id) : undefined;
    if (!id || !kind || !this.places || this.mode || !this.mayAct) return null;
    const own = this.things.get(id)?.place;
    const pose = this.poseOf(id);
    const pitch = this.places.pitch(panel.id);
    const spots = this.spots;
    // A place for other things (it may have something to tell: Panel.glow) takes none of this one.
    const under = this.places.nearest(panel, x, y, pitch * 0.48, () => true);
    if (under && !spots.has(under.id) && !Object.values(kind.poses).some((one) => (one.kind ?? "") === (under.kind ?? ""))) return null;
    if (spots.size <= FEW || kind.choose) {
      const near = this.places.nearest(panel, x, y, pitch * 0.95, (place) => spots.has(place.id) && place.id !== own);
      const poses = near && spots.get(near.id);
      if (near && poses) {
        const fitting = poses.includes(pose) ? pose : nearestPose(kind, pose, poses);
        if (fitting !== null) return { place: near.id, pose: fitting, open: true };
      }
    }
    const form = kind.poses[pose]?.kind ?? "";
    const near = this.places.nearest(panel, x, y, pitch * 1.1, (place) => (place.kind ?? "") === form && place.id !== own);
    if (!near) return null;
    return { place: near.id, pose, open: spots.get(near.id)?.includes(pose) ?? false };
  }

  pointAt(aim: Aim | null) {
    if (aim?.place === this.aim?.place && aim?.pose === this.aim?.pose) return;
    this.aim = aim;
    this.wonder();
  }

  /** Lay the thing in the hand there, legal or not: the page says what comes of it. */
  put(aim: Aim) {
    const id = this.held;
    if (!id) return;
    this.act();
    this.turned = { ...this.turned, [id]: aim.pose };
    this.draft = [...this.others, [id, aim.pose, aim.place]];
    this.aim = null;
    this.wonder();
  }

  /** Once more on a thing that is laid already: its next pose that is possible there. */
  nextPose(id: string) {
    const touch = this.placedAt(id);
    if (!touch) return;
    this.held = id;
    const poses = this.spots.get(touch[2]) ?? [];
    if (poses.length < 2) return;
    const next = poses[(poses.indexOf(touch[1]) + 1) % poses.length];
    if (next !== undefined) this.put({ place: touch[2], pose: next, open: true });
  }

  turnsOf(id: string | null): Turn[] {
    return (id && this.kindOf(id)?.turns) || [];
  }

  turn(turn: Turn, thing = this.held) {
    if (!thing) return;
    if (this.held !== thing) {
      this.putBack();
      this.take(thing);
    }
    // What lies on the board is turned from how it lies: its next turn takes the last one back.
    const lies = this.things.get(thing);
    const to = turn.to[lies?.place ? lies.pose : this.poseOf(thing)];
    if (to === undefined) return;
    if (lies?.place && this.spots.get(lies.place)?.includes(to)) this.put({ place: lies.place, pose: to, open: true });
    else this.choosePose(this.fitting(turn, to));
  }

  /**
   * The pose that a turn ends in, for a thing that is over a place: where places are few it turns on until it is possible there, and
   * everywhere until it has the form of the place, unless a place of the other form is close by.
   */
  private fitting(turn: Turn, to: string): string {
    const id = this.held;
    const kind = id ? this.kindOf(id) : undefined;
    const place = this.places?.find(this.aim?.place ?? (id ? this.placedAt(id)?.[2] : undefined));
    if (!kind || !place) return to;
    const open = this.spots.get(place.id) ?? [];
    const few = this.spots.size <= FEW;
    const round: string[] = [];
    for (let pose: string | undefined = to; pose !== undefined && !round.includes(pose); pose = turn.to[pose]) round.push(pose);
    const formed = round.find((pose) => (kind.poses[pose]?.kind ?? "") === (place.kind ?? ""));
    if (few) return round.find((pose) => open.includes(pose)) ?? formed ?? to;
    const panel = this.panels.find((p) => p.id === place.panel);
    const close = panel && this.places?.nearest(panel, place.x, place.y, panel.unit ?? 1, (p) => (p.kind ?? "") === (kind.poses[to]?.kind ?? ""));
    return close ? to : (formed ?? to);
  }

  choosePose(pose: string) {
    const id = this.held;
    if (!id) return;
    this.act();
    this.turned = { ...this.turned, [id]: pose };
    const form = this.kindOf(id)?.poses[pose]?.kind ?? "";
    /** A pose of the other form can't lie there: the thing goes on at the nearest place where it can. */
    const near = (at: string): string => {
      const place = this.places?.find(at);
      const panel = this.panels.find((p) => p.id === place?.panel);
      if (!place || !panel || (place.kind ?? "") === form) return at;
      return this.places?.nearest(panel, place.x, place.y, Infinity, (p) => (p.kind ?? "") === form)?.id ?? at;
    };
    const touch = this.placedAt(id);
    if (touch) this.draft = [...this.others, [id, pose, near(touch[2])]];
    if (this.aim) {
      const place = near(this.aim.place);
      this.aim = { place, pose, open: this.spots.get(place)?.includes(pose) ?? false };
    }
    this.wonder();
  }

  /** Everything back where it was. */
  putBack() {
    this.act();
    this.reset();
    this.autoHold();
  }

  /** One thing back. */
  putBackOne(id: string) {
    this.draft = this.draft.filter((touch) => touch[0] !== id);
    this.held = null;
    this.aim = null;
    this.autoHold();
    this.wonder();
  }

  private reset() {
    this.held = null;
    this.draft = [];
    this.aim = null;
    this.mode = null;
  }

  private autoHold() {
    const hand = this.now?.scene.hand;
    const [only, second] = (hand?.things ?? []).filter((thing) => !thing.gone && this.isMine(thing.id));
    if (only && !second && hand?.layout === "single" && this.mayAct) this.held = only.id;
  }

  confirm() {
    if (this.complete) this.play(this.complete[0]);
  }

  press(button: Button) {
    if (button.enabled === false || !this.mayAct) return;
    this.act();
    if (button.zone) {
      const on = this.mode?.id !== button.id;
      this.reset();
      if (on) this.mode = button;
      else this.autoHold();
    } else if (button.text) this.play(button.text);
  }

  private play(text: string) {
    if (!this.now || this.sent) return;
    this.act();
    this.sent = true;
    this.aim = null;
    this.line.say({ do: "play", number: this.now.number, text });
  }

  undo() {
    if (!this.now) return;
    this.act();
    this.line.say({ do: "undo", number: this.now.number });
  }

  askHint() {
    if (!this.now || !this.mayAct) return;
    this.act();
    this.asking = true;
    this.line.say({ do: "hint", number: this.now.number });
  }

  /** Do what the hint says, as a draft. */
  followHint() {
    const hint = this.hint;
    if (!hint) return;
    if (!hint.touches.length) {
      this.play(hint.text);
      return;
    }
    this.draft = hint.touches;
    this.held = hint.touches.at(-1)?.[0] ?? null;
    this.hint = null;
    this.wonder();
  }

  // ---------------------------------------------------------------- looking back

  show(row: Row | null) {
    this.pastRow = row;
    if (row) {
      this.reset();
      this.line.say({ do: "show", entry: row.last ?? 0 });
    } else {
      this.past = null;
      this.autoHold();
    }
  }

  step(by: number) {
    const sheet = this.now?.sheet ?? [];
    const at = this.pastRow ? sheet.findIndex((row) => row.number === this.pastRow?.number) : sheet.length;
    const row = sheet[at + by];
    if (row) this.show(row);
    else if (at + by >= sheet.length) this.show(null);
  }

  /** The marks on the board: of the row pointed at, of the preview, else of the last move. */
  readonly marks = $derived.by<Mark[]>(() => {
    if (this.pointed) return this.pointed.marks ?? [];
    const always = this.scene?.marks ?? [];
    if (this.past) return [...always, ...(this.pastRow?.marks ?? [])];
    if (this.looked.length) return [...always.filter((m) => m.style !== "last"), ...(this.preview?.marks ?? [])];
    const last = this.now?.sheet.at(-1)?.marks ?? [];
    return [...always, ...last];
  });

  isYou(seat: number): boolean {
    return this.people.length === 1 && this.people[0] === seat;
  }

  nameOf(seat: number, short = false): string {
    const seats = this.info?.seats ?? [];
    if (seats[seat]?.kind !== "computer") return this.info?.names[seat] || t("page-someone", { number: seat + 1 });
    const computers = seats.flatMap((one, i) => (one.kind === "computer" ? [i] : []));
    if (short && computers.length > 1) return t("page-computer-short", { number: computers.indexOf(seat) + 1 });
    return computers.length > 1 ? t("page-computer-number", { number: computers.indexOf(seat) + 1 }) : t("page-computer");
  }
}

const NOTHING: Scene = { things: [], hand: null, buttons: [], players: [] };
