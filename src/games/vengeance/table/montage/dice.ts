import type { DieLook, FacePrint } from '@/dice/look/skin';
import type { TrayLook } from '@/dice/look/tray';
import { ICON_GRID, iconPath } from '@/theme/iconSheets';

import { MONTAGE_DIE, MONTAGE_FACES, type MontageFace } from '../../content/dice';
import { diceOf } from '../../rules/montage/dice';
import { MONTAGE_FACE_ICONS } from '../emblems';
import { INK } from '../look';

/** The white die of the Montage. Two Heal points are printed in red, and Wild in gold. */
export const MONTAGE_LOOK: DieLook = {
  colour: '#F7F1E1', ink: INK.black,
  faces: MONTAGE_DIE.map((face): FacePrint => ({
    kind: 'icon', path: iconPath(MONTAGE_FACE_ICONS[face]), grid: ICON_GRID,
    ...(face === 'doubleHeal' && { ink: INK.cream, ground: INK.red }),
    ...(face === 'wild' && { ink: INK.black, ground: INK.gold }),
  })),
};

/** A die in the hand has no face yet. */
export const IN_HAND: DieLook = { colour: '#DCCFA8', ink: INK.black, faces: MONTAGE_DIE.map((): FacePrint => ({ kind: 'blank' })) };

/** Theatre seats, and a black rim. */
export const TRAY: TrayLook = { felt: '#5A1512', rim: '#2B1A12' };

export const faceIndex = (face: MontageFace): number => MONTAGE_DIE.indexOf(face);

/** A die on the felt, with a name of its own, so that the others stay where they lie when it is taken. */
export interface FeltDie {
  readonly id: string;
  readonly face: MontageFace;
}

/** The touched die is looked at last, so that it is the one that goes. */
const touchedLast = (felt: readonly FeltDie[], touched: string | undefined): readonly FeltDie[] => [...felt].sort((a, b) => Number(a.id === touched) - Number(b.id === touched));

/** The die that goes when one with this face is taken. */
export const leaving = (felt: readonly FeltDie[], face: MontageFace, touched: string | undefined): FeltDie | undefined =>
  touchedLast(felt, touched).filter((die) => die.face === face).pop();

/**
 * The dice on the felt after the pool has become another one: dice that are still in it stay, what is missing is taken
 * away (the touched one first), what is new is added. Fewer names than needed: new ones go on counting from `next`.
 */
export function reconciled(felt: readonly FeltDie[], pool: readonly number[], touched: string | undefined, next: number): { readonly felt: readonly FeltDie[]; readonly fresh: readonly string[] } {
  const kept: FeltDie[] = [];
  const fresh: string[] = [];
  const inOrder = touchedLast(felt, touched);
  for (const face of MONTAGE_FACES) kept.push(...inOrder.filter((die) => die.face === face).slice(0, diceOf(pool, face)));
  const stay = felt.filter((die) => kept.includes(die));
  const gone = felt.filter((die) => !kept.includes(die)).map(({ id }) => id);
  const added: FeltDie[] = [];
  for (const face of MONTAGE_FACES) {
    for (let missing = diceOf(pool, face) - stay.filter((die) => die.face === face).length; missing > 0; missing--) {
      // A die that was rolled again is the same die with another face.
      const id = gone.shift() ?? `die${next + added.length}`;
      added.push({ id, face });
      fresh.push(id);
    }
  }
  return { felt: [...stay, ...added], fresh };
}
