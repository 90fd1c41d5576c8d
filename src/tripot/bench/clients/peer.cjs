'use strict';
// Two of boardgame.io's own clients at a match. It never ends.

const { randomUUID } = require('node:crypto');
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { Add } = require('./add.cjs');
const { Unseen } = require('./meter.cjs');

class Table {
  constructor({ address, meter, pace }) {
    Object.assign(this, { address, meter, pace });
    this.owed = [];
    this.ready = null;
    this.isBeginning = false;
    this.unseen = new Unseen(meter);
    this.asked = [-1, -1];
  }

  async open() {
    const matchID = randomUUID(); // the server makes the match when somebody comes
    const socketOpts = { transports: ['websocket'], forceNew: true };
    const multiplayer = SocketIO({ server: this.address, socketOpts });
    const common = { game: Add, numPlayers: 2, matchID, multiplayer, debug: false };
    this.clients = this.asked.map((_, seat) => Client({ ...common, playerID: String(seat) }));
    await Promise.all(this.clients.map((client, seat) => this.follow(client, seat)));
    this.meter.made += 1;
  }

  /** There when the server has answered. */
  follow(client, seat) {
    return new Promise((resolve) => {
      client.subscribe((state) => {
        if (!state?.isConnected) return;
        resolve();
        this.seenBy(client, seat, state);
      });
      client.start();
    });
  }

  seenBy(client, seat, { G, ctx }) {
    this.unseen.seenBy(seat, G.count);
    if (Number(ctx.currentPlayer) !== seat || ctx.turn === this.asked[seat]) return;
    this.asked[seat] = ctx.turn; // a client shows its own move at once, but the turn ends when the server says so
    queueMicrotask(() => this.pace.turn(this, (intended) => this.play(client, seat, G.count, intended)));
  }

  play(client, seat, number, intended) {
    this.unseen.made(seat, number, intended);
    client.moves.add();
  }
}

module.exports = { Table };
