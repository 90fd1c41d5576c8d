// How the page is laid out: the hand below the board (a phone held upright, any narrow window), or in a column beside it.

class Query {
  matches = $state(false);

  constructor(text: string) {
    const list = matchMedia(text);
    this.matches = list.matches;
    list.addEventListener("change", (event) => (this.matches = event.matches));
  }
}

/** Two columns need room side by side, however low the window is: at 400 % zoom it is 320 by 256. */
const upright = new Query("(max-width: 999.98px) and (orientation: portrait), (max-width: 539.98px)");
const flat = new Query("(max-height: 540px)");
const short = new Query("(max-height: 680px)");

export const screen = {
  /** The hand lies below the board. */
  get phone() {
    return upright.matches;
  },
  /** The hand stands beside the board, but there is room for one card only: a phone in landscape, a window at 200 % zoom. */
  get low() {
    return flat.matches && !upright.matches;
  },
  /** Either of both: one card and one board at a time. */
  get compact() {
    return upright.matches || flat.matches;
  },
  /** And so short that things in the hand are smaller. */
  get tight() {
    return short.matches && screen.compact;
  },
};
