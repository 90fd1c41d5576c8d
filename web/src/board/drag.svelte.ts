// Dragging a thing, from the hand or from a board, over any board of the table.

import type { Desk, Aim } from "../table/desk.svelte";

export interface Landing {
  /** Null when the point is not on this board. */
  aimAt(x: number, y: number): Aim | null | undefined;
  /** Pixels per unit. */
  scale(): number;
}

const THRESHOLD = 7;
/** While a finger drags, the preview floats above it. */
const LIFT = 48;

class Drag {
  thing = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  /** A drag has just ended: the click that follows it means nothing. */
  justEnded = false;
  readonly boards = new Set<Landing>();

  /** A press on a thing: it becomes a drag once it moves. */
  press(desk: Desk, thing: string, event: PointerEvent) {
    if (event.button !== 0) return;
    const lift = event.pointerType === "touch" ? LIFT : 0;
    const from = { x: event.clientX, y: event.clientY };
    let aim: Aim | null = null;
    const over = (e: PointerEvent) => {
      if (e.pointerId !== event.pointerId) return;
      if (this.thing === null) {
        if (Math.hypot(e.clientX - from.x, e.clientY - from.y) < THRESHOLD) return;
        if (!desk.placedAt(thing)) desk.take(thing);
        else desk.held = thing;
        if (desk.held !== thing || desk.mode) return end(); // it may not be taken, or it was played at once
        this.thing = thing;
      }
      this.x = e.clientX;
      this.y = e.clientY - lift;
      aim = null;
      for (const board of this.boards) aim ??= board.aimAt(this.x, this.y) ?? null;
      desk.pointAt(aim);
    };
    const up = (e: PointerEvent) => {
      if (e.pointerId !== event.pointerId) return;
      end();
      if (this.thing === null) return;
      this.thing = null;
      this.justEnded = true;
      setTimeout(() => (this.justEnded = false), 60);
      if (e.type === "pointerup" && aim) desk.put(aim);
      else desk.putBackOne(thing);
    };
    const end = () => {
      removeEventListener("pointermove", over);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
    addEventListener("pointermove", over);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
  }
}

export const drag = new Drag();
