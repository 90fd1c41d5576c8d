// From pose to pose by the turns of a kind.

import type { Kind } from "../wire/scene";

/** The pose among `wanted` that the fewest turns reach; null when none can be reached. */
export function nearestPose(kind: Kind, from: string, wanted: readonly string[]): string | null {
  if (wanted.includes(from)) return from;
  const seen = new Set([from]);
  let edge = [from];
  while (edge.length) {
    const next: string[] = [];
    for (const pose of edge)
      for (const turn of kind.turns ?? []) {
        const to = turn.to[pose];
        if (to === undefined || seen.has(to)) continue;
        if (wanted.includes(to)) return to;
        seen.add(to);
        next.push(to);
      }
    edge = next;
  }
  return wanted[0] ?? null;
}
