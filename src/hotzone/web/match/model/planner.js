// @ts-check
/** Choosing by place: what can be done at a space or wall, what it costs, and which of it is planned. */
import { computed, signal } from '../../lib/templates.js';
import { t } from '../../lib/i18n.js';
import { spent } from '../panel/price.js';

/** @import { Offer, Option } from '../../lib/game.d.ts' */
/** @import { Match } from './match.js' */

export class Planner {
  /** @param {Match} table */
  constructor(table) {
    this.table = table;
    this.hover = signal(''); // a place under the pointer or the focus
    this.glance = signal(/** @type {Option | null} */ (null)); // an action of the panel under the pointer
    this.picked = signal(''); // a place that was tapped
    this.chosen = signal(0); // which of its options
    this.early = false; // it was tapped before the ways of the turn were here: the answer is still to come
    this.doubts = (/** @type {Option} */ option, /** @type {string} */ words) => {
      void words;
      this.play(option, true);
    };
    this.read = (/** @type {number} */ number) => void number; // opens the card of a helmet
    this.group = signal(''); // a group of actions that is open in the panel
    this.place = computed(() => this.picked.value || this.hover.value);
    this.options = computed(() => (this.place.value ? this.at(this.place.value) : []));
    /** What is drawn and priced: the only option, or the chosen one. */
    this.plan = computed(() => {
      const options = this.options.value;
      if (options.length === 1 && !options[0].risky && !options[0].near && !options[0].card) return options[0];
      return this.picked.value && this.chosen.value > 0 ? (options[this.chosen.value - 1] ?? null) : null;
    });
  }

  /**
   * What is drawn on the board: the plan, what the panel's pointer is on, or the first of what could be done under the
   * pointer.
   */
  drawn() {
    const first = this.options.value[0];
    return (
      this.plan.value ??
      this.glance.value ??
      (this.picked.value || first?.risky || first?.near || first?.card ? null : (first ?? null))
    );
  }

  /** An offer of the server as something to choose. @param {Offer} offer @returns {Option} */
  option(offer) {
    return {
      key: offer.text,
      verb: offer.verb,
      cost: offer.cost,
      pool: offer.pool,
      place: offer.space ?? offer.edge ?? '',
      steps: [offer],
      offer,
    };
  }

  /** All that can be done at a place, what helps most first. @param {string} place @returns {Option[]} */
  at(place) {
    const { table } = this,
      found = this.found(place),
      all = table.game.value.arrange?.(found, table.live.value?.view, place, table.map()) ?? found;
    const better = all.some((one) => !one.near && !one.risky),
      useful = all.every((one) => one.second) ? [] : all.filter((one) => !(better && one.near)),
      walked = useful.every((one) => one.near || table.game.value.walks.test(one.verb));
    return walked ? [...useful, ...this.helmets(place)] : useful; // else the card is read in the rail
  }

  /** The cards of the others who stand at a place, to be read. @param {string} place @returns {Option[]} */
  helmets(place) {
    const { table } = this,
      view = table.live.value?.view;
    if (!view?.turn || this.group.value || (table.legal.value.length && view.stage !== 'acting')) return [];
    return table.game.value
      .crew(view)
      .filter((one) => one.at === place && one.card && one.number !== table.figure())
      .map(({ number }) => ({
        key: `card ${number}`,
        verb: 'card',
        cost: 0,
        place,
        steps: [],
        offer: { verb: 'card', text: '', cost: 0 },
        name: t('helmet-card', { who: table.nameOf(number) }),
        card: number,
      }));
  }

  /** All that can be done at a place, as it comes. @param {string} place @returns {Option[]} */
  found(place) {
    const { table } = this;
    const legal = table.legal.value,
      game = table.game.value,
      view = table.live.value?.view;
    const open = this.group.value
      ? (game.groups(legal, view).find((one) => one.id === this.group.value)?.offers ?? [])
      : [];
    const places = (/** @type {Offer} */ offer) => [
      offer.edge,
      ...((open.includes(offer) ? null : game.anchors?.(offer, view)) ?? offer.spaces ?? [offer.space]),
    ];
    const all = legal.filter((offer) => places(offer).includes(place));
    const wanted = all.filter((offer) => open.includes(offer)),
      own = all.filter((offer) => !offer.other);
    const found = (wanted.length ? wanted : own.length ? own : all).map((offer) => this.option(offer));
    if (wanted.length && (wanted[0].other || !game.ways.includes(wanted[0].verb))) return found; // the open group alone
    for (const verb of game.ways) {
      const way = table.ways.value[verb]?.[place];
      if (
        !way ||
        (way.steps.length < 2 && game.walks.test(way.steps[0].verb) && way.steps[0].space === place) ||
        found.some((/** @type {Option} */ one) => way.steps.length === 1 && one.key === way.steps[0].text) ||
        found.some((/** @type {Option} */ one) => one.verb === verb && !one.offer.other)
      )
        continue;
      const offer = way.steps[way.steps.length - 1];
      const { cost, steps } = way;
      found.push({ key: `${verb}>${place}`, verb, cost, pool: offer.pool, place, steps, offer, way });
    }
    return [...found, ...this.besides(place, found.length === 0)];
  }

  /**
   * What a game offers at a place although it happens elsewhere: offers, and groups to open.
   * @param {string} place
   * @param {boolean} all
   * @returns {Option[]}
   */
  besides(place, all) {
    const { table } = this;
    const found = table.game.value.remote?.(table.legal.value, table.live.value?.view, place, this.group.value);
    if (!found) return [];
    const opened = found.groups.map((one) => ({
      key: `${one.group}>`,
      verb: one.offer.verb,
      cost: 0,
      place,
      steps: [],
      offer: one.offer,
      group: one.group,
    }));
    return [...(all ? found.offers.map((offer) => this.option(offer)) : []), ...opened];
  }

  /** Spaces that can be reached, with the verb of the lightest way. */
  reach() {
    const found = new Map();
    const { ways, walks, onFoot } = this.table.game.value;
    for (const verb of ways.filter((one) => walks.test(one)))
      for (const [place, way] of Object.entries(this.table.ways.value[verb] ?? {}))
        if (!found.has(place)) found.set(place, way);
    if (!found.size)
      for (const offer of this.table.legal.value)
        if (onFoot.includes(offer.verb) && offer.space && !offer.other) found.set(offer.space, offer);
    return found;
  }

  /** Are the ways of this turn still to come? */
  get awaited() {
    const { legal, live, paths } = this.table;
    return legal.value.length > 0 && live.value.view.stage === 'acting' && paths.value.seq !== live.value.seq;
  }

  /** A place is tapped, clicked or confirmed. @param {string} place @param {boolean} seen was it already previewed? */
  tap(place, seen) {
    const { table } = this;
    const options = this.at(place);
    table.note.value = null;
    if (options.length === 0) {
      this.clear();
      if (this.awaited) {
        this.picked.value = place; // its ways are on their way from the server
        this.early = true;
        return;
      }
      const { view } = table.live.value;
      if (!table.mine.value || table.story.playing.value) return;
      if (view.stage === 'acting' && spent(view)) return; // the panel says that no points are left
      const probe = table.game.value.probe(table.board.value, view, place);
      if (probe) table.why(probe, place);
      return;
    }
    const [first] = options;
    const card = options.find((one) => one.card);
    if (card && options.every((one) => one.near || one.card)) {
      this.play(card);
      return;
    }
    if (options.length === 1 && !first.risky && !first.near) {
      if (seen || this.picked.value === place) this.play(first);
      else {
        this.picked.value = place;
        this.chosen.value = 1;
      }
      return;
    }
    if (this.picked.value === place && this.chosen.value > 0) this.play(options[this.chosen.value - 1]);
    else {
      this.picked.value = place;
      this.chosen.value = first.risky || first.group || first.card ? 0 : 1; // it is drawn, the rest is chosen
    }
  }

  /**
   * Play an option; one that nobody can take back is asked about first.
   * @param {Option} option
   * @param {boolean} [sure]
   */
  play(option, sure = false) {
    const doubt = sure ? '' : this.table.game.value.warning?.(option, this.table);
    if (doubt) {
      this.doubts(option, doubt);
      return;
    }
    this.clear();
    if (option.card) this.read(option.card);
    else if (option.group) this.group.value = option.group;
    else if (option.steps.length > 1) this.table.walk(option.steps.map((step) => step.text));
    else this.table.act(option.steps[0].text);
  }

  confirm() {
    if (this.plan.value) this.play(this.plan.value);
  }

  /** The next option of a place. */
  next() {
    const many = this.options.value.length;
    if (many > 1) {
      this.picked.value = this.place.value;
      this.chosen.value = (this.chosen.value % many) + 1;
    }
  }

  clear() {
    this.early = false;
    this.glance.value = null;
    this.picked.value = '';
    this.chosen.value = 0;
    this.table.note.value = null;
  }
}
