// What lies on one panel, and where.

import { bounds, type Bounds } from "../drawing/measure";
import type { Desk } from "../table/desk.svelte";
import { tell } from "../words/words.svelte";
import type { Panel, Pose, Thing } from "../wire/scene";

/** A shape's bounds, moved to a point. */
export const at = (b: Bounds, x: number, y: number): Bounds => ({ x: b.x + x, y: b.y + y, width: b.width, height: b.height });

export class Lying {
  constructor(
    readonly desk: Desk,
    private readonly shown: () => Panel,
  ) {}

  readonly panel = $derived.by(() => this.shown());
  readonly unit = $derived.by(() => this.panel.unit ?? 1);
  readonly places = $derived.by(() => this.desk.places);
  readonly pitch = $derived.by(() => this.places?.pitch(this.panel.id) ?? this.unit);
  readonly kinds = $derived.by(() => this.desk.kit?.kinds ?? {});
  readonly things = $derived.by(() => (this.desk.scene?.things ?? []).filter((thing) => (thing.panel || this.panelOf(thing.place)) === this.panel.id));

  panelOf(place: string | undefined): string | undefined {
    return this.places?.find(place)?.panel;
  }

  /** The place is one of this panel. */
  has(place: string | undefined): boolean {
    return this.panelOf(place) === this.panel.id;
  }

  pointOf(thing: { place?: string }): { x: number; y: number } {
    return this.places?.find(thing.place) ?? { x: 0, y: 0 };
  }

  poseOf(kind: string | undefined, pose: string): Pose | undefined {
    return kind === undefined ? undefined : this.kinds[kind]?.poses[pose];
  }

  boundsOf(thing: { kind: string; pose: string; place?: string }): Bounds | null {
    const pose = this.poseOf(thing.kind, thing.pose);
    const { x, y } = this.pointOf(thing);
    return pose ? at(bounds(pose.outline), x, y) : null;
  }

  /** The thing and where it lies, for those who hear it. */
  nameOf(thing: Thing): string {
    const what = tell(thing.label) || tell(this.poseOf(thing.kind, thing.pose)?.label);
    const where = this.places?.find(thing.place)?.label;
    return [what, where].filter(Boolean).join(", ");
  }

  /** Free places, for the pointer and for tests; on a board of many only those that matter now. */
  readonly free = $derived.by(() => {
    const busy = new Set(this.things.map((thing) => thing.place));
    const { places } = this.panel;
    return places.filter((place) => (places.length <= 700 || this.desk.spots.has(place.id)) && !busy.has(place.id));
  });
}
