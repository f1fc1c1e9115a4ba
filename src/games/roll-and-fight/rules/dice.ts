import { ABILITIES, type AbilityId } from '../content/abilities';
import type { Face } from '../content/dice';
import type { FaceCount } from '../content/modifiers';
import type { Slot } from '../content/steps';
import { inForce } from './inForce';
import type { Player, PoolDie, SetDie } from './state';

function accepts(counts: readonly FaceCount[], slot: Slot, face: Face): boolean {
  if (slot.includes(face)) return true;
  if (face === 'doubleKnife') return slot.includes('knife');
  return counts.some((count) => count.face === face && slot.includes(count.as));
}

/** Whether the dice that are left, one bit each, fill the slots from this one on. */
function fills(counts: readonly FaceCount[], slots: readonly Slot[], dice: readonly { readonly face?: Face | undefined }[], slot: number, left: number): boolean {
  const wanted = slots[slot];
  if (!wanted) return true;
  for (let i = 0; i < dice.length; i++) {
    const face = (left & (1 << i)) === 0 ? undefined : dice[i]?.face;
    if (face !== undefined && accepts(counts, wanted, face) && fills(counts, slots, dice, slot + 1, left & ~(1 << i))) return true;
  }
  return false;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

const NO_SETS: readonly number[] = [];

/** Which of these dice, one bit each, are exactly a set of the ability (RF-64, RF-79, RF-80). */
export function setsAmong(player: Player, ability: AbilityId, dice: readonly { readonly face?: Face | undefined }[]): readonly number[] {
  const slots = ABILITIES[ability].dice;
  if (slots.length === 0 || dice.length < slots.length) return NO_SETS;
  const found: number[] = [];
  const counts = inForce.value('faceCounts', player);
  for (let bits = 1; bits < 1 << dice.length; bits++) {
    if (countBits(bits) === slots.length && fills(counts, slots, dice, 0, bits)) found.push(bits);
  }
  return found;
}

/** Whether these faces are exactly a set of the ability. */
export const isSetOf = (player: Player, ability: AbilityId, faces: readonly Face[]): boolean => {
  const slots = ABILITIES[ability].dice;
  return slots.length > 0 && slots.length === faces.length && fills(inForce.value('faceCounts', player), slots, faces.map((face) => ({ face })), 0, (1 << faces.length) - 1);
};

export const inHand = (id: number): PoolDie => ({ id, face: undefined, ready: 0 });

export const hasFace = (dice: readonly SetDie[], face: Face): boolean => dice.some((die) => die.face === face);

/** Puts dice back, lowest id first, so that a take is the same for everybody (RF-101). */
export function returnDice(supply: number[], dice: readonly number[]): void {
  for (const die of dice) {
    let at = supply.length;
    for (; at > 0; at--) {
      const below = supply[at - 1];
      if (below === undefined || below < die) break;
      supply[at] = below;
    }
    supply[at] = die;
  }
}
