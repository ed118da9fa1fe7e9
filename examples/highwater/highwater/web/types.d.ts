// What highwater/page.py sends, and what the drawing looks up.
import type { Board, BoardMap, Catalogue, Lookup, MapSpace, Offer, View } from '/static/lib/game.d.ts';

/** A house: who waits on its roof, how far the water has risen. */
export interface House {
  number: number;
  at: string;
  people: number;
  water: number;
}

/** A boat. */
export interface Boat {
  number: number;
  at: string;
  aboard: number;
}

/** The whole table. */
export interface HighWaterView extends View {
  strokes: number;
  dice: number;
  saved: number;
  lost: number;
  limits: { people: number; goal: number; may_lose: number; room: number; stands: number };
  houses: House[];
  boats: Boat[];
  legal: OwnOffer[];
}

/** An action with the boat it is about. */
export interface OwnOffer extends Offer {
  seat?: number;
}

/** What a village looks like without anybody in it. */
export type Scene = Pick<HighWaterView, 'houses' | 'boats'> & { seat?: number; limits: { stands: number } };

/** A place of the village. */
export interface Place extends MapSpace {
  kind: 'water' | 'landing' | 'tree' | 'house';
}

/** What never changes. */
export interface Village extends Board {
  cols: number;
  stands: number;
  spaces: Omit<Place, 'floor'>[];
  houses: string[];
  people: number[];
}

/** Look-ups of a village. */
export interface VillageMap extends BoardMap {
  board: Omit<Village, 'spaces'> & { spaces: Place[] };
  spaces: Lookup<Place>;
  at: Map<string, string>;
  shape: { width: number; height: number };
}

/** What can be chosen. */
export interface Book extends Catalogue {
  levels: string[];
}
