// Clocks run on from what the server said last, as time passes here.

import { createSubscriber } from "svelte/reactivity";

const every = (ms: number) =>
  createSubscriber((update) => {
    const timer = setInterval(update, ms);
    return () => clearInterval(timer);
  });
const slow = every(250);
const fast = every(50);

/** The milliseconds left now of those left then. */
export function leftNow(left: number, heardAt: number, runs: boolean): number {
  if (!runs) return left;
  const now = () => Math.max(0, left - (performance.now() - heardAt));
  if (now() < 11_000) fast();
  else slow();
  return now();
}

const two = (n: number) => String(n).padStart(2, "0");
const DAY = 86_400_000;

/** Days and hours, hours and minutes, minutes and seconds; tenths at the end. */
export function clockParts(left: number): { days: number; hours: number } | string {
  if (left >= DAY) return { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / 3_600_000) };
  if (left < 10_000) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(left / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
