// How a game has ended, in words: who won with how much, and why it is over.

import type { Desk } from "../table/desk.svelte";
import type { Result } from "../wire/types";
import { figure, tell, t, words } from "../words/words.svelte";

export function endingOf(desk: Desk, result: Result): { title: string; how: string } {
  const known = desk.info?.luck ? ` · ${t("page-luck-known")}` : "";
  const how = howOf(desk, result);
  return { title: titleOf(desk, result), how: how && how + known };
}

function titleOf(desk: Desk, { by, measure, scores, winners }: Result): string {
  const names = desk.namesOf(winners);
  if (by === "agreed") return t("page-draw");
  if (by) return t(`page-wins-${by}`, { names, count: winners.length });
  if (measure) return t("page-alone", { score: tell(measure.said) });
  const [score = "", other = ""] = [...winners, ...losersOf(scores, winners).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))].map((seat) => figure(scores[seat] ?? 0));
  if (scores.length === 2 && winners.length === 1) return t("page-wins-two", { name: names, score, other });
  if (winners.length === 1) return t("page-wins", { name: names, score });
  return t("page-share", { names, score });
}

function howOf(desk: Desk, { by, ending, scores, winners }: Result): string {
  if (by) return t(`page-by-${by}`, { names: desk.namesOf(losersOf(scores, winners)) });
  const id = `${desk.info?.game ?? ""}-ending-${ending}`;
  return words.has(id) ? t(id) : "";
}

const losersOf = (scores: readonly number[], winners: readonly number[]) => scores.map((_, seat) => seat).filter((seat) => !winners.includes(seat));
