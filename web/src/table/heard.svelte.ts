// What the server says to the people at this browser, and with whose eyes they look.

import { tables, type Kept } from "../memory";
import { click } from "../parts/sound";
import { theme } from "../theme/theme.svelte";
import { Line } from "../wire/line";
import type { Message, Touch } from "../wire/scene";
import type { Explained, FromServer, Hint, State, TableInfo } from "../wire/types";

/** A key for a set of touches, in whatever order they were made. */
export const keyOf = (touches: readonly Touch[]) => JSON.stringify(touches.map((touch) => touch.join("|")).sort());

export abstract class Heard {
  info = $state.raw<TableInfo | null>(null);
  now = $state.raw<State | null>(null);
  /** An earlier position that is being looked at. */
  past = $state.raw<State | null>(null);
  offline = $state<number | null>(null);
  trouble = $state.raw<Message | null>(null);
  hint = $state.raw<Hint | null>(null);
  asking = $state(false);
  /** A move has been sent and not been answered. */
  sent = $state(false);
  protected explained = $state.raw<ReadonlyMap<string, Explained>>(new Map());
  protected readonly line: Line;
  /** The person who has said "it is me", at a table with hidden hands. */
  private here = $state<number | null>(null);
  private eyes: number | null = null;

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
    this.line.close();
  }

  /** Whatever was about to be done is forgotten: another position has come. */
  protected abstract forget(): void;
  /** What is taken up by itself when a position has come. */
  protected abstract autoHold(): void;
  /** Everything back where it was. */
  abstract putBack(): void;

  // ---------------------------------------------------------------- what comes

  private hear(message: FromServer) {
    if ("table" in message) {
      this.info = message.table;
      const kept: Kept = { id: this.id, key: this.key, game: message.table.game, names: message.table.names };
      if (this.key) tables.keep(kept);
    } else if ("state" in message) this.arrive(message.state);
    else if ("past" in message) this.past = message.past;
    else if ("explain" in message) this.explained = new Map(this.explained).set(keyOf(message.explain.touches), message.explain);
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
      this.forget();
    }
    this.now = state;
    if (moved && this.info?.hidden && typeof state.actor === "number" && this.people.includes(state.actor) && this.here !== state.actor) this.here = null;
    if (news) this.autoHold();
    if (state.result && this.key && this.info) tables.keep({ id: this.id, key: this.key, game: this.info.game, names: this.info.names, over: true });
    this.follow(state);
  }

  // ---------------------------------------------------------------- who looks

  /** The seats that people take at this browser. */
  readonly people = $derived.by(() => {
    const seats = this.info?.seats ?? [];
    return this.key ? seats.flatMap((seat, i) => (seat.kind === "person" ? [i] : [])) : [];
  });

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
}
