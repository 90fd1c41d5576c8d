// What a person is about to do on one panel: where the thing in the hand may go, how it would lie, what would come of it.

import { bounds, union, type Bounds } from "../drawing/measure";
import { nearestPose } from "../table/turning";
import type { Thing } from "../wire/scene";
import { drag } from "./drag.svelte";
import { at, type Lying } from "./lying.svelte";

export interface Target {
  id: string;
  x: number;
  y: number;
  outline: string;
  /** The thing must be turned for it. */
  turns: boolean;
}

/** A thing as it would lie. */
export interface Laid {
  id: string;
  x: number;
  y: number;
  name: string;
  kind: string;
  seat: number | null | undefined;
  bad: boolean;
}

export class Trial {
  /** Someone goes over the board with the arrow keys. */
  walking = $state(false);
  /** The result under the pointer or the arrow keys. */
  overResult = $state<string | null>(null);

  constructor(private readonly lying: Lying) {}

  private readonly desk = $derived.by(() => this.lying.desk);
  readonly thing = $derived.by(() => (this.desk.held ? this.desk.things.get(this.desk.held) : undefined));
  readonly kind = $derived.by(() => (this.thing ? this.lying.kinds[this.thing.kind] : undefined));
  readonly pose = $derived.by(() => (this.desk.held ? this.desk.poseOf(this.desk.held) : ""));

  readonly targets = $derived.by<Target[]>(() => {
    const { desk, kind, lying } = this;
    if (!kind || !lying.places || (desk.held && desk.placedAt(desk.held) && drag.thing === null && !this.walking)) return [];
    const few = desk.spots.size <= 40;
    const found: Target[] = [];
    for (const [id, poses] of desk.spots) {
      const place = lying.places.find(id);
      if (place?.panel !== lying.panel.id || id === this.thing?.place) continue;
      const fits = poses.includes(this.pose);
      if (!fits && !few) continue;
      const name = fits ? this.pose : nearestPose(kind, this.pose, poses);
      found.push({ id, x: place.x, y: place.y, outline: (name && kind.poses[name]?.outline) || "", turns: !fits });
    }
    return found;
  });

  /** The things as they would lie: the draft, or the thing under the pointer. */
  readonly laid = $derived.by<Laid[]>(() => {
    const { desk, lying } = this;
    const found: Laid[] = [];
    for (const [id, name, where] of desk.looked) {
      const place = lying.places?.find(where);
      const thing = desk.things.get(id);
      if (!place || !thing || place.panel !== lying.panel.id) continue;
      const aimed = desk.aim !== null && id === desk.held;
      const bad = aimed ? !desk.aim?.open : desk.aim === null && !desk.isOpen && (id === desk.held || desk.draft.length === 1);
      found.push({ id, x: place.x, y: place.y, name, kind: thing.kind, seat: thing.seat, bad });
    }
    return found;
  });
  readonly gone = $derived.by(() => new Set(this.desk.looked.map((touch) => touch[0])));
  readonly ghosts = $derived.by(() => (this.desk.preview?.ghosts ?? []).filter((ghost) => this.lying.has(ghost.place)));
  readonly otherwise = $derived.by(() => (this.desk.otherwise?.touches ?? []).filter((touch) => this.lying.has(touch[2])));
  readonly hinted = $derived.by(() => (this.desk.advice?.touches ?? []).filter((touch) => this.lying.has(touch[2])));

  /** A thing that would go elsewhere is pale; one that would be turned where it lies gives way to how it would lie. */
  veil(thing: Thing): number {
    const touch = this.desk.looked.find((one) => one[0] === thing.id) ?? this.desk.advice?.touches.find((one) => one[0] === thing.id);
    if (this.ghosts.some((ghost) => ghost.place === thing.place)) return 0;
    return !touch ? 1 : touch[2] === thing.place ? 0 : 0.25;
  }

  /** Something would lie at this point. */
  covers(point: { x: number; y: number }): boolean {
    return this.laid.some((one) => one.x === point.x && one.y === point.y);
  }

  /** The thing in the hand, if it lies on this panel. */
  private readonly lyingHere = $derived.by<Thing | null>(() => {
    const { thing } = this;
    return thing?.place && this.kind && this.lying.has(thing.place) ? thing : null;
  });
  /** The same, if it is still there. */
  readonly chosen = $derived.by<Thing | null>(() => (this.lyingHere && !this.gone.has(this.lyingHere.id) ? this.lyingHere : null));
  /** Until it is placed, the arrow keys reach them from wherever it could go, too. */
  readonly results = $derived.by<string[]>(() => {
    const { desk, lyingHere } = this;
    const within = this.walking && lyingHere && !desk.placedAt(lyingHere.id) ? lyingHere : this.chosen;
    return within ? desk.results : [];
  });

  readonly gain = $derived.by(() => this.desk.preview?.total ?? this.desk.lookedMove?.[2] ?? 0);
  readonly around = $derived.by<Bounds | null>(() => {
    const all = this.laid.flatMap((one) => {
      const pose = this.lying.poseOf(one.kind, one.name);
      return pose ? [at(bounds(pose.outline), one.x, one.y)] : [];
    });
    return all.length ? union(all) : null;
  });
  /** Where the points of the preview must not stand. */
  readonly taken = $derived.by<Bounds[]>(() => (this.gain && this.around ? [...this.lying.things, ...this.ghosts].flatMap((thing) => this.lying.boundsOf(thing) ?? []) : []));
}
