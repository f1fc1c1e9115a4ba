import type { AbilityId } from '../../content/abilities';
import { bestSet, setsInPool } from '../../rules/rolling/offers';
import { isRollable } from '../../rules/rolling/supply';
import type { Player, PoolDie } from '../../rules/state';

/** The dice that the next throw takes: everything that is not kept, not a wound and not still rolling. */
export const looseDice = (player: Player, kept: readonly number[], t: number): readonly number[] =>
  player.pool.filter((die) => isRollable(die) && !kept.includes(die.id) && die.ready <= t).map((die) => die.id);

/** The set to lay: one that holds as many of the preferred dice as possible, else the one that spares double knives. */
export function setFor(player: Player, ability: AbilityId, preferred: readonly number[]): readonly PoolDie[] | undefined {
  let best = bestSet(player, ability);
  const liked = (dice: readonly PoolDie[] | undefined): number => (dice ?? []).filter((die) => preferred.includes(die.id)).length;
  for (const dice of setsInPool(player, ability)) if (liked(dice) > liked(best)) best = dice;
  return best;
}

/** The sets of an ability that differ in what they show: which of two equal dice is laid makes no difference. */
export function differentSets(player: Player, ability: AbilityId): readonly (readonly PoolDie[])[] {
  const byFaces = new Map<string, readonly PoolDie[]>();
  for (const dice of setsInPool(player, ability)) {
    const faces = dice.map(({ face }) => face).sort().join();
    if (!byFaces.has(faces)) byFaces.set(faces, dice);
  }
  return [...byFaces.values()];
}

export const woundDice = (player: Player): readonly PoolDie[] => player.pool.filter((die) => die.face === 'wound');

/** Wounds come along with what is laid, but for those the player leaves lying. */
export const woundsToPickUp = (player: Player, kept: readonly number[]): readonly PoolDie[] => woundDice(player).filter(({ id }) => !kept.includes(id));

export const settledAt = (dice: readonly PoolDie[]): number => dice.reduce((latest, die) => Math.max(latest, die.ready), 0);
