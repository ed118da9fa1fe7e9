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
export interface State {
  type: 'state';
  seq: number;
  live: boolean;
  view: View;
  undo: Undo | null;
  redo: boolean;
}

/** One step back: to which state, and whose step it was. */
export interface Undo {
  to: number;
  seat: number;
}

/** An entry as it happens, with the table after it. */
export interface Acted extends Omit<LogEntry, 'type'> {
  type: 'acted';
  view: View;
  undo: Undo | null;
  redo: boolean;
}

/** An entry of the log; what a bot said about it stays with it. */
export interface LogEntry {
  type: 'acted';
  seq: number;
  actor: number | 'nature' | 'nobody';
  action: string;
  events: Event[];
  at: number;
  bot?: string;
  reason?: string;
  plan?: string[];
  because?: Because;
}

/** Something that happened, in words of the notation, and by which rule. */
export interface Event {
  kind: string;
  text: string;
  rule: string;
}

/** Entries after the page's own last. */
export interface Missed {
  type: 'missed';
  entries: LogEntry[];
}

/** Who sits where, who is here, the host's switches, the dice. */
export interface Room {
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
  seats: Seat[];
  people: Person[];
  alone: boolean;
  switches: Switches;
  dice: RoomDice;
}

/** A seat: whose it is, who plays it. */
export interface Seat {
  seat: number;
  owner: number | null;
  holder: number | null;
  bot: string | null;
  name: string | null;
  here: boolean;
}

/** Somebody in the room. */
export interface Person {
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
export interface Why {
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
export interface Paths {
  type: 'paths';
  seq: number;
  paths: Ways;
}

/** The server is there. */
export interface Beat {
  type: 'beat';
  seq: number;
}

/** What the coach would do. */
export interface Hint {
  type: 'hint';
  seq: number;
  hint: HintFound;
}

/** The chances of nature's next part. */
export interface Risk {
  type: 'risk';
  seq: number;
  risk: RiskFound;
}

/** Something asked of a teammate, and what they answered. */
export interface Request {
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
export interface Debrief {
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
export interface MatchAbout extends Omit<Room, 'type'> {
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
  state: State;
  acted: Acted;
  missed: Missed;
  room: Room;
  why: Why;
  paths: Paths;
  beat: Beat;
  hint: Hint;
  risk: Risk;
  request: Request;
  debrief: Debrief;
  amended: Amended;
}

/** Anything that the server may say. */
export type Message = Messages[keyof Messages];

export namespace Asked {
  /** What every message of a page has. */
  export interface Sent<T> {
    type: T;
    id?: number | string | null;
  }

  /** The first message: who comes, and what they saw last. */
  export interface Hello extends Sent<'hello'> {
    protocol?: number;
    token?: string;
    name?: string;
    after?: number | null;
  }

  /** An action of the seat that must decide. */
  export interface Act extends Sent<'act'> {
    seq: number;
    text: string;
  }

  /** One step back, or back to a state. */
  export interface Undo extends Sent<'undo'> {
    seq: number;
    to?: number | null;
  }

  /** Forward again to what was taken back last. */
  export interface Redo extends Sent<'redo'> {
    seq: number;
  }

  /** Back to the start of this turn, as far as may be. */
  export interface Reset extends Sent<'reset'> {
    seq: number;
  }

  /** The table as it was after an entry. */
  export interface Look extends Sent<'look'> {
    at: number;
  }

  /** Why an action may not be played now. */
  export interface Why extends Sent<'why'> {
    text: string;
  }

  /** Where the active figure can go. */
  export type Paths = Sent<'paths'>;

  /** Is anybody there? */
  export type Beat = Sent<'beat'>;

  /** Pick a free seat. */
  export interface Sit extends Sent<'sit'> {
    seat: number;
  }

  /** Free a seat. */
  export interface Stand extends Sent<'stand'> {
    seat: number;
  }

  /** Lend a seat to a bot or a person. */
  export interface Give extends Sent<'give'> {
    seat: number;
    bot?: string;
    person?: number;
  }

  /** Take a seat back. */
  export interface Take extends Sent<'take'> {
    seat: number;
  }

  /** A return link of one's own, or with `seat` one to that seat. */
  export interface Link extends Sent<'link'> {
    seat?: number;
  }

  /** All return links of one's own, or with `seat` those to that seat, lead nowhere any more. */
  export interface Revoke extends Sent<'revoke'> {
    seat?: number;
  }

  /** Change one's name. */
  export interface Name extends Sent<'name'> {
    name: string;
  }

  /** A line of chat. */
  export interface Say extends Sent<'say'> {
    text: string;
  }

  /** One of the game's phrases. */
  export interface Phrase extends Sent<'phrase'> {
    phrase: string;
  }

  /** Mark a space or an edge for everybody. */
  export interface Ping extends Sent<'ping'> {
    place: string;
  }

  /** In the lobby: I am ready, or not yet. */
  export interface Ready extends Sent<'ready'> {
    ready?: boolean;
  }

  /** The host's switches; what is left out stays as it is. */
  export interface Set extends Sent<'set'> {
    title?: string | null;
    chat?: string | null;
    watchers?: boolean | null;
    undo?: boolean | null;
    pace?: number | null;
    paused?: boolean | null;
  }

  /** Let a paused bot act once. */
  export type Step = Sent<'step'>;

  /** Hand the host's rights on, or claim them when the host is gone. */
  export interface Host extends Sent<'host'> {
    person?: number;
  }

  /** Send somebody away and void their link. */
  export interface Kick extends Sent<'kick'> {
    person: number;
  }

  /** The host starts the match: a bot takes every free seat until somebody comes. */
  export type Start = Sent<'start'>;

  /** The host takes the crew to another match. */
  export interface Next extends Sent<'next'> {
    code: string;
  }

  /** What the crew would do: 1 a clue, 2 the place, 3 the whole line with its odds. */
  export interface Hint extends Sent<'hint'> {
    seat?: number;
    step?: number;
  }

  /** The chances of what nature does next, on this table or on an earlier one. */
  export interface Risk extends Sent<'risk'> {
    at?: number | null;
  }

  /** Ask something of a teammate. */
  export interface Request extends Sent<'request'> {
    seat: number;
    ask: string;
    place?: string;
  }

  /** How a finished match was won or lost. */
  export type Debrief = Sent<'debrief'>;

  /** At a table of cardboard: put entry `at` right with `text` (empty: it did not happen), then play `keep` again. */
  export interface Amend extends Sent<'amend'> {
    seq: number;
    at?: number | null;
    text?: string;
    keep?: number[] | null;
    dry?: boolean;
  }

  /** At a table of cardboard: these pieces lie otherwise, each as an event says it: `moved 2 3,5`. */
  export interface Differ extends Sent<'differ'> {
    seq: number;
    pieces: string[];
  }

  /** At a table of cardboard: the server rolls or draws this once. */
  export interface Roll extends Sent<'roll'> {
    seq: number;
  }

  /** At a table of cardboard: the match is over and goes into the log, with a line of one's own. */
  export interface Book extends Sent<'book'> {
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
    | Why
    | Paths
    | Beat
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
    | Start
    | Next
    | Hint
    | Risk
    | Request
    | Debrief
    | Amend
    | Differ
    | Roll
    | Book;
}
