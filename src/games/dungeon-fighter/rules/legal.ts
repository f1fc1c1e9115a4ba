import type { Seat } from '@/engine/game';

import { equipmentCard, type CardId } from '../content/equipment';
import { PRICE } from '../content/tables';
import { COLORS } from '../content/vocabulary';
import { mayBackDown } from './backDown';
import { playableCards } from './cards';
import { isBossFight, mustChooseOption } from './encounter';
import { canCarry, mayTrade } from './equipment';
import { heroOf, isWounded, standing } from './heroes';
import { requirementsInForce } from './inForce';
import { corridors } from './movement';
import type { DfMove, MoveOf, ThrowMove } from './moves';
import { deciders } from './prompts';
import { encounterOf, thrownOf, topFrame } from './run';
import { evidenceFor, gestureOf, launchOf, propsFor, stanceFor, startsBelowTable } from './stance';
import type { DfState, Frame } from './state';
import { diceToThrow } from './throwing';

/** Each seat throws from its own side of the table in the samples. */
export const azimuthOf = (s: DfState, hero: number): number => Math.round((768 + (1024 * hero) / s.heroes.length) % 1024);

const isWeapon = (card: CardId): boolean => equipmentCard(card).type === 'weapon';

/** No weapon, each one alone, and all together. */
function weaponChoices(cards: readonly CardId[]): CardId[][] {
  const weapons = cards.filter(isWeapon);
  return [[], ...weapons.map((card) => [card]), ...(weapons.length > 1 ? [weapons] : [])];
}

/** A fair sample of throws: every die, every way to arm, as a competent hand would make it. */
function* throws(s: DfState): Iterable<ThrowMove> {
  const { turn } = encounterOf(s);
  const azimuth = azimuthOf(s, s.heroes.findIndex((hero) => hero.id === turn));
  for (const weapons of weaponChoices(heroOf(s, turn).cards)) {
    const ids = requirementsInForce(s, weapons);
    const launch = launchOf(gestureOf({ azimuth, stance: stanceFor(ids) }, startsBelowTable(ids)));
    for (const die of diceToThrow(s)) {
      yield { kind: 'throw', hero: turn, die, weapons, mode: 'touch', launch, props: propsFor(ids, azimuth), gates: evidenceFor(ids) };
    }
  }
}

function* swings(s: DfState): Iterable<DfMove> {
  if (mustChooseOption(s)) {
    if (s.chest.bonusDice > 0) yield { kind: 'chooseOption', option: 'A' };
    if (!isBossFight(s)) yield { kind: 'chooseOption', option: 'B' };
    return;
  }
  yield* throws(s);
  if (mayBackDown(s)) yield { kind: 'backDown', agree: true };
}

function* trades(s: DfState): Iterable<DfMove> {
  if (!mayTrade(s)) return;
  for (const from of s.heroes) {
    for (const card of from.cards) {
      for (const to of s.heroes) {
        if (to.id !== from.id && canCarry(to, card)) yield { kind: 'giveEquipment', from: from.id, to: to.id, card };
      }
      yield { kind: 'discardEquipment', hero: from.id, card };
    }
  }
}

/** Sample splits of divine healing: nothing, everything to one hero, and as evenly as it goes. */
function* healings(s: DfState, points: number): Iterable<MoveOf<'assignHealing'>> {
  const wounded = s.heroes.filter(isWounded);
  yield { kind: 'assignHealing', points: [] };
  for (const hero of wounded) {
    yield { kind: 'assignHealing', points: [{ hero: hero.id, points: Math.min(points, hero.maxHp - hero.hp) }] };
  }
  if (wounded.length > 1) yield evenHealing(s, points);
}

/** Always one point to whoever has lost most. */
export function evenHealing(s: DfState, points: number): MoveOf<'assignHealing'> {
  const plan = s.heroes.filter(isWounded).map((hero) => ({ hero: hero.id, points: 0, missing: hero.maxHp - hero.hp }));
  for (let left = points; left > 0; left--) {
    const neediest = plan.reduce((most, each) => (each.missing > most.missing ? each : most), { hero: s.leader, points: 0, missing: 0 });
    if (neediest.missing === 0) break;
    neediest.points += 1;
    neediest.missing -= 1;
  }
  return { kind: 'assignHealing', points: plan.filter((each) => each.points > 0).map(({ hero, points: own }) => ({ hero, points: own })) };
}

function* handOuts(s: DfState, cards: readonly CardId[]): Iterable<DfMove> {
  for (const card of cards) {
    for (const hero of s.heroes) if (canCarry(hero, card)) yield { kind: 'assignCard', card, hero: hero.id };
  }
  yield { kind: 'endStep' };
}

function* purchases(s: DfState, cards: readonly CardId[]): Iterable<DfMove> {
  for (const card of cards) {
    if (equipmentCard(card).price > s.chest.gold) continue;
    for (const hero of s.heroes) if (canCarry(hero, card)) yield { kind: 'buyCard', card, hero: hero.id };
  }
  for (const hero of s.heroes.filter(isWounded)) {
    for (let points = 1; points <= hero.maxHp - hero.hp && points * PRICE.hitPoint <= s.chest.gold; points++) {
      yield { kind: 'buyHealing', hero: hero.id, points };
    }
  }
  if (s.supply.bonusDice > 0 && s.chest.gold >= PRICE.bonusDie) yield { kind: 'buyBonusDie' };
  yield { kind: 'endStep' };
}

const yesOrNo = [true, false] as const;

type Offers = { readonly [K in Frame['kind']]: (s: DfState, frame: Extract<Frame, { readonly kind: K }>) => Iterable<DfMove> };

const OFFERS: Offers = {
  movement: (s) => corridors(s).map((room) => ({ kind: 'chooseCorridor', room })),
  swing: swings,
  vote: () => yesOrNo.map((agree) => ({ kind: 'backDown', agree })),
  resolve: () => [],
  maintenance: () => [],
  react: () => [{ kind: 'endStep' }],
  bonusColor: (s) => {
    const { scars } = heroOf(s, thrownOf(s).hero);
    return [...COLORS.filter((color) => !scars.includes(color)), 'none' as const].map((color) => ({ kind: 'chooseBonusColor', color }));
  },
  swingAgain: () => yesOrNo.map((use) => ({ kind: 'useSwingAgain', use })),
  beer: (s) => standing(s).map((hero) => ({ kind: 'placeBeer', hero: hero.id })),
  melody: () => yesOrNo.map((pay) => ({ kind: 'payMelody', pay })),
  berserk: () => yesOrNo.map((pay) => ({ kind: 'payBerserk', pay })),
  destroy: (s) => heroOf(s, thrownOf(s).hero).cards.map((card) => ({ kind: 'chooseDestroyed', card })),
  secondThrow: () => yesOrNo.map((take) => ({ kind: 'takeSecondThrow', take })),
  divine: (s, { points }) => healings(s, points),
  scar: (s, { hero }) => COLORS.filter((color) => !heroOf(s, hero).scars.includes(color)).map((color) => ({ kind: 'chooseScar', color })),
  distribute: (s, { cards }) => handOuts(s, cards),
  shop: (s, { cards }) => purchases(s, cards),
};

/** Additions to a throw that lies but has not taken effect. */
function* reinforcements(s: DfState): Iterable<DfMove> {
  const thrown = s.encounter?.thrown;
  if (!thrown || thrown.settled || !thrown.result.contact) return;
  for (const monster of heroOf(s, thrown.hero).seduced) yield { kind: 'spendSeduced', monster };
}

/** Every legal move of the seat; throws and splits of healing are a sample (DF-82). */
export function* legalMoves(s: DfState, seat: Seat): Iterable<DfMove> {
  const top = topFrame(s);
  if (s.over || !top || !deciders(s).includes(seat)) return;
  yield* (OFFERS[top.kind] as (s: DfState, frame: Frame) => Iterable<DfMove>)(s, top);
  yield* reinforcements(s);
  yield* trades(s);
  yield* playableCards(s);
}
