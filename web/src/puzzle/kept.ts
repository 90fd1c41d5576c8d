// What this device remembers of puzzles: which are solved, the days in a row, one's own figures. Nothing of it leaves it.

import { memory } from "../memory";
import type { Attempt } from "./attempt.svelte";

export interface Done {
  /** Wrong tries before it was solved. */
  wrong: number;
  hints: number;
  seconds: number;
  /** The solution was looked at instead. */
  shown?: boolean;
}

const solved = () => memory.read<Record<string, Done>>("puzzles", {});
const days = () => memory.read<Record<string, string[]>>("puzzle-days", {});

/** A day as the calendar here has it: 2026-11-28. */
export function dayOf(date: Date): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
export const today = () => dayOf(new Date());
function before(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return dayOf(new Date(year, month - 1, date - 1));
}

export const kept = {
  of: (id: string): Done | null => solved()[id] ?? null,

  /** The first end counts: whoever has seen the solution hasn't found it. */
  end(id: string, attempt: Attempt) {
    const all = solved();
    if (all[id] || !attempt.outcome) return;
    all[id] = { wrong: attempt.wrong, hints: attempt.hints, seconds: attempt.seconds, ...(attempt.outcome === "shown" ? { shown: true } : {}) };
    memory.write("puzzles", all);
  },

  /** The puzzle of this day was solved. */
  endDay(game: string, day: string) {
    const all = days();
    const own = all[game] ?? [];
    if (!own.includes(day)) memory.write("puzzle-days", { ...all, [game]: [...own, day].sort() });
  },
  hasDay: (game: string, day: string) => (days()[game] ?? []).includes(day),

  /** So many days in a row up to today, or to yesterday if today's isn't solved yet. */
  streak(game: string, from = today()): number {
    const own = new Set(days()[game] ?? []);
    let day = own.has(from) ? from : before(from);
    let count = 0;
    for (; own.has(day); day = before(day)) count++;
    return count;
  },
  longest(game: string): number {
    const own = days()[game] ?? [];
    let most = 0;
    let run = 0;
    own.forEach((day, i) => {
      run = i && own[i - 1] === before(day) ? run + 1 : 1;
      most = Math.max(most, run);
    });
    return most;
  },

  figures(ids: readonly string[]) {
    const all = solved();
    const found = ids.flatMap((id) => (all[id] && !all[id].shown ? [all[id]] : []));
    return { solved: found.length, atOnce: found.filter((one) => !one.wrong && !one.hints).length, of: ids.length };
  },
};
