// @ts-check
/** An example on the page: the board, the steps, what if, in which edition; by buttons and arrow keys. */
import { guard, html, nothing, svg } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { refusal, spoken, t } from '../lib/i18n.js';
import { short } from './book_text.js';

/** @import { Box } from '../lib/game.d.ts' */
/** @import { Drawn } from './book.d.ts' */
/** @import { Example } from './example.js' */
/** @import { Reader } from './reader.js' */

const MARKS = { plan: null, reach: [], offered: [], pings: [], nod: '', active: 0 };
const MARGIN = 8;

/** What of the plan is shown: all, or from one space to another. @param {Drawn} drawn @returns {number[]} */
function shownPart({ game, board, crop }) {
  const { width, height } = game.size(board);
  if (!crop) return game.frame?.(board) ?? [0, 0, width, height];
  const [a, b] = crop.map((name) => /** @type {Box} */ (game.mapOf(board).boxes.get(name)));
  return [a.x - MARGIN, a.y - MARGIN, b.x + b.w - a.x + 2 * MARGIN, b.y + b.h - a.y + 2 * MARGIN];
}

/** The board of an example as it stands at a step. @param {Example} example @param {string} label */
export function boardOf(example, label) {
  const drawn = example.drawn.value;
  if (!drawn)
    return html`<div class="book-board is-empty">${example.trouble.value ? t('book-no-line') : nothing}</div>`;
  const { game, board, frames } = drawn,
    map = game.mapOf(board),
    frame = frames[Math.min(example.step.value, frames.length - 1)],
    part = shownPart(drawn);
  return html`<div class="book-board ${map.floors.length > 1 ? 'is-two' : ''}">
    ${map.floors.map(
      (floor) =>
        html`<svg viewBox=${part.join(' ')} role="img" aria-label=${label} class="board-plan is-still">
          ${guard([frame, spoken.value], () => {
            const view = { ...frame.view, legal: [] },
              told = { told: frame.place, rings: frame.place ? [frame.place] : [], still: true };
            return svg`${game.storey(map, view, floor, MARKS)}${game.stage?.(map, view, floor, told) ?? nothing}`;
          })}
        </svg>`,
    )}
  </div>`;
}

/** The sentences of the steps: told, being told, and still to come. @param {Example} example @param {Reader} reader */
function story(example, reader) {
  const frames = example.drawn.value?.frames ?? [],
    now = example.step.value,
    prefix = reader.book.value?.prefix ?? '';
  return html`<ol class="book-story" tabindex="0">
    ${frames.slice(1).map(
      ({ line }, i) =>
        html`<li
          class=${i + 1 === now ? 'is-now' : i + 1 < now ? 'is-told' : 'is-later'}
          aria-current=${i + 1 === now ? 'step' : nothing}
        >
          <svg class="icon" aria-hidden="true"><use href="#${line?.icon}"></use></svg>
          <span
            >${line?.text}
            ${line?.rule ? html`<small class="book-id">${short(line.rule, prefix)}</small>` : nothing}</span
          >
        </li>`,
    )}
  </ol>`;
}

/** @param {Example} example @param {string} label */
function buttons(example, label) {
  const { travel } = example.reader,
    at = example.step.value,
    last = example.last();
  return html`<div class="book-steps">
    <button class="icon-button" aria-label=${t('book-back')} ?disabled=${at === 0} @click=${() => example.go(-1)}>
      ${icon('undo')}
    </button>
    <button class="button is-primary" data-next @click=${() => example.next()}>
      ${icon(at >= last && last ? 'reset' : 'play')}${t(
        at === 0 ? 'book-begin' : at >= last ? 'book-again' : 'book-next',
      )}
    </button>
    <span class="book-count">${t('book-step', { now: at, all: last })}</span>
    ${
      travel
        ? html`<button
            class="chip"
            data-play-example
            title=${t('book-play-how')}
            @click=${() => example.play(label, travel)}
          >
            ${icon('dice')}${t('book-play')}
          </button>`
        : nothing
    }
    ${
      example.refused.value
        ? html`<p class="note is-refused" role="alert">${refusal(example.refused.value)}</p>`
        : nothing
    }
  </div>`;
}

/**
 * Who asks "what if": a row of choices, one of them on.
 * @param {string} head @param {[string, string][]} list @param {string} now @param {(one: string) => void} pick
 */
export const chips = (head, list, now, pick) =>
  html`<div class="book-chips" role="group" aria-label=${head}>
    <span aria-hidden="true">${head}</span>
    ${list.map(
      ([one, words]) =>
        html`<button class="chip ${one === now ? 'is-on' : ''}" aria-pressed=${one === now} @click=${() => pick(one)}>
          ${words}
        </button>`,
    )}
  </div>`;

/** Arrow keys go from step to step. @param {KeyboardEvent} event @param {Example} example */
function keys(event, example) {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  example.go(by);
}

/** @param {Reader} reader @param {string} name @param {string} label what it shows */
export function exampleView(reader, name, label) {
  const example = reader.example(name),
    about = reader.book.value?.examples[name],
    labels = reader.book.value?.labels ?? {},
    frame = example.drawn.value?.frames[example.step.value],
    still = about?.still;
  return html`<section
    class="book-example card ${still ? 'is-picture' : ''}"
    data-example=${name}
    aria-label=${t('book-example', { title: label })}
    @keydown=${(/** @type {KeyboardEvent} */ event) => keys(event, example)}
  >
    <div class="book-table">
      ${boardOf(example, label)}
      ${
        still
          ? nothing
          : html`<div class="book-told">
              <header>
                <p class="book-name">${label}</p>
                ${frame?.dice && example.drawn.value?.game.dice ? example.drawn.value.game.dice(frame.dice) : nothing}
              </header>
              ${story(example, reader)}${buttons(example, label)}
              <p class="only-heard" role="status">${frame?.line?.text ?? ''}</p>
            </div>`
      }
    </div>
    ${
      about?.whatif.length || about?.editions
        ? html`<footer>
            ${
              about.whatif.length
                ? chips(
                    t('book-what-if'),
                    [
                      ['', t('book-as-set-up')],
                      ...about.whatif.map(
                        (one) => /** @type {[string, string]} */ ([one, labels[`${name}.${one}`] ?? one]),
                      ),
                    ],
                    example.whatif.value,
                    (one) => example.suppose(one),
                  )
                : nothing
            }
            ${
              about.editions
                ? editions(reader, example.edition.value || reader.edition(), (one) => (example.edition.value = one))
                : nothing
            }
          </footer>`
        : nothing
    }
  </section>`;
}

/** The editions as one switch. @param {Reader} reader @param {string} now @param {(one: string) => void} pick */
export const editions = (reader, now, pick) =>
  html`<div class="book-editions" role="group" aria-label=${t('book-box')}>
    ${(reader.book.value?.editions ?? []).map(
      (one) =>
        html`<button aria-pressed=${one === now} data-edition=${one} @click=${() => pick(one)}>
          ${t(`book-edition-${one}`)}
        </button>`,
    )}
  </div>`;
