import { ABILITIES, type AbilityId } from '../content/abilities';
import { isSetOf } from '../rules/dice';
import type { Player } from '../rules/state';
import { facesOf, handsOfSize } from './hands';

/** A hand that is exactly one set of an ability. */
export interface SetShape {
  readonly ability: AbilityId;
  readonly hand: number;
  readonly withBonus: boolean;
}

/** Every set the player could lay, each as a hand. */
export function shapesOf(player: Player, abilities: readonly AbilityId[]): readonly SetShape[] {
  return abilities.flatMap((ability) => {
    const { dice, bonus } = ABILITIES[ability];
    return handsOfSize(dice.length).flatMap((hand) => {
      const faces = facesOf(hand);
      if (!isSetOf(player, ability, faces)) return [];
      return [{ ability, hand, withBonus: bonus !== undefined && faces.includes(bonus.face) }];
    });
  });
}

export const kindOf = (shape: SetShape): string => `${shape.ability}${shape.withBonus ? '+' : ''}`;
