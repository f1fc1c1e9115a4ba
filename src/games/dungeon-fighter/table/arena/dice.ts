import type { DieLook } from '@/dice/look/skin';
import { aboutZ, multiply, turnQuaternion } from '@/dice/physics/rotation';
import { iconPath, ICON_GRID } from '@/theme/iconSheets';

import type { DieKind } from '../../content/vocabulary';
import type { LyingDie, RestSpot } from '../../rules/state';
import { DIE_MARKS } from '../emblems';

const SPECIAL = { kind: 'icon', path: iconPath('semi-closed-eye'), grid: ICON_GRID } as const;

/** Three special faces and three blank ones, as DF-53 has them; blank faces carry the die's own mark, small. */
const look = (kind: DieKind): DieLook => {
  const { colour, ink } = DIE_MARKS[kind];
  return { colour, ink, faces: [SPECIAL, SPECIAL, SPECIAL, { kind: 'blank' }, { kind: 'blank' }, { kind: 'blank' }] };
};

export const DIE_LOOKS: Readonly<Record<DieKind, DieLook>> = { blue: look('blue'), green: look('green'), red: look('red'), bonus: look('bonus') };

const keyOf = ({ x, y, z }: RestSpot): string => `${x}/${y}/${z}`;

/** Poses as they were seen to come to rest: a die that leans goes on leaning as long as the page remembers. */
const seen = new Map<string, readonly number[]>();
export const rememberPose = (rest: RestSpot, pose: readonly number[]): void => {
  seen.set(keyOf(rest), pose);
};

const TURNS_PER_FACE = 4;

/** x, y, z and orientation of a die at rest. */
export function poseOf({ rest, face }: LyingDie): readonly number[] {
  const known = seen.get(keyOf(rest));
  if (known) return known;
  const { w, x, y, z } = multiply(aboutZ(rest.yaw), turnQuaternion(face * TURNS_PER_FACE));
  return [rest.x / 10, rest.y / 10, rest.z / 10, w, x, y, z];
}
