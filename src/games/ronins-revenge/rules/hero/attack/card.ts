import { COMRADES } from '../../../content/comrades';
import type { Step, Steps } from '../../../content/effects';
import type { Cost, Gain, HeroAttack, Reach } from '../../../content/kit';
import type { Category, DamageType, HeroId } from '../../../content/terms';
import type { AttackChoice } from '../../frames';
import { kitOf } from '../../kit';
import { wholeCost } from '../../resources';
import { heroOf, type BattleState } from '../../state';
import { padLevel } from '../traits';

/** An attack of a weapon or of a Comrade’s pad, as it is printed. */
interface Printed {
  readonly name: string;
  readonly category: Category;
  readonly cost: Cost;
  readonly damage: number;
  readonly type: DamageType;
  readonly reach: Reach;
  readonly gain: Gain | { readonly choice: readonly ['yin', 'yang'] } | undefined;
  readonly steps: Steps;
}

/** The same with what its lines say, read once: every list of moves and every attack asks for it. */
export interface AttackCard extends Printed {
  /** What is paid where the attack costs no Stamina (RR-281). */
  readonly freeCost: Cost;
  /** How far the card itself moves its hero before the attack. */
  readonly moveBefore: number;
  /** How much Stamina beyond its price it takes, and what each adds. */
  readonly mostMore: number;
  readonly moreDamage: number;
  /** Lines for each target, and lines that come once (RR-206). */
  readonly forTarget: Steps;
  readonly once: Steps;
}

const isPlain = (step: Step): boolean => step.at === undefined && step.do !== 'dmg' && step.do !== 'dmgPerExtraStamina';
const isForTarget = (step: Step): boolean => 'who' in step && step.who === 'target';

function laidOut(printed: Printed): AttackCard {
  const { name, category, damage, type, reach, gain, steps } = printed;
  const cost = wholeCost(printed.cost);
  const lines = steps.filter(isPlain);
  const move = steps.find((step) => step.do === 'move' && step.at === 'before');
  const more = steps.find((step) => step.do === 'dmgPerExtraStamina');
  return {
    name, category, cost, damage, type, reach, gain, steps,
    freeCost: wholeCost({ ...cost, stamina: 0 }),
    moveBefore: move?.do === 'move' ? move.n : 0,
    mostMore: more?.do === 'dmgPerExtraStamina' ? more.max : 0,
    moreDamage: more?.do === 'dmgPerExtraStamina' ? more.per : 0,
    forTarget: lines.filter(isForTarget),
    once: lines.filter((step) => !isForTarget(step)),
  };
}

const NO_STEPS: Steps = [];
const NO_COST: Cost = {};

const cards = new WeakMap<HeroAttack, AttackCard>();

function asCard(attack: HeroAttack): AttackCard {
  const known = cards.get(attack);
  if (known) return known;
  const { name, category, cost, damage, type, gain, steps = NO_STEPS, range, pattern } = attack;
  const reach: Reach = pattern === undefined ? { range: range ?? 1 } : { pattern };
  const card = laidOut({ name, category, cost, damage, type, reach, steps, gain });
  cards.set(attack, card);
  return card;
}

type Pad = 'light' | 'heavy';
/** By party level, then by the type that was chosen. */
type PadCards = Partial<Record<DamageType, AttackCard>>[];
const noCards = (): Readonly<Record<Pad, PadCards>> => ({ light: [], heavy: [] });
const padCards: Readonly<Record<HeroId, Readonly<Record<Pad, PadCards>>>> = { takahiro: noCards(), sayaka: noCards(), kosuke: noCards(), kensho: noCards() };

/** RR-463, RR-464, RR-476: Light or Heavy, of a chosen type, stronger with every level. */
function padCard(hero: HeroId, level: number, pad: Pad, type: DamageType): AttackCard {
  const ofLevel = (padCards[hero][pad][level] ??= {});
  const known = ofLevel[type];
  if (known) return known;
  const { name, damage, life, gain, steps = NO_STEPS, range, pattern } = COMRADES[hero][pad];
  const reach: Reach = pattern === undefined ? { range: range ?? 1 } : { pattern };
  const cost: Cost = life === undefined ? NO_COST : { hp: life };
  const card = laidOut({ name, category: pad === 'light' ? 'L' : 'H', cost, damage: damage + padLevel(level).damage, type, reach, steps, gain });
  ofLevel[type] = card;
  return card;
}

/** The card of an attack; undefined: this hero has no such attack. */
export function attackCard(state: BattleState, hero: HeroId, choice: AttackChoice): AttackCard | undefined {
  const kit = kitOf(heroOf(state.heroes, hero));
  if ('pad' in choice) return kit || !COMRADES[hero][choice.pad].types.includes(choice.type) ? undefined : padCard(hero, state.level, choice.pad, choice.type);
  const attack = kit?.weapons[choice.weapon]?.attacks[choice.attack];
  return attack && asCard(attack);
}

/** The card of an attack that is under way. */
export function cardOf(state: BattleState, hero: HeroId, choice: AttackChoice): AttackCard {
  const card = attackCard(state, hero, choice);
  if (!card) throw new RangeError(`${hero} has no such attack`);
  return card;
}
