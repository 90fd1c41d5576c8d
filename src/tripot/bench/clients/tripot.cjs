'use strict';
// Two browsers at a table of tripot, as docs/server-api.md says. Each is a cookie and a socket.

const { post } = require('./http.cjs');
const { Unseen } = require('./meter.cjs');

const Socket = socketClass();

/** The package `ws`; what Node has of its own where that could not be installed. */
function socketClass() {
  try {
    return require('ws');
  } catch {
    return globalThis.WebSocket;
  }
}

/** The one place where a kind of message means something. What isn't here is read and not needed. */
const HEARD = {
  table: (browser) => browser.look(),
  state: (browser, state) => browser.see(state),
  change: (browser, change) => browser.see(changed(browser.state, change)),
  ping: (browser, sent) => browser.send({ do: 'pong', sent }),
  error: (browser, [why], message) => browser.refused(why, message.do),
};

/** The state that follows from the last one and what is different now. */
function changed(state, change) {
  const { scene, sheet, ...fields } = change;
  const after = { ...state, ...fields };
  if (scene) {
    after.scene = { ...state.scene, ...scene };
    for (const name of ['things', 'places']) {
      if (scene[name]) after.scene[name] = changedList(state.scene[name], scene[name]);
    }
    if (after.scene.hand) after.scene.hand.things = changedList(state.scene.hand?.things ?? [], scene.held);
  }
  if (sheet) after.sheet = [...state.sheet.slice(0, sheet.kept), ...sheet.rows];
  return after;
}

function changedList(list, change) {
  if (!change) return list;
  const away = new Set([...change.gone, ...change.put.map(([, member]) => member.id)]);
  const after = list.filter((member) => !away.has(member.id));
  for (const [place, member] of change.put) after.splice(place, 0, member);
  return after;
}

class Browser {
  constructor(table, seat) {
    this.table = table;
    this.seat = seat;
    this.cookie = undefined;
    this.socket = null;
  }

  enter(address, perMessageDeflate) {
    this.state = null;
    this.looks = false;
    this.asked = -1;
    const options = { headers: { Cookie: this.cookie }, perMessageDeflate };
    const socket = new Socket(address, options);
    this.socket = socket;
    socket.onmessage = (event) => socket === this.socket && this.hear(event.data);
    socket.onerror = (event) => socket === this.socket && this.table.meter.no(`socket: ${event.message}`);
    socket.onclose = (event) => socket === this.socket && this.table.meter.no(`closed: ${event.code}`);
  }

  leave() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  send(message) {
    this.socket?.send(JSON.stringify(message));
  }

  hear(text) {
    const message = JSON.parse(text);
    for (const kind in message) HEARD[kind]?.(this, message[kind], message);
  }

  look() {
    if (!this.looks) this.send({ do: 'look', seat: this.seat });
    this.looks = true;
  }

  see(state) {
    this.state = state;
    this.table.seenBy(this, state);
  }

  refused(why, what) {
    this.table.meter.no(why);
    if (what === 'play') this.asked = -1;
  }
}

class Table {
  /** `wish`: {game, options}; `random`: a number from 0 to 1. */
  constructor({ address, wish, meter, pace, random, deflate }) {
    Object.assign(this, { address, wish, meter, pace, random, deflate });
    this.browsers = [0, 1].map((seat) => new Browser(this, seat));
    this.owed = [];
    this.ready = null;
    this.isBeginning = true;
    this.begun = null;
  }

  /** Make a table with the first browser and sit down with the second; there when both have seen it. */
  async open() {
    const [anne, basile] = this.browsers;
    this.unseen = new Unseen(this.meter);
    this.ended = new Set();
    this.here = new Set();
    const seats = [{ kind: 'person', name: 'Anne' }, { kind: 'open' }];
    const made = await post(`${this.address}/api/tables`, { ...this.wish, seats, draw: false }, anne.cookie);
    anne.cookie = made.cookie;
    const path = `/api/tables/${made.answer.id}`;
    const sat = await post(`${this.address}${path}/sit`, { seat: 1, name: 'Basile' }, basile.cookie);
    basile.cookie = sat.cookie;
    const there = new Promise((resolve) => {
      this.begun = resolve;
    });
    for (const browser of this.browsers) browser.enter(this.address.replace('http', 'ws') + path, this.deflate);
    this.meter.made += 1;
    await there;
  }

  seenBy(browser, state) {
    const { seat } = browser;
    this.unseen.seenBy(seat, state.number);
    this.here.add(seat);
    if (this.isBeginning && this.here.size === this.browsers.length) {
      this.isBeginning = false;
      this.begun();
    }
    if (state.result) this.finish(seat);
    else if (state.actor === seat && state.moves.length && state.number !== browser.asked) {
      browser.asked = state.number;
      this.pace.turn(this, (intended) => this.play(browser, state, intended));
    }
  }

  play(browser, state, intended) {
    const [text] = state.moves[Math.floor(this.random() * state.moves.length)];
    this.unseen.made(browser.seat, state.number, intended);
    browser.send({ do: 'play', number: state.number, text });
  }

  /** Once both have seen the end, the same two browsers begin anew. */
  finish(seat) {
    this.ended.add(seat);
    if (this.ended.size < this.browsers.length) return;
    this.close();
    this.isBeginning = true;
    this.pace.gone(this);
    this.open().catch((error) => this.meter.no(`no new table: ${error.message}`));
  }

  close() {
    for (const browser of this.browsers) browser.leave();
  }
}

module.exports = { Table };
