// Arrow keys: from point to point by geometry.

export interface Stop {
  id: string;
  x: number;
  y: number;
  label: string;
}

const WAYS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export const isArrow = (key: string) => key in WAYS;

/** The stop that lies next in the direction of an arrow key. */
export function nextStop(from: Stop, key: string, stops: readonly Stop[]): Stop | null {
  const way = WAYS[key];
  if (!way) return null;
  const [wx, wy] = way;
  let best: Stop | null = null;
  let least = Infinity;
  for (const stop of stops) {
    const dx = stop.x - from.x;
    const dy = stop.y - from.y;
    const along = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy - dy * wx);
    if (stop.id === from.id || along <= 1e-6) continue;
    const cost = along + 2.2 * aside;
    if (cost < least) {
      least = cost;
      best = stop;
    }
  }
  return best;
}
