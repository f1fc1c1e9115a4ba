import { BLACK_DIE, DEFENSE_DIE, WHITE_DIE } from '../content/dice';
import { together } from '../rules/names';

export type DieKind = 'black' | 'white' | 'blue';

const NOTHING = 'nothing';

/** "+2 damage", "1 Dodge and 1 Armor": what a face gives. */
export function faceWords(kind: DieKind, face: number): string {
  if (kind === 'blue') {
    const { dodge = 0, armor = 0 } = DEFENSE_DIE[face] ?? {};
    return together([dodge > 0 ? `${dodge} Dodge` : '', armor > 0 ? `${armor} Armor` : ''].filter(Boolean)) || NOTHING;
  }
  const { dmg = 0, yin = 0, yang = 0, special = 0 } = (kind === 'black' ? BLACK_DIE : WHITE_DIE)[face] ?? {};
  return dmg > 0 ? `+${dmg} damage` : yin > 0 ? '1 Yin' : yang > 0 ? '1 Yang' : special > 0 ? 'Special' : NOTHING;
}

/** "+2 damage and Special": what dice give together; blank ones are not spoken of unless all are. */
export function rolledWords(dice: readonly { readonly kind: DieKind; readonly face: number }[]): string {
  const given = dice.map(({ kind, face }) => faceWords(kind, face)).filter((words) => words !== NOTHING);
  return given.length === 0 ? NOTHING : together(given);
}
