import type { RequirementId } from './vocabulary';

export interface Treasure {
  readonly gold?: number;
  readonly bonusDice?: number;
  readonly equipment?: number;
}

export interface Room {
  /** Corridors along their arrows. */
  readonly to: readonly RoomId[];
  readonly danger?: RequirementId;
  readonly shop?: true;
  readonly fountain?: true;
  readonly treasure?: Treasure;
}

export type RoomId = string;

export interface Face {
  readonly name: string;
  readonly entry: RoomId;
  readonly exit: RoomId;
  readonly boss: boolean;
  readonly rooms: Readonly<Record<RoomId, Room>>;
}

const dungeon = (name: string, exit: RoomId, rooms: Face['rooms']): Face => ({ name, entry: 'a', exit, boss: false, rooms });
const lair = (name: string, exit: RoomId, rooms: Face['rooms']): Face => ({ name, entry: 'a', exit, boss: true, rooms });

export const FACES = {
  'S1-dungeon': dungeon('The Leaky Cellars', 'f', {
    a: { to: ['b', 'c'] },
    b: { treasure: { gold: 2 }, to: ['d'] },
    c: { danger: 'weakHandShot', treasure: { equipment: 1 }, to: ['d', 'e'] },
    d: { shop: true, to: ['f', 'g'] },
    e: { danger: 'farShot', treasure: { bonusDice: 2 }, to: ['f'] },
    g: { fountain: true, to: ['f'] },
    f: { to: [] },
  }),
  'S1-boss': lair('The Landlord’s Hallway', 'f', {
    a: { to: ['b', 'c'] },
    b: { danger: 'backwardsShot', treasure: { bonusDice: 2 }, to: ['d'] },
    c: { treasure: { gold: 2 }, to: ['d', 'e'] },
    d: { fountain: true, to: ['f'] },
    e: { shop: true, to: ['f'] },
    f: { to: [] },
  }),
  'S2-dungeon': dungeon('The Indoor Forest', 'g', {
    a: { to: ['b', 'c'] },
    b: { danger: 'spinShot', treasure: { equipment: 1 }, to: ['d'] },
    c: { to: ['d', 'e'] },
    d: { treasure: { gold: 1 }, to: ['f'] },
    e: { fountain: true, to: ['f'] },
    f: { shop: true, to: ['g'] },
    g: { to: [] },
  }),
  'S2-boss': lair('Stairs Nobody Swept', 'f', {
    a: { to: ['b', 'c'] },
    b: { shop: true, to: ['d', 'e'] },
    c: { danger: 'twoBounceShot', treasure: { gold: 4 }, to: ['e'] },
    d: { treasure: { bonusDice: 1 }, to: ['f'] },
    e: { fountain: true, to: ['f'] },
    f: { danger: 'sittingShot', to: [] },
  }),
  'S3-dungeon': dungeon('The Wine Cellar of Maybe', 'g', {
    a: { to: ['b', 'c'] },
    b: { treasure: { gold: 1 }, to: ['d'] },
    c: { danger: 'sittingShot', treasure: { bonusDice: 1 }, to: ['d', 'e'] },
    d: { fountain: true, to: ['f'] },
    e: { treasure: { equipment: 1 }, to: ['f'] },
    f: { shop: true, to: ['g'] },
    g: { to: [] },
  }),
  'S3-boss': lair('The Queue for the Throne', 'f', {
    a: { to: ['b', 'c'] },
    b: { fountain: true, to: ['d', 'e'] },
    c: { danger: 'piousShot', treasure: { equipment: 1 }, to: ['e'] },
    d: { shop: true, to: ['f'] },
    e: { treasure: { gold: 3 }, to: ['f'] },
    f: { to: [] },
  }),
  'S4-dungeon': dungeon('The Museum of Traps', 'h', {
    a: { to: ['b', 'c', 'd'] },
    b: { shop: true, to: ['e'] },
    c: { danger: 'crossbowShot', treasure: { gold: 4 }, to: ['e'] },
    d: { treasure: { bonusDice: 1 }, to: ['e'] },
    e: { to: ['f', 'g'] },
    f: { danger: 'elbowShot', treasure: { equipment: 1 }, to: ['h'] },
    g: { fountain: true, to: ['h'] },
    h: { to: [] },
  }),
  'S4-boss': lair('The Carpet of No Return', 'f', {
    a: { to: ['b', 'c', 'g'] },
    b: { danger: 'slamShot', treasure: { bonusDice: 2 }, to: ['d'] },
    c: { shop: true, to: ['d', 'e'] },
    d: { treasure: { gold: 2 }, to: ['f'] },
    e: { fountain: true, to: ['f'] },
    g: { treasure: { gold: 1 }, to: ['e'] },
    f: { to: [] },
  }),
  'D1-a': dungeon('The Hall of Doors', 'f', {
    a: { to: ['b', 'c'] },
    b: { to: ['d', 'e'] },
    c: { danger: 'jumpShot', treasure: { gold: 3 }, to: ['e'] },
    d: { treasure: { bonusDice: 1 }, to: ['f'] },
    e: { shop: true, to: ['f'] },
    f: { to: [] },
  }),
  'D1-b': dungeon('The Long Way Round', 'e', {
    a: { treasure: { gold: 1 }, to: ['b', 'c'] },
    b: { danger: 'underTheLegShot', to: ['c', 'f'] },
    c: { shop: true, to: ['d'] },
    d: { fountain: true, to: ['e'] },
    f: { danger: 'blindShot', treasure: { equipment: 1 }, to: ['e'] },
    e: { to: [] },
  }),
  'D2-a': dungeon('The Library of Loud Books', 'g', {
    a: { to: ['b', 'c'] },
    b: { to: ['d'] },
    c: { danger: 'catapultShot', treasure: { gold: 3 }, to: ['d'] },
    d: { shop: true, to: ['e', 'f'] },
    e: { treasure: { equipment: 1 }, to: ['g'] },
    f: { danger: 'backwardsShot', treasure: { bonusDice: 2 }, to: ['g'] },
    g: { to: [] },
  }),
  'D2-b': dungeon('The Kitchen at Closing Time', 'f', {
    a: { to: ['b', 'c'] },
    b: { danger: 'noseShot', treasure: { bonusDice: 1 }, to: ['d', 'e'] },
    c: { treasure: { gold: 2 }, to: ['e'] },
    d: { fountain: true, to: ['f'] },
    e: { shop: true, to: ['f'] },
    f: { to: [] },
  }),
} as const satisfies Readonly<Record<string, Face>>;

export type FaceId = keyof typeof FACES;
export const FACE_IDS = Object.keys(FACES) as readonly FaceId[];
export const faceOf = (id: FaceId): Face => FACES[id];

/** The six printed sheets: what lies on their two sides (DF-289). */
export const SHEETS = {
  S1: { faces: ['S1-dungeon'], boss: 'S1-boss' },
  S2: { faces: ['S2-dungeon'], boss: 'S2-boss' },
  S3: { faces: ['S3-dungeon'], boss: 'S3-boss' },
  S4: { faces: ['S4-dungeon'], boss: 'S4-boss' },
  D1: { faces: ['D1-a', 'D1-b'] },
  D2: { faces: ['D2-a', 'D2-b'] },
} as const satisfies Readonly<Record<string, { readonly faces: readonly FaceId[]; readonly boss?: FaceId }>>;

export type SheetId = keyof typeof SHEETS;
export const BOSS_SHEETS = ['S1', 'S2', 'S3', 'S4'] as const;
export const DUNGEON_SHEETS = ['D1', 'D2'] as const;
