import * as v from 'valibot';

import { nearestFrame } from '@/engine/decisions/frames';
import { demand } from '@/engine/errors';

import { DESTINY, DESTINY_IDS } from '../../../content/destiny';
import { HEROES } from '../../../content/heroes';
import type { HeroId } from '../../../content/terms';
import { plusDamage } from '../../damage/combat';
import { callLines } from '../../lines/lines';
import { canPay, pay, spendTokens, tokensOf } from '../../resources';
import { heroOf, isComrade, isStanding, type BattleState } from '../../state';
import { answer, decision } from '../../world';
import { heroName, plain } from '../../names';
import { usableNamed, usableNow, whyNotUse } from '../cards';
import { spendDestiny } from '../destiny';
import { upTo } from '../upTo';
import { attackCard, cardOf } from './card';
import { declared, fortuneOf } from './attack';
import { aims, choicesOf, demandAttack, FREE_EXTRA, hasExtraAttack, withWeapon, type Aim, type WeaponChoice } from './offers';
import { targetRefs } from './fields';
import { attackLabel } from './words';

const KI_DAMAGE = 2;
const addKi = upTo('addKi');
const addYin = upTo('addYin');
const few = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));

/** Step 6 without luck: one card, or none (RR-241). */
export const destiny = decision('destiny', {
  who: (s, { hero }) => (heroOf(s.heroes, hero).destiny.length > 0 ? heroOf(s.heroes, hero).seat : []),
  words: (_, { hero }) => `Does ${heroName(hero)} play a Destiny card for this attack?`,
  answers: {
    playDestiny: answer({ card: v.picklist(DESTINY_IDS) })({
      offers: (s, { hero }) => heroOf(s.heroes, hero).destiny.map((card) => ({ card })),
      otherwise: ['RR-241', 'That Destiny card is not in your hand.'],
      label: (_, __, { card }) => {
        const { dmg, yin, yang, special } = fortuneOf(card);
        const gives = [dmg > 0 ? `+${dmg} damage` : '', yin > 0 ? '1 Yin' : '', yang > 0 ? '1 Yang' : '', special > 0 ? 'the Special Ability' : ''].filter((part) => part !== '');
        return { label: DESTINY[card].name, help: gives.join(', ') };
      },
      play: (run, { hero }, { card }) => {
        run.end();
        const attack = nearestFrame(run.state, 'attack');
        if (attack) attack.fortune = fortuneOf(card);
        spendDestiny(run, hero, card, 'attack');
      },
    }),
    noDestiny: answer({})({ label: () => ({ label: 'Play none', tone: 'secondary' }), play: (run) => run.end() }),
  },
});

/** Whether the Special Ability comes before the damage and can be paid. */
function canUseSpecial(s: BattleState, hero: HeroId): boolean {
  const attack = nearestFrame(s, 'attack');
  const { special } = HEROES[hero];
  return special.timing === 'beforeDamage' && !isComrade(heroOf(s.heroes, hero)) && (attack?.fortune?.special ?? 0) > 0 && canPay(s, hero, special.cost ?? {});
}

/** Step 7: Ki, Specials before the damage, cards for this attack (RR-205). */
export const attackModifiers = decision('attackModifiers', {
  who: (s, { hero }) => (isStanding(heroOf(s.heroes, hero)) ? heroOf(s.heroes, hero).seat : []),
  words: (_, { hero }) => `${heroName(hero)} strikes: anything to add?`,
  ifOnly: 'strike',
  answers: {
    strike: answer({})({ label: () => ({ label: 'Strike', tone: 'primary' }), play: (run) => run.end() }),
    addKi: answer({ n: few })({
      offers: (s, { hero }) => addKi(tokensOf(s, hero, 'ki')),
      otherwise: ['RR-254', 'There is not that much Ki.'],
      label: (_, __, { n }) => ({ label: `+${KI_DAMAGE * n} damage`, help: `${n} Ki` }),
      play: (run, { hero }, { n }) => {
        spendTokens(run, hero, 'ki', n);
        nearestFrame(run.state, 'attack')?.flats.push(plusDamage(KI_DAMAGE * n, `${n} Ki`));
        for (let i = 0; i < n; i++) run.emit({ type: 'kiUsed', hero, into: 'damage' });
      },
    }),
    addYin: answer({ n: few })({
      offers: (s, { hero }) => addYin(isComrade(heroOf(s.heroes, hero)) ? heroOf(s.heroes, hero).yin : 0),
      otherwise: ['RR-467', 'Only a Comrade adds Yin to an attack, and only as much as there is.'],
      label: (_, __, { n }) => ({ label: `+${n} damage`, help: `${n} Yin` }),
      play: (run, { hero }, { n }) => {
        heroOf(run.state.heroes, hero).yin -= n;
        nearestFrame(run.state, 'attack')?.flats.push(plusDamage(n, `${n} Yin`));
        run.emit({ type: 'lost', hero, res: 'yin', n, why: 'attack' });
      },
    }),
    useSpecial: answer({})({
      when: (s, { hero }) => canUseSpecial(s, hero),
      otherwise: ['RR-247', 'A Special Ability needs a Special symbol, and its price paid.'],
      label: (_, { hero }) => ({ label: HEROES[hero].special.name, help: plain(HEROES[hero].special.words) }),
      play: (run, { hero }) => {
        const { special } = HEROES[hero];
        const attack = nearestFrame(run.state, 'attack');
        if (attack?.fortune) attack.fortune.special -= 1;
        run.emit({ type: 'specialUsed', hero, name: special.name });
        pay(run, hero, special.cost ?? {}, special.name);
        callLines(run, special.steps, { by: hero, attacker: hero, credit: hero, why: special.name });
      },
    }),
    useCard: answer({ card: v.string() })({
      offers: (s, { hero }) => usableNow(s, hero, 'attackModifiers', hero).map(({ use }) => use),
      otherwise: (s, { hero }, { card }) => {
        const usable = usableNamed(s, hero, card);
        return (usable && whyNotUse(s, hero, usable, 'attackModifiers', hero)) ?? ['RR-270', 'This hero has no such card.'];
      },
      label: (s, { hero }, { card }) => ({ label: usableNamed(s, hero, card)?.name ?? card, help: plain(usableNamed(s, hero, card)?.words ?? '') }),
      play: (run, { hero }, { card }) => run.call({ kind: 'cardUse', step: undefined, hero, card, at: 'attackModifiers', about: hero }),
    }),
  },
});

/** Step 9: a Special symbol may trigger the Special Ability, or not (RR-247, RR-249, RR-250). */
export const special = decision('special', {
  who: (s, { hero }) => (isStanding(heroOf(s.heroes, hero)) && canPay(s, hero, HEROES[hero].special.cost ?? {}) ? heroOf(s.heroes, hero).seat : []),
  words: (_, { hero }) => `Does ${heroName(hero)} use ${HEROES[hero].special.name}?`,
  answers: {
    useSpecial: answer({})({
      label: (_, { hero }) => ({ label: HEROES[hero].special.name, help: plain(HEROES[hero].special.words), tone: 'primary' }),
      play: (run, { hero }) => {
        const ability = HEROES[hero].special;
        run.end();
        run.emit({ type: 'specialUsed', hero, name: ability.name });
        pay(run, hero, ability.cost ?? {}, ability.name);
        callLines(run, ability.steps, { by: hero, attacker: hero, credit: hero, why: ability.name });
      },
    }),
    declineSpecial: answer({})({ label: () => ({ label: 'Not now', tone: 'secondary' }), play: (run) => run.end() }),
  },
});

/** An attack that a card gives: of this category, for no Stamina (RR-486). */
export const extraAttack = decision('extraAttack', {
  who: (s, { hero, category }) => (hasExtraAttack(s, hero, category) ? heroOf(s.heroes, hero).seat : []),
  words: (_, { hero }) => `${heroName(hero)} makes one more attack, for no Stamina.`,
  answers: {
    attack: answer(targetRefs)({
      offers: (s, { hero, category }) => {
        const found: (WeaponChoice & Aim)[] = [];
        for (const choice of choicesOf(s, hero)) {
          if (attackCard(s, hero, choice)?.category !== category) continue;
          for (const aim of aims(s, hero, choice, FREE_EXTRA)) found.push(withWeapon(choice, aim));
        }
        return found;
      },
      judge: (s, { hero, category }, attack) => {
        demand(attackCard(s, hero, attack)?.category === category, 'RR-486', 'The card gives an attack of another category.');
        demandAttack(s, hero, attack, attack, FREE_EXTRA);
      },
      label: (s, { hero }, { weapon, attack, ...aim }) => {
        const card = cardOf(s, hero, { weapon, attack });
        return { ...attackLabel(s, hero, card, aim, { as: card.name, free: true }), tone: 'primary', target: aim.targets[0] ?? '' };
      },
      play: (run, { hero }, aimed) => {
        const { weapon, attack } = aimed;
        run.end();
        run.call(declared(run.state, hero, { weapon, attack }, aimed, FREE_EXTRA));
      },
    }),
  },
});
