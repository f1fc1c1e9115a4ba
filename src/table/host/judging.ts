import { featsIn, storyOf, type Achievement, type Feat } from '@/engine/achievements';
import type { AnyBox } from '@/engine/box';
import type { AnyMatch } from '@/engine/match';
import { Replayer } from '@/engine/replayer';
import type { BoxRecords } from '@/store/recordSheet';
import type { SeatPlayer } from '@/store/seats';

import { peopleOf } from '../session/eyes';

/** What the people at the table have earned in a match that is over. */
export function featsOf({ achievements = [], game }: AnyBox, match: AnyMatch, players: readonly SeatPlayer[]): readonly Feat[] {
  const people = peopleOf(players);
  if (achievements.length === 0 || people.length === 0) return [];
  const story = storyOf(Replayer.ofMatch(match), (state) => game.outcome(state));
  return story ? featsIn(story, achievements, people) : [];
}

/** An achievement with who has earned it. */
export interface EarnedAchievement extends Pick<Achievement<unknown>, 'id' | 'title' | 'praise'> {
  readonly name: string;
}

/** What was earned for the first time in this match, as far as the box that judges it has come. */
export function earnedIn(match: string, { achievements = [] }: Pick<AnyBox, 'achievements'> = {}, achieved: BoxRecords['achieved'] = {}): readonly EarnedAchievement[] {
  return achievements.flatMap(({ id, title, praise }) => {
    const earned = achieved[id];
    return earned?.match === match ? [{ id, title, praise, name: earned.name }] : [];
  });
}
