// The position that is shown: its panels, places and things, and what may be done in it.

import type { Kind, Panel, Scene, Thing } from "../wire/scene";
import type { Advice } from "../wire/types";
import { Heard } from "./heard.svelte";
import { Moves } from "./moves";
import { Places } from "./places";

const NOTHING: Scene = { things: [], hand: null, buttons: [], players: [] };

export abstract class Shown extends Heard {
  readonly shown = $derived(this.past ?? this.now);
  readonly scene = $derived<Scene | null>(this.shown?.scene ?? null);
  readonly kit = $derived(this.info?.kit ?? null);
  /** All panels with the places they have now: a board that grows sends its own with each scene. */
  private readonly boards = $derived.by<Panel[]>(() => {
    const { places, box } = this.scene ?? {};
    return (this.kit?.panels ?? []).map((panel, i) => (i || (!places?.length && !box) ? panel : { ...panel, places: [...panel.places, ...(places ?? [])], box: box ?? panel.box }));
  });
  readonly places = $derived(this.kit ? new Places(this.boards) : null);
  /** What a real box dealt or threw is to be entered here. */
  readonly deals = $derived(this.now?.actor === "dealer" && this.now.moves.length > 0);
  readonly mayAct = $derived(!this.past && !this.sent && this.waitsFor === null && this.now !== null && this.now.moves.length > 0 && !this.deals);
  readonly moves = $derived(new Moves(this.mayAct && this.now ? this.now.moves : [], this.now?.scene ?? NOTHING));
  readonly things = $derived.by(() => {
    const all = new Map<string, Thing>();
    for (const thing of this.scene?.hand?.things ?? []) all.set(thing.id, thing);
    for (const thing of this.scene?.things ?? []) all.set(thing.id, thing);
    return all;
  });
  readonly panels = $derived.by<Panel[]>(() => {
    const order = this.scene?.panels ?? [];
    return order.length ? order.flatMap((id) => this.boards.filter((p) => p.id === id)) : this.boards;
  });

  /** The move of the hint, or of the decision that is looked at, that is shown on the board. */
  readonly advice = $derived<Advice | null>(this.judged ? this.judged[this.judged.shown] : this.hint && this.advised !== null ? (this.hint.moves[this.advised] ?? null) : null);
  /** The other move of a decision: its outline. */
  readonly otherwise = $derived<Advice | null>(this.judged ? this.judged[this.judged.shown === "played" ? "better" : "played"] : null);

  kindOf(thing: string): Kind | undefined {
    const kind = this.things.get(thing)?.kind;
    return kind === undefined ? undefined : this.kit?.kinds[kind];
  }

  isMine(thing: string): boolean {
    return this.moves.uses(thing);
  }

  onBoard(thing: string): boolean {
    return Boolean(this.things.get(thing)?.place);
  }
}
