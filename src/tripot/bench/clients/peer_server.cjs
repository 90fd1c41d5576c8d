'use strict';
// boardgame.io's own server with its storage in memory. It prints its address.

const { Origins, Server } = require('boardgame.io/server');
const { Add } = require('./add.cjs');

const server = Server({ games: [Add], origins: [Origins.LOCALHOST] });
server.run(0).then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));
