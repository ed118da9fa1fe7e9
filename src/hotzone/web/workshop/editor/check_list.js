// @ts-check
/** What the check says, in words: each with its sign, its place and, where one edit mends it, a button that does. */
import { html, nothing, svg } from '../../lib/templates.js';
import { has, refusal, t } from '../../lib/i18n.js';
import { icon } from '../../lib/icons.js';

/** @import { EditorModel } from './editor_model.js' */
/** @import { Finding } from '../workshop.d.ts' */

/** Square: must be mended; triangle: a remark. Never colour alone. @param {Finding} one @param {number} number */
export const findingSign = (one, number) =>
  one.level === 'error'
    ? svg`<rect class="finding-error" x="-20" y="-20" width="40" height="40" rx="9"></rect
        ><text class="on-error" y="8">${number}</text>`
    : svg`<path class="finding-warning" d="M0,-23L24,19H-24Z"></path><text class="on-warning" y="13">${number}</text>`;

/** The sentence of a finding; the server's own where we have none. @param {EditorModel} model @param {Finding} one */
export function findingWords(model, one) {
  const id = `finding-${one.code}`,
    map = model.map.value,
    named = (/** @type {unknown} */ place) => (place ? model.game.full(map, String(place)) : ''),
    words = { ...one.args, place: named(one.place), other: named(one.args.other), line: one.line, column: one.column };
  return has(id) ? t(id, words) : one.text;
}

/** @param {EditorModel} model @param {Finding} one @param {number} i */
function finding(model, one, i) {
  const place = one.place || one.edge,
    known = place && model.map.value.spaces.has(place.split('|')[0]),
    fix = String(one.args.fix ?? ''),
    fill = String(one.args.fill ?? ''),
    mends = fill || model.map.value.edges.has(fix) || model.map.value.spaces.has(fix);
  return html`<li class="finding">
    <svg class="finding-sign" viewBox="-26 -26 52 52" role="img" aria-label=${t(`ws-level-${one.level}`)}>
      ${findingSign(one, i + 1)}
    </svg>
    <div>
      <p>${findingWords(model, one)}</p>
      ${
        mends || known
          ? html`<div class="button-row">
              ${
                mends
                  ? html`<button class="button is-primary is-small" data-mend @click=${() => model.mend(one)}>
                      ${icon('wrench')}${
                        fill
                          ? t(`ws-fill-${fill}`)
                          : t('ws-mend', { tool: t(`ws-tool-${one.args.tool}`), place: model.short(fix) })
                      }
                    </button>`
                  : nothing
              }${
                known
                  ? html`<button class="button is-small" data-goto @click=${() => model.show(place)}>
                      ${icon('eye')}${t('ws-show')}
                    </button>`
                  : nothing
              }
            </div>`
          : nothing
      }
    </div>
  </li>`;
}

/** @param {EditorModel} model */
export function checkList(model) {
  const found = model.checked.value?.findings ?? [],
    errors = found.filter((one) => one.level === 'error').length;
  return html`<section class="card is-padded" aria-label=${t('ws-checks')}>
    <header class="checks-head">
      <h2>${t('ws-checks')}</h2>
      <span class="chip ${errors ? 'is-bad' : 'is-good'}" role="status">
        ${
          model.trouble.value
            ? refusal(model.trouble.value)
            : model.checking.value
              ? t('ws-checking')
              : errors
                ? t('ws-to-mend', { many: errors })
                : t('ws-all-well')
        }
      </span>
    </header>
    <ol>
      ${found.map((one, i) => finding(model, one, i))}
    </ol>
  </section>`;
}
