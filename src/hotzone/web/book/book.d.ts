// The book as the server gives it, and what the page makes of it.
import type { Board, GameEvent, GamePage, LogLine, View } from '../lib/game.d.ts';
import type { Refusal } from '../lib/page.d.ts';

/** A piece of a paragraph, with the rules that it states. */
export interface Sentence {
  text: string;
  rules?: string[];
}

/** Something of the box, with its number; that may differ by edition. */
export interface Piece {
  id: string;
  symbol: string;
  many: string;
  look?: 'token' | 'flat' | 'wide';
}

/** Values of a setting, and the pairs of them that the rules refuse; their names are words like "scenario-arson". */
export interface Matrix {
  each: string;
  values: string[];
  apart: [string, string][];
}

/** A card of something to set up, by the words of the set-up. */
export interface SetupCard {
  word: string;
  sign: string;
  settings: Record<string, string>;
}

/** A section: a few sentences and at most one example. */
export interface Section {
  id: string;
  number: string;
  chapter: string;
  title: string;
  rules: string[];
  paragraphs: Sentence[][];
  notes: { kind: string; text: string }[];
  example?: string;
  card?: string;
  /** what can be set up: scenarios, levels */
  cards?: SetupCard[];
  /** what lies in the box */
  pieces?: Piece[];
  /** what goes together */
  matrix?: Matrix;
  /** what editions decide differently here */
  switches?: string[];
}

/** A chapter: one page of the book. */
export interface Chapter {
  name: string;
  number?: number;
  icon: string;
  title: string;
  lead: string;
  /** six pictures instead of sections one below the other */
  pictures?: boolean;
  sections: Section[];
}

/** Words of the four languages for one thing. */
export interface Word {
  section: string;
  symbol?: string;
  en: string[];
  ru: string[];
  cs: string[];
  it: string[];
}

/** A question that people ask. */
export interface Question {
  id: string;
  section: string;
  title: string;
  text: string;
}

/** A list of the player aid. */
export interface AidBlock {
  id: string;
  title: string;
  rows: string[][];
}

/** A whole book. */
export interface Book {
  game: string;
  language: string;
  prefix: string;
  editions: string[];
  title: string;
  /** what people call each game */
  games: Record<string, string>;
  parts: { id: string; title: string; chapters: Chapter[] }[];
  examples: Record<string, { whatif: string[]; editions: boolean; still: boolean }>;
  labels: Record<string, string>;
  questions: Question[];
  aid: AidBlock[];
  words: Record<string, Word>;
}

/** What the server says of an example. */
export interface Played {
  setup: string;
  view: View;
  steps: { action: string; actor: number | string; events: GameEvent[]; refused?: Refusal }[];
  crop: string[] | null;
}

/** A moment of an example: the table, and what is said. */
export interface Frame {
  view: View;
  place: string;
  line: LogLine | null;
  /** the dice that were rolled for it */
  dice: string[] | null;
}

/** An example that is drawn: its table, and how far it is told. */
export interface Drawn {
  game: GamePage;
  board: Board;
  frames: Frame[];
  crop: string[] | null;
}

/** Something that can be found. */
export interface Found {
  kind: 'section' | 'question' | 'word' | 'rule';
  id: string;
  section: string;
  title: string;
  text: string;
  score: number;
}
