// @ts-check
/** The play screen: bar, crew, strip, board, phase, panel, log; one frame for all games. */
import { computed, effect, html, nothing, render, section, svg } from '../../lib/templates.js';
import { whyButton } from '../../lib/buttons.js';
import { icon, icons } from '../../lib/icons.js';
import { refusal, spoken, t } from '../../lib/i18n.js';
import { boardPane } from '../board/board_pane.js';
import { cardRow } from './badges.js';
import { dialogs } from '../dialogs/dialogs.js';
import { passCard } from '../dialogs/pass_card.js';
import { keys } from './keyboard.js';
import { part, ready } from './later_parts.js';
import { lines } from './log_lines.js';
import { logPane } from './log_pane.js';
import { panel } from '../panel/action_panel.js';
import { phase } from './phase_bar.js';
import { heed } from '../model/sounds.js';
import { strip } from './status_bar.js';
import { isTold, storyPanel } from '../story/story_panel.js';
import { Match } from '../model/match.js';
import { Tutorial } from '../model/tutorial.js';
import { ScreenState } from '../model/screen_state.js';
import { bar, team } from './top_bar.js';

/** @import { Travel } from '../../lib/page.d.ts' */
/** @import { RoomSent } from '../../lib/protocol.d.ts' */

/** The last line of the log, for phones. @param {ScreenState} ui */
function ticker(ui) {
  const last = lines(ui, 6)
    .filter((line) => !line.turn)
    .at(-1);
  if (!last) return nothing;
  return html`<div class="ticker">
    <svg aria-hidden="true"><use href="#${last.icon ?? 'i-list'}"></use></svg><span>${last.text}</span>${
      last.rule ? whyButton(last.rule, (rule) => ui.openRule(rule)) : nothing
    }
  </div>`;
}

/** What is seen before there is anything to draw. @param {ScreenState} ui */
function loading(ui) {
  const { table } = ui;
  return html`<div class="play-screen is-waiting">
    ${bar(ui)}
    <main class="loading">
      <p role="status">
        ${
          table.trouble.value
            ? refusal(table.trouble.value)
            : table.link.value.startsWith('closed')
              ? t(`link-${table.link.value}`)
              : t('loading')
        }
      </p>
      <p><a class="button is-primary" href="/">${t('to-home')}</a></p>
    </main>
  </div>`;
}

/** A table of cardboard where an entry can still be put right. @param {RoomSent} room */
const isOpenTable = (room) => room.origin === 'table' && !room.switches.booked;

/** Is the match over, told to its end, and its board not looked at? @param {ScreenState} ui */
const isEnded = ({ table, endHidden }) =>
  table.live.value.view.result !== 'undecided' &&
  !table.story.playing.value &&
  !table.story.words.keeping.value &&
  table.at.value === null &&
  endHidden.value !== table.code &&
  !isOpenTable(table.room.value);

/** Instead of the end page until it is here: the board would stand there again as if nothing had happened. */
const endCover = () =>
  html`<div class="end-cover">
    <p role="status">${t('loading')}</p>
    <p><a class="button is-primary" href="/">${t('to-home')}</a></p>
  </div>`;

/**
 * The lists beside the board; they are not looked for in the board, which has a thousand shapes.
 * @param {HTMLElement} app
 */
const sideOf = (app) => [...(app.querySelector('.play-screen')?.children ?? [])].find((one) => one.matches('.side'));

/**
 * The newest step of a story is in sight, however many are listed.
 * @param {Element | undefined} side @param {string} before
 */
function followStory(side, before) {
  const steps = side?.querySelector('.story-steps'),
    mark = steps?.getAttribute('data-steps') ?? '';
  if (steps && mark !== before)
    requestAnimationFrame(() => {
      const newest = /** @type {HTMLElement | null} */ (steps.querySelector('.is-on'));
      if (newest) steps.scrollTop = newest.offsetTop + newest.offsetHeight - steps.clientHeight;
    });
  return mark;
}

/** What a phone shows below the board. @param {ScreenState} ui */
function tabs(ui) {
  const sheet = ui.sheet.value;
  return html`<nav class="tabs" aria-label=${t('sections')}>
    ${[
      ['actions', 'walk'],
      ['team', 'person'],
      ['log', 'book'],
      ['chat', 'chat'],
    ].map(
      ([name, sign]) =>
        html`<button
          class=${sheet === name ? 'is-on' : ''}
          aria-current=${sheet === name ? 'true' : 'false'}
          @click=${() => {
            ui.sheet.value = name;
            if (name !== 'actions') ui.tab.value = name;
          }}
        >
          ${icon(sign)}${t(name)}
        </button>`,
    )}
  </nav>`;
}

/** The parts of a table, each drawn again only when something of its own has changed. @param {ScreenState} ui */
const partsOf = (ui) => ({
  bar: section(() => bar(ui)),
  team: section(() => team(ui)),
  strip: section(() => strip(ui)),
  board: boardPane(ui),
  phase: section(() => phase(ui)),
  actions: section(() => (isTold(ui) ? storyPanel(ui) : html`${cardRow(ui)}${panel(ui)}`)),
  log: section(() => html`${logPane(ui)}${ticker(ui)}`),
  tabs: section(() => tabs(ui)),
});

/** @param {ScreenState} ui @param {ReturnType<typeof partsOf>} parts */
function screen(ui, parts) {
  const { table } = ui;
  if (!table.shown.value || !table.game.value || !table.room.value) return loading(ui);
  if (table.room.value.switches.waiting && !table.room.value.over) return part('lobby', ui, loading(ui));
  return html`<div class="play-screen sheet-${ui.sheet.value} ${isOpenTable(table.room.value) ? 'is-table' : ''}">
    ${parts.bar()}${parts.team()}
    <main class="play">${parts.strip()}${parts.board()}${parts.phase()}</main>
    <aside class="side" aria-label=${t('actions')}>${ui.tutor?.card()}${parts.actions()}${parts.log()}</aside>
    ${parts.tabs()}${passCard(ui)}${isEnded(ui) ? part('end', ui, endCover()) : nothing}
  </div>`;
}

/**
 * Open a match on the page, at a moment if one is named; returns how to leave it.
 * @param {string} code
 * @param {string} secret
 * @param {Travel} travel
 * @param {number | null} [at]
 * @param {((ui: ScreenState) => Partial<ReturnType<typeof partsOf>>) | null} [beside]
 *   other parts, for a table of cardboard
 */
export function openTable(code, secret, travel, at = null, beside = null) {
  const table = new Match(code, secret, at),
    ui = new ScreenState(table, travel);
  ui.tutor = new Tutorial(ui);
  table.coach.reveal = (place) => {
    const floor = place && table.map()?.spaces.get(place.split('|')[0])?.floor;
    if (floor) ui.floor.value = floor;
  };
  const app = /** @type {HTMLElement} */ (document.getElementById('app')),
    over = /** @type {HTMLElement} */ (document.getElementById('over')),
    sprites = /** @type {HTMLElement} */ (document.getElementById('sprites'));
  Object.assign(window, { hotzone: ui }); // for people who look under the hood
  // symbols are drawn again when somebody has another card, not with every step
  const crew = computed(() =>
    table.game.value && table.shown.value
      ? table.game.value
          .crew(table.shown.value)
          .map((one) => `${one.number} ${one.card ?? ''}`)
          .join()
      : '',
  );
  const parts = { ...partsOf(ui), ...beside?.(ui) };
  let scrolled = '',
    followed = '';
  const stops = [
    effect(() => {
      if (!beside && table.room.value && isOpenTable(table.room.value))
        travel(`/table/${code}${secret ? `#${secret}` : ''}`);
    }),
    effect(() => {
      if (table.story.ending.value) ready('end');
    }),
    keys(ui),
    heed(ui),
    effect(() => {
      void [spoken.value, crew.value];
      const game = table.game.value;
      render(
        html`<svg class="sprites" aria-hidden="true">${icons}${game ? game.symbols(table.shown.peek()) : svg``}</svg>`,
        sprites,
      );
    }),
    effect(() => {
      void spoken.value;
      render(screen(ui, parts), app);
      const side = sideOf(app);
      followed = followStory(side, followed);
      const scroll = side?.querySelector('.scroll[data-scroll]'),
        mark = `${ui.tab.value}${scroll?.getAttribute('data-scroll')}`;
      if (scroll && mark !== scrolled) {
        scrolled = mark;
        // with the layout of the next frame, not one more before it
        requestAnimationFrame(() => scroll.scrollTo(0, scroll.scrollHeight));
      }
    }),
    effect(() => {
      void spoken.value;
      render(dialogs(ui), over);
      const dialog = over.querySelector('dialog');
      if (dialog && !dialog.open) dialog.showModal();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    ui.tutor?.close();
    ui.close();
    render(nothing, over);
    delete document.documentElement.dataset.game;
  };
}
