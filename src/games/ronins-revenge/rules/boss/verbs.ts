import type { StepOf } from '../../content/effects';
import type { LineContext } from '../frames';
import type { Play } from '../world';

/** Lines that only enemies have; customs of heroes are in `lines/customs.ts`. */
export type BossVerb = 'advance' | 'spawn' | 'basicAttack' | 'rebuildEvents' | 'objAdd' | 'custom' | 'eventSlot';

export const bossVerbs: { readonly [V in BossVerb]: (run: Play, step: StepOf<V>, context: LineContext) => void } = {
  advance: () => undefined,
  spawn: () => undefined,
  basicAttack: () => undefined,
  rebuildEvents: () => undefined,
  objAdd: () => undefined,
  custom: () => undefined,
  eventSlot: () => undefined,
};
