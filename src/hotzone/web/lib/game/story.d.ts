// What is told: beats over the board, lines of the log, who was brought out.
import type { Actor, GameEvent, NameOf } from './table.d.ts';

/** What a game is told of an entry of the log when it stages it. */
export interface Telling {
  /** did somebody at this page do it? */
  mine: boolean;
  actor: Actor;
  action: string;
  nameOf: NameOf;
}

/** A part of the story that is shown at once. */
export interface Beat {
  kind: string;
  /** milliseconds at 1× */
  ms: number;
  /** made true when it begins */
  events: GameEvent[];
  at: string;
  /** where it all began, if that is not where this beat happens */
  centre?: string;
  /** places whose token opens or drops in */
  fresh?: string[];
  icon?: string;
  /** goes from its place to the edge of the board, and over the words that may lie between */
  flies?: boolean;
  /** over the board, until the next words */
  words?: string;
  /** a second line of words */
  more?: string;
  /** as a line of the panel */
  listed?: string;
  sound?: string;
  /** what a machine is about to do */
  plan?: { seat: number; line: string[] };
  /** milliseconds that it is told at least, however much people hurry */
  keep?: number;
  /** one's own deed: true at once, drawn without waiting */
  brief?: boolean;
  /** nothing but smoke: some like that short */
  quiet?: boolean;
  /** of nature's part of a turn: its beginning, its end, or in between */
  phase?: 'begin' | 'part' | 'end';
}

/** A line of the log. */
export interface LogLine {
  text: string;
  icon: string;
  rule?: string;
  place?: string;
  turn?: boolean;
  /** somebody walks: such lines of one person become one */
  walk?: { who: number; verb: string };
  /** the lines that it stands for */
  parts?: LogLine[];
  /** the caption of its sound */
  sound?: string;
  key?: string;
}

/** Somebody who was brought out, or lost. */
export interface Rescue {
  who: string;
  place: string;
  turn: number;
  symbol: string;
  helmet?: string;
  gone?: boolean;
}
