// What the people and computers at a table are called.

import type { Seat } from "../wire/types";
import { t, words } from "../words/words.svelte";

/** Who sits there; computers have numbers when there are several. */
export function nameOf(seats: readonly Seat[], seat: number, short = false): string {
  const kind = seats[seat]?.kind;
  const name = seats[seat]?.name;
  if (kind === "open") return t("page-open-seat");
  if (kind !== "computer") return name || t("page-someone", { number: seat + 1 });
  if (name) return short ? name : t("page-computer-for", { name });
  const computers = seats.flatMap((one, i) => (one.kind === "computer" && !one.name ? [i] : []));
  if (short && computers.length > 1) return t("page-computer-short", { number: computers.indexOf(seat) + 1 });
  return computers.length > 1 ? t("page-computer-number", { number: computers.indexOf(seat) + 1 }) : t("page-computer");
}

/** Several names in words. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
