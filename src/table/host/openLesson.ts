import type { AnyBox } from '@/engine/box';
import { Match } from '@/engine/match';
import { LocalReferee } from '@/referee/localReferee';
import type { SeatPlayer } from '@/store/seats';
import { useSettings } from '@/store/settings';

import { Guide } from '../learn/guide';
import type { Lesson } from '../learn/lesson';
import { stagedGame } from '../learn/staged';
import { Session } from '../session/session';

interface OpenLesson {
  readonly guide: Guide;
  readonly referee: LocalReferee;
  readonly session: Session;
}

/** A lesson's match with its referee, the learner's screen at it, and the teacher who looks over the shoulder. */
export function openLesson(box: AnyBox, lesson: Lesson<unknown>): OpenLesson {
  const match = Match.create(stagedGame(box.game, lesson), lesson.options, lesson.seed);
  for (const [seat, move] of lesson.before ?? []) match.play(seat, move);
  const guide: Guide = new Guide(lesson, () => session.viewOf(lesson.seat));
  const referee = new LocalReferee({ box, match, clockRests: () => guide.botsWait });
  const session: Session = new Session({
    box,
    referee,
    players: lesson.names.map((name, seat): SeatPlayer => ({ name, plays: seat === lesson.seat ? 'person' : 'easy' })),
    seating: 'solo',
    speed: () => useSettings.getState().speed,
    botSeed: lesson.seed,
    keep: () => undefined,
    turnDown: (seat, move) => guide.turnDown(seat, move),
    botsWait: () => guide.botsWait,
  });
  return { guide, referee, session };
}
