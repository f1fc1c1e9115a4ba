import type { Cost } from '../content/kit';
import { CUBE_HP } from '../content/roster';
import { HERO_IDS, type HeroId } from '../content/terms';
import type { Move } from '../rules/decisions';
import { bossLeft } from '../rules/evaluate';
import { canUse, meantBy, usablesOf, type Usable } from '../rules/hero/cards';
import { flaskOf } from '../rules/hero/rest';
import { isHeroRef } from '../rules/refs';
import { tokensOf } from '../rules/resources';
import { isStanding, type BattleState, type HeroState } from '../rules/state';

/** An ultimate comes once in a battle: what it is worth to keep it, and what it takes to use it. */

/** What a round takes, in HP: of the boss about a bar, of the party so much. */
const ROUND = { boss: CUBE_HP, party: 12 } as const;
/** What a good moment for an ultimate is worth, in points of damage to the boss: to stand up again is worth more than a blow. */
const GOOD_MOMENT = { any: 9, revive: 24 } as const;
/** What tokens are worth while there is time to spend them, in points of damage. */
const TOKENS = { yinOrYang: 1.2, ki: 2.6 } as const;
/** With so many rounds to come a better moment is likely; with each that goes by it is less so. */
const ROUNDS_TO_WAIT = 3;

/** Whether the hero stands, or may still stand up. */
const isInBattle = (hero: HeroState): boolean => isStanding(hero) || hero.charges > 0;

/** How much of the battle is still to come, from 0 to 1: it ends with the boss or with the party. */
export function timeLeft(state: BattleState): number {
  const party = HERO_IDS.reduce((sum, id) => sum + state.heroes[id].hp + state.heroes[id].charges * flaskOf(state, state.heroes[id]).heal, 0);
  return Math.min(1, bossLeft(state) / (ROUND.boss * ROUNDS_TO_WAIT), party / (ROUND.party * ROUNDS_TO_WAIT));
}

/** The ultimate a hero has not used yet. */
const ultimateOf = (state: BattleState, id: HeroId): Usable | undefined =>
  (state.heroes[id].ultimateUsed ? undefined : usablesOf(state, id).find(({ from }) => from === 'ultimate'));

const NOTHING: Cost = {};

/** Ki that a hero can have at once: what it has, and what its Yin and Yang make (RR-258), once something else is paid. */
function kiWithin(state: BattleState, id: HeroId, { ki = 0, yin = 0, yang = 0 }: Cost = NOTHING): number {
  return tokensOf(state, id, 'ki') - ki + Math.min(tokensOf(state, id, 'yin') - yin, tokensOf(state, id, 'yang') - yang);
}

const goodMomentOf = ({ steps }: Usable): number => (steps.some((step) => step.do === 'revive') ? GOOD_MOMENT.revive : GOOD_MOMENT.any);

/**
 * What the ultimate of a hero is still worth, in points of damage: less and less, as the time for it runs out. Tokens that are given
 * away for something else put it off, so only the part counts that is together.
 */
function worthOfUltimate(state: BattleState, id: HeroId, time: number, paid: Cost = NOTHING): number {
  const ultimate = ultimateOf(state, id);
  if (!ultimate || !isInBattle(state.heroes[id])) return 0;
  const { ki = 0 } = ultimate.cost;
  return time * goodMomentOf(ultimate) * (ki === 0 ? 1 : Math.min(1, kiWithin(state, id, paid) / ki));
}

/** What all ultimates that are left are worth. */
export function worthOfUltimates(state: BattleState): number {
  const time = timeLeft(state);
  return HERO_IDS.reduce((sum, id) => sum + worthOfUltimate(state, id, time), 0);
}

/** By how much the ultimate of a hero is put off when this is paid. */
export function lossOfPaying(state: BattleState, id: HeroId, cost: Cost): number {
  const time = timeLeft(state);
  return worthOfUltimate(state, id, time) - worthOfUltimate(state, id, time, cost);
}

/** What a hero keeps for later: its ultimate, and tokens that are not kept for it. */
function worthKeptBy(state: BattleState, id: HeroId, time: number): number {
  const { ki, yin, yang } = state.heroes[id];
  const ultimate = ultimateOf(state, id);
  const reserved = Math.min(ultimate?.cost.ki ?? 0, kiWithin(state, id));
  return worthOfUltimate(state, id, time) + time * (TOKENS.yinOrYang * (yin + yang) + TOKENS.ki * (ki - reserved));
}

/** What the party keeps for later, in points of damage. */
export function worthOfKeeping(state: BattleState): number {
  const time = timeLeft(state);
  return HERO_IDS.reduce((sum, id) => sum + worthKeptBy(state, id, time), 0);
}

const FUSE: Move = { kind: 'fuse' };

/** An ultimate of the own turn and the answers by which it is used: tokens are made into Ki first. */
export interface UltimatePlan {
  readonly card: Usable;
  readonly moves: readonly Move[];
}

/** Undefined: there is none, or it cannot be paid. */
export function ultimateOnTurn(state: BattleState, id: HeroId): UltimatePlan | undefined {
  const card = ultimateOf(state, id);
  const price = card?.cost.ki ?? 0;
  if (!card || card.moment !== 'turn' || kiWithin(state, id) < price) return undefined;
  const fused = Math.max(0, price - tokensOf(state, id, 'ki'));
  return { card, moves: [...Array.from({ length: fused }, () => FUSE), card.use] };
}

/** Whether the tokens are enough for an ultimate and for something else besides. */
export const isPaidBeside = (state: BattleState, id: HeroId, { cost: { ki = 0 } }: Usable, other: Cost): boolean => kiWithin(state, id, other) >= ki;

/** Whom a card would help up or hurt from where its hero stands: others it reaches almost anywhere. */
function reachOf(card: Usable, state: BattleState, id: HeroId): string {
  const reached = card.steps.flatMap((step) => ('who' in step && typeof step.who === 'object' ? meantBy(state, id, step, step.who) : []));
  return reached.filter((ref) => !isHeroRef(ref) || !isStanding(state.heroes[ref])).join(' ');
}

/** For each of these squares from which a card would do something, its price aside, whom it would reach. */
export function reachFrom(card: Usable, view: BattleState, id: HeroId, squares: Iterable<number>): ReadonlyMap<number, string> {
  const self: HeroState = { ...view.heroes[id], ki: card.cost.ki ?? 0 };
  const state: BattleState = { ...view, heroes: { ...view.heroes, [id]: self } };
  const found = new Map<number, string>();
  for (const square of new Set(squares)) {
    self.anchor = square;
    if (canUse(state, id, card, 'turn', null)) found.set(square, reachOf(card, state, id));
  }
  return found;
}
