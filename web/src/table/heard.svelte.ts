// What the server says to the people at this browser, and with whose eyes they look.

import { tables } from "../memory";
import { click } from "../parts/sound";
import { theme } from "../theme/theme.svelte";
import { Line, type Listener, type Wire } from "../wire/line";
import type { Message, Touch } from "../wire/scene";
import type { Advice, Decision, Explained, FromServer, Hint, State, TableInfo } from "../wire/types";
import { Talk } from "./talk.svelte";

/** A key for a set of touches, in whatever order they were made. */
export const keyOf = (touches: readonly Touch[]) => JSON.stringify(touches.map((touch) => touch.join("|")).sort());

export abstract class Heard {
  info = $state.raw<TableInfo | null>(null);
  now = $state.raw<State | null>(null);
  /** An earlier position that is being looked at. */
  past = $state.raw<State | null>(null);
  /** The seconds until the line is tried again; null when it is there. */
  offline = $state<number | null>(null);
  /** What has been decided here and not been answered yet. */
  pending = $state.raw<Decision | null>(null);
  readonly talk: Talk;
  trouble = $state.raw<Message | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** Which of its moves is shown on the board; null: none. */
  advised = $state<number | null>(null);
  /** The decision of a review that is looked at, and which of its moves is shown on the board. */
  judged = $state.raw<{ played: Advice; better: Advice | null; shown: "played" | "better" } | null>(null);
  asking = $state(false);
  /** A move has been sent and not been answered. */
  sent = $state(false);
  /** When the newest state came, for clocks that run on from there. */
  heardAt = $state(0);
  protected explained = $state.raw<ReadonlyMap<string, Explained>>(new Map());
  protected readonly line: Wire;
  /** The person who has said "it is me", at a table with hidden hands. */
  private here = $state<number | null>(null);
  private eyes: number | null = null;

  /** ``open`` plays the table here; without it there is a line to the house, where it is kept. */
  constructor(
    readonly id: string,
    private readonly open?: (listener: Listener) => Wire,
  ) {
    this.talk = new Talk(id, (message) => this.line.say(message), (seat) => this.people.includes(seat));
    const listener: Listener = {
      heard: (message) => this.hear(message),
      opened: () => {
        this.talk.opened();
        this.look(this.eyes);
      },
      waiting: (seconds) => (this.offline = seconds),
      pending: (decision) => (this.pending = decision),
    };
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.line = open ? open(listener) : new Line(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}`, listener);
  }

  /** This browser has taken a seat: the server gets to know it on a new line. */
  renew() {
    this.line.renew();
  }

  close() {
    this.line.close();
  }

  /** Whatever was about to be done is forgotten: another position has come. */
  protected abstract forget(): void;
  /** What is taken up by itself when a position has come. */
  protected abstract autoHold(): void;
  /** Everything back where it was. */
  abstract putBack(): void;
  /** Show a move of the hint on the board. */
  abstract showAdvice(which: number): void;

  // ---------------------------------------------------------------- what comes

  private hear(message: FromServer) {
    if ("table" in message) {
      this.info = message.table;
      this.keep();
      if (this.now) this.follow(this.now);
    } else if ("state" in message) this.arrive(message.state);
    else if ("talk" in message) this.talk.hear(message.talk);
    else if ("past" in message) this.past = message.past;
    else if ("explain" in message) this.explained = new Map(this.explained).set(keyOf(message.explain.touches), message.explain);
    else if ("hint" in message) {
      this.asking = false;
      if (message.hint.number === this.now?.number) {
        this.hint = message.hint;
        this.showAdvice(0);
      }
    } else if ("error" in message) {
      this.asking = false;
      this.sent = false;
      this.trouble = message.error;
      if (!this.info && !this.open) tables.forget(this.id); // the table is no more
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
      this.asking = false;
      this.explained = new Map();
      this.forget();
    }
    this.now = state;
    this.heardAt = performance.now();
    if (moved && this.info?.hidden && typeof state.actor === "number" && this.people.includes(state.actor) && this.here !== state.actor) this.here = null;
    if (news) this.autoHold();
    if (state.result && !before?.result) this.keep();
    this.follow(state);
  }

  // ---------------------------------------------------------------- who looks

  /** Remember this table among one's own. */
  private keep() {
    const info = this.info;
    if (info?.mine.length && !this.open) tables.keep({ id: this.id, game: info.game, names: info.seats.map((seat) => seat.name ?? ""), over: Boolean(this.now?.result) });
  }

  /** The seats that this browser holds, whoever plays there now. */
  readonly mine = $derived(this.info?.mine ?? []);
  /** Those of them that people play. */
  readonly people = $derived(this.mine.filter((seat) => this.info?.seats[seat]?.kind === "person"));
  /** Somebody here enters what the dealer of a real box deals and throws. */
  readonly referee = $derived(this.info?.dealer === "people");
  readonly watches = $derived(this.info !== null && !this.mine.length);
  /** Hands are hidden from one another at this one screen. */
  private readonly secret = $derived(Boolean(this.info?.hidden) && !this.referee);

  private look(seat: number | null) {
    this.eyes = seat;
    this.line.say({ do: "look", seat });
  }

  /** The person who must take the device before the game goes on. */
  readonly waitsFor = $derived.by(() => {
    const actor = this.now?.actor;
    if (!this.secret || this.people.length < 2 || typeof actor !== "number" || this.now?.result) return null;
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
        if (!this.secret) wanted = state.actor;
        else wanted = this.here === state.actor ? state.actor : null;
      } else if (!this.secret) wanted = state.seat ?? only ?? null;
    }
    if (wanted !== this.eyes) this.look(wanted);
  }
}
