import type { DieLook, FacePrint } from '@/dice/look/skin';
import type { TrayLook } from '@/dice/look/tray';
import { ICON_GRID, iconPath } from '@/theme/iconSheets';

import { FIGHTING_DIE, FLASHBACK_DIE, type Face } from '../content/dice';
import { ACTION_ICONS, FACE_ICONS } from './emblems';

const BLOOD = { ink: '#FFF0F0', ground: '#B3122F' } as const;

/** The Fighting die: bone with black ink, and one face nobody wants. */
export const FIGHTING_LOOK: DieLook = {
  colour: '#F2EFE6', ink: '#14161D',
  faces: FIGHTING_DIE.map((face): FacePrint => ({
    kind: 'icon', path: iconPath(FACE_ICONS[face]), grid: ICON_GRID, ...(face === 'wound' ? BLOOD : {}),
  })),
};

/** A wound that is left lying: nothing that is laid picks it up. */
export const LEFT_LYING_LOOK: DieLook = {
  ...FIGHTING_LOOK,
  colour: '#8A8781',
  faces: FIGHTING_LOOK.faces.map((print) => ({ ...print, ink: '#C8B8BB', ground: '#4B383E' })),
};

/** A die in hand has no face yet. */
export const IN_HAND_LOOK: DieLook = { colour: '#7C8598', ink: '#14161D', faces: FIGHTING_DIE.map((): FacePrint => ({ kind: 'blank' })) };

export const FLASHBACK_LOOK: DieLook = {
  colour: '#1F4E63', ink: '#DFF8FF',
  faces: FLASHBACK_DIE.map((action): FacePrint => ({ kind: 'icon', path: iconPath(ACTION_ICONS[action]), grid: ICON_GRID })),
};

export const faceIndex = (face: Face): number => FIGHTING_DIE.indexOf(face);

export const FELT: TrayLook = { felt: '#232B3B', rim: '#3A1420' };
