// What the coach and the debrief say: hints, reasons, chances, turning points.
import type * as Said from '../protocol.d.ts';
import type { Offer } from './table.d.ts';

/** What speaks for a line, or against it. */
export interface Unit {
  unit: string;
  gain: boolean;
  place?: string;
  ours: number;
  theirs: number;
}

/** Why a line is better: the sentence, and all that was weighed; empty where there is nothing to say. */
export interface Because {
  id?: string;
  place?: string;
  ours?: number;
  theirs?: number;
  units?: Unit[];
  instead?: string[];
  requests?: Pick<Said.RequestAnswer, 'ask' | 'place' | 'by' | 'answer' | 'why' | 'cost'>[];
}

/** A hint in its three steps. */
export interface HintFound {
  seat: number;
  step: 1 | 2 | 3;
  now: boolean;
  clue: string;
  place?: { space?: string; cell?: string; edge?: string };
  line?: string[];
  /** what "Play this line" plays: offers with their prices, up to nature's first answer */
  steps?: Offer[];
  /** the next best lines, played the same way */
  others?: Offer[][];
  because?: Because;
  odds?: RiskFound;
  win?: number | null;
  /** The chance was not measured on matches like this. */
  rough?: boolean;
}

/** The chances of nature's next part; each game has its own kinds. */
// any: what nature may do differs by game, and only the game reads it
export type RiskFound = any;

/** What a seat decided between two answers of nature. */
export interface Moment {
  at: number;
  seq: number;
  turn: number;
  seat: number;
  before: number;
  after: number;
  decision: number;
  luck: number;
  best?: number;
  followed?: '' | 'coach' | 'crew';
  line: string[];
  cause?: 'decision' | 'luck';
  better?: { line: string[]; win: number; because?: Because } | null;
}

/** How a match was won or lost. */
export interface DebriefFound {
  result: Record<string, unknown>;
  win: number;
  start: number;
  decisions: number;
  luck: number;
  moments: Moment[];
  turning_points: Moment[];
  rough?: boolean;
  lapses: Moment[];
}
