// The open tables of the house, asked for calmly while the lobby is in sight.

import { lobby } from "../wire/http";
import type { Waiting } from "../wire/types";

const PAUSE = 4000;

export class WaitingTables {
  all = $state.raw<Waiting[]>([]);

  /** Starts asking; the answer stops it. */
  watch(): () => void {
    let timer = 0;
    let off = false;
    const look = async () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") {
        try {
          this.all = await lobby();
        } catch {
          // The next try tells.
        }
      }
      if (!off) timer = window.setTimeout(look, PAUSE);
    };
    const seen = () => document.visibilityState === "visible" && void look();
    document.addEventListener("visibilitychange", seen);
    void look();
    return () => {
      off = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }
}
