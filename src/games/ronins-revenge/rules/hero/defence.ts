import * as v from 'valibot';

import { nearestFrame } from '@/engine/decisions/frames';
import { madeWhenAsked } from '@/engine/decisions/madeOnce';
import { demand } from '@/engine/errors';
import { capital } from '@/engine/words';

import { DESTINY, DESTINY_IDS, type DestinyId } from '../../content/destiny';
import { DEFENSE_DIE, type DefenseFace } from '../../content/dice';
import type { HeroId } from '../../content/terms';
import type { Defence } from '../boss/frames';
import { bossRules } from '../boss/rules';
import { hasEscaped, letEscape } from '../boss/struck';
import { removeCondition } from '../conditions';
import { enemyBlow, dodgeAgainst, explainStrike, precisionAgainst } from '../damage/strike';
import { multiplierOf } from '../damage/weakness';
import { loseHealth, trigger } from '../health';
import { callLines } from '../lines/lines';
import { blowName, figureName } from '../names';
import { pay, strengthOf, tokensOf } from '../resources';
import { heroOf, isComrade, isOver, isStanding, type BattleFrame, type BattleState, type HeroState } from '../state';
import { answer, decision, process, type Play } from '../world';
import { spendDestiny } from './destiny';
import { callWindow } from './windows';

export type Strike = Extract<BattleFrame, { readonly kind: 'strike' }>;

/** Nothing has been declared yet. */
export const noDefence = (hero: HeroId): Defence => ({ hero, dodge: 0, armor: 0, auto: false, reduce: 0, atMost: null, yang: 0 });

/** The hero the strike below is for now. An interrupt may have put another in its place. */
const presentTarget = (strike: Strike | undefined): HeroId | undefined => strike?.targets[strike.place];

/** Steps 1 to 3 of an enemy’s attack for one target (RR-339 … RR-341). */
export const defence = process('defence', {
  targeted: (run, { hero }) => {
    const strike = nearestFrame(run.state, 'strike');
    if (!strike) return;
    strike.defence = noDefence(hero);
    bossRules(run.state).targeted?.(run, strike, hero);
    callWindow(run, 'enemyTargeted', hero);
  },
  declare: (run) => {
    const strike = nearestFrame(run.state, 'strike');
    const hero = presentTarget(strike);
    if (!strike || hero === undefined) return;
    // RR-273: somebody else has stepped in.
    if (strike.defence?.hero !== hero) strike.defence = noDefence(hero);
    if (!strike.defence.auto && !hasEscaped(run.state, strike)) run.call({ kind: 'defend', hero });
  },
});

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(40));
const NO_CARD = 'none';
const CARDS = [...DESTINY_IDS, NO_CARD] as const;

interface Declared {
  readonly dodge: number;
  readonly dice: number;
  readonly card: DestinyId | typeof NO_CARD;
}

/** What is missing to dodge it. */
function missing(s: BattleState, hero: HeroId): number {
  const strike = nearestFrame(s, 'strike');
  return strike ? Math.max(0, precisionAgainst(s, strike, hero) - dodgeAgainst(s, strike, hero)) : 0;
}

const canDodge = (s: BattleState): boolean => nearestFrame(s, 'strike')?.values.cannotBeDodged !== true;

const MOST_DICE_OFFERED = 3;

type DefendOffer = Declared & { readonly kind: 'defend' };
const offersOf = (card: Declared['card']): ((points: number) => DefendOffer) =>
  madeWhenAsked((points) => ({ kind: 'defend', dodge: Math.floor(points / (MOST_DICE_OFFERED + 1)), dice: points % (MOST_DICE_OFFERED + 1), card }));
const defending = new Map(CARDS.map((card) => [card, offersOf(card)]));

function addOffer(found: DefendOffer[], dodge: number, dice: number, card: Declared['card']): void {
  const offer = defending.get(card)?.(dodge * (MOST_DICE_OFFERED + 1) + dice);
  if (offer) found.push(offer);
}

/** What may be declared but for nothing at all. */
function declarations(s: BattleState, hero: HeroId): DefendOffer[] {
  const found: DefendOffer[] = [];
  const { noLuck, destiny } = heroOf(s.heroes, hero);
  const strength = strengthOf(heroOf(s.heroes, hero));
  const rollsDice = !noLuck && !isComrade(heroOf(s.heroes, hero));
  const most = canDodge(s) ? Math.min(strength, missing(s, hero)) : 0;
  const cards: readonly Declared['card'][] = noLuck ? [NO_CARD, ...destiny] : [NO_CARD];
  for (const card of cards) {
    for (let dodge = 0; dodge <= most; dodge++) {
      const dice = rollsDice ? Math.min(MOST_DICE_OFFERED, strength - dodge) : 0;
      for (let n = 0; n <= dice; n++) if (dodge + n > 0 || card !== NO_CARD) addOffer(found, dodge, n, card);
    }
  }
  return found;
}

/** RR-237, RR-242, RR-465, RR-630. */
function demandDefence(s: BattleState, hero: HeroId, { dodge, dice, card }: Declared): void {
  const state = heroOf(s.heroes, hero);
  demand(dodge === 0 || canDodge(s), 'RR-630', 'This attack cannot be dodged: Stamina for Dodge is of no use.');
  demand(dice === 0 || (!state.noLuck && !isComrade(state)), isComrade(state) ? 'RR-465' : 'RR-242', 'Only heroes who roll dice can buy more of them.');
  demand(dodge + dice <= strengthOf(state), 'RR-180', `There is not that much ${isComrade(state) ? 'Life Force' : 'Stamina'} left.`);
  demand(card === NO_CARD || (state.noLuck && state.destiny.includes(card)), 'RR-242', 'That Destiny card is not in your hand.');
}

/** RR-237: with so many bought, this many are rolled: one is always free. */
export const diceOf = (hero: HeroState, bought: number): number => (hero.noLuck || isComrade(hero) ? 0 : 1 + bought);

/** What is declared, rolled and played adds up. */
export function addToDefence(defence: Defence, dodge: number, faces: readonly DefenseFace[]): void {
  defence.dodge += dodge;
  for (const face of faces) {
    defence.dodge += face.dodge ?? 0;
    defence.armor += face.armor ?? 0;
  }
}

function declare(run: Play, hero: HeroId, { dodge, dice, card }: Declared): void {
  const strike = nearestFrame(run.state, 'strike');
  if (!strike?.defence) return;
  pay(run, hero, { stamina: dodge + dice }, 'defence');
  const rolled: number[] = [];
  const faces: DefenseFace[] = [];
  for (let left = diceOf(heroOf(run.state.heroes, hero), dice); left > 0; left--) {
    const face = run.random.below(DEFENSE_DIE.length);
    rolled.push(face);
    faces.push(DEFENSE_DIE[face] ?? {});
  }
  if (card !== NO_CARD) faces.push(DESTINY[card].defense);
  addToDefence(strike.defence, dodge, faces);
  if (card !== NO_CARD) spendDestiny(run, hero, card, 'defense');
  run.emit({ type: 'defended', hero, dodge, dice: rolled, ...(card === NO_CARD ? {} : { card }) });
}

/** Nothing can be declared: a Dice hero’s one die is rolled all the same. */
const hasChoice = (s: BattleState, hero: HeroId): boolean => {
  const state = heroOf(s.heroes, hero);
  if (strengthOf(state) > 0 && (canDodge(s) || (!state.noLuck && !isComrade(state)))) return true;
  return (state.noLuck && state.destiny.length > 0) || (!isComrade(state) && tokensOf(s, hero, 'ki') > 0);
};

/** Before the comparison (RR-340): Stamina for Dodge, Defense dice, a card. */
export const defend = decision('defend', {
  who: (s, { hero }) => (isStanding(heroOf(s.heroes, hero)) ? heroOf(s.heroes, hero).seat : []),
  words: (s, { hero }) => {
    const strike = nearestFrame(s, 'strike');
    if (!strike) return '';
    return `${capital(blowName(s, strike))} comes for ${figureName(s, hero)}. Defend?`;
  },
  ifOnly: 'takeIt',
  answers: {
    defend: answer({ dodge: count, dice: count, card: v.picklist(CARDS) })({
      when: (s, { hero }) => hasChoice(s, hero),
      offers: (s, { hero }) => declarations(s, hero),
      judge: (s, { hero }, declared) => demandDefence(s, hero, declared),
      label: (_, __, { dodge, dice, card }) => ({
        label: [dodge > 0 ? `+${dodge} Dodge` : '', dice > 0 ? `${dice} more ${dice === 1 ? 'die' : 'dice'}` : '', card === NO_CARD ? '' : DESTINY[card].name].filter((part) => part !== '').join(', ') || 'Take it',
        help: dodge + dice > 0 ? `${dodge + dice} Stamina` : '',
      }),
      play: (run, { hero }, declared) => {
        run.end();
        declare(run, hero, declared);
      },
    }),
    takeIt: answer({})({
      label: () => ({ label: 'Take it', tone: 'secondary' }),
      play: (run, { hero }) => {
        run.end();
        declare(run, hero, { dodge: 0, dice: 0, card: NO_CARD });
      },
    }),
  },
});

/** Steps 5 and 6: the window before damage, the damage, what the hero’s cards do when it is hit (RR-344, RR-345, RR-490). */
export const hit = process('hit', {
  window: (run, { hero }) => callWindow(run, 'beforeDamage', hero),
  damage: (run, { hero }) => {
    const strike = nearestFrame(run.state, 'strike');
    if (!strike || isOver(run.state) || !isStanding(heroOf(run.state.heroes, hero))) return;
    if (hasEscaped(run.state, strike)) {
      letEscape(run, strike);
      return run.end();
    }
    const { value, lines } = explainStrike(run.state, strike, hero);
    const { uses } = multiplierOf(enemyBlow(run.state, strike, hero));
    if (uses !== null) removeCondition(run, hero, `${uses}:${strike.values.type}`);
    run.emit({ type: 'heroStruck', by: strike.by, hero, damage: value, damageType: strike.values.type, lines });
    loseHealth(run, hero, value, { why: 'attack', by: strike.by });
  },
  react: (run, { hero }) => {
    const strike = nearestFrame(run.state, 'strike');
    if (strike) trigger(run, hero, 'onSelfHit', strike.by);
  },
});

/** What the hero’s cards do when it dodges. */
export function heroDodged(run: Play, hero: HeroId): void {
  const strike = nearestFrame(run.state, 'strike');
  trigger(run, hero, 'onSelfDodge', strike?.by);
}

/** RR-509: what waited until the Counterstrikes were done, in initiative order; whoever has fallen loses it. */
export function callLater(run: Play, strike: Strike): void {
  const { line, heroes } = run.state;
  const order = strike.later.slice().sort((a, b) => line.indexOf(a.hero) - line.indexOf(b.hero));
  strike.later = [];
  for (const { hero, steps, why } of order) if (isStanding(heroOf(heroes, hero))) callLines(run, steps, { by: hero, why });
}
