// Turning the thing in the hand, and choosing its pose.

import type { Turn } from "../wire/scene";
import { FEW, Placing } from "./placing.svelte";

export abstract class Posing extends Placing {
  turnsOf(id: string | null): Turn[] {
    return (id && this.kindOf(id)?.turns) || [];
  }

  /** Turn the thing in the hand, if that is what the key does; whether it is. */
  turnByKey(key: string): boolean {
    const turn = this.turnsOf(this.held).find((one) => one.key.toLowerCase() === key.toLowerCase() && one.to[this.poseOf(this.held ?? "")] !== undefined);
    if (turn) this.turn(turn);
    return turn !== undefined;
  }

  turn(turn: Turn, thing = this.held) {
    if (!thing) return;
    if (this.held !== thing) {
      this.putBack();
      this.take(thing);
    }
    // What lies on the board is turned from how it lies: its next turn takes the last one back.
    const lies = this.things.get(thing);
    const to = turn.to[lies?.place ? lies.pose : this.poseOf(thing)];
    if (to === undefined) return;
    if (lies?.place && this.spots.get(lies.place)?.includes(to)) this.put({ place: lies.place, pose: to, open: true });
    else this.choosePose(this.fitting(turn, to));
  }

  /**
   * The pose that a turn ends in, for a thing that is over a place: where places are few it turns on until it is possible there, and
   * everywhere until it has the form of the place, unless a place of the other form is close by.
   */
  private fitting(turn: Turn, to: string): string {
    const id = this.held;
    const kind = id ? this.kindOf(id) : undefined;
    const place = this.places?.find(this.aim?.place ?? (id ? this.placedAt(id)?.[2] : undefined));
    if (!kind || !place) return to;
    const open = this.spots.get(place.id) ?? [];
    const few = this.spots.size <= FEW;
    const round: string[] = [];
    for (let pose: string | undefined = to; pose !== undefined && !round.includes(pose); pose = turn.to[pose]) round.push(pose);
    const formed = round.find((pose) => (kind.poses[pose]?.kind ?? "") === (place.kind ?? ""));
    if (few) return round.find((pose) => open.includes(pose)) ?? formed ?? to;
    const panel = this.panels.find((p) => p.id === place.panel);
    const close = panel && this.places?.nearest(panel, place.x, place.y, panel.unit ?? 1, (p) => (p.kind ?? "") === (kind.poses[to]?.kind ?? ""));
    return close ? to : (formed ?? to);
  }

  choosePose(pose: string) {
    const id = this.held;
    if (!id) return;
    this.act();
    this.turned = { ...this.turned, [id]: pose };
    const form = this.kindOf(id)?.poses[pose]?.kind ?? "";
    /** A pose of the other form can't lie there: the thing goes on at the nearest place where it can. */
    const near = (at: string): string => {
      const place = this.places?.find(at);
      const panel = this.panels.find((p) => p.id === place?.panel);
      if (!place || !panel || (place.kind ?? "") === form) return at;
      return this.places?.nearest(panel, place.x, place.y, Infinity, (p) => (p.kind ?? "") === form)?.id ?? at;
    };
    const touch = this.placedAt(id);
    if (touch) this.draft = [...this.others, [id, pose, near(touch[2])]];
    if (this.aim) {
      const place = near(this.aim.place);
      this.aim = { place, pose, open: this.spots.get(place)?.includes(pose) ?? false };
    }
    this.wonder();
  }
}
