// What a game knows of its cardboard: what hands do there, and what nature is asked for.
import type { NameOf, View } from './table.d.ts';
import type { BoardMap } from './drawing.d.ts';

/** A piece of cardboard that somebody puts, takes off, turns or moves. */
export interface TableChange {
  key: string;
  kind: 'put' | 'take' | 'turn' | 'move';
  symbol: string;
  text: string;
  /** where, in dice and rooms */
  more: string;
  place: string;
}

/** A key to enter with: the first of two taps, or with `text` an answer. */
export interface TableKey {
  key: string;
  label: string;
  text?: string;
  /** what it would do */
  sign?: string;
  /** why it cannot be tapped */
  why?: string;
  picture?: unknown;
  note?: string;
}

/** What nature is asked for at a table of cardboard. */
export interface TableQuestion {
  title: string;
  hint: string;
  look: 'dice' | 'faces' | 'pad' | 'list';
  first?: TableKey[];
  /** said after the first tap */
  then?(first: string): string;
  second?: string;
  keys(first: string): TableKey[];
  /** what the first tap lights up */
  places?(first: string): string[];
}

/** A kind of piece of the set-up. */
export interface TablePiece {
  key: string;
  symbol: string;
  text: string;
  more: string;
  count: number;
  places: string[];
}

/** What a game knows of its cardboard. */
export interface Tabletop<V extends View = View, M extends BoardMap = BoardMap> {
  /** what is to be done with the pieces so that one table becomes the other, in the order of hands */
  changes(map: M, before: V, after: V, nameOf: NameOf): TableChange[];
  question(map: M, view: V, nameOf: NameOf): TableQuestion;
  pieces(map: M, view: V): TablePiece[];
  /** the sign of a word that foretells */
  sign(word: string): { symbol: string; text: string };
  /** an answer of nature in words */
  answer(text: string): string;
  /** what may really lie at a place, where the table differs */
  settable(map: M, view: V, place: string, nameOf: NameOf): TableSetting[];
}

/** Something that may lie on a table otherwise than the program thinks, and the events that say it. */
export interface TableSetting {
  symbol: string;
  text: string;
  more?: string;
  pieces: string[];
}
