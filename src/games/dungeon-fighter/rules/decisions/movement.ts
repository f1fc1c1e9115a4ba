import * as v from 'valibot';

import { faceOf, type RoomId } from '../../content/faces';
import { revealMonster } from '../fight/encounter';
import { currentFace, currentRoom } from '../fight/monsters';
import type { Run } from '../run';
import type { DfState } from '../state';
import { answer, decision, leaderSeat } from './declare';

/** The name of the way out of the last room of floor 3. */
export const BOSS_ROOM: RoomId = 'boss';

/** Where the party may go: along the arrows, then to the next floor, then to the boss (DF-19 … DF-22). */
export function corridors(s: DfState): readonly RoomId[] {
  const room = currentRoom(s);
  if (!room) return [];
  if (s.room !== currentFace(s).exit) return room.to;
  const below = s.floors[s.floor + 1];
  return [below ? faceOf(below).entry : BOSS_ROOM];
}

function goTo(run: Run, room: RoomId): void {
  const { state: s } = run;
  const leaves = s.room === currentFace(s).exit;
  if (leaves && room === BOSS_ROOM) {
    delete s.room;
  } else {
    if (leaves) s.floor += 1;
    s.room = room;
    s.stats.rooms += 1;
    run.emit({ type: 'roomEntered', floor: s.floor, room });
  }
  revealMonster(run);
}

export const movement = decision('movement', {
  who: leaderSeat,
  words: 'Choose a corridor, or trade cards first.',
  answers: {
    chooseCorridor: answer({ room: v.pipe(v.string(), v.maxLength(8)) })({
      offers: (s) => corridors(s).map((room) => ({ room })),
      otherwise: (s, _frame, { room }) => (room === s.room ? ['DF-19', 'The party may not stay.'] : ['DF-20', 'No corridor leads there along its arrow.']),
      untimely: 'DF-18',
      label: (_s, _frame, { room }) => ({ label: `Room ${room.toUpperCase()}` }),
      play: (run, _frame, { room }) => goTo(run, room),
    }),
  },
});
