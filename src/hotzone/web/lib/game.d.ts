// What a game gives to the page, and what the page knows of every game. A game's plug-in exports `game`, a GamePage.
import type { TemplateResult } from './templates.js';
import type * as Said from './protocol.d.ts';
import type { MatchState } from '../match/model/match_state.js';
import type { Maker } from '../sound/common_sounds.js';
import type { SetupModel } from '../home/setup_model.js';
import type { WorkshopGame } from '../workshop/workshop.d.ts';

/** A seat from 1, nature, or nobody when the match is over. */
export type Actor = Said.Acted['actor'];

/** A legal action as the page knows it in every game; a game's own fields stand beside. */
export interface Offer {
  text: string;
  verb: string;
  cost: number;
  /** the points that are spent first */
  pool?: string;
  space?: string;
  spaces?: string[];
  edge?: string;
  /** whose figure does it, if not that of the active seat */
  other?: number;
}

/** What every game's view has. */
export interface View {
  board: string;
  stage: string;
  actor: Actor;
  turn: number;
  seat: number;
  result: string;
  legal: Offer[];
  /** places to start at, the best first */
  starts?: { space: string; inside?: string; reason: string; call?: string; mate?: number }[];
  /** why the turn cannot end now, and what lets it end */
  stuck?: { code: string; rule: string; ways: Way[] };
  /** at a table of cardboard: what each answer of nature would do */
  outcome_words?: Record<string, string>;
  /** what is asked besides the stage */
  question?: { rule?: string; space?: string; dice?: number[] };
  /** what the active figure can spend, by purpose */
  points?: object;
}

/** What every game's board has. */
export interface Board {
  name: string;
  title: string;
  rows: number;
  cols?: number;
}

/** The way to a place. */
export interface Way {
  cost: number;
  steps: Offer[];
}

/** Ways by verb and place. */
export type Ways = Record<string, Record<string, Way>>;

/** Something that happened. */
export type GameEvent = Said.Event;

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
  requests?: Pick<Said.Request, 'ask' | 'place' | 'by' | 'answer' | 'why' | 'cost'>[];
}

/** A place for sentences: its name, where somebody is ("in the kitchen"), where somebody goes ("to the kitchen"). */
export interface PlaceWords {
  place: string;
  in: string;
  to: string;
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

/** What a game is told of an entry of the log when it stages it. */
export interface Telling {
  /** did somebody at this page do it? */
  mine: boolean;
  actor: Actor;
  action: string;
  nameOf: NameOf;
}

/** A part of the story that is shown at once. */
export interface Beat {
  kind: string;
  /** milliseconds at 1× */
  ms: number;
  /** made true when it begins */
  events: GameEvent[];
  at: string;
  /** where it all began, if that is not where this beat happens */
  centre?: string;
  /** places whose token opens or drops in */
  fresh?: string[];
  icon?: string;
  /** over the board, until the next words */
  words?: string;
  /** a second line of words */
  more?: string;
  /** as a line of the panel */
  listed?: string;
  sound?: string;
  /** what a machine is about to do */
  plan?: { seat: number; line: string[] };
  /** milliseconds that it is told at least, however much people hurry */
  keep?: number;
  /** one's own deed: true at once, drawn without waiting */
  brief?: boolean;
  /** nothing but smoke: some like that short */
  quiet?: boolean;
  /** of nature's part of a turn: its beginning, its end, or in between */
  phase?: 'begin' | 'part' | 'end';
}

/** A place that somebody points at. */
export interface Ping {
  ping: string;
  name: string;
  key: number | string;
}

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
  /** tokens in hand: drawn as a tray */
  tray?: boolean;
  round?: boolean;
  count?: number;
}

/** A line of the log. */
export interface LogLine {
  text: string;
  icon: string;
  rule?: string;
  place?: string;
  turn?: boolean;
  /** somebody walks: such lines of one person become one */
  walk?: { who: number; verb: string };
  /** the lines that it stands for */
  parts?: LogLine[];
  /** the caption of its sound */
  sound?: string;
  key?: string;
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
  marks?: number[];
  word?: string;
  note?: string;
}

/** Chances by place, for the board. */
export interface RiskMarks {
  spaces: { at: string; share: number; sure: boolean; sign?: string }[];
  walls: { edge: string; hit: number; gone: number }[];
  people: { at: string; share: number }[];
}

/** Somebody who was brought out, or lost. */
export interface Rescue {
  who: string;
  place: string;
  turn: number;
  symbol: string;
  helmet?: string;
  gone?: boolean;
}

/** Paints what is behind the words of an ended match. */
export type EndScene = (pen: CanvasRenderingContext2D, width: number, height: number, won: boolean) => void;

/** A piece of cardboard that somebody puts, takes off, turns or moves. */
export interface TableChange {
  key: string;
  kind: 'put' | 'take' | 'turn' | 'move';
  symbol: string;
  text: string;
  /** where, in dice and rooms */
  more: string;
  place: string;
}

/** A key to enter with: the first of two taps, or with `text` an answer. */
export interface TableKey {
  key: string;
  label: string;
  text?: string;
  /** what it would do */
  sign?: string;
  /** why it cannot be tapped */
  why?: string;
  picture?: unknown;
  note?: string;
}

/** What nature is asked for at a table of cardboard. */
export interface TableQuestion {
  title: string;
  hint: string;
  look: 'dice' | 'faces' | 'pad' | 'list';
  first?: TableKey[];
  /** said after the first tap */
  then?(first: string): string;
  second?: string;
  keys(first: string): TableKey[];
  /** what the first tap lights up */
  places?(first: string): string[];
}

/** A kind of piece of the set-up. */
export interface TablePiece {
  key: string;
  symbol: string;
  text: string;
  more: string;
  count: number;
  places: string[];
}

/** What a game knows of its cardboard. */
export interface Tabletop<V extends View = View, M extends BoardMap = BoardMap> {
  /** what is to be done with the pieces so that one table becomes the other, in the order of hands */
  changes(map: M, before: V, after: V, nameOf: NameOf): TableChange[];
  question(map: M, view: V, nameOf: NameOf): TableQuestion;
  pieces(map: M, view: V): TablePiece[];
  /** the sign of a word that foretells */
  sign(word: string): { symbol: string; text: string };
  /** an answer of nature in words */
  answer(text: string): string;
  /** what may really lie at a place, where the table differs */
  settable(map: M, view: V, place: string, nameOf: NameOf): TableSetting[];
}

/** Something that may lie on a table otherwise than the program thinks, and the events that say it. */
export interface TableSetting {
  key: string;
  symbol: string;
  text: string;
  more?: string;
  pieces: string[];
}

/** What people call a seat's figure. */
export type NameOf = (seat: Actor | undefined) => string;

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
}

/** The page of a game. `V` is its view, `B` its board, `M` its look-ups of a board. */
export interface GamePage<V extends View = View, B extends Board = Board, M extends BoardMap = BoardMap> {
  name: string;
  /** of its own sentences */
  prefix?: string;
  /** the sentence that names a price */
  costKey?: string;

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
  legend(map: M, view: V): { head: string; items: (unknown[] | false | undefined)[] }[];

  crew(view: V): Figure[];
  nameOf?(view: V | null, seat: number): string;
  status(view: V, board: B): Status[];
  points(view: V): { id: string; left: number; shape: string; always?: boolean }[];
  counts(view: V): { id: string; value: number }[];
  phases(view: V): { ids: string[]; now: number };
  meter?(view: V, number: number): { value: number; of: number; text: string };
  goal?(view: V): { text: string; probe: string };
  /** who was brought out by whom, in order, told from the log */
  rescues?(entries: Said.LogEntry[], nameOf: NameOf, map: M): Rescue[];
  /** the painter of an ended match, fetched when one ends */
  endScene?(): Promise<EndScene>;
  /** the tools of its boards, fetched when somebody draws one */
  workshop?(): Promise<WorkshopGame>;
  /** what an event is on the replay's track, if it is worth a mark */
  mark?(event: GameEvent): { symbol: string; kind: 'good' | 'bad' | 'loud' } | null;
  /** how a finished match ended, in the game's own words */
  ending?(view: V): { won: boolean; title: string; words: string };
  trace?(entries: Said.LogEntry[]): string;

  offer?(offer: Offer): Offer;
  groups(legal: Offer[], view: V, nameOf?: NameOf): Group[];
  title(offer: Offer, nameOf: NameOf, map?: M): string;
  /** the options of a place in the order in which people should meet them, named for this place */
  arrange?(options: Option[], view: V, place: string, map: M): Option[];
  /** has somebody seen enough to go on without a coach? */
  learned?(view: V): boolean;
  /** what the end of the turn keeps and brings */
  endWords?(view: V, board: B): string;
  /** a place as people say it */
  placeWords?(map: M, place: string | undefined): PlaceWords;
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

  read(map: M, text: string): Offer;
  ways: string[];
  walks: RegExp;
  onFoot: string[];
  wayWords?(option: Option, match: MatchState): string;
  chances?: string[];

  tell(event: GameEvent, nameOf: NameOf, map: M): LogLine | null;
  tellAction?(entry: Said.LogEntry, nameOf: NameOf): LogLine | null;
  placeOf(event: GameEvent): string;
  replayEvent(view: V, event: GameEvent, map: M): V;
  weight(event: GameEvent, mine: boolean): number;
  beats?(events: GameEvent[], view: V, map: M, told: Telling): Beat[];
  ahead?(kinds: string[]): { icon: string; text: string }[];
  dice?(faces: (string | number)[]): unknown;
  rolled?(event: GameEvent): string[] | null;
  sound?(event: GameEvent): string;
  /** its own sounds by name; `bed` lies under the table */
  sounds?: Record<string, Maker>;
  /** how loud the bed is, 0 to 1 */
  danger?(view: V): number;

  short(place: string | undefined): string;
  full(map: M, place: string | undefined): string;
  label(map: M, view: V, place: string, nameOf: NameOf): string;
  hint?(map: M, view: V, place: string, nameOf: NameOf): string;
  /** what lies at a place */
  things?(map: M, view: V, place: string, nameOf: NameOf): string;
  asText(map: M, view: V, nameOf: NameOf): { head: string; items: string[] }[];

  riskMarks?(risk: RiskFound, view: V): RiskMarks;
  riskKinds?: string[];
  riskWords(
    risk: RiskFound,
    match: MatchState,
    percent: (share: number) => string,
    number: (value: number) => string,
  ): string[];

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
