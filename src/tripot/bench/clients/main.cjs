'use strict';
// All clients of one run, in one process: node main.cjs '{"client": "tripot", "address": ..., ...}'. One JSON a line:
// {"event": "there"} when all tables are, "begin" when the counting begins, "minute" now and then, "end" with the whole.

const { Meter } = require('./meter.cjs');
const { Closed, Open } = require('./paces.cjs');

const AT_ONCE = 16;

const spec = JSON.parse(process.argv[2]);

/** Numbers from 0 to 1 that only depend on the seed (mulberry32). */
function randomFrom(seed) {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const say = (event, told = {}) => console.log(JSON.stringify({ event, ...told }));
const sleep = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function main() {
  const { Table } = require(spec.client === 'tripot' ? './tripot.cjs' : './peer.cjs');
  const meter = new Meter();
  const tables = [];
  const pace = spec.every ? new Open(tables, spec.every, meter) : new Closed();
  const random = randomFrom(spec.seed);
  const left = Array.from({ length: spec.tables }, (_, k) => {
    const wish = spec.wishes[k % spec.wishes.length];
    return new Table({ address: spec.address, wish, meter, pace, random, deflate: spec.deflate });
  });
  const openSome = async () => {
    for (let table = left.pop(); table; table = left.pop()) {
      await table.open();
      tables.push(table);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openSome));
  say('there');
  if (spec.every) tables.sort(() => random() - 0.5); // so that neighbours don't play one after the other
  pace.gap = spec.every / tables.length;
  pace.start();
  await sleep(spec.warm);
  meter.made = meter.skipped = 0;
  meter.reset();
  say('begin');
  for (let spent = 0; spent < spec.seconds; spent += spec.report) {
    await sleep(Math.min(spec.report, spec.seconds - spent));
    say('minute', meter.report());
  }
  const unseen = tables.flatMap((table) => table.unseen.moves.map((move) => move.intended));
  say('end', meter.whole([...unseen, ...pace.waiting()]));
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
