// The addresses: the lobby at /, a table at /table/<id>, a seat that comes to this device at /move/<ticket>,
// the puzzles at /puzzles and one of them at /puzzle/<id>, the figures at /figures, one of them at /figure/<game>/<name>,
// and a sheet to draw one's own at /figures/<game>/draw.

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

const part = (pattern: RegExp) => decodeURIComponent(pattern.exec(path)?.[1] ?? "") || null;

export const route = {
  get table(): string | null {
    return part(/^\/table\/([^/]+)/);
  },
  get ticket(): string | null {
    return part(/^\/move\/([^/]+)/);
  },
  get puzzles(): boolean {
    return path === "/puzzles";
  },
  get puzzle(): string | null {
    return part(/^\/puzzle\/([^/]+)/);
  },
  get figures(): boolean {
    return path === "/figures";
  },
  /** The game whose figures are drawn. */
  get drawing(): string | null {
    return part(/^\/figures\/([^/]+)\/draw/);
  },
  /** A figure: its game, and its name in the library, or "text" when all of it stands in the address. */
  get figure(): { game: string; id: string } | null {
    const game = part(/^\/figure\/([^/]+)\/[^/]+/);
    const id = part(/^\/figure\/[^/]+\/([^/]+)/);
    return game && id ? { game, id } : null;
  },
  go(to: string) {
    history.pushState(null, "", to);
    path = location.pathname;
    scrollTo(0, 0);
  },
  /** Go there, and not back to here. */
  instead(to: string) {
    history.replaceState(null, "", to);
    path = location.pathname;
  },
};

export const tableAt = (id: string) => `/table/${encodeURIComponent(id)}`;
export const puzzleAt = (id: string) => `/puzzle/${encodeURIComponent(id)}`;

/** A link inside the page. */
export function follow(event: MouseEvent, to: string) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  route.go(to);
}
