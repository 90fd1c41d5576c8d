// Where one goes from a table: home, or with the same people to the next game.

import { route, tableAt } from "../route.svelte";
import { again, Refused, sameLuck } from "../wire/http";
import type { Desk } from "./desk.svelte";

export class Next {
  constructor(private readonly desk: Desk) {}

  home() {
    route.go("/");
  }

  /** The next game: the one that is there already, else a new one. */
  go() {
    return this.to(async () => this.desk.now?.next ?? (await again(this.desk.id)));
  }

  /** Once more with the same luck. */
  sameLuck() {
    return this.to(() => sameLuck(this.desk.id));
  }

  private async to(table: () => Promise<string>) {
    try {
      route.go(tableAt(await table()));
    } catch (error) {
      this.desk.trouble = error instanceof Refused ? error.sentence : ["page-went-wrong"];
    }
  }
}
