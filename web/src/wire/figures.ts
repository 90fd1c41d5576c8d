// Figures to be filled: the types of engine/figures.py as they arrive, and the questions about them.

import { ask, worked } from "./http";
import type { Box, Drawing, Kit, Message, Thing } from "./scene";
import type { Progress } from "./types";

export interface Card {
  id: string;
  name: Message;
  /** 1 is easy, 5 is hard. */
  grade: number;
  pieces: number;
  /** In how many ways it can be filled: 1, 12, 1000+. */
  ways: string;
  text: string;
  picture: Drawing;
  box: Box;
}
export type Point = [number, number];
export interface Fillable {
  text: string;
  name: string;
  kit: Kit;
  tray: Thing[];
  points: Record<string, Point>;
  /** Of each kind and pose, what it covers as seen from the place it is said to lie on. */
  steps: Record<string, Record<string, Point[]>>;
  problem: Message | null;
  /** How many cells the pieces have more than the figure. */
  spare: number;
}
export interface PieceKind {
  id: string;
  label: Message;
  cells: number;
  picture: Drawing;
  box: Box;
}
export interface Paper {
  box: Box;
  cells: [id: string, outline: string, x: number, y: number][];
  pieces: PieceKind[];
  most: number;
  drawn: string[];
  counts: Record<string, number>;
  name: string;
}
export interface Drawn {
  text: string;
  cells: number;
  area: number;
  problem: Message | null;
}
export interface Answer {
  possible: boolean | null;
  way?: string[];
  next?: string;
  away?: string[];
  ways?: number;
  complete?: boolean;
}
const at = (game: string, what: string) => `/api/figures/${encodeURIComponent(game)}/${what}`;

export const library = () => ask<Record<string, Card[]>>("/api/figures");
/** A figure of the library. */
export const libraryFigure = (game: string, id: string) => ask<Fillable>(at(game, `library/${encodeURIComponent(id)}`));
export const openFigure = (game: string, text: string) => ask<Fillable>(at(game, "open"), { text });
export const paper = (game: string, text: string, large: boolean) => ask<Paper>(at(game, "paper"), { text, large });
export const drawFigure = (game: string, cells: string[], counts: Record<string, number>, name: string) => ask<Drawn>(at(game, "draw"), { cells, counts, name });

/** A search through a figure; meanwhile it is told how far it is. The signal stops the work. */
export const search = (game: string, what: "possible" | "hint", text: string, laid: string, signal: AbortSignal, heard: (far: Progress) => void) =>
  worked<{ answer: Answer }>(at(game, what), signal, heard, { text, laid }).then((found) => found.answer);
