import { makeGraph, type DenGraph } from '@/engine/parts/den/graph';

import { bossOf, type BossId } from '../../content/bosses';
import { denOf, type DenId, type DenPlan } from '../../content/dens';
import type { MinionType, Reach } from '../../content/minions';
import { enemyNumbers } from './enemies';

/** One enemy of a Den with its Boss; its number is its place in the list. */
export interface Enemy {
  readonly type: MinionType | 'boss';
  readonly zone: number;
  readonly health: number;
  /** Hurt when it activates. */
  readonly hurt: number;
  readonly reach: Reach;
  /** Fight dice that the next roll loses if it has damaged the hero. */
  readonly penalty: number;
  /** Activates before the hero acts. */
  readonly early: boolean;
}

/** A Den with one Boss in it: everybody the hero will meet. */
export interface Lair {
  readonly den: DenPlan;
  readonly graph: DenGraph;
  readonly boss: BossId;
  readonly bossZone: number;
  readonly enemies: readonly Enemy[];
  /** The enemies of each zone, one bit each. */
  readonly inZone: readonly number[];
  readonly everybody: number;
  readonly bossBit: number;
  readonly grunts: number;
  readonly blockers: number;
  readonly early: number;
}

function buildLair(id: DenId, boss: BossId): Lair {
  const den = denOf(id);
  const bossZone = den.zones.length - 1;
  const enemies: Enemy[] = [];
  const enter = (type: Enemy['type'], zone: number): void => void enemies.push({ type, zone, ...enemyNumbers(type, boss) });
  den.zones.forEach((zone, i) => zone.minions.forEach((type) => enter(type, i)));
  for (const type of bossOf(boss).escort) enter(type, bossZone);
  enter('boss', bossZone);
  const bits = (is: (enemy: Enemy) => boolean): number => enemies.reduce((set, enemy, i) => (is(enemy) ? set | (1 << i) : set), 0);
  return {
    den, boss, bossZone, enemies,
    graph: makeGraph(den.zones.length, den.doors),
    inZone: den.zones.map((_, zone) => bits((enemy) => enemy.zone === zone)),
    everybody: bits(() => true),
    bossBit: bits((enemy) => enemy.type === 'boss'),
    grunts: bits((enemy) => enemy.type === 'grunt'),
    blockers: bits((enemy) => enemy.type === 'blocker'),
    early: bits((enemy) => enemy.early),
  };
}

const built = new Map<DenId, Map<BossId, Lair>>();
let lastDen: DenId | undefined;
let last: Lair | undefined;

/** Built once for each Den and Boss that meet; the one that was asked for last is at hand. */
export function lairOf(den: DenId, boss: BossId): Lair {
  if (last && lastDen === den && last.boss === boss) return last;
  let lairs = built.get(den);
  if (!lairs) built.set(den, (lairs = new Map()));
  let lair = lairs.get(boss);
  if (!lair) lairs.set(boss, (lair = buildLair(den, boss)));
  [lastDen, last] = [den, lair];
  return lair;
}

export const countBits = (set: number): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};
