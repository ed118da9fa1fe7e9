// @ts-check
/** The calm card between two turns at one screen. */
import { html, nothing, signal } from '../../lib/templates.js';
import { passing } from '../../lib/preferences.js';
import { t } from '../../lib/i18n.js';

/** @import { ScreenState } from '../model/screen_state.js' */

const passed = signal(0);

/** @param {ScreenState} ui */
export function passCard(ui) {
  const { table } = ui;
  const view = table.live.value.view,
    turn = view.turn;
  const people = table.you.value?.seats.length ?? 0;
  if (
    !passing.value ||
    people < 2 ||
    !turn ||
    passed.value === turn ||
    !table.legal.value.length ||
    view.stage !== 'acting'
  )
    return nothing;
  return html`<div class="pass-cover">
    <section class="card" role="dialog" aria-labelledby="pass-title">
      <svg aria-hidden="true"><use href="#helmet-${view.seat}"></use></svg>
      <h2 id="pass-title">${t('pass-to', { who: table.nameOf(view.seat) })}</h2>
      <button
        class="button is-primary"
        @click=${() => {
          passed.value = turn;
        }}
      >
        ${t('go-on')}
      </button>
    </section>
  </div>`;
}
