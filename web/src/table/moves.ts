// The legal moves, found by what a person touches.
//
// Things of the hand that are alike (two tiles 4) are interchangeable: a touch of one counts as a touch of the other.

import type { Move, Scene, Touch } from "../wire/scene";

export class Moves {
  private readonly alike = new Map<string, string>();
  private readonly keys: string[][];
  private readonly byKey = new Map<string, number[]>();
  private readonly touchable = new Set<string>();

  constructor(
    readonly all: readonly Move[],
    scene: Scene,
  ) {
    for (const thing of scene.hand?.things ?? []) if (!thing.gone) this.alike.set(thing.id, `hand ${thing.kind} ${thing.seat ?? ""}`);
    this.keys = all.map(([, touches]) => this.keysOf(touches));
    this.keys.forEach((keys, m) => {
      for (const key of keys) {
        const list = this.byKey.get(key);
        if (list) list.push(m);
        else this.byKey.set(key, [m]);
      }
    });
    for (const [, touches] of all) for (const [thing] of touches) this.touchable.add(this.name(thing));
  }

  private name(thing: string): string {
    return this.alike.get(thing) ?? thing;
  }

  /** One key a touch; the same touch twice (two alike tiles into the bag) has two different keys. */
  private keysOf(touches: readonly Touch[]): string[] {
    const seen = new Map<string, number>();
    return touches.map(([thing, pose, place]) => {
      const key = `${this.name(thing)}|${pose}|${place}`;
      const times = (seen.get(key) ?? 0) + 1;
      seen.set(key, times);
      return times === 1 ? key : `${key}#${times}`;
    });
  }

  /** The moves that contain these touches. */
  private containing(touches: readonly Touch[]): number[] | null {
    if (!touches.length) return null; // all of them
    const [first, ...others] = this.keysOf(touches).map((key) => this.byKey.get(key) ?? []);
    let found = first ?? [];
    for (const list of others) {
      const set = new Set(list);
      found = found.filter((m) => set.has(m));
    }
    return found;
  }

  isOpen(touches: readonly Touch[]): boolean {
    const found = this.containing(touches);
    return found === null ? this.all.length > 0 : found.length > 0;
  }

  /** The move that is exactly these touches. */
  complete(touches: readonly Touch[]): Move | null {
    if (!touches.length) return null;
    const found = this.containing(touches)?.find((m) => this.keys[m]?.length === touches.length);
    return found === undefined ? null : (this.all[found] ?? null);
  }

  /** Whether any move begins with this thing, whatever has been touched. */
  uses(thing: string): boolean {
    return this.touchable.has(this.name(thing));
  }

  /** Where a thing may go once these touches are made: its poses by place. */
  spots(touches: readonly Touch[], thing: string): Map<string, string[]> {
    const wanted = this.name(thing);
    const made = new Set(this.keysOf(touches));
    const found = new Map<string, string[]>();
    const look = (m: number) => {
      const keys = this.keys[m];
      this.all[m]?.[1].forEach(([other, pose, place], i) => {
        if (this.name(other) !== wanted || made.has(keys?.[i] ?? "")) return;
        const poses = found.get(place);
        if (!poses) found.set(place, [pose]);
        else if (!poses.includes(pose)) poses.push(pose);
      });
    };
    const among = this.containing(touches);
    if (among) among.forEach(look);
    else for (let m = 0; m < this.all.length; m++) look(m);
    return found;
  }
}
