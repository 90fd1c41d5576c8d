// The draft: what a person has touched or is about to touch, what it would bring, or why it can't be.

import type { Button, Message, Move, Preview, Touch } from "../wire/scene";
import { keyOf } from "./heard.svelte";
import { Shown } from "./shown.svelte";

export interface Aim {
  place: string;
  pose: string;
  open: boolean;
}

export abstract class Draft extends Shown {
  /** The thing in the hand. */
  held = $state<string | null>(null);
  draft = $state.raw<Touch[]>([]);
  aim = $state.raw<Aim | null>(null);
  /** The button whose mode is on (things of the hand are touched into its zone). */
  mode = $state.raw<Button | null>(null);
  protected turned = $state.raw<Record<string, string>>({});
  private readonly asked = new Set<string>();
  private timer = 0;

  override close() {
    clearTimeout(this.timer);
    super.close();
  }

  /** The pose a thing has in this person's hands. */
  poseOf(thing: string): string {
    return this.placedAt(thing)?.[1] ?? this.turned[thing] ?? this.things.get(thing)?.pose ?? "";
  }

  placedAt(thing: string): Touch | undefined {
    return this.draft.find((touch) => touch[0] === thing);
  }

  /** What is touched already, but for the thing in the hand. */
  readonly others = $derived(this.draft.filter((touch) => touch[0] !== this.held));
  readonly spots = $derived(this.held && !this.mode ? this.moves.spots(this.others, this.held) : new Map<string, string[]>());
  readonly isOpen = $derived(this.draft.length > 0 && this.moves.isOpen(this.draft));
  readonly complete = $derived<Move | null>(this.moves.complete(this.draft));
  /** What would be touched: the draft, or the draft with the thing under the pointer. */
  readonly looked = $derived<Touch[]>(this.aim && this.held ? [...this.others, [this.held, this.aim.pose, this.aim.place]] : this.draft);
  readonly lookedMove = $derived<Move | null>(this.moves.complete(this.looked));
  readonly lookedOpen = $derived(this.looked.length > 0 && this.moves.isOpen(this.looked));
  readonly explanation = $derived(this.explained.get(keyOf(this.looked)));
  readonly preview = $derived<Preview | null>(this.explanation && "preview" in this.explanation ? this.explanation.preview : null);
  readonly reason = $derived<Message | null>(this.explanation && "reason" in this.explanation && !this.lookedOpen ? this.explanation.reason : null);

  /** Results of a thing that stays where it lies: they open around it. */
  readonly results = $derived.by<string[]>(() => {
    const thing = this.held ? this.things.get(this.held) : undefined;
    return thing?.place ? (this.spots.get(thing.place) ?? []) : [];
  });

  /** Ask why, or what for: soon, and once. */
  protected wonder() {
    clearTimeout(this.timer);
    if (!this.looked.length || !this.now || !this.mayAct) return;
    this.timer = window.setTimeout(() => {
      const touches = this.looked;
      const key = keyOf(touches);
      if (!this.now || !touches.length || this.asked.has(key)) return;
      if (this.lookedOpen && !this.lookedMove) return;
      this.asked.add(key);
      this.line.say({ do: "explain", number: this.now.number, touches });
    }, this.aim ? 90 : 10);
  }

  protected act() {
    this.trouble = null;
    this.advised = null;
  }

  protected reset() {
    this.held = null;
    this.draft = [];
    this.aim = null;
    this.mode = null;
  }

  protected autoHold() {
    const hand = this.now?.scene.hand;
    const [only, second] = (hand?.things ?? []).filter((thing) => !thing.gone && this.isMine(thing.id));
    if (only && !second && hand?.layout === "single" && this.mayAct) this.held = only.id;
  }

  protected forget() {
    this.asked.clear();
    this.reset();
  }
}
