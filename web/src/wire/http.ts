// Questions with one answer.

import type { Kit, Message, Scene } from "./scene";
import type { GameInfo, ListedPuzzle, Moving, NewTable, Options, Possible, Progress, Puzzle, Review, State, Waiting } from "./types";

/** What the server refused, as a sentence of the catalogue. */
export class Refused extends Error {
  constructor(readonly sentence: Message) {
    super(sentence[0]);
  }
}

const asking = (body: unknown): RequestInit => (body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

export async function ask<T>(address: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(address, asking(body));
  } catch {
    throw new Refused(["page-unreachable"]);
  }
  if (answer.ok) return (await answer.json()) as T;
  const told = (await answer.json().catch(() => null)) as { error?: Message } | null;
  throw new Refused(told?.error ?? ["page-went-wrong"]);
}

const at = encodeURIComponent;

export const games = () => ask<GameInfo[]>("/api/games");
export const seats = (game: string, options: Options) =>
  ask<{ seats: number }>(`/api/seats?game=${at(game)}&options=${at(JSON.stringify(options))}`).then((a) => a.seats);
export const guide = (game: string, language: string) => ask<{ html: string }>(`/api/guide/${at(game)}/${at(language)}`).then((a) => a.html);
export const ready = () => ask<Record<string, { done: number; of: number }>>("/api/ready");
export const picture = (game: string) => ask<{ kit: Kit; scene: Scene }>(`/api/preview/${at(game)}`);
export const lobby = () => ask<Waiting[]>("/api/lobby");
export const open = (table: NewTable) => ask<{ id: string }>("/api/tables", table).then((a) => a.id);
export const sit = (id: string, seat: number | null, name: string) => ask<{ seat: number }>(`/api/tables/${at(id)}/sit`, { seat, name }).then((a) => a.seat);
export const again = (id: string) => ask<{ id: string }>(`/api/tables/${at(id)}/again`, {}).then((a) => a.id);
export const sameLuck = (id: string) => ask<{ id: string }>(`/api/tables/${at(id)}/same-luck`, {}).then((a) => a.id);
export const ticket = (id: string) => ask<{ ticket: string }>(`/api/tables/${at(id)}/ticket`, {}).then((a) => a.ticket);
export const moving = (given: string) => ask<Moving>(`/api/move/${at(given)}`);
export const move = (given: string) => ask<{ id: string }>("/api/move", { ticket: given }).then((a) => a.id);
export const decision = (id: string, entry: number) => ask<{ past: State }>(`/api/tables/${at(id)}/review/${entry}`).then((a) => a.past);
export const playOn = (id: string, entry: number) => ask<{ id: string }>(`/api/tables/${at(id)}/play-on`, { entry }).then((a) => a.id);

export const puzzles = () => ask<ListedPuzzle[]>("/api/puzzles");
export const puzzle = (id: string) => ask<Puzzle>(`/api/puzzles/${at(id)}`);
/** What there is on a day (2026-11-28): by game, the ids of its puzzle and of its figure. */
export const puzzlesOf = (day: string) => ask<{ puzzles: Record<string, string>; figures: Record<string, string> }>(`/api/puzzles/day/${at(day)}`);

type Heard = (progress: Progress) => void;

/** A finished game, judged. */
export const review = (id: string, signal: AbortSignal, heard: Heard) => worked<{ review: Review }>(`/api/tables/${at(id)}/review`, signal, heard).then((a) => a.review);
/** What a finished game alone could have come to. */
export const optimum = (id: string, signal: AbortSignal, heard: Heard) => worked<{ optimum: Possible }>(`/api/tables/${at(id)}/optimum`, signal, heard).then((a) => a.optimum);

/** What takes long: meanwhile the answer says line by line how far it is. The signal stops the work. */
export async function worked<T extends object>(address: string, signal: AbortSignal, heard: Heard, body?: unknown): Promise<T> {
  const answer = await fetch(address, { ...asking(body), signal }).catch(() => null);
  if (!answer?.ok || !answer.body) throw new Refused(((await answer?.json().catch(() => null)) as { error?: Message } | null)?.error ?? ["page-unreachable"]);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    text += value ?? "";
    const lines = text.split("\n");
    text = done ? "" : (lines.pop() ?? "");
    for (const told of lines) {
      if (!told) continue;
      const line = JSON.parse(told) as Progress | { error: Message } | T;
      if ("error" in line) throw new Refused(line.error as Message);
      if (!("done" in line)) return line;
      heard(line as Progress);
    }
    if (done) throw new Refused(["page-unreachable"]);
  }
}

/** Where the record of a table is read. */
export const record = (id: string) => `/api/tables/${at(id)}/record`;
