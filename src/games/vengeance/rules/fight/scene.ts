import { bossOf } from '../../content/bosses';
import { ENTRY } from '../../content/dens';
import { hasItemFor } from '../hero/tiles';
import { suffer } from '../hero/tracks';
import { playerOf, type Fight, type Player, type State } from '../state';
import type { Window } from '../../content/items';
import type { HurtBy } from '../events';
import type { Play } from '../world';
import { lairOf, type Enemy, type Lair } from './lair';

/** What is where in the running Fight. */

export function fightOf(state: State): Fight {
  if (!state.fight) throw new Error('there is no Fight going on');
  return state.fight;
}

export function lairIn(state: State): Lair {
  const { den, boss } = fightOf(state);
  return lairOf(den, boss);
}

export const fighter = (state: State): Player => playerOf(state, fightOf(state).seat);

export function enemyIn(lair: Lair, enemy: number): Enemy {
  const found = lair.enemies[enemy];
  if (!found) throw new RangeError(`there is no enemy ${enemy}`);
  return found;
}

const bitsIn = (lair: Lair, zone: number): number => lair.inZone[zone] ?? 0;

/** The living enemies of a zone, one bit each. */
export const aliveIn = (lair: Lair, alive: number, zone: number): number => bitsIn(lair, zone) & alive;
export const isAlive = (fight: Fight, enemy: number): boolean => (fight.alive & (1 << enemy)) !== 0;
export const isBossDead = (fight: Fight, lair: Lair): boolean => (fight.alive & lair.bossBit) === 0;
export const areMinionsDead = (fight: Fight, lair: Lair): boolean => (fight.alive & ~lair.bossBit) === 0;

/** A Blocker in the hero's zone: no Move and no Run out of it (VG-129, VG-146). */
export const isBlocked = (fight: Fight, lair: Lair): boolean => (aliveIn(lair, fight.alive, fight.zone) & lair.blockers) !== 0;

/** Where enemies reach the hero; nobody reaches the entry zone (VG-120, VG-171, VG-173, VG-177). */
export function isInReach(lair: Lair, { zone, reach }: Enemy, hero: number): boolean {
  if (hero === ENTRY) return false;
  if (zone === hero) return reach !== 'adjacent';
  return reach !== 'own' && ((lair.graph.adjacentSets[hero] ?? 0) & (1 << zone)) !== 0;
}

/** One Item a roll, and none near a living Prez (VG-163, VG-185). */
export function areItemsAllowed(state: State): boolean {
  const fight = fightOf(state);
  if (fight.itemUsed) return false;
  const lair = lairIn(state);
  return isBossDead(fight, lair) || fight.zone !== lair.bossZone || bossOf(lair.boss).power?.kind !== 'noItems';
}

export const mayUseItem = (state: State, window: Window): boolean => hasItemFor(fighter(state), window) && areItemsAllowed(state);

/** Hurt in a Den goes to Health (VG-41, VG-43). */
export function hurtHero(run: Play, count: number, by: HurtBy): void {
  if (count === 0) return;
  const fight = fightOf(run.state);
  suffer(fighter(run.state), 'health', false, count);
  fight.hurt += count;
  run.emit({ type: 'hurt', seat: fight.seat, count, by });
}
