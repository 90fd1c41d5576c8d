import type { Bounds } from "../drawing/measure";

/** Where n small results stand around a thing: on a circle, moved just so far that all are seen. */
export function circle(n: number, size: number, x: number, y: number, seen: Bounds, px: number): { r: number; at: { x: number; y: number }[] } {
  const r = Math.max(size * 0.27, 19 / px);
  const far = Math.max(size * 0.5 + r * 1.12, (n * 2.15 * r) / (2 * Math.PI));
  const reach = far + r + 3 / px;
  const keep = (at: number, low: number, wide: number) => (wide < 2 * reach ? low + wide / 2 : Math.min(low + wide - reach, Math.max(low + reach, at)));
  const cx = keep(x, seen.x, seen.width);
  const cy = keep(y, seen.y, seen.height);
  const at = Array.from({ length: n }, (_, i) => {
    const a = -Math.PI / 2 + (i * 2 * Math.PI) / n;
    return { x: cx + far * Math.cos(a), y: cy + far * Math.sin(a) };
  });
  return { r, at };
}
