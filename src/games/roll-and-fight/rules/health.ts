import { BASE_HEALTH, EXTRA_HEALTH } from '../content/tracks';
import type { WoundCause } from './events';
import type { Scene } from './scene';
import type { Player } from './state';

export const usableHealth = (player: Player): number => BASE_HEALTH + player.extraHealth;

/** Health spaces that are neither crossed nor under a die. */
export const availableHealth = (player: Player): number => usableHealth(player) - player.wounds - player.woundDice.length;

/** Crosses out Health spaces, as far as there are any, and says how many. */
export function suffer(player: Player, wounds: number): number {
  const taken = Math.min(wounds, availableHealth(player));
  player.wounds += taken;
  return taken;
}

/** Wounds of a trait, a boss text or an own ability. What finds no space is ignored (RF-142). */
export function wound(scene: Scene, wounds: number, cause: WoundCause): void {
  const taken = suffer(scene.player, wounds);
  if (taken > 0) scene.emit({ type: 'wounded', seat: scene.seat, wounds: taken, cause });
}

export function clearWounds(scene: Scene, wounds: number): void {
  const cleared = Math.min(wounds, scene.player.wounds);
  scene.player.wounds -= cleared;
  if (cleared > 0) scene.emit({ type: 'healed', seat: scene.seat, wounds: cleared });
}

export type HealthSpace = 'crossed' | 'die' | 'free' | 'locked';

/** The six Health spaces from left to right, as drawn (RF-69). */
export function healthSpaces(player: Player): readonly HealthSpace[] {
  const spaces: HealthSpace[] = [];
  const usable = usableHealth(player);
  for (let i = 0; i < BASE_HEALTH + EXTRA_HEALTH; i++) {
    if (i < player.wounds) spaces.push('crossed');
    else if (i < player.wounds + player.woundDice.length) spaces.push('die');
    else spaces.push(i < usable ? 'free' : 'locked');
  }
  return spaces;
}
