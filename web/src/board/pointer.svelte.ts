// One pointer handler a panel: a touch takes the thing it hits, else the nearest place; a drag of the ground pans, two fingers zoom.

import type { Aim } from "../table/desk.svelte";
import type { Camera } from "./camera.svelte";
import { drag } from "./drag.svelte";
import type { Lying } from "./lying.svelte";
import type { Trial } from "./trial.svelte";
import type { View } from "./view";

interface Press {
  x: number;
  y: number;
  view: View;
  thing: string | null;
  result: string | null;
  panning: boolean;
  dragging: boolean;
}

const ofTarget = (event: Event, name: "thing" | "result") => {
  const data = (event.target as Element).closest<SVGElement>(name === "thing" ? "[data-thing], [data-laid-thing]" : "[data-result]")?.dataset;
  return (name === "thing" ? (data?.thing ?? data?.laidThing) : data?.result) ?? null;
};

export class Pointer {
  /** The thing under the pointer. */
  over = $state<string | null>(null);
  /** The places that what is under the pointer lights up. */
  lit = $state<string[]>([]);
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private press: Press | null = null;
  private pinch: { span: number; x: number; y: number; view: View } | null = null;
  private lastTap = { at: 0, x: 0, y: 0 };
  private wheeled = 0;

  constructor(
    private readonly lying: Lying,
    private readonly camera: Camera,
    private readonly trial: Trial,
  ) {}

  private get desk() {
    return this.lying.desk;
  }

  aimAt(clientX: number, clientY: number): Aim | null | undefined {
    if (this.camera.misses(clientX, clientY)) return undefined;
    const { x, y } = this.camera.toUnits(clientX, clientY);
    return this.desk.aimAt(this.lying.panel, x, y);
  }

  down(event: PointerEvent) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    for (const motion of this.camera.svg.getAnimations({ subtree: true })) motion.finish(); // a tap skips
    const { desk, camera, fingers } = this;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 2) {
      const [a, b] = [...fingers.values()];
      if (a && b) this.pinch = { span: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, view: camera.view };
      this.press = null;
      return;
    }
    const thing = ofTarget(event, "thing");
    const may = thing !== null && (desk.placedAt(thing) !== undefined || (desk.isMine(thing) && desk.mayAct));
    this.press = { x: event.clientX, y: event.clientY, view: camera.view, thing: may ? thing : null, result: ofTarget(event, "result"), panning: false, dragging: may };
    if (may && thing !== null) drag.press(desk, thing, event);
  }

  move(event: PointerEvent) {
    const finger = this.fingers.get(event.pointerId);
    if (finger) {
      finger.x = event.clientX;
      finger.y = event.clientY;
    }
    if (this.pinch && this.fingers.size === 2) this.pinched(this.pinch);
    else if (!this.pans(event) && !drag.thing && event.pointerType !== "touch") this.hover(event);
  }

  private pinched(pinch: NonNullable<typeof this.pinch>) {
    const [a, b] = [...this.fingers.values()];
    if (!a || !b) return;
    const from = this.camera.zoomed(pinch.view, Math.hypot(a.x - b.x, a.y - b.y) / pinch.span, pinch.x, pinch.y);
    this.camera.goto({ x: from.x - ((a.x + b.x) / 2 - pinch.x) / from.px, y: from.y - ((a.y + b.y) / 2 - pinch.y) / from.px, px: from.px });
  }

  private pans(event: PointerEvent): boolean {
    const { press, camera } = this;
    if (!press || press.dragging || press.result || !(camera.endless || camera.roaming)) return false;
    const dx = event.clientX - press.x;
    const dy = event.clientY - press.y;
    if (!press.panning && Math.hypot(dx, dy) <= 9) return false;
    press.panning = true;
    this.desk.pointAt(null);
    camera.goto({ x: press.view.x - dx / press.view.px, y: press.view.y - dy / press.view.px, px: press.view.px });
    return true;
  }

  private hover(event: PointerEvent) {
    const { desk, lying, trial } = this;
    trial.overResult = ofTarget(event, "result");
    const thing = ofTarget(event, "thing");
    this.over = thing;
    const { x, y } = this.camera.toUnits(event.clientX, event.clientY);
    const { glow } = lying.panel;
    if (glow && lying.places) this.lit = glow[lying.places.nearest(lying.panel, x, y, lying.pitch * 0.55, () => true)?.id ?? ""] ?? [];
    const other = thing !== null && thing !== desk.held && desk.isMine(thing) && !trial.gone.has(thing);
    // What is laid stays laid until it is taken up or another place is touched.
    const aim = desk.held && !trial.overResult && !desk.placedAt(desk.held) ? desk.aimAt(lying.panel, x, y) : null;
    desk.pointAt(other ? null : aim);
  }

  up(event: PointerEvent) {
    this.fingers.delete(event.pointerId);
    const was = this.press;
    this.press = null;
    if (this.pinch) {
      if (!this.fingers.size) this.pinch = null;
      return;
    }
    if (!was || was.panning || drag.thing || drag.justEnded) return;
    if (Math.hypot(event.clientX - was.x, event.clientY - was.y) > 12) return;
    this.tap(event, was);
  }

  private tap(event: PointerEvent, was: Press) {
    const { desk, lastTap } = this;
    const now = performance.now();
    const twice = now - lastTap.at < 320 && Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < 24;
    this.lastTap = { at: twice ? 0 : now, x: event.clientX, y: event.clientY };
    const own = this.trial.thing?.place;
    if (was.result !== null && own) desk.put({ place: own, pose: was.result, open: true });
    else if (was.thing !== null && desk.placedAt(was.thing)) {
      if (desk.held === was.thing) desk.nextPose(was.thing);
      else desk.held = was.thing;
    }
    // A thing that may be taken is taken, whatever place is free beside it.
    else if (was.thing !== null && was.thing !== desk.held) desk.take(was.thing);
    else if (was.thing !== null) desk.putBackOne(was.thing);
    else {
      const { x, y } = this.camera.toUnits(event.clientX, event.clientY);
      const aim = desk.held ? desk.aimAt(this.lying.panel, x, y) : null;
      if (aim) desk.put(aim);
      else if (twice) this.camera.fitAll();
      else if (own) desk.putBack();
    }
  }

  leave(event: PointerEvent) {
    this.over = null;
    this.lit = [];
    this.trial.overResult = null;
    if (event.pointerType !== "touch" && !drag.thing) this.desk.pointAt(null);
    if (event.type === "pointercancel") {
      this.fingers.delete(event.pointerId);
      this.press = null;
      this.pinch = null;
    }
  }

  /** The wheel turns what is in the hand, else it zooms. */
  wheel(event: WheelEvent) {
    const { desk, camera } = this;
    const turns = desk.turnsOf(desk.held);
    if (desk.held && turns.length) {
      event.preventDefault();
      this.wheeled += event.deltaY;
      if (Math.abs(this.wheeled) < 60) return;
      const turn = turns.find((one) => one.icon === (this.wheeled > 0 ? "right" : "left"));
      this.wheeled = 0;
      if (turn) desk.turn(turn);
      return;
    }
    if (!camera.endless && event.deltaY > 0 && !camera.roaming) return;
    event.preventDefault();
    camera.goto(camera.zoomed(camera.view, Math.exp(-event.deltaY / 400), event.clientX, event.clientY));
  }
}
