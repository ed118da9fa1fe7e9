// @ts-check
/** The lessons: short matches with known dice and a pointer. */
import { html, signal } from '../kit.js';
import { icon } from '../icons.js';
import { ask } from '../net.js';
import { lessons, myName, rememberMatch } from '../settings.js';
import { refusal, t } from '../words.js';
import { frame } from './frame.js';

const LESSONS = ['fire', 'reactor'];

/** Begin a lesson and go there. @param {string} name @param {(path: string) => void} travel */
export async function learn(name, travel) {
  const made = await ask(`/api/lessons/${name}`, { name: myName.value, title: t(`lesson-${name}`) });
  rememberMatch({ code: made.code, token: made.token, title: t(`lesson-${name}`), game: name });
  travel(`/m/${made.code}`);
}

/** @param {(path: string) => void} travel @param {(draw: () => any) => () => void} show */
export function openLearn(travel, show) {
  const trouble = signal(/** @type {any} */ (null));
  return show(() => frame(html`<h1 class="small">${t('tutorial')}</h1><p class="hint">${t('tutorial-how')}</p>
    <div class="cols">${LESSONS.map((name) => html`<section class="card pad"><h2>${t(`lesson-${name}`)}${lessons.value.includes(name) ? html` <small class="done">${icon('check')}${t('lesson-done')}</small>` : ''}</h2><p>${t(`lesson-${name}-about`)}</p><p class="row"><button class="btn p" data-lesson=${name} @click=${() => learn(name, travel).catch((error) => { trouble.value = error; })}>${icon('play')}${t('begin')}</button></p></section>`)}</div>
    ${trouble.value ? html`<p class="prev no" role="alert">${refusal(trouble.value)}</p>` : ''}`));
}
