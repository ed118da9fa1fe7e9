// Made by tools/make_protocol.py from hotzone/server: do not edit.

import type { Because, Board, DebriefFound, HintFound, RiskFound, Unit, View, Ways } from './game.d.ts';

/** Why something was refused; nothing has changed. */
export interface Error {
  type: 'error';
  code: string;
  text: string;
  rule: string;
  seq?: number;
  numbers?: number[];
  line?: number;
  column?: number;
  id?: number | string;
}

/** A message with an id was done. */
export interface Done {
  type: 'done';
  id: number | string;
  seq: number;
}

/** What somebody is in this room. */
export interface You {
  type: 'you';
  person: number;
  name: string;
  host: boolean;
  seats: number[];
  kept: boolean;
  cookie: boolean;
  joined: boolean;
  token: string | null;
  id?: number | string | null;
  protocol?: number;
}

/** A new return link. */
export interface SeatLink {
  type: 'link';
  seat: number | null;
  token: string;
}

/** A line of chat, a phrase or a ping. */
export interface Said {
  type: 'said';
  person: number;
  name: string;
  at: number;
  seq: number;
  text?: string;
  phrase?: string;
  ping?: string;
}

/** The last lines of chat. */
export interface Talk {
  type: 'talk';
  lines: Said[];
}

/** What never changes, for the page to draw. */
export interface BoardSent {
  type: 'board';
  game: string;
  board: Board;
}

/** The table now, or as it was. */
export interface StateSent {
  type: 'state';
  seq: number;
  live: boolean;
  view: View;
  undo: UndoStep | null;
  redo: boolean;
}

/** One step back: to which state, and whose step it was. */
export interface UndoStep {
  to: number;
  seat: number;
}

/** An entry as it happens, with the table after it. */
export interface Acted extends Omit<LogEntrySent, 'type'> {
  type: 'acted';
  view: View;
  undo: UndoStep | null;
  redo: boolean;
}

/** An entry of the log; what a bot said about it stays with it. */
export interface LogEntrySent {
  type: 'acted';
  seq: number;
  actor: number | 'nature' | 'nobody';
  action: string;
  events: EventSent[];
  at: number;
  bot?: string;
  reason?: string;
  plan?: string[];
  because?: Because;
}

/** Something that happened, in words of the notation, and by which rule. */
export interface EventSent {
  kind: string;
  text: string;
  rule: string;
}

/** Entries after the page's own last. */
export interface Missed {
  type: 'missed';
  entries: LogEntrySent[];
}

/** Who sits where, who is here, the host's switches, the dice. */
export interface RoomSent {
  type: 'room';
  code: string;
  title: string;
  game: string;
  rules: number;
  setup: string;
  created: number;
  origin: string | null;
  readonly: string | null;
  over: boolean;
  seats: SeatSent[];
  people: PersonSent[];
  alone: boolean;
  switches: Switches;
  dice: RoomDice;
}

/** A seat: whose it is, who plays it. */
export interface SeatSent {
  seat: number;
  owner: number | null;
  holder: number | null;
  bot: string | null;
  name: string | null;
  here: boolean;
}

/** Somebody in the room. */
export interface PersonSent {
  person: number;
  name: string;
  host: boolean;
  here: boolean;
  guest: boolean;
}

/** The switches with their defaults; kept as JSON with the match. */
export interface Switches {
  chat: string;
  watchers: boolean;
  undo: boolean;
  pace: number;
  paused: boolean;
  closed: boolean;
  together: number;
  waiting: boolean;
  ready: number[];
  open: boolean;
  helped: boolean;
  names: string[];
  booked: boolean;
  next: string;
}

/** The seal of the dice, and at the end what it sealed. */
export interface RoomDice {
  commitment: string;
  from: number;
  seed: string | null;
}

/** Whether an action could be played, and if not, why. */
export interface WhyAnswer {
  type: 'why';
  code?: string;
  text?: string;
  rule?: string;
  numbers?: number[];
  line?: number;
  column?: number;
  seq: number;
  action: string;
  legal: boolean;
}

/** Where the active figure can go. */
export interface PathsAnswer {
  type: 'paths';
  seq: number;
  paths: Ways;
}

/** The server is there. */
export interface BeatAnswer {
  type: 'beat';
  seq: number;
}

/** What the coach would do. */
export interface HintAnswer {
  type: 'hint';
  seq: number;
  hint: HintFound;
}

/** The chances of nature's next part. */
export interface RiskAnswer {
  type: 'risk';
  seq: number;
  risk: RiskFound;
}

/** Something asked of a teammate, and what they answered. */
export interface RequestAnswer {
  type: 'request';
  seq: number;
  seat: number;
  person: number;
  ask: string;
  place: string;
  by: number;
  answer: 'later' | 'moot' | 'no' | 'open' | 'yes';
  why?: string;
  cost?: number;
  units?: Unit[];
}

/** How a match was won or lost. */
export interface DebriefAnswer {
  type: 'debrief';
  seq: number;
  debrief: DebriefFound;
}

/** What a correction did, or would do (`dry`): which old entries stay, which are left over, and the table after it. */
export interface Amended {
  type: 'amended';
  seq: number;
  dry: boolean;
  kept: number[];
  left: number[];
  misfit: Misfit | null;
  view: View;
}

/** The first old entry that does not fit after a correction, and why. */
export interface Misfit {
  seq: number;
  actor: number | 'nature' | 'nobody';
  action: string;
  code: string;
  text: string;
  rule: string;
}

/** A match in short, by its plain route. */
export interface MatchAbout extends Omit<RoomSent, 'type'> {
  type: 'match';
  seq: number;
  result: Record<string, unknown>;
  yours: number[];
}

/** What the server may say, by type. */
export interface Messages {
  error: Error;
  done: Done;
  you: You;
  link: SeatLink;
  said: Said;
  talk: Talk;
  board: BoardSent;
  state: StateSent;
  acted: Acted;
  missed: Missed;
  room: RoomSent;
  why: WhyAnswer;
  paths: PathsAnswer;
  beat: BeatAnswer;
  hint: HintAnswer;
  risk: RiskAnswer;
  request: RequestAnswer;
  debrief: DebriefAnswer;
  amended: Amended;
}

/** Anything that the server may say. */
export type Message = Messages[keyof Messages];

export namespace Asked {
  /** What every message of a page has. */
  export interface PageMessage<T> {
    type: T;
    id?: number | string | null;
  }

  /** The first message: who comes, and what they saw last. */
  export interface Hello extends PageMessage<'hello'> {
    protocol?: number;
    token?: string;
    name?: string;
    after?: number | null;
  }

  /** An action of the seat that must decide. */
  export interface Act extends PageMessage<'act'> {
    seq: number;
    text: string;
  }

  /** One step back, or back to a state. */
  export interface Undo extends PageMessage<'undo'> {
    seq: number;
    to?: number | null;
  }

  /** Forward again to what was taken back last. */
  export interface Redo extends PageMessage<'redo'> {
    seq: number;
  }

  /** Back to the start of this turn, as far as may be. */
  export interface Reset extends PageMessage<'reset'> {
    seq: number;
  }

  /** The table as it was after an entry. */
  export interface Look extends PageMessage<'look'> {
    at: number;
  }

  /** Why an action may not be played now. */
  export interface WhyQuery extends PageMessage<'why'> {
    text: string;
  }

  /** Where the active figure can go. */
  export type PathsQuery = PageMessage<'paths'>;

  /** Is anybody there? */
  export type BeatQuery = PageMessage<'beat'>;

  /** Pick a free seat. */
  export interface Sit extends PageMessage<'sit'> {
    seat: number;
  }

  /** Free a seat. */
  export interface Stand extends PageMessage<'stand'> {
    seat: number;
  }

  /** Lend a seat to a bot or a person. */
  export interface Give extends PageMessage<'give'> {
    seat: number;
    bot?: string;
    person?: number;
  }

  /** Take a seat back. */
  export interface Take extends PageMessage<'take'> {
    seat: number;
  }

  /** A return link of one's own, or with `seat` one to that seat. */
  export interface Link extends PageMessage<'link'> {
    seat?: number;
  }

  /** All return links of one's own, or with `seat` those to that seat, lead nowhere any more. */
  export interface Revoke extends PageMessage<'revoke'> {
    seat?: number;
  }

  /** Change one's name. */
  export interface Name extends PageMessage<'name'> {
    name: string;
  }

  /** A line of chat. */
  export interface Say extends PageMessage<'say'> {
    text: string;
  }

  /** One of the game's phrases. */
  export interface Phrase extends PageMessage<'phrase'> {
    phrase: string;
  }

  /** Mark a space or an edge for everybody. */
  export interface Ping extends PageMessage<'ping'> {
    place: string;
  }

  /** In the lobby: I am ready, or not yet. */
  export interface Ready extends PageMessage<'ready'> {
    ready?: boolean;
  }

  /** The host's switches; what is left out stays as it is. */
  export interface Set extends PageMessage<'set'> {
    title?: string | null;
    chat?: string | null;
    watchers?: boolean | null;
    undo?: boolean | null;
    pace?: number | null;
    paused?: boolean | null;
  }

  /** Let a paused bot act once. */
  export type Step = PageMessage<'step'>;

  /** Hand the host's rights on, or claim them when the host is gone. */
  export interface Host extends PageMessage<'host'> {
    person?: number;
  }

  /** Send somebody away and void their link. */
  export interface Kick extends PageMessage<'kick'> {
    person: number;
  }

  /** The host starts the match: a bot takes every free seat until somebody comes. */
  export type StartMatch = PageMessage<'start'>;

  /** The host takes the crew to another match. */
  export interface Next extends PageMessage<'next'> {
    code: string;
  }

  /** What the crew would do: 1 a clue, 2 the place, 3 the whole line with its odds. */
  export interface HintQuery extends PageMessage<'hint'> {
    seat?: number;
    step?: number;
  }

  /** The chances of what nature does next, on this table or on an earlier one. */
  export interface RiskQuery extends PageMessage<'risk'> {
    at?: number | null;
  }

  /** Ask something of a teammate. */
  export interface Request extends PageMessage<'request'> {
    seat: number;
    ask: string;
    place?: string;
  }

  /** How a finished match was won or lost. */
  export type DebriefQuery = PageMessage<'debrief'>;

  /** At a table of cardboard: put entry `at` right with `text` (empty: it did not happen), then play `keep` again. */
  export interface Amend extends PageMessage<'amend'> {
    seq: number;
    at?: number | null;
    text?: string;
    keep?: number[] | null;
    dry?: boolean;
  }

  /** At a table of cardboard: these pieces lie otherwise, each as an event says it: `moved 2 3,5`. */
  export interface Differ extends PageMessage<'differ'> {
    seq: number;
    pieces: string[];
  }

  /** At a table of cardboard: the server rolls or draws this once. */
  export interface Roll extends PageMessage<'roll'> {
    seq: number;
  }

  /** At a table of cardboard: the match is over and goes into the log, with a line of one's own. */
  export interface Book extends PageMessage<'book'> {
    seq: number;
    note?: string;
  }

  /** Anything that a page may say. */
  export type Message =
    | Hello
    | Act
    | Undo
    | Redo
    | Reset
    | Look
    | WhyQuery
    | PathsQuery
    | BeatQuery
    | Sit
    | Stand
    | Give
    | Take
    | Link
    | Revoke
    | Name
    | Say
    | Phrase
    | Ping
    | Ready
    | Set
    | Step
    | Host
    | Kick
    | StartMatch
    | Next
    | HintQuery
    | RiskQuery
    | Request
    | DebriefQuery
    | Amend
    | Differ
    | Roll
    | Book;
}
