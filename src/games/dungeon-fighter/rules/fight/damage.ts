import { equipmentCard } from '../../content/equipment';
import type { HeroId } from '../../content/heroes';
import { BERSERK_FACTOR, FOCUSED_BASE, TOAD_RELIEF, TRACKING_BONUS } from '../../content/tables';
import type { DamagePart, MonsterHurtCause } from '../events';
import { activeAs } from '../party/abilities';
import { effectsOf } from '../party/equipment';
import { encounterOf, thrownOf, type Run } from '../run';
import type { DfState, Encounter, HeroState } from '../state';
import { cardOf } from './monsters';

/** The extra damage of a sworn enemy, if this throw set it off and the monster is of that type (DF-137). */
export function swornDamage(s: DfState): number {
  const sworn = activeAs(s, 'swornEnemy');
  return sworn && cardOf(encounterOf(s).monster).type === sworn.type ? sworn.amount : 0;
}

/** What the damage of this contact is made of (DF-117): base, factor, then everything that is added. */
export function damageParts(s: DfState): DamagePart[] {
  const encounter = encounterOf(s);
  const thrown = thrownOf(s);
  const { region } = thrown.result;
  const parts: DamagePart[] = [];
  const focused = activeAs(s, 'focusedDamage') !== undefined;
  parts.push(focused ? { source: 'focusedDamage', amount: FOCUSED_BASE } : { source: 'section', amount: typeof region === 'number' ? region : 0 });
  if (thrown.berserk) parts.push({ source: 'berserk', amount: BERSERK_FACTOR });
  const piercing = activeAs(s, 'piercingDamage')?.amount ?? 0;
  if (piercing > 0) parts.push({ source: 'piercingDamage', amount: piercing });
  for (const card of thrown.weapons) {
    const { effect } = equipmentCard(card);
    if (effect.kind === 'weapon') parts.push({ source: 'weapon', amount: effect.bonus, card });
  }
  if (thrown.piercingCards > 0) parts.push({ source: 'card', amount: thrown.piercingCards });
  if (encounter.tokens.tracking) parts.push({ source: 'tracking', amount: TRACKING_BONUS });
  const sworn = swornDamage(s);
  if (sworn > 0) parts.push({ source: 'swornEnemy', amount: sworn });
  if (thrown.seducedDamage > 0) parts.push({ source: 'seduced', amount: thrown.seducedDamage });
  return parts;
}

/** Multiply first, then add. */
export function damageOf(parts: readonly DamagePart[]): number {
  let base = 0;
  let added = 0;
  for (const { source, amount } of parts) {
    if (source === 'section' || source === 'focusedDamage') base = amount;
    else if (source === 'berserk') base *= amount;
    else added += amount;
  }
  return base + added;
}

/** What a miss costs the thrower before any dodge or beer (DF-119). */
export function missLoss(encounter: Encounter, thrower: HeroState): number {
  const reduced = effectsOf(thrower, 'reducedDamage').reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, bareLoss(encounter) - reduced);
}

/** What a critical miss costs everybody else: only the toad helps them (DF-155). */
export const bareLoss = (encounter: Encounter): number =>
  Math.max(0, cardOf(encounter.monster).damage - (encounter.tokens.toad ? TOAD_RELIEF : 0));

export function hurtMonster(run: Run, hero: HeroId, amount: number, cause: MonsterHurtCause, parts: readonly DamagePart[] = []): void {
  const encounter = encounterOf(run.state);
  encounter.hp = Math.max(0, encounter.hp - amount);
  run.emit({ type: 'monsterHurt', cause, hero, amount, hp: encounter.hp, parts });
}
