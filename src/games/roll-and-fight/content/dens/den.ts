import { MINIONS, MINION_TYPES, type MinionType } from '../minions';

export type Objective = { readonly points: number } & (
  | { readonly kind: 'killAdjacent'; readonly types: readonly MinionType[] }
  | { readonly kind: 'visitCount'; readonly count: number }
  | { readonly kind: 'killCount'; readonly type: MinionType; readonly count: number }
  | { readonly kind: 'healthSix' | 'hitBoss' | 'visitAdjacent' | 'clearInOne' }
);

export interface Room {
  readonly id: string;
  readonly name: string;
  /** Column and row of its lowest cell, from 1, row 1 at the bottom of the screen. */
  readonly cell: readonly [number, number];
  /** Cells it is high. */
  readonly tall: number;
  readonly minions: readonly MinionType[];
  readonly loot: number;
  readonly entrance: boolean;
  readonly boss: boolean;
  readonly objective?: Objective;
}

export interface DenPlan {
  readonly name: string;
  readonly words: string;
  readonly rooms: readonly Room[];
  /** Pairs of room ids, such as "AB". */
  readonly doors: readonly string[];
}

type Extras = Partial<Pick<Room, 'tall' | 'loot' | 'entrance' | 'boss' | 'objective'>>;

const BY_LETTER = new Map(MINION_TYPES.map((type) => [MINIONS[type].letter, type]));

function minionOf(letter: string): MinionType {
  const type = BY_LETTER.get(letter);
  if (!type) throw new RangeError(`no minion has the letter ${letter}`);
  return type;
}

export const room = (id: string, name: string, column: number, row: number, letters: string, extras: Extras = {}): Room => ({
  id, name, cell: [column, row], tall: 1, minions: letters.split('').map(minionOf), loot: 0, entrance: false, boss: false, ...extras,
});

export const den = (name: string, words: string, rooms: readonly Room[], doors: string): DenPlan => ({ name, words, rooms, doors: doors.split(' ') });

export const ENTRANCE = { entrance: true } as const;
export const BOSS = { boss: true } as const;

export const killAdjacent = (points: number, ...types: readonly MinionType[]): { objective: Objective } => ({ objective: { kind: 'killAdjacent', types, points } });
export const visitCount = (points: number, count: number): { objective: Objective } => ({ objective: { kind: 'visitCount', count, points } });
export const killCount = (points: number, type: MinionType, count: number): { objective: Objective } => ({ objective: { kind: 'killCount', type, count, points } });
export const healthSix = (points: number): { objective: Objective } => ({ objective: { kind: 'healthSix', points } });
export const hitBoss = (points: number): { objective: Objective } => ({ objective: { kind: 'hitBoss', points } });
export const visitAdjacent = (points: number): { objective: Objective } => ({ objective: { kind: 'visitAdjacent', points } });
export const clearInOne = (points: number): { objective: Objective } => ({ objective: { kind: 'clearInOne', points } });
