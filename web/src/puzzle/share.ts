// A result as a text: how it went, and where the puzzle is; nothing of the solution.

import { t } from "../words/words.svelte";
import type { Done } from "./kept";

export const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

export function resultText(game: string, kind: string, grade: number, done: Done, day: string | null, link: string): string {
  const title = [t(`${game}-title`), t(`${game}-puzzle-${kind}`), day].filter(Boolean).join(" · ");
  const tries = `${"○".repeat(Math.min(done.wrong, 6))}●`;
  const how = t("page-puzzle-result", { wrong: done.wrong, hints: done.hints, time: clock(done.seconds) });
  return [`tripot · ${title}`, `${"●".repeat(grade)}${"○".repeat(5 - grade)}`, `${tries} ${how}`, link].join("\n");
}
