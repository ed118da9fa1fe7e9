// Types of the workshop: what a game gives so that its boards can be drawn, and what the server says of a draft.
import type { Board, BoardMap, View } from '../lib/game.d.ts';

/** What a board file says, as data; each game knows its own. */
// any: only the game that the board belongs to reads it
export type BoardData = Record<string, any>;

/** Something to draw with. */
export interface Tool {
  id: string;
  /** the layer that it belongs to */
  layer: string;
  /** the key that takes it up */
  key: string;
  /** an icon of the page; or else a drawing of its own */
  icon?: string;
  sample?: () => unknown;
  on: 'edge' | 'space' | 'outside';
  /** what can be chosen with it, and the choice that it begins with */
  choices?: { id: string; label: string }[];
  /** whether its words are free text, and how long they may be */
  words?: number;
  /** a number or name is typed for the selected place, so many characters at most */
  typed?: number;
  /** it works on one place alone: symmetry does not repeat it */
  alone?: boolean;
  /** only where a board has so many floors */
  floors?: number;
}

/** A number of a board that belongs to no place. */
export interface NumberField {
  /** its dotted name in the board file */
  id: string;
  label: string;
  value: number;
  low: number;
  high: number;
  /** chosen along a line instead of step by step */
  slides?: boolean;
  icon?: string;
}

/** Numbers that belong together; `ws-numbers-ID` is their heading. */
export interface NumberGroup {
  id: string;
  /** what they are called among the sources of a board file */
  fact: string;
  fields: NumberField[];
  picture?: { width: number; height: number; drawn: unknown };
  /** opened by whoever needs them */
  folded?: boolean;
}

/** One step of entering a printed board: `ws-step-ID` says what, `ws-step-ID-how` how. */
export interface EntryStep {
  id: string;
  /** the tool that it begins with, or the numbers that it is about */
  tool?: string;
  numbers?: string;
  /** the fact among the sources of the board file that is then read off the cardboard */
  fact: string;
  floors?: number;
}

/** A mark of the layer that is worked on. */
export interface LayerMark {
  place: string;
  text: string;
}

/** What a game gives to the workshop. */
export interface WorkshopGame {
  /** the sizes of a new board, by the name of their sentence */
  sizes: { id: string; width: number; height: number; floors: number }[];
  layers: { id: string; icon: string }[];
  /** all of them, in the language that is spoken now */
  tools(): Tool[];
  /** the tool that leaves an edge empty */
  eraser: string;
  /** how a draft is drawn: the board, and what lies on it at the start */
  boardOf(data: BoardData): Board;
  viewOf(data: BoardData, board: Board): View;
  /** the draft as it is drawn on: with places that could become part of it */
  sheetOf?(data: BoardData): Board;
  /** a draft with one thing changed; the same draft where nothing can be changed there */
  apply(data: BoardData, tool: string, place: string, choice: string): BoardData;
  /** what a tool would put there now: to draw a line of it, or to take it away */
  has(data: BoardData, tool: string, place: string, choice: string): boolean;
  /** the same choice seen in a mirror */
  mirrored?(choice: string, way: 'across' | 'down'): string;
  /** the place on the other side */
  mirror(data: BoardData, place: string, way: 'across' | 'down'): string;
  /** what a place is called after an edit, where edits change names */
  follow?(before: BoardData, after: BoardData, place: string): string;
  /** does a tool work at a place, besides what `on` says? */
  fits?(tool: string, place: string): boolean;
  /** the choice that follows once a tool was used */
  next?(tool: string, choice: string): string;
  /** what stands in the field of a typed tool; '' where there is nothing to type */
  typed?(place: string): string;
  /** a place in a few signs, where the game's own word does not fit a draft */
  short?(place: string): string;
  marks(data: BoardData, layer: string): LayerMark[];
  /** what stands at a place, in words */
  label(data: BoardData, map: BoardMap, place: string): string;
  counts(data: BoardData): string[];
  /** the settings of a match that tries a draft, and how many play it */
  trial(data: BoardData): { settings: Record<string, unknown>; seats: number };
  /** what the meter plays: levels by crew sizes */
  measured(data: BoardData): { level: string; crew: number; label: string }[];
  /** whole fills of a layer: its sentence, and what it does */
  fills?: { id: string; layer: string; apply(data: BoardData): BoardData }[];
  /** numbers that belong to no place */
  numbers?(data: BoardData): NumberGroup[];
  setNumber?(data: BoardData, id: string, value: number): BoardData;
  /** the order in which a printed board is entered */
  steps: EntryStep[];
}

/** One thing that the check has to say. */
export interface Finding {
  level: 'error' | 'warning';
  code: string;
  text: string;
  floor: number;
  place: string;
  edge: string;
  line: number;
  column: number;
  args: Record<string, string | number>;
}

/** The check of a board. */
export interface Checked {
  ok: boolean;
  findings: Finding[];
  text: string;
  data: BoardData | null;
  name: string;
}

/** A board that is kept in this browser. */
export interface OwnBoard {
  id: string;
  game: string;
  title: string;
  data: BoardData;
  text: string;
  /** does its last check allow a match? */
  ok: boolean;
  changed: number;
  author?: string;
  licence?: string;
  /** the code it was shared under, or came by */
  code?: string;
  /** it came from somebody else */
  from?: string;
  undo: BoardData[];
  redo: BoardData[];
}

/** A board that everybody has. */
export interface ShelfBoard {
  name: string;
  title: string;
  kind: 'printed' | 'ours';
  facts: { confirmed: number; single: number; designed: number };
}

/** A board that somebody shared. */
export interface SharedBoard {
  code: string;
  game: string;
  name: string;
  title: string;
  author: string;
  licence: string;
  text: string;
  created: number;
  data: BoardData;
  board: Board;
  mine: boolean;
}

/** One row of a measurement. */
export interface MeasuredCell {
  level: string;
  crew: number;
  games: number;
  won: number;
  low: number;
  high: number;
  turns: number;
}

/** How far a measurement is. */
export interface Measured {
  state: 'waiting' | 'running' | 'done' | 'cancelled' | 'failed';
  cells: MeasuredCell[];
  /** shares by place or edge, by what they are shares of */
  heat?: Record<string, Record<string, number>>;
  text?: string;
}
