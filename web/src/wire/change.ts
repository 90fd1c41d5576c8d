// A state from the one before and what is new in it (docs/server-api.md, "Changes").

import type { Hand, Scene, Thing } from "./scene";
import type { Change, ListChange, State } from "./types";

export function changed(state: State, change: Change): State {
  const { scene, sheet, ...fields } = change;
  return {
    ...state,
    ...fields,
    scene: scene ? changedScene(state.scene, scene) : state.scene,
    sheet: sheet ? [...state.sheet.slice(0, sheet.kept), ...sheet.rows] : state.sheet,
  };
}

function changedScene(scene: Scene, change: NonNullable<Change["scene"]>): Scene {
  const { things, places, hand, held, ...fields } = change;
  return {
    ...scene,
    ...fields,
    things: changedList(scene.things, things),
    places: changedList(scene.places ?? [], places),
    hand: changedHand(scene.hand, hand, held),
  };
}

/** What is new in the card itself comes without its things. */
function changedHand(before: Hand | null, card: Hand | null | undefined, held: ListChange<Thing> | undefined) {
  const after = card === undefined ? before : card;
  return after && { ...after, things: changedList(before?.things ?? [], held) };
}

/** Those that are gone leave, and each that is put comes to its place in the list. */
function changedList<Member extends { id: string }>(list: Member[], change: ListChange<Member> | undefined): Member[] {
  if (!change) return list;
  const away = new Set([...change.gone, ...change.put.map(([, member]) => member.id)]);
  const after = list.filter((member) => !away.has(member.id));
  for (const [place, member] of change.put) after.splice(place, 0, member);
  return after;
}
