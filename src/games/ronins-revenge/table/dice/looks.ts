import type { DieLook, FacePrint } from '@/dice/look/skin';
import type { TrayLook } from '@/dice/look/tray';
import { ICON_GRID, iconPath, type IconName } from '@/theme/iconSheets';

import { BLACK_DIE, DEFENSE_DIE, WHITE_DIE, type AttackFace, type DefenseFace } from '../../content/dice';
import type { DieKind } from '../../words/dice';
import { BATTLE_SIGNS, RESOURCE_SIGNS } from '../signs';

const icon = (name: IconName, ground?: string): FacePrint => ({ kind: 'icon', path: iconPath(name), grid: ICON_GRID, ...(ground === undefined ? {} : { ground }) });

function attackPrint({ dmg = 0, yin = 0, yang = 0, special = 0 }: AttackFace): FacePrint {
  if (special > 0) return icon(BATTLE_SIGNS.special);
  if (yin > 0) return icon(RESOURCE_SIGNS.yin);
  if (yang > 0) return icon(RESOURCE_SIGNS.yang);
  return dmg > 0 ? { kind: 'text', text: `+${dmg}` } : { kind: 'blank' };
}

function defencePrint({ dodge = 0, armor = 0 }: DefenseFace): FacePrint {
  if (dodge === 2) return { kind: 'text', text: '2' };
  if (dodge > 0 && armor > 0) return icon('shield', '#27506B');
  return dodge > 0 ? icon(BATTLE_SIGNS.dodge) : armor > 0 ? icon(BATTLE_SIGNS.armor) : { kind: 'blank' };
}

const faces: Readonly<Record<DieKind, readonly FacePrint[]>> = { black: BLACK_DIE.map(attackPrint), white: WHITE_DIE.map(attackPrint), blue: DEFENSE_DIE.map(defencePrint) };
const COLOURS: Readonly<Record<DieKind, { readonly colour: string; readonly ink: string }>> = {
  black: { colour: '#24211F', ink: '#F3E9D2' }, white: { colour: '#F4EEDF', ink: '#1B1918' }, blue: { colour: '#2F5F7F', ink: '#F3E9D2' },
};
const BLANK = Array.from({ length: 6 }, (): FacePrint => ({ kind: 'blank' }));

/** Made once: a look that changes with every drawing would make new skins each time. */
const lying: Readonly<Record<DieKind, DieLook>> = { black: { ...COLOURS.black, faces: faces.black }, white: { ...COLOURS.white, faces: faces.white }, blue: { ...COLOURS.blue, faces: faces.blue } };
const inHand: Readonly<Record<DieKind, DieLook>> = { black: { ...COLOURS.black, faces: BLANK }, white: { ...COLOURS.white, faces: BLANK }, blue: { ...COLOURS.blue, faces: BLANK } };

export const dieLook = (kind: DieKind, thrown: boolean): DieLook => (thrown ? lying : inHand)[kind];

/** A lacquered tray with a mat of straw. */
export const TRAY: TrayLook = { felt: '#8C7A55', rim: '#5A1414' };
