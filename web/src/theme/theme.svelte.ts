// Light, dark or as the device says; marked patterns; sound.

import { memory } from "../memory";
import { boardTokens, pageTokens, type Tokens } from "./tokens";

export type Light = "auto" | "light" | "dark";

const device = matchMedia("(prefers-color-scheme: dark)");
let wish = $state<Light>(memory.read<Light>("light", "auto"));
let deviceDark = $state(device.matches);
let marked = $state(memory.read("marked", false));
let sound = $state(memory.read("sound", true));
device.addEventListener("change", (event) => (deviceDark = event.matches));

export const theme = {
  get wish() {
    return wish;
  },
  get dark() {
    return wish === "dark" || (wish === "auto" && deviceDark);
  },
  next() {
    wish = wish === "auto" ? "light" : wish === "light" ? "dark" : "auto";
    memory.write("light", wish);
  },
  get marked() {
    return marked;
  },
  set marked(on: boolean) {
    marked = on;
    memory.write("marked", on);
  },
  get sound() {
    return sound;
  },
  set sound(on: boolean) {
    sound = on;
    memory.write("sound", on);
  },
};

function put(node: HTMLElement | SVGElement, tokens: Tokens) {
  for (const [role, colour] of Object.entries(tokens)) node.style.setProperty(`--${role}`, colour);
}

/** The page's colours, on the root element. */
export function paintPage() {
  const root = document.documentElement;
  root.style.colorScheme = theme.dark ? "dark" : "light";
  put(root, pageTokens(theme.dark));
}

/** An attachment: the colours of one game's board on this element. */
export const tinted = (tint: string) => (node: HTMLElement | SVGElement) => put(node, boardTokens(tint, theme.dark));

/** With reduced motion nothing travels. */
export const still = matchMedia("(prefers-reduced-motion: reduce)");
