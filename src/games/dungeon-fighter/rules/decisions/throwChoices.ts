import * as v from 'valibot';

import { demand } from '@/engine/errors';
import type { Seat } from '@/engine/game';
import { listed } from '@/engine/words';

import { equipmentCard, CARD_IDS } from '../../content/equipment';
import { HERO_IDS, firstName, heroCard } from '../../content/heroes';
import { MELODY_PRICE } from '../../content/tables';
import { COLORS, type Color } from '../../content/vocabulary';
import { DIE_SIGNS, abilityName, abilityWords, effectWords } from '../../words/abilities';
import { passOn } from '../fight/encounter';
import { takeFrom } from '../party/equipment';
import { sampleHealings, type Healing } from '../party/healing';
import { heal, heroOf, inParty, isStanding, standing } from '../party/heroes';
import { loseGold, toDiscard } from '../party/supply';
import { encounterOf, thrownOf } from '../run';
import type { DfState } from '../state';
import { takeBack } from '../throw/throwing';
import { answer, decision, seatInTurn, throwerName } from './declare';

/** What a hero may choose while a throw is resolved, in the order of DF-108 … DF-116. */

const heroesOf = (s: DfState, seat: Seat): string => listed(standing(s).filter((hero) => hero.seat === seat).map(({ id }) => firstName(id)));

export const react = decision('react', {
  who: (s, { seat }) => seat ?? seatInTurn(s),
  words: (s, { seat }) => (seat === undefined ? `${throwerName(s)}: play a card on this throw, or go on.` : `${heroesOf(s, seat)}: play a card on ${throwerName(s)}’s throw, or go on.`),
  answers: {
    endStep: answer({})({ label: () => ({ label: 'Go on' }), play: (run) => run.end() }),
  },
});

const openColors = (s: DfState): readonly Color[] => COLORS.filter((color) => !heroOf(s, thrownOf(s).hero).scars.includes(color));

export const bonusColor = decision('bonusColor', {
  who: seatInTurn,
  words: (s) => `${throwerName(s)}: which ability does the bonus die set off?`,
  answers: {
    chooseBonusColor: answer({ color: v.picklist([...COLORS, 'none']) })({
      offers: (s) => [...openColors(s).map((color) => ({ color })), { color: 'none' }],
      otherwise: (s, _frame, { color }) => ['DF-124', `${throwerName(s)}’s ${color} ability is scarred.`],
      untimely: 'DF-55',
      confirm: true,
      label: (s, _frame, { color }) => {
        if (color === 'none') return { label: 'None' };
        const ability = heroCard(thrownOf(s).hero).abilities[color];
        return { label: `${DIE_SIGNS[color]} ${abilityName(ability)}`, help: abilityWords(ability) };
      },
      play: (run, _frame, { color }) => {
        if (color !== 'none') thrownOf(run.state).ability = color;
        run.end();
      },
    }),
  },
});

export const swingAgain = decision('swingAgain', {
  who: seatInTurn,
  words: (s) => `${throwerName(s)}: forget this throw and throw the die again?`,
  answers: {
    useSwingAgain: answer({ use: v.boolean() })({
      untimely: 'DF-138',
      label: (_s, _frame, { use }) => (use ? { label: 'Throw again', help: 'Forget this throw', tone: 'primary' } : { label: 'Keep it' }),
      play: (run, _frame, { use }) => (use ? takeBack(run, 'swingAgain') : run.end()),
    }),
  },
});

export const beer = decision('beer', {
  who: seatInTurn,
  words: 'Who gets the beer? That hero loses nothing on a miss.',
  answers: {
    placeBeer: answer({ hero: v.picklist(HERO_IDS) })({
      offers: (s) => standing(s).map(({ id }) => ({ hero: id })),
      otherwise: ['DF-145', 'The beer goes to a hero who stands.'],
      label: (_s, _frame, { hero }) => ({ label: heroCard(hero).name, help: 'feels no miss' }),
      play: (run, _frame, { hero }) => {
        encounterOf(run.state).tokens.beer = hero;
        run.end();
        run.emit({ type: 'tokenPlaced', token: 'beer', hero });
      },
    }),
  },
});

export const melody = decision('melody', {
  who: seatInTurn,
  words: 'Pay 1 gold to silence the monster’s special ability?',
  answers: {
    payMelody: answer({ pay: v.boolean() })({
      judge: (s, _frame, { pay }) => demand(!pay || s.chest.gold >= MELODY_PRICE, 'DF-146', 'The chest is empty: nobody pays the band.'),
      untimely: 'DF-146',
      label: (_s, _frame, { pay }) => (pay ? { label: 'Pay 1 gold', help: 'The monster’s trick is silenced', tone: 'primary' } : { label: 'No' }),
      play: (run, _frame, { pay }) => {
        if (pay) {
          loseGold(run, MELODY_PRICE, 'melody');
          encounterOf(run.state).tokens.melody = true;
          run.emit({ type: 'tokenPlaced', token: 'melody', hero: thrownOf(run.state).hero });
        }
        run.end();
      },
    }),
  },
});

export const berserk = decision('berserk', {
  who: seatInTurn,
  words: (s) => `${throwerName(s)}: pay 1 hit point to double the section?`,
  answers: {
    payBerserk: answer({ pay: v.boolean() })({
      untimely: 'DF-132',
      label: (_s, _frame, { pay }) => (pay ? { label: 'Go berserk', help: 'Pay 1 hit point, double the section', tone: 'primary' } : { label: 'Stay calm' }),
      play: (run, _frame, { pay }) => {
        thrownOf(run.state).berserk = pay;
        run.end();
      },
    }),
  },
});

/** Points of divine healing are split freely among standing heroes; what nobody needs is lost (DF-131). */
function demandHealing(s: DfState, most: number, points: readonly Healing[]): void {
  const heroes = points.map(({ hero }) => hero);
  demand(heroes.every((hero, index) => inParty(s, hero) && heroes.indexOf(hero) === index), 'DF-131', 'Each hero of the party is named once.');
  demand(heroes.every((hero) => isStanding(heroOf(s, hero))), 'DF-147', 'Only standing heroes can be healed.');
  demand(points.reduce((sum, each) => sum + each.points, 0) <= most, 'DF-131', `There are ${most} points to give.`);
  const fits = points.every((each) => heroOf(s, each.hero).hp + each.points <= heroOf(s, each.hero).maxHp);
  demand(fits, 'DF-147', 'Nobody is healed above the maximum.');
}

const HealingSchema = v.strictObject({ hero: v.picklist(HERO_IDS), points: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)) });

export const divine = decision('divine', {
  who: seatInTurn,
  words: (_s, { points }) => `Share ${points} hit points of healing among the heroes.`,
  answers: {
    assignHealing: answer({ points: v.pipe(v.array(HealingSchema), v.maxLength(6)) })({
      offers: (s, { points }) => sampleHealings(s, points),
      judge: (s, frame, { points }) => demandHealing(s, frame.points, points),
      untimely: 'DF-131',
      label: (_s, _frame, { points }) =>
        points.length === 0
          ? { label: 'Heal nobody' }
          : { label: points.map(({ hero, points: own }) => `${heroCard(hero).name} +${own}`).join(', '), help: 'divine intervention', tone: 'primary' },
      play: (run, _frame, { points }) => {
        run.end();
        for (const each of points) heal(run, heroOf(run.state, each.hero), each.points, 'ability');
      },
    }),
  },
});

export const destroy = decision('destroy', {
  who: seatInTurn,
  words: (s) => `${throwerName(s)}: choose a card to lose.`,
  answers: {
    chooseDestroyed: answer({ card: v.picklist(CARD_IDS) })({
      offers: (s) => heroOf(s, thrownOf(s).hero).cards.map((card) => ({ card })),
      otherwise: (s) => ['DF-150', `${throwerName(s)} does not hold that card.`],
      untimely: 'DF-150',
      confirm: true,
      label: (_s, _frame, { card }) => ({ label: `Lose ${equipmentCard(card).name}`, help: effectWords(equipmentCard(card).effect) }),
      play: (run, _frame, { card }) => {
        const hero = heroOf(run.state, thrownOf(run.state).hero);
        takeFrom(hero, card);
        run.end();
        toDiscard(run, card, 'destroyed', hero.id);
      },
    }),
  },
});

export const secondThrow = decision('secondThrow', {
  who: seatInTurn,
  words: (s) => `${throwerName(s)}: throw the same die a second time?`,
  answers: {
    takeSecondThrow: answer({ take: v.boolean() })({
      untimely: 'DF-127',
      label: (_s, _frame, { take }) => (take ? { label: 'Throw again', help: 'The same die, a full throw', tone: 'primary' } : { label: 'Enough' }),
      play: (run, _frame, { take }) => {
        if (take) return takeBack(run, 'swingTwice');
        run.end();
        delete encounterOf(run.state).thrown;
        passOn(run);
      },
    }),
  },
});
