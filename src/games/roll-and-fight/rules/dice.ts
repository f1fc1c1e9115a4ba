import { ABILITIES, type AbilityId } from '../content/abilities';
import type { Face } from '../content/dice';
import type { Slot } from '../content/steps';
import { inForce } from './inForce';
import type { Player, SetDie } from './state';

function accepts(player: Player, slot: Slot, face: Face): boolean {
  if (slot.includes(face)) return true;
  if (face === 'doubleKnife') return slot.includes('knife');
  return inForce.value('faceCounts', player).some((count) => count.face === face && slot.includes(count.as));
}

function fits(player: Player, slots: readonly Slot[], faces: readonly Face[], slot: number, used: number): boolean {
  const wanted = slots[slot];
  if (!wanted) return true;
  for (let i = 0; i < faces.length; i++) {
    const face = faces[i];
    if (face === undefined || (used & (1 << i)) !== 0) continue;
    if (accepts(player, wanted, face) && fits(player, slots, faces, slot + 1, used | (1 << i))) return true;
  }
  return false;
}

/** Whether these faces are exactly a set of the ability (RF-64, RF-79, RF-80). */
export function isSetOf(player: Player, ability: AbilityId, faces: readonly Face[]): boolean {
  const slots = ABILITIES[ability].dice;
  return slots.length > 0 && slots.length === faces.length && fits(player, slots, faces, 0, 0);
}

export const hasFace = (dice: readonly SetDie[], face: Face): boolean => dice.some((die) => die.face === face);

/** Puts dice back, lowest id first, so that a take is the same for everybody (RF-101). */
export function returnDice(supply: number[], dice: readonly number[]): void {
  if (dice.length === 0) return;
  for (const die of dice) supply.push(die);
  supply.sort((a, b) => a - b);
}
