import { arrived } from '@/box/arriving';
import type { AnyBox } from '@/engine/box';
import { hashJson } from '@/engine/hash';
import { Match, type AnyMatch } from '@/engine/match';
import { LocalReferee } from '@/referee/localReferee';
import { useLessons, type Bookmark } from '@/store/lessons';
import type { SeatPlayer } from '@/store/seats';
import { useSettings } from '@/store/settings';

import { Teacher } from '../learn/teacher';
import type { Lesson } from '../learn/lesson';
import { arrangedGame } from '../learn/arranged';
import { Session } from '../session/session';

interface OpenLesson {
  readonly teacher: Teacher;
  readonly referee: LocalReferee;
  readonly session: Session;
  /** Puts the bookmark where the learner is; at the end of the lesson there is none to put. */
  keepPlace(): void;
}

/** Changes with the lesson: a bookmark of another edition leads nowhere. */
export const editionOf = (box: AnyBox, { seed, steps }: Lesson<unknown>): string => `${box.game.version}-${hashJson([seed, steps.map(({ say }) => say)])}`;

function begin(box: AnyBox, lesson: Lesson<unknown>): AnyMatch {
  const match = Match.create(arrangedGame(box.game, lesson), lesson.options, lesson.seed);
  for (const [seat, move] of lesson.before ?? []) match.play(seat, move);
  return match;
}

/** The lesson's match where the learner left it, or undefined where the rules do not lead there any more. */
function goBackTo(bookmark: Bookmark | undefined, box: AnyBox, lesson: Lesson<unknown>): AnyMatch | undefined {
  if (bookmark?.edition !== editionOf(box, lesson)) return undefined;
  const match = begin(box, lesson);
  try {
    for (const [seat, move] of bookmark.moves.slice(match.moves.length)) match.play(seat, move);
  } catch {
    return undefined;
  }
  return match;
}

/** A lesson's match with its referee, the learner's screen at it, and the teacher who looks over the shoulder; from where it was left. */
export function openLesson(box: AnyBox, lesson: Lesson<unknown>): OpenLesson {
  const notes = useLessons.getState();
  const { bookmark } = notes.of(box.game.id, lesson.id);
  const left = goBackTo(bookmark, box, lesson);
  const match = left ?? begin(box, lesson);
  const teacher: Teacher = new Teacher(lesson, () => session.viewOf(lesson.seat));
  const referee = new LocalReferee({ box, match, clockRests: () => teacher.botsWait });
  const session: Session = new Session({
    box,
    bots: arrived(box),
    referee,
    players: lesson.names.map((name, seat): SeatPlayer => ({ name, plays: seat === lesson.seat ? 'person' : 'easy' })),
    seating: 'solo',
    speed: () => useSettings.getState().speed,
    botSeed: lesson.seed,
    keep: () => undefined,
    refusal: (seat, move) => teacher.refusal(seat, move),
    botsWait: () => teacher.botsWait,
  });
  if (left && bookmark) teacher.goTo(bookmark.step);
  const keepPlace = (): void => {
    const { index: step } = teacher.store.getState();
    // What a bot has done but the table not yet told is not behind the learner: it will be done again.
    const moves = match.moves.slice(0, session.store.getState().moveCount).map(({ seat, move }): [number, unknown] => [seat, move]);
    if (teacher.isTaught) notes.noteTaught(box.game.id, lesson.id);
    else if (step > 0) notes.putBookmark(box.game.id, lesson.id, { step, moves, edition: editionOf(box, lesson) });
  };
  return { teacher, referee, session, keepPlace };
}
