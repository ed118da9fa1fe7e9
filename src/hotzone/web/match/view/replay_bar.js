// @ts-check
/** The replay in two lines: the track with its turns and what happened in them, then buttons with words. */
import { html, nothing, signal, svg } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { speed } from '../../lib/preferences.js';
import { t } from '../../lib/i18n.js';
import { trackField } from './phase_bar.js';
import { momentLink } from '../dialogs/invite.js';
import { positionChips } from '../dialogs/position_chips.js';

/** @import { LogEntrySent } from '../../lib/protocol.d.ts' */
/** @import { ScreenState } from '../model/screen_state.js' */

const STEP = 900; // milliseconds that a moment is seen at speed 1
/** How fast turns follow; whoever wants no story told still wants to see a replay. */
const pace = () => speed.value || 1;
/** The match that plays by itself, and its timer. */
const plays = signal(/** @type {ScreenState | null} */ (null));
let timer = 0;

/**
 * Where each turn begins: number and state.
 * @param {ScreenState} ui @param {LogEntrySent[]} line @returns {{turn: number, seq: number}[]}
 */
function turnsOf(ui, line) {
  return line.flatMap((entry) =>
    entry.events
      .filter((event) => event.kind === 'turn')
      .map((event) => ({ turn: Number(event.text.split(' ')[2]), seq: entry.seq })),
  );
}

/** Stop the replay that plays by itself. */
export function stopReplay() {
  clearTimeout(timer);
  plays.value = null;
}

/** One moment further, then the next. @param {ScreenState} ui */
function advance(ui) {
  const { table } = ui;
  clearTimeout(timer);
  if (plays.peek() !== ui) return;
  const line = table.eventLog.line(null),
    at = table.at.peek() ?? Infinity,
    next = line.find((entry) => entry.seq > at);
  if (!next || next.seq >= table.live.peek().seq) {
    table.go(null);
    stopReplay();
    return;
  }
  table.go(next.seq);
  timer = window.setTimeout(() => advance(ui), STEP / speed.peek());
}

/** Play on from the moment that is shown; from the start if that is the end. @param {ScreenState} ui */
function play(ui) {
  if (plays.value) {
    stopReplay();
    return;
  }
  ui.endHidden.value = ui.table.code;
  if (ui.table.at.value === null) ui.table.go(0);
  plays.value = ui;
  timer = window.setTimeout(() => advance(ui), STEP / pace());
}

/** To a moment, by hand. @param {ScreenState} ui @param {number | null} seq */
function go(ui, seq) {
  stopReplay();
  if (ui.table.room.value.over && seq !== null) ui.endHidden.value = ui.table.code;
  ui.table.go(seq);
}

const MARK = 20; // pixels that a mark takes, and its number beside it
const NUMBER = 22;

/**
 * What happened, as marks over the track; those of a kind that would lie on each other are one mark with their number.
 * @param {ScreenState} ui
 * @param {LogEntrySent[]} line
 * @param {(seq: number) => number} x
 */
function signsOf(ui, line, x) {
  const wide = document.querySelector('.replay-track')?.clientWidth || Math.min(window.innerWidth - 60, 700),
    all = line.flatMap((entry) =>
      entry.events.flatMap((event) => {
        const sign = ui.table.game.value.mark?.(event);
        return sign ? [{ sign, at: x(entry.seq), many: 1 }] : [];
      }),
    ),
    found = /** @type {typeof all} */ ([]);
  for (const one of all) {
    const before = found.findLast(({ sign }) => sign.symbol === one.sign.symbol),
      room = ((MARK + (before && before.many > 1 ? NUMBER : 0)) * 1000) / wide;
    if (before && one.at - before.at < room) before.many += 1;
    else found.push(one);
  }
  const free = ((MARK + NUMBER) * 1000) / wide; // a number stands only where no other mark is in its way
  return found.map((one, i) => ({ ...one, told: one.many > 1 && (found[i + 1]?.at ?? Infinity) - one.at >= free }));
}

/**
 * Turns and marks over the track.
 * @param {ScreenState} ui @param {LogEntrySent[]} line @param {{turn: number, seq: number}[]} turns
 * @param {number} most
 */
function marks(ui, line, turns, most) {
  const x = (/** @type {number} */ seq) => 10 + (980 * seq) / Math.max(1, most);
  const every = Math.max(1, Math.ceil(turns.length / 6));
  // the first and the last have a word beside their number: on a phone it takes a sixth of the track
  const isFree = (/** @type {number} */ seq) =>
    x(seq) - x(turns[0].seq) > 170 && x(turns[turns.length - 1].seq) - x(seq) > 170;
  return html`<svg class="track-marks" viewBox="0 0 1000 50" preserveAspectRatio="none" aria-hidden="true">
      ${turns.map(({ seq }) => svg`<path class="tick" d="M${x(seq)},4v14"></path>`)}
    </svg>
    <svg class="track-marks" aria-hidden="true">
      ${signsOf(ui, line, x).map(
        ({ sign, at, many, told }) => svg`
          <use class="track-mark is-${sign.kind}" href="#${sign.symbol}" x="${at / 10}%" y="0"
            width="20" height="20" transform="translate(-10,0)"></use>
          ${told ? svg`<text class="track-turn" x="${at / 10}%" y="15" dx="11">×${many}</text>` : nothing}
        `,
      )}${turns
        .filter(({ seq }, i) => i === 0 || i === turns.length - 1 || (i % every === 0 && isFree(seq)))
        .map(({ turn, seq }, i, all) => {
          const anchor = i === 0 ? 'start' : i === all.length - 1 ? 'end' : 'middle';
          const said = anchor === 'middle' ? turn : t('turn', { turn });
          return svg`<text class="track-turn" x="${x(seq) / 10}%" y="44" text-anchor=${anchor}>${said}</text>`;
        })}
    </svg>`;
}

/** @param {ScreenState} ui */
export function replayBar(ui) {
  const { table } = ui,
    live = table.live.value.seq,
    at = table.at.value,
    line = table.eventLog.line(null),
    turns = turnsOf(ui, line);
  const here = at ?? live,
    before = turns.findLast(({ seq }) => seq < here)?.seq ?? 0,
    after = turns.find(({ seq }) => seq > here)?.seq ?? null;
  const over = table.room.value.over;
  return html`<div class="replay-bar" role="group" aria-label=${t('replay')}>
    <div class="replay-track">${trackField(live, at, (seq) => go(ui, seq))}${marks(ui, line, turns, live)}</div>
    <div class="replay-buttons">
      <button
        class="replay-button"
        data-replay="start"
        aria-disabled=${here === 0}
        title=${here === 0 ? t('replay-first') : nothing}
        @click=${() => go(ui, 0)}
      >
        ${icon('first')}<span class="wide-only">${t('replay-begin')}</span
        ><span class="only-heard">${t('replay-start')}</span>
      </button>
      <button
        class="replay-button"
        data-replay="back"
        aria-disabled=${here === 0}
        title=${here === 0 ? t('replay-first') : nothing}
        @click=${() => go(ui, before)}
      >
        ${icon('left')}<span>${t('replay-turn')}</span><span class="only-heard">${t('replay-back')}</span>
      </button>
      <button class="replay-button is-primary" data-replay="play" @click=${() => play(ui)}>
        ${icon(plays.value ? 'pause' : 'play')}<span>${plays.value ? t('pause') : t('replay-play')}</span>
      </button>
      <button
        class="replay-button"
        data-replay="on"
        aria-disabled=${at === null}
        title=${at === null ? t('replay-newest') : nothing}
        @click=${() => go(ui, after)}
      >
        <span>${t('replay-turn')}</span>${icon('right')}<span class="only-heard">${t('replay-on')}</span>
      </button>
      <button
        class="replay-button"
        aria-label=${t('speed', { by: pace() })}
        @click=${() => {
          speed.value = { 0.5: 1, 1: 2, 2: 4, 4: 0.5 }[/** @type {0.5|1|2|4} */ (pace())] ?? 1;
        }}
      >
        ${pace() === 0.5 ? '½' : pace()}×
      </button>
      <span class="spacer"></span>
      ${
        at === null
          ? nothing
          : html`<button class="replay-button" data-replay="branch" @click=${() => ui.playOn(at)}>
                ${icon('redo')}<span>${t('play-on-here')}</span></button
              >${momentLink(ui, at)}${positionChips(ui)}`
      }
      ${
        over && ui.endHidden.value === table.code
          ? html`<button
              class="replay-button"
              data-replay="end"
              @click=${() => {
                go(ui, null);
                ui.endHidden.value = '';
              }}
            >
              ${icon('last')}<span>${t('replay-to-end')}</span>
            </button>`
          : at === null
            ? nothing
            : html`<button class="replay-button" data-replay="live" @click=${() => go(ui, null)}>
                ${icon('last')}<span>${t('to-live')}</span>
              </button>`
      }
    </div>
  </div>`;
}
