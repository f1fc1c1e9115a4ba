import { makeBoard, type Board, type WallBetween } from '@/engine/parts/grid/board';
import { squareNamed } from '@/engine/parts/grid/squares';

import type { BattleMap } from '../../content/boss';
import { BOSSES, type BossId } from '../../content/bosses';
import { FIELD, type ObjectKind } from '../../content/terms';
import type { ObjectState } from '../state';

/** What the letters of a map put on a square. */
const STANDING: Readonly<Record<string, ObjectKind>> = { P: 'pillar', S: 'shrine', T: 'statue', O: 'barrel', J: 'pot', W: 'trough' };

export const objectsOf = ({ rows }: BattleMap): ObjectState[] =>
  rows.flatMap((row, y) => row.split('').flatMap((letter, x) => {
    const kind = STANDING[letter];
    return kind ? [{ kind, square: y * FIELD + x }] : [];
  }));

function wallOf(name: string): WallBetween {
  const [a = '', b = ''] = name.split('|');
  return [squareNamed(FIELD, a), squareNamed(FIELD, b)];
}

const boards = new Map<BossId, Board>();

/** The walls of a battlefield; they never change, so each is worked out once. */
export function boardOf(boss: BossId): Board {
  const known = boards.get(boss);
  if (known) return known;
  const board = makeBoard(FIELD, BOSSES[boss].map.walls.map(wallOf));
  boards.set(boss, board);
  return board;
}
