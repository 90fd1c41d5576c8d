// Taking things up, laying them down, putting them back.

import type { Panel, Touch } from "../wire/scene";
import { Draft, type Aim } from "./draft.svelte";
import { nearestPose } from "./turning";

/** Up to so many places, a thing turns by itself to fit the place under the pointer. */
export const FEW = 40;

export abstract class Placing extends Draft {
  protected abstract play(text: string): void;

  /** Take a thing: it is chosen from now on. */
  take(id: string) {
    if (!this.mayAct || !this.isMine(id)) return;
    this.act();
    if (this.mode) {
      this.intoZone(id);
      return;
    }
    this.held = id;
    this.aim = null;
    const thing = this.things.get(id);
    const at = thing?.place;
    if (!at) return;
    const poses = this.spots.get(at);
    const [pose] = poses ?? [];
    if (this.spots.size === 1 && poses?.length === 1 && pose !== undefined && Object.keys(this.kindOf(id)?.poses ?? {}).length <= 2) {
      const move = this.moves.complete([[id, pose, at]]);
      if (move) this.play(move[0]);
    }
  }

  private intoZone(id: string) {
    const zone = this.mode?.zone ?? "";
    if (this.placedAt(id)) this.draft = this.draft.filter((touch) => touch[0] !== id);
    else {
      const touch: Touch = [id, this.moves.spots(this.draft, id).get(zone)?.[0] ?? this.poseOf(id), zone];
      if (!this.moves.isOpen([...this.draft, touch])) return;
      this.draft = [...this.draft, touch];
    }
    this.wonder();
  }

  /** Where the thing in the hand would go from this point of a panel. */
  aimAt(panel: Panel, x: number, y: number): Aim | null {
    const id = this.held;
    const kind = id ? this.kindOf(id) : undefined;
    if (!id || !kind || !this.places || this.mode || !this.mayAct) return null;
    const own = this.things.get(id)?.place;
    const pose = this.poseOf(id);
    const pitch = this.places.pitch(panel.id);
    const spots = this.spots;
    // A place for other things (it may have something to tell: Panel.glow) takes none of this one.
    const under = this.places.nearest(panel, x, y, pitch * 0.48, () => true);
    if (under && !spots.has(under.id) && !Object.values(kind.poses).some((one) => (one.kind ?? "") === (under.kind ?? ""))) return null;
    if (spots.size <= FEW || kind.choose) {
      const near = this.places.nearest(panel, x, y, pitch * 0.95, (place) => spots.has(place.id) && place.id !== own);
      const poses = near && spots.get(near.id);
      if (near && poses) {
        const fitting = poses.includes(pose) ? pose : nearestPose(kind, pose, poses);
        if (fitting !== null) return { place: near.id, pose: fitting, open: true };
      }
    }
    const form = kind.poses[pose]?.kind ?? "";
    const near = this.places.nearest(panel, x, y, pitch * 1.1, (place) => (place.kind ?? "") === form && place.id !== own);
    if (!near) return null;
    return { place: near.id, pose, open: spots.get(near.id)?.includes(pose) ?? false };
  }

  pointAt(aim: Aim | null) {
    if (aim?.place === this.aim?.place && aim?.pose === this.aim?.pose) return;
    this.aim = aim;
    this.wonder();
  }

  /** Lay the thing in the hand there, legal or not: the page says what comes of it. */
  put(aim: Aim) {
    const id = this.held;
    if (!id) return;
    this.act();
    this.turned = { ...this.turned, [id]: aim.pose };
    this.draft = [...this.others, [id, aim.pose, aim.place]];
    this.aim = null;
    this.wonder();
  }

  /** Once more on a thing that is laid already: its next pose that is possible there. */
  nextPose(id: string) {
    const touch = this.placedAt(id);
    if (!touch) return;
    this.held = id;
    const poses = this.spots.get(touch[2]) ?? [];
    if (poses.length < 2) return;
    const next = poses[(poses.indexOf(touch[1]) + 1) % poses.length];
    if (next !== undefined) this.put({ place: touch[2], pose: next, open: true });
  }

  /** Everything back where it was. */
  putBack() {
    this.act();
    this.reset();
    this.autoHold();
  }

  /** One thing back. */
  putBackOne(id: string) {
    this.draft = this.draft.filter((touch) => touch[0] !== id);
    this.held = null;
    this.aim = null;
    this.autoHold();
    this.wonder();
  }
}
