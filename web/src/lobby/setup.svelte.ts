// What is being set up: a game, its options, its seats, its terms. Last choices come back.

import { memory } from "../memory";
import { seats as countSeats, games as listGames, Refused } from "../wire/http";
import type { ClockKind, GameInfo, NewTable, Options, Seat } from "../wire/types";
import type { Message } from "../wire/scene";
import { t } from "../words/words.svelte";
import { chosen, type Value } from "./choices";

/** Who plays when nobody has chosen a level. */
const LEVEL = "level-4";

export interface Terms {
  clock: ClockKind | null;
  listed: boolean;
  /** People deal and throw with the real box. */
  referee: boolean;
}

export class Setup {
  games = $state.raw<GameInfo[]>([]);
  game = $state(memory.read("game", ""));
  values = $state.raw<Record<string, Options>>(memory.read("options", {}));
  terms = $state.raw<Terms>({ clock: memory.read<ClockKind | null>("clock", null), listed: false, referee: false });
  private wishes = $state.raw<Seat[]>(memory.read<Seat[]>("seats", [{ kind: "person" }, { kind: "computer", level: LEVEL }]));
  /** Of the last game, until the server has said how many this one has: nothing jumps when one comes back. */
  count = $state(memory.read("count", 2));
  trouble = $state.raw<Message | null>(null);
  /** The options as they stand can't be played. */
  refused = $state.raw<Message | null>(null);
  /** Settles with the answer to the latest question how many seats there are. */
  counting: Promise<void> = Promise.resolve();
  private asked = 0;

  readonly info = $derived(this.games.find((g) => g.name === this.game));
  readonly options = $derived(this.info ? chosen(this.info.choices, this.values[this.game] ?? {}) : {});
  /** People enter what the box gives: only where something is drawn or thrown. */
  readonly referee = $derived(this.terms.referee && this.info?.deals === true);
  readonly seats = $derived<Seat[]>(
    Array.from({ length: this.count }, (_, i) => {
      const wish = this.wishes[i] ?? { kind: "computer" };
      return { ...wish, kind: this.referee ? "person" : wish.kind, level: this.level(wish) };
    }),
  );

  /** A friend is to come by the link. */
  readonly invites = $derived(this.seats.some((wish) => wish.kind === "open"));

  /** What the server is asked for. */
  get table(): NewTable {
    const seats = this.seats.map((wish, i): Seat => {
      if (wish.kind === "person") return { kind: "person", name: wish.name?.trim() || t("page-someone", { number: i + 1 }) };
      return wish.kind === "open" ? { kind: "open" } : { kind: "computer", level: this.level(wish) };
    });
    const { clock, listed } = this.terms;
    return { game: this.game, options: this.options, seats, draw: true, clock, listed: listed && this.invites, dealer: this.referee ? "people" : "house" };
  }

  agree(terms: Partial<Terms>) {
    this.terms = { ...this.terms, ...terms };
    memory.write("clock", this.terms.clock);
  }

  async start() {
    try {
      this.games = await listGames();
      if (!this.info) this.game = this.games[0]?.name ?? "";
      this.recount();
    } catch (error) {
      this.trouble = error instanceof Refused ? error.sentence : ["page-went-wrong"];
    }
  }

  pick(game: string) {
    this.game = game;
    memory.write("game", game);
    this.recount();
  }

  set(name: string, value: Value) {
    this.values = { ...this.values, [this.game]: { ...this.values[this.game], [name]: value } };
    memory.write("options", this.values);
    this.recount();
  }

  seat(at: number, wish: Seat) {
    const all = Array.from({ length: Math.max(this.count, this.wishes.length) }, (_, i) => this.wishes[i] ?? this.seats[i] ?? { kind: "computer" as const });
    all[at] = wish;
    this.wishes = all;
    memory.write("seats", all);
  }

  /** The wished level, if the game has it: not every game has as many, and what was chosen last may come from an older page. */
  private level(wish: Seat): string {
    const levels = this.info?.levels ?? [];
    return wish.level && levels.includes(wish.level) ? wish.level : LEVEL;
  }

  private recount() {
    if (this.game) this.counting = this.askSeats(this.game, $state.snapshot(this.options), ++this.asked);
  }

  /** Answers may overtake each other: only that to the latest question counts. */
  private async askSeats(game: string, options: Options, asked: number) {
    try {
      const count = await countSeats(game, options);
      if (asked !== this.asked) return;
      this.count = count;
      memory.write("count", count);
      this.refused = null;
    } catch (error) {
      if (asked === this.asked) this.refused = error instanceof Refused ? error.sentence : ["page-went-wrong"];
    }
  }
}
