// The types of engine/scene.py, as they arrive. A role is the name of a colour, never a colour.

export type Args = { [name: string]: string | number | Message };
export type Message = [id: string, args?: Args];

export interface PathShape {
  type: "path";
  d: string;
  fill?: string;
  line?: string;
  width?: number;
  hatch?: boolean;
  opacity?: number;
}
export interface DiscShape {
  type: "disc";
  x: number;
  y: number;
  r: number;
  fill?: string;
  line?: string;
  width?: number;
  hatch?: boolean;
  opacity?: number;
}
export interface FigureShape {
  type: "text";
  x: number;
  y: number;
  size: number;
  text: string;
  fill?: string;
  weight?: number;
  wide_only?: boolean;
}
export type Shape = PathShape | DiscShape | FigureShape;
export type Drawing = Shape[];

export interface Place {
  id: string;
  x: number;
  y: number;
  kind?: string;
  label?: string;
}
export type Box = [x: number, y: number, width: number, height: number];
export interface Panel {
  id: string;
  box: Box;
  ground: Drawing;
  places: Place[];
  unit?: number;
  open_ended?: boolean;
  glow?: Record<string, string[]>;
}
export interface Pose {
  drawing: Drawing;
  outline: string;
  kind?: string;
  label?: Message;
}
export interface Turn {
  id: string;
  icon: string;
  label: Message;
  key: string;
  to: Record<string, string>;
  drawing?: Drawing;
}
export interface Kind {
  poses: Record<string, Pose>;
  turns?: Turn[];
  choose?: boolean;
}
export interface Kit {
  tint: string;
  panels: Panel[];
  kinds: Record<string, Kind>;
  chips?: Record<string, Drawing>;
}
export interface Thing {
  id: string;
  kind: string;
  pose: string;
  place?: string;
  panel?: string;
  seat?: number | null;
  label?: Message;
  count?: number;
  gone?: boolean;
}
export interface Button {
  id: string;
  label: Message;
  text?: string;
  zone?: string;
  enabled?: boolean;
  reason?: Message;
  main?: boolean;
}
export type Touch = [thing: string, pose: string, place: string];
export type Move = [text: string, touches: Touch[], gain: number];

export interface Mark {
  at: string;
  style: string;
  number?: number;
  x?: number;
  y?: number;
  panel?: string;
}
export interface Ghost {
  kind: string;
  pose: string;
  place: string;
  seat?: number | null;
}
export interface Preview {
  lines: [Message, number][];
  total: number;
  ghosts?: Ghost[];
  marks?: Mark[];
  confirm?: Message | null;
}
export interface Hand {
  title: Message;
  note?: Message;
  layout?: string;
  things?: Thing[];
  figure?: Message;
  figure_note?: Message;
}
export interface Player {
  seat: number;
  colours: number[];
  score: number;
  note: Message;
  chips?: string[];
}
export interface Note {
  text: Message;
  figure?: string;
  number?: number;
}
export interface Scene {
  things: Thing[];
  hand: Hand | null;
  buttons: Button[];
  players: Player[];
  subtitle?: Message | null;
  stock?: Message | null;
  marks?: Mark[];
  panels?: string[];
  titles?: Record<string, [Message, Message | null]>;
  notes_title?: Message | null;
  notes?: Note[];
  /** Of a board that grows: its places now, and what part of it to show. */
  places?: Place[];
  box?: Box | null;
  form?: Form | null;
}
/** A score sheet with numbered lines, and a sum at its foot once it is known. */
export interface Form {
  lines: number;
  total?: number | null;
}
export interface Row {
  number: number;
  seat: number;
  what: Message;
  how?: Message | null;
  points?: number | null;
  lines?: [Message, number | null][];
  marks?: Mark[];
  /** The colour of its badge, when it is not the seat's own. */
  colour?: number;
  last?: number;
  /** What the turns add up to so far, on a sheet that is added up. */
  total?: number | null;
}
