// All places of the boards, and the nearest one to a point.

import type { Panel, Place } from "../wire/scene";

export interface Spot extends Place {
  panel: string;
}

export class Places {
  private readonly byId = new Map<string, Spot>();
  private readonly pitches = new Map<string, number>();

  constructor(panels: readonly Panel[]) {
    for (const panel of panels) {
      for (const place of panel.places) this.byId.set(place.id, { ...place, panel: panel.id });
      this.pitches.set(panel.id, pitch(panel));
    }
  }

  find(id: string | undefined): Spot | undefined {
    return id ? this.byId.get(id) : undefined;
  }

  /** The distance from a place of the panel to the next one. */
  pitch(panel: string): number {
    return this.pitches.get(panel) ?? 1;
  }

  nearest(panel: Panel, x: number, y: number, reach: number, fits: (place: Place) => boolean): Place | null {
    let best: Place | null = null;
    let least = reach * reach;
    for (const place of panel.places) {
      const d = (place.x - x) ** 2 + (place.y - y) ** 2;
      if (d < least && fits(place)) {
        least = d;
        best = place;
      }
    }
    return best;
  }
}

function pitch(panel: Panel): number {
  const some = panel.places.slice(0, 40);
  let least = Infinity;
  for (const a of some)
    for (const b of panel.places) {
      const d = Math.hypot(a.x - b.x, a.y - b.y);
      if (d > 1e-6 && d < least) least = d;
    }
  return Number.isFinite(least) ? least : 1;
}
