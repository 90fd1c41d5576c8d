// What is said at the table: who hears it, who is muted, what is new. Deafness is remembered on the device.

import { memory, perTable } from "../memory";
import type { Said, ToServer } from "../wire/types";

const read = perTable<number>("talk-read", 0);
const muted = perTable<string[]>("talk-muted", []);

export const LONGEST = 300;

export class Talk {
  private all = $state.raw<Said[]>([]);
  /** Nothing said anywhere is shown. */
  private deaf = $state(memory.read("talk-deaf", false));
  private deafTo = $state.raw<string[]>([]);
  private readUpTo = $state(0);
  /** A spectator has asked to hear it. */
  listening = $state(false);

  constructor(
    private readonly table: string,
    private readonly say_: (message: ToServer) => void,
    private readonly isHere: (seat: number) => boolean,
  ) {
    this.deafTo = muted.of(table);
    this.readUpTo = read.of(table);
  }

  readonly shown = $derived(this.deaf ? [] : this.all.filter((one) => !this.deafTo.includes(one.name)));
  readonly last = $derived(this.all.at(-1)?.number ?? 0);
  readonly unread = $derived(this.shown.filter((one) => one.number > this.readUpTo && !this.isOwn(one)).length);
  /** Everybody who has said something. */
  readonly speakers = $derived([...new Set(this.all.filter((one) => !this.isOwn(one)).map((one) => one.name))]);

  isOwn(one: Said): boolean {
    return one.seat !== null && this.isHere(one.seat);
  }

  get mutesAll(): boolean {
    return this.deaf;
  }

  mutes(name: string): boolean {
    return this.deafTo.includes(name);
  }

  muteAll(on: boolean) {
    this.deaf = on;
    memory.write("talk-deaf", on);
  }

  mute(name: string, on: boolean) {
    this.deafTo = on ? [...this.deafTo, name] : this.deafTo.filter((one) => one !== name);
    muted.set(this.table, this.deafTo);
  }

  say(text: string) {
    const said = text.trim().slice(0, LONGEST);
    if (said) this.say_({ do: "say", text: said });
  }

  listen() {
    this.listening = true;
    this.say_({ do: "listen" });
  }

  /** The line is there (again): a spectator's wish is said again. */
  opened() {
    if (this.listening) this.say_({ do: "listen" });
  }

  hear(said: Said[]) {
    const known = new Set(this.all.map((one) => one.number));
    this.all = [...this.all, ...said.filter((one) => !known.has(one.number))].sort((a, b) => a.number - b.number);
  }

  /** The panel is open: all of it has been seen. */
  read() {
    if (this.last <= this.readUpTo) return;
    this.readUpTo = this.last;
    read.set(this.table, this.last);
  }
}
