import { leadsTo, neighbours } from '@/engine/parts/den/graph';

import { bossOf } from '../../content/bosses';
import type { Fight } from '../state';
import type { Lair } from './lair';
import { aliveIn, enemyIn, isAlive, isBlocked } from './scene';

/** What Moves, Hits and Shots may be aimed at (VG-145 … VG-151). */

export function bitsOf(set: number): number[] {
  const bits: number[] = [];
  for (let i = 0; set >>> i !== 0; i++) if ((set & (1 << i)) !== 0) bits.push(i);
  return bits;
}

export const moveTargets = (fight: Fight, lair: Lair, pastBlockers: boolean): readonly number[] =>
  pastBlockers || !isBlocked(fight, lair) ? neighbours(lair.graph, fight.zone) : [];

export const hitTargets = (fight: Fight, lair: Lair): number[] => bitsOf(aliveIn(lair, fight.alive, fight.zone));

/** Don Zemun cannot be shot (VG-184). */
const shotProof = ({ boss, bossBit }: Lair): number => (bossOf(boss).power?.kind === 'shotProof' ? bossBit : 0);

/** Who can be shot in a zone: Grunts first (VG-150). */
function shotsInto(fight: Fight, lair: Lair, zone: number): number {
  const there = aliveIn(lair, fight.alive, zone);
  const grunts = there & lair.grunts;
  return grunts !== 0 ? grunts : there & ~shotProof(lair);
}

export function shotTargets(fight: Fight, lair: Lair): number[] {
  let targets = 0;
  for (const zone of neighbours(lair.graph, fight.zone)) targets |= shotsInto(fight, lair, zone);
  return bitsOf(targets);
}

export type Objection = readonly [rule: string, words: string];

export function whyNotMove(fight: Fight, lair: Lair, zone: number): Objection {
  if (!leadsTo(lair.graph, fight.zone, zone)) return ['VG-145', 'No doorway leads there.'];
  return ['VG-146', 'A Blocker bars the way: kill it first.'];
}

export function whyNotHit(fight: Fight, lair: Lair, enemy: number): Objection {
  if (enemy >= lair.enemies.length || !isAlive(fight, enemy)) return ['VG-152', 'Nobody is there any more.'];
  return ['VG-147', 'Only enemies in your own zone can be hit.'];
}

export function whyNotShoot(fight: Fight, lair: Lair, enemy: number): Objection {
  if (enemy >= lair.enemies.length || !isAlive(fight, enemy)) return ['VG-152', 'Nobody is there any more.'];
  const { zone, type } = enemyIn(lair, enemy);
  if (!leadsTo(lair.graph, fight.zone, zone)) return ['VG-149', 'A Shot goes into an adjacent zone, never into your own.'];
  if (type !== 'grunt' && (aliveIn(lair, fight.alive, zone) & lair.grunts) !== 0) return ['VG-150', 'Grunts first: a Shot into that zone must take one.'];
  return ['VG-184', 'Shots do nothing to Don Zemun.'];
}
