// Types of the drawing: look-ups of a building, and what can be chosen before a match.
import type { Beat, BoardMap, Catalogue, Lookup, Marks, Offer, Option, StageMarks } from '/static/lib/game.d.ts';
import type { BoardEdge, BoardSpace, FireBoard, FireOffer, FireWay } from './view.d.ts';

/** Look-ups of a building. */
export interface FireMap extends BoardMap {
  board: FireBoard;
  spaces: Lookup<BoardSpace>;
  edges: Lookup<BoardEdge>;
  /** the number of the room that a space belongs to */
  room: Map<string, number>;
  at: Map<string, string>;
  /** the space of the elevator behind a door */
  lifts: Map<string, string>;
}

/** A crew card as the rules' own table says it. */
export interface CrewCard {
  name: string;
  ap: number;
  move: number;
  douse: number;
  command: number;
  chop: number;
  step: number;
  gun: number;
  deeds: { verb: string; cost: number }[];
  needs: string | null;
}

/** What can be chosen in a fire. */
export interface FireBook extends Catalogue {
  boards: { name: string; title: string; first_fires: string[] }[];
  rules: string[];
  levels: string[];
  modules: string[];
  setups: string[];
  friend: string[];
  specialists: { name: string; ap: number; needs: string | null }[];
  cards: CrewCard[];
  editions: Record<string, Record<string, string>>;
  switches: Record<string, string[]>;
  scenarios: Record<string, { needs: string | null; rules: string }>;
}

/** An offer as the page passes it back. */
export type OwnOffer = Offer & FireOffer;

/** Something to choose, with the game's own offers. */
export type OwnOption = Option & { offer: OwnOffer; steps: OwnOffer[]; way?: FireWay };

/** A beat with what the stage draws of it. */
export interface OwnBeat extends Beat {
  /** where it comes from */
  from?: string;
  /** whose helmet */
  who?: number;
  /** of an explosion: its middle, and of one way what it met and how far it ran */
  centre?: string;
  side?: string;
  result?: string;
  run?: number;
  /** the way of a call along the arrows */
  arrows?: string[];
}

/** What is marked on the board now. */
export type OwnMarks = Marks & { plan: OwnOption | null };

export type OwnStageMarks = StageMarks & { beat?: StageBeat | null };

/** A beat that is being told: how long, and a key that no other has. */
export type StageBeat = OwnBeat & { time: number; key: number };
