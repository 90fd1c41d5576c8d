// The best results of this browser's people alone: with each deal, and over all deals that were new to them.

import { memory } from "../memory";
import type { Measure, State, TableInfo } from "../wire/types";

export interface Best {
  measure: Measure;
  /** The table where it was reached. */
  table: string;
  /** The tables where this was played, the newest last. */
  played: string[];
}
/** Of a game that is over: the best with its deal, and the best with a deal that nobody knew beforehand. */
export interface Bests {
  deal: Best;
  ever: Best | null;
}

const DEALS_KEPT = 200;
const TABLES_KEPT = 50;

function isBetter(one: Measure, other: Measure): boolean {
  const k = one.rank.findIndex((figure, i) => figure !== other.rank[i]);
  return k >= 0 && (one.rank[k] ?? 0) < (other.rank[k] ?? 0);
}

function joined(best: Best | undefined, measure: Measure, table: string): Best {
  if (!best) return { measure, table, played: [table] };
  const played = [...best.played.filter((one) => one !== table), table].slice(-TABLES_KEPT);
  return isBetter(measure, best.measure) ? { measure, table, played } : { ...best, played };
}

/** Keep how good this game was, if a person alone at this browser has played it to its end; the bests then. */
export function kept(info: TableInfo, now: State): Bests | null {
  const measure = now.result?.measure;
  if (!measure || !info.promise || info.seats[0]?.kind !== "person" || !info.mine.includes(0)) return null;
  const all = new Map(memory.read<[string, Best][]>("best", []));
  const rules = `${info.game} ${JSON.stringify(info.options)}`;
  const keep = (key: string) => {
    const best = joined(all.get(key), measure, info.id);
    all.delete(key);
    all.set(key, best);
    return best;
  };
  const deal = keep(`${rules} ${info.promise}`);
  const ever = info.luck ? (all.get(rules) ?? null) : keep(rules);
  memory.write("best", [...all].slice(-DEALS_KEPT));
  return { deal, ever };
}
