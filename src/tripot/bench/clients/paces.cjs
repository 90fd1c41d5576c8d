'use strict';
// When a client plays. A table calls `turn` when one of its clients could play, and `gone` when it begins anew.

const { now } = require('./meter.cjs');

/** At once: as fast as the answers come. */
class Closed {
  turn(table, play) {
    play(now());
  }

  gone() {}

  start() {}

  waiting() {
    return [];
  }
}

/** One move every `every` ms at each table, the tables one after the other; late ones count from when they were due. */
class Open {
  constructor(tables, every, meter) {
    this.tables = tables;
    this.gap = every / tables.length;
    this.meter = meter;
  }

  start() {
    this.began = now();
    this.count = 0;
    this.tick();
  }

  tick() {
    for (; this.began + this.count * this.gap <= now(); this.count += 1) {
      this.due(this.tables[this.count % this.tables.length], this.began + this.count * this.gap);
    }
    setTimeout(() => this.tick(), 1);
  }

  due(table, intended) {
    const play = table.ready;
    table.ready = null;
    if (play) play(intended);
    else if (table.isBeginning) this.meter.skipped += 1;
    else table.owed.push(intended);
  }

  turn(table, play) {
    if (table.owed.length) play(table.owed.shift());
    else table.ready = play;
  }

  gone(table) {
    this.meter.skipped += table.owed.length;
    table.owed = [];
    table.ready = null;
  }

  waiting() {
    return this.tables.flatMap((table) => table.owed);
  }
}

module.exports = { Closed, Open };
