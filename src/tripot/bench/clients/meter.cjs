'use strict';
// Counts what an opponent has seen, and how long after it was meant to be played.

const now = () => performance.now();

/** Milliseconds: beyond this a move that nobody has seen is stuck. */
const STUCK = 1000;

class Meter {
  constructor() {
    this.made = 0;
    this.skipped = 0;
    this.refused = {};
    this.reset();
    this.all = [];
  }

  /** What has been counted until now doesn't count. */
  reset() {
    this.delays = [];
    this.since = now();
    this.cpu = process.cpuUsage();
  }

  seen(intended) {
    this.delays.push(now() - intended);
  }

  /** The server has said no: it shouldn't have. */
  no(why) {
    this.refused[why] = (this.refused[why] ?? 0) + 1;
  }

  /** What has been counted since the last report or reset. */
  report() {
    const seconds = (now() - this.since) / 1000;
    const { user, system } = process.cpuUsage(this.cpu);
    const told = { seconds, cpu: (user + system) / 1e6 / seconds, ...summary(this.delays) };
    this.all.push(this.delays);
    this.reset();
    return { ...told, made: this.made, skipped: this.skipped, refused: this.refused };
  }

  /** All that has been reported, as one; stuck moves count with the time for which they have been so. */
  whole(waiting) {
    const stuck = waiting.map((intended) => now() - intended).filter((delay) => delay > STUCK);
    return { ...summary([...this.all.flat(), ...stuck]), stuck: stuck.length };
  }
}

function summary(delays) {
  const sorted = Float64Array.from(delays).sort();
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { moves: sorted.length, p50: at(0.5), p99: at(0.99), worst: at(1) };
}

/** The moves of one table that the opponent has not seen yet. */
class Unseen {
  constructor(meter) {
    this.meter = meter;
    this.moves = [];
  }

  made(seat, number, intended) {
    this.moves.push({ seat, number, intended });
  }

  /** `seat` sees the table as it is after the moves that answered a lower number. */
  seenBy(seat, number) {
    if (!this.moves.length) return;
    this.moves = this.moves.filter((move) => {
      const seen = move.seat !== seat && move.number < number;
      if (seen) this.meter.seen(move.intended);
      return !seen;
    });
  }
}

module.exports = { Meter, Unseen, now };
