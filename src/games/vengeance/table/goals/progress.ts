import type { Seat } from '@/engine/game';

import { achievementOf } from '../../content/achievements';
import { gangsIn, EMPTY, playerOf, type AchievementSlot, type State } from '../../rules/state';
import { MISSIONS, type MissionId } from '../../content/missions';
import { HOLDINGS, isMet } from '../../rules/goals/achievements';
import { bossesKilled, COUNTS, missionPoints, scoredOf } from '../../rules/goals/missions';
import { totalCubes } from '../../rules/hero/tracks';
import { count } from '../words';

/** How far everybody is, in the numbers that the rules compare. */

export function achievementProgress(view: State, slot: AchievementSlot, seat: Seat): { readonly have: number; readonly need: number } | undefined {
  if (slot.card === EMPTY) return undefined;
  const { condition } = achievementOf(slot.card);
  switch (condition.kind) {
    case 'event': return { have: isMet(view, slot, seat) ? 1 : 0, need: 1 };
    case 'state': return { have: HOLDINGS[condition.holding](view, seat), need: condition.count };
    case 'tokens': return { have: slot.tokens[seat] ?? 0, need: condition.count };
  }
}

const COUNT_WORDS = { scored: 'scored', scoredOfOneGang: 'of one gang', cleared: 'cleared' } as const;

function missionWords(view: State, id: MissionId, seat: Seat): string {
  const { scoring } = MISSIONS[id];
  switch (scoring.kind) {
    case 'most':
      return `${COUNTS[scoring.count](view, seat)} ${COUNT_WORDS[scoring.count]}`;
    case 'gangs':
      return `${scoredOf(view, seat).filter((cards) => cards > 0).length} of ${gangsIn(view).length} gangs`;
    case 'fewestCubes': {
      const killed = bossesKilled(view, seat);
      return killed >= scoring.bossesKilled ? count(totalCubes(playerOf(view, seat)), 'cube') : `${killed} of ${scoring.bossesKilled} Bosses killed`;
    }
  }
}

/** Who would get what if the night ended now. */
export function missionStandings(view: State, id: MissionId): readonly { readonly seat: Seat; readonly words: string; readonly points: number }[] {
  const points = missionPoints(view, id);
  return view.players.map((_, seat) => ({ seat, words: missionWords(view, id, seat), points: points[seat] ?? 0 }));
}
