// A payment while it is built: what is wanted, which icons and goods are laid for it. When nothing is missing, one of the
// answers that the server offers is chosen; the red button gives it.

import { freeSpots } from './foretell';
import {
  actsAt,
  canLay,
  cheapest,
  counting,
  emptyPurse,
  helpOf,
  icons,
  missingFor,
  offerOf,
  plus,
  readOffer,
  targetsOf,
  worth,
  type Help,
  type Offer,
  type Piece,
  type Purse,
  type Target,
} from './payment';
import { GOODS, segmentOf, type Act, type Good, type TownsfolkData, type ViscountsView } from './view';
import type { Viscounts } from './viscounts.svelte';
import { ACT_GOOD } from './draw/tokens';

export type Socket =
  { kind: 'icon'; piece: Piece } | { kind: 'good'; good: Good; count: number; again: boolean } | { kind: 'gap' };

interface Draft {
  /** Whose question it is, and which. */
  question: string | null;
  act: Act;
  what: string;
  laid: Purse;
  held: string[];
  /** The answer that it makes up; nothing while something is missing. */
  action: string | null;
}

export interface Wanted extends Target {
  /** Why it cannot be had at all. */
  barred: 'no_spot' | 'none_left' | 'no_workers' | null;
  missing: number;
  offers: Offer[];
}

export interface Dismissal {
  card: string;
  data: TownsfolkData | null;
  price: number;
  action: string | null;
  why: 'dismiss_no_icon' | 'dismiss_silver' | 'dismiss_short' | null;
}

const PRICES = ['AskAct', 'AskFund'];

export class Paying {
  private readonly viscounts: Viscounts;
  private draft = $state.raw<Draft | null>(null);

  constructor(viscounts: Viscounts) {
    this.viscounts = viscounts;
  }

  get asked(): boolean {
    return PRICES.includes(this.viscounts.asks);
  }

  private get view(): ViscountsView | null {
    return this.viscounts.view;
  }

  get seat(): number {
    return this.viscounts.sitting.question?.seat ?? this.viscounts.me;
  }

  get goods(): Purse {
    return this.view?.players[this.seat]?.goods ?? emptyPurse();
  }

  private get place(): string {
    return this.view?.players[this.seat]?.viscount ?? 'town-1';
  }

  /** The card that was dismissed for the action, where that is so. */
  get dismissed(): string | null {
    const top = this.view?.todo.at(-1);
    return top?.is === 'AskFund' ? String(top['card']) : null;
  }

  get acts(): Act[] {
    const top = this.view?.todo.at(-1);
    return top?.is === 'AskFund' ? [top['act'] as Act] : actsAt(this.place);
  }

  readonly offers: Offer[] = $derived.by(() =>
    this.viscounts.choices.map((choice) => readOffer(choice.action)).filter((offer) => offer !== null),
  );

  /** What is being paid for: an answer that is chosen, or what was begun. */
  private get current(): Draft | null {
    const draft = this.begun;
    const { chosen } = this.viscounts;
    const offer = readOffer(chosen ?? '');
    if (chosen === (draft?.action ?? null)) return draft;
    // What a hint, a key or a list of words has chosen is laid as it says, whatever was begun.
    if (offer)
      return {
        question: this.question,
        act: offer.act,
        what: offer.what,
        laid: offer.pays,
        held: [],
        action: offer.action,
      };
    return chosen?.startsWith('dismiss ') ? draft : null;
  }

  private get question(): string | null {
    const asked = this.viscounts.sitting.shown?.question;
    return asked ? `${asked.seat}.${asked.number}` : null;
  }

  /** What was begun for this very question. */
  private get begun(): Draft | null {
    return this.draft && this.draft.question === this.question ? this.draft : null;
  }

  /** Lays everything down again. */
  drop(): void {
    this.draft = null;
  }

  get act(): Act {
    const dismissing = /^dismiss (\w+)$/.exec(this.viscounts.chosen ?? '')?.[1] as Act | undefined;
    return (
      dismissing ??
      this.current?.act ??
      this.begun?.act ??
      this.acts.find((act) => this.offers.some((offer) => offer.act === act)) ??
      this.acts[0] ??
      'trade'
    );
  }

  get help(): Help {
    return this.helpFor(this.act);
  }

  private helpFor(act: Act): Help {
    return this.view
      ? helpOf(this.view, this.seat, act, this.viscounts)
      : { merchants: false, doubled: 0, pairs: false, others: false };
  }

  /** All icons that count for an action. */
  counting(act: Act): Piece[] {
    return this.view
      ? counting(icons(this.view, this.seat, this.viscounts, this.dismissed), act, this.helpFor(act))
      : [];
  }

  /** What can be wanted of an action here, each with what is missing. */
  wanted(act: Act): Wanted[] {
    const view = this.view;
    if (!view) return [];
    const [have, help, offers] = [
      this.counting(act).length,
      this.helpFor(act),
      this.offers.filter((offer) => offer.act === act),
    ];
    const all = targetsOf(view, this.seat, act, this.viscounts, have + worth(this.goods, act, help)).map((target) => {
      const own = offers.filter((offer) => offer.what === target.what);
      return {
        ...target,
        offers: own,
        missing: missingFor(target, have, this.goods, help),
        barred: own.length ? null : this.barred(target),
      };
    });
    if (act !== 'trade') return all;
    return offers.length ? all.filter((target) => target.offers.length) : all.slice(0, 1);
  }

  private barred(target: Target): Wanted['barred'] {
    const player = this.view?.players[this.seat];
    const segment = this.viscounts.segment(segmentOf(this.place));
    if (target.act === 'construct' && this.view && segment) {
      if (!freeSpots(this.view, this.place, segment).length) return 'no_spot';
      if ((player?.slots.filter((slot) => slot.startsWith(target.what)).length ?? 0) > 2) return 'none_left';
    }
    return target.act === 'place' && Number(target.what) > (player?.workers ?? 0) ? 'no_workers' : null;
  }

  get target(): Wanted | null {
    const current = this.current;
    return current ? (this.wanted(current.act).find((target) => target.what === current.what) ?? null) : null;
  }

  get laid(): Purse {
    return this.current?.laid ?? emptyPurse();
  }

  get held(): string[] {
    return this.current?.held ?? [];
  }

  /** Where only one thing can be paid for, it is laid at once. */
  begin(): void {
    const [only, more] = this.acts.length === 1 ? this.wanted(this.act).filter((target) => target.offers.length) : [];
    if (only && !more && !this.current && this.viscounts.chosen === null) this.want(only);
  }

  /** Turns to the other action without laying anything. */
  turnTo(act: Act): void {
    const [only] = this.wanted(act);
    if (act === 'transcribe' && only) return this.want(only);
    this.put({ act, what: '', laid: emptyPurse(), held: [] });
  }

  /** The table lays a payment by itself: icons, then the fewest goods; where it does not suffice, all that counts. */
  want(target: Wanted): void {
    const offer = cheapest(target.offers, target.act);
    this.put({ act: target.act, what: target.what, laid: offer?.pays ?? this.all(target), held: [] });
  }

  private all(target: Wanted): Purse {
    if (target.barred) return emptyPurse();
    const help = this.helpFor(target.act);
    const own = ACT_GOOD[target.act];
    const made = emptyPurse();
    made[own] = this.goods[own];
    if (help.pairs && target.act !== 'trade') made.silver = this.goods.silver - (this.goods.silver % 2);
    if (help.others) for (const good of GOODS) if (good !== 'silver') made[good] = this.goods[good];
    return made;
  }

  private put(next: Omit<Draft, 'question' | 'action'>): void {
    const target = this.wanted(next.act).find((each) => each.what === next.what);
    const offer = target ? offerOf(target.offers, next.laid) : null;
    const icons = this.counting(next.act).filter((piece) => !next.held.includes(piece.id)).length;
    const complete = offer && target && icons + worth(next.laid, next.act, this.helpFor(next.act)) >= target.need;
    const action = complete ? offer.action : null;
    this.draft = { act: next.act, what: next.what, laid: next.laid, held: next.held, question: this.question, action };
    this.viscounts.choose(action);
  }

  // Laying -----------------------------------------------------------------------------------------------------------

  /** One place for each icon that is needed, filled as far as it goes. */
  get sockets(): Socket[] {
    const { target, laid, help } = this;
    if (!target) return [];
    const made: Socket[] = this.counting(target.act)
      .filter((piece) => !this.held.includes(piece.id))
      .map((piece) => ({ kind: 'icon', piece }));
    const own = ACT_GOOD[target.act];
    for (const good of GOODS) {
      const pairs = good === 'silver' && target.act !== 'trade';
      for (let i = 0; i < laid[good]; i += pairs ? 2 : 1) {
        made.push({ kind: 'good', good, count: pairs ? 2 : 1, again: false });
        if (good === own && i < help.doubled) made.push({ kind: 'good', good, count: 1, again: true });
      }
    }
    const filled = made.slice(0, target.need);
    return [...filled, ...Array.from({ length: target.need - filled.length }, (): Socket => ({ kind: 'gap' }))];
  }

  get missing(): number {
    return this.sockets.filter((socket) => socket.kind === 'gap').length;
  }

  /** Icons that count but are not laid: taken back, or more than is needed. */
  get spare(): Piece[] {
    const used = this.sockets.flatMap((socket) => (socket.kind === 'icon' ? [socket.piece.id] : []));
    return this.target ? this.counting(this.target.act).filter((piece) => !used.includes(piece.id)) : [];
  }

  takeBack(socket: Socket): void {
    const current = this.current;
    if (!current || socket.kind === 'gap') return;
    if (socket.kind === 'icon') return this.put({ ...current, held: [...current.held, socket.piece.id] });
    const step = socket.good === 'silver' && current.act !== 'trade' ? 2 : 1;
    this.put({ ...current, laid: plus(current.laid, socket.good, -Math.min(step, current.laid[socket.good])) });
  }

  layIcon(piece: Piece): void {
    const current = this.current;
    if (current) this.put({ ...current, held: current.held.filter((id) => id !== piece.id) });
  }

  /** How many pieces of a good a tap would lay; 0: none would help. */
  layable(good: Good): number {
    const { target, laid } = this;
    if (!target || laid[good] >= this.goods[good]) return 0;
    return canLay(target.offers, laid, good, target.act !== 'trade');
  }

  layGood(good: Good): void {
    const [current, step] = [this.current, this.layable(good)];
    if (current && step) this.put({ ...current, laid: plus(current.laid, good, step) });
  }

  /** The icons of a card, from above, that are laid. */
  used(card: string): number[] {
    if (!this.asked) return [];
    const ids = this.sockets.flatMap((socket) => (socket.kind === 'icon' ? socket.piece.id.split('+') : []));
    return ids.filter((id) => id.startsWith(`${card}.`)).map((id) => Number(id.slice(card.length + 1)));
  }

  // Dismissing -------------------------------------------------------------------------------------------------------

  get dismissal(): Dismissal | null {
    const view = this.view;
    if (!view || this.viscounts.asks !== 'AskAct') return null;
    const key = segmentOf(this.place);
    const card = view.tops[key] ?? `printed-${key}`;
    const data = this.viscounts.townsfolk(card);
    const price = view.players[this.seat]?.slots.includes('trading-post-2') ? 1 : (data?.value ?? 0);
    const action = `dismiss ${this.act}`;
    if (this.viscounts.can(action)) return { card, data, price, action, why: null };
    const icon = { trade: 'merchant', construct: 'builder', place: 'noble', transcribe: 'cleric' }[
      this.act
    ] as keyof TownsfolkData['icons'];
    const fits = (data?.icons[icon] ?? 0) + (data?.icons.criminal ?? 0) > 0;
    return {
      card,
      data,
      price,
      action: null,
      why: !fits ? 'dismiss_no_icon' : price > this.goods.silver ? 'dismiss_silver' : 'dismiss_short',
    };
  }
}

const made = new WeakMap<Viscounts, Paying>();

/** The payment of a reader: one, wherever it is shown. */
export function payingOf(viscounts: Viscounts): Paying {
  const found = made.get(viscounts) ?? new Paying(viscounts);
  made.set(viscounts, found);
  return found;
}
