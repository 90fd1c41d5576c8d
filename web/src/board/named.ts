// The places of a board that sentences speak of.

import type { Message } from "../wire/scene";

/** All words and names in the arguments of these messages, however deep. */
export function named(messages: readonly Message[]): Set<string> {
  const found = new Set<string>();
  const look = ([, args]: Message) => {
    for (const value of Object.values(args ?? {})) {
      if (typeof value === "string") found.add(value);
      else if (typeof value !== "number") look(value);
    }
  };
  messages.forEach(look);
  return found;
}
