import type { DieLook, FacePrint } from '@/dice/look/skin';
import type { TrayLook } from '@/dice/look/tray';
import { ICON_GRID, iconPath } from '@/theme/iconSheets';

import { GREEN_DIE, RED_DIE, type FightFace } from '../../content/dice';
import { FIGHT_FACE_ICONS } from '../emblems';

const SKULL = { ink: '#F8E8BE', ground: '#1C100C' } as const;

const printOf = (face: FightFace): FacePrint => ({ kind: 'icon', path: iconPath(FIGHT_FACE_ICONS[face]), grid: ICON_GRID, ...(face === 'skull' ? SKULL : {}) });

/** Blood red with cream ink; Skulls are black. */
const RED_LOOK: DieLook = { colour: '#A3161A', ink: '#FFF3D6', faces: RED_DIE.map(printOf) };
const GREEN_LOOK: DieLook = { colour: '#2E6B34', ink: '#FFF3D6', faces: GREEN_DIE.map(printOf) };
const blank = (colour: string): DieLook => ({ colour, ink: '#FFF3D6', faces: RED_DIE.map((): FacePrint => ({ kind: 'blank' })) });
const RED_IN_HAND = blank('#A3161A');
const GREEN_IN_HAND = blank('#2E6B34');

export const dieLook = (bonus: boolean, inHand: boolean): DieLook => (inHand ? (bonus ? GREEN_IN_HAND : RED_IN_HAND) : bonus ? GREEN_LOOK : RED_LOOK);
export const faceNumber = (face: FightFace, bonus: boolean): number => Math.max(0, (bonus ? GREEN_DIE : RED_DIE).indexOf(face));

/** A worn velvet tray. */
export const FELT: TrayLook = { felt: '#3B2A20', rim: '#7A4A1E' };
