// What this device remembers of figures: what lies in those that are begun, which are filled, and those of one's own.

import { memory } from "../memory";

export interface Filled {
  /** The pieces that lie there, as the house reads them. */
  laid: string;
  hints: number;
  seconds: number;
  /** Filled, the first time. */
  done?: boolean;
  /** A way to fill it was shown. */
  shown?: boolean;
}
export interface Own {
  text: string;
  name: string;
}

export interface OnSheet {
  cells: string[];
  counts: Record<string, number>;
  name: string;
  large: boolean;
  /** The figure's text, once the house has written it. */
  text: string;
}

const all = () => memory.read<Record<string, Filled>>("figures", {});
const keyOf = (game: string, text: string) => `${game}\n${text}`;
const MOST = 60;

export const kept = {
  of: (game: string, text: string): Filled => all()[keyOf(game, text)] ?? { laid: "", hints: 0, seconds: 0 },
  keep(game: string, text: string, filled: Filled) {
    memory.write("figures", { ...all(), [keyOf(game, text)]: filled });
  },

  own: (game: string): Own[] => memory.read<Record<string, Own[]>>("own-figures", {})[game] ?? [],
  /** Keep one of one's own; ``before`` is the text that it takes the place of. */
  keepOwn(game: string, own: Own, before = "") {
    const there = kept.own(game).filter((one) => one.text !== own.text && one.text !== before);
    memory.write("own-figures", { ...memory.read("own-figures", {}), [game]: [own, ...there].slice(0, MOST) });
  },
  forgetOwn(game: string, text: string) {
    memory.write("own-figures", { ...memory.read("own-figures", {}), [game]: kept.own(game).filter((one) => one.text !== text) });
  },

  /** What is on the sheet, so that a reload loses nothing; or the text of what is to be laid on it. */
  sketch: (game: string): OnSheet | string => memory.read<Record<string, OnSheet | string>>("figure-sketch", {})[game] ?? "",
  keepSketch(game: string, sketch: OnSheet | string) {
    memory.write("figure-sketch", { ...memory.read("figure-sketch", {}), [game]: sketch });
  },
};

/** A figure as an address: the whole text stands in it. */
export const figureLink = (game: string, text: string) => `${location.origin}/figure/${encodeURIComponent(game)}/text#${encodeURIComponent(text)}`;
export const figureAt = (game: string, id: string) => `/figure/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
export const textAt = (game: string, text: string) => `/figure/${encodeURIComponent(game)}/text#${encodeURIComponent(text)}`;
export const drawAt = (game: string) => `/figures/${encodeURIComponent(game)}/draw`;
