// How large the places of a hand are, and at what scale the things lie in them.

/** A finger needs so much. */
const LEAST = 44;

export interface Slots {
  columns: number;
  width: number;
  height: number;
  px: number;
}

/** `small`: what was held is only looked at, beside what is told of it. */
export function slots(layout: string, sizes: { width: number; height: number }[], width: number, phone: boolean, small = false): Slots {
  const wide = Math.max(0.1, ...sizes.map((s) => s.width));
  const high = Math.max(0.1, ...sizes.map((s) => s.height));
  const n = Math.max(1, sizes.length);
  if (layout === "single") {
    const side = phone ? 88 : 104;
    return { columns: 1, width: side, height: side, px: (side * 0.96) / Math.max(wide, high) };
  }
  if (layout === "dice") {
    const side = small ? LEAST : phone ? 64 : 76;
    return { columns: n, width: side, height: side, px: (side * 0.97) / Math.max(wide, high) };
  }
  if (layout === "tray") {
    const columns = Math.min(n, phone ? 6 : 8);
    const w = width / columns;
    const h = phone ? 44 : 41;
    return { columns, width: Math.floor(w) - 2, height: h, px: Math.min((w - 4) / wide, (h - 1) / high) };
  }
  const gap = 12;
  const most = phone ? 86 : 88;
  // As large as one row allows; from six things on, two rows.
  const rows = n > 6 ? 2 : 1;
  const columns = small ? Math.min(n, Math.floor((width + gap) / (LEAST + gap))) : Math.ceil(n / rows);
  const side = small ? LEAST : Math.max(LEAST, Math.min(most, Math.floor((width - gap * (columns - 1)) / columns)));
  return { columns, width: side, height: Math.ceil(side * Math.min(1.04, high / wide)), px: (side * 0.97) / Math.max(wide, high > wide * 1.04 ? high : wide) };
}
