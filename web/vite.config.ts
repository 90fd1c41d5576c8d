import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// In development (`npm run dev`) the page comes from Vite and everything else from a running `tripot serve`.
const server = process.env.TRIPOT_SERVER ?? "http://localhost:8000";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/tripot/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // a strict content policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true }, "/words": server } },
});
