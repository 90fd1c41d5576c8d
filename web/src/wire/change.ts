// A state from the one before and what is new in it (docs/server-api.md, "Changes").

import type { Scene, Thing } from "./scene";
import type { Change, State } from "./types";

export function changed(state: State, change: Change): State {
  const { scene, sheet, ...fields } = change;
  return {
    ...state,
    ...fields,
    scene: scene ? changedScene(state.scene, scene) : state.scene,
    sheet: sheet ? [...state.sheet.slice(0, sheet.kept), ...sheet.rows] : state.sheet,
  };
}

function changedScene(scene: Scene, { things, ...fields }: NonNullable<Change["scene"]>): Scene {
  return { ...scene, ...fields, things: things ? changedThings(scene.things, things.gone, things.put) : scene.things };
}

/** Those that are put take the place of the thing with their id, or come last. */
function changedThings(things: Thing[], gone: string[], put: Thing[]): Thing[] {
  const left = new Set(gone);
  const lying = new Map(things.filter((thing) => !left.has(thing.id)).map((thing) => [thing.id, thing]));
  for (const thing of put) lying.set(thing.id, thing);
  return [...lying.values()];
}
