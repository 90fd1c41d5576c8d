// The table as it lies before the people at this browser, from what is heard to what they do:
// Heard < Shown < Draft < Placing < Posing < Desk, each in its own file.

import type { Button, Mark, Row } from "../wire/scene";
import type { Decision, Judged, May, Possible, State } from "../wire/types";
import { tell } from "../words/words.svelte";
import { listed, nameOf } from "./names";
import { Posing } from "./posing.svelte";

export type { Aim } from "./draft.svelte";

/** What a turn changed on the board; a free place in it is the one that a thing has left. */
const changed = (row: Row | null | undefined): Mark[] => (row?.marks ?? []).map((mark) => (mark.style === "start" ? { ...mark, style: "left" } : mark));

export class Desk extends Posing {
  /** The row of the score sheet that is pointed at. */
  pointed = $state.raw<Row | null>(null);
  pastRow = $state.raw<Row | null>(null);

  confirm() {
    if (this.complete) this.play(this.complete[0]);
  }

  press(button: Button) {
    if (button.enabled === false || !this.mayAct) return;
    this.act();
    if (button.zone) {
      const on = this.mode?.id !== button.id;
      this.reset();
      if (on) this.mode = button;
      else this.autoHold();
    } else if (button.text) this.play(button.text);
  }

  protected play(text: string) {
    if (!this.now || this.sent) return;
    this.act();
    this.sent = true;
    this.aim = null;
    this.line.say({ do: "play", number: this.now.number, text });
  }

  /** What the dealer of a real box did. */
  deal(text: string) {
    if (this.deals) this.play(text);
  }

  undo() {
    this.decide((number) => ({ do: "undo", number }));
  }

  // ---------------------------------------------------------------- with the others

  may(what: May): boolean {
    return !this.past && (this.now?.may.includes(what) ?? false);
  }

  /** Somebody at another screen who is away, and for whom a computer may be asked. */
  get gone(): number | null {
    return this.may("computer") ? (this.now?.away.find((seat) => !this.mine.includes(seat)) ?? null) : null;
  }

  /** There is something to say or to answer beside the game. */
  get offers(): boolean {
    return Boolean(this.now?.asked) || this.may("back") || this.gone !== null;
  }

  offerDraw() {
    this.decide((number) => ({ do: "ask", number, what: "draw" }));
  }

  /** Ask that a computer plays for somebody who is away. */
  askComputer(about: number) {
    this.decide((number) => ({ do: "ask", number, what: "computer", about }));
  }

  answer(yes: boolean) {
    this.decide((number) => ({ do: "answer", number, yes }));
  }

  /** End it for oneself: resign, or leave one's seat to a computer. */
  giveUp() {
    this.decide((number) => ({ do: this.may("resign") ? "resign" : "leave", number }));
  }

  takeBackSeat() {
    this.decide((number) => ({ do: "back", number }));
  }

  private decide(make: (number: number) => Decision) {
    if (!this.now) return;
    this.act();
    this.line.say(make(this.now.number));
  }

  askHint() {
    if (!this.now || !this.mayAct) return;
    if (this.hint) {
      this.showAdvice(0);
      return;
    }
    this.act();
    this.asking = true;
    this.line.say({ do: "hint", number: this.now.number });
  }

  showAdvice(which: number) {
    this.putBack();
    this.held = null;
    this.advised = which;
  }

  /** Do what that move says: as a draft, or at once when there is nothing to touch. */
  followAdvice() {
    const advice = this.advice;
    if (!advice) return;
    if (!advice.touches.length) {
      this.play(advice.text);
      return;
    }
    this.act();
    this.draft = advice.touches;
    this.held = advice.touches.at(-1)?.[0] ?? null;
    this.wonder();
  }

  closeHint() {
    this.act();
    this.asking = false;
    this.hint = null;
    if (!this.draft.length) this.autoHold();
  }

  // ---------------------------------------------------------------- looking back

  /** A decision of a finished game, as its seat saw it. */
  study(past: State, { played, better }: Judged) {
    this.reset();
    this.pastRow = null;
    this.past = past;
    this.judged = { played, better, shown: better ? "better" : "played" };
  }

  /** A turn of another game with the same luck. */
  imagine({ row, scene }: Possible["turns"][number]) {
    if (!this.now) return;
    this.reset();
    this.judged = null;
    this.pastRow = row;
    this.past = { ...this.now, scene, moves: [], result: null };
  }

  showJudged(shown: "played" | "better") {
    if (this.judged) this.judged = { ...this.judged, shown };
  }

  show(row: Row | null) {
    this.pastRow = row;
    this.judged = null;
    if (row) {
      this.reset();
      this.line.say({ do: "show", entry: row.last ?? 0 });
    } else {
      this.past = null;
      this.autoHold();
    }
  }

  step(by: number) {
    const sheet = this.now?.sheet ?? [];
    const at = this.pastRow ? sheet.findIndex((row) => row.number === this.pastRow?.number) : sheet.length;
    const row = sheet[at + by];
    if (row) this.show(row);
    else if (at + by >= sheet.length) this.show(null);
  }

  /** The marks on the board: of the row pointed at, of the preview, else of the last move. */
  readonly marks = $derived.by<Mark[]>(() => {
    if (this.pointed) return changed(this.pointed);
    const always = this.scene?.marks ?? [];
    if (this.past) return [...always, ...changed(this.pastRow)];
    if (this.looked.length) return [...always.filter((m) => m.style !== "last"), ...(this.preview?.marks ?? [])];
    return [...always, ...changed(this.now?.sheet.at(-1))];
  });

  // ---------------------------------------------------------------- names

  /** A row of the score sheet in one line. */
  lineOf(row: Row): string {
    return [this.nameOf(row.seat), tell(row.what), tell(row.how)].filter(Boolean).join(" · ");
  }

  /** The colour of a row of the score sheet. */
  colourOf(row: Row): number {
    return row.colour ?? this.scene?.players.find((player) => player.seat === row.seat)?.colours[0] ?? row.seat;
  }

  isYou(seat: number): boolean {
    return this.people.length === 1 && this.people[0] === seat;
  }

  nameOf(seat: number, short = false): string {
    return nameOf(this.info?.seats ?? [], seat, short);
  }

  /** Several seats in words. */
  namesOf(seats: readonly number[]): string {
    return listed(seats.map((seat) => this.nameOf(seat)));
  }
}
