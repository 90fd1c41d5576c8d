// What part of a panel is seen: all of it, or what a person has panned and zoomed to.

import { untrack } from "svelte";
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { union, type Bounds } from "../drawing/measure";
import { still } from "../theme/theme.svelte";
import type { Box } from "../wire/scene";
import type { Lying } from "./lying.svelte";
import { fitted, held, zoomed, type View } from "./view";

export class Camera {
  svg!: SVGSVGElement;
  width = $state(0);
  height = $state(0);
  /** A person has chosen what to see; else everything is shown. */
  roaming = $state(false);
  private readonly tween = new Tween<View>({ x: 0, y: 0, px: 1 }, { duration: 0, easing: cubicOut });
  private settled = false;

  constructor(private readonly lying: Lying) {
    $effect(() => {
      const to = this.fit;
      if (!this.width || untrack(() => this.roaming)) return;
      void this.tween.set(to, { duration: this.settled && this.endless && !still.matches ? 180 : 0 });
      this.settled = true;
    });
  }

  readonly endless = $derived.by(() => Boolean(this.lying.panel.open_ended));
  private readonly content = $derived.by<Box>(() => {
    const { panel, things, unit, desk } = this.lying;
    if (!this.endless || desk.scene?.box) return panel.box;
    const lying = things.flatMap((thing) => this.lying.boundsOf(thing) ?? []);
    if (!lying.length) return panel.box;
    const all = union(lying);
    const pad = 1.3 * unit;
    return [all.x - pad, all.y - pad, all.width + 2 * pad, all.height + 2 * pad];
  });
  readonly fit = $derived.by(() => {
    const { unit } = this.lying;
    return fitted(this.content, this.width || 1, this.height || 1, this.endless ? 34 / unit : 0, this.endless ? (this.width < 600 ? 84 : 118) / unit : Infinity);
  });
  readonly px = $derived.by(() => this.view.px);
  /** One pixel in board units. */
  readonly w = $derived.by(() => 1 / this.px);
  readonly seen = $derived.by<Bounds>(() => {
    const { width, height, px, view } = this;
    return { x: view.x - width / 2 / px, y: view.y - height / 2 / px, width: width / px, height: height / px };
  });
  /** The distance of the lines of a hatching. */
  readonly hatching = $derived.by(() => Math.min(8.6, Math.max(3.8, 0.17 * this.lying.unit * this.fit.px)) / this.fit.px);

  get view(): View {
    return this.tween.current;
  }

  goto(to: View) {
    const least = this.endless ? 24 / this.lying.unit : this.fit.px;
    this.roaming = this.endless ? true : to.px > this.fit.px * 1.02;
    const view = { ...to, px: Math.max(least, to.px) };
    void this.tween.set(this.endless ? view : held(view, this.lying.panel.box, this.width, this.height), { duration: 0 });
  }

  /** This view, zoomed about a point of the screen. */
  zoomed(view: View, factor: number, clientX: number, clientY: number): View {
    const r = this.svg.getBoundingClientRect();
    const { unit } = this.lying;
    return zoomed(view, factor, clientX - r.left - r.width / 2, clientY - r.top - r.height / 2, this.endless ? 24 / unit : this.fit.px, 220 / unit);
  }

  fitAll() {
    this.roaming = false;
    void this.tween.set(this.fit, { duration: still.matches ? 0 : 180 });
  }

  toUnits(clientX: number, clientY: number): { x: number; y: number } {
    const r = this.svg.getBoundingClientRect();
    return { x: this.view.x + (clientX - r.left - r.width / 2) / this.px, y: this.view.y + (clientY - r.top - r.height / 2) / this.px };
  }

  /** The point lies outside of what the board takes of the screen. */
  misses(clientX: number, clientY: number): boolean {
    const r = this.svg.getBoundingClientRect();
    return clientX < r.left || clientX > r.right || clientY < r.top || clientY > r.bottom;
  }
}
