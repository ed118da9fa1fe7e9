// Made by tools/make_protocol.py from hotzone/games/reactor/page/schema.py: do not edit.

/** The whole table. */
export interface ReactorView {
  board: string;
  stage: string;
  actor: number | 'nature' | 'nobody';
  turn: number;
  seat: number;
  dial: number;
  sector: 'green' | 'red' | 'yellow';
  hearts: number;
  limits: Limits;
  cards: Cards;
  gathered: Record<string, number>;
  steps: number;
  opened: number;
  passed: boolean;
  used: string[];
  cells: Record<string, Cell>;
  characters: Character[];
  decks: Decks;
  unseen: Record<string, number>;
  working_lost: number;
  asked: string | null;
  result: string;
  legal: ReactorOffer[];
}

/** What the numbers of this match run up to. */
export interface Limits {
  dial: number;
  yellow: number;
  red: number;
  hearts: number;
  radiation: number;
  emergency: number;
  around: number;
}

/** How many cards the next reactor phase draws. */
export interface Cards {
  overheat: number;
  control: number;
}

/** A cell: its tile as everybody may remember it, and the tokens on it. */
export interface Cell {
  place: string;
  tile?: 'control' | 'fuel';
  up?: boolean;
  sign?: 'black' | 'red' | null;
  attention?: boolean;
  extinguisher?: boolean;
  lying?: Lying[];
}

export interface Lying {
  token: string;
  from: number;
  count: number;
}

/** One of the heroes. */
export interface Character {
  number: number;
  name: string;
  player: number | null;
  at: string | null;
  home: string | null;
  alive: boolean;
  radiation: number;
  masked: boolean;
  tokens: Record<string, number>;
}

/** Both decks. */
export interface Decks {
  overheat: Deck;
  control: Deck;
}

/** Cards that are left, and of which cells. */
export interface Deck {
  left: number;
  cells: string[];
  under?: string[];
}

export interface ReactorOffer {
  text: string;
  verb: string;
  cost: number;
  from?: string;
  token?: string;
  cell?: string;
  seat?: number;
  deaths?: number[];
  defeat?: 'no' | 'perhaps' | 'yes';
}

/** The active zone: what never changes during a match. */
export interface ReactorBoard {
  name: string;
  title: string;
  grid: 'hex';
  rows: number;
  limits: BoardLimits;
  cells: BoardCell[];
}

/** What the numbers of any match on this board run up to. */
export interface BoardLimits {
  dial: number;
  emergency: number;
  radiation: number;
  hearts: number;
}

/** A cell of the plan. */
export interface BoardCell {
  name: string;
  row: number;
  col: number;
  place: string;
  next: string[];
}

/** The way to a cell: its steps, its dose, whether one dies on it, and the actions that lead there. */
export interface ReactorWay {
  cost: number;
  dose: number;
  dies: boolean;
  steps: ReactorOffer[];
}

/** The chances of the next cards. */
export interface ReactorRisk {
  up: Record<string, number>;
  gone: Record<string, number>;
  heart: Record<string, number>;
  heroes: Record<string, HeroRisk>;
  hearts: number;
  dial: number;
  defeat: number;
  victory: number;
  error: number;
  outcomes?: number;
}

/** The dose to expect, and the chance to die. */
export interface HeroRisk {
  dose: number;
  death: number;
}
