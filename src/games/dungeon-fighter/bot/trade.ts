import type { Seat } from '@/engine/game';

import { equipmentCard, type CardId } from '../content/equipment';
import { heroCard } from '../content/heroes';
import { PRICE } from '../content/tables';
import type { DfMove } from '../rules/decisions';
import { isAnothers } from '../rules/decisions/consent';
import { canCarry } from '../rules/party/equipment';
import { alive, standing } from '../rules/party/heroes';
import type { DfState, HeroState } from '../rules/state';
import { bonusDieWorth, hitPointWorth } from './values';
import { WorthAhead, without } from './worth';

/** Cards change hands only where that is clearly better, so that nothing goes to and fro. */
const WORTH_THE_TROUBLE = 0.5;

/** Where a card would do most, and what must leave that hero's hands first. */
interface Placement {
  readonly hero: HeroState;
  readonly gain: number;
  readonly first?: DfMove;
}

/** Somebody with a free slot who gets most out of a card. */
function bestTaker(s: DfState, worthAhead: WorthAhead, card: CardId, giver?: HeroState): { readonly hero: HeroState; readonly gain: number } | undefined {
  let best: { hero: HeroState; gain: number } | undefined;
  for (const hero of alive(s)) {
    if (hero === giver || !canCarry(hero, card)) continue;
    const gain = worthAhead.gain(hero, card);
    if (!best || gain > best.gain) best = { hero, gain };
  }
  return best;
}

/** Taking up a card in place of one of the same kind, which is given up: gifts come first, so nobody else wants that one. */
function exchanges(s: DfState, worthAhead: WorthAhead, card: CardId, seat: Seat): Placement[] {
  const { type } = equipmentCard(card);
  return alive(s).flatMap((hero) => {
    if (isAnothers(s, hero.id, seat) || canCarry(hero, card) || heroCard(hero.id).slots[type] === 0) return [];
    return hero.cards
      .filter((old) => equipmentCard(old).type === type)
      .map((old): Placement => ({
        hero,
        gain: worthAhead.worthOf([...without(hero.cards, old), card]) - worthAhead.worthOf(hero.cards) - WORTH_THE_TROUBLE,
        first: { kind: 'discardEquipment', hero: hero.id, card: old },
      }));
  });
}

function placementFor(s: DfState, worthAhead: WorthAhead, card: CardId, seat: Seat): Placement | undefined {
  const free = bestTaker(s, worthAhead, card);
  return exchanges(s, worthAhead, card, seat).reduce<Placement | undefined>((best, each) => (!best || each.gain > best.gain ? each : best), free);
}

/** A gift that makes the party as a whole better armed, if there is one. */
export function gift(s: DfState, seat: Seat, worthAhead = new WorthAhead(s)): DfMove | undefined {
  let best: { move: DfMove; gain: number } | undefined;
  for (const giver of alive(s)) {
    if (isAnothers(s, giver.id, seat)) continue;
    for (const card of giver.cards) {
      const taker = bestTaker(s, worthAhead, card, giver);
      if (!taker) continue;
      const gain = taker.gain - worthAhead.loss(giver, card);
      if (gain > WORTH_THE_TROUBLE && (!best || gain > best.gain)) best = { move: { kind: 'giveEquipment', from: giver.id, to: taker.hero.id, card }, gain };
    }
  }
  return best?.move;
}

/** Cards found go to whoever uses them best; useless ones are left. */
export function distribute(s: DfState, cards: readonly CardId[], seat: Seat): DfMove {
  const worthAhead = new WorthAhead(s);
  const given = gift(s, seat, worthAhead);
  if (given) return given;
  for (const card of cards) {
    const place = placementFor(s, worthAhead, card, seat);
    if (place && place.gain > 0) return place.first ?? { kind: 'assignCard', card, hero: place.hero.id };
  }
  return { kind: 'endStep' };
}

interface Bargain {
  readonly move: DfMove;
  /** Points of damage per coin. */
  readonly rate: number;
}

/** A coin that brings less than this is better kept for the next shop; after the last one it buys nothing but half a point. */
const LEAST_RATE = 0.6;
const LEAST_RATE_AT_LAST = 0.2;

/** The best use of the next coins: a card, a bonus die, or a hit point. */
export function shop(s: DfState, cards: readonly CardId[], seat: Seat): DfMove {
  const { gold } = s.chest;
  const worthAhead = new WorthAhead(s);
  const given = gift(s, seat, worthAhead);
  if (given) return given;
  const bargains: Bargain[] = [];
  for (const card of cards) {
    const { price } = equipmentCard(card);
    const place = price <= gold ? placementFor(s, worthAhead, card, seat) : undefined;
    if (place) bargains.push({ move: place.first ?? { kind: 'buyCard', card, hero: place.hero.id }, rate: place.gain / price });
  }
  if (s.supply.bonusDice > 0 && gold >= PRICE.bonusDie) bargains.push({ move: { kind: 'buyBonusDie' }, rate: bonusDieWorth(s) / PRICE.bonusDie });
  if (gold >= PRICE.hitPoint) {
    for (const hero of standing(s)) {
      if (hero.hp < hero.maxHp) bargains.push({ move: { kind: 'buyHealing', hero: hero.id, points: 1 }, rate: hitPointWorth(s, hero.hp + 1) / PRICE.hitPoint });
    }
  }
  const least = s.floor < s.floors.length - 1 ? LEAST_RATE : LEAST_RATE_AT_LAST;
  const best = bargains.reduce<Bargain | undefined>((most, each) => (each.rate >= least && (!most || each.rate > most.rate) ? each : most), undefined);
  return best?.move ?? { kind: 'endStep' };
}
