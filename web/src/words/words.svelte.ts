// Every sentence comes from the house's catalogue, fetched once a language.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { onDestroy } from "svelte";
import { memory } from "../memory";
import type { Message } from "../wire/scene";

export const LANGUAGES = ["fr", "en"] as const;
export type Language = (typeof LANGUAGES)[number];

function preferred(): Language {
  const kept = memory.read<string | null>("language", null);
  const wish = kept ?? navigator.languages.find((l) => /^(fr|en)\b/i.test(l)) ?? "en";
  return wish.toLowerCase().startsWith("fr") ? "fr" : "en";
}

let language = $state<Language>(preferred());
let bundle = $state.raw<FluentBundle | null>(null);

/** The catalogue's text; a server that is still starting is asked again. */
async function catalogue(wanted: Language): Promise<string> {
  for (;;) {
    const answer = await fetch(`/words/${wanted}.ftl`).catch(() => null);
    if (answer?.ok) return answer.text();
    await new Promise((again) => setTimeout(again, 1500));
  }
}

async function load(wanted: Language) {
  const text = await catalogue(wanted);
  const made = new FluentBundle(wanted, { useIsolating: false });
  made.addResource(new FluentResource(text));
  language = wanted;
  bundle = made;
  document.documentElement.lang = wanted;
}

export const words = {
  get language() {
    return language;
  },
  get ready() {
    return bundle !== null;
  },
  start: () => load(language),
  change(wanted: Language) {
    memory.write("language", wanted);
    return load(wanted);
  },
  has: (id: string) => bundle?.hasMessage(id) ?? false,
};

type Namer = (seat: number) => string;
/** How the table on show calls the person of a seat, from 0. */
let named = $state.raw<Namer | null>(null);
/** The same, to compare with: a component that goes when the next one is there already reads a state as it was before. */
let newest: Namer | null = null;
export const names = {
  /** Seats are called so as long as the component that says it is there, or until another says otherwise. */
  by(name: Namer) {
    named = newest = name;
    onDestroy(() => {
      if (newest === name) named = newest = null;
    });
  },
};

/** A message in words, persons by their names. Numbers keep a true minus. */
export function tell(message: Message | null | undefined): string {
  if (!message || !bundle) return "";
  const [id, args = {}] = message;
  if (id === "seat-name" && named && typeof args.seat === "number") return named(args.seat - 1);
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  const given: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) given[name] = Array.isArray(value) ? tell(value) : value;
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, given, problems);
  return text.replace(/-(?=\d)/g, (dash, at: number) => (at === 0 || /[\s(]/.test(text[at - 1] ?? "") ? "−" : dash));
}

/** The page's own words. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return tell([id, args]);
}

/** A number with a true minus. */
export const figure = (n: number) => String(n).replace("-", "−");
/** Points, signed. */
export const signed = (n: number) => (n > 0 ? `+${n}` : figure(n));
