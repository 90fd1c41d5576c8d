// A result as a text: how it went, and where the puzzle is; nothing of the solution.

import { t, words } from "../words/words.svelte";
import type { Done } from "./kept";

/** A day (2026-11-28) as one says it. */
export function dayInWords(day: string): string {
  const date = new Date(`${day}T12:00`);
  return Number.isNaN(date.getTime()) ? day : date.toLocaleDateString(words.language, { day: "numeric", month: "long", year: "numeric" });
}

/** Seconds as a clock shows them. */
export const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

export function resultText(game: string, kind: string, grade: number, done: Done, day: string | null, link: string): string {
  const title = [t(`${game}-title`), t(`${game}-puzzle-${kind}`), day && dayInWords(day)].filter(Boolean).join(" · ");
  const tries = `${"○".repeat(Math.min(done.wrong, 6))}●`;
  const how = t("page-puzzle-result", { wrong: done.wrong, hints: done.hints, time: clock(done.seconds) });
  return [`tripot · ${title}`, `${"●".repeat(grade)}${"○".repeat(5 - grade)}`, `${tries} ${how}`, link].join("\n");
}
