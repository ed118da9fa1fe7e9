// @ts-check
/** The end of a match as a picture: the game's own scene, and for sharing the words and the people on it. */
import { t } from '../../lib/i18n.js';

/** @import { EndScene } from '../../lib/game.d.ts' */

export const SHARED = { width: 1200, height: 630 };
const FONT = 'Onest, system-ui, sans-serif';
const CONFETTI = ['#f3cf45', '#6db4f2', '#3cc2a3', '#ff8a4a', '#a77be8', '#ffffff'];

/** The same scattered places each time. @param {number} seed */
function scatter(seed) {
  let now = seed;
  return () => {
    now = (now * 16807) % 2147483647;
    return now / 2147483647;
  };
}

/**
 * The sky of a night that ends well, or does not.
 * @param {CanvasRenderingContext2D} pen @param {number} w @param {number} h @param {boolean} won
 */
function sky(pen, w, h, won) {
  const fill = pen.createLinearGradient(0, 0, 0, h);
  const shades = won ? ['#171b3a', '#4a3358', '#a8543c', '#e08a4a'] : ['#0c0f1a', '#241923', '#4b1d14', '#7a2a10'];
  [0, 0.5, 0.82, 1].forEach((at, i) => fill.addColorStop(at, shades[i]));
  pen.fillStyle = fill;
  pen.fillRect(0, 0, w, h);
  const any = scatter(7);
  for (let i = 0; i < 70; i += 1) {
    pen.globalAlpha = 0.25 + 0.5 * any();
    pen.fillStyle = won ? '#ffffff' : i % 2 ? '#ffffff' : '#ff9d2e';
    pen.beginPath();
    pen.arc(any() * w, any() * h * 0.55, h / 420 + any() * (h / 420), 0, 7);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** @param {CanvasRenderingContext2D} pen @param {number} w @param {number} h */
function confetti(pen, w, h) {
  const any = scatter(11);
  for (let i = 0; i < 46; i += 1) {
    pen.save();
    pen.translate(w * (0.3 + 0.7 * any()), h * 0.7 * any());
    pen.rotate(any() * 3);
    pen.fillStyle = CONFETTI[i % CONFETTI.length];
    pen.fillRect(0, 0, h / 40, h / 68);
    pen.restore();
  }
}

/**
 * The scene behind the words.
 * @param {CanvasRenderingContext2D} pen
 * @param {number} w
 * @param {number} h
 * @param {{won: boolean, scene?: EndScene}} about
 */
export function paintScene(pen, w, h, { won, scene }) {
  sky(pen, w, h, won);
  scene?.(pen, w, h, won);
  if (won) confetti(pen, w, h);
}

/**
 * A person who is safe, or was not reached.
 * @param {CanvasRenderingContext2D} pen @param {number} x @param {number} y @param {number} r @param {boolean} gone
 */
function person(pen, x, y, r, gone) {
  pen.fillStyle = gone ? '#5b5b5b' : '#12806c';
  pen.strokeStyle = '#ffffff';
  pen.lineWidth = r / 9;
  pen.beginPath();
  pen.arc(x, y, r, 0, 7);
  pen.fill();
  pen.stroke();
  pen.fillStyle = '#ffffff';
  pen.beginPath();
  pen.arc(x, y - r * 0.28, r * 0.28, 0, 7);
  pen.fill();
  pen.beginPath();
  pen.ellipse(x, y + r * 0.42, r * 0.5, r * 0.36, 0, Math.PI, 0);
  pen.fill();
  if (!gone) return;
  pen.strokeStyle = '#ff9b9b';
  pen.lineWidth = r / 4;
  pen.beginPath();
  pen.moveTo(x - r * 0.7, y + r * 0.7);
  pen.lineTo(x + r * 0.7, y - r * 0.7);
  pen.stroke();
}

/**
 * Words that fit a width: smaller if they must be.
 * @param {CanvasRenderingContext2D} pen @param {string} words @param {number} size @param {number} most
 * @param {number} weight
 */
function fitted(pen, words, size, most, weight) {
  let now = size;
  do {
    pen.font = `${weight} ${now}px ${FONT}`;
    now -= 2;
  } while (pen.measureText(words).width > most && now > 16);
}

/**
 * The picture to share: scene, title, what was played, the people.
 * @param {HTMLCanvasElement} canvas
 * @param {{won: boolean, scene?: EndScene, title: string, played: string, safe: number, gone: number}} about
 */
export function paintShared(canvas, about) {
  const { width, height } = SHARED,
    pen = canvas.getContext('2d');
  if (!pen) return;
  canvas.width = width;
  canvas.height = height;
  paintScene(pen, width, height, about);
  const shade = pen.createLinearGradient(0, 0, 0, height * 0.5);
  shade.addColorStop(0, '#000000aa');
  shade.addColorStop(1, '#00000000');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, width, height * 0.5);
  pen.fillStyle = '#fff8ec';
  pen.textBaseline = 'top';
  fitted(pen, about.title, 86, width - 112, 800);
  pen.fillText(about.title, 56, 48);
  fitted(pen, about.played, 40, width - 112, 600);
  pen.fillText(about.played, 56, 152);
  const many = Math.min(14, about.safe + about.gone),
    apart = Math.min(92, 880 / Math.max(1, many));
  for (let i = 0; i < many; i += 1) person(pen, 96 + i * apart, height - 82, apart * 0.43, i >= about.safe);
  pen.font = `750 38px ${FONT}`;
  pen.textAlign = 'right';
  pen.fillText('Hotzone', width - 48, height - 100);
}

/** The picture as a file. @param {HTMLCanvasElement} canvas @returns {Promise<File | null>} */
export const asFile = (canvas) =>
  new Promise((done) =>
    canvas.toBlob((blob) => done(blob && new File([blob], `${t('end-file')}.png`, { type: 'image/png' })), 'image/png'),
  );
