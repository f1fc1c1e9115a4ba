import { COMRADES } from '../../../content/comrades';
import type { Steps } from '../../../content/effects';
import type { Cost, Gain, HeroAttack, Reach } from '../../../content/kit';
import type { Category, DamageType, HeroId } from '../../../content/terms';
import type { AttackChoice } from '../../frames';
import { kitOf } from '../../kit';
import type { BattleState } from '../../state';
import { padLevel } from '../traits';

/** An attack of a weapon or of a Comrade’s pad, as it is printed. */
export interface AttackCard {
  readonly name: string;
  readonly category: Category;
  readonly cost: Cost;
  readonly damage: number;
  readonly type: DamageType;
  readonly reach: Reach;
  readonly gain?: Gain | { readonly choice: readonly ['yin', 'yang'] };
  readonly steps: Steps;
}

const NO_STEPS: Steps = [];
const NO_COST: Cost = {};

const cards = new WeakMap<HeroAttack, AttackCard>();

function asCard(attack: HeroAttack): AttackCard {
  const known = cards.get(attack);
  if (known) return known;
  const { name, category, cost, damage, type, gain, steps = NO_STEPS, range, pattern } = attack;
  const reach: Reach = pattern === undefined ? { range: range ?? 1 } : { pattern };
  const card: AttackCard = { name, category, cost, damage, type, reach, steps, ...(gain ? { gain } : {}) };
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
  const card: AttackCard = {
    name, category: pad === 'light' ? 'L' : 'H', cost, damage: damage + padLevel(level).damage, type, reach, steps, ...(gain ? { gain } : {}),
  };
  ofLevel[type] = card;
  return card;
}

/** The card of an attack; undefined: this hero has no such attack. */
export function attackCard(state: BattleState, hero: HeroId, choice: AttackChoice): AttackCard | undefined {
  const kit = kitOf(state.heroes[hero]);
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
