// What part of a board is seen: a point and a scale.

import type { Box } from "../wire/scene";

export interface View {
  x: number;
  y: number;
  /** Pixels per board unit. */
  px: number;
}

export function fitted(box: Box, width: number, height: number, least = 0, most = Infinity): View {
  const [x, y, w, h] = box;
  const px = Math.min(most, Math.max(least, Math.min(width / w, height / h)));
  return { x: x + w / 2, y: y + h / 2, px };
}

/** Zoomed by a factor about a point of the screen, given from the middle of the board. */
export function zoomed(view: View, factor: number, dx: number, dy: number, least: number, most: number): View {
  const px = Math.min(most, Math.max(least, view.px * factor));
  return { x: view.x + dx / view.px - dx / px, y: view.y + dy / view.px - dy / px, px };
}

/** Kept so that the board does not leave the window. */
export function held(view: View, box: Box, width: number, height: number): View {
  const [bx, by, bw, bh] = box;
  const keep = (at: number, low: number, size: number, seen: number) => (seen >= size ? low + size / 2 : Math.min(low + size - seen / 2, Math.max(low + seen / 2, at)));
  return { x: keep(view.x, bx, bw, width / view.px), y: keep(view.y, by, bh, height / view.px), px: view.px };
}
