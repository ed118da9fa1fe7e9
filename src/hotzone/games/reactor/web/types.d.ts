// Types of the drawing: look-ups of the field, and what can be chosen before a match.
import type { BoardMap, Catalogue, Lookup, Marks, Offer, Option } from '/static/lib/game.d.ts';
import type { BoardCell, ReactorBoard, ReactorOffer, ReactorWay } from './view.d.ts';

/** A cell with the names that spaces have. */
export type FieldSpace = BoardCell & { floor: number; inside: boolean };

/** Look-ups of the field. */
export interface ReactorMap extends BoardMap {
  board: ReactorBoard & { spaces: FieldSpace[]; cols: number };
  spaces: Lookup<FieldSpace>;
  at: Map<string, string>;
  shape: { width: number; height: number };
}

/** What can be chosen in a reactor. */
export interface ReactorBook extends Catalogue {
  third: string[];
  hearts: number[];
  memory: string[];
  starts: string[];
  switches: Record<string, string[]>;
}

/** An offer as the page passes it back. */
export type OwnOffer = Offer & ReactorOffer;

/** Something to choose, with the game's own offers. */
export type OwnOption = Option & { offer: OwnOffer; steps: OwnOffer[]; way?: ReactorWay };

/** What is marked on the board now. */
export type OwnMarks = Marks & { plan: OwnOption | null };
