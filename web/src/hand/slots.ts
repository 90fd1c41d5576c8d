// How large the places of a hand are, and at what scale the things lie in them.

/** A finger needs so much. */
const LEAST = 44;

/** Beside a board, on a phone, on a short one; `small`: what was held is only looked at, beside what is told of it. */
export type Room = "wide" | "phone" | "tight" | "small";

interface Sides {
  /** The one large thing. */
  single: number;
  dice: number;
  /** Of a tray. */
  columns: number;
  row: number;
  /** Of a thing in a rack, at most. */
  most: number;
}
const SIDES: Record<Room, Sides> = {
  wide: { single: 104, dice: 76, columns: 8, row: 41, most: 88 },
  phone: { single: 88, dice: 64, columns: 6, row: 44, most: 86 },
  tight: { single: 72, dice: 48, columns: 8, row: 38, most: 60 },
  small: { single: 88, dice: LEAST, columns: 6, row: 44, most: LEAST },
};

export interface Slots {
  columns: number;
  width: number;
  height: number;
  px: number;
}

export function slots(layout: string, sizes: { width: number; height: number }[], width: number, room: Room): Slots {
  const wide = Math.max(0.1, ...sizes.map((s) => s.width));
  const high = Math.max(0.1, ...sizes.map((s) => s.height));
  const n = Math.max(1, sizes.length);
  const sides = SIDES[room];
  if (layout === "single") {
    return { columns: 1, width: sides.single, height: sides.single, px: (sides.single * 0.96) / Math.max(wide, high) };
  }
  if (layout === "dice") {
    return { columns: n, width: sides.dice, height: sides.dice, px: (sides.dice * 0.97) / Math.max(wide, high) };
  }
  if (layout === "tray") {
    const columns = Math.min(n, sides.columns);
    const w = width / columns;
    return { columns, width: Math.floor(w) - 2, height: sides.row, px: Math.min((w - 4) / wide, (sides.row - 1) / high) };
  }
  const gap = 12;
  // As large as one row allows; from six things on, two rows.
  const rows = n > 6 ? 2 : 1;
  const columns = room === "small" ? Math.min(n, Math.floor((width + gap) / (LEAST + gap))) : Math.ceil(n / rows);
  const most = rows > 1 && room === "tight" ? LEAST : sides.most;
  const side = Math.max(LEAST, Math.min(most, Math.floor((width - gap * (columns - 1)) / columns)));
  return { columns, width: side, height: Math.ceil(side * Math.min(1.04, high / wide)), px: (side * 0.97) / Math.max(wide, high > wide * 1.04 ? high : wide) };
}
