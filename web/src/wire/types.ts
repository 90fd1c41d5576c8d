// What page and server say to each other besides scenes (docs/server-api.md).

import type { Kit, Message, Move, Place, Preview, Row, Scene, Thing, Touch } from "./scene";

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
  deals: boolean;
  choices: Choice[];
  endings: string[];
  /** How strong the computer can be, the weakest first. */
  levels: string[];
}
export type Options = Record<string, unknown>;

export type SeatKind = "person" | "open" | "computer";
/** Who sits on a seat; an open one waits for somebody with the link. */
export interface Seat {
  kind: SeatKind;
  name?: string;
  level?: string;
}
/** The clock of a table: for the whole game with so much more a turn, for a turn, or days for a turn. */
export type ClockKind = { kind: "game"; seconds: number; increment: number } | { kind: "turn"; seconds: number } | { kind: "days"; days: number };
export type Dealer = "house" | "people";
export interface NewTable {
  game: string;
  options: Options;
  seats: Seat[];
  draw: boolean;
  clock: ClockKind | null;
  listed: boolean;
  dealer: Dealer;
}
/** What a ticket would move: seats of a table. */
export interface Moving {
  game: string;
  seats: Seat[];
  mine: number[];
}
/** A table of the lobby that waits for somebody. */
export interface Waiting {
  id: string;
  game: string;
  options: Options;
  seats: Seat[];
  clock: ClockKind | null;
  made: number;
}
export interface TableInfo {
  id: string;
  game: string;
  hidden: boolean;
  options: Options;
  seats: Seat[];
  /** The seats that this browser holds. */
  mine: number[];
  kit: Kit;
  clock: ClockKind | null;
  dealer: Dealer;
  listed: boolean;
  /** The hash of the seed from which all tiles and throws follow. */
  promise: string | null;
  /** The table where this luck was dealt first: it is known, and nothing is promised. */
  luck: string | null;
}
/** How good a game alone was: in words, and as figures of which the first counts most; the less the better. */
export interface Measure {
  said: Message;
  rank: number[];
}
export interface Result {
  ending: string;
  winners: number[];
  scores: number[];
  lines: [Message, number | null][];
  by: "resigned" | "agreed" | "time" | null;
  measure: Measure | null;
}
export interface Times {
  running: number | null;
  left: (number | null)[];
  of: number;
}
export type May = "resign" | "leave" | "draw" | "computer" | "back" | "again" | "luck" | "optimum";
/** A question that waits for answers. */
export interface Asked {
  what: "undo" | "draw" | "computer";
  by: number;
  about: number | null;
  missing: number[];
  /** This browser has still to answer. */
  mine: boolean;
}
export interface State {
  number: number;
  seat: number | null;
  actor: number | "dealer" | null;
  /** How many seats still wait for somebody. */
  open: number;
  scene: Scene;
  moves: Move[];
  sheet: Row[];
  undo: Message | null;
  may: May[];
  asked: Asked | null;
  thinking: number | null;
  clock: Times | null;
  away: number[];
  result: Result | null;
  seed: string | null;
  next: string | null;
}
export interface Said {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
}
/** An action that the teacher names, and why. */
export interface Advice {
  text: string;
  touches: Touch[];
  gain: number;
  what: Message;
  /** What it is expected to bring; the unit is the id of the sentence that tells such an amount. */
  amount: number;
  reasons: Message[];
  /** What else the same turn would hold. */
  then: Message[];
}
export interface Hint {
  number: number;
  unit: string;
  /** The best one first. */
  moves: Advice[];
}
/** A decision of a game that is over. */
export interface Judged {
  /** The position of it: so many entries of the log came before. */
  entry: number;
  seat: number;
  /** What its seat could expect then, and how much less afterwards. */
  amount: number;
  loss: number;
  played: Advice;
  better: Advice | null;
}
export interface Review {
  unit: string;
  difference: string;
  /** The smaller an amount the better. */
  fewer: boolean;
  decisions: Judged[];
  /** Which decisions cost most, in the order of the game. */
  turning_points: number[];
  /** What each seat has in the end; empty if the people ended the game. */
  final: number[];
}
/** What a game alone could have come to with the same luck: what is proved, and the best game known, turn by turn. */
export interface Possible {
  said: Message;
  proved: boolean;
  turns: { row: Row; scene: Scene }[];
}
export interface Progress {
  done: number;
  of: number;
}
export type Explained = { touches: Touch[]; text: string; preview: Preview } | { touches: Touch[]; reason: Message };

/** Which members of a list are gone, and those that are new or different, each with its place in the list. */
export interface ListChange<Member> {
  gone: string[];
  put: [number, Member][];
}

/** What is new in a state. */
export type Change = Partial<Omit<State, "scene" | "sheet">> & {
  scene?: Partial<Omit<Scene, "things" | "places">> & {
    things?: ListChange<Thing>;
    places?: ListChange<Place>;
    held?: ListChange<Thing>;
  };
  sheet?: { kept: number; rows: Row[] };
};

export type FromServer =
  | { table: TableInfo }
  | { state: State }
  | { past: State }
  | { explain: Explained }
  | { hint: Hint }
  | { talk: Said[] }
  | { ping: number }
  | { error: Message; do?: string };

/** What a person has decided: it names the number it answers, so saying it twice does nothing. */
export type Decision =
  | { do: "play"; number: number; text: string }
  | { do: "undo"; number: number }
  | { do: "ask"; number: number; what: "draw" }
  | { do: "ask"; number: number; what: "computer"; about: number }
  | { do: "answer"; number: number; yes: boolean }
  | { do: "resign"; number: number }
  | { do: "leave"; number: number }
  | { do: "back"; number: number };

export type ToServer =
  | Decision
  | { do: "look"; seat: number | null }
  | { do: "explain"; number: number; touches: Touch[] }
  | { do: "hint"; number: number }
  | { do: "show"; entry: number }
  | { do: "say"; text: string }
  | { do: "listen" }
  | { do: "pong"; sent: number };

// ---------------------------------------------------------------- puzzles

export interface ListedPuzzle {
  id: string;
  game: string;
  kind: string;
  /** 1 is easy, 5 is hard. */
  grade: number;
  themes: string[];
}
/** A position of a puzzle. */
export interface PuzzleNode {
  state: State;
  /** Where the moves lead that are played; all others are wrong. */
  next: Record<string, number>;
  previews?: Record<string, Preview>;
  /** What follows by itself: the others answer. */
  then?: number;
  solved?: boolean;
}
/** Everything that a puzzle needs: no line to the house is needed any more. */
export interface Puzzle extends ListedPuzzle {
  task: Message;
  turns: number;
  info: TableInfo;
  nodes: PuzzleNode[];
  /** One way to solve it, answers and all. */
  solution: string[];
}
