// What the server's routes about shared matches answer.
import type { View } from '../lib/game.d.ts';

export interface DayPlan {
  game: string;
  settings: Record<string, string>;
  setup: string;
  seats: number;
  minutes: number;
  wins: number | null;
}

/** One's own try: the match to go on with, or what came of it. */
export interface OwnTry {
  match: string;
  over: boolean;
  name: string;
  listed: boolean;
  counted: boolean;
  won?: boolean;
  result?: Record<string, number | string>;
  share?: number;
  squares?: string;
}

/** A finished try: turns as letters (capital: somebody came out), and the chance before and after each. */
export interface Played {
  match: string;
  won: boolean;
  result: Record<string, number | string>;
  share: number;
  squares: string;
  curve: [number, number, number][];
  people: number;
  help: boolean;
  name: string;
  listed: boolean;
  counted: boolean;
  mine?: boolean;
  ai?: boolean;
  /** did its crew go back behind a roll? */
  went_back?: boolean;
}

export interface Bar {
  kind: 'lost' | 'turns' | 'saved' | 'all';
  from?: number;
  to?: number | null;
  many: number;
  mine: boolean;
  ai: boolean;
}

export interface Choice {
  percent: number;
  about: { code?: string; place?: string };
  line: string[];
  after: number;
  mine: boolean;
  watch: string | null;
}

export interface CrewRow {
  place: number;
  name: string;
  match: string | null;
  mine: boolean;
  ai: boolean;
  people: number;
  help: boolean;
  won: boolean;
  result: Record<string, number | string>;
}

export interface Standings {
  crews: number;
  won: number;
  bars: Bar[];
  better: number | null;
  mine: Played | null;
  ai: Played | null;
  middle: [number, number, number][];
  parted: { turn: number; seq: number; match: string | null; alike: boolean; choices: Choice[] } | null;
  list: CrewRow[];
  scoring: { saved: string; lost: string; all: number };
}

export interface Day {
  day: string;
  number: number;
  today: string;
  now: number;
  ends: number;
  over: boolean;
  plan: DayPlan;
  dice: { commitment: string; anchor: string; secret: string | null };
  begun: number;
  mine: OwnTry | null;
  table: View;
  week: (Partial<DayPlan> & { day: string })[];
  standings: Standings | null;
  yesterday: {
    day: string;
    plan: DayPlan;
    crews: number;
    won: number;
    best: CrewRow | null;
    mine: OwnTry | null;
  } | null;
}

export interface Challenge {
  code: string;
  /**
   * what of the luck is the same for all: the rolls of each turn, their order, what was rolled by hand, or only the
   * set-up
   */
  dice: 'turn' | 'order' | 'rolled' | 'new';
  /** is one's own try the match that was offered? */
  offers: boolean;
  table: View;
  plan: DayPlan;
  begun: number;
  done: number;
  mine: OwnTry | null;
  standings: Standings | null;
  side_by_side: Played[];
}

/** A day that this browser played; `late` says how many days after it. */
export interface KeptDay {
  won: boolean;
  all: boolean;
  late: number;
}
