'use strict';
// A game of boardgame.io whose move adds one.

exports.Add = {
  name: 'add',
  setup: () => ({ count: 0 }),
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};
