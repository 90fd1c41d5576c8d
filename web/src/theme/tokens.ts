// The colours by role, as data. Games get a tint of their own by the name in Kit.tint; one that is not listed gets the house's grey.

export type Tokens = Record<string, string>;

const LIGHT: Tokens = {
  page: "#F4F3F0", surface: "#FFFFFF", sunk: "#ECEAE5", line: "#D9D6CF", ink: "#1B2024", ink2: "#50585C",
  voice: "#7238A5", voicesoft: "#F1E8F9", tile: "#FFFEFB", tileline: "#D8D2C5", tileedge: "#B7B0A1", tileink: "#1B2024", tileink2: "#5F625F",
  s1: "#2158A7", s2: "#F0BC31", s3: "#C52C26", s4: "#37B08A", on1: "#FFFFFF", on2: "#1B2024", on3: "#FFFFFF", on4: "#1B2024",
  halo: "transparent", // in the dark, your marks are as light as the tiles: a dark line keeps them apart
};
const DARK: Tokens = {
  page: "#15191C", surface: "#1F2428", sunk: "#181C1F", line: "#394046", ink: "#F2F0EB", ink2: "#A9B2B6",
  voice: "#C9A3F5", voicesoft: "#33283F", tile: "#EFEBE1", tileline: "#D9D3C5", tileedge: "#8C8678", tileink: "#1B2024", tileink2: "#5A5C59",
  s1: "#3F80D8", s2: "#F6CC52", s3: "#E24942", s4: "#4FCAA2", on1: "#FFFFFF", on2: "#1B2024", on3: "#FFFFFF", on4: "#1B2024", halo: "#15191C",
};

type Tint = readonly [board: string, cell: string, light: string];
const TINTS: Record<string, readonly [light: Tint, dark: Tint]> = {
  trini: [["#E6DACF", "#D0BFB0", "#F3ECE5"], ["#2D2722", "#4A4037", "#3A322B"]],
  triolet: [["#CFDDD0", "#B5C7B7", "#DDE8DD"], ["#232B25", "#3A473D", "#2D3730"]],
  trigon: [["#E3E5E8", "#C9CED4", "#EDEFF1"], ["#24292E", "#3B434B", "#2C3238"]],
  triggery: [["#E9D6D2", "#D3B9B4", "#F2E5E2"], ["#302725", "#4C3D3A", "#3D312E"]],
  triominos: [["#C9DEDF", "#AFC8CA", "#D8E8E9"], ["#202B2C", "#334446", "#293738"]],
};
const HOUSE: readonly [Tint, Tint] = [["#E3E2DE", "#C9C7C1", "#EEEDE9"], ["#262A2D", "#3C4247", "#2E3337"]];

const WHITE = "#FFFFFF";
const NIGHT = "#0B1014";

/** Colour a moved by the share k towards b. */
export function mix(a: string, b: string, k: number): string {
  const part = (c: string, i: number) => parseInt(c.slice(i, i + 2), 16);
  return "#" + [1, 3, 5].map((i) => Math.round(part(a, i) + (part(b, i) - part(a, i)) * k).toString(16).padStart(2, "0")).join("");
}

/** The colours of the whole page. */
export function pageTokens(dark: boolean): Tokens {
  const base = dark ? DARK : LIGHT;
  const made = { ...base };
  for (const s of ["s1", "s2", "s3", "s4"]) {
    const seat = base[s] ?? NIGHT;
    made[`${s}-hi`] = mix(seat, WHITE, 0.17);
    made[`${s}-lo`] = mix(seat, NIGHT, 0.2);
    made[`${s}-edge`] = mix(seat, NIGHT, 0.38);
  }
  return made;
}

/** The colours of one board: its tint, and the tablets turned on it. */
export function boardTokens(tint: string, dark: boolean): Tokens {
  const [board, cell, boardhi] = (TINTS[tint] ?? HOUSE)[dark ? 1 : 0];
  const made: Tokens = { board, cell, boardhi };
  const base = dark ? DARK : LIGHT;
  for (const s of ["s1", "s2", "s3", "s4"]) {
    const seat = base[s] ?? NIGHT;
    made[`${s}-turned`] = mix(board, seat, dark ? 0.36 : 0.34);
    made[`${s}-figure`] = mix(seat, dark ? WHITE : NIGHT, 0.62);
  }
  return made;
}
