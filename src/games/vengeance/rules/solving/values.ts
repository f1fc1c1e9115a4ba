import { ENTRY } from '../../content/dens';
import { costsFrom } from '@/engine/parts/den/costs';

import { countBits, type Lair } from '../fight/lair';
import { isInReach } from '../fight/scene';
import type { Leaf } from './leaf';

/** What a leaf is worth, in the words of the rules: Hurt to come, the way out, kills. */

/** Hurt of the enemies who have not activated yet, if the actions ended here. */
export function hurtAt(lair: Lair, { zone, alive, skulls }: Readonly<Leaf>): number {
  if (skulls === 0) return 0;
  let hurt = 0;
  for (let i = 0; i < lair.enemies.length; i++) {
    const enemy = lair.enemies[i];
    if (enemy && (alive & (1 << i)) !== 0 && !enemy.early && isInReach(lair, enemy, zone)) hurt += enemy.hurt;
  }
  return hurt;
}

const enemies: number[] = [];
const totals: number[] = [];

/** The least Hurt on the way out. */
export function exitHurt(lair: Lair, zone: number, alive: number): number {
  if (alive === 0 || zone === ENTRY) return 0;
  for (let i = 0; i < lair.inZone.length; i++) enemies[i] = countBits((lair.inZone[i] ?? 0) & alive);
  costsFrom(lair.graph, zone, enemies, totals);
  return totals[ENTRY] ?? 0;
}
