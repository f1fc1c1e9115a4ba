import * as v from 'valibot';

import { demand } from '@/engine/errors';

import { CARD_IDS, equipmentCard, type CardId } from '../../content/equipment';
import { HERO_IDS, heroCard, type HeroId } from '../../content/heroes';
import { MONSTER_IDS, monsterCard, type MonsterId } from '../../content/monsters';
import { effectWords } from '../../words/abilities';
import { cardOf, monsterIn } from '../fight/monsters';
import { demandCard, playableCards } from '../party/cards';
import { canCarry, demandRoomFor } from '../party/equipment';
import { heroOf, inParty } from '../party/heroes';
import { thrownOf, type Run } from '../run';
import type { DfState, Frame, FrameKind } from '../state';
import { doOrAsk } from './consent';
import { answer, standing } from './declare';

/** A charmed monster of an earlier room strikes along, once (DF-143). */
function demandSeduced(s: DfState, monster: MonsterId): void {
  const thrown = s.encounter?.thrown;
  demand(thrown !== undefined && !thrown.settled, 'DF-143', 'A seduced monster helps with a throw that lies on the board.');
  const hero = heroOf(s, thrown.hero);
  demand(thrown.result.contact, 'DF-143', 'It adds its damage to a contact only.');
  demand(hero.seduced.includes(monster), 'DF-143', `${heroCard(hero.id).name} has not seduced that monster.`);
}

function spendSeduced(run: Run, monster: MonsterId): void {
  const { state: s } = run;
  const thrown = thrownOf(s);
  const hero = heroOf(s, thrown.hero);
  hero.seduced = hero.seduced.filter((each) => each !== monster);
  s.monsterDiscard.push(monster);
  const { damage } = cardOf(monsterIn(s, monster));
  thrown.seducedDamage += damage;
  run.emit({ type: 'seducedSpent', hero: hero.id, monster, damage });
}

function reinforcements(s: DfState): readonly MonsterId[] {
  const thrown = s.encounter?.thrown;
  return thrown && !thrown.settled && thrown.result.contact ? heroOf(s, thrown.hero).seduced : [];
}

/** Equipment changes hands only between fights (DF-301). */
const TRADING: readonly FrameKind[] = ['movement', 'distribute', 'shop'];
const mayTrade = (s: DfState, { kind }: Frame): boolean => s.encounter === undefined && TRADING.includes(kind);

function* gifts(s: DfState): Iterable<{ from: HeroId; to: HeroId; card: CardId }> {
  for (const from of s.heroes) {
    for (const card of from.cards) {
      for (const to of s.heroes) if (to.id !== from.id && canCarry(to, card)) yield { from: from.id, to: to.id, card };
    }
  }
}

function demandGift(s: DfState, from: HeroId, to: HeroId, card: CardId): void {
  demand(inParty(s, from) && inParty(s, to) && from !== to, 'DF-237', 'A card goes from one hero of the party to another.');
  demand(heroOf(s, from).cards.includes(card), 'DF-237', `${heroCard(from).name} does not hold that card.`);
  demandRoomFor(heroOf(s, to), card);
}

/** Whoever is asked about a card answers that first. */
const isNoConsent = (_s: DfState, { kind }: Frame): boolean => kind !== 'consent';

/** What may be done besides answering the question that is asked. */
export const anytime = standing({
  spendSeduced: answer({ monster: v.picklist(MONSTER_IDS) })({
    when: isNoConsent,
    offers: (s) => reinforcements(s).map((monster) => ({ monster })),
    judge: (s, _frame, { monster }) => demandSeduced(s, monster),
    label: (s, _frame, { monster }) => ({ label: `Send ${monsterCard(monster).name}`, help: `${cardOf(monsterIn(s, monster)).damage} more damage` }),
    play: (run, _frame, { monster }) => spendSeduced(run, monster),
  }),
  giveEquipment: answer({ from: v.picklist(HERO_IDS), to: v.picklist(HERO_IDS), card: v.picklist(CARD_IDS) })({
    when: mayTrade,
    offers: gifts,
    judge: (s, _frame, { from, to, card }) => demandGift(s, from, to, card),
    untimely: ['DF-301', 'Equipment changes hands only between fights.'],
    label: (_s, _frame, { to, card }) => ({ label: `Give ${equipmentCard(card).name} to ${heroCard(to).name}` }),
    play: (run, _frame, gift, seat) => doOrAsk(run, { kind: 'giveEquipment', ...gift }, seat),
  }),
  discardEquipment: answer({ hero: v.picklist(HERO_IDS), card: v.picklist(CARD_IDS) })({
    when: mayTrade,
    offers: (s) => s.heroes.flatMap(({ id, cards }) => cards.map((card) => ({ hero: id, card }))),
    otherwise: ['DF-159', 'That hero does not hold that card.'],
    untimely: ['DF-301', 'Equipment is given up only between fights.'],
    label: () => ({ label: 'Leave it behind', tone: 'danger' }),
    play: (run, _frame, left, seat) => doOrAsk(run, { kind: 'discardEquipment', ...left }, seat),
  }),
  playCard: answer({ hero: v.picklist(HERO_IDS), card: v.picklist(CARD_IDS), target: v.optional(v.picklist(HERO_IDS)) })({
    when: isNoConsent,
    offers: playableCards,
    judge: (s, _frame, move) => demandCard(s, move),
    label: (_s, _frame, { hero, card, target }) => {
      const { name, effect } = equipmentCard(card);
      return { label: `${name}${target ? ` for ${heroCard(target).name}` : ''}`, help: `${heroCard(hero).name}: ${effectWords(effect)}` };
    },
    play: (run, _frame, move, seat) => doOrAsk(run, { kind: 'playCard', ...move }, seat),
  }),
});
