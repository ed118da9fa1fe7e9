// @ts-check
/** Home: the ways into a match, those one plays already, and the set-up of a new one. */
import { html, nothing, signal } from '../lib/templates.js';
import { icon } from '../lib/icons.js';
import { ask } from '../lib/api.js';
import { Connection } from '../lib/socket.js';
import {
  crewNames,
  lastSetup,
  matches,
  movesFrom,
  myName,
  rememberMatch,
  seatNames,
  tokenOf,
} from '../lib/preferences.js';
import { refusal, t } from '../lib/i18n.js';
import { gameNamed, gamesRead, loadGameWithSetup, playable, readAllWords, usualBot } from '../lib/games.js';
import { frame } from './layout.js';
import { SetupModel } from './setup_model.js';
import { wizardPage } from './setup_page.js';
import { academyCard } from './front/academy_card.js';
import { firstVisit } from './front/first_visit.js';
import { gameCards } from './front/game_cards.js';
import { readMatches } from './front/my_matches.js';
import { readPictures, sprites } from './front/pictures.js';
import { returning, waiting } from './front/returning.js';
import { forgetErrors, homeFoot } from './front/ways_in.js';
import { readToday, todayCard } from '../daily/today_card.js';
import { chooseOwn, readOwn } from './own_board_choice.js';

/** @import { Order, Refusal, Show, Travel } from '../lib/page.d.ts' */

const trouble = signal(/** @type {Refusal | null} */ (null));

/** Friends at this screen keep the names they were given. @param {string} code @param {string[]} seats */
function nameSeats(code, seats) {
  const names = Object.fromEntries(
    seats
      .map((kind, i) => [i + 1, kind === 'here' ? (crewNames.value[i] ?? '').trim() : ''])
      .filter(([, name]) => name),
  );
  if (Object.keys(names).length) seatNames.value = { ...seatNames.value, [code]: names };
}

/**
 * The people of a lobby follow its host to another match; whoever does not is not waited for.
 * @param {string} from @param {string} to
 */
const bringAlong = (from, to) =>
  new Promise((done) => {
    const over = () => {
      movesFrom.value = '';
      line.close();
      done(null);
    };
    const line = new Connection(
      from,
      () => ({ token: tokenOf(from) }),
      (message) => {
        if (message.type === 'room') line.send({ type: 'next', code: to }).then(over, over);
      },
      (state) => {
        if (state !== 'live') over();
      },
    );
  });

/** Begin a match and go there. @param {Order} order @param {Travel} travel */
export async function begin(order, travel) {
  trouble.value = null;
  try {
    const made = await ask('/api/matches', {
      ...order,
      seats: order.seats.map((/** @type {string} */ kind) => (kind === 'here' ? 'me' : kind)),
      name: myName.value,
      lobby: order.seats.includes('open'),
    });
    rememberMatch({ code: made.code, token: made.token, title: order.title, game: order.game });
    if (movesFrom.value) await bringAlong(movesFrom.value, made.code);
    nameSeats(made.code, order.seats);
    travel(`/m/${made.code}`);
  } catch (error) {
    trouble.value = /** @type {Refusal} */ (error);
  }
}

/**
 * A game in one click: last time's choices, or the first game's own idea of it, with AI crewmates.
 * @param {Travel} travel
 */
async function quick(travel) {
  const last = lastSetup.value;
  if (last) {
    begin(last, travel);
    return;
  }
  await gamesRead;
  try {
    const game = playable()[0]?.game ?? '',
      { settings, seats } = (await loadGameWithSetup(game)).setup?.quick ?? { settings: {}, seats: 1 };
    begin(
      {
        game,
        settings,
        seats: Array.from({ length: seats }, (_, i) => (i ? usualBot.value : 'me')),
        title: t('quick-title'),
      },
      travel,
    );
  } catch (error) {
    trouble.value = /** @type {Refusal} */ (error);
  }
}

/**
 * A match for friends: last time's choices or the first game's own, every seat but mine free; its lobby opens.
 * @param {Travel} travel
 */
async function withFriends(travel) {
  await gamesRead;
  try {
    const last = lastSetup.value,
      game = last?.game ?? playable()[0]?.game ?? '',
      own = (await loadGameWithSetup(game)).setup?.friends ?? { settings: {}, seats: 4 };
    const seats = last?.seats.length && last.seats.length > 1 ? last.seats.length : own.seats;
    begin(
      {
        game,
        settings: last?.seats.length && last.seats.length > 1 ? last.settings : own.settings,
        seats: Array.from({ length: seats }, (_, i) => (i ? 'open' : 'me')),
        title: t('friends-title'),
      },
      travel,
    );
  } catch (error) {
    trouble.value = /** @type {Refusal} */ (error);
  }
}

const noStart = () =>
  trouble.value ? html`<p class="note is-refused" role="alert">${icon('x')}${refusal(trouble.value)}</p>` : nothing;

/** @param {Travel} travel */
function home(travel) {
  const known = matches.value.length > 0,
    ways = {
      quick: () => quick(travel),
      friends: () => withFriends(travel),
      begin: (/** @type {Order} */ order) => begin(order, travel),
    };
  return frame(
    html`${sprites(known ? waiting()?.game : '')}${
      known ? returning(ways, travel, noStart()) : firstVisit(ways, travel, noStart())
    }${gameCards([todayCard(), academyCard()])}${homeFoot(travel)}`,
    'is-home',
  );
}

/** What the set-up begins with: a game and a board that were asked for, or the last choices. @param {string} game */
function wizardFor(game) {
  const asked = new URLSearchParams(location.search),
    board = asked.get('board'),
    last = !game || game === lastSetup.value?.game ? lastSetup.value : null,
    first = last ?? {
      game,
      settings: gameNamed(game)?.defaults ?? {},
      seats: ['me', 'me', 'me', 'me'],
      title: '',
    };
  const wizard = new SetupModel(
    board ? { ...first, settings: { ...first.settings, board } } : game || last ? first : null,
  );
  const own = asked.get('own');
  wizard.ready
    .then(async () => {
      if (own) await chooseOwn(wizard, own);
      else await readOwn(wizard);
    })
    .catch(() => {}); // a browser that keeps nothing has none
  return wizard;
}

/**
 * @param {boolean} fresh is it the set-up's address?
 * @param {Travel} travel
 * @param {Show} show
 * @param {string} [game] to set up
 */
export function openHome(fresh, travel, show, game = '') {
  const wizard = fresh ? wizardFor(game) : null; // it fetches every building
  trouble.value = null;
  forgetErrors();
  if (fresh)
    readAllWords(); // to name the games that can be chosen
  else {
    movesFrom.value = '';
    readPictures();
    readToday();
    readMatches();
  }
  const stop = show(() =>
    wizard
      ? frame(
          wizardPage(
            wizard,
            (order) => {
              lastSetup.value = order;
              begin(order, travel);
            },
            trouble.value,
          ),
        )
      : home(travel),
  );
  return () => {
    stop();
    wizard?.close();
  };
}
