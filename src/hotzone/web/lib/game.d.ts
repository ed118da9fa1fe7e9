// What a game gives to the page: its plug-in exports `game`, a GamePage. All types are imported from here and stand
// in game/, by what one is about to write:
// - table.d.ts: what is on the table, and what may be done there: the same in every game.
// - drawing.d.ts: what is drawn: where places are on the board, and what is marked there.
// - panel.d.ts: what is read and chosen beside the board: options, the crew, counts, cards.
// - story.d.ts: what is told: beats over the board, lines of the log, who was brought out.
// - advice.d.ts: what the coach and the debrief say: hints, reasons, chances, turning points.
// - tabletop.d.ts: what a game knows of its cardboard: what hands do there, and what nature is asked for.
// - setup.d.ts: what is set up and what came of it: the catalogue, settings, results, puzzles.
import type * as Said from './protocol.d.ts';
import type { MatchState } from '../match/model/match_state.js';
import type { Maker } from '../sound/common_sounds.js';
import type { WorkshopGame } from '../workshop/workshop.d.ts';
import type { Board, GameEvent, NameOf, Offer, PlaceWords, View } from './game/table.d.ts';
import type { BoardMap, Box, EndScene, MapEdge, Marks, RiskMarks, StageMarks } from './game/drawing.d.ts';
import type { Badge, Card, Figure, Group, Option, Status } from './game/panel.d.ts';
import type { Beat, LogLine, Rescue, Telling } from './game/story.d.ts';
import type { RiskFound } from './game/advice.d.ts';
import type { Tabletop } from './game/tabletop.d.ts';
import type { Catalogue, GameResult, GameSetup, PuzzleKind } from './game/setup.d.ts';

export type * from './game/table.d.ts';
export type * from './game/drawing.d.ts';
export type * from './game/panel.d.ts';
export type * from './game/story.d.ts';
export type * from './game/advice.d.ts';
export type * from './game/tabletop.d.ts';
export type * from './game/setup.d.ts';

/** The page of a game. `V` is its view, `B` its board, `M` its look-ups of a board. */
export interface GamePage<V extends View = View, B extends Board = Board, M extends BoardMap = BoardMap> {
  name: string;
  /** of its own sentences */
  prefix?: string;
  /** the sentence that names a price */
  costKey?: string;

  // the board, and all that is drawn
  mapOf(board: B): M;
  size(board: B): { width: number; height: number };
  frame?(board: B): [number, number, number, number];
  symbols(view: V | null): unknown;
  storey(map: M, view: V, floor: number, marks: Marks): unknown;
  /** what is told now, in a drawing of its own above the storey: the board stays as it is while something moves */
  stage?(map: M, view: V, floor: number, marks: StageMarks): unknown;
  /** the shape of a space for the pointer; a rectangle where there is none */
  hit?(box: Box): unknown;
  line(map: M, edge: MapEdge): { place: string; mx: number; my: number };
  beside(map: M, here: string, rows: number, cols: number, shift?: boolean): string | undefined;
  between?(map: M, here: string, there: string): string | undefined;
  preview?(board: B, shown?: unknown): unknown;
  /** a lively picture of the game for its card; else the preview */
  poster?(board: B, shown?: unknown): unknown;
  previewSize?(board: B): { width: number; height: number };
  home(view: V): string;
  legend(
    map: M,
    view: V,
    settings: Record<string, string>,
  ): { head: string; items: (unknown[] | false | undefined)[] }[];

  // the crew, counts and phases beside it, and how it ends
  crew(view: V): Figure[];
  nameOf?(view: V | null, seat: number): string;
  status(view: V, board: B): Status[];
  points(view: V): { id: string; left: number; shape: string; always?: boolean }[];
  counts(view: V): { id: string; value: number }[];
  phases(view: V): { ids: string[]; now: number };
  meter?(view: V, number: number): { value: number; of: number; text: string };
  goal?(view: V): { text: string; probe: string };
  /** who was brought out by whom, in order, told from the log */
  rescues?(entries: Said.LogEntrySent[], nameOf: NameOf, map: M): Rescue[];
  /** the painter of an ended match, fetched when one ends */
  endScene?(): Promise<EndScene>;
  /** the tools of its boards, fetched when somebody draws one */
  workshop?(): Promise<WorkshopGame>;
  /** what an event is on the replay's track, if it is worth a mark */
  mark?(event: GameEvent): { symbol: string; kind: 'good' | 'bad' | 'loud' } | null;
  /** how a finished match ended, in the game's own words */
  ending?(view: V): { won: boolean; title: string; words: string };
  trace?(entries: Said.LogEntrySent[]): string;

  // what somebody may do: groups, names, prices, warnings
  offer?(offer: Offer): Offer;
  groups(legal: Offer[], view: V, nameOf?: NameOf): Group[];
  /** the name of an action; `from` is where its figure stands before it */
  title(offer: Offer, nameOf: NameOf, map?: M, from?: string): string;
  /** the options of a place in the order in which people should meet them, named for this place */
  arrange?(options: Option[], view: V, place: string, map: M): Option[];
  /** the part of its room that a place lies in: "west side"; '' where it has none */
  partOf?(map: M, place: string | undefined): string;
  /** has somebody seen enough to go on without a coach? */
  learned?(view: V): boolean;
  /** what the end of the turn keeps and brings */
  endWords?(view: V, board: B): string;
  /** a place as people say it */
  placeWords?(map: M, place: string | undefined, from?: string): PlaceWords;
  /** somebody's way as one line of the log */
  tellWalk?(who: string, verb: string, place: PlaceWords, steps: number): string;
  about?(offer: Offer): string;
  iconOf(verb: string, offer?: Offer): string;
  anchors?(offer: Offer, view: V): string[] | null;
  remote?(
    legal: Offer[],
    view: V,
    place: string,
    open: string,
  ): { offers: Offer[]; groups: { group: string; offer: Offer }[] } | null;
  probe(board: B, view: V, place: string): string;
  probeToken?(view: V, kind: string): string;
  warning?(option: Option, match: MatchState): string;
  wasted?(view: V, board: B): { lost: number; kept: number } | null;
  keys?(): [string, string];
  asked?(view: V): number | undefined;
  asks(view: V, place: string): string[];
  pleas(view: V, seat: number): string[];

  // actions as text, and ways of several
  read(map: M, text: string): Offer;
  ways: string[];
  walks: RegExp;
  onFoot: string[];
  wayWords?(option: Option, match: MatchState): string;
  chances?: string[];

  // what happened: told, replayed, staged, heard
  tell(event: GameEvent, nameOf: NameOf, map: M): LogLine | null;
  tellAction?(entry: Said.LogEntrySent, nameOf: NameOf): LogLine | null;
  placeOf(event: GameEvent): string;
  replayEvent(view: V, event: GameEvent, map: M): V;
  weight(event: GameEvent, mine: boolean): number;
  beats?(events: GameEvent[], view: V, map: M, told: Telling): Beat[];
  ahead?(kinds: string[]): { icon: string; text: string }[];
  /** does nature only answer what somebody does? then it is no part of a turn of its own */
  answers?(view: V): boolean;
  dice?(faces: (string | number)[]): unknown;
  rolled?(event: GameEvent): string[] | null;
  sound?(event: GameEvent): string;
  /** its own sounds by name; `bed` lies under the table */
  sounds?: Record<string, Maker>;
  /** how loud the bed is, 0 to 1 */
  danger?(view: V): number;

  // places and what lies there, in words
  short(place: string | undefined): string;
  full(map: M, place: string | undefined): string;
  label(map: M, view: V, place: string, nameOf: NameOf): string;
  hint?(map: M, view: V, place: string, nameOf: NameOf): string;
  /** what lies at a place */
  things?(map: M, view: V, place: string, nameOf: NameOf): string;
  asText(map: M, view: V, nameOf: NameOf): { head: string; items: string[] }[];

  // chances of what comes next
  riskMarks?(risk: RiskFound, view: V): RiskMarks;
  riskKinds?: string[];
  /** the risk in people's words, without numbers */
  riskTold?(risk: RiskFound, match: MatchState): string[];
  riskWords(
    risk: RiskFound,
    match: MatchState,
    percent: (share: number) => string,
    number: (value: number) => string,
  ): string[];

  // puzzles, cardboard, set-up, results
  /** what a kind of its puzzles counts; without it costs are chances */
  puzzleKind?(kind: string): PuzzleKind | undefined;
  /** its cardboard, fetched when a table is opened */
  tabletop?(): Promise<Tabletop<V, M>>;
  /** what set-up pages ask; a match does not need it, so it may come when it is wanted */
  setup?: GameSetup;
  loadSetup?(): Promise<GameSetup>;
  result?: GameResult;
  badges?(settings: Record<string, string>, book: Catalogue): Badge[];
  card?(name: string, book: Catalogue, settings: Record<string, string>, board: B | null): Card | null;
  cardsAtHand?(view: V): string[];
}
