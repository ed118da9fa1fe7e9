// What is set up and what came of it: the catalogue, settings, results, puzzles.
import type { TemplateResult } from '../templates.js';
import type { SetupModel } from '../../home/setup_model.js';
import type { GameEvent } from './table.d.ts';

/** Settings of a match, as they are sent. */
// any: a setting is a word, a number or a list, and each game knows which
export type Settings = Record<string, any>;

/** A game as `/api/games` tells it; what can be chosen differs by game. */
export interface Catalogue {
  game: string;
  title: string;
  boards: { name: string; title: string }[];
  /** what else can be chosen, by the game's own names */
  [choice: string]: unknown;
  defaults?: Settings;
  page: GameFiles | null;
  /** the languages of its rulebook */
  book?: string[];
}

/** What a kind of puzzle counts. */
export interface PuzzleKind {
  /** the end of `puzzle-why-…`, the sentence that says why the best end is the best */
  reason: string;
  /** done or not: there is no second best */
  single?: boolean;
  /** a cost in words */
  cost(cost: number): string;
}

/** Where the page finds its part of a game. */
export interface GameFiles {
  plugin: string;
  stylesheets: string[];
  locales: Record<string, string>;
  academy: Record<string, string>;
  /** the words of its tables of cardboard */
  tabletop: Record<string, string>;
  /** the words of its tools in the workshop */
  workshop: Record<string, string>;
  lesson: string | null;
  /** is there a match for somebody who has never played? */
  first_rescue: boolean;
}

/** What a game draws the steps of its set-up with. */
export interface SetupParts {
  called: (id: string, word: string) => string;
  pickOne: (head: string, id: string, key: string, list: string[], now: string) => TemplateResult;
  pickSome: (
    head: string,
    id: string,
    key: string,
    list: string[],
    now: string[],
    pick: (list: string[]) => void,
    why?: (word: string) => string,
  ) => TemplateResult;
  step: (number: number, head: string, body: unknown) => TemplateResult;
}

/** The set-up of a game. */
export interface GameSetup {
  quick: { settings: Settings; seats: number };
  friends?: { settings: Settings; seats: number };
  /** what a new set-up begins with: some of the last one, or `whole` all of a match that is set up again */
  first?(last: Settings | null, whole: boolean): Settings;
  /** the settings as they are sent: without what only the page keeps */
  sent?(settings: Settings): Settings;
  /** why it cannot begin yet, though the rules allow it; '' if it can */
  lacking?(settings: Settings): string;
  /** what is asked before the building, and below the seats */
  box?(setup: SetupModel, parts: SetupParts): unknown;
  seats?(setup: SetupModel, parts: SetupParts): unknown;
  size?: (settings: Settings) => { key: string; label: string } | null;
  changed?(next: Settings, key: string, value: Settings[string], book: Catalogue): Settings;
  choices?(settings: Settings, book: Catalogue, seats: number): [string, string, Settings[string]][];
  /** settings with a choice that cannot be made now and what else could change for it, in words; the best first */
  waysOut?(settings: Settings, key: string, word: string, book: Catalogue): { text: string; settings: Settings }[];
  steps?(setup: SetupModel, parts: SetupParts): unknown;
}

/** What is told of finished matches. */
export interface GameResult {
  words(found: Record<string, unknown>): string;
  setupWords?: (settings: Record<string, string>) => string;
  /** what is played besides the building, word by word */
  badges?: (settings: Record<string, string>) => string[];
  levels?: () => [string, string][];
  totals?: () => [string, string][];
  harder?: (settings: Record<string, string>) => Record<string, string> | null;
  other?: () => string;
  /** how much an event counts when a match is looked back on: the most is told of a turning point */
  matters?: (event: GameEvent) => number;
}
