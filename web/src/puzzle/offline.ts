// Puzzles go on without a line: a service worker (public/offline.js) gives what was kept of the page and its puzzles.

const KEPT = "tripot-1";
const isKept = (path: string) => /^\/(assets|words)\/|^\/mark\.svg$/.test(path);

/** Keep the page as it is loaded now, and these answers of the house. */
export async function keepForOffline(addresses: readonly string[]) {
  if (!("serviceWorker" in navigator) || !navigator.onLine) return; // a browser that can't is no worse off than before
  try {
    await navigator.serviceWorker.register("/offline.js");
    const kept = await caches.open(KEPT);
    const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
    const parts = loaded.filter((url) => url.origin === location.origin && isKept(url.pathname)).map((url) => url.pathname);
    await kept.addAll(["/", ...new Set([...parts, ...addresses])]);
  } catch (error) {
    console.info("The puzzles can’t be kept for later.", error);
  }
}
