import { mapped } from '@/engine/lists';
import { makeBoard, type Board, type WallBetween } from '@/engine/parts/grid/board';
import { blockOf, squareNamed } from '@/engine/parts/grid/squares';

import type { BattleMap } from '../../content/boss';
import { bossInPlay } from '../../content/bossInPlay';
import { FIELD, ZONE, type ObjectKind } from '../../content/terms';
import type { BattleState, ObjectState } from '../state';

/** What the letters of a map put on a square. */
const STANDING: Readonly<Record<string, ObjectKind>> = { P: 'pillar', S: 'shrine', T: 'statue', O: 'barrel', J: 'pot', W: 'trough' };

const readObjects = ({ rows }: BattleMap): readonly Readonly<ObjectState>[] =>
  rows.flatMap((row, y) => row.split('').flatMap((letter, x) => {
    const kind = STANDING[letter];
    return kind ? [{ kind, square: y * FIELD + x }] : [];
  }));
/** Maps never change, so each is read once. */
const objectsRead = new WeakMap<BattleMap, readonly Readonly<ObjectState>[]>();

/** What stands on a map at the start, for one battle. */
export function objectsOf(map: BattleMap): ObjectState[] {
  const objects = objectsRead.get(map) ?? readObjects(map);
  objectsRead.set(map, objects);
  return mapped(objects, ({ kind, square }) => ({ kind, square }));
}

function wallOf(name: string): WallBetween {
  const [a = '', b = ''] = name.split('|');
  return [squareNamed(FIELD, a), squareNamed(FIELD, b)];
}

const boards = new Map<string, Board>();

/** The zones in which an edge lies. */
const zonesAt = ([a, b]: WallBetween): number => (1 << blockOf(FIELD, ZONE, a)) | (1 << blockOf(FIELD, ZONE, b));

/** What was asked for last: mostly it is what is asked for now, and asked for it is with every step. */
let latest: { readonly boss: BattleState['boss']; readonly gone: number; readonly wallsDown: true | undefined; readonly board: Board } | undefined;

/** The walls of a battlefield as they stand: eaten Zones lose theirs (RR-622), and all may fall (RR-598). Each is worked out once. */
export function boardOf({ boss, extra }: Pick<BattleState, 'boss' | 'extra'>): Board {
  const gone = extra.void ?? 0;
  if (latest?.boss === boss && latest.gone === gone && latest.wallsDown === extra.wallsDown) return latest.board;
  const board = boardWithout(boss, gone, extra);
  latest = { boss, gone, wallsDown: extra.wallsDown, board };
  return board;
}

function boardWithout(boss: BattleState['boss'], gone: number, extra: BattleState['extra']): Board {
  const key = gone === 0 && !extra.wallsDown ? boss : `${boss} ${gone} ${extra.wallsDown === true}`;
  const known = boards.get(key);
  if (known) return known;
  const walls = extra.wallsDown ? [] : bossInPlay(boss).map.walls.map(wallOf).filter((wall) => (zonesAt(wall) & gone) === 0);
  const board = makeBoard(FIELD, walls);
  boards.set(key, board);
  return board;
}
