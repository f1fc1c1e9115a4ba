import { ABILITIES } from '../content/abilities';
import { SLOTS } from '../content/tiles';
import { distance } from '@/engine/parts/den/graph';

import { countBits, type Lair } from '../rules/fight/lair';
import { activeAbility } from '../rules/hero/tiles';
import { skillBonus, skillValue } from '../rules/hero/tracks';
import type { Player } from '../rules/state';

/** What a hero can do in a roll, what a Den asks for, and how likely the one is enough for the other. */

const RED = 0.72;
const GREEN = { none: 0, plain: 0.3, shot: 0.42 } as const;
const ALWAYS = 0.35;
const ABILITY = 0.12;
const ABILITY_POINT = 0.1;

/** What the active abilities add to a roll. */
function abilityForce(player: Player): number {
  let force = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const ability = activeAbility(player, slot);
    if (ability !== undefined) force += ABILITY + ABILITY_POINT * Math.max(1, ABILITIES[ability].cost);
  }
  return force;
}

/** What a roll is good for, in one-health enemies. */
export const forceOf = (player: Player): number => RED * skillValue(player) + GREEN[skillBonus(player)] + ALWAYS + abilityForce(player);

const MINION = 0.95;
const TOUGH_GUY = 1.45;
const BOSS_HEALTH = 0.85;
const DOORWAY = 0.45;
const BARRED = 0.6;

/** What is left to do in a Den. Numbers of one Lair, kept for all positions of a search. */
export class Work {
  private readonly kills = new Map<number, number>();
  private readonly distances: readonly (readonly number[])[];
  private readonly effort: readonly number[];

  constructor(private readonly lair: Lair) {
    const zones = lair.inZone.map((_, zone) => zone);
    this.distances = zones.map((from) => zones.map((to) => distance(lair.graph, from, to)));
    this.effort = lair.enemies.map(({ type, health }) => (type === 'boss' ? BOSS_HEALTH * health : health > 1 ? TOUGH_GUY : MINION));
  }

  /** To kill everybody who is alive. */
  toClear(zone: number, alive: number): number {
    let work = this.toKill(alive);
    const from = this.distances[zone];
    for (let other = 0; other < this.lair.inZone.length; other++) {
      if (((this.lair.inZone[other] ?? 0) & alive) !== 0) work += DOORWAY * Math.max(0, (from?.[other] ?? 0) - 1);
    }
    return work;
  }

  /** To get at the Boss and kill him, past a Blocker if one stands in the way. */
  toBoss(zone: number, alive: number): number {
    const { lair } = this;
    if ((alive & lair.bossBit) === 0) return 0;
    const doorways = this.distances[zone]?.[lair.bossZone] ?? 0;
    const barred = doorways > 0 && ((lair.inZone[zone] ?? 0) & alive & lair.blockers) !== 0 ? BARRED : 0;
    return this.toKill(alive & lair.bossBit) + DOORWAY * doorways + barred;
  }

  private toKill(alive: number): number {
    let work = this.kills.get(alive);
    if (work === undefined) {
      work = 0;
      for (let rest = alive; rest !== 0; rest &= rest - 1) work += this.effort[31 - Math.clz32(rest & -rest)] ?? 0;
      this.kills.set(alive, work);
    }
    return work;
  }
}

/** Between 0 and 1, a half at 0. Only what all engines compute alike. */
const likely = (x: number): number => 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);

const CLEAR = { spare: 0, slope: 0.6 };
const BOSS = { spare: 0.7, slope: 0.7 };

export const chanceToClear = (force: number, work: number): number => (work === 0 ? 1 : likely(CLEAR.slope * (force - work - CLEAR.spare)));
export const chanceOfBoss = (force: number, work: number): number => (work === 0 ? 1 : likely(BOSS.slope * (force - work - BOSS.spare)));

/** Hurt that a Fight costs besides what is decided in it. */
export const usualHurt = (lair: Lair, force: number): number => Math.max(0.4, 0.42 * countBits(lair.everybody) - 0.35 * (force - 3));
