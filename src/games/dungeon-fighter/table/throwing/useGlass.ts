import { useRef } from 'react';

import { project } from '@/dice/look/camera';
import type { Size } from '@/table/board/fit';
import { usePointerPaths } from '@/table/board/pointerPaths';

import { BOARD } from '../../content/board';
import { aimingLens, groundAt } from '../arena/lens';
import type { ActKind } from './acts';
import type { Pad } from './measure';
import type { useAttempt } from './useAttempt';
import type { Controls } from './useControls';

const PROP_REACH = 44;
const NEAR_DIE = 48;
const RIGHT_ON_PROP = 16;
/** The rim of the board, as wide as a fingertip finds it, in mm from the centre. */
const RIM = { inside: BOARD.radius - 36, outside: BOARD.radius + 60 } as const;
const CLEAR_OF_DIE = 96;
const FULL_TURN = 1024;
/** Acts that leave the rim alone: others begin anywhere on the glass. */
const WALKING_ACTS: readonly ActKind[] = ['flick', 'palms', 'ghost', 'puffs', 'pull', 'ramp', 'crouch'];

interface GlassOptions {
  readonly size: Size;
  readonly controls: Controls;
  readonly pad: Pad;
  readonly act: ActKind | undefined;
  readonly enabled: boolean;
  readonly pointers: ReturnType<typeof useAttempt>['pointers'];
}

type Grip =
  | { readonly kind: 'prop'; readonly finger: number; readonly prop: number }
  | { readonly kind: 'rim'; readonly finger: number; last: number; walked: number; readonly from: number };

/** Every finger on the glass: it moves a prop, walks round the table by its rim, or belongs to the throw. */
export function useGlass({ size, controls, pad, act, enabled, pointers }: GlassOptions) {
  const grip = useRef<Grip>(undefined);
  const { viewpoint, setting, standing, mirror } = controls;
  const camera = aimingLens(size, viewpoint);
  const propAt = ({ x, y }: { x: number; y: number }): number =>
    standing.findIndex((prop) => {
      const at = project(camera, prop.x, prop.y, prop.height / 2);
      const away = Math.hypot(at.x - x, at.y - y);
      const toDie = Math.hypot(pad.die.x - x, pad.die.y - y);
      // A card may stand close to the hand: near the die only a finger right on the card means it, and circles are drawn all around the die.
      const clear = setting.ids.includes('spinShot') ? toDie > CLEAR_OF_DIE : toDie > NEAR_DIE || away < RIGHT_ON_PROP;
      return clear && away < Math.min(PROP_REACH, toDie);
    });
  const angleAt = (point: { x: number; y: number }): number => {
    const ground = groundAt(camera, point);
    return Math.atan2(ground.y, ground.x);
  };
  const isRim = ({ x, y }: { x: number; y: number }): boolean => {
    if (act === undefined || !WALKING_ACTS.includes(act) || mirror || viewpoint.low || setting.ids.includes('spinShot')) return false;
    const ground = groundAt(camera, { x, y });
    const away = Math.hypot(ground.x, ground.y);
    return away > RIM.inside && away < RIM.outside && Math.hypot(x - pad.die.x, y - pad.die.y) > CLEAR_OF_DIE;
  };
  const walk = (held: Extract<Grip, { kind: 'rim' }>, point: { x: number; y: number }) => {
    const angle = angleAt(point);
    const step = angle - held.last;
    held.walked += step - 2 * Math.PI * Math.round(step / (2 * Math.PI));
    held.last = angle;
    controls.turn.set(held.from - held.walked);
  };
  return usePointerPaths({
    start: ({ id, x, y, t }) => {
      if (!enabled) return false;
      const prop = propAt({ x, y });
      if (prop >= 0) grip.current = { kind: 'prop', finger: id, prop };
      else if (isRim({ x, y })) grip.current = { kind: 'rim', finger: id, last: angleAt({ x, y }), walked: 0, from: controls.turn.get() };
      else pointers.down(id, { x, y }, t);
      return true;
    },
    move: ({ id, x, y, t }) => {
      const held = grip.current;
      if (held?.finger !== id) pointers.move(id, { x, y }, t);
      else if (held.kind === 'rim') walk(held, { x, y });
      else {
        const ground = groundAt(camera, { x, y });
        controls.moveProp(held.prop, ground.x, ground.y);
      }
    },
    end: ({ id, x, y, t }) => {
      const held = grip.current;
      if (held?.finger !== id) return pointers.up(id, { x, y }, t);
      grip.current = undefined;
      if (held.kind === 'rim') controls.stand(setting.azimuth - (held.walked / (2 * Math.PI)) * FULL_TURN);
    },
    cancel: ({ id }) => {
      if (grip.current?.finger === id) grip.current = undefined;
      else pointers.cancel(id);
    },
  });
}
