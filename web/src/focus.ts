// Where the keyboard is. What has the focus often goes when it is pressed: a turn is played, a panel closes, another page
// comes. The focus then goes to the nearest landing that is there, or comes there. It goes into a part that is opened, and back
// to the key that opened it when that part is closed. It leaves nothing else that stays, whatever comes beside it.

import type { Attachment } from "svelte/attachments";

/** Where the focus lands, in the part of the page that it stands in: `<h2 {...landing}>`. */
export const landing = { tabindex: -1, "data-landing": "" } as const;

/** What has or had the focus, and all that it lay in, from the inside out: once it is gone nothing else tells. */
let last: { node: Element; within: Element[] } | null = null;
/** Where somebody who uses a pointer is needs no ring. */
let byKeys = false;
/** The key that opened a part. */
const openers = new WeakMap<Element, Element>();

function remember(node: Element) {
  const within: Element[] = [];
  for (let part = node.parentElement; part; part = part.parentElement) within.push(part);
  last = { node, within };
}

/** A part that somebody has just opened: the focus goes into it, and back when it is closed. */
export const opened: Attachment = (part) => {
  if (!last) return;
  openers.set(part, last.node);
  queueMicrotask(() => {
    part.scrollIntoView({ block: "nearest" });
    land(part);
  });
};

/** Go to the first landing in a part of the page; whether there is one. */
export function land(part: Element = document.body): boolean {
  return to(part.querySelector("[data-landing]"));
}

function to(node: Element | null): boolean {
  if (!(node instanceof HTMLElement || node instanceof SVGElement) || node.matches(":disabled")) return false;
  // Not every browser knows `focusVisible`; without it they decide for themselves.
  node.focus({ preventScroll: true, focusVisible: byKeys } as FocusOptions);
  if (byKeys) node.scrollIntoView({ block: "nearest" });
  return true;
}

/** The key itself, or the one that does the same since it was drawn anew. */
function again(key: Element): Element | null {
  if (key.isConnected) return key;
  const data = [...key.attributes].filter(({ name }) => name.startsWith("data-"));
  return data.length ? document.querySelector(key.localName + data.map(({ name, value }) => `[${name}=${JSON.stringify(value)}]`).join("")) : null;
}

function isLost(): boolean {
  const here = document.activeElement;
  return last !== null && (!last.node.isConnected || last.node.matches(":disabled")) && (here === null || here === document.body || here === last.node);
}

function regain() {
  if (!last || !isLost()) return;
  const { node, within } = last;
  for (const [i, part] of within.entries()) {
    const opener = openers.get(part);
    const closed = !part.isConnected && within[i + 1]?.isConnected;
    if (opener && opener !== node && closed && to(again(opener))) return;
    if (part.isConnected && land(part)) return;
  }
}

/** From now on the focus is looked after. */
export function keepFocus() {
  addEventListener("keydown", () => (byKeys = true), { capture: true });
  addEventListener(
    "pointerdown",
    () => {
      byKeys = false;
      last = null;
    },
    { capture: true },
  );
  addEventListener("focusin", (event) => event.target instanceof Element && remember(event.target));
  // Safari gives no focus to what is clicked.
  addEventListener(
    "click",
    (event) => {
      const key = (event.target as Element).closest("a, button") ?? document.activeElement;
      if (key) remember(key);
    },
    { capture: true },
  );
  new MutationObserver(regain).observe(document, { childList: true, subtree: true, attributeFilter: ["disabled"] });
}
