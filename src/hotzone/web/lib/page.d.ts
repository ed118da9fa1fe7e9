// Types of the page itself: refusals, events of its own fields, what a page of the home is opened with.
import type { Option, View } from './game.d.ts';
import type * as Said from './protocol.d.ts';

/** Why something was refused, by the server or by the page itself. */
export interface Refusal {
  code: string;
  text?: string;
  rule?: string;
  numbers?: number[];
}

/** An event of a field that somebody fills in or switches. */
export type FieldEvent = Event & { target: HTMLInputElement };

/** A form that is sent off. */
export type FormEvent = Event & { target: HTMLFormElement };

/** A pointer over the board, whatever it is over. */
export type BoardEvent = PointerEvent & { target: SVGElement };

/** The newest state of a match. */
export type Live = Pick<Said.StateSent, 'seq' | 'undo' | 'redo'> & { view: View };

/** Why something cannot be done, and at which place that was asked. */
export interface Note {
  error: Refusal;
  place?: string;
  /** the answer to somebody who asked, or to an ordinary click: nothing went wrong */
  calm?: boolean;
}

/** What is open over the board. */
export interface Dialog {
  kind: 'legend' | 'rule' | 'settings' | 'keys' | 'text' | 'end' | 'room' | 'sure' | 'debrief' | 'card' | 'badge';
  /** the card to read, and whose it is */
  card?: string;
  number?: number;
  /** the badge that was pressed */
  badge?: string;
  rule?: string;
  option?: Option;
  words?: string;
  lost?: number;
  kept?: number;
}

/** A lesson: sentences, and the actions that each waits for. */
export interface Lesson {
  steps: { say: string; actions?: string[]; place?: string }[];
}

/** Go to an address of the page. */
export type Travel = (path: string) => void;

/** Draw a page now, and again whenever what it shows changes; gives how to stop. */
export type Show = (draw: () => unknown) => () => void;

/** A finished match of the station log. */
export interface LogRow {
  number: number;
  code: string;
  title: string;
  game: string;
  setup: string;
  ended: string;
  people: string[];
  result: Record<string, unknown> & { ending: string };
  origin?: string | null;
}

/** The station log with its totals. */
export interface Log {
  rows: LogRow[];
  totals: {
    matches: number;
    won_share?: number | null;
    mean_minutes?: number | null;
    sums: Record<string, number>;
  };
  more?: boolean;
}

/** A match that is remembered in this browser. */
export interface Remembered {
  code: string;
  token?: string;
  title?: string;
  game?: string;
  at?: number;
  over?: boolean;
  /** the server does not know it any more */
  gone?: boolean;
}

/** What the server says about a set-up. */
export interface Verdict extends Partial<Refusal> {
  ok: boolean;
  setup?: string;
  seats?: number;
  also?: Verdict[];
}

/** A match to begin. */
export interface Order {
  game: string;
  settings: import('./game.d.ts').Settings;
  seats: string[];
  title: string;
  /** the file of a board of one's own */
  board?: string;
  /** the same match is set up again: every choice of it stays */
  again?: boolean;
}

/** Anything that the server may say. */
export type ServerMessage = Said.Message;

/** How far a lesson is: its stars, the step it was left at, and at which table. */
export interface LessonMark {
  stars?: number;
  won?: number;
  at?: number;
  part?: number;
  step?: number;
  since?: number;
  code?: string;
  tries?: number;
  clues?: number;
}

/** A mistake of one's own that became a puzzle. */
export interface OwnPuzzle {
  code: string;
  at: number;
  title: string;
  cost: number;
  puzzle: PuzzleAbout;
  due: number;
  solved: number;
  tries: number;
}

/** What this browser remembers of the academy. */
export interface Academy {
  lessons: Record<string, LessonMark>;
  puzzles: Record<string, { stars?: number; at?: number; idea?: string }>;
  mistakes: OwnPuzzle[];
  rating?: number;
  answers?: number;
  carried?: boolean;
  looked?: string[];
  playing?: Record<string, { code: string; at: number }>;
}

/** A step of a lesson of the academy. */
export interface LessonStep {
  say: string;
  kind: 'say' | 'ask' | 'do' | 'play';
  point: string[];
  clue: string;
  missed: string;
  until: string;
  ask: { among: string[]; choices: string[] } | null;
}

/** A lesson on the path. */
export interface LessonAbout {
  id: string;
  game: string;
  group: string;
  minutes: number;
  needs: string[];
  steps: number;
  carried: boolean;
}

/** A puzzle before it is played. */
export interface PuzzleAbout {
  id: string;
  game: string;
  kind: string;
  who: string;
  limit: number;
  ends: number;
  idea: string;
  rating: number;
}

/** A puzzle and what the turn that was played is worth. */
export interface PuzzleVerdict extends PuzzleAbout {
  ended: boolean;
  cost: number | null;
  stars: number;
  best: number;
  second: number;
  nothing: number;
  spread: [number, number][];
  line: string[];
  second_line: string[];
}
