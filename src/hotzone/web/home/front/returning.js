// @ts-check
/** Home for somebody who comes back: the match that waits, the others, and the next one in one press. */
import { html, nothing } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { lastSetup, matches, myName } from '../../lib/preferences.js';
import { called, t } from '../../lib/i18n.js';
import { gameTitle } from '../../lib/games.js';
import { badgesOf, counts, found, isMine, myMatches, pips, stateOf, titleOf } from './my_matches.js';
import { plugins, standing } from './pictures.js';
import { codeLine, way } from './ways_in.js';

/** @import { Status } from '../../lib/game.d.ts' */
/** @import { Order, Remembered, Travel } from '../../lib/page.d.ts' */
/** @import { Ways } from './first_visit.js' */

/** The match to go on with: where it is my turn, else the newest that is not over. */
export function waiting() {
  const open = matches.value.filter((match) => !match.over && !match.gone && !found.value[match.code]?.about?.over);
  return open.find((match) => isMine(found.value[match.code])) ?? open[0];
}

/** @param {Status} one */
const count = (one) =>
  html`<span>${one.label ?? t(`status-${one.id}`)}</span>${pips(one)}<b>${one.value} / ${one.of}</b>`;

/** @param {Remembered} match */
function goOn(match) {
  const one = found.value[match.code],
    others = (one?.about?.seats ?? []).filter((seat) => seat.holder && !one?.about?.yours.includes(seat.seat));
  const names = [...new Set(others.map((seat) => called(seat.name)))].join(', ');
  return html`<section class="card go-on">
    <div class="scene">
      ${one?.about && one.view ? standing(one.about.game, one.view) : html`<div class="plan is-empty"></div>`}
    </div>
    <div>
      <p class="go-tag ${isMine(one) ? 'is-your-turn' : ''}">${stateOf(match)}</p>
      <h2>${titleOf(match)}</h2>
      <p>${badgesOf(one).join(' · ')}${names ? html`<br />${t('home-with', { who: names })}` : nothing}</p>
      <div class="progress">${one ? counts(one).map(count) : nothing}</div>
      <a class="button is-primary" href="/m/${match.code}" data-continue>${icon('play')}${t('home-continue')}</a>
    </div>
  </section>`;
}

/** What the last set-up was, in words. @param {Order | null} last */
function lastWords(last) {
  if (!last) return t('home-quick-how');
  const badges = plugins.value[last.game]?.result?.badges?.(
    Object.fromEntries(Object.entries(last.settings).map(([key, value]) => [key, String(value)])),
  );
  return [gameTitle(last.game), ...(badges ?? [])].join(', ');
}

/** The same a level up, where the game has one. @param {Ways} ways */
function harder(ways) {
  const last = lastSetup.value,
    result = last && plugins.value[last.game]?.result,
    settings =
      last &&
      result?.harder?.(Object.fromEntries(Object.entries(last.settings).map(([key, value]) => [key, String(value)])));
  if (!last || !settings) return nothing;
  return way('harder', 'flag', t('home-harder'), (result?.badges?.(settings) ?? []).join(', '), () =>
    ways.begin({ ...last, settings }),
  );
}

/** @param {Ways} ways @param {Travel} travel @param {unknown} trouble */
export function returning(ways, travel, trouble) {
  const match = waiting(),
    mine = matches.value.filter((one) => isMine(found.value[one.code])).length;
  return html`<div class="welcome">
      <h1>${myName.value ? t('home-back', { name: myName.value }) : t('home-back-nobody')}</h1>
      ${mine ? html`<p>${t('home-turns', { many: mine })}</p>` : nothing}
    </div>
    <div class="back-grid ${match && matches.value.length > 1 ? '' : 'is-single'}">
      ${match ? goOn(match) : nothing}${myMatches(match?.code)}
    </div>
    ${trouble}
    <div class="new-row">
      ${
        lastSetup.value
          ? way('quick', 'reset', t('home-same'), lastWords(lastSetup.value), ways.quick)
          : way('quick', 'play', t('quick-game'), t('home-quick-how'), ways.quick)
      }${way('friends', 'people', t('home-friends'), t('home-friends-how'), ways.friends)}${harder(ways)}
    </div>
    <div class="again-row">
      <a class="chip" href="/first" data-first>${icon('play')}${t('home-first')}</a>${codeLine(travel)}
    </div>`;
}
