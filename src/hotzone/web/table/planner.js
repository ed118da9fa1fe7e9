// @ts-check
/** Choosing by place: what can be done at a space or wall, what it costs, and which of it is planned. */
import { computed, signal } from '../kit.js';

/** @typedef {{key: string, verb: string, cost: number, pool?: string, place: string, steps: any[], offer: any, fires: number}} Option */

const WAYS = ['move', 'carry', 'haul', 'lead', 'lead-carry', 'lead-two', 'lead-haul', 'drag', 'lead-drag', 'cross'];

export class Planner {
  /** @param {import('./table.js').Table} table */
  constructor(table) {
    this.table = table;
    this.hover = signal('');                                  // a place under the pointer or the focus
    this.glance = signal(/** @type {any} */ (null));          // an action of the panel under the pointer
    this.picked = signal('');                                 // a place that was tapped
    this.chosen = signal(0);                                  // which of its options
    this.doubts = (/** @type {any} */ option, /** @type {string} */ words) => { void words; this.play(option, true); };
    this.group = signal('');                                  // a group of actions that is open in the panel
    this.place = computed(() => this.picked.value || this.hover.value);
    this.options = computed(() => (this.place.value ? this.at(this.place.value) : []));
    /** What is drawn and priced: the only option, or the chosen one. @type {any} */
    this.plan = computed(() => {
      const options = this.options.value;
      if (options.length === 1) return options[0];
      return this.picked.value && this.chosen.value > 0 ? options[this.chosen.value - 1] ?? null : null;
    });
  }

  /** What is drawn on the board: the plan, what the panel's pointer is on, or the first of what could be done under the pointer. */
  drawn() { return this.plan.value ?? this.glance.value ?? (this.picked.value ? null : this.options.value[0] ?? null); }

  /** An offer of the server as something to choose. @param {any} offer @returns {Option} */
  option(offer) {
    return { key: offer.text, verb: offer.verb, cost: offer.cost, pool: offer.pool, place: offer.space ?? offer.edge ?? '', steps: [offer], offer, fires: 0 };
  }

  /** All that can be done at a place. @param {string} place @returns {Option[]} */
  at(place) {
    const { table } = this;
    const legal = table.legal.value, game = table.game.value, view = table.live.value?.view;
    const open = this.group.value ? game.groups(legal, view).find((/** @type {any} */ one) => one.id === this.group.value)?.offers ?? [] : [];
    const places = (/** @type {any} */ offer) => [offer.edge, ...((open.includes(offer) ? null : game.anchors?.(offer, view)) ?? offer.spaces ?? [offer.space])];
    const all = legal.filter((/** @type {any} */ offer) => places(offer).includes(place));
    const wanted = all.filter((/** @type {any} */ offer) => open.includes(offer)), own = all.filter((/** @type {any} */ offer) => !offer.firefighter);
    const found = (wanted.length ? wanted : own.length ? own : all).map((/** @type {any} */ offer) => this.option(offer));
    if (wanted.length && (wanted[0].firefighter || !WAYS.includes(wanted[0].verb))) return found; // the open group alone
    for (const verb of WAYS) {
      const way = this.table.ways.value[verb]?.[place];
      if (!way || way.steps.length < 2 || found.some((/** @type {Option} */ one) => one.verb === verb && !one.offer.firefighter)) continue;
      const offer = way.steps[way.steps.length - 1];
      found.push({ key: `${verb}>${place}`, verb, cost: way.cost, pool: offer.pool, place, steps: way.steps, offer, fires: way.fires });
    }
    return [...found, ...this.besides(place, found.length === 0)];
  }

  /** What a game offers at a place although it happens elsewhere: commands, drives. @param {string} place @param {boolean} all @returns {Option[]} */
  besides(place, all) {
    const { table } = this;
    if (!table.game.value.remote || this.group.value.startsWith('command')) return [];
    const { driven, led } = table.game.value.remote(table.legal.value, table.live.value?.view, place);
    const orders = led.map((/** @type {number} */ who) => ({ key: `command>${who}`, verb: 'command', cost: 0, place, steps: [], offer: { verb: 'command', text: '', cost: 0, firefighter: who }, fires: 0, group: `command-${who}` }));
    return [...(all ? driven.map((/** @type {any} */ offer) => this.option(offer)) : []), ...orders];
  }

  /** Spaces that can be reached, with the verb of the lightest way. */
  reach() {
    const found = new Map();
    for (const verb of WAYS) for (const [place, way] of Object.entries(this.table.ways.value[verb] ?? {})) if (!found.has(place)) found.set(place, way);
    if (!found.size) for (const offer of this.table.legal.value) if (/^(move|cross)/.test(offer.verb) && offer.space && !offer.firefighter) found.set(offer.space, offer);
    return found;
  }

  /** A place is tapped, clicked or confirmed. @param {string} place @param {boolean} seen was it already previewed? */
  tap(place, seen) {
    const { table } = this;
    const options = this.at(place);
    if (options.length === 0) {
      this.clear();
      const probe = table.mine.value && !table.story.playing.value ? table.game.value.probe(table.board.value, table.live.value.view, place) : '';
      if (probe) table.why(probe, place);
      return;
    }
    if (options.length === 1) {
      if (seen || this.picked.value === place) this.play(options[0]); else { this.picked.value = place; this.chosen.value = 1; }
      return;
    }
    if (this.picked.value === place && this.chosen.value > 0) this.play(options[this.chosen.value - 1]);
    else { this.picked.value = place; this.chosen.value = 0; }
  }

  /** Play an option; one that nobody can take back is asked about first. @param {Option} option @param {boolean} [sure] */
  play(option, sure = false) {
    const doubt = sure ? '' : this.table.game.value.warning?.(option, this.table);
    if (doubt) { this.doubts(option, doubt); return; }
    this.clear();
    const { group } = /** @type {any} */ (option);
    if (group) this.group.value = group;
    else if (option.steps.length > 1) this.table.walk(option.steps.map((step) => step.text));
    else this.table.act(option.steps[0].text);
  }

  confirm() { if (this.plan.value) this.play(this.plan.value); }

  /** The next option of a place. */
  next() {
    const many = this.options.value.length;
    if (many > 1) { this.picked.value = this.place.value; this.chosen.value = (this.chosen.value % many) + 1; }
  }

  clear() {
    this.glance.value = null;
    this.picked.value = '';
    this.chosen.value = 0;
    this.table.note.value = null;
  }
}
