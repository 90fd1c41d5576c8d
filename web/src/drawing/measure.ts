// The size of an outline, measured once by the browser.

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

const known = new Map<string, Bounds>();
let ruler: SVGPathElement | null = null;

function theRuler(): SVGPathElement {
  if (!ruler) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.classList.add("ruler");
    svg.setAttribute("aria-hidden", "true");
    ruler = document.createElementNS("http://www.w3.org/2000/svg", "path");
    svg.append(ruler);
    document.body.append(svg);
  }
  return ruler;
}

export function bounds(d: string): Bounds {
  let found = known.get(d);
  if (!found) {
    const path = theRuler();
    path.setAttribute("d", d);
    const { x, y, width, height } = path.getBBox();
    found = { x, y, width, height };
    known.set(d, found);
  }
  return found;
}

/** The bounds that hold several. */
export function union(all: Bounds[]): Bounds {
  const x = Math.min(...all.map((b) => b.x));
  const y = Math.min(...all.map((b) => b.y));
  return {
    x,
    y,
    width: Math.max(...all.map((b) => b.x + b.width)) - x,
    height: Math.max(...all.map((b) => b.y + b.height)) - y,
  };
}

let last = 0;
/** Ids of patterns and masks are unique on the page. */
export const unique = (stem: string) => `${stem}${++last}-`;
