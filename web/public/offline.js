// Keeps the page and the puzzles that were loaded, so that a puzzle of the day can be solved without a line.
// What may change is asked of the house first; only if it can't be reached, what was kept is given.

const KEPT = "tripot-1";
const asPage = (url) => url.pathname === "/" || /^\/(puzzle|figure)/.test(url.pathname);
const asked = (url) => /^\/(api\/(puzzles|figures|preview)|words)\b/.test(url.pathname);
const fixed = (url) => url.pathname.startsWith("/assets/") || url.pathname === "/mark.svg";

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

async function fromHouse(request, key) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await kept.put(key, answer.clone());
    return answer;
  } catch (error) {
    const found = await kept.match(key);
    if (found) return found;
    throw error;
  }
}

async function once(request) {
  const kept = await caches.open(KEPT);
  return (await kept.match(request)) ?? fromHouse(request, request);
}

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (event.request.mode === "navigate" && asPage(url)) event.respondWith(fromHouse(event.request, "/"));
  else if (asked(url)) event.respondWith(fromHouse(event.request, event.request));
  else if (fixed(url)) event.respondWith(once(event.request));
});
