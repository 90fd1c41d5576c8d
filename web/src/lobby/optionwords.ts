// The options of a game in words.

import type { Choice, GameInfo, Options } from "../wire/types";
import { t, words } from "../words/words.svelte";
import type { Value } from "./choices";

export function valueInWords(game: string, choice: Choice, value: Value): string {
  const id = `${game}-option-${choice.name}-${String(value)}`;
  if (words.has(id)) return t(id);
  if (typeof value === "boolean") return t(value ? "page-yes" : "page-no");
  return String(value);
}

/** Only what differs from the usual game. */
export function optionsInWords(info: GameInfo, options: Options): string {
  return info.choices
    .filter((choice) => options[choice.name] !== undefined && JSON.stringify(options[choice.name]) !== JSON.stringify(choice.default))
    .map((choice) => `${t(`${info.name}-option-${choice.name}`)}${t("page-colon")}${valueInWords(info.name, choice, options[choice.name] as Value)}`)
    .join(" · ");
}
