// @ts-check
/** The result to share, as a card, a text and a picture: numbers and squares only, no rooms, dice, cards or names. */
import { html, nothing, paint, signal } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { t } from '../lib/i18n.js';
import { asFile, SHARED } from '../match/ending/picture.js';
import { clip } from '../match/dialogs/invite.js';

/** @import { Played, Standings } from './daily.d.ts' */

const EMOJI = /** @type {Record<string, string>} */ ({ b: '🟩', g: '🟩', s: '🟨', m: '🟥' });
const LOOKS = /** @type {Record<string, string>} */ ({ b: 'is-best', g: 'is-good', s: 'is-slip', m: 'is-mistake' });
const PAINTS = /** @type {Record<string, string>} */ ({ b: '#3cc2a3', g: '#2a6f60', s: '#f3cf45', m: '#ff7b7b' });
const ROW = 10;
const told = signal('');

/** @param {Played} played @param {Standings['scoring']} how */
const numbersOf = ({ result, share }, how) => ({
  lost: Number(result[how.lost] ?? 0),
  turns: Number(result.turns ?? 0),
  share,
});

/** @param {Played} played @param {Standings['scoring']} how */
export const inNumbers = (played, how) =>
  how.saved
    ? t('daily-score', { saved: Number(played.result[how.saved] ?? 0), ...numbersOf(played, how) })
    : t('daily-score-plain', {
        won: played.won ? 'yes' : 'no',
        turns: Number(played.result.turns ?? 0),
        share: played.share,
      });

/**
 * The text to share.
 * @param {string} title @param {Played} played @param {Standings['scoring']} how @param {string} path
 */
export function shareText(title, played, how, path) {
  const signs = [...played.squares].map((one) => EMOJI[one.toLowerCase()] ?? '⬜'),
    rows = Array.from({ length: Math.ceil(signs.length / ROW) }, (_, i) =>
      signs.slice(i * ROW, (i + 1) * ROW).join(''),
    );
  return [`Hotzone · ${title}`, inNumbers(played, how), ...rows, `${location.origin}${path}`].join('\n');
}

const person = () =>
  html`<svg viewBox="-30 -30 60 60" aria-hidden="true">
    <circle cy="-9" r="9"></circle>
    <path d="M-16,18 C-16,2 -8,1 0,1 C8,1 16,2 16,18Z"></path>
  </svg>`;

/** The turns as squares. @param {string} squares */
export function turnSquares(squares) {
  const many = (/** @type {string} */ letter) => [...squares].filter((one) => one.toLowerCase() === letter).length;
  const words = t('daily-squares', {
    turns: squares.length,
    best: many('b'),
    good: many('g'),
    slips: many('s'),
    mistakes: many('m'),
  });
  return html`<div class="turn-squares" role="img" aria-label=${words}>
    ${[...squares].map(
      (one) => html`<i class=${LOOKS[one.toLowerCase()] ?? ''}>${one === one.toUpperCase() ? person() : nothing}</i>`,
    )}
  </div>`;
}

export const squareKey = () =>
  html`<p class="key-line">
    <span><i class="is-best"></i>${t('daily-best-line')}</span><span><i class="is-good"></i>${t('daily-as-good')}</span
    ><span><i class="is-slip"></i>${t('daily-slip')}</span><span><i class="is-mistake"></i>${t('daily-mistake')}</span>
  </p>`;

/** @param {HTMLCanvasElement} canvas @param {string} title @param {Played} played @param {Standings['scoring']} how */
function paintResult(canvas, title, played, how) {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { width, height } = SHARED,
    fill = pen.createLinearGradient(0, 0, width, height),
    wide = 20;
  canvas.width = width;
  canvas.height = height;
  fill.addColorStop(0, '#5a2c17');
  fill.addColorStop(0.6, '#211b18');
  pen.fillStyle = fill;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#fff8ec';
  pen.textBaseline = 'top';
  pen.font = '700 44px Onest, system-ui, sans-serif';
  pen.fillText(`Hotzone · ${title}`, 64, 56, width - 128);
  pen.font = '800 150px Onest, system-ui, sans-serif';
  const first = how.saved ? String(played.result[how.saved] ?? 0) : `${played.share} %`;
  pen.fillText(first, 64, 130);
  pen.font = '600 38px Onest, system-ui, sans-serif';
  pen.fillStyle = '#d9cabb';
  pen.fillText(
    how.saved ? t('daily-score-rest', numbersOf(played, how)) : inNumbers(played, how),
    64,
    300,
    width - 128,
  );
  const apart = Math.min(52, (width - 128) / wide);
  [...played.squares].slice(0, wide * 4).forEach((one, i) => {
    pen.fillStyle = PAINTS[one.toLowerCase()] ?? '#777777';
    pen.beginPath();
    pen.roundRect(64 + (i % wide) * apart, 380 + Math.floor(i / wide) * apart, apart - 8, apart - 8, 10);
    pen.fill();
  });
}

/**
 * Share by the device's own ways; where it has none, save the picture and copy the text.
 * @param {string} title @param {string} text
 */
async function share(title, text) {
  const canvas = /** @type {HTMLCanvasElement | null} */ (document.querySelector('canvas[data-result-picture]')),
    file = canvas && (await asFile(canvas));
  try {
    if (file && navigator.canShare?.({ files: [file] })) {
      await navigator.share({ title, text, files: [file] });
      return;
    }
  } catch {
    return; // somebody changed their mind
  }
  if (file) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }
  await copyText(text, t('daily-shared'));
}

/** @param {string} text @param {string} said */
async function copyText(text, said) {
  try {
    await clip(text);
    told.value = said;
  } catch {
    told.value = t('daily-not-copied');
  }
}

/**
 * @param {string} title
 * @param {string} when
 * @param {Played} played
 * @param {Standings['scoring']} how
 * @param {string} path
 */
export function resultCard(title, when, played, how, path) {
  const text = shareText(title, played, how, path);
  return html`<section class="card share-card" aria-label=${t('daily-result')}>
    <header>
      <img src="/static/icons/hotzone.svg" alt="" width="26" height="26" />Hotzone · ${title}<span>${when}</span>
    </header>
    <p class="score">
      ${how.saved ? html`<b>${played.result[how.saved]}</b>` : nothing}<span data-score
        >${how.saved ? t('daily-score-rest', numbersOf(played, how)) : inNumbers(played, how)}</span
      >
    </p>
    ${turnSquares(played.squares)}${squareKey()}
    <canvas
      class="only-heard"
      data-result-picture
      width=${SHARED.width}
      height=${SHARED.height}
      aria-hidden="true"
      ${paint(text, (canvas) => paintResult(canvas, title, played, how))}
    ></canvas>
    <div class="button-row">
      <button class="button is-primary" data-share @click=${() => share(title, text)}>
        ${icon('share')}${t('end-share')}</button
      ><button class="button" data-copy-text @click=${() => copyText(text, t('daily-copied'))}>
        ${icon('link')}${t('daily-copy')}
      </button>
    </div>
    <p class="hint" role="status">${told.value || t('daily-no-spoilers')}</p>
  </section>`;
}
