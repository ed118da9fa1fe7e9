// @ts-check
/** Asking a teammate for something and what they answered; the risk lens: what the next fire may do, space by space. */
import { html, nothing, svg } from '../kit.js';
import { spoken, t } from '../words.js';

const percent = (/** @type {number} */ share) => new Intl.NumberFormat(spoken.value, { style: 'percent', maximumFractionDigits: 0 }).format(share);
const REQUESTS = ['put-out', 'leave-victim', 'hold-door', 'follow-out'];

/** A request with its answer as lines of the chat. @param {any} table @param {any} message */
export function requestLine(table, message) {
  const who = table.nameOf(message.seat), id = message.answer === 'no' ? `no-${message.why}` : message.answer === 'yes' && message.cost > 0.005 ? 'yes-cost' : message.answer;
  const asked = t(`request-${message.ask}`, { place: message.place ? table.game.value.short(message.place) : '' });
  const said = t(`answer-${id}`, { who, cost: percent(message.cost ?? 0) });
  return { ...message, name: table.nameOf(message.by), text: `${asked} – ${said}` };
}

/** Asking somebody of the crew: what, and at the place that has the focus. @param {any} ui */
export function asking(ui) {
  const { table } = ui;
  const mates = (table.room.value?.seats ?? []).filter((/** @type {any} */ seat) => !table.you.value?.seats.includes(seat.seat)), place = ui.planner.picked.value || ui.focus.value;
  if (!mates.length || !table.you.value?.seats.length || table.game.value.name !== 'fire') return nothing;
  const send = (/** @type {any} */ event) => {
    event.preventDefault();
    const { mate, ask } = event.target.elements;
    table.tell({ type: 'request', seat: Number(mate.value), ask: ask.value, ...(ask.value === 'follow-out' ? {} : { place }) });
  };
  return html`<form class="askmate" @submit=${send}><label><span class="heard">${t('ask-whom')}</span><select name="mate">${mates.map((/** @type {any} */ seat) => html`<option value=${seat.seat}>${table.nameOf(seat.seat)}</option>`)}</select></label>
    <label><span class="heard">${t('ask-what')}</span><select name="ask">${REQUESTS.map((name) => html`<option value=${name}>${t(`request-${name}`, { place: place ? table.game.value.short(place) : '…' })}</option>`)}</select></label><button class="btn">${t('ask-send')}</button></form>`;
}

/** The lens on a floor: chances in the corners of spaces and on walls. @param {any} ui @param {any} map @param {number} floor */
export function lensMarks(ui, map, floor) {
  const { table } = ui;
  const found = table.coach.risk.value;
  if (!found || found.seq !== (table.at.value ?? table.live.value.seq)) return nothing;
  return svg`<g class="lens">${Object.entries(found.risk.spaces).filter(([name, share]) => map.spaces.get(name)?.floor === floor && share > 0.005 && share < 1).map(([name, share]) => { const b = map.boxes.get(name); return svg`<g transform="translate(${b.cx + 20},${b.cy - 34})"><title>${t('risk-space', { chance: percent(share) })}</title><rect x="-24" y="-13" width="48" height="26" rx="13"></rect><text y="6">${percent(share)}</text></g>`; })}
    ${Object.entries(found.risk.walls).map(([name, one]) => { const edge = map.edges.get(name), at = edge && map.spaces.get(edge.spaces[0])?.floor === floor && map.boxes.get(edge.spaces[0]), to = edge && map.boxes.get(edge.spaces[1]); return at && to && one.hit > 0.005 ? svg`<g transform="translate(${(at.cx + to.cx) / 2},${(at.cy + to.cy) / 2})"><title>${t('risk-wall', { chance: percent(one.hit) })}</title><path d="M0,-11 11,0 0,11 -11,0Z"></path></g>` : nothing; })}</g>`;
}

/** The lens in words. @param {any} table */
export function lensWords(table) {
  const found = table.coach.risk.value;
  if (!found || found.seq !== table.live.value.seq) return nothing;
  const { risk } = found, hit = Math.max(0, ...risk.firefighters);
  return html`<p class="lenswords" role="status">${t('risk-damage', { many: new Intl.NumberFormat(spoken.value, { maximumFractionDigits: 1 }).format(risk.damage) })} · ${t('risk-collapse', { chance: percent(risk.collapse) })} · ${t('risk-person', { chance: percent(hit) })}</p>`;
}
