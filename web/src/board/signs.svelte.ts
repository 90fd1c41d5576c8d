// The marks of one panel, each at its point, and when each appears.

import { still } from "../theme/theme.svelte";
import type { Mark, Thing } from "../wire/scene";
import type { Lying } from "./lying.svelte";

export interface Sign {
  mark: Mark;
  x: number;
  y: number;
  outline: string | null;
}

export class Signs {
  constructor(private readonly lying: Lying) {}

  readonly all = $derived.by<Sign[]>(() => {
    const { desk, panel, things, places } = this.lying;
    return desk.marks.flatMap((mark): Sign[] => {
      if (!mark.at) return (mark.panel || desk.kit?.panels[0]?.id) === panel.id ? [{ mark, x: mark.x ?? 0, y: mark.y ?? 0, outline: null }] : [];
      const thing = things.find((one) => one.id === mark.at) ?? things.find((one) => one.place === mark.at);
      if (thing) return [{ mark, ...this.point(thing), outline: this.lying.poseOf(thing.kind, thing.pose)?.outline ?? null }];
      const place = places?.find(mark.at);
      return place?.panel === panel.id ? [{ mark, x: place.x, y: place.y, outline: mark.style === "left" ? this.moved : null }] : [];
    });
  });

  /** The form of the thing that moved last. */
  private readonly moved = $derived.by<string | null>(() => {
    const mark = this.lying.desk.marks.find((one) => one.style === "last");
    const thing = this.lying.things.find((one) => one.id === mark?.at);
    return thing ? (this.lying.poseOf(thing.kind, thing.pose)?.outline ?? null) : null;
  });

  private point(thing: Thing) {
    const { x, y } = this.lying.pointOf(thing);
    return { x, y };
  }

  isOn(place: string): boolean {
    return this.all.some((one) => one.mark.at === place || this.lying.things.some((thing) => thing.id === one.mark.at && thing.place === place));
  }

  /** A chain goes on every 220 ms, so that each link can be read, 2.5 s in all at most. */
  private readonly links = $derived.by(() => Math.max(0, ...this.all.map((one) => one.mark.number ?? 0)));

  waitOf(number: number | undefined): number {
    return number && !still.matches ? number * Math.min(220, 2500 / this.links) : 0;
  }

  /** When a thing takes its new pose: with its link. */
  waitFor(thing: Thing): number {
    return this.waitOf(this.all.find((one) => one.mark.number && (one.mark.at === thing.id || one.mark.at === thing.place))?.mark.number);
  }
}
