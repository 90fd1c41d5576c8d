// What page and server say to each other besides scenes (docs/server-api.md).

import type { Kit, Message, Move, Preview, Row, Scene, Touch } from "./scene";

export interface Choice {
  name: string;
  default: unknown;
  values: (string | number | boolean)[];
  low: number | null;
  high: number | null;
}
export interface GameInfo {
  name: string;
  hidden: boolean;
  choices: Choice[];
  endings: string[];
}
export type Options = Record<string, unknown>;

export interface SeatWish {
  kind: "person" | "computer";
  name?: string;
  level?: string;
}
export interface Seat {
  kind: "person" | "computer";
  name?: string;
  level?: string;
}
export interface TableInfo {
  id: string;
  game: string;
  hidden: boolean;
  options: Options;
  names: string[];
  seats: Seat[];
  kit: Kit;
}
export interface Result {
  ending: string;
  winners: number[];
  scores: number[];
  lines: [Message, number | null][];
}
export interface State {
  number: number;
  seat: number | null;
  actor: number | "dealer" | null;
  scene: Scene;
  moves: Move[];
  sheet: Row[];
  undo: Message | null;
  thinking: number | null;
  clock: { left_ms: number; of_ms: number } | null;
  result: Result | null;
}
export interface Hint {
  number: number;
  text: string;
  touches: Touch[];
  gain: number;
}
export type Explained = { touches: Touch[]; text: string; preview: Preview } | { touches: Touch[]; reason: Message };

export type FromServer =
  | { table: TableInfo }
  | { state: State }
  | { past: State }
  | { explain: Explained }
  | { hint: Hint }
  | { error: Message; do?: string };

export type ToServer =
  | { do: "look"; seat: number | null }
  | { do: "play"; number: number; text: string }
  | { do: "explain"; number: number; touches: Touch[] }
  | { do: "undo"; number: number }
  | { do: "hint"; number: number }
  | { do: "show"; entry: number };
