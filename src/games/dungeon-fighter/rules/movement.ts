import { demand } from '@/engine/errors';

import { faceOf, type RoomId } from '../content/faces';
import { revealMonster } from './encounter';
import { currentFace, currentRoom } from './monsters';
import type { MoveOf } from './moves';
import { expectFrame, type Run } from './run';
import type { DfState } from './state';

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

export function chooseCorridor(run: Run, { room }: MoveOf<'chooseCorridor'>): void {
  const { s, table } = run;
  expectFrame(s, 'movement', 'DF-18');
  demand(room !== s.room || corridors(s).includes(room), 'DF-19', 'The party may not stay.');
  demand(corridors(s).includes(room), 'DF-20', 'No corridor leads there along its arrow.');
  const leaves = s.room === currentFace(s).exit;
  if (leaves && room === BOSS_ROOM) {
    delete s.room;
  } else {
    if (leaves) s.floor += 1;
    s.room = room;
    s.stats.rooms += 1;
    table.emit({ type: 'roomEntered', floor: s.floor, room });
  }
  revealMonster(run);
}
