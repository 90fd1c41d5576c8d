// How far the rules of each game are compiled; asked until all are.

import { ready as ask } from "../wire/http";

export class Ready {
  progress = $state.raw<Record<string, { done: number; of: number }>>({});

  /** Starts asking; the answer stops it. */
  watch(): () => void {
    let timer = 0;
    let off = false;
    const look = async () => {
      try {
        if (navigator.onLine) this.progress = await ask();
      } catch {
        // The next try tells.
      }
      const all = Object.values(this.progress);
      if (!off && (!all.length || all.some((p) => p.done < p.of))) timer = window.setTimeout(look, 1000);
    };
    void look();
    return () => {
      off = true;
      clearTimeout(timer);
    };
  }

  is(game: string): boolean {
    const now = this.progress[game];
    return now !== undefined && now.done >= now.of;
  }
}
