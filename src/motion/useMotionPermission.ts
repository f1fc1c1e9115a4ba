import { useSyncExternalStore } from 'react';

import { MOTION_REASON, MotionGate, type MotionAccess } from './access';
import { motionSource } from './source';

const gate = new MotionGate(motionSource);

export interface MotionPermissionState {
  readonly access: MotionAccess;
  /** Words to show before asking. */
  readonly reason: string;
  /** Call straight from a tap. */
  readonly request: () => Promise<MotionAccess>;
}

/** Where the player stands on motion sensors. Ask when `access` is `ask` and they first want to shake. */
export function useMotionPermission(): MotionPermissionState {
  const access = useSyncExternalStore(gate.subscribe, gate.current, () => 'checking' as const);
  return { access, reason: MOTION_REASON, request: gate.request };
}
