// Clocks to choose from, and a clock in words.

import { t } from "../words/words.svelte";
import type { ClockKind } from "../wire/types";

export type Kind = "none" | ClockKind["kind"];
export const KINDS: Kind[] = ["none", "game", "turn", "days"];

export const PRESETS: Record<Exclude<Kind, "none">, ClockKind[]> = {
  game: [
    { kind: "game", seconds: 300, increment: 5 },
    { kind: "game", seconds: 900, increment: 10 },
    { kind: "game", seconds: 1800, increment: 20 },
  ],
  turn: [
    { kind: "turn", seconds: 30 },
    { kind: "turn", seconds: 60 },
    { kind: "turn", seconds: 180 },
  ],
  days: [
    { kind: "days", days: 1 },
    { kind: "days", days: 3 },
    { kind: "days", days: 7 },
  ],
};
const MIDDLE = 1;

export const startOf = (kind: Kind): ClockKind | null => (kind === "none" ? null : (PRESETS[kind][MIDDLE] ?? null));
export const same = (a: ClockKind | null, b: ClockKind | null) => clockShort(a) === clockShort(b);

const minutes = (seconds: number) => Math.round((seconds / 60) * 10) / 10;

/** As short as on a button. */
export function clockShort(clock: ClockKind | null): string {
  if (!clock) return t("page-clock-none");
  if (clock.kind === "game") return t("page-clock-game-short", { minutes: minutes(clock.seconds), increment: clock.increment });
  if (clock.kind === "turn") return clock.seconds % 60 ? t("page-clock-seconds", { seconds: clock.seconds }) : t("page-clock-minutes", { minutes: clock.seconds / 60 });
  return t("page-clock-days-short", { days: clock.days });
}

/** As a part of a sentence. */
export function clockInWords(clock: ClockKind | null): string {
  if (!clock) return t("page-clock-none");
  return t(`page-clock-long-${clock.kind}`, { time: clockShort(clock) });
}
