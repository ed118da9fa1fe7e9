// @ts-check
/**
 * The companion: the play screen beside a real table. What nature did is entered, what follows is told piece by piece.
 */
import { html, nothing, section } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { t } from '../lib/i18n.js';
import { panel } from '../match/panel/action_panel.js';
import { openTable } from '../match/view/screen.js';
import { ask } from './questions.js';
import { CompanionModel } from './companion_model.js';
import { differs, looksRight, placesToTap } from './table_differs.js';
import { ended } from './table_end.js';
import { correction, entries, leftOver } from './entries.js';
import { keys } from './keys.js';
import { flatEdges, layFlat, turnFlat } from './device/flat_tablet.js';
import { keepScreenOn } from './device/screen_light.js';
import { nextPiece, setTable } from './set_table.js';
import { lit, numbers, told } from './piece_changes.js';
import { keepPage, rememberTable } from './device/offline.js';
import { readTableWords } from './words.js';

/** @import { BoardMap, View } from '../lib/game.d.ts' */
/** @import { Travel } from '../lib/page.d.ts' */
/** @import { ScreenState } from '../match/model/screen_state.js' */

/** What the table waits for, in a word. @param {CompanionModel} desk */
function sceneOf(desk) {
  const view = desk.table.live.value.view;
  if (!desk.ready.value && desk.table.live.value.seq === 0) return 'set';
  if (desk.pending.value.length) return 'told';
  if (view.result !== 'undecided') return 'ended';
  if (view.actor === 'nature') return 'keys';
  return desk.free.value && desk.ends() ? 'free' : 'turn';
}

/** @param {CompanionModel} desk @param {string} scene */
function sceneView(desk, scene) {
  switch (scene) {
    case 'set':
      return setTable(desk);
    case 'told':
      return told(desk);
    case 'ended':
      return ended(desk);
    case 'keys':
      return keys(desk, desk.table.live.value.view);
    case 'free':
      return looksRight(desk);
    default:
      return panel(desk.ui);
  }
}

/** Undo, what was entered, questions, other phones. @param {CompanionModel} desk */
function tools(desk) {
  const { table, ui } = desk,
    stop = desk.hindered() || (table.live.value.undo ? '' : t('undo-nothing'));
  const open = (/** @type {string} */ name) => {
    desk.sheet.value = desk.sheet.value === name ? '' : name;
    table.coach.riskMap.on.value = desk.sheet.value === 'ask';
  };
  const tool = (
    /** @type {string} */ mark,
    /** @type {string} */ sign,
    /** @type {() => void} */ press,
    /** @type {string} */ why = '',
    /** @type {boolean} */ on = desk.sheet.value === mark,
  ) =>
    html`<button
      class="tool-button button ${why ? 'is-off' : ''}"
      data-desk=${mark}
      aria-disabled=${why !== ''}
      aria-pressed=${mark === 'undo' || mark === 'phones' ? nothing : on}
      title=${why || t(`companion-tool-${mark}`)}
      @click=${() => (why ? ui.explain(why) : press())}
    >
      ${icon(sign)}<span>${t(`companion-tool-${mark}`)}</span>
    </button>`;
  return html`<nav class="desk-tools" aria-label=${t('companion-tools')}>
    ${
      sceneOf(desk) === 'turn' && !desk.sheet.value ? nothing : tool('undo', 'undo', () => desk.back(), stop)
    }${tool('entries', 'list', () => open('entries'))}${tool('ask', 'dice', () =>
      open('ask'),
    )}${tool('differs', 'swap', () => open('differs'))}${tool(
      'free',
      'burst',
      () => {
        desk.free.value = !desk.free.value;
      },
      '',
      desk.free.value,
    )}${tool('flat', 'reset', () => turnFlat(desk), '', desk.flat.value >= 0)}${tool('phones', 'people', () => {
      ui.dialog.value = { kind: 'room' };
    })}
  </nav>`;
}

/** @param {CompanionModel} desk */
function deskPanel(desk) {
  const { table } = desk;
  if (!desk.top.value) return html`<p role="status">${t('loading')}</p>`;
  const sheet = desk.sheet.value,
    note = table.note.value,
    body =
      sheet === 'entries'
        ? entries(desk)
        : sheet === 'fix'
          ? correction(desk)
          : sheet === 'ask'
            ? ask(desk)
            : sheet === 'differs'
              ? differs(desk)
              : sceneView(desk, sceneOf(desk));
  return html`<div class="desk" data-scene=${sheet || sceneOf(desk)}>
    ${
      table.link.value === 'live'
        ? nothing
        : html`<p class="note is-refused" role="alert">${icon('warn')}<span>${t('companion-offline')}</span></p>`
    }
    ${sheet ? nothing : leftOver(desk)}${
      note && (sheet || sceneOf(desk) !== 'turn')
        ? html`<p class="note is-refused" role="status">
            ${icon('x')}<span>${note.error.text || t(`error-${note.error.code}`)}</span>
          </p>`
        : nothing
    }${body}${tools(desk)}${flatEdges(desk)}
  </div>`;
}

/**
 * Numbers of changes, a lit row, places of pieces.
 * @param {CompanionModel} desk @param {BoardMap} map @param {number} floor
 */
function drawOver(desk, map, floor) {
  if (!desk.top.value) return nothing;
  const { table, sheet } = desk,
    scene = sheet.value || sceneOf(desk),
    fix = desk.fix.value;
  if (scene === 'fix' && fix?.tried)
    return numbers(desk, map, floor, desk.differences(desk.base(), /** @type {View} */ (fix.tried.view)), []);
  if (scene === 'told') return numbers(desk, map, floor, desk.pending.value, desk.ticked.value);
  if (scene === 'differs' || scene === 'free') return desk.hindered() ? nothing : placesToTap(desk, map, floor);
  if (scene === 'set') return lit(desk, map, floor, nextPiece(desk)?.places ?? []);
  const asked = scene === 'fix' ? fix?.view : table.live.value.view,
    question = desk.first.value && asked ? desk.top.value.question(map, asked, String) : null;
  return question?.places ? lit(desk, map, floor, question.places(desk.first.value)) : nothing;
}

/**
 * Open a table by its code; returns how to leave it.
 * @param {string} code @param {string} secret @param {Travel} travel
 */
export function openCompanion(code, secret, travel) {
  let desk = /** @type {CompanionModel | null} */ (null),
    stopFlat = () => {},
    forget = () => {};
  keepPage();
  readTableWords();
  const dim = keepScreenOn();
  const leave = openTable(code, secret, travel, null, (/** @type {ScreenState} */ ui) => {
    const made = new CompanionModel(ui);
    desk = made;
    Object.assign(window, { desk: made }); // for people who look under the hood
    stopFlat = layFlat(made);
    forget = rememberTable(made);
    made.drawOver = (map, floor) => drawOver(made, /** @type {BoardMap} */ (map), floor);
    return { actions: section(() => deskPanel(made)) };
  });
  return () => {
    dim();
    stopFlat();
    forget();
    desk?.close();
    leave();
  };
}
