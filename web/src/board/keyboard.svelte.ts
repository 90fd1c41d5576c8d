// A panel by the keyboard: the arrow keys go from what may be taken to where it may go, Enter does it.

import { bounds } from "../drawing/measure";
import { nearestPose } from "../table/turning";
import { tell } from "../words/words.svelte";
import type { Camera } from "./camera.svelte";
import type { Lying } from "./lying.svelte";
import { circle } from "./results";
import type { Trial } from "./trial.svelte";
import { isArrow, nextStop, type Stop } from "./walk";

const RESULT = "result ";

export class Keyboard {
  cursor = $state.raw<Stop | null>(null);
  /** The board has the focus by the keyboard: it shows it until something on it does. */
  tabbed = $state(false);

  constructor(
    private readonly lying: Lying,
    private readonly camera: Camera,
    private readonly trial: Trial,
  ) {}

  private get desk() {
    return this.lying.desk;
  }

  private readonly stops = $derived.by<Stop[]>(() => {
    const { desk, lying, trial, camera } = this;
    // What else may be taken is always within reach: a die on the board while one of the reserve is in the hand.
    const takable = lying.things.filter((thing) => desk.isMine(thing.id) && thing.id !== desk.held && !trial.gone.has(thing.id));
    const found: Stop[] = takable.map((thing) => ({ id: thing.id, x: lying.pointOf(thing).x, y: lying.pointOf(thing).y, label: lying.nameOf(thing) }));
    if (!desk.held || desk.mode) return found;
    found.push(...trial.targets.map(({ id, x, y }) => ({ id, x, y, label: lying.places?.find(id)?.label || id })));
    const { results, kind, thing } = trial;
    if (results.length && kind && thing) {
      const { x, y } = lying.pointOf(thing);
      const sizes = results.flatMap((name) => (kind.poses[name] ? [bounds(kind.poses[name].outline)] : []));
      const size = Math.max(...sizes.flatMap((one) => [one.width, one.height]));
      circle(results.length, size, x, y, camera.seen, camera.px).at.forEach((spot, i) =>
        found.push({ id: `${RESULT}${results[i]}`, ...spot, label: tell(kind.poses[results[i] ?? ""]?.label) }),
      );
    }
    return found;
  });

  /** The form of what the cursor is on; null: a ring of its own. */
  readonly outline = $derived.by<string | null>(() => {
    const stop = this.cursor;
    if (!stop || this.resultOf(stop) !== null) return null;
    const thing = this.lying.things.find((one) => one.id === stop.id || one.place === stop.id);
    if (thing) return this.lying.poseOf(thing.kind, thing.pose)?.outline ?? null;
    return this.trial.kind?.poses[this.desk.aim?.pose ?? this.trial.pose]?.outline ?? null;
  });

  private resultOf(stop: Stop | null): string | null {
    return stop?.id.startsWith(RESULT) ? stop.id.slice(RESULT.length) : null;
  }

  /** The pointer has taken over. */
  rest() {
    this.cursor = null;
    this.trial.walking = false;
    this.tabbed = false;
  }

  blur() {
    this.tabbed = false;
    if (this.cursor) this.point(null);
  }

  private point(stop: Stop | null) {
    const { desk, trial } = this;
    this.cursor = stop;
    trial.walking = stop !== null;
    trial.overResult = this.resultOf(stop);
    const poses = stop && desk.spots.get(stop.id);
    const pose = poses && trial.kind ? nearestPose(trial.kind, trial.pose, poses) : null;
    desk.pointAt(stop && pose !== null ? { place: stop.id, pose, open: true } : null);
  }

  key(event: KeyboardEvent) {
    if (isArrow(event.key)) {
      this.trial.walking = true;
      event.preventDefault();
      const { stops } = this;
      const known = this.cursor && stops.find((stop) => stop.id === this.cursor?.id);
      this.point(known ? (nextStop(known, event.key, stops) ?? known) : this.middle(stops));
    } else if ((event.key === "Enter" || event.key === " ") && this.cursor) {
      event.preventDefault();
      event.stopPropagation();
      this.enter(this.cursor);
    }
  }

  /** The stop nearest to the middle of what is seen. */
  private middle(stops: Stop[]): Stop | null {
    const { x, y } = this.camera.view;
    return stops.toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0] ?? null;
  }

  private enter(stop: Stop) {
    const { desk } = this;
    const { thing } = this.trial;
    const result = this.resultOf(stop);
    if (result !== null && thing?.place) {
      if (desk.complete && desk.placedAt(thing.id)?.[1] === result) desk.confirm();
      else desk.put({ place: thing.place, pose: result, open: true });
    } else if (desk.aim?.place === stop.id) desk.put(desk.aim);
    else if (desk.complete && desk.draft.some((touch) => touch[2] === stop.id)) desk.confirm();
    else if (desk.things.has(stop.id)) {
      desk.take(stop.id);
      this.point(null);
    }
  }
}
