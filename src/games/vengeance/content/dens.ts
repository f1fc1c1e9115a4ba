import { isOwn } from '@/engine/own';

import { minionsIn, type MinionType } from './minions';

export interface Zone {
  readonly letter: string;
  readonly minions: readonly MinionType[];
  readonly wild: boolean;
  /** Where it is drawn: rows count from the entry, places from the left. */
  readonly row: number;
  readonly place: number;
}

export interface DenPlan {
  readonly name: string;
  readonly vp: 2 | 3 | 4;
  /** The entry zone comes first, the boss zone last. */
  readonly zones: readonly Zone[];
  readonly doors: readonly (readonly [number, number])[];
  /** How many zones lie side by side in each row. */
  readonly rows: readonly number[];
}

export const ENTRY = 0;

/** "E / A / B X", "E-A A-B A-X", "A gg · B n* · X h": as the catalogue draws and lists them. */
function den(vp: 2 | 3 | 4, name: string, rows: string, doors: string, spots: string): DenPlan {
  const found = new Map(spots.split(' · ').map((spot) => [spot.charAt(0), spot.slice(2)]));
  const lines = rows.split(' / ').map((row) => row.split(' '));
  const drawn = lines.flatMap((letters, row) =>
    letters.map((letter, place): Zone => {
      const marks = found.get(letter) ?? '';
      return { letter, minions: minionsIn(marks), wild: marks.includes('*'), row, place };
    }),
  );
  const number = (letter: string): number => drawn.findIndex((zone) => zone.letter === letter);
  return {
    vp, name, zones: drawn, rows: lines.map((letters) => letters.length),
    doors: doors.split(' ').map((door): [number, number] => [number(door.charAt(0)), number(door.charAt(2))]),
  };
}

export const DENS = {
  'D2-1': den(2, 'Paper Lantern', 'E / A / X', 'E-A A-X', 'A gth · X *'),
  'D2-2': den(2, 'Coin Laundry', 'E / A / B X', 'E-A A-B A-X', 'A gg · B n* · X h'),
  'D2-3': den(2, 'Loading Dock', 'E / A / B / X', 'E-A A-B B-X', 'A gb · B g* · X h'),
  'D2-4': den(2, 'Karaoke Booths', 'E / A B / X', 'E-A E-B A-X B-X', 'A gg · B t* · X h'),
  'D2-5': den(2, 'Pawnshop', 'E / A / B X', 'E-A A-B A-X B-X', 'A gh · B gn*'),
  'D2-6': den(2, 'Chop Shop', 'E / A / B X', 'E-A A-B A-X', 'A gb · B t* · X h'),
  'D3-1': den(3, 'Bathhouse', 'E / A / B C / X', 'E-A A-B A-C B-X C-X', 'A gg · B t* · C gn · X h'),
  'D3-2': den(3, 'Boxing Gym', 'E / A / B / X', 'E-A A-B B-X', 'A gb · B gth · X h*'),
  'D3-3': den(3, 'Rooftop Garden', 'E / A B / C / X', 'E-A E-B A-C B-C C-X', 'A n · B gg · C gt* · X h'),
  'D3-4': den(3, 'Print Works', 'E / A / B C / X', 'E-A A-B A-C B-C C-X', 'A gg · B n* · C gb · X h'),
  'D3-5': den(3, 'Fish Market', 'E / A B / X', 'E-A E-B A-B A-X B-X', 'A gth · B gn* · X h'),
  'D3-6': den(3, 'Parking Deck', 'E / A / B C / X', 'E-A A-B B-C B-X C-X', 'A gb · B gt · C n* · X h'),
  'D4-1': den(4, 'Card Room', 'E / A / B C / X', 'E-A A-B A-C B-X C-X', 'A ggn · B gt* · C gbh · X h'),
  'D4-2': den(4, 'Cold Storage', 'E / A / B / C / X', 'E-A A-B B-C C-X', 'A gb · B gt · C gn* · X hh'),
  'D4-3': den(4, 'Sky Lounge', 'E / A B / C / X', 'E-A E-B A-C B-C C-X', 'A gt · B gn · C ggh* · X h'),
  'D4-4': den(4, 'Freight Yard', 'E / A B / C D / X', 'E-A E-B A-C B-D C-X D-X', 'A gn · B gb · C gt · D gh* · X h*'),
  'D4-5': den(4, 'Velvet Theatre', 'E / A / B C / X', 'E-A A-B A-C B-X C-X', 'A gg · B nt* · C gb · X hh'),
  'D4-6': den(4, 'Tannery', 'E / A / B C / X', 'E-A A-B B-C B-X C-X', 'A ggb · B gn · C gt* · X h'),
  'D4-7': den(4, 'Penthouse', 'E / A B / C / X', 'E-A E-B A-B A-C B-C C-X', 'A gg · B nt* · C gbh · X h'),
  'D4-8': den(4, 'Subway Depot', 'E / A / B C / X', 'E-A A-B B-C B-X C-X', 'A gg · B bt · C gn* · X hh'),
  'D4-9': den(4, 'Meat Hall', 'E / A / B X', 'E-A A-B A-X B-X', 'A ggt · B gnh* · X hh'),
  'D4-10': den(4, 'Greenhouse', 'E / A B / C D / X', 'E-A E-B A-B A-C B-D C-D C-X D-X', 'A gn · B gn · C gh* · D gb* · X h'),
  'D4-11': den(4, 'Crane Cabin', 'E / A / B C / X', 'E-A A-B A-C B-X C-X', 'A gb · B ggt* · C nn · X h'),
  'D4-12': den(4, 'Hill Villa', 'E / A B / X', 'E-A E-B A-B B-X', 'A ggb · B gtn* · X hh'),
} satisfies Record<string, DenPlan>;

export type DenId = keyof typeof DENS;
export const DEN_IDS = Object.keys(DENS) as readonly DenId[];
const DEN_TABLE: Readonly<Record<DenId, DenPlan>> = DENS;
export const denOf = (id: DenId): DenPlan => DEN_TABLE[id];
export const densWorth = (vp: 2 | 3 | 4): readonly DenId[] => DEN_IDS.filter((id) => DENS[id].vp === vp);

/** Twelve boards have two sides: the front is worth 2 or 3, the back 4. */
export const BACKS = {
  'D2-1': 'D4-1', 'D2-2': 'D4-2', 'D2-3': 'D4-3', 'D2-4': 'D4-4', 'D2-5': 'D4-5', 'D2-6': 'D4-6',
  'D3-1': 'D4-7', 'D3-2': 'D4-8', 'D3-3': 'D4-9', 'D3-4': 'D4-10', 'D3-5': 'D4-11', 'D3-6': 'D4-12',
} as const satisfies Partial<Record<DenId, DenId>>;
export type FrontId = keyof typeof BACKS;
export const FRONT_IDS = Object.keys(BACKS) as readonly FrontId[];
export const isFront = (id: DenId): id is FrontId => isOwn(BACKS, id);

export const DENS_IN_PLAY = 6;
