import type { Seat } from '@/engine/game';

import { CUBE_HP } from '../content/roster';
import { HERO_IDS } from '../content/terms';
import { damageOf } from './damage/heroBlow';
import { away } from './field/position';
import { isStanding, type BattleState } from './state';
import { isBossRef } from './refs';

/** What is left of the boss, in HP. */
export function bossLeft({ bossHp, cubes, wound }: BattleState): number {
  let bars = 0;
  for (let i = wound; i < cubes.length; i++) bars += cubes[i] ?? 0;
  return bars <= 0 ? 0 : (bars - 1) * CUBE_HP + bossHp;
}

/** The damage an attack that is under way will still do, as far as it is known. */
function pending(state: BattleState): number {
  let sum = 0;
  for (const frame of state.frames) {
    if (frame.kind !== 'attack' || frame.snapshot === null) continue;
    for (let i = frame.place; i < frame.targets.length; i++) {
      const aimed = frame.targets[i];
      if (aimed) sum += isBossRef(aimed.ref) ? damageOf(state, frame, aimed) : 2;
    }
  }
  return sum;
}

const ALL = 4 * CUBE_HP;
/** So many points of damage to the boss are worth 1. */
export const WHOLE = ALL * 1.6;

/** From −1 to 1: how much of the boss is gone against how much of the party is left. */
export function evaluate(state: BattleState, _seat: Seat): number {
  if (state.result !== null) return state.result === 'won' ? 1 : -1;
  let party = 0;
  let strength = 0;
  let near = 0;
  const [boss] = state.figures;
  for (const id of HERO_IDS) {
    const hero = state.heroes[id];
    if (!isStanding(hero)) continue;
    party += 0.4 + (0.6 * hero.hp) / hero.maxHp;
    strength += hero.stamina / 12 + hero.ki * 0.4 + (hero.yin + hero.yang) * 0.15 + (hero.primed ? 0.2 : 0) + hero.charges * 0.2;
    if (boss) near += Math.max(0, 6 - away(hero, boss));
  }
  const left = Math.max(0, bossLeft(state) - pending(state));
  let broken = 0;
  for (const slot of state.sequence) if (slot && 'card' in slot && slot.broken) broken += 1;
  return Math.max(-0.99, Math.min(0.99, 0.5 - left / WHOLE + party * 0.07 + strength * 0.008 + near * 0.002 + broken * 0.02 - state.minions.length * 0.01));
}
