// From the choices of a game to what a form shows, and back.

import type { Choice, Options } from "../wire/types";

export type Value = string | number | boolean;

/** The values to choose from, when they are few enough to stand side by side. */
export function segments(choice: Choice): Value[] | null {
  if (choice.values.length) {
    const all = [...choice.values];
    return all.every((v) => typeof v === "number") ? all.sort((a, b) => Number(a) - Number(b)) : all;
  }
  if (choice.low !== null && choice.high !== null && choice.high - choice.low < 8) return Array.from({ length: choice.high - choice.low + 1 }, (_, i) => (choice.low ?? 0) + i);
  if (typeof choice.default === "boolean") return [false, true];
  return null;
}

/** A number with many values: it is typed. */
export const isNumber = (choice: Choice) => segments(choice) === null && typeof choice.default === "number";

/** Only what differs from the defaults is sent. */
export function chosen(choices: Choice[], values: Options): Options {
  return Object.fromEntries(choices.filter((c) => values[c.name] !== undefined && values[c.name] !== c.default).map((c) => [c.name, values[c.name]]));
}
