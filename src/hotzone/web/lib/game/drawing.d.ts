// What is drawn: where places are on the board, and what is marked there.
import type { Board } from './table.d.ts';
import type { Option } from './panel.d.ts';
import type { Beat } from './story.d.ts';

/** Where a space is drawn: its corner, its size, its middle. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  cx: number;
  cy: number;
}

/** A space as the page walks and focuses it. */
export interface MapSpace {
  name: string;
  row: number;
  col: number;
  floor: number;
  inside?: boolean;
}

/** An edge between two spaces. */
export interface MapEdge {
  name: string;
  spaces: string[];
}

/** Look-ups by names that come from the board itself, so that what is looked for is there. */
export interface Lookup<T> extends Map<string, T> {
  get(name: string | null | undefined): T;
}

/** Look-ups of a board. */
export interface BoardMap {
  board: Board & { spaces: MapSpace[] };
  spaces: Lookup<MapSpace>;
  boxes: Lookup<Box>;
  edges: Lookup<MapEdge>;
  floors: number[];
  /** the space at "floor:row:col" */
  at?: Map<string, string>;
}

/** What is marked on the board now. */
export interface Marks {
  plan: Option | null;
  reach: string[];
  offered: string[];
  /** places whose token has just come */
  fresh?: string[];
  pointed?: string;
  pings: Ping[];
  nod: string;
  active: number;
}

/** What is told at this moment, drawn above the board. */
export interface StageMarks {
  /** the place that it is about, or that a question is about */
  told: string;
  kind?: string;
  /** what is told now, in a game that stages it */
  beat?: (Beat & { time: number; key: number }) | null;
  /** what is told next: drawn already, and not seen yet */
  coming?: (Beat & { key: number })[];
  /** places that changed, in order, where nothing moves */
  rings?: string[];
  still?: boolean;
}

/** A place that somebody points at. */
export interface Ping {
  ping: string;
  name: string;
  key: number | string;
}

/** Chances by place, for the board. */
export interface RiskMarks {
  spaces: { at: string; share: number; sure: boolean; sign?: string }[];
  walls: { edge: string; hit: number; gone: number }[];
  people: { at: string; share: number }[];
}

/** Paints what is behind the words of an ended match. */
export type EndScene = (pen: CanvasRenderingContext2D, width: number, height: number, won: boolean) => void;
