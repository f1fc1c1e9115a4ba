import type { Outcome } from '@/engine/game';

import { HERO_IDS } from '../content/terms';
import { bossName } from './names';
import { isStanding, type BattleState } from './state';

/** RR-393, RR-394: all win or lose together. */
export function outcome(state: BattleState): Outcome | undefined {
  if (state.result === null) return undefined;
  const won = state.result === 'won';
  const standing = HERO_IDS.filter((id) => isStanding(state.heroes[id])).length;
  const rounds = `${state.round} ${state.round === 1 ? 'round' : 'rounds'}`;
  // Some bosses are several: no word here says how many.
  const name = bossName(state.boss);
  const lines = [{ label: 'Heroes standing', points: won ? standing : 0 }];
  const seats = Array.from({ length: state.seats }, () => 0);
  const words = won
    ? `You bring ${name} down in ${rounds}${standing === HERO_IDS.length ? ', and all four still stand' : ''}.`
    : `All four lie on the ground after ${rounds}. The field belongs to ${name}.`;
  return { kind: 'together', won, places: seats.map(() => 1), scores: seats.map(() => (won ? standing : 0)), lines: seats.map(() => lines), words };
}
