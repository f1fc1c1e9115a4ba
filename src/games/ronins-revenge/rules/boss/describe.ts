import type { BattleState } from '../state';
import type { BossEvent } from './events';

export function describeBoss(event: BossEvent, view: BattleState): string | undefined {
  void [event, view];
  return undefined;
}
