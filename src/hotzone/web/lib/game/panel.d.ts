// What is read and chosen beside the board: options, the crew, counts, cards.
import type { Offer, Way } from './table.d.ts';

/** Something to choose: one action, a way of several, or a group to open. */
export interface Option {
  key: string;
  verb: string;
  cost: number;
  pool?: string;
  place: string;
  steps: Offer[];
  offer: Offer;
  way?: Way;
  group?: string;
  /** what the game calls it at this place, and a second line */
  name?: string;
  more?: string;
  /** possible, but nobody does it by one click */
  risky?: boolean;
  /** offered only beside something better */
  second?: boolean;
  /** leads nearer to a place, not there */
  near?: boolean;
  /** the helmet whose card is opened: nothing is played */
  card?: number;
}

/** Actions that belong together in the panel. */
export interface Group {
  id: string;
  kind?: string;
  icon: string;
  key: string;
  base?: boolean;
  title?: string;
  offers: Offer[];
  /** what is taken along, for its second line */
  what?: string;
  /** tokens in hand: drawn as a tray */
  tray?: boolean;
  round?: boolean;
  count?: number;
}

/** A card to read. */
export interface Card {
  title: string;
  about: string;
  /** the icon of its shield */
  sign: string;
  points: { shape: string; many: number; text: string }[];
  can: string[];
  cannot: string[];
}

/** What is played, in a word or two; pressed, it says what that changes. */
export interface Badge {
  id: string;
  text: string;
  lines: string[];
  /** rules to read: their ids, or how those begin */
  rules: string[];
}

/** A figure of the crew. */
export interface Figure {
  number: number;
  at: string | null;
  saved: number;
  symbol: string;
  role: string;
  dead?: boolean;
  /** the name of its card, where there are cards */
  card?: string;
}

/** A count of the strip over the board. */
export interface Status {
  id: string;
  value: number;
  of: number;
  kind: 'good' | 'bad' | 'bar' | 'gauge' | 'hearts';
  danger?: boolean;
  /** what it is called, and in few words on a phone */
  label?: string;
  brief?: string;
  /** the symbol of what is counted, where there is room for one */
  sign?: string;
  marks?: number[];
  word?: string;
  note?: string;
}
