// What is being set up: a game, its options, its seats. Last choices come back.

import { memory } from "../memory";
import { seats as countSeats, games as listGames, Refused } from "../wire/http";
import type { GameInfo, Options, SeatWish } from "../wire/types";
import type { Message } from "../wire/scene";
import { chosen, type Value } from "./choices";

export const LEVELS = ["random", "greedy", "search-1", "search-2", "search-3"] as const;

export class Setup {
  games = $state.raw<GameInfo[]>([]);
  game = $state(memory.read("game", ""));
  values = $state.raw<Record<string, Options>>(memory.read("options", {}));
  private wishes = $state.raw<SeatWish[]>(memory.read<SeatWish[]>("seats", [{ kind: "person" }, { kind: "computer", level: "search-2" }]));
  count = $state(2);
  trouble = $state.raw<Message | null>(null);
  /** The options as they stand can't be played. */
  refused = $state.raw<Message | null>(null);

  readonly info = $derived(this.games.find((g) => g.name === this.game));
  readonly options = $derived(this.info ? chosen(this.info.choices, this.values[this.game] ?? {}) : {});
  readonly seats = $derived<SeatWish[]>(Array.from({ length: this.count }, (_, i) => this.wishes[i] ?? { kind: "computer", level: "search-2" }));

  async start() {
    try {
      this.games = await listGames();
      if (!this.info) this.game = this.games[0]?.name ?? "";
      await this.recount();
    } catch (error) {
      this.trouble = error instanceof Refused ? error.sentence : ["page-went-wrong"];
    }
  }

  pick(game: string) {
    this.game = game;
    memory.write("game", game);
    void this.recount();
  }

  set(name: string, value: Value) {
    this.values = { ...this.values, [this.game]: { ...this.values[this.game], [name]: value } };
    memory.write("options", this.values);
    void this.recount();
  }

  seat(at: number, wish: SeatWish) {
    const all = Array.from({ length: Math.max(this.count, this.wishes.length) }, (_, i) => this.wishes[i] ?? this.seats[i] ?? { kind: "computer" as const, level: "search-2" });
    all[at] = { ...wish, level: wish.level || "search-2" };
    this.wishes = all;
    memory.write("seats", all);
  }

  private async recount() {
    if (!this.game) return;
    const game = this.game;
    try {
      const count = await countSeats(game, $state.snapshot(this.options));
      if (game === this.game) {
        this.count = count;
        this.refused = null;
      }
    } catch (error) {
      if (game === this.game) this.refused = error instanceof Refused ? error.sentence : ["page-went-wrong"];
    }
  }
}
