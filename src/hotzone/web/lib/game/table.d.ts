// What is on the table, and what may be done there: the same in every game.
import type * as Said from '../protocol.d.ts';

/** A seat from 1, nature, or nobody when the match is over. */
export type Actor = Said.Acted['actor'];

/** A legal action as the page knows it in every game; a game's own fields stand beside. */
export interface Offer {
  text: string;
  verb: string;
  cost: number;
  /** the points that are spent first */
  pool?: string;
  space?: string;
  spaces?: string[];
  edge?: string;
  /** whose figure does it, if not that of the active seat */
  other?: number;
}

/** What every game's view has. */
export interface View {
  board: string;
  stage: string;
  actor: Actor;
  turn: number;
  seat: number;
  result: string;
  legal: Offer[];
  /** places to start at, the best first */
  starts?: { space: string; inside?: string; reason: string; call?: string; mate?: number }[];
  /** why the turn cannot end now, and what lets it end */
  stuck?: { code: string; rule: string; ways: Way[] };
  /** at a table of cardboard: what each answer of nature would do */
  outcome_words?: Record<string, string>;
  /** what is asked besides the stage */
  question?: { rule?: string; space?: string; dice?: number[] };
  /** what the active figure can spend, by purpose */
  points?: object;
}

/** What every game's board has. */
export interface Board {
  name: string;
  title: string;
  rows: number;
  cols?: number;
}

/** The way to a place. */
export interface Way {
  cost: number;
  steps: Offer[];
}

/** Ways by verb and place. */
export type Ways = Record<string, Record<string, Way>>;

/** Something that happened. */
export type GameEvent = Said.EventSent;

/** A place for sentences: its name, where somebody is ("in the kitchen"), where somebody goes ("to the kitchen"). */
export interface PlaceWords {
  place: string;
  in: string;
  to: string;
}

/** What people call a seat's figure. */
export type NameOf = (seat: Actor | undefined) => string;
