// Where one goes from a table: home, or with the same people to the next game.

import { route, tableAt } from "../route.svelte";
import { again, Refused } from "../wire/http";
import type { Desk } from "./desk.svelte";

export class Next {
  constructor(private readonly desk: Desk) {}

  home() {
    route.go("/");
  }

  /** The next game: the one that is there already, else a new one. */
  async go() {
    const there = this.desk.now?.next;
    try {
      route.go(tableAt(there ?? (await again(this.desk.id))));
    } catch (error) {
      this.desk.trouble = error instanceof Refused ? error.sentence : ["page-went-wrong"];
    }
  }
}
