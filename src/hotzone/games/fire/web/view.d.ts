// Made by tools/make_protocol.py from hotzone/games/fire/page/schema.py: do not edit.

/** The whole table. */
export interface FireView {
  board: string;
  stage: string;
  actor: number | 'nature' | 'nobody';
  turn: number;
  seat: number;
  points: SeatPoints;
  question: Question;
  spaces: Record<string, Space>;
  edges: Record<string, string>;
  firefighters: Firefighter[];
  poi: Poi[];
  vehicles: Vehicles;
  counts: Counts;
  elevators?: Record<string, 'destroyed' | 'floor' | 'lobby'>;
  ladders?: Ladders;
  evidence?: number;
  goals?: Goal[];
  starts?: Start[];
  stuck?: Stuck;
  result: string;
  ending?: string;
  legal: FireOffer[];
}

/** What the active firefighter can spend, with what was saved. */
export interface SeatPoints {
  ap: number;
  move: number;
  douse: number;
  command: number;
  saved: number;
}

/** What is asked besides the stage. */
export interface Question {
  rule?: string;
  firefighter?: number;
  dice?: number[];
  space?: string;
  nature?: 'card' | 'dice' | 'face';
}

/** What lies on a space. */
export interface Space {
  threat?: string;
  hot_spot?: boolean;
  hazmats?: number;
}

/** One of the crew. */
export interface Firefighter {
  number: number;
  at: string | null;
  saved: number;
  card: string;
  lying?: boolean;
  ladder?: boolean;
  points: Points;
}

/** What can be spent, by purpose. */
export interface Points {
  ap: number;
  move: number;
  douse: number;
  command: number;
}

/** A point of interest, or who was found there. */
export interface Poi {
  at: string;
  kind: string;
}

/** The spaces that parked vehicles cover. */
export interface Vehicles {
  engine?: string[];
  ambulance?: string[];
}

/** What is done, lost and left. */
export interface Counts {
  rescued: number;
  lost: number;
  damage: number;
  threats_left: number;
  poi_left: number;
  victims_unseen: number;
  alarms_unseen: number;
  hot_spots_left: number;
}

/** Where ladders are. */
export interface Ladders {
  on_engine: number;
  standing: string[];
  lying: Record<string, number>;
}

/** A count of the strip: what is to be reached, or must not happen. */
export interface Goal {
  id: string;
  value: number;
  of: number;
  kind: 'bad' | 'bar' | 'bar-good' | 'good';
}

/** A place to start at, and why. */
export interface Start {
  space: string;
  inside?: string;
  reason: 'call' | 'fire' | 'mate' | 'quiet';
  call?: string;
  mate?: number;
}

/** Why the turn cannot end now, and what lets it end. */
export interface Stuck {
  code: string;
  rule: string;
  ways: FireWay[];
}

/** The way to a space: its price, the fires on it, the points left at its end, and the actions that lead there. */
export interface FireWay {
  cost: number;
  fires: number;
  left: number;
  steps: FireOffer[];
}

/** A legal action: its text, its price, and where it takes place. */
export interface FireOffer {
  text: string;
  verb: string;
  cost: number;
  pool?: 'command' | 'douse' | 'move';
  firefighter?: number;
  friend?: number;
  space?: string;
  spaces?: string[];
  edge?: string;
  stands?: string;
  threat?: 'fire' | 'smoke';
  card?: string;
  dice?: string;
  vehicle?: string;
  side?: string;
}

/** A building: what never changes during a match. */
export interface FireBoard {
  name: string;
  title: string;
  rows: number;
  cols: number;
  floors: number;
  sides: string[];
  spaces: BoardSpace[];
  edges: BoardEdge[];
  rooms: BoardRoom[];
  parking: Parking;
  areas: Area[];
  limits: Limits;
}

/** A space of the plan. */
export interface BoardSpace {
  name: string;
  row: number;
  col: number;
  floor: number;
  inside: boolean;
  dice?: number[];
  arrow?: string;
  room?: number | null;
  stair?: string;
  elevator?: string;
  ladder_top?: boolean;
  closed?: boolean;
}

/** A wall, door or window as the board file draws it. */
export interface BoardEdge {
  name: string;
  spaces: string[];
  lies: 'level' | 'upright';
  kind: string;
}

/** A room and its spaces. */
export interface BoardRoom {
  room: number;
  name: string;
  spaces: string[];
}

/** The bays of both vehicles. */
export interface Parking {
  engine: Bay[];
  ambulance: Bay[];
}

/** A place where a vehicle can stand. */
export interface Bay {
  name: string;
  side: string;
  spaces: string[];
  aims?: string[];
}

/** A target of the deck gun. */
export interface Area {
  name: string;
  rows: number[];
  cols: number[];
}

/** What the numbers run up to. */
export interface Limits {
  rescue: number;
  lose: number;
  damage: number;
  saved: number;
  evidence: number;
}

/** The chances of the next fire phase. */
export interface FireRisk {
  spaces: Record<string, number>;
  walls: Record<string, WallRisk>;
  poi: Record<string, number>;
  firefighters: number[];
  damage: number;
  collapse: number;
  error: number;
  sampled: number;
  rolls: number;
}

/** The chance that a wall or door is damaged, and that it falls. */
export interface WallRisk {
  hit: number;
  gone: number;
}
