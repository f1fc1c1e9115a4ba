import { listed } from '@/engine/words';

import { BLACK_DIE, DEFENSE_DIE, WHITE_DIE, type AttackFace, type DefenseFace } from '../content/dice';

export type DieKind = 'black' | 'white' | 'blue';

const NOTHING = 'nothing';

/** "+2 damage", "1 Dodge and 1 Armor": what a face gives. */
export function faceWords(kind: DieKind, face: number): string {
  if (kind === 'blue') {
    const { dodge = 0, armor = 0 } = DEFENSE_DIE[face] ?? {};
    return listed([dodge > 0 ? `${dodge} Dodge` : '', armor > 0 ? `${armor} Armor` : ''].filter(Boolean)) || NOTHING;
  }
  const { dmg = 0, yin = 0, yang = 0, special = 0 } = (kind === 'black' ? BLACK_DIE : WHITE_DIE)[face] ?? {};
  return dmg > 0 ? `+${dmg} damage` : yin > 0 ? '1 Yin' : yang > 0 ? '1 Yang' : special > 0 ? 'Special' : NOTHING;
}

type Given = AttackFace & DefenseFace;
const givenBy = ({ kind, face }: { readonly kind: DieKind; readonly face: number }): Given => (kind === 'blue' ? DEFENSE_DIE : kind === 'black' ? BLACK_DIE : WHITE_DIE)[face] ?? {};

/** "+3 damage and 1 Yin": what dice give, all together. */
export function rolledWords(dice: readonly { readonly kind: DieKind; readonly face: number }[]): string {
  const sum = (part: keyof Given): number => dice.reduce((all, die) => all + (givenBy(die)[part] ?? 0), 0);
  const [dmg, yin, yang, special, dodge, armor] = [sum('dmg'), sum('yin'), sum('yang'), sum('special'), sum('dodge'), sum('armor')];
  return listed([
    dmg > 0 ? `+${dmg} damage` : '', yin > 0 ? `${yin} Yin` : '', yang > 0 ? `${yang} Yang` : '', special > 0 ? special === 1 ? 'a Special' : `${special} Specials` : '',
    dodge > 0 ? `${dodge} Dodge` : '', armor > 0 ? `${armor} Armor` : '',
  ].filter(Boolean)) || NOTHING;
}
