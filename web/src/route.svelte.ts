// Two addresses: the lobby at /, a table at /table/<id>.

let path = $state(location.pathname);
addEventListener("popstate", () => (path = location.pathname));

export const route = {
  get table(): string | null {
    return /^\/table\/([^/]+)/.exec(path)?.[1] ?? null;
  },
  go(to: string) {
    history.pushState(null, "", to);
    path = location.pathname;
    scrollTo(0, 0);
  },
};
