import { hooks } from '@/engine/hooks/hooks';
import type { Explanation, Hook, Modifier } from '@/engine/hooks/language';

import { bossOf, type BossId } from '../../content/bosses';
import { GANGS } from '../../content/gangs';
import { MINIONS, type MinionType, type Reach } from '../../content/minions';

/** Somebody in the Den of a Boss. */
interface Somebody {
  readonly type: MinionType | 'boss';
  readonly boss: BossId;
}

interface EnemyRules {
  holder: Somebody;
  hooks: { hurt: Hook<number>; reach: Hook<Reach>; penalty: Hook<number>; early: Hook<boolean> };
  tests: object;
  measures: object;
}
type EnemyModifier = Modifier<EnemyRules>;

const reachOf = (reach: Reach, why: string): readonly EnemyModifier[] => (reach === 'own' ? [] : [{ hook: 'reach', set: reach, why }]);

/** Henchmen and Bosses have the ability of their gang; nobody else in the Den has (VG-175). */
function gangModifiers(boss: BossId): readonly EnemyModifier[] {
  const { name, hurt, reach, penalty, early } = GANGS[bossOf(boss).gang];
  return [
    { hook: 'hurt', set: hurt, why: name },
    ...reachOf(reach, name),
    { hook: 'penalty', set: penalty, why: name },
    { hook: 'early', set: early, why: name },
  ];
}

/** A Big Boss has a power besides the gang's ability (VG-181). */
function powerModifiers(boss: BossId): readonly EnemyModifier[] {
  const { name, power } = bossOf(boss);
  return power?.kind === 'hurt' ? [{ hook: 'hurt', priority: 1, set: power.hurt, why: name }] : [];
}

function modifiersOf({ type, boss }: Somebody): readonly EnemyModifier[] {
  if (type === 'boss') return [...gangModifiers(boss), ...powerModifiers(boss)];
  return type === 'henchman' ? gangModifiers(boss) : reachOf(MINIONS[type].reach, MINIONS[type].name);
}

const rules = hooks<EnemyRules>({
  bases: { hurt: 1, reach: 'own', penalty: 0, early: false },
  sources: (somebody, index) => (index === 0 ? modifiersOf(somebody) : undefined),
  tests: {},
  measures: {},
});

/** What an enemy can take and do: 1 Hurt in its own zone unless stated otherwise (VG-170, VG-179). */
export function enemyNumbers(type: MinionType | 'boss', boss: BossId) {
  const somebody = { type, boss };
  return {
    health: type === 'boss' ? bossOf(boss).health : MINIONS[type].health,
    hurt: rules.value('hurt', somebody),
    reach: rules.value('reach', somebody),
    penalty: rules.value('penalty', somebody),
    early: rules.value('early', somebody),
  };
}

/** Why an enemy deals as much Hurt as it does. */
export const explainHurt = (type: MinionType | 'boss', boss: BossId): Explanation<number> => rules.explain('hurt', { type, boss });
