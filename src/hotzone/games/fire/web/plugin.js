// @ts-check
/** The fire game as the page plugs it in: drawing, telling, naming. */
import { svg } from '/static/lib/templates.js';
import { t } from '/static/lib/i18n.js';
import { about, anchors, asks, groups, iconOf, pleas, probe, remote, title, walks, ways } from './actions.js';
import { read, wayWords } from './text/action_text.js';
import { storey } from './board/board.js';
import { asText, hint, label, things } from './text/board_text.js';
import { badges } from './badges.js';
import { card, cardsAtHand } from './cards.js';
import { dice, rolled } from './dice.js';
import { between, beside, chart, frame, line, size } from './board/geometry.js';
import { legend } from './legend.js';
import { puzzleKind } from './puzzles.js';
import { riskMarks, riskTold, riskWords } from './risk.js';
import { replayEvent, weight } from './text/event_replay.js';
import { ahead } from './story/captions.js';
import { beats } from './story/beats.js';
import { stage } from './story/stage_marks.js';
import { danger, sound, sounds } from './story/sounds.js';
import { poster, preview } from './setup/preview.js';
import { ending, result } from './result.js';
import { mark, rescues } from './text/rescues.js';
import { patterns } from './board/rooms.js';
import { helmet, symbols } from './board/symbols.js';
import { full, placeOf, short, tell, tellWalk } from './text/event_text.js';
import { arrange, endWords, wasted } from './text/option_text.js';
import { partOf, placeWords } from './text/places.js';

/** @import { FireBook, FireMap, OwnOffer } from './types.d.ts' */
/** @import { FireBoard, FireView, Goal } from './view.d.ts' */
/** @import { GamePage, Status } from '/static/lib/game.d.ts' */

/** The step of the turn that a stage belongs to. @type {Record<string, number>} */
const PHASES = {
  acting: 1,
  riding: 1,
  gunning: 1,
  rerolling: 1,
  revealing: 1,
  won: 1,
  advancing: 2,
  detonating: 2,
  knocking: 2,
  losing: 2,
  'detonating-late': 2,
  collapsing: 2,
  replenishing: 3,
  meeting: 3,
};

const LEFT = /** @type {const} */ (['threats_left', 'hot_spots_left']);
const UNSEEN = /** @type {const} */ (['poi_left', 'victims_unseen', 'alarms_unseen']); // where people are to be found

const charts = new WeakMap();
/** Look-ups of a board, made once. @param {FireBoard} board */
const mapOf = (board) => {
  if (!charts.has(board)) charts.set(board, chart(board));
  return charts.get(board);
};

/** A goal's count as it is told: the story counts step by step. @param {FireView} view @param {Goal} goal */
function told(view, goal) {
  const counts = /** @type {Record<string, number | undefined>} */ ({ evidence: view.evidence, ...view.counts });
  return counts[goal.id] ?? goal.value;
}

/** What each goal counts, as it lies on the board. @type {Record<string, string>} */
const SIGNS = {
  rescued: 's-victim',
  lost: 's-victim',
  knocked: 'helmet-1',
  damage: 's-damage',
  evidence: 's-hazmat',
  'hot-spots': 's-hot',
};

/** @type {GamePage<FireView, FireBoard, FireMap>} */
export const game = {
  name: 'fire',
  mapOf,
  size,
  frame,
  storey,
  line,
  beside,
  between,
  replayEvent,
  weight,
  beats,
  stage,
  ahead,
  sound,
  sounds,
  danger,
  tell,
  tellWalk,
  arrange,
  endWords,
  placeWords,
  partOf,
  placeOf,
  short,
  full,
  groups,
  iconOf,
  probe,
  title,
  about,
  anchors,
  remote,
  hint,
  things,
  legend,
  label,
  asText,
  asks,
  pleas,
  riskMarks,
  riskTold,
  riskWords,
  puzzleKind,
  dice,
  rolled,
  read,
  walks,
  ways,
  wayWords,
  wasted,
  result,
  badges,
  card,
  cardsAtHand,
  ending,
  mark,
  rescues,
  loadSetup: () => import('./setup/setup.js').then((found) => found.setup),
  workshop: () => import('./workshop/workshop.js').then((found) => found.workshop),
  endScene: () => import('./end_scene.js').then((found) => found.paintStreet),
  tabletop: () => import('./tabletop/tabletop.js').then((found) => found.tabletop),
  onFoot: ['move'],
  chances: ['poi-lost', 'collapse'],

  /** The keys of the groups of actions. @returns {[string, string]} */
  keys: () => ['M G X D C', t('key-groups')],

  /**
   * An offer as the page knows all offers: who does it, if it is not the one whose turn it is.
   * @param {OwnOffer} offer
   */
  offer: (offer) => (offer.firefighter ? { ...offer, other: offer.firefighter } : offer),

  /** Whom a question is about. @param {FireView} view */
  asked: (view) => view.question?.firefighter,

  /** Three rescues teach all there is to know. @param {FireView} view */
  learned: (view) => view.counts.rescued >= 3,

  /** The steps of a turn, and which of them it is now. @param {FireView} view */
  phases: (view) => ({ ids: ['phase-1', 'phase-2', 'phase-3'], now: PHASES[view.stage] ?? 0 }),

  /** Symbols that this match needs. @param {FireView | null} view */
  symbols: (view) => svg`
    <defs>${patterns}</defs>
    ${symbols}${(view?.firefighters ?? [1, 2, 3, 4, 5, 6].map((number) => ({ number, card: 'firefighter' }))).map(
      (one) => helmet(one.number, one.card),
    )}
  `,

  /** The figures of the crew, in turn order. @param {FireView} view */
  crew: (view) =>
    view.firefighters.map((one) => ({
      number: one.number,
      at: one.at,
      saved: one.saved,
      symbol: `helmet-${one.number}`,
      role: t(`card-${one.card}`),
      card: one.card,
    })),

  /** The strip above the board: the goals of this match. @param {FireView} view @returns {Status[]} */
  status: (view) =>
    (view.goals ?? []).map((one) => ({
      id: one.id,
      value: told(view, one),
      of: one.of,
      kind: one.kind === 'bar-good' ? 'bar' : one.kind,
      label: t(`goal-${one.id}`, { many: one.of }),
      brief: t(`goal-${one.id}-short`, { many: one.of }),
      sign: SIGNS[one.id],
      danger: {
        good: false,
        'bar-good': false,
        bad: told(view, one) >= one.of - 1 && one.of > 1,
        bar: told(view, one) >= one.of * 0.75,
      }[one.kind],
    })),

  /** Points of the active figure: what is left, of how many, and its shape. @param {FireView} view */
  points: (view) =>
    /** @type {const} */ (['ap', 'move', 'douse', 'command']).map((id) => ({
      id,
      left: view.points[id] + (id === 'ap' ? view.points.saved : 0),
      shape: id === 'ap' ? 'circle' : 'triangle',
    })),

  /** Where the focus begins. @param {FireView} view */
  home: (view) => view.firefighters[view.seat - 1]?.at ?? '1,1',

  /** The size of the drawing before a match: floors side by side. @param {FireBoard} board */
  previewSize: (board) => ({
    width: size(board).width * board.floors + 40 * (board.floors - 1),
    height: size(board).height,
  }),

  /** A building before a match. @param {FireBoard} board @param {FireBook['boards'][number]} [shown] */
  preview: (board, shown) => preview(mapOf(board), shown),

  /** The first minute of a fire. @param {FireBoard} board @param {FireBook['boards'][number]} [shown] */
  poster: (board, shown) => poster(mapOf(board), shown),

  /** Small counts for the Team pane. @param {FireView} view */
  counts: (view) =>
    [...LEFT, ...(view.goals?.some((goal) => goal.id === 'rescued') ? UNSEEN : [])].map((id) => ({
      id,
      value: view.counts[id],
    })),
};
