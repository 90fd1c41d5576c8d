// What a dealer may do, as a person enters it: found by what is typed.

import type { Kit, Pose } from "../wire/scene";
import type { Move } from "../wire/scene";

export interface Deal {
  text: string;
  /** The first word: what is done. */
  verb: string;
  /** The rest: with what. */
  what: string;
}

export const dealsOf = (moves: readonly Move[]): Deal[] =>
  moves.map(([text]) => {
    const at = text.indexOf(" ");
    return at < 0 ? { text, verb: text, what: "" } : { text, verb: text.slice(0, at), what: text.slice(at + 1) };
  });

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}*]/gu, "");
const sorted = (text: string) => [...plain(text)].sort().join("");
/** A throw or a tile of several numbers may be typed in any order. */
const anyOrder = (deal: Deal) => /[^\p{L}\p{N}*]/u.test(deal.what) || deal.what.length > 2;

/** Those that fit what is typed: exactly, else by their beginning, else in another order. */
export function fitting(deals: readonly Deal[], typed: string): Deal[] {
  const wanted = plain(typed);
  if (!wanted) return [...deals];
  const named = (deal: Deal, test: (text: string) => boolean) => test(plain(deal.what)) || test(plain(deal.text));
  const begun = deals.filter((deal) => named(deal, (text) => text.startsWith(wanted)));
  if (begun.length) return begun;
  return deals.filter((deal) => anyOrder(deal) && sorted(deal.what) === sorted(typed));
}

/** The one that Enter means. */
export function meant(deals: readonly Deal[], typed: string): Deal | null {
  const wanted = plain(typed);
  if (!wanted) return null;
  const found = fitting(deals, typed);
  return found.find((deal) => plain(deal.what) === wanted || plain(deal.text) === wanted) ?? (found.length === 1 ? (found[0] ?? null) : null);
}

/** How the thing that is dealt looks, if the kit has just one thing of that name. */
export function poseOf(kit: Kit, deal: Deal): Pose | null {
  const own = kit.kinds[`${deal.verb}:${deal.what}`];
  const named = own ? [own] : Object.entries(kit.kinds).flatMap(([name, kind]) => (name.split(":").at(-1) === deal.what ? [kind] : []));
  return named.length === 1 ? (Object.values(named[0]?.poses ?? {})[0] ?? null) : null;
}
