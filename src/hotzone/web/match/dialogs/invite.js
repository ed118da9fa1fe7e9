// @ts-check
/**
 * Inviting others and coming back: the match's link with its QR code, return links of one's own and of seats, links to
 * a moment.
 */
import { html, nothing, signal } from '../../lib/templates.js';
import { icon } from '../../lib/icons.js';
import { ask } from '../../lib/api.js';
import { has, t } from '../../lib/i18n.js';

/** @import { FieldEvent } from '../../lib/page.d.ts' */
/** @import { RoomSent, SeatSent } from '../../lib/protocol.d.ts' */
/** @import { Match } from '../model/match.js' */
/** @import { ScreenState } from '../model/screen_state.js' */

// the invitation of the match that is shown
const found = signal(/** @type {{code?: string, link?: string, local?: boolean}} */ ({}));
export const copied = signal(''); // what was copied last

/**
 * Put a text into the clipboard; pages of a plain http address have no other way than the old one.
 * @param {string} words
 */
export async function clip(words) {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(words);
    return;
  }
  const field = document.createElement('textarea');
  field.value = words;
  field.className = 'only-heard';
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

/** @param {string} what @param {() => string | Promise<string>} link */
export async function copy(what, link) {
  const words = await link();
  if (!words) return;
  try {
    await clip(words);
    copied.value = what;
  } catch {
    copied.value = '';
  }
}

/**
 * A button that copies a link.
 * @param {string} what
 * @param {string} label
 * @param {() => string | Promise<string>} link
 */
const copies = (what, label, link) =>
  html`<button class="chip" data-copy=${what} @click=${() => copy(what, link)}>
    ${icon('link')}${copied.value === what ? t('copied') : label}
  </button>`;

/** A link with a secret, which browsers do not send. @param {Match} table @param {number} [seat] */
async function secretLink(table, seat = 0) {
  const secret = await table.returnLink(seat),
    base = found.value.link ?? `${location.origin}/m/${table.code}`;
  return secret ? `${base}#${secret}` : '';
}

/** The link of a match as others can open it; asked for once. @param {Match} table */
export function inviteLink(table) {
  if (found.value.code !== table.code) {
    const first = { code: table.code };
    // a drawing must not change what it draws from
    queueMicrotask(() => {
      found.value = first;
    });
    ask(`/api/matches/${table.code}/invite`).then(
      (answer) => {
        found.value = answer;
      },
      () => {},
    );
  }
  const link = found.value.code === table.code ? found.value.link : undefined;
  return { link: link ?? `${location.origin}/m/${table.code}`, local: Boolean(link && found.value.local) };
}

/** The link, selected as a whole by whoever goes there. @param {string} link @param {string} [look] its class */
export const linkField = (link, look = '') =>
  html`<label class="only-heard" for="invite-link">${t('invite-link')}</label
    ><input
      id="invite-link"
      class=${look}
      readonly
      .value=${link}
      @focus=${(/** @type {FieldEvent} */ event) => event.target.select()}
    />`;

/** @param {ScreenState} ui */
export function invite(ui) {
  const { table } = ui,
    { link, local } = inviteLink(table);
  return html`<div class="invite">
      <img class="qr-code" src="/api/matches/${table.code}/qr.svg" width="132" height="132" alt=${t('qr-alt')} />
      <div>
        <p class="code"><b>${table.code}</b></p>
        ${linkField(link, 'link-box')}
        <p class="chip-row">
          ${copies('invite', t('copy-invite'), () => link)}${
            table.you.value?.kept ? copies('return', t('copy-return'), () => secretLink(table)) : nothing
          }
          ${
            table.you.value?.kept
              ? html`<button
                  class="chip"
                  data-revoke
                  @click=${() => {
                    table.secret = '';
                    table.tell({ type: 'revoke' });
                  }}
                >
                  ${t('revoke-mine')}
                </button>`
              : nothing
          }
        </p>
      </div>
    </div>
    <p class="hint">${local ? t('invite-local') : t('invite-how')}</p>`;
}

/** A link to one seat. @param {ScreenState} ui @param {SeatSent} seat */
export const seatLink = (ui, seat) =>
  copies(`seat-${seat.seat}`, t('seat-link'), () => secretLink(ui.table, seat.seat));

/**
 * What its owner and the host can do with a seat: its own link, or another person.
 * @param {ScreenState} ui
 * @param {SeatSent} seat
 */
export function seatLinks(ui, seat) {
  const { table } = ui;
  const you = table.you.value,
    room = table.room.value;
  if (!you?.kept || (!you.host && seat.owner !== you.person)) return nothing;
  const others = room.people.filter((one) => !one.guest && one.person !== seat.holder);
  const give = (/** @type {FieldEvent} */ event) => {
    const [kind, who] = event.target.value.split(' ');
    event.target.value = '';
    if (kind === 'bot') table.tell({ type: 'give', seat: seat.seat, bot: who });
    else if (kind)
      table.tell(
        Number(who) === you.person
          ? { type: 'take', seat: seat.seat }
          : { type: 'give', seat: seat.seat, person: Number(who) },
      );
  };
  return html`${seatLink(ui, seat)}
    <select class="chip" aria-label=${t('give-to-seat', { seat: seat.seat })} @change=${give}>
      <option value="">${t('give-to')}</option>
      ${others.map((one) => html`<option value="person ${one.person}">${one.name}</option>`)}${ui.bots.value
        .filter((/** @type {string} */ bot) => bot !== seat.bot)
        .map(
          (/** @type {string} */ bot) =>
            html`<option value="bot ${bot}">
              ${t('seat-bot', { bot: has(`bot-${bot}`) ? t(`bot-${bot}`) : bot })}
            </option>`,
        )}
    </select>`;
}

/** A link to the moment that the replay shows. @param {ScreenState} ui @param {number} at */
export const momentLink = (ui, at) =>
  copies(
    `at-${at}`,
    t('replay-link'),
    () =>
      `${
        found.value.code === ui.table.code && found.value.link
          ? found.value.link
          : `${location.origin}/m/${ui.table.code}`
      }#at=${at}`,
  );

/** The seal of the dice, and at the end what it sealed. @param {RoomSent} room */
export const seal = (room) =>
  html`<p class="hint">${t('dice-commitment')} <code class="seal">${room.dice.commitment}</code></p>
    ${
      room.dice.seed
        ? html`<p class="hint">${t('dice-seed')} <code class="seal" data-seed>${room.dice.seed}</code></p>
            <p class="hint">
              ${t('dice-check')}
              <code class="seal">hotzone replay --verify-dice ${room.dice.seed} ${room.code}.hotzone</code>
            </p>`
        : nothing
    }`;
